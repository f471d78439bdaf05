"""What each Community Chest card does."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import draws
from tests.games.crooked_cash_table import (
    BANK,
    CHEST_SPACE,
    CM01,
    CM02,
    CM03,
    CM04,
    CM05,
    CM06,
    CM07,
    CM08,
    CM09,
    CM10,
    CM11,
    CM12,
    CM13,
    CM14,
    JAIL,
    Table,
)


@pytest.mark.rule("CM01", "CM02", "CM03", "CC-48")
@pytest.mark.parametrize(("card", "amount"), [(CM01, 200), (CM02, 100), (CM03, 50)])
def test_the_bank_pays(card: int, amount: int) -> None:
    table = draws(card)
    assert table.told("chest") == [["chest", 0, card]]
    assert table.money == [1500 + amount, 1500, 1500]
    assert table.seen("chest")["under"] == [card]
    assert table.seen("chest")["unseen"][card] == 0
    assert table.phase == "turn"


@pytest.mark.rule("CM04", "CC-D4")
def test_each_other_player_pays_20_in_seat_order() -> None:
    table = Table(4, first_player=2).next(chest=[CM04]).lands(30).settles()
    assert [item[1:] for item in table.told("owes")] == [[3, 2, 20], [0, 2, 20], [1, 2, 20]]
    assert table.money == [1480, 1480, 1560, 1480]


@pytest.mark.rule("CM05", "CC-42")
@pytest.mark.parametrize("space", [2, 30])
def test_forward_to_go(space: int) -> None:
    table = Table().sits(0, space - 2).chips(1, 1, 1).next(chest=[CM05]).rolls(1, 1)
    assert (table.seen("position")[0], table.money[0]) == (0, 1700)
    assert table.seen("chips") == [2, 1, 1]
    assert table.told("salary") == [["salary", 0]]


@pytest.mark.rule("CM06", "CC-43", "CC-C8")
def test_forward_to_the_next_street_nobody_owns() -> None:
    table = draws(CM06, Table().owns(1, 19, 20, 21).chips(0, 2, 2))
    assert (table.seen("position")[0], table.money[0], table.seen("chips")[0]) == (1, 1700, 2)
    assert table.matter("street")["street"] == 0
    assert {"buy", "auction"} <= set(table.verbs(0))


@pytest.mark.rule("CM07", "CM08", "CM09", "CC-48")
@pytest.mark.parametrize("card", [CM07, CM08, CM09])
def test_three_cards_are_kept_until_they_are_wanted(card: int) -> None:
    table = draws(card)
    assert table.seen("chest")["held"] == [[card], [], []]
    assert table.seen("chest")["under"] == []
    assert table.money == [1500] * 3


@pytest.mark.rule("CM08", "CC-37", "CC-C17")
def test_a_free_hotel_on_any_own_street_without_one() -> None:
    table = Table().owns(0, 2, 5).owns(1, 3).hotels(5).keeps(0, CM08)
    assert [street for street in range(22) if table.may(0, "free_hotel", street)] == [2]
    table.chooses("free_hotel", 2)
    assert table.phase == "turn"
    assert (table.seen("hotels"), table.money) == ([2, 5], [1500] * 3)
    assert table.seen("chest")["held"][0] == []
    assert table.seen("chest")["under"] == [CM08]


@pytest.mark.rule("CM09", "CC-37", "CC-35")
def test_a_permit_buys_one_hotel_at_its_cost_without_a_complete_group() -> None:
    table = Table().owns(0, 2, 21).keeps(0, CM09).chooses("permit", 21)
    assert table.told("owes") == [["owes", 0, BANK, 250]]
    assert table.pays().match.acting() == [1, 2]
    table.trusts()
    assert (table.seen("hotels"), table.money[0]) == ([21], 1250)
    assert table.seen("chest")["under"] == [CM09]


@pytest.mark.rule("CM09", "CC-E13")
def test_a_permit_needs_a_street_of_ones_own_the_money_and_a_hotel() -> None:
    table = Table().owns(0, 2).owns(1, 3).keeps(0, CM09)
    assert [street for street in range(22) if table.may(0, "permit", street)] == [2]
    poor = Table().owns(0, 2).keeps(0, CM09).has(0, [9, 0, 0, 0, 0])
    assert "permit" not in poor.verbs(0)
    none = Table().owns(0, 2).keeps(0, CM09).set(hotels_left=0)
    assert "permit" not in none.verbs(0)


@pytest.mark.rule("CM10")
@pytest.mark.parametrize(("green", "money"), [(0, 1500), (1, 1500), (2, 1550)])
def test_chips_turn_green_or_the_bank_pays_50(green: int, money: int) -> None:
    table = draws(CM10, Table().chips(green, 2, 2))
    assert (table.seen("chips")[0], table.money[0]) == (2, money)


@pytest.mark.rule("CM11", "CM12", "CC-16")
@pytest.mark.parametrize(("card", "amount"), [(CM11, 50), (CM12, 100)])
def test_a_bad_card_is_paid_to_the_bank_and_can_be_checked(card: int, amount: int) -> None:
    table = draws(card)
    assert table.told("owes") == [["owes", 0, BANK, amount]]
    assert table.pays().match.acting() == [1, 2]
    table.trusts()
    assert table.money == [1500 - amount, 1500, 1500]
    assert table.seen("chest")["under"] == [card]


@pytest.mark.rule("CM13")
@pytest.mark.parametrize("hotels", [(), (2,), (2, 5, 21)])
def test_each_hotel_of_ones_own_costs_40(hotels: tuple[int, ...]) -> None:
    table = Table().owns(0, 2, 5, 21).owns(1, 12).hotels(*hotels, 12)
    draws(CM13, table).settles()
    assert table.money == [1500 - 40 * len(hotels), 1500, 1500]


@pytest.mark.rule("CM14", "CC-45")
def test_to_jail_without_salary() -> None:
    table = draws(CM14)
    assert (table.seen("position")[0], table.seen("jail")[0]) == (JAIL, 0)
    assert table.money[0] == 1500
    assert table.ends_turn().player == 1


@pytest.mark.rule("CM11", "CC-B6", "CC-51", "CC-52")
def test_who_cannot_pay_a_card_is_in_debt_to_the_bank() -> None:
    table = draws(CM11, Table().has(0).owns(0, 21))
    assert (table.phase, table.matter("debt")["creditor"]) == ("debt", BANK)


@pytest.mark.rule("CC-48", "CC-E15")
def test_a_used_card_comes_again_after_all_others() -> None:
    table = Table()
    table.state.unopened = 1 << CM01 | 1 << CM02
    table.so_be_it().next(chest=[CM02]).lands(30, on=(1, 1)).lands(30, on=(2, 2)).lands(30)
    assert [item[2] for item in table.told("chest")] == [CM02, CM01, CM02]


@pytest.mark.rule("CC-48", "CC-26")
def test_chest_cards_are_all_true_and_cannot_be_checked() -> None:
    table = Table().owns(0, 2).keeps(0, CM08).chooses("free_hotel", 2)
    assert table.phase == "turn"
    table.next(chest=[CM01]).lands(CHEST_SPACE)
    assert table.phase == "turn"
