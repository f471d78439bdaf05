"""Buying the street one stands on."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import buying, for_sale
from tests.games.crooked_cash_table import BANK, NOTHING, SPACES, Table


@pytest.mark.rule("CC-30", "CC-31", "CC-56")
@pytest.mark.parametrize("street", range(1, 22))
def test_who_buys_pays_the_price_of_the_space_to_the_bank(street: int) -> None:
    table = for_sale(street)
    price = table.seen("board")["price"][street]
    table.chooses("buy")
    assert table.told("owes") == [["owes", 0, BANK, price]]
    assert table.owner[street] is None
    table.settles()
    assert table.owner[street] == 0
    assert table.money == [1500 - price, 1500, 1500]
    assert table.told("buys") == [["buys", 0, street]]


@pytest.mark.rule("CC-30", "CC-C5")
def test_who_cannot_afford_the_street_can_only_have_it_auctioned() -> None:
    table = for_sale(2, Table().has(0, [9, 0, 0, 0, 0]).owns(0, 21))
    assert "buy" not in table.verbs(0)
    assert "sell" not in table.verbs(0)
    assert table.may(0, "auction")


@pytest.mark.rule("CC-C5", "CC-C9")
def test_before_choosing_one_may_trade_for_the_money() -> None:
    table = for_sale(2, Table().has(0, [9, 0, 0, 0, 0]).owns(0, 21))
    table.offers(0, 1, take=[0, 0, 0, 1, 0], streets=[21]).says(1, "accept").settles()
    assert table.phase == "street"
    table.chooses("buy").settles()
    assert (table.owner[2], table.owner[21], table.money[0]) == (0, 1, 90)


@pytest.mark.rule("CC-33")
def test_ones_own_street_costs_nothing() -> None:
    table = Table().owns(0, 2).lands(SPACES[2])
    assert table.matter("turn")["stage"] == "finish"
    assert table.money == [1500] * 3


@pytest.mark.rule("CC-B7", "CC-20")
def test_who_cannot_replace_a_false_note_loses_it_and_the_street_is_auctioned() -> None:
    table = buying([0, 0, 1, 0, 0], [0, 0, 1, 0, 0]).pays(0, 0, 2).checks({2: 1})
    assert table.phase == "auction"
    assert table.matter("auction")["thing"] == 2
    assert table.owner[2] is None
    assert table.money == [50, 1500, 1550]
    assert table.told("unpaid") == [["unpaid", 0, BANK, 100]]
    assert sorted(table.match.acting()) == [0, 1, 2]


@pytest.mark.rule("CC-B7")
def test_the_one_whose_purchase_failed_may_bid_for_the_same_street() -> None:
    table = buying([0, 0, 1, 0, 0], [0, 0, 1, 0, 0]).pays(0, 0, 2).checks({2: 1})
    table.bids(0, 50).passes(1, 2).settles()
    assert (table.owner[2], table.money[0]) == (0, 0)


@pytest.mark.rule("CC-B7", "CC-51")
def test_nothing_is_sold_to_the_bank_to_save_a_purchase() -> None:
    table = Table().owns(0, 21).has(0, NOTHING, [0, 0, 0, 1, 0])
    for_sale(2, table).chooses("buy").pays().checks({1: 0})
    assert (table.phase, table.owner[21]) == ("auction", 0)


@pytest.mark.rule("CC-31", "CC-20")
def test_a_replaced_note_completes_the_purchase() -> None:
    table = buying([0, 0, 2, 0, 0], [0, 0, 0, 1, 0]).pays(0, 0, 0, 1).checks({1: 0})
    assert table.phase == "payment"
    table.pays(0, 0, 2).trusts()
    assert table.owner[2] == 0
    assert table.money == [0, 1600, 1500]
