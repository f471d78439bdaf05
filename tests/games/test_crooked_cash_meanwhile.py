"""Cards played in one's own turn while notes are due."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import buying, for_sale, paying, rent_due
from tests.games.crooked_cash_table import (
    BROWN,
    CH01,
    CH02,
    CH06,
    CH07,
    CH08,
    CH09,
    CH10,
    CM09,
    NOTHING,
    PARKING,
    SPACES,
    Table,
    bundle,
    swap,
)


@pytest.mark.rule("CC-E13", "CH07")
def test_a_grant_may_be_played_before_the_rent_is_laid_out() -> None:
    table = rent_due(2, Table().holds(0, CH07)).chooses("demand")
    assert set(table.verbs(0)) == {"auto", "pay", "play"}
    table.chooses("play", CH07).settles()
    assert table.money == [1600, 1550, 1500]


@pytest.mark.rule("CC-E13")
def test_it_may_be_played_when_buying_too_but_by_none_whose_turn_it_is_not() -> None:
    table = for_sale(2, Table().holds(0, CH07)).chooses("buy")
    assert "play" in table.verbs(0)
    table = for_sale(2, Table().holds(1, CH07)).chooses("auction").bids(1, 50).passes(2, 0)
    assert (table.phase, table.acting) == ("payment", 1)
    assert "play" not in table.verbs(1)


@pytest.mark.rule("CC-E13")
@pytest.mark.parametrize("card", [CH01, CH06])
def test_a_card_with_a_time_of_its_own_is_not_for_then(card: int) -> None:
    assert "play" not in buying().holds(0, card).verbs(0)


@pytest.mark.rule("CC-26", "CC-27", "CC-B11")
def test_a_false_card_leaves_the_payment_as_it_was() -> None:
    table = paying().holds(0, CH07).next(truths=[0])
    table.chooses("play", CH07).checks({1: 0})
    assert (table.phase, table.acting) == ("payment", 0)
    assert table.money == [1500, 1600, 1500]
    table.settles()
    assert table.money == [1450, 1650, 1500]


@pytest.mark.rule("CH09", "CC-33")
def test_a_swap_for_the_very_street_does_not_change_the_rent_that_was_asked() -> None:
    table = rent_due(2, Table().owns(0, 21).holds(0, CH09)).chooses("demand")
    table.chooses("play", CH09, 21, 2).settles()
    assert (table.owner[2], table.owner[21]) == (0, 1)
    assert table.money == [1450, 1550, 1500]


@pytest.mark.rule("CH10", "CC-33")
def test_a_wrecked_hotel_does_not_change_the_rent_that_was_asked() -> None:
    table = rent_due(2, Table().owns(1, 2).hotels(2).holds(0, CH10)).chooses("demand")
    table.chooses("play", CH10, 2).settles()
    assert table.seen("hotels") == []
    assert table.money == [1300, 1700, 1500]


@pytest.mark.rule("CH08", "CC-D3", "CC-D4")
def test_a_creditor_who_is_ruined_meanwhile_is_paid_nothing() -> None:
    table = rent_due(2, Table().has(1).holds(0, CH08)).chooses("demand")
    table.chooses("play", CH08).trusts()
    table.says(1, "sell", 2)  # brings 50, and so does his debt
    table.settles()
    assert table.seen("bankrupt") == []
    table = rent_due(1, Table().has(1).holds(0, CH08)).chooses("demand")
    table.chooses("play", CH08).trusts()
    table.says(1, "sell", 1).says(1, "give_up").settles()
    assert table.seen("bankrupt") == [1]
    assert table.told("not_owed") == [["not_owed", 0, 1]]
    assert table.money == [1580, 0, 1450]


@pytest.mark.rule("CH08", "CC-D1")
def test_who_is_in_debt_to_one_he_ruins_is_out_of_it() -> None:
    table = rent_due(1, Table().has(0, [1, 0, 0, 0, 0]).has(1).owns(0, 21).holds(0, CH08))
    table.chooses("demand")
    assert (table.phase, table.acting) == ("debt", 0)
    table.chooses("play", CH08).trusts().says(1, "sell", 1).says(1, "give_up").settles()
    assert table.owner[21] == 0
    assert table.money == [90, 0, 1450]


@pytest.mark.rule("CC-C14", "CC-E13")
def test_no_card_is_played_while_a_trade_or_a_hotel_is_paid() -> None:
    """What the payment is for might be swapped away under it."""
    table = Table().owns(1, 21).owns(0, 5).holds(0, CH09)
    table.offers(0, 1, give=[0, 0, 1, 0, 0], streets=[21]).says(1, "accept")
    assert (table.phase, set(table.verbs(0))) == ("payment", {"auto", "pay"})
    table = Table().owns(0, 5).owns(1, 21).holds(0, CH09).keeps(0, CM09)
    table.chooses("permit", 5)
    assert (table.phase, set(table.verbs(0))) == ("payment", {"auto", "pay"})


@pytest.mark.rule("CC-A10", "CC-E13")
def test_no_card_is_played_while_notes_are_changed() -> None:
    """A debtor of the card might trade away the very notes that were named."""
    table = Table().holds(0, CH08).chooses(*swap("100", "50 50"))
    assert (table.phase, set(table.verbs(0))) == ("payment", {"auto", "pay"})


@pytest.mark.rule("CC-E13", "CC-C9")
def test_no_card_of_ones_own_turn_is_played_when_it_is_over() -> None:
    table = for_sale(2, Table().holds(0, CH07)).chooses("auction").nobody_bids()
    assert "play" in table.verbs(0)
    table = Table().owns(0, *BROWN).owns(1, 2, 3, 4).owns(2, *range(11, 21)).holds(0, CH07)
    table.hotels(*range(11, 21), 2).lands(PARKING).chooses("done")
    table.says(1, "done").says(2, "done")
    table.says(0, "wish", 0).says(0, "ready").says(1, "wish", 3).says(1, "ready")
    table.bids(0, 20).passes(1)
    assert (table.phase, set(table.verbs(0))) == ("payment", {"auto", "pay"})


@pytest.mark.rule("CC-39", "CC-C17", "CH02")
def test_no_gift_hotel_is_played_while_another_is_paid() -> None:
    """The last hotel of the bank would stand on two streets."""
    table = short_of_hotels().owns(0, 5).holds(0, CH02)
    table.says(0, "wish", 0).says(0, "ready").says(1, "wish", 3).says(1, "ready")
    table.bids(0, 20).passes(1)
    assert (table.phase, set(table.verbs(0))) == ("payment", {"auto", "pay"})
    table.settles()
    assert table.seen("hotels_left") == 0


@pytest.mark.rule("CC-39", "CC-B8", "CH02")
def test_nor_while_money_is_raised_for_it() -> None:
    table = short_of_hotels(false=[0, 0, 1, 0, 0]).owns(0, 5).holds(0, CH02)
    table.says(0, "wish", 0).says(0, "ready").says(1, "wish", 3).says(1, "ready")
    table.bids(0, 50).passes(1).pays().checks({2: 0})
    assert table.phase == "debt"
    assert "play" not in table.verbs(0)


@pytest.mark.rule("CC-D5", "CC-55", "CH08")
def test_notes_on_the_table_count_when_the_match_ends_there() -> None:
    """He has replaced a false note in part when his card ruins the last rival."""
    table = Table(2).has(1).has(0, [0, 5, 3, 3, 2], [1, 0, 0, 0, 0]).owns(1, 0).holds(0, CH08)
    table.lands(SPACES[0]).chooses("demand").chooses("pay", *bundle(1, 1)).checks({1: 1})
    table.chooses("play", CH08).trusts()
    table.says(1, "sell", 0).says(1, "give_up")
    assert table.match.over
    assert table.match.state.returns() == table.money


# ---------------------------------------------------------------------- too few hotels


def short_of_hotels(*cash: list[int], false: list[int] | None = None) -> Table:
    """Player 0 has the browns, player 1 the light blues, and the bank one hotel left."""
    table = Table().owns(0, *BROWN).owns(1, 2, 3, 4).owns(2, *range(11, 21))
    table.hotels(*range(11, 21), 2)
    for player, notes in enumerate(cash):
        table.has(player, notes)
    if false:
        table.has(0, NOTHING, false)
    return before_building(table)


def before_building(table: Table) -> Table:
    """Player 0 is about to roll, and all are asked first whether they build."""
    return table.sits(0, PARKING - 3).next(dice=[1, 2]).chooses("roll")


TEN, SIXTY = [1, 0, 0, 0, 0], [1, 0, 1, 0, 0]


@pytest.mark.rule("CC-38", "CC-C15", "CC-C16")
def test_who_cannot_pay_the_printed_cost_may_wish_where_hotels_are_short() -> None:
    table = short_of_hotels(SIXTY, TEN)
    assert (table.phase, table.match.acting()) == ("building", [0, 1])
    table.says(0, "wish", 0).says(0, "ready").says(1, "wish", 3).says(1, "ready")
    assert (table.phase, table.match.acting()) == ("auction", [0, 1])
    table.bids(1, 10).bids(0, 20).settles()
    assert 0 in table.seen("hotels")
    assert table.money[:2] == [40, 10]


@pytest.mark.rule("CC-C16", "CC-35")
def test_who_wishes_alone_pays_the_printed_cost_or_gets_nothing() -> None:
    table = short_of_hotels(SIXTY, TEN)
    table.says(0, "wish", 0).says(0, "ready").says(1, "ready")
    assert table.phase != "auction"
    assert 0 not in table.seen("hotels")
    assert table.money[:2] == [60, 10]


@pytest.mark.rule("CC-C15")
def test_who_could_not_bid_ten_is_not_asked() -> None:
    assert short_of_hotels(SIXTY, NOTHING).phase != "building"
    table = short_of_hotels([0, 0, 0, 2, 0], NOTHING)
    assert (table.phase, table.match.acting()) == ("building", [0])


@pytest.mark.rule("CC-C15", "CC-35")
def test_with_hotels_enough_nobody_wishes_beyond_his_means() -> None:
    table = Table().owns(0, *BROWN).owns(1, 2, 3, 4).has(0, SIXTY).has(1, [0, 0, 0, 1, 0])
    before_building(table)
    assert (table.phase, table.match.acting()) == ("building", [1])
    table.says(1, "wish", 2)
    assert table.verbs(1) == ["ready"]
