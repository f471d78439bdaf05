"""Auctions of streets: open, without turn order, until nobody raises."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import for_sale
from tests.games.crooked_cash_table import BANK, NOTHING, START, Table


def auction(table: Table | None = None, street: int = 2) -> Table:
    return for_sale(street, table).chooses("auction")


@pytest.mark.rule("CC-32", "CC-C6")
def test_everybody_may_open_at_once_also_the_one_who_declined() -> None:
    for player in range(4):
        table = auction(Table(4))
        assert table.match.acting() == [0, 1, 2, 3]
        assert table.bids(player, 10).matter("auction")["leader"] == player


@pytest.mark.rule("CC-32", "CC-C6", "CC-A11")
@pytest.mark.parametrize("amount", [0, 5, 15, -10, 1505, 1510])
def test_an_opening_bid_is_a_multiple_of_ten_up_to_ones_cash(amount: int) -> None:
    table = auction()
    assert table.may(1, "bid", 0, 10)
    assert table.may(1, "bid", 0, 1500)
    assert table.refuses(1, "bid", 0, amount) in ("out_of_range", "not_a_step")


@pytest.mark.rule("CC-32", "CC-C6")
def test_a_raise_is_by_ten_at_least() -> None:
    table = auction().bids(1, 50)
    assert table.refuses(2, "bid", 50, 50) == "out_of_range"
    assert table.refuses(2, "bid", 50, 55) != ""
    assert table.may(2, "bid", 50, 60)


@pytest.mark.rule("CC-C6")
def test_false_notes_count_for_a_bid() -> None:
    table = auction(Table().has(1, NOTHING, [0, 0, 0, 3, 0]))
    assert table.may(1, "bid", 0, 300)
    assert not table.may(1, "bid", 0, 310)


@pytest.mark.rule("CC-C6")
def test_the_standing_bidder_waits_and_a_raise_clears_all_passes() -> None:
    table = auction().passes(0).bids(1, 10)
    assert table.match.acting() == [0, 2]
    table.passes(2).bids(0, 20)
    assert table.match.acting() == [1, 2]
    table.bids(2, 30)
    assert table.match.acting() == [0, 1]
    table.passes(1)
    assert table.match.acting() == [0]


@pytest.mark.rule("CC-32", "CC-C6")
def test_it_ends_when_all_others_have_passed_and_the_highest_pays_the_bank() -> None:
    table = auction().bids(1, 10).bids(2, 300).passes(0, 1)
    assert table.told("owes") == [["owes", 2, BANK, 300]]
    table.settles()
    assert table.owner[2] == 2
    assert table.money == [1500, 1500, 1200]
    assert table.told("sold") == [["sold", 2, 2, 300]]
    assert table.player == 0


@pytest.mark.rule("CC-32", "CC-C7")
def test_without_a_bid_the_bank_keeps_the_deed_and_the_turn_goes_on() -> None:
    table = auction().nobody_bids()
    assert table.owner[2] is None
    assert table.money == [1500] * 3
    assert table.told("no_bid") == [["no_bid", 2]]
    assert (table.player, table.matter("turn")["stage"]) == (0, "finish")


@pytest.mark.rule("CC-C6")
def test_an_answer_to_an_old_bid_is_refused() -> None:
    table = auction().bids(1, 10)
    assert table.refuses(2, "pass", 0) != ""
    assert table.refuses(2, "bid", 0, 30) != ""


@pytest.mark.rule("CC-C6")
def test_those_who_are_asked_one_at_a_time_are_asked_clockwise_from_the_decliner() -> None:
    table = Table(4, first_player=2)
    table.lands(5).chooses("auction")
    asked = []
    while table.phase == "auction":
        asked.append(table.match.asked_first())
        table.passes(asked[-1])
    assert asked in ([2, 3, 0, 1], [3, 0, 1, 2])


@pytest.mark.rule("CC-C6", "CC-D3")
def test_the_bankrupt_do_not_bid() -> None:
    table = Table(4).set(out=1 << 2)
    assert auction(table).match.acting() == [0, 1, 3]


@pytest.mark.rule("CC-46", "CC-C6")
def test_prisoners_bid() -> None:
    assert auction(Table().jails(1)).match.acting() == [0, 1, 2]


@pytest.mark.rule("CC-C6")
def test_who_has_no_money_cannot_bid() -> None:
    table = auction(Table().has(1))
    assert table.refuses(1, "bid", 0, 10) != ""
    assert table.nobody_bids().told("no_bid") == [["no_bid", 2]]


@pytest.mark.rule("CC-B8")
def test_a_winner_who_cannot_replace_a_false_note_may_sell_first() -> None:
    table = Table().has(1, NOTHING, [0, 0, 0, 1, 0]).owns(1, 10)
    auction(table).bids(1, 100).passes(0, 2).pays().checks({2: 0})
    assert (table.phase, table.acting) == ("debt", 1)
    assert {"sell", "offer"} <= set(table.verbs(1))
    table.chooses("sell", 10).settles()
    assert (table.owner[2], table.owner[10]) == (1, None)
    assert table.money == [1500, 0, 1600]


@pytest.mark.rule("CC-B8", "CC-D3")
def test_a_winner_who_stays_short_is_left_out_of_a_new_auction_and_not_bankrupt() -> None:
    table = Table().has(1, [1, 0, 0, 0, 0], [0, 0, 0, 1, 0])
    auction(table).bids(1, 100).passes(0, 2).pays().checks({2: 0})
    table.says(1, "give_up")
    assert (table.phase, table.match.acting()) == ("auction", [0, 2])
    assert table.seen("bankrupt") == []
    assert table.money == [1500, 10, 1600]
    table.bids(0, 10).passes(2).settles()
    assert table.owner[2] == 0


@pytest.mark.rule("CC-B8")
def test_a_winner_may_give_up_though_he_could_sell() -> None:
    table = Table().has(1, NOTHING, [0, 0, 0, 1, 0]).owns(1, 10)
    auction(table).bids(1, 100).passes(0, 2).pays().checks({2: 0})
    table.says(1, "give_up")
    assert (table.phase, table.match.acting(), table.owner[10]) == ("auction", [0, 2], 1)


@pytest.mark.rule("CC-B8", "CC-C7")
def test_the_new_auction_may_end_without_a_bid() -> None:
    table = Table(2).has(1, NOTHING, [0, 0, 0, 1, 0])
    auction(table).bids(1, 100).passes(0).pays().checks({0: 0})
    table.says(1, "give_up")
    table.nobody_bids()
    assert table.owner[2] is None
    assert table.player == 0


@pytest.mark.rule("CC-32")
def test_a_raise_of_oneself_is_not_possible() -> None:
    table = auction(Table().has(1, START)).bids(1, 10)
    assert table.refuses(1, "bid", 10, 20) == "not_your_turn"
