"""The laundering cards: what they say, how many are played with, and in which order they come."""

from __future__ import annotations

import pytest

from tests.games.ffuffziger_scenes import all_rich, sell_cards
from tests.games.ffuffziger_table import EVERY_NUMBER_OF_PLAYERS, Table, purse

CARDS = """
A 14->20 15->30 18->30 21->40 24->50 27->60 30->70 33->70 36->80 39->80
B 32->60 35->70 37->80 44->90 51->100 57->110 58->120 62->130 65->140 72->150
C 70->120 72->130 75->140 77->150 78->160 82->170 85->180 91->190 95->200 101->200
D 77->150 89->160 92->170 95->180 111->190 129->220 135->240 136->250 141->260 158->280
"""
EVERY_CARD = [
    [int(number) for number in card.split("->")]
    for row in CARDS.strip().splitlines()
    for card in row.split()[1:]
]


@pytest.mark.rule("FF-3", "FF-7", "FF-39", "FF-D13")
def test_with_five_all_40_cards_come_up_and_say_this() -> None:
    shown = sell_cards(all_rich(5), left=1)
    assert len(EVERY_CARD) == 40
    assert shown == [[number, *card] for number, card in enumerate(EVERY_CARD)]


@pytest.mark.rule("FF-7", "FF-39")
@pytest.mark.parametrize(("players", "cards"), [(3, 32), (4, 32), (5, 40), (6, 40)])
def test_32_cards_are_played_with_and_by_five_or_six_all(players: int, cards: int) -> None:
    assert Table(players=players).seen("cards_left") == cards


@pytest.mark.rule("FF-7")
@pytest.mark.parametrize("players", [3, 4])
def test_eight_cards_of_each_letter_come_up_a_before_b_before_c_before_d(players: int) -> None:
    letters = [number // 10 for number, _, _ in sell_cards(all_rich(players), left=1)]
    assert letters == [0] * 8 + [1] * 8 + [2] * 8 + [3] * 8


@pytest.mark.rule("FF-7", "FF-D8")
def test_any_two_cards_of_a_letter_may_be_out_and_nobody_knows_which() -> None:
    table = all_rich(3, cards=[9, 8, 7, 6, 5, 4, 3, 2, 9])
    numbers = [number for number, _, _ in sell_cards(table, left=24)]
    assert numbers == [9, 8, 7, 6, 5, 4, 3, 2, 19]
    assert table.seen("unseen_cards") == [0, 1, *range(10, 19), *range(20, 40)]


@pytest.mark.rule("FF-7", "FF-D8")
@EVERY_NUMBER_OF_PLAYERS
def test_each_card_of_a_letter_is_as_likely(players: int) -> None:
    table = all_rich(players, cards=[3, 0])
    table.bids({0: purse(real=300)})
    asked = [counts for counts in table.fate.asked if len(counts) == 10]
    assert asked == [[1, 1, 1, 0, 1, 1, 1, 1, 1, 1]]
    assert table.seen("card") == [0, 14, 20]


@pytest.mark.rule("FF-7")
@pytest.mark.parametrize("card", range(10))
def test_one_card_lies_open_from_the_start(card: int) -> None:
    table = Table(cards=[card])
    assert table.seen("card") == [card, *EVERY_CARD[card]]
    assert table.told("card") == [["card", *EVERY_CARD[card]]]
    assert table.seen("unseen_cards") == [number for number in range(40) if number != card]
