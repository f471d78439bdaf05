"""The black market: buying, clearing, sliding, refilling."""

from __future__ import annotations

import pytest

from funnymoney.games.counterfeiters.cards import (
    BAD_LAWYER,
    BIG_LAWYER,
    DINER,
    HOLOGRAM,
    INK,
    JET,
    LOTTERY,
    PAPER,
    PRINTER,
)
from tests.games.counterfeiters_table import Large, Small, Table, counts

KINDS = [PRINTER, INK, PAPER, HOLOGRAM, DINER, JET, BIG_LAWYER, BAD_LAWYER, LOTTERY, LOTTERY + 5]


@pytest.mark.rule("CF-19")
@pytest.mark.parametrize(
    ("space", "price"),
    [
        (Small.MARKET_40, 40),
        (Small.MARKET_30, 30),
        (Small.MARKET_20, 20),
        (Small.MARKET_10, 10),
    ],
)
def test_a_card_costs_what_its_space_says(space: Small, price: int) -> None:
    table = Table().has(0, hand=100).offers(space, DINER).buys(space)
    assert table.hands == [100 - price, 30]
    assert table.told(None, "bought") == [["bought", 0, DINER, price]]


@pytest.mark.rule("CF-19")
@pytest.mark.parametrize("space", list(Large)[:6])
def test_a_card_costs_ten_to_sixty_on_the_large_side(space: Large) -> None:
    table = Table(players=3).has(0, hand=100).buys(space)
    assert table.hands[0] == 100 - (60, 50, 40, 30, 20, 10)[space]


@pytest.mark.rule("CF-19", "CF-20")
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_card_can_be_bought_and_lies_open(kind: int) -> None:
    table = Table().offers(Small.MARKET_10, kind).buys(Small.MARKET_10)
    assert table.seen("cards") == [counts(PRINTER, INK, kind), counts(PRINTER, PAPER)]


@pytest.mark.rule("CF-21")
def test_a_bought_card_is_kept_and_used_again_and_again() -> None:
    table = Table(PAPER).buys(Small.MARKET_10).passes()
    table.prints(Small.PRINT).passes().prints(Small.PRINT_POLICE).passes()
    assert table.seen("fakes")[0] == [0, 4, 0]
    assert table.seen("cards")[0] == counts(PRINTER, INK, PAPER)
    table.prints(Small.PRINT)
    assert table.seen("fakes")[0] == [0, 6, 0]


@pytest.mark.rule("CF-R6")
def test_a_bought_card_leaves_a_hole_until_the_end_of_the_round() -> None:
    table = Table(PRINTER, INK, PAPER, DINER).buys(Small.MARKET_10)
    assert table.seen("market") == [DINER, PAPER, INK, None]
    table.passes(4)
    assert table.seen("market") == [DINER, PAPER, INK, None]


@pytest.mark.rule("CF-17", "CF-R1", "CF-R6")
def test_the_hole_cannot_be_bought() -> None:
    table = Table().offers(Small.MARKET_20, -1)
    assert table.refuses(0, "buy", Small.MARKET_20) == "not_among"


@pytest.mark.rule("CF-R1", "CF-19")
def test_a_card_needs_its_whole_price() -> None:
    table = Table()
    assert table.refuses(0, "buy", Small.MARKET_30) == "not_among"
    assert table.buys(Small.MARKET_20).hands[0] == 0


@pytest.mark.rule("CF-R10", "CF-27")
def test_neither_offshore_money_nor_fakes_pay_for_a_card() -> None:
    table = Table().has(0, hand=30, offshore=500, fakes=[3, 3, 3])
    assert table.refuses(0, "buy", Small.MARKET_40) == "not_among"
    assert not Table().has(0, hand=0, offshore=500, fakes=[3, 3, 3]).may("buy", Small.MARKET_10)


@pytest.mark.rule("CF-22", "CF-R5")
def test_a_second_jet_is_not_sold() -> None:
    table = Table().has(0, cards=[PRINTER, JET]).offers(Small.MARKET_10, JET)
    assert table.refuses(0, "buy", Small.MARKET_10) == "not_among"


