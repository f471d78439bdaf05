"""What seldom happens: long bundles, an empty pile, a full lap, a wisher left alone."""

from __future__ import annotations

import pytest

from funnymoney.core.errors import BadOption
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import Telling
from funnymoney.games.crooked_cash.money.bank import pay
from funnymoney.games.crooked_cash.money.purse import seize_all
from tests.games.crooked_cash_scenes import picking, rent_due
from tests.games.crooked_cash_table import CH06, CH07, CH08, CM08, NOTHING, PARKING, Table, swap


def many_notes() -> Table:
    """Player 0 lays out sixty twenties and sixty tens in a trade with player 1."""
    table = Table(printed=[60] * 5, false=[0] * 5).has(1).has(2).has(0, [60, 60, 0, 0, 0])
    return table.offers(0, 1, give=[60, 60, 0, 0, 0]).chooses("accept").pays()


@pytest.mark.rule("CC-B1")
@pytest.mark.parametrize("place", [0, 59, 60, 99, 100, 119])
def test_any_of_more_than_a_hundred_notes_can_be_checked(place: int) -> None:
    table = many_notes()
    assert table.matter("decoder")["things"] == 120
    table.checks({2: place})
    assert ["checked", 2, place, 20 if place < 60 else 10, 0] in table.match.news(None)
    assert table.seen("chips")[2] == 1


@pytest.mark.rule("CC-B1")
def test_no_note_beyond_the_last_can_be_checked() -> None:
    table = many_notes()
    assert table.match.why_not(2, ["check", 119]) is None
    assert table.match.why_not(2, ["check", 120]) == "out_of_range"


@pytest.mark.rule("CC-A10", "CC-A5", "CC-A8")
def test_change_for_a_replaced_note_may_take_the_notes_that_were_wanted() -> None:
    """One of two tens is false; a hundred replaces it, and its change takes the last twenties."""
    table = Table(2, printed=[30, 6, 30, 30, 30], false=[10, 0, 10, 10, 10])
    table.has(0, [1, 0, 0, 1, 0], [1, 0, 0, 0, 0]).has(1, [0, 5, 0, 0, 0])
    table.chooses(*swap("10 10", "20")).pays().checks({1: 1})
    table.chooses("pay", *[0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]).settles()
    assert table.money[0] == 110  # the false ten is gone, everything else came back
    assert table.seen("bank")[1] == 0


@pytest.mark.rule("CC-51", "CC-D1")
def test_the_shortage_is_told() -> None:
    table = rent_due(21, Table().has(0, [3, 0, 0, 0, 0]).owns(0, 0)).chooses("demand")
    assert ["short", 0, 170] in table.match.news(None)


@pytest.mark.rule("CM08", "CC-E12")
def test_a_free_hotel_may_be_taken_before_a_chance_card_is_picked() -> None:
    table = picking(Table().keeps(0, CM08).owns(0, 5)).chooses("free_hotel", 5)
    assert (table.phase, table.seen("hotels")) == ("pick", [5])


@pytest.mark.rule("CH06", "CC-E17")
def test_an_express_ticket_to_the_street_one_stands_on_is_a_whole_lap() -> None:
    table = Table().holds(0, CH06).sits(0, 5).chooses("play", CH06, 2).trusts()
    assert (table.seen("position")[0], table.money[0]) == (5, 1700)


@pytest.mark.rule("CC-C16", "CC-38")
def test_who_is_left_alone_with_his_wish_pays_the_printed_cost() -> None:
    """Two hotels, three wishes: the first is auctioned, the other wisher pays for the second."""
    table = Table(2).owns(0, 0, 1).owns(1, 2, 3, 4).hotels(*range(8, 18)).sits(0, PARKING)
    table.next(dice=(1, 2)).chooses("roll")
    table.says(0, "wish", 0).says(0, "ready")
    table.says(1, "wish", 2).says(1, "wish", 3).says(1, "ready")
    assert table.phase == "auction"
    table.bids(0, 10).passes(1).until_not("payment", "decoder")
    assert table.phase != "auction"
    table.settles()
    assert table.seen("hotels_left") == 0
    assert table.money == [1490, 1400]


@pytest.mark.rule("CC-A2")
def test_a_checker_is_known_to_remember_one_more_false_note() -> None:
    table = Table().has(0, [0, 0, 1, 0, 0], [0, 0, 1, 0, 0])
    table.offers(0, 1, give=[0, 0, 2, 0, 0]).chooses("accept").pays()
    table.checks({2: 1})
    assert table.seen("marks")[2][2] == [1, 1, 0, 0]
    assert table.seen("public")["false"][2] == [0, 0, 1, 0, 0]
    assert table.seen("marks")[0] == [NOTHING[:4]] * 5


