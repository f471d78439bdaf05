"""Building windows: all wish at once and in secret; scarce hotels are auctioned."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_table import (
    BANK,
    BROWN,
    CH02,
    CM08,
    CM09,
    DARK_BLUE,
    LIGHT_BLUE,
    PARKING,
    Table,
)

LOOSE = (5, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20)  # no complete group among them


def two_builders(left: int = 12, players: int = 3) -> Table:
    """Return a table in a window where players 0 and 1 may build and the bank has so many."""
    table = Table(players).owns(0, *BROWN).owns(1, *LIGHT_BLUE).owns(2, *LOOSE)
    table.hotels(*LOOSE[: 12 - left])
    return table.sits(0, PARKING - 3).next(dice=[1, 2]).chooses("roll")


@pytest.mark.rule("CC-C15", "CC-35")
def test_there_is_a_window_before_the_roll_after_the_landing_and_in_the_interlude() -> None:
    table = Table().owns(1, *BROWN).sits(0, PARKING - 3).next(dice=[1, 2]).chooses("roll")
    stages = []
    while table.player == 0:
        if table.phase == "building":
            assert table.match.acting() == [1]
            stages.append((table.matter("turn")["stage"], bool(table.told("rolled"))))
            table.says(1, "ready")
        elif table.phase == "turn":
            table.chooses("done")
        else:
            table.says(table.match.acting()[0], "done")
    assert [rolled for _, rolled in stages] == [False, True, True]


@pytest.mark.rule("CC-C15", "CC-35")
def test_one_may_build_in_anothers_turn() -> None:
    table = Table().owns(1, *BROWN).sits(0, PARKING - 3).next(dice=[1, 2]).chooses("roll")
    table.says(1, "wish", 0).says(1, "ready").settles()
    assert (table.seen("hotels"), table.money) == ([0], [1500, 1400, 1500])


@pytest.mark.rule("CC-C15")
def test_wishes_are_secret_until_all_have_answered() -> None:
    table = two_builders()
    assert table.match.acting() == [0, 1]
    watch = (None, 0, 2)
    before = [(table.view(who), table.match.news(who)) for who in watch]
    table.says(1, "wish", 2).says(1, "ready")
    assert [(table.view(who), table.match.news(who)) for who in watch] == before
    table.says(0, "wish", 0).says(0, "ready")
    assert table.told("wishes") == [["wishes", 0, 0], ["wishes", 1, 2]]


@pytest.mark.rule("CC-C15", "CC-C16")
def test_with_enough_hotels_everybody_pays_the_printed_cost() -> None:
    table = two_builders(left=2)
    table.says(0, "wish", 0).says(1, "wish", 2).says(0, "ready").says(1, "ready").settles()
    assert {0, 2} <= set(table.seen("hotels"))
    assert table.money == [1400, 1400, 1500]
    assert table.told("auction") == []


@pytest.mark.rule("CC-38", "CC-C16")
def test_the_last_hotel_is_auctioned_among_those_who_wish_for_it() -> None:
    table = two_builders(left=1)
    table.says(0, "wish", 0).says(1, "wish", 2).says(0, "ready").says(1, "ready")
    assert (table.phase, table.match.acting()) == ("auction", [0, 1])
    assert table.matter("auction")["thing"] == -1
    assert table.refuses(0, "bid", 0, 5) != ""
    table.bids(0, 10).bids(1, 20).passes(0)
    assert table.told("owes") == [["owes", 1, BANK, 20]]
    table.settles()
    assert 2 in table.seen("hotels")
    assert 0 not in table.seen("hotels")
    assert table.money == [1500, 1480, 1500]
    assert table.seen("hotels_left") == 0


@pytest.mark.rule("CC-C16")
def test_remaining_hotels_are_auctioned_one_by_one() -> None:
    table = two_builders(left=2)
    for player, street in ((0, 0), (0, 1), (1, 2), (1, 3)):
        table.says(player, "wish", street)
    table.says(0, "ready").says(1, "ready")
    table.bids(0, 10).passes(1).until_not("payment", "decoder")
    assert (table.acting, table.verbs(0)) == (0, ["place"])
    assert [street for street in range(22) if table.may(0, "place", street)] == [0, 1]
    table.chooses("place", 1)
    assert (table.phase, table.match.acting()) == ("auction", [0, 1])
    table.bids(1, 10).passes(0).until_not("payment", "decoder").chooses("place", 3).settles()
    assert {1, 3} <= set(table.seen("hotels"))
    assert table.money == [1490, 1490, 1500]


@pytest.mark.rule("CC-C16", "CC-38")
def test_a_single_wisher_pays_the_printed_cost_though_hotels_are_scarce() -> None:
    table = two_builders(left=1)
    table.says(0, "wish", 0).says(0, "ready").says(1, "ready").settles()
    assert 0 in table.seen("hotels")
    assert table.money[0] == 1400
    assert table.told("auction") == []


@pytest.mark.rule("CC-C16", "CC-39")
def test_a_single_wisher_gets_no_more_than_there_are() -> None:
    table = two_builders(left=1)
    table.says(0, "wish", 0)
    if table.may(0, "wish", 1):
        table.says(0, "wish", 1)
    table.says(0, "ready").says(1, "ready").settles()
    assert len({0, 1} & set(table.seen("hotels"))) == 1
    assert table.seen("hotels_left") == 0


@pytest.mark.rule("CC-C16", "CC-C17", "CM08")
def test_hotels_from_cards_are_served_first_and_not_auctioned() -> None:
    table = Table().owns(0, *BROWN).owns(1, 2).owns(2, *LOOSE).hotels(*LOOSE)
    table.keeps(1, CM08).sits(0, PARKING - 3).next(dice=[1, 2]).chooses("roll")
    table.says(0, "wish", 0).says(1, "wish_free", 2).says(0, "ready").says(1, "ready").settles()
    assert 2 in table.seen("hotels")
    assert 0 not in table.seen("hotels")
    assert (table.money, table.told("auction")) == ([1500] * 3, [])
    assert table.seen("chest")["under"] == [CM08]


@pytest.mark.rule("CC-C16", "CC-C17")
def test_of_two_cards_for_the_last_hotel_the_first_seat_has_it() -> None:
    table = Table().owns(0, 0).owns(1, 2).owns(2, *LOOSE).hotels(*LOOSE)
    table.keeps(1, CM08).holds(0, CH02).sits(0, PARKING - 3).next(dice=[1, 2]).chooses("roll")
    table.says(0, "wish_gift", 0).says(1, "wish_free", 2).says(1, "ready").says(0, "ready")
    table.settles()
    assert 0 in table.seen("hotels")
    assert 2 not in table.seen("hotels")
    assert table.seen("chest")["held"][1] == [CM08]


@pytest.mark.rule("CH02", "CC-26", "CC-C15")
def test_a_gift_hotel_wished_for_in_anothers_turn_can_be_checked() -> None:
    table = Table().owns(1, 2).holds(1, CH02).sits(0, PARKING - 3).next(dice=[1, 2])
    table.chooses("roll").says(1, "wish_gift", 2).says(1, "ready")
    assert (table.phase, table.match.acting()) == ("decoder", [0, 2])
    table.next(truths=[0]).checks({0: 0}).settles()
    assert table.seen("hotels") == []
    assert table.money == [1600, 1500, 1500]
    assert [card // 2 for card in table.seen("chance")["under"]] == [CH02]


@pytest.mark.rule("CM09", "CC-37", "CC-C15")
def test_a_permit_is_used_in_a_window_at_the_printed_cost() -> None:
    table = Table().owns(1, 21).keeps(1, CM09).sits(0, PARKING - 3).next(dice=[1, 2])
    table.chooses("roll").says(1, "wish_permit", 21).says(1, "ready").settles()
    assert (table.seen("hotels"), table.money[1]) == ([21], 1250)
    assert table.seen("chest")["under"] == [CM09]


@pytest.mark.rule("CC-C15")
def test_a_seat_that_has_not_raised_its_hand_is_ready_by_itself() -> None:
    assert two_builders().view(1)["unraised"] == ["ready"]


@pytest.mark.rule("CC-C15")
def test_nobody_is_asked_who_cannot_build() -> None:
    table = Table().owns(0, *DARK_BLUE).sits(0, PARKING - 3).next(dice=[1, 2]).chooses("roll")
    assert table.match.acting() == [0]
    table = Table().sits(0, PARKING - 3).rolls(1, 2)
    assert table.phase == "turn"


@pytest.mark.rule("CC-C16", "CC-B8", "CC-B9")
def test_a_hotel_auction_whose_winner_cannot_pay_is_held_again_without_him() -> None:
    table = Table(4).owns(0, *BROWN).owns(1, *LIGHT_BLUE).owns(2, *LOOSE)
    table.hotels(*LOOSE).has(0, [0] * 5, [0, 0, 0, 1, 0])
    table.sits(0, PARKING - 3).next(dice=[1, 2]).chooses("roll")
    table.says(0, "wish", 0).says(1, "wish", 2).says(0, "ready").says(1, "ready")
    table.bids(0, 100).passes(1).pays().checks({3: 0})
    table.says(0, "give_up")
    assert table.seen("bankrupt") == []
    assert 0 not in table.seen("hotels")
    assert (table.phase, table.match.acting()) == ("auction", [1])
    table.bids(1, 10).settles()
    assert 2 in table.seen("hotels")
    assert table.money == [0, 1490, 1500, 1600]


@pytest.mark.rule("CC-C16", "CM09")
def test_a_permit_is_served_before_other_wishes() -> None:
    table = Table().owns(0, *BROWN).owns(1, 2).owns(2, *LOOSE).hotels(*LOOSE).keeps(1, CM09)
    table.sits(0, PARKING - 3).next(dice=[1, 2]).chooses("roll")
    table.says(0, "wish", 0).says(1, "wish_permit", 2).says(0, "ready").says(1, "ready").settles()
    assert set(table.seen("hotels")) == {2, *LOOSE}
    assert table.money == [1500, 1400, 1500]
    assert table.told("auction") == []


@pytest.mark.rule("CC-C16", "CM08")
def test_what_cards_leave_is_auctioned_among_the_others() -> None:
    table = Table().owns(0, *BROWN).owns(1, *LIGHT_BLUE).owns(2, *LOOSE).hotels(*LOOSE[:10])
    table.keeps(2, CM08).sits(0, PARKING - 3).next(dice=[1, 2]).chooses("roll")
    table.says(0, "wish", 0).says(1, "wish", 2).says(2, "wish_free", LOOSE[10])
    for player in range(3):
        table.says(player, "ready")
    assert LOOSE[10] in table.seen("hotels")
    assert (table.phase, table.match.acting()) == ("auction", [0, 1])


@pytest.mark.rule("CC-C16", "CC-27", "CH02")
def test_a_hotel_not_given_for_a_false_card_is_left_for_the_others() -> None:
    table = Table().owns(0, *BROWN).owns(1, 2).owns(2, *LOOSE).hotels(*LOOSE).holds(1, CH02)
    table.sits(0, PARKING - 3).next(dice=[1, 2]).chooses("roll")
    table.says(0, "wish", 0).says(1, "wish_gift", 2).says(0, "ready").says(1, "ready")
    table.next(truths=[0]).checks({2: 0}).settles()
    assert set(table.seen("hotels")) == {0, *LOOSE}
    assert table.money == [1400, 1500, 1600]


@pytest.mark.rule("CC-38", "CC-C16", "CC-C7")
def test_a_hotel_nobody_bids_for_stays_in_the_bank() -> None:
    table = two_builders(left=1)
    table.says(0, "wish", 0).says(1, "wish", 2).says(0, "ready").says(1, "ready").nobody_bids()
    assert (table.seen("hotels_left"), table.money) == (1, [1500] * 3)
    assert table.told("no_bid") == [["no_bid", -1]]