@pytest.mark.rule("CF-22")
def test_a_jet_is_sold_to_one_who_has_none_though_a_rival_has_one() -> None:
    table = Table().has(1, cards=[PRINTER, JET]).offers(Small.MARKET_10, JET)
    assert table.buys(Small.MARKET_10).seen("cards")[0] == counts(PRINTER, INK, JET)


@pytest.mark.rule("CF-R5")
@pytest.mark.parametrize("kind", [PRINTER, INK, PAPER, HOLOGRAM, DINER])
def test_a_useless_duplicate_may_be_bought(kind: int) -> None:
    table = Table().has(0, cards=[PRINTER, kind]).offers(Small.MARKET_10, kind)
    assert table.buys(Small.MARKET_10).seen("cards")[0] == counts(PRINTER, kind, kind)


@pytest.mark.rule("CF-33", "CF-34", "CF-R7")
def test_cheap_cards_are_trashed_the_others_slide_right_and_new_ones_come_left() -> None:
    table = Table(PRINTER, INK, PAPER, DINER, PRINTER, INK).rounds_pass()
    assert table.seen("market") == [INK, PRINTER, DINER, PAPER]


@pytest.mark.rule("CF-33", "CF-34", "CF-R7")
def test_on_the_large_side_four_cards_slide_two_spaces() -> None:
    table = Table(PRINTER, INK, PAPER, DINER, PRINTER, INK, INK, PAPER, players=3).rounds_pass()
    assert table.seen("market") == [PAPER, INK, INK, PRINTER, DINER, PAPER]


@pytest.mark.rule("CF-33")
def test_both_cards_on_spaces_with_the_trash_can_go() -> None:
    table = Table(PRINTER, INK, PAPER, DINER).rounds_pass()
    assert sorted(table.told(None, "trashed")) == [["trashed", 2, INK], ["trashed", 3, PRINTER]]


@pytest.mark.rule("CF-34", "CF-R7")
def test_cards_slide_over_a_hole_and_the_cheapest_empty_space_is_filled_first() -> None:
    table = Table(PRINTER, INK, PAPER, DINER, PRINTER, INK, PAPER).passes()
    table.buys(Small.MARKET_30).passes(4)
    assert table.seen("market") == [PAPER, INK, PRINTER, DINER]
    assert table.told(None, "offered")[4:] == [
        ["offered", 2, PRINTER],
        ["offered", 1, INK],
        ["offered", 0, PAPER],
    ]


@pytest.mark.rule("CF-33", "CF-R7")
def test_after_a_hole_in_the_cheapest_space_only_one_card_is_trashed() -> None:
    table = Table(PRINTER, INK, PAPER, DINER).buys(Small.MARKET_10).passes(5)
    assert table.told(None, "trashed") == [["trashed", 2, INK]]
    assert table.seen("market")[2:] == [DINER, PAPER]


@pytest.mark.rule("CF-35", "CF-R8")
def test_when_the_deck_runs_out_the_dear_spaces_stay_empty() -> None:
    table = Table().passes().buys(Small.MARKET_30).passes(4).rounds_pass(7)
    assert table.seen("stack") == 1
    market = table.seen("market")
    table.rounds_pass()
    assert table.seen("stack") == 0
    assert table.seen("market")[0] is None
    assert table.seen("market")[2:] == market[:2]


@pytest.mark.rule("CF-35", "CF-R8")
def test_without_a_deck_cards_are_still_trashed_and_still_slide() -> None:
    table = Table().rounds_pass(9)
    first, second, _, _ = table.seen("market")
    assert table.seen("stack") == 0
    assert table.rounds_pass().seen("market") == [None, None, first, second]
    assert table.rounds_pass().seen("market") == [None] * 4


@pytest.mark.rule("CF-R9")
def test_trashed_cards_never_come_back() -> None:
    table = Table().rounds_pass(12)
    assert len(table.told(None, "trashed")) == 22
    assert len(table.told(None, "offered")) == 22