@pytest.mark.rule("CC-A8", "CC-A7")
@pytest.mark.parametrize(
    ("amount", "bank", "paid"),
    [
        (60, [0, 20, 20, 20, 20], [0, 3, 0, 0, 0]),
        (110, [0, 20, 20, 20, 20], [0, 3, 1, 0, 0]),
        (130, [0, 5, 25, 27, 30], [0, 4, 1, 0, 0]),
        (510, [0, 20, 20, 20, 20], [0, 3, 1, 4, 0]),
        (200, [9, 9, 9, 9, 9], [0, 0, 0, 2, 0]),
        (30, [0, 20, 20, 20, 20], None),
    ],
)
def test_the_bank_prints_only_what_it_cannot_pay_otherwise(
    amount: int, bank: list[int], paid: list[int] | None
) -> None:
    table = Table(2, printed=[30] * 5, false=[0] * 5).has(0).has(1).set(in_bank=bank)
    telling = Telling()
    pay(table.state, 0, amount, telling)
    printed = [item for _, item in telling.items if item[0] == "printed"]
    assert bool(printed) == (paid is None)
    assert paid is None or table.seen("notes")[0] == paid
    assert table.money[0] == amount


@pytest.mark.rule("CC-C16", "CC-B8", "CC-35")
def test_a_hotel_is_not_placed_on_a_street_that_was_sold_to_pay_for_it() -> None:
    table = Table(2).owns(0, *range(9)).owns(1, 20, 21).hotels(*range(9, 20))
    table.has(0, [3, 1, 3, 3, 1], [0, 0, 0, 0, 1])
    table.next(dice=(1, 2)).chooses("roll")
    table.says(0, "wish", 0).says(0, "ready").says(1, "wish", 20).says(1, "ready")
    table.bids(0, 1500).pays().checks({1: 1})
    for street in range(9):
        if table.phase == "debt":
            table.chooses("sell", street)
    table.settles()
    assert ["no_room", 0] in table.match.news(None)
    assert (table.owner[0], 0 in table.seen("hotels")) == (None, False)
    assert table.seen("hotels_left") + len(table.seen("hotels")) == 12


@pytest.mark.rule("CH07", "CC-E13", "CC-51")
def test_a_card_of_ones_own_turn_can_be_played_when_short_of_money() -> None:
    table = rent_due(2, Table().has(0, [1, 0, 0, 0, 0]).owns(0, 0).holds(0, CH07))
    table.chooses("demand")
    assert (table.phase, set(table.verbs(0))) == ("debt", {"sell", "play", "offer"})
    table.chooses("play", CH07).trusts()
    assert (table.phase, table.money[0], table.owner[0]) == ("payment", 160, 0)


@pytest.mark.rule("CH07", "CC-E13")
def test_no_card_is_played_for_a_debt_in_anothers_turn() -> None:
    table = Table().has(1, NOTHING).owns(1, 0).holds(1, CH07).holds(0, CH08)
    table.chooses("play", CH08).trusts()
    assert (table.phase, table.acting) == ("debt", 1)
    assert "play" not in table.verbs(1)


@pytest.mark.rule("CC-D3", "CC-25")
def test_a_bankrupts_notes_go_under_the_pile_in_any_order() -> None:
    orders = set()
    for seed in range(30):
        table = Table(3).has(0, [1, 0, 0, 0, 0], [1, 0, 0, 0, 0])
        seize_all(table.state, 0, -1, FastLuck(seed))
        orders.add(tuple(table.pile(0)[-2:]))
    assert orders == {(0, 1), (1, 0)}


@pytest.mark.parametrize("name", ["s\x1b[2J", "two\nlines", "   "])
def test_names_of_a_board_can_be_printed(name: str) -> None:
    streets = [{"name": f"Street {number}", "price": 100} for number in range(22)]
    streets[3]["name"] = name
    with pytest.raises(BadOption, match="the name of street 4 is a word or some"):
        Table(2, board={"city": "Nowhere", "streets": streets})


@pytest.mark.parametrize("thing", [{1, 2}, b"bytes", float])
def test_a_board_that_is_no_json_is_refused(thing: object) -> None:
    with pytest.raises(BadOption, match="option board takes plain JSON"):
        Table(2, board={"city": thing, "streets": []})


def test_what_is_wrong_with_a_board_is_told_in_few_words() -> None:
    with pytest.raises(BadOption) as refused:
        Table(2, board={"city": "x", "streets": ["y" * 10**6] * 22})
    assert len(str(refused.value)) < 400
