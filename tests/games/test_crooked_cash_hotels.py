"""Hotels: who may buy one, what it costs, and what happens to it later."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import plays
from tests.games.crooked_cash_table import (
    BANK,
    BROWN,
    CH02,
    CH10,
    CM08,
    DARK_BLUE,
    LIGHT_BLUE,
    NOTHING,
    PARKING,
    Table,
)


def before_the_roll(table: Table) -> Table:
    """Open the building window before the roll."""
    return table.sits(table.player, PARKING - 3).next(dice=[1, 2]).chooses("roll")


@pytest.mark.rule("CC-35", "CC-34", "CC-N3")
@pytest.mark.parametrize(("street", "cost"), [(0, 100), (4, 100), (21, 250)])
def test_a_hotel_in_a_complete_group_costs_what_the_deed_says(street: int, cost: int) -> None:
    table = before_the_roll(Table().owns(0, *BROWN, *LIGHT_BLUE, *DARK_BLUE))
    table.says(0, "wish", street).says(0, "ready")
    assert table.told("owes") == [["owes", 0, BANK, cost]]
    assert table.pays().match.acting() == [1, 2]
    table.trusts()
    assert (table.seen("hotels"), table.seen("hotels_left")) == ([street], 11)
    assert table.money == [1500 - cost, 1500, 1500]
    assert table.told("hotel") == [["hotel", 0, street]]


@pytest.mark.rule("CC-35", "CC-34")
def test_without_a_complete_group_there_is_no_building() -> None:
    table = before_the_roll(Table().owns(0, 2, 3).owns(1, 4))
    assert table.phase == "turn"
    assert table.told("wishes") == []


@pytest.mark.rule("CC-36")
def test_a_street_takes_one_hotel() -> None:
    table = before_the_roll(Table().owns(0, *BROWN).hotels(0))
    assert [street for street in range(22) if table.may(0, "wish", street)] == [1]
    table.says(0, "wish", 1)
    assert not table.may(0, "wish", 1)
    full = before_the_roll(Table().owns(0, *BROWN).hotels(*BROWN))
    assert full.phase == "turn"


@pytest.mark.rule("CC-C15")
def test_several_hotels_may_be_built_in_one_window_in_any_order() -> None:
    table = before_the_roll(Table().owns(0, *LIGHT_BLUE))
    table.says(0, "wish", 4).says(0, "wish", 2).says(0, "ready").settles()
    assert table.seen("hotels") == [2, 4]
    assert table.money[0] == 1300


@pytest.mark.rule("CC-39")
def test_without_hotels_in_the_bank_none_can_be_bought() -> None:
    table = Table().owns(0, *BROWN).owns(1, *range(2, 16)).hotels(*range(2, 14))
    assert table.seen("hotels_left") == 0
    assert before_the_roll(table).phase == "turn"


@pytest.mark.rule("CC-39", "CH10")
def test_a_hotel_that_comes_back_can_be_bought() -> None:
    table = Table().owns(0, *BROWN).owns(1, *range(2, 14)).hotels(*range(2, 14))
    plays(CH10, 5, table=table).trusts()
    before_the_roll(table)
    assert table.phase == "building"
    assert table.may(0, "wish", 0)


@pytest.mark.rule("CC-C17", "CM08", "CH02", "CC-39")
def test_cards_for_a_free_hotel_cannot_be_played_without_a_hotel_in_the_bank() -> None:
    table = Table().owns(0, 0).owns(1, *range(2, 14)).hotels(*range(2, 14))
    table.keeps(0, CM08).holds(0, CH02)
    assert not {"play", "free_hotel"} & set(table.verbs(0))
    assert before_the_roll(table).phase == "turn"


@pytest.mark.rule("CC-B9", "CC-35")
def test_a_hotel_that_cannot_be_paid_is_not_built_and_the_false_note_lost() -> None:
    table = before_the_roll(Table().owns(0, *BROWN).has(0, [0, 0, 1, 0, 0], [0, 0, 1, 0, 0]))
    table.says(0, "wish", 0).says(0, "ready").pays(0, 0, 2)
    table.checks({1: 0, 2: 1})
    assert (table.seen("hotels"), table.seen("hotels_left")) == ([], 12)
    assert sum(table.money) == 3100 - 0
    assert table.money[0] == 50
    assert table.phase == "turn"
    assert table.seen("bankrupt") == []


@pytest.mark.rule("CC-35")
def test_who_cannot_afford_a_hotel_cannot_wish_for_one() -> None:
    table = before_the_roll(Table().owns(0, *BROWN).has(0, [9, 0, 0, 0, 0]))
    assert table.phase == "turn"


@pytest.mark.rule("CC-C11", "CC-C12", "CC-C3")
def test_a_hotel_moves_with_a_traded_street_and_stays_in_a_broken_group() -> None:
    table = Table().owns(0, *BROWN).hotels(*BROWN).offers(0, 1, streets=[0]).says(1, "accept")
    assert (table.owner[0], table.seen("hotels")) == (1, [0, 1])
    table.lands(3)
    assert table.phase == "turn"
    table.settles().ends_turn().lands(3).says(0, "demand")
    assert table.told("rent") == [["rent", 0, 1, 1, 120]]


@pytest.mark.rule("CC-C12")
def test_a_broken_group_takes_no_new_hotel() -> None:
    table = Table().owns(0, *LIGHT_BLUE).hotels(2)
    table.offers(0, 1, streets=[3]).says(1, "accept")
    assert before_the_roll(table).phase == "turn"


@pytest.mark.rule("CC-C18", "CC-51")
def test_hotels_and_streets_are_sold_only_to_pay_a_debt() -> None:
    table = Table().owns(0, *BROWN).hotels(0)
    assert "sell" not in table.verbs(0)
    before_the_roll(table)
    assert set(table.verbs(0)) == {"wish", "ready"}
    table.settles()
    assert "sell" not in table.verbs(0)
    table.chooses("done")
    assert "sell" not in table.verbs(1)
    assert table.seen("notes")[0] != NOTHING
