"""The tale of a match of Counterfeiters: where money came from, and whom it was kept from."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from funnymoney.core.tale import BANK, Answer, Claim, Tale
from funnymoney.games import recap_of
from funnymoney.games.counterfeiters.cards import DINER, INK, JET, LOTTERY, PRINTER
from funnymoney.games.counterfeiters.presentation.recap import Story
from tests.games.counterfeiters_table import Small, Table, ending, random_play
from tests.games.tale_watch import Watch

HANDS = (100, 60)  # of the two players of most scenes


def scene() -> Table:
    return Table().all_have(*HANDS)


def before_the_godfather() -> Table:
    """Return a table where the next choice on a space with police brings the Godfather."""
    return scene().police_at(6, taught=1)


def told(table: Table, *play: Callable[[Table], Table]) -> Tale:
    """Look on while this is played, and tell it."""
    watch = Watch(table.match, Story())
    for each in play:
        each(table)
    return watch.tale()


def amounts(of: Tale) -> dict[str, list[int]]:
    """Return all columns in which there is anything, but for what was there at the start."""
    return {each.key: each.amounts for each in of.columns[1:] if any(each.amounts)}


# ------------------------------------------------------------------------------- columns


@pytest.mark.parametrize(
    ("table", "play", "column", "amount"),
    [
        (scene(), lambda t: t.dodges(Small.SUNGLASSES), "tax", 30),
        (scene(), lambda t: t.buys(Small.MARKET_20), "contacts", -20),
        (scene().has(0, fakes=[0, 2, 1]), lambda t: t.shops(Small.SHOP, 0, 2, 1),
         "supermarkets", 150),
        (scene().has(0, fakes=[0, 4, 1]), lambda t: t.fences(Small.FENCE, 0, 4, 1),
         "receivers", 150),
        (scene(), lambda t: t.flies(Small.COMMERCIAL).stashes(70), "fares", -30),
    ],
)  # fmt: skip
def test_each_deed_has_a_column(
    table: Table, play: Callable[[Table], Table], column: str, amount: int
) -> None:
    found = told(table, play)
    assert amounts(found) == {column: [amount, 0]}
    assert found.scores == [100 + amount, 60]


def test_a_jet_of_ones_own_costs_no_fare() -> None:
    table = scene().has(0, cards=[PRINTER, INK, JET])
    found = told(table, lambda t: t.flies(Small.JET).stashes(70))
    assert amounts(found) == {}
    assert found.points[-1].amounts == {"money": [100, 60], "offshore": [70, 0]}


def test_the_godfather_has_a_column() -> None:
    found = told(before_the_godfather(), lambda t: t.prints(Small.PRINT_POLICE))
    assert amounts(found) == {"godfather": [-50, -30]}


def test_the_godfather_has_it_too_where_he_is_paid_in_the_open() -> None:
    table = Table(godfather_shows=True).police_at(6, taught=1).all_have(*HANDS)
    assert amounts(told(table, lambda t: t.prints(Small.PRINT_POLICE))) == {"godfather": [-50, -30]}


def test_diners_and_tickets_have_columns() -> None:
    table = ending().all_have(0, 0).has(1, fakes=[2, 0, 0], cards=[PRINTER, INK, DINER, LOTTERY])
    found = told(table, lambda t: t.prints(Small.PRINT_POLICE).passes(2))
    assert table.match.over
    assert amounts(found) == {"diners": [0, 50], "lottery": [0, 60]}
    assert found.scores == [0, 110]


def test_the_columns_of_an_evening_add_up_by_hand() -> None:
    """100 + 30 of tax, less 30 of fare; 60 stay, 40 fly; of 60 the Godfather takes 30."""
    found = told(
        before_the_godfather(),
        lambda t: t.dodges(Small.SUNGLASSES).passes(),
        lambda t: t.flies(Small.COMMERCIAL).stashes(40).prints(Small.PRINT_POLICE),
    )
    assert found.scores == [70, 30]
    assert amounts(found) == {"tax": [30, 0], "fares": [-30, 0], "godfather": [-30, -30]}
    assert [(point.choice, point.amounts["offshore"][0]) for point in found.points][3:5] == [
        (3, 0),
        (4, 40),
    ]


# --------------------------------------------------------------------- what comes near a lie


def test_fakes_in_a_supermarket_are_taken_for_real() -> None:
    table = scene().has(0, fakes=[0, 2, 1])
    (lie,) = told(table, lambda t: t.shops(Small.SHOP, 0, 2, 1)).lies
    assert lie == Claim(
        "fakes_in_supermarket", 1, 0, [BANK], 150, False, [Answer(BANK, 1, True)], None
    )


def test_a_receiver_is_told_no_lie() -> None:
    found = told(scene().has(0, fakes=[0, 4, 1]), lambda t: t.fences(Small.FENCE, 0, 4, 1))
    assert found.claims == []


def test_tax_fraud_is_a_lie_to_the_state() -> None:
    (lie,) = told(scene(), lambda t: t.dodges(Small.SUNGLASSES)).lies
    assert (lie.kind, lie.player, lie.amount, lie.checker) == ("tax_fraud", 0, 30, None)


def test_diners_pass_fakes_without_a_choice_of_their_owner() -> None:
    table = ending().has(1, fakes=[2, 0, 0], cards=[PRINTER, INK, DINER])
    found = told(table, lambda t: t.prints(Small.PRINT_POLICE).passes(2))
    (lie,) = [lie for lie in found.lies if lie.kind == "fakes_in_diner"]
    assert (lie.player, lie.choice, lie.amount) == (1, 3, 50)


def test_what_was_offshore_when_the_godfather_came_was_kept_from_him() -> None:
    table = before_the_godfather().has(1, offshore=200)
    (lie,) = told(table, lambda t: t.prints(Small.PRINT_POLICE)).lies
    assert (lie.kind, lie.player, lie.amount) == ("kept_offshore", 1, 200)
    assert (lie.choice, lie.answers, lie.checker) == (1, [Answer(BANK, 1, True)], None)


def test_an_empty_hand_was_suspected_by_the_godfather() -> None:
    table = before_the_godfather().has(1, hand=0)
    found = told(table, lambda t: t.prints(Small.PRINT_POLICE))
    (claim,) = found.suspected
    assert (claim.kind, claim.player, claim.amount, claim.checker) == ("empty_hand", 1, 0, BANK)
    assert found.lies == []


def test_an_empty_hand_with_money_offshore_is_not_honest() -> None:
    table = before_the_godfather().has(1, hand=0, offshore=10)
    found = told(table, lambda t: t.prints(Small.PRINT_POLICE))
    assert found.suspected == []
    assert [(lie.kind, lie.amount) for lie in found.lies] == [("kept_offshore", 10)]


# --------------------------------------------------------------------------- many matches


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_godfather_took_what_each_player_alone_was_told(players: int) -> None:
    *_, match = random_play(players, 3)
    columns = {each.key: each.amounts for each in recap_of(match.record).columns}
    for player in range(players):
        paid = [item for item in match.news(player) if item[0] == "paid_godfather"]
        assert columns["godfather"][player] == -sum(int(item[2]) for item in paid)
    assert min(columns["godfather"]) < 0
    assert sorted(columns["start"]) == [20, 30, 40, 50][:players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_lie_is_one_of_the_deeds_that_all_could_see(players: int) -> None:
    *_, match = random_play(players, 5)
    lies = recap_of(match.record).lies
    for kind, key in [("tax_fraud", "tax"), ("fakes_in_diner", "diners")]:
        seen = [(item[1], item[-1]) for item in match.news(None) if item[0] == key]
        assert [(lie.player, lie.amount) for lie in lies if lie.kind == kind] == seen
