"""The end of the deck, of a round and of the game."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.core.match import Match
from funnymoney.games.contraband.cards import BAG, BAGGAGE, CROWN, WINE
from funnymoney.games.contraband.rules import Contraband
from tests.games.contraband_table import (
    FEW_GOODS,
    FULL_BOX,
    NO_CARDS,
    Table,
    counts,
    declaration,
    random_end,
)

ONE_SUITCASE = {**FEW_GOODS, "baggage": 2}  # four cards in all: a search ends the round
WHOLE_DECK = [WINE, CROWN, BAGGAGE, BAGGAGE]
for_all_numbers_of_players = pytest.mark.parametrize("players", [3, 4, 5, 6])


def one_suitcase(players: int = 4, **options: object) -> Table:
    return Table(*WHOLE_DECK, then=WHOLE_DECK * 6, players=players, **ONE_SUITCASE | options)


def short_hand(left: int) -> Table:
    """All hands of four were searched; so few cards are left."""
    goods = [kind for kind in range(7) for _ in range(4)]
    rest = [CROWN, BAG, *[BAGGAGE] * ((left - 2) % 4)]
    table = Table(*goods[:4], then=[*goods[4:], *rest], baggage=len(rest) - 2, rounds=1)
    while table.view()["deck"]:
        table.declares().searched()
    return table


@pytest.mark.rule("CB-R17")
@pytest.mark.parametrize(
    ("left", "holder", "cards"),
    [(1, 3, [BAGGAGE]), (2, 2, [CROWN, BAG]), (3, 2, [CROWN, BAG, BAGGAGE])],
)
def test_at_the_end_of_the_deck_a_short_hand_is_played(
    left: int, holder: int, cards: list[int]
) -> None:
    table = short_hand(left)
    assert (table.acting, table.phase, table.view()["size"]) == (holder, "declaration", left)
    assert table.view(holder)["held"] == counts(*cards)


@pytest.mark.rule("CB-R1", "CB-R17")
@pytest.mark.parametrize(("left", "words"), [(1, 10), (2, 45), (3, 157)])
def test_a_short_hand_declares_at_most_its_own_size(left: int, words: int) -> None:
    table = short_hand(left)
    assert len(table.words()) == words
    assert table.refuses(table.acting, declaration(wine=left, watch=1)) == "too_much_in_all"


@pytest.mark.rule("CB-R17")
def test_a_deck_smaller_than_a_hand_is_one_short_hand() -> None:
    match = Match(Contraband, 3, {**FEW_GOODS, "baggage": 1}, luck="fast", seed="7")
    assert (match.view(None)["size"], match.view(None)["deck"]) == (3, 0)


@pytest.mark.rule("CB-R17", "CB-20")
def test_a_short_hand_that_is_true_pays_duty_and_earns_damages() -> None:
    table = short_hand(2).declares(crown=1).searched()
    assert table.payments[-2:] == [["duty", 2, 0, 500], ["damages", 0, 2, 200]]


@pytest.mark.rule("CB-R17", "CB-16")
def test_a_short_hand_that_is_a_lie_is_fined() -> None:
    assert short_hand(3).declares(wine=1).searched().payments[-1] == ["fine", 2, 0, 1000]


@pytest.mark.rule("CB-R17", "CB-32")
def test_a_short_hand_may_claim_immunity() -> None:
    assert short_hand(2).claims_immunity().searched().payments[-1] == ["damages", 0, 2, 200]


@pytest.mark.rule("CB-R17", "CB-9")
@pytest.mark.parametrize(
    ("choice", "payments"),
    [("accept", []), ("inform", [["fine", 2, 0, 1050], ["reward", 0, 3, 1000]])],
)
def test_the_last_hand_is_still_accepted_or_informed_on(
    choice: str, payments: list[list[str | int]]
) -> None:
    table = Table(then=WHOLE_DECK[:2] * 2, **FEW_GOODS, baggage=4).declares().searched()
    table.declares(wine=1).believed()
    assert (table.acting, table.phase, table.view()["round"]) == (3, "acceptance", 0)
    table.chooses(choice)
    assert table.payments[1:] == [["duty", 2, 0, 25], *payments]
    assert (table.view()["round"], table.view()["officer"]) == (1, 1)


@pytest.mark.rule("CB-R17")
def test_the_last_replacement_is_drawn_and_declared() -> None:
    table = Table(then=[CROWN, WINE], **FEW_GOODS, baggage=4).declares().passed(throwing=BAGGAGE)
    table.declares(crown=1).passed(throwing=BAGGAGE)
    assert (table.acting, table.view()["deck"], table.view()["round"]) == (3, 0, 0)
    assert table.view(3)["held"] == counts(CROWN, WINE, BAGGAGE, BAGGAGE)
    assert table.declares(wine=1).believed().accepted().view()["round"] == 1


@pytest.mark.rule("CB-9", "CB-R17")
def test_a_search_ends_the_round_when_there_is_no_new_hand() -> None:
    table = one_suitcase().declares(wine=1, crown=1).searched()
    assert table.told(None, "round_over") == [["round_over", 0]]
    assert table.view()["round"] == 1


@pytest.mark.rule("CB-9", "CB-R17", "CB-R25")
@for_all_numbers_of_players
def test_every_card_is_played_once_in_every_round(players: int) -> None:
    rounds: list[list[int]] = []
    for _, (key, *numbers) in random_end(players, seed=players).told:
        if key == "officer":
            rounds.append([0] * 10)
        if key == "packed":
            rounds[-1] = [a + int(b) for a, b in zip(rounds[-1], numbers, strict=True)]
        if key == "drew":
            rounds[-1][int(numbers[0])] += 1
    assert rounds == [FULL_BOX] * players


@pytest.mark.rule("CB-R18")
@pytest.mark.parametrize(("manner", "turns"), [("search", 14), ("accept", 53)])
def test_a_round_has_14_turns_if_all_are_searched_and_53_if_none_is(
    manner: str, turns: int
) -> None:
    match = Match(Contraband, 3, {"rounds": 1}, luck="fast", seed="7")
    while not match.over:
        (player,) = match.acting()
        offers: Any = match.view(player)["choices"]
        throw = ["throw", *offers[0].get("among", [[]])[0]]
        plain: dict[str, Any] = {
            "declaration": declaration(),
            "inspection": ["search"] if manner == "search" else ["believe"],
            "acceptance": ["accept"],
            "rejection": throw,
        }
        match.play(player, plain[str(match.view(None)["phase"])])
    assert [word[0] for _, word in match.record.choices].count("declare") == turns


@pytest.mark.rule("CB-9", "CB-R20")
def test_a_new_round_passes_the_office_to_the_left_and_the_one_after_starts() -> None:
    table = one_suitcase(first_officer=2).declares().searched()
    assert (table.view()["officer"], table.view()["holder"], table.acting) == (3, 0, 0)
    table.declares().searched()
    assert (table.view()["officer"], table.view()["holder"], table.acting) == (0, 1, 1)
    assert table.told(None, "officer") == [["officer", 2], ["officer", 3], ["officer", 0]]


@pytest.mark.rule("CB-R20")
def test_a_new_round_is_dealt_from_all_the_cards_again() -> None:
    hand = [WINE, CROWN, BAGGAGE, BAGGAGE]
    table = Table(*hand, then=[BAGGAGE, *hand], **FEW_GOODS, baggage=3)
    table.declares(wine=1).passed(throwing=WINE)
    assert (table.view()["deck"], table.view()["discard"]) == (0, counts(WINE))
    table.declares().searched()
    view = table.view(None)
    assert (view["deck"], view["size"], view["discard"]) == (1, 4, NO_CARDS)
    assert view["unseen"] == [1, 0, 0, 0, 0, 0, 0, 1, 0, 3]
    assert (view["said"], view["threw"], view["passes"]) == ([None] * 4, [None] * 4, 0)


@pytest.mark.rule("CB-R20")
def test_bag_and_crown_are_back_in_a_new_round() -> None:
    match = random_end(4, seed=3, rounds=2)
    packed = [item for _, item in match.told if item[0] in ("packed", "drew", "officer")]
    starts = [at for at, item in enumerate(packed) if item[0] == "officer"]
    second = packed[starts[1] :]
    crowns = sum(int(item[8]) if item[0] == "packed" else item[1:] == [CROWN] for item in second)
    bags = sum(int(item[9]) if item[0] == "packed" else item[1:] == [BAG] for item in second)
    assert (crowns, bags) == (1, 1)


@pytest.mark.rule("CB-R19", "CB-10")
def test_money_is_carried_on_into_the_next_round() -> None:
    table = one_suitcase().declares(wine=1).searched()
    assert (table.view()["round"], table.balances) == (1, [3550, 1450, 2500, 2500])
    table.declares().searched()
    assert table.balances == [3550, 2500, 1450, 2500]


@pytest.mark.rule("CB-8", "CB-28")
def test_the_new_officer_gets_the_duties() -> None:
    table = one_suitcase().declares().searched().declares(wine=1, crown=1).believed()
    assert table.payments[-1] == ["duty", 2, 1, 525]


@pytest.mark.rule("CB-8", "CB-36", "CB-D3")
@for_all_numbers_of_players
def test_the_game_is_over_when_each_player_was_officer_once(players: int) -> None:
    table = one_suitcase(players, first_officer=1)
    for done in range(players):
        assert (table.match.over, table.view()["round"]) == (False, done)
        table.declares().searched()
    assert (table.match.over, table.phase, table.match.acting()) == (True, "over", [])
    officers = [item[1] for item in table.told(None, "officer")]
    assert officers == [(1 + later) % players for later in range(players)]
    assert table.told(None, "round_over") == [["round_over", done] for done in range(players)]


@pytest.mark.rule("CB-36")
def test_after_the_end_no_choice_is_taken() -> None:
    table = one_suitcase(rounds=1).declares().searched()
    for player in range(4):
        assert table.refuses(player, ["believe"]) == "finished"
        assert (table.view(player)["choices"], table.match.state.legal_actions(player)) == ([], [])
