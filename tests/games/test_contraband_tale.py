"""The tale of a match of Contraband: who paid what, what was declared, who believed it."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.core.tale import Answer, Claim, Tale
from funnymoney.games import recap_of
from funnymoney.games.contraband.cards import (
    BAG,
    BAGGAGE,
    CIGARS,
    CROWN,
    DUTIES,
    PERFUME,
    WATCH,
    WINE,
)
from funnymoney.games.contraband.presentation.presenter import cost
from tests.games.contraband_table import FEW_GOODS, Table, random_end, random_play

SHARE = 2500  # of 10,000 F, four players


def told(table: Table) -> Tale:
    """Have everybody tell the truth and believe it until the match is over, and tell it."""
    while not table.match.over:
        phase, view = table.phase, table.view(table.acting)
        if phase == "declaration":
            table.chooses("declare", *view["held"][:8])
        elif phase == "rejection":
            table.chooses("throw", view["choices"][0]["among"][0][0])
        else:
            table.chooses("believe" if phase == "inspection" else "accept")
    return recap_of(table.match.record)


def one_round(*hand: int) -> Table:
    """Return a table of one round with a wine, a crown and six pieces of baggage: two hands."""
    return of_deck([1, 0, 0, 0, 0, 0, 0, 1, 0, 6], *hand, **FEW_GOODS)


def all_goods(*hand: int) -> Table:
    """Return a table of one round with every good and the Bag, but only six of baggage."""
    return of_deck([4, 4, 4, 4, 4, 4, 4, 1, 1, 6], *hand)


def of_deck(deck: list[int], *hand: int, **options: Any) -> Table:
    """Deal this hand first, filled up with baggage, then the rest, baggage first."""
    left = list(deck)
    for card in [*hand, *[BAGGAGE] * (4 - len(hand))]:
        left[card] -= 1
    then = [card for card in reversed(range(10)) for _ in range(left[card])]
    return Table(*hand, then=then, rounds=1, baggage=6, **options)


def amounts(of: Tale) -> dict[str, list[int]]:
    return {column.key: column.amounts for column in of.columns if any(column.amounts)}


def the(claims: list[Claim]) -> Claim:
    (claim,) = claims
    return claim


# ------------------------------------------------------------------------------- columns


def test_a_believed_declaration_is_duty_paid_and_taken() -> None:
    found = told(one_round(CROWN, WINE).declares(crown=1, wine=1).believed().informed_on())
    assert amounts(found) == {
        "start": [SHARE] * 4,
        "duty_paid": [0, -525, 0, 0],
        "duty_taken": [525, 0, 0, 0],
        "damages_paid": [0, 0, -200, 0],
        "damages_taken": [0, 200, 0, 0],
    }
    assert found.scores == [3025, 2175, 2300, 2500]


def test_a_lie_that_was_informed_on_is_a_fine_and_a_reward() -> None:
    found = told(one_round(CROWN, WINE).declares().believed().informed_on())
    assert amounts(found) == {
        "start": [SHARE] * 4,
        "fine_paid": [0, -1050, 0, 0],
        "fine_taken": [1050, 0, 0, 0],
        "reward_paid": [-1000, 0, 0, 0],
        "reward_taken": [0, 0, 1000, 0],
    }


def test_money_over_time_has_a_point_for_each_choice_that_moves_money() -> None:
    found = told(one_round(CROWN, WINE).declares(crown=1, wine=1).believed().informed_on())
    assert [(point.choice, point.amounts["money"]) for point in found.points] == [
        (0, [2500, 2500, 2500, 2500]),
        (2, [3025, 1975, 2500, 2500]),
        (3, [3025, 2175, 2300, 2500]),
        (found.choices, [3025, 2175, 2300, 2500]),
    ]


# ---------------------------------------------------------------------------------- lies


def test_a_lie_found_by_the_officer_was_never_told_to_the_neighbour() -> None:
    lie = the(told(one_round(CROWN, WINE).declares(wine=1).searched()).lies)
    assert lie == Claim(
        kind="hidden_goods",
        choice=1,
        player=1,
        to=[0, 2],
        amount=500,
        truth=False,
        answers=[Answer(0, 2, False)],
        checker=0,
    )


def test_a_lie_that_got_past_the_officer_is_caught_by_the_informer() -> None:
    lie = the(told(one_round(CROWN).declares().believed().informed_on()).lies)
    assert lie.answers == [Answer(0, 2, True), Answer(2, 3, False)]
    assert lie.checker == 2


def test_a_lie_believed_by_all_is_caught_by_nobody() -> None:
    lie = the(told(one_round(CROWN).declares().passed(throwing=CROWN)).lies)
    assert lie.answers == [Answer(0, 2, True), Answer(2, 3, True)]
    assert lie.checker is None


def test_every_traveller_who_passes_a_suitcase_on_lies_for_himself() -> None:
    table = one_round(CROWN).declares().passed(throwing=BAGGAGE).declares().searched()
    lies = told(table).lies
    assert [(lie.player, lie.choice, lie.checker) for lie in lies] == [(1, 1, None), (2, 5, 0)]
    assert [lie.to for lie in lies] == [[0, 2], [0, 3]]


@pytest.mark.parametrize(
    ("hand", "said", "kind", "amount"),
    [
        ([CROWN, WINE], {"wine": 1}, "hidden_goods", 500),
        ([WINE], {"wine": 1, "crown": 1}, "invented_goods", -500),
        ([CROWN], {"wine": 1}, "swapped_goods", 475),
    ],
)
def test_a_lie_is_as_large_as_the_duty_it_saves(
    hand: list[int], said: dict[str, int], kind: str, amount: int
) -> None:
    lie = the(told(one_round(*hand).declares(**said).searched()).lies)
    assert (lie.kind, lie.amount) == (kind, amount)


def test_goods_of_the_same_duty_are_a_lie_about_nothing() -> None:
    table = all_goods(CIGARS, CIGARS).declares(perfume=1).searched()
    lie = told(table).lies[0]
    assert (lie.kind, lie.amount) == ("swapped_goods", 0)


def test_false_immunity_hides_all_there_is() -> None:
    table = all_goods(WATCH, PERFUME).claims_immunity().searched()
    lie = told(table).lies[0]
    assert (lie.kind, lie.amount, lie.checker) == ("false_immunity", 250, 0)


# ----------------------------------------------------------------------------- suspicion


def test_the_truth_searched_by_the_officer_was_suspected_and_cost_him_damages() -> None:
    found = told(one_round(WINE).declares(wine=1).searched())
    claim = the(found.suspected)
    assert (claim.kind, claim.player, claim.checker) == ("true_declaration", 1, 0)
    assert (claim.choice, claim.amount, claim.answers) == (1, 200, [Answer(0, 2, False)])
    assert found.lies == []


def test_the_truth_informed_on_was_suspected_by_the_neighbour() -> None:
    claim = the(told(one_round(WINE).declares(wine=1).believed().informed_on()).suspected)
    assert (claim.checker, claim.amount) == (2, 200)
    assert claim.answers == [Answer(0, 2, True), Answer(2, 3, False)]


def test_a_true_bag_that_was_doubted_was_suspected() -> None:
    table = all_goods(BAG, WATCH).claims_immunity().searched()
    claim = told(table).suspected[0]
    assert (claim.kind, claim.amount, claim.checker) == ("true_immunity", 200, 0)


def test_the_truth_that_was_believed_is_not_told_of() -> None:
    found = told(one_round(WINE))
    assert (found.lies, found.suspected, found.unsettled) == ([], [], [])


# --------------------------------------------------------------------------- many matches


def lies_in_views(players: int, seed: int) -> list[tuple[int, int, int]]:
    """Reckon from views alone: at which choice who lied, and how much duty that saved."""
    found, prices = [], list(DUTIES)
    for match in random_play(players, seed):
        if match.over or match.view(None)["phase"] != "declaration":
            continue
        (player,) = match.acting()
        held: Any = match.view(player)["held"]
        found.append((len(match.record.choices) + 1, player, held))
    record = match.record
    return [
        (choice, player, cost(prices, held) - cost(prices, said or [0] * 8))
        for choice, player, held in found
        for verb, *numbers in [record.choices[choice - 1][1]]
        for said in [[int(number) for number in numbers]]
        if (not held[BAG] if verb == "immunity" else said != held[:8])
    ]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(3))
def test_lies_are_those_that_the_holders_own_view_gives_away(players: int, seed: int) -> None:
    found = recap_of(random_end(players, seed).record)
    lies = [(lie.choice, lie.player, lie.amount) for lie in found.lies]
    assert lies == lies_in_views(players, seed)
    assert len(lies) > 5


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_money_only_moves_between_players(players: int) -> None:
    found = recap_of(random_end(players, 7).record)
    paid = {column.key: sum(column.amounts) for column in found.columns}
    for key in ("duty", "fine", "damages", "reward"):
        assert paid[f"{key}_paid"] == -paid[f"{key}_taken"] != 0
