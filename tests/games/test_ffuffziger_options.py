"""House rules, and what only says how the game is shown."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.core.errors import BadOption
from funnymoney.core.match import Match
from funnymoney.games.ffuffziger.rules import Ffuffziger
from tests.games.ffuffziger_scenes import next_morning
from tests.games.ffuffziger_table import (
    COIN,
    FIFTY,
    GREEN,
    HUNDRED,
    REAL,
    TEN,
    TWENTY,
    Table,
    kind,
    machines,
    purse,
)


@pytest.mark.rule("FF-R10", "FF-R28", "FF-D9")
def test_unless_told_otherwise_the_rulings_hold() -> None:
    match = Match(Ffuffziger, 3, {}, luck="fast", seed="1")
    assert match.view(None)["options"] == {
        "edition": "full",
        "skip_any_trigger": False,
        "open_purses": False,
        "show_ring": False,
        "first_player": -1,
        "rounds": 0,
        "machines": 3,
        "purse": [0] * 6,
        "letters": 4,
        "of_a_letter": 0,
    }


# ----------------------------------------------------------------------------- small versions


@pytest.mark.rule("FF-37")
def test_a_game_of_one_round_ends_with_its_phase_4() -> None:
    table = Table(COIN, purse=purse(n10=1), machines=0, rounds=1)
    assert table.seen("phase") == "fists"
    for player in range(3):
        table.match.play(player, ["fist", 0, 0, 0, 0, 0, 0])
    assert table.match.over
    assert table.told("no_sale")


@pytest.mark.rule("FF-9")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_fewer_machines_can_be_dealt_from_the_10_on(number: int) -> None:
    table = Table(machines=number)
    assert table.seen("machines") == [machines(*map(kind, range(number)))] * 3
    piles = [24 - 3, 27 - 3 * (number > 1), 27 - 3 * (number > 2), 18, 12]
    assert table.seen("pile") == piles


@pytest.mark.rule("FF-D10")
def test_everybody_can_start_with_money() -> None:
    money = purse(1, 2, 3, 4, 5, real=6)
    assert Table(purse=money).seen("money") == [money] * 3


@pytest.mark.rule("FF-3", "FF-7", "FF-37")
def test_the_game_ends_with_the_last_of_few_laundering_cards() -> None:
    table = Table(COIN, purse=purse(n20=2), machines=0, letters=1, of_a_letter=2)
    assert (table.seen("cards_left"), table.seen("unseen_cards")) == (2, [1])
    for fist in (1, 1):
        for player in range(3):
            table.match.play(player, ["fist", 0, fist * (player == 2), 0, 0, 0, 0])
    assert table.match.over
    assert table.seen("money")[2] == purse(real=20 + 30)


def test_the_tiny_edition_is_one_round_of_fists_for_two_cards() -> None:
    table = Table(COIN, edition="tiny")
    assert table.seen("phase") == "fists"
    assert table.seen("money") == [purse(n10=1, n20=1)] * 3
    for player, fist in ((0, purse()), (1, purse(n20=1)), (2, purse(n10=1))):
        table.match.play(player, ["fist", *fist])
    for player, fist in ((0, purse(n20=1)), (1, purse(n10=1)), (2, purse(n10=1, n20=1))):
        table.match.play(player, ["fist", *fist])
    assert table.match.over
    assert [money[REAL] for money in table.seen("money")] == [0, 20, 30]
    assert table.state.returns() == [2, 4, 6]


def test_what_is_said_expressly_goes_before_the_edition() -> None:
    assert Table(COIN, edition="tiny", purse=purse(n50=1)).seen("money") == [purse(n50=1)] * 3


@pytest.mark.rule("FF-R10")
@pytest.mark.parametrize(
    ("cards", "lowest", "auctions", "left"),
    [
        ([TWENTY, HUNDRED], TEN, 0, 1),
        ([TWENTY, COIN], TEN, 0, 1),
        ([TEN, FIFTY, GREEN], TEN, 0, 0),
        ([TEN, TWENTY, FIFTY, HUNDRED, COIN, COIN], TEN, 3, 0),
        ([TEN, TWENTY], FIFTY, 0, 3),
    ],
)
def test_any_trigger_can_use_up_the_three_free_ones(
    cards: list[int], lowest: int, auctions: int, left: int
) -> None:
    table = next_morning(*cards, lowest=lowest, free_coins=3, players=5, skip_any_trigger=True)
    assert (table.seen("auctions"), table.seen("free_coins")) == (auctions, left)


@pytest.mark.rule("FF-R10")
def test_with_that_option_no_auction_is_held_in_the_first_round() -> None:
    table = Table(TWENTY, players=5, skip_any_trigger=True)
    assert (table.seen("auctions"), table.seen("free_coins")) == (0, 2)
    assert table.until_round(2).told("lot") == []


@pytest.mark.rule("FF-R10")
def test_with_three_or_four_players_that_option_changes_nothing() -> None:
    for option in (False, True):
        table = next_morning(TWENTY, COIN, free_coins=3, skip_any_trigger=option)
        assert (table.seen("auctions"), table.seen("free_coins")) == (0, 2)


@pytest.mark.rule("FF-R28")
@pytest.mark.parametrize("option", ["open_purses", "show_ring"])
def test_what_is_shown_to_people_changes_no_view(option: str) -> None:
    plain = Table(COIN, TWENTY).until_round(3)
    options: dict[str, Any] = {option: True}
    shown = Table(COIN, TWENTY, **options).until_round(3)
    assert shown.seen("options")[option] is True
    for who in plain.everybody():
        assert shown.view(who) == plain.view(who) | {"options": shown.seen("options")}


@pytest.mark.rule("FF-D9")
@pytest.mark.parametrize("first", range(4))
def test_the_first_player_can_be_named(first: int) -> None:
    table = Table(players=4, first_player=first)
    assert (table.acting, table.seen("first")) == (first, first)


@pytest.mark.parametrize(
    "wrong",
    [
        {"colour": 1},
        {"skip_any_trigger": 1},
        {"open_purses": "yes"},
        {"show_ring": None},
        {"first_player": 3},
        {"first_player": -2},
        {"edition": "large"},
        {"rounds": -1},
        {"machines": 4},
        {"machines": 0},
        {"purse": [1, 2]},
        {"letters": 0},
        {"of_a_letter": 11},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Match(Ffuffziger, 3, wrong, luck="fast", seed="1")
