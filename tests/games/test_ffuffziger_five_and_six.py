"""What is different with five or six players."""

from __future__ import annotations

import pytest

from tests.games.ffuffziger_scenes import next_morning
from tests.games.ffuffziger_table import (
    BOUGHT,
    COIN,
    FIFTY,
    GREEN,
    HUNDRED,
    KAPUTT,
    TEN,
    TOP,
    TWENTY,
    Table,
    kind,
)

five_or_six = pytest.mark.parametrize("players", [5, 6])


@pytest.mark.rule("FF-39", "FF-R11")
@five_or_six
@pytest.mark.parametrize(
    ("cards", "lowest", "auctions"),
    [
        ([TWENTY, HUNDRED], TEN, 2),
        ([FIFTY, COIN], TEN, 2),
        ([TEN, COIN, COIN], TEN, 3),
        ([TEN, FIFTY, HUNDRED], TEN, 3),
        ([TEN, TWENTY, FIFTY, HUNDRED, COIN, COIN], TEN, 6),
        ([TWENTY, TEN, HUNDRED], TEN, 3),
        ([GREEN, COIN], TEN, 2),
        ([GREEN, TWENTY], FIFTY, 1),
        ([TEN, TWENTY], FIFTY, 0),
        ([TEN, FIFTY, COIN], FIFTY, 2),
        ([HUNDRED, COIN, FIFTY], HUNDRED, 2),
        ([HUNDRED, TEN], HUNDRED, 2),
    ],
)
def test_each_card_of_a_living_type_brings_an_auction_too(
    players: int, cards: list[int], lowest: int, auctions: int
) -> None:
    assert next_morning(*cards, lowest=lowest, players=players).seen("auctions") == auctions


@pytest.mark.rule("FF-39", "FF-R11")
@five_or_six
def test_a_type_destroyed_a_moment_ago_brings_no_auction_again(players: int) -> None:
    table = next_morning(TEN, COIN, TEN, players=players)
    assert table.seen("today") == [TEN, COIN, TEN]
    assert table.seen("auctions") == 2


@pytest.mark.rule("FF-39")
@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_it_brings_none(players: int) -> None:
    assert next_morning(TWENTY, HUNDRED, players=players).seen("auctions") == 0
    assert (
        next_morning(TEN, TWENTY, FIFTY, HUNDRED, COIN, TEN, players=players).seen("auctions") == 1
    )


@pytest.mark.rule("FF-39", "FF-R10")
@five_or_six
@pytest.mark.parametrize("card", [TWENTY, HUNDRED])
def test_the_first_round_can_have_an_auction(players: int, card: int) -> None:
    table = Table(card, players=players)
    assert (table.seen("auctions"), table.seen("free_coins")) == (1, 3)
    assert table.until_round(2).told("lot") == [["lot", 3]]
    assert Table(COIN, players=players).seen("auctions") == 0


@pytest.mark.rule("FF-R10")
@five_or_six
@pytest.mark.parametrize(
    ("cards", "free", "auctions", "left"),
    [
        ([TWENTY, HUNDRED], 3, 2, 3),
        ([TWENTY, COIN], 3, 1, 2),
        ([GREEN, COIN], 1, 1, 0),
        ([GREEN, COIN], 3, 0, 1),
        ([TEN, COIN, FIFTY], 2, 2, 1),
    ],
)
def test_only_coin_cards_and_the_green_one_use_up_the_three_free_ones(
    players: int, cards: list[int], free: int, auctions: int, left: int
) -> None:
    table = next_morning(*cards, free_coins=free, players=players)
    assert (table.seen("auctions"), table.seen("free_coins")) == (auctions, left)


@pytest.mark.rule("FF-20", "FF-39")
def test_the_card_of_a_broken_machine_brings_an_auction_in_the_same_way() -> None:
    table = Table(players=5).is_poor().inspector(FIFTY)
    table.transforms(kind(TOP, BOUGHT), KAPUTT)
    assert len(table.told("lot")) == 1


@pytest.mark.rule("FF-D13")
@five_or_six
def test_the_rest_of_the_set_up_is_the_same(players: int) -> None:
    table = Table(players=players)
    assert (table.seen("turned"), table.seen("free_coins")) == (1, 2)
    assert table.owned(players - 1) == [kind(TEN), kind(TWENTY), kind(FIFTY)]
    assert table.until_round(2).seen("turned") == 3
