"""House rules, and what only says how the game is shown."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.core.errors import BadOption
from funnymoney.core.match import Match
from funnymoney.games.ffuffziger.rules import Ffuffziger
from tests.games.ffuffziger_scenes import next_morning
from tests.games.ffuffziger_table import COIN, FIFTY, GREEN, HUNDRED, TEN, TWENTY, Table


@pytest.mark.rule("FF-R10", "FF-R28", "FF-D9")
def test_unless_told_otherwise_the_rulings_hold() -> None:
    match = Match(Ffuffziger, 3, {}, luck="fast", seed="1")
    assert match.view(None)["options"] == {
        "skip_any_trigger": False,
        "open_purses": False,
        "show_ring": False,
        "first_player": -1,
    }


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
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Match(Ffuffziger, 3, wrong, luck="fast", seed="1")
