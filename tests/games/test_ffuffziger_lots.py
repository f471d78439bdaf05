"""How many auctions there are, how many coins each is about, and where the marker goes."""

from __future__ import annotations

import pytest

from funnymoney.core.luck import ScriptedLuck
from tests.games.ffuffziger_scenes import at_auction, in_the_evening, next_day
from tests.games.ffuffziger_table import (
    BOUGHT,
    COIN,
    EVERY_NUMBER_OF_PLAYERS,
    REAL,
    SINGLE,
    TEN,
    TOP,
    TWENTY,
    Table,
    kind,
    purse,
)


def lots_of(table: Table) -> list[int]:
    """Hold all auctions and return how many coins each was about."""
    while table.seen("phase") in ("lead", "match"):
        table.idles()
    return [int(item[1]) for item in table.told("lot")]


def held(lots: int, *dice: int) -> list[int]:
    return lots_of(at_auction(*[purse(real=50)] * 3, lots=lots, dice=dice))


@pytest.mark.rule("FF-5", "FF-24")
@pytest.mark.parametrize(("side", "coins"), [*enumerate([2, 3, 3, 4, 4, 5])])
def test_the_die_says_how_many_coins(side: int, coins: int) -> None:
    table = Table(first_player=2).is_poor().has(0, purse(real=9)).set(auctions=1)
    table.match.luck = ScriptedLuck([0, side])
    table.chooses("transform", kind(TOP, BOUGHT))
    assert (table.seen("lot"), table.told("lot")) == (coins, [["lot", coins]])
    table.match.luck = ScriptedLuck([1])
    assert table.offers(REAL, 1).coins == [coins, 0, 0]


@pytest.mark.rule("FF-R18")
def test_the_die_is_rolled_before_each_auction_and_before_bidding() -> None:
    table = at_auction(*[purse(real=50)] * 3, lots=3, dice=[5, 3, 4])
    assert (table.seen("lot"), len(table.told("lot"))) == (5, 1)
    assert table.offers(REAL, 1).drops(2).seen("lot") == 3
    assert table.offers(REAL, 1).drops(2).seen("lot") == 4
    assert table.offers(REAL, 1).drops(2).coins == [5, 3, 4]


@pytest.mark.rule("FF-29", "FF-R18")
@pytest.mark.parametrize(
    ("lots", "dice", "expected"),
    [
        (1, [3], [3]),
        (1, [2, 4], [2, 4]),
        (1, [2, 2, 5], [2, 2, 5]),
        (1, [2, 2, 2, 5], [2, 2, 2]),
        (2, [2, 2, 2, 2], [2, 2, 2, 2]),
        (2, [3, 2, 4, 5], [3, 2, 4]),
        (3, [4, 5, 3], [4, 5, 3]),
    ],
)
def test_each_2_adds_an_auction_and_no_more_than_two_in_a_round(
    lots: int, dice: list[int], expected: list[int]
) -> None:
    assert held(lots, *dice) == expected


@pytest.mark.rule("FF-29", "FF-R18")
def test_in_the_next_round_two_more_may_be_added() -> None:
    table = at_auction(*[purse(real=50)] * 3, dice=[2] * 9).inspector(COIN, TWENTY)
    assert lots_of(table) == [2, 2, 2]
    table.until_round(2).until("lead")
    assert lots_of(table) == [2] * 6


@pytest.mark.rule("FF-D11")
def test_more_auctions_can_be_held_than_there_are_markers() -> None:
    assert held(5, 2, 2) == [2, 2, 3, 3, 3, 3, 3]


@pytest.mark.rule("FF-D7")
def test_the_coins_never_run_out() -> None:
    table = at_auction(*[purse(real=50)] * 3, dice=[5])
    for player in range(3):
        table.has(player, coins=40)
    assert table.offers(REAL, 1).drops(2).coins == [45, 40, 40]


@pytest.mark.rule("FF-25", "FF-R12")
@EVERY_NUMBER_OF_PLAYERS
def test_the_marker_moves_on_before_each_auction_also_the_added_ones(players: int) -> None:
    table = at_auction(*[purse(real=50)] * players, lots=3, dice=[3, 2])
    openers = []
    while table.seen("phase") == "lead":
        openers.append(table.acting)
        assert table.seen("first") == table.acting
        table.offers(REAL, 1).drops(players - 1)
    assert openers == [number % players for number in range(4)]
    assert table.seen("first") == 3 % players


@pytest.mark.rule("FF-25", "FF-R12")
def test_the_marker_moves_also_before_an_auction_without_bidders() -> None:
    table = at_auction(purse(), purse(), purse(), lots=2)
    assert table.told("marker") == [["marker", 2], ["marker", 0], ["marker", 1]]


@pytest.mark.rule("FF-30", "FF-R19")
@EVERY_NUMBER_OF_PLAYERS
def test_in_a_round_without_auctions_the_marker_moves_one_seat(players: int) -> None:
    table = Table(players=players)
    assert table.until("fists").seen("first") == 1
    assert table.until_round(2).seen("first") == 1
    assert table.until("fists").seen("first") == 2
    assert table.told("lot") == []


@pytest.mark.rule("FF-R19", "FF-24")
def test_a_round_whose_coin_cards_are_all_free_is_one_without_auctions() -> None:
    table = in_the_evening().has(0, tools=[kind(TOP, SINGLE)]).inspector(COIN, COIN, free_coins=3)
    next_day(table)
    first = table.seen("first")
    table.produces(kind(TOP, SINGLE))
    assert (table.seen("phase"), table.seen("first")) == ("fists", (first + 1) % 3)


@pytest.mark.rule("FF-R12", "FF-35")
def test_the_marker_does_not_move_in_the_rest_of_a_round() -> None:
    table = at_auction(*[purse(n10=9, real=50)] * 3, lots=2)
    lots_of(table)
    for phase in ("fists", "buying", "laundering"):
        assert table.until(phase).seen("first") == 1
    assert table.until_round(2).seen("first") == 1
    assert table.told("marker")[-1] == ["marker", 1]


@pytest.mark.rule("FF-24")
def test_auctions_come_after_all_have_worked_and_before_the_fists() -> None:
    table = in_the_evening().inspector(COIN, TEN).has(0, tools=[kind(TOP)])
    assert next_day(table).seen("phase") == "machines"
    assert table.sells(kind(TOP)).seen("phase") == "lead"
    lots_of(table)
    assert table.seen("phase") == "fists"
