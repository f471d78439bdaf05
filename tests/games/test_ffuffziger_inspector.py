"""Phase 1: the inspector's cards, destroyed machines, seized notes, and auctions to come."""

from __future__ import annotations

import pytest

from tests.games.ffuffziger_scenes import in_the_evening, next_day, next_morning, random_play
from tests.games.ffuffziger_table import (
    BOUGHT,
    COIN,
    DEALT,
    EVERY_NUMBER_OF_PLAYERS,
    FIFTY,
    GREEN,
    HUNDRED,
    SINGLE,
    TEN,
    TOP,
    TWENTY,
    TWICE,
    Table,
    kind,
    purse,
)

SCRAP = [2, 4, 9, 20, 30]
RING = [COIN, TWENTY, COIN, HUNDRED, COIN, GREEN, COIN, FIFTY, COIN, TEN]
every_value_but_150 = pytest.mark.parametrize("value", [TEN, TWENTY, FIFTY, HUNDRED])


@pytest.mark.rule("FF-13", "FF-D13")
@EVERY_NUMBER_OF_PLAYERS
def test_one_card_is_shown_in_round_1_and_two_in_each_later_one(players: int) -> None:
    table = Table(*RING[:5], *RING[6:], players=players)
    assert table.seen("today") == RING[:1]
    assert table.until_round(2).seen("today") == RING[1:3]
    assert table.until_round(3).seen("today") == RING[3:5]
    assert table.until_round(4).seen("today") == RING[5:7]
    assert table.seen("turned") == 7


@pytest.mark.rule("FF-8", "FF-13")
def test_when_the_deck_ends_the_missing_card_comes_from_its_beginning() -> None:
    table = in_the_evening().has(0, tools=[18]).set(ring=RING, turned=19, lowest=FIFTY)
    assert next_day(table).seen("today") == [TEN, COIN]
    assert (table.seen("turned"), table.seen("ring")) == (21, RING)


@pytest.mark.rule("FF-8", "FF-R2", "FF-R31")
@EVERY_NUMBER_OF_PLAYERS
def test_the_order_of_the_cards_never_changes(players: int) -> None:
    *_, match = random_play(players, seed=7 + players)
    shown = [item[1] for item in match.news(None) if item[0] == "inspector"]
    assert len(shown) > 20
    assert shown[10:] == shown[:-10]
    assert match.view(None)["ring"] == shown[:10]


@pytest.mark.rule("FF-6", "FF-14", "FF-R8")
@every_value_but_150
def test_all_machines_of_the_lowest_value_are_destroyed_for_their_scrap_price(value: int) -> None:
    table = in_the_evening().inspector(value, lowest=value)
    table.has(0, tools=[kind(value, BOUGHT), kind(value, BOUGHT), kind(TOP, SINGLE)])
    table.has(1, tools=[kind(value, SINGLE), kind(value, DEALT), kind(TOP)])
    next_day(table)
    assert table.real == [2 * SCRAP[value], 2 * SCRAP[value], 0]
    assert table.owned(0) == [kind(TOP, SINGLE)]
    assert table.owned(1) == [kind(TOP)]
    assert table.told("destroyed") == [["destroyed", value]]
    assert table.seen("lowest") == value + 1


@pytest.mark.rule("FF-14", "FF-R8")
@every_value_but_150
def test_a_machine_that_prints_twice_is_scrapped_for_one(value: int) -> None:
    table = in_the_evening().inspector(value, lowest=value)
    next_day(table.has(1, tools=[kind(value, TWICE)]).has(0, tools=[kind(TOP)]))
    assert table.real == [0, SCRAP[value], 0]
    assert table.owned(1) == []


@pytest.mark.rule("FF-14")
@every_value_but_150
def test_all_notes_of_the_lowest_value_are_seized_and_no_others(value: int) -> None:
    table = in_the_evening().inspector(value, lowest=value).has(0, tools=[kind(TOP)])
    for player in range(3):
        table.has(player, [3, 3, 3, 3, 3, 50])
    next_day(table)
    left = [0 if note == value else 3 for note in range(5)]
    assert table.money == [[*left, 50]] * 3


@pytest.mark.rule("FF-14")
def test_a_raid_is_told_player_by_player() -> None:
    table = in_the_evening().inspector(TEN)
    table.has(1, purse(n10=4), [kind(TEN), kind(TEN, TWICE)]).has(2, purse(n10=1))
    assert next_day(table.has(0, tools=[kind(TOP)])).told("raided") == [
        ["raided", 1, 2, 4, 4],
        ["raided", 2, 0, 1, 0],
    ]


@pytest.mark.rule("FF-14")
@pytest.mark.parametrize("lowest", [TEN, TWENTY, FIFTY, HUNDRED, TOP])
def test_cards_of_other_values_destroy_nothing(lowest: int) -> None:
    others = [card for card in (TEN, TWENTY, FIFTY, HUNDRED, GREEN) if card != lowest]
    for first, second in zip(others, reversed(others), strict=True):
        if first < second or first > second:
            table = in_the_evening().inspector(first, second, lowest=lowest)
            kinds = [kind(value) for value in range(lowest, 5)]
            next_day(table.has(0, [0, 0, 0, 0, 2, 9], kinds))
            assert (table.owned(0), table.money[0]) == (kinds, [0, 0, 0, 0, 2, 9])
            assert (table.seen("today"), table.seen("lowest")) == ([first, second], lowest)


