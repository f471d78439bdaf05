"""What each Chance card does."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import for_sale, in_jail, plays
from tests.games.crooked_cash_table import (
    BANK,
    BROWN,
    CH02,
    CH05,
    CH06,
    CH07,
    CH08,
    CH09,
    CH10,
    CH11,
    CH12,
    JAIL,
    LIGHT_BLUE,
    PARKING,
    SPACES,
    Table,
)


@pytest.mark.rule("CH07")
def test_the_grant_pays_150() -> None:
    table = plays(CH07).trusts()
    assert table.money == [1650, 1500, 1500]
    assert table.told("bank_pays") == [["bank_pays", 0, 0, 0, 1, 1, 0]]
    assert "roll" in table.verbs(0)


@pytest.mark.rule("CH07", "CC-E13")
def test_own_turn_cards_can_be_played_before_and_after_the_roll_but_not_by_others() -> None:
    table = Table().holds(0, CH07).holds(1, CH07)
    assert table.may(0, "play", CH07)
    assert not table.may(1, "play", CH07)
    for_sale(2, table)
    assert table.may(0, "play", CH07)
    table.chooses("auction")
    assert not table.may(0, "play", CH07)
    table.nobody_bids()
    assert table.may(0, "play", CH07)
    table.chooses("done")
    assert not table.may(1, "play", CH07)


@pytest.mark.rule("CH12", "CC-14")
def test_recharge_turns_chips_green_and_pays_50() -> None:
    table = plays(CH12, table=Table().chips(0, 1, 1)).trusts()
    assert (table.money, table.seen("chips")) == ([1550, 1500, 1500], [2, 1, 1])


@pytest.mark.rule("CH08", "CC-D4", "CC-A9")
def test_the_collection_goes_round_from_the_receivers_left_and_can_be_checked() -> None:
    table = Table(4, first_player=2).holds(2, CH08).says(2, "play", CH08).trusts()
    payers = []
    while table.phase == "payment":
        payers.append(table.acting)
        table.pays()
        assert table.match.acting() == sorted({0, 1, 2, 3} - {payers[-1]})
        table.trusts()
    assert payers == [3, 0, 1]
    assert table.money == [1450, 1450, 1650, 1450]


@pytest.mark.rule("CH08", "CC-E16", "CC-D3")
def test_the_bankrupt_pay_nothing_to_the_collection_and_prisoners_do() -> None:
    table = plays(CH08, table=Table(4).set(out=1 << 2).jails(1)).trusts().settles()
    assert [item[1] for item in table.told("owes")] == [1, 3]
    assert table.money[0] == 1600


@pytest.mark.rule("CH05", "CC-A11")
@pytest.mark.parametrize(("street", "price"), [(2, 50), (3, 50), (20, 180), (21, 200), (5, 70)])
def test_a_half_price_deed_is_rounded_up_to_ten(street: int, price: int) -> None:
    table = for_sale(street, Table().holds(0, CH05)).chooses("play", CH05).trusts()
    assert table.told("owes") == [["owes", 0, BANK, price]]
    table.settles()
    assert (table.owner[street], table.money[0]) == (0, 1500 - price)


@pytest.mark.rule("CH05", "CC-E13")
def test_a_half_price_deed_is_for_the_street_one_stands_on_only() -> None:
    table = Table().holds(0, CH05)
    assert "play" not in table.verbs(0)
    table.lands(PARKING)
    assert "play" not in table.verbs(0)


@pytest.mark.rule("CH05", "CC-B11", "CC-27")
def test_after_a_false_half_price_deed_one_still_buys_or_auctions() -> None:
    table = for_sale(2, Table().holds(0, CH05)).chooses("play", CH05)
    table.next(truths=[0]).checks({1: 0})
    assert (table.phase, table.acting) == ("street", 0)
    table.chooses("buy").settles()
    assert (table.owner[2], table.money[0]) == (0, 1400)


@pytest.mark.rule("CH05", "CC-B7")
def test_a_half_price_deed_that_is_not_paid_leads_to_the_auction() -> None:
    table = for_sale(2, Table().has(0, [0] * 5, [0, 0, 1, 0, 0]).holds(0, CH05))
    assert not table.may(0, "buy")
    table.chooses("play", CH05).trusts().pays().checks({1: 0})
    assert (table.phase, table.owner[2]) == ("auction", None)


@pytest.mark.rule("CH06", "CC-30")
@pytest.mark.parametrize("street", [0, 13, 21])
def test_the_express_goes_to_any_street_nobody_owns_and_the_turn_ends(street: int) -> None:
    table = Table().owns(1, 5).sits(0, 12).holds(0, CH06)
    assert not table.may(0, "play", CH06, 5)
    table.chooses("play", CH06, street).trusts()
    assert table.seen("position")[0] == SPACES[street]
    assert table.phase == "street"
    salary = 200 if SPACES[street] < 12 else 0
    assert table.money[0] == 1500 + salary
    table.chooses("auction").nobody_bids().settles()
    assert "roll" not in table.verbs(0)
    if table.player == 0:
        table.ends_turn()
    assert (table.player, table.told("rolled")) == (1, [])


@pytest.mark.rule("CH06", "CC-E17", "CC-14")
def test_an_express_past_go_turns_chips_green() -> None:
    table = plays(CH06, 0, table=Table().sits(0, 20).chips(0, 2, 2)).trusts()
    assert (table.money[0], table.seen("chips")[0]) == (1700, 2)


@pytest.mark.rule("CH06", "CC-E13")
def test_the_express_does_not_stop_at_the_jail_nor_after_a_roll() -> None:
    table = Table(first_player=2).jails(0).holds(0, CH06).passes_turn()
    assert "play" not in table.verbs(0)
    table = Table().holds(0, CH06).lands(PARKING)
    assert "play" not in table.verbs(0)


@pytest.mark.rule("CH06", "CC-27", "CC-B11")
def test_after_a_false_express_ticket_one_rolls() -> None:
    table = plays(CH06, 10).next(truths=[0]).checks({1: 0})
    assert (table.seen("position")[0], "roll" in table.verbs(0)) == (0, True)


@pytest.mark.rule("CH09")
def test_a_forced_swap_exchanges_two_streets() -> None:
    table = plays(CH09, 0, 21, table=Table().owns(0, 0).owns(1, 21)).trusts()
    assert (table.owner[0], table.owner[21]) == (1, 0)
    assert table.told("swapped") == [["swapped", 0, 0, 1, 21]]


@pytest.mark.rule("CH09", "CC-E16")
def test_a_swap_spares_hotels_complete_groups_and_ones_own() -> None:
    table = Table().owns(0, 5, 6).owns(1, *LIGHT_BLUE, 20, 12).hotels(5, 12).holds(0, CH09)
    assert table.may(0, "play", CH09, 6, 20)
    for mine, theirs in ((5, 20), (6, 12), (6, 2), (6, 5), (6, 21), (20, 6)):
        assert not table.may(0, "play", CH09, mine, theirs)


@pytest.mark.rule("CH09")
def test_a_street_of_ones_own_complete_group_may_be_swapped() -> None:
    table = plays(CH09, 0, 20, table=Table().owns(0, *BROWN).owns(1, 20)).trusts()
    assert (table.owner[0], table.owner[20]) == (1, 0)


@pytest.mark.rule("CH09", "CC-E13")
def test_a_card_without_a_target_cannot_be_played() -> None:
    for kind in (CH02, CH09, CH10):
        assert "play" not in Table().holds(0, kind).verbs(0)


@pytest.mark.rule("CH10", "CC-E16", "CC-39")
def test_a_wrecking_order_returns_a_rivals_hotel_without_refund() -> None:
    table = Table().owns(0, 5).owns(1, 2).hotels(2, 5).holds(0, CH10)
    assert not table.may(0, "play", CH10, 5)
    assert not table.may(0, "play", CH10, 3)
    table.chooses("play", CH10, 2).trusts()
    assert (table.seen("hotels"), table.seen("hotels_left")) == ([5], 11)
    assert (table.money, table.owner[2]) == ([1500] * 3, 1)
    assert table.told("wrecked") == [["wrecked", 1, 2]]


@pytest.mark.rule("CH11", "CC-E16", "CC-E17", "CC-B14")
def test_a_warrant_sends_another_straight_to_jail() -> None:
    table = Table().sits(1, 30).chips(2, 1, 2).holds(1, CH07).keeps(1, 6).holds(0, CH11)
    table.chooses("play", CH11, 1).trusts()
    assert (table.seen("position")[1], table.seen("jail")[1]) == (JAIL, 0)
    assert (table.money[1], table.seen("chips")[1]) == (1500, 1)
    assert table.seen("chance")["held"][1] // 2 == CH07
    assert table.seen("chest")["held"][1] == [6]
    assert "roll" in table.verbs(0)


@pytest.mark.rule("CH11", "CC-E16")
def test_a_warrant_is_not_for_prisoners_the_bankrupt_or_oneself() -> None:
    table = Table(4).jails(1).set(out=1 << 3).holds(0, CH11)
    assert [target for target in range(4) if table.may(0, "play", CH11, target)] == [2]


@pytest.mark.rule("CH02", "CC-37")
def test_a_gift_hotel_needs_no_complete_group() -> None:
    table = Table().owns(0, 2, 5).owns(1, 3).hotels(5).holds(0, CH02)
    assert [street for street in range(22) if table.may(0, "play", CH02, street)] == [2]
    table.chooses("play", CH02, 2).trusts()
    assert (table.seen("hotels"), table.seen("hotels_left")) == ([2, 5], 10)
    assert table.money[0] == 1500


@pytest.mark.rule("CC-46", "CC-E13", "CH08")
def test_own_turn_cards_are_played_from_jail_too() -> None:
    table = in_jail().holds(0, CH08)
    table.chooses("play", CH08).trusts().settles()
    assert (table.money[0], table.seen("jail")[0]) == (1600, 0)