@pytest.mark.rule("FF-15")
def test_one_more_card_is_shown_for_a_type_not_for_each_machine() -> None:
    table = in_the_evening().inspector(TEN, HUNDRED, GREEN, FIFTY)
    table.has(0, tools=[kind(TEN)] * 5 + [kind(TOP)]).has(1, tools=[kind(TEN, BOUGHT)] * 3)
    assert next_day(table).seen("today") == [TEN, HUNDRED, GREEN]


@pytest.mark.rule("FF-15", "FF-R2")
def test_a_further_card_may_destroy_and_bring_a_further_one() -> None:
    table = next_morning(TEN, COIN, TWENTY, FIFTY, GREEN, COIN)
    assert table.seen("today") == [TEN, COIN, TWENTY, FIFTY, GREEN]
    assert table.told("destroyed") == [["destroyed", value] for value in (TEN, TWENTY, FIFTY)]
    assert (table.seen("lowest"), table.seen("auctions"), table.seen("turned")) == (HUNDRED, 2, 15)


@pytest.mark.rule("FF-R3")
def test_10_and_then_20_are_both_destroyed() -> None:
    table = next_morning(TEN, TWENTY, COIN, HUNDRED, FIFTY)
    assert table.seen("today") == [TEN, TWENTY, COIN, HUNDRED]
    assert table.seen("lowest") == FIFTY


@pytest.mark.rule("FF-R3")
def test_20_and_then_10_destroy_only_the_10() -> None:
    table = next_morning(TWENTY, TEN, COIN, HUNDRED, FIFTY)
    assert table.seen("today") == [TWENTY, TEN, COIN]
    assert table.seen("lowest") == TWENTY


@pytest.mark.rule("FF-R3")
def test_a_20_is_not_destroyed_by_a_card_that_came_before_the_10_in_another_round() -> None:
    table = in_the_evening().has(0, tools=[kind(TOP)]).inspector(TWENTY, COIN, TEN, COIN)
    assert next_day(table).seen("lowest") == TEN
    assert table.until_round(3).seen("lowest") == TWENTY


@pytest.mark.rule("FF-R1")
@every_value_but_150
def test_a_type_that_nobody_owns_is_destroyed_too_and_brings_a_card(value: int) -> None:
    table = in_the_evening().has(0, tools=[kind(TOP)]).inspector(value, lowest=value)
    assert next_day(table).seen("today") == [value, COIN, COIN]
    assert table.told("destroyed", "raided") == [["destroyed", value]]
    assert (table.seen("lowest"), table.real) == (value + 1, [0, 0, 0])


@pytest.mark.rule("FF-R1")
def test_the_lowest_type_is_the_10_even_when_all_own_only_higher_ones() -> None:
    table = in_the_evening().inspector(FIFTY, TWENTY)
    table.has(0, tools=[kind(FIFTY), kind(TWENTY)])
    assert next_day(table).owned(0) == [kind(TWENTY), kind(FIFTY)]


@pytest.mark.rule("FF-D3", "FF-34")
def test_destroyed_machines_do_not_come_back() -> None:
    table = (
        in_the_evening()
        .inspector(TEN)
        .has(0, purse(n150=1, real=50), [kind(TEN), kind(TOP, SINGLE)])
    )
    next_day(table).produces(kind(TOP, SINGLE)).until("buying")
    assert table.words() == [["buy", TWENTY], ["buy", FIFTY], ["stop"]]


@pytest.mark.rule("FF-17", "FF-24")
@pytest.mark.parametrize(
    ("cards", "auctions"),
    [
        ([COIN, COIN], 2),
        ([COIN, TWENTY], 1),
        ([HUNDRED, COIN], 1),
        ([FIFTY, HUNDRED], 0),
        ([GREEN, COIN], 2),
        ([GREEN, FIFTY], 1),
        ([TEN, FIFTY, COIN], 1),
        ([TEN, COIN, COIN], 2),
        ([TEN, COIN, GREEN], 2),
        ([TEN, FIFTY, HUNDRED], 0),
    ],
    ids=str,
)
@pytest.mark.parametrize("players", [3, 4])
def test_there_is_an_auction_for_each_coin_card_and_the_green_one(
    cards: list[int], auctions: int, players: int
) -> None:
    table = next_morning(*cards, players=players)
    assert table.seen("auctions") == auctions
    table.produces(kind(TOP, SINGLE)).until_round(3)
    assert len(table.told("lot")) == auctions


@pytest.mark.rule("FF-24", "FF-R10")
@pytest.mark.parametrize(
    ("cards", "free", "auctions", "left"),
    [
        ([COIN, COIN], 3, 0, 1),
        ([COIN, COIN], 1, 1, 0),
        ([COIN, TWENTY], 1, 0, 0),
        ([TWENTY, FIFTY], 2, 0, 2),
        ([GREEN, COIN], 1, 1, 0),
        ([TEN, COIN, COIN], 1, 1, 0),
        ([TEN, HUNDRED, COIN], 3, 0, 2),
    ],
)
def test_the_first_three_coin_cards_bring_no_auction(
    cards: list[int], free: int, auctions: int, left: int
) -> None:
    table = in_the_evening().has(0, tools=[kind(TOP)]).inspector(*cards, free_coins=free)
    next_day(table)
    assert (table.seen("auctions"), table.seen("free_coins")) == (auctions, left)


@pytest.mark.rule("FF-24")
@EVERY_NUMBER_OF_PLAYERS
def test_three_coin_cards_are_free_at_the_start(players: int) -> None:
    assert Table(COIN, players=players).seen("free_coins") == 2
    assert Table(TWENTY, players=players).seen("free_coins") == 3
