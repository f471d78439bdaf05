"""Rent is owed only if the owner asks."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import rent_due
from tests.games.crooked_cash_table import (
    CH01,
    CH04,
    CH07,
    DARK_BLUE,
    LIGHT_BLUE,
    NOTHING,
    SPACES,
    Table,
)


@pytest.mark.rule("CC-33", "CC-C1", "CC-N3")
@pytest.mark.parametrize("street", range(1, 22))
def test_the_rent_on_the_deed_is_paid_to_the_owner_who_asks(street: int) -> None:
    table = rent_due(street)
    rent = table.seen("board")["rent"][street]
    assert (table.phase, table.acting) == ("rent", 1)
    assert set(table.verbs(1)) == {"demand", "waive"}
    table.chooses("demand")
    assert table.told("rent") == [["rent", 1, 0, street, rent]]
    table.settles()
    assert table.money == [1500 - rent, 1500 + rent, 1500]


@pytest.mark.rule("CC-33", "CC-C1")
def test_the_owner_who_does_not_ask_gets_nothing() -> None:
    table = rent_due(2).chooses("waive")
    assert table.money == [1500] * 3
    assert table.matter("turn")["stage"] == "finish"
    assert table.told("rent") == []


@pytest.mark.rule("CC-33")
def test_who_is_asked_must_pay() -> None:
    table = rent_due(2).chooses("demand")
    assert (table.phase, table.acting) == ("payment", 0)
    assert set(table.verbs(0)) == {"auto", "pay"}


@pytest.mark.rule("CC-C2", "CC-11")
@pytest.mark.parametrize("answer", ["demand", "waive"])
def test_after_a_double_the_demand_is_settled_before_the_next_roll(answer: str) -> None:
    table = Table().owns(1, 2).lands(SPACES[2], on=(1, 1))
    assert table.acting == 1
    assert table.refuses(0, "roll") == "not_your_turn"
    table.chooses(answer).settles()
    assert "roll" in table.verbs(0)


@pytest.mark.rule("CC-34", "CC-C3", "CC-N3")
@pytest.mark.parametrize(("street", "rent"), [(2, 100), (4, 120), (20, 360), (21, 400)])
def test_a_complete_group_doubles_the_rent(street: int, rent: int) -> None:
    table = Table().owns(1, *LIGHT_BLUE, *DARK_BLUE)
    rent_due(street, table).chooses("demand")
    assert table.told("rent") == [["rent", 1, 0, street, rent]]


@pytest.mark.rule("CC-34", "CC-C3")
def test_a_group_of_two_owners_is_not_complete() -> None:
    table = Table().owns(1, 2, 3).owns(2, 4)
    rent_due(2, table).chooses("demand")
    assert table.told("rent") == [["rent", 1, 0, 2, 50]]


@pytest.mark.rule("CC-C3", "CC-N3")
@pytest.mark.parametrize("group", [(2,), LIGHT_BLUE])
def test_a_hotel_rent_is_the_same_in_a_complete_group(group: tuple[int, ...]) -> None:
    table = Table().owns(1, *group).hotels(2)
    rent_due(2, table).chooses("demand")
    assert table.told("rent") == [["rent", 1, 0, 2, 200]]


@pytest.mark.rule("CC-C3")
def test_a_street_without_hotel_stays_doubled_beside_hotels() -> None:
    table = Table().owns(1, *LIGHT_BLUE).hotels(2, 4)
    rent_due(3, table).chooses("demand")
    assert table.told("rent") == [["rent", 1, 0, 3, 100]]


@pytest.mark.rule("CH01")
def test_a_waiver_frees_from_the_rent_of_this_landing() -> None:
    table = rent_due(2, Table().holds(0, CH01))
    assert table.acting == 1
    table.chooses("demand")
    assert set(table.verbs(0)) == {"pay_rent", "play"}
    table.chooses("play", CH01).trusts()
    assert table.money == [1500] * 3
    assert table.matter("turn")["stage"] == "finish"
    assert [card // 2 for card in table.seen("chance")["under"]] == [CH01]


@pytest.mark.rule("CH01", "CC-33")
def test_the_waiver_may_be_kept_for_another_rent() -> None:
    table = rent_due(2, Table().holds(0, CH01)).chooses("demand").chooses("pay_rent").settles()
    assert table.money == [1450, 1550, 1500]
    assert table.seen("chance")["held"][0] == 2 * CH01


@pytest.mark.rule("CH01", "CC-B11", "CC-27")
def test_after_a_false_waiver_the_rent_must_be_paid() -> None:
    table = rent_due(2, Table().holds(0, CH01)).chooses("demand").chooses("play", CH01)
    table.next(truths=[0]).checks({1: 0}).settles()
    assert table.money == [1450, 1650, 1500]


@pytest.mark.rule("CH01", "CC-E13")
def test_the_waiver_is_played_only_against_a_demand() -> None:
    table = Table().holds(0, CH01)
    assert "play" not in table.verbs(0)
    rent_due(2, table).chooses("waive")
    assert "play" not in table.verbs(0)
    assert table.seen("chance")["held"][0] == 2 * CH01


@pytest.mark.rule("CH04", "CC-C3")
@pytest.mark.parametrize(
    ("owned", "hotels", "rent"),
    [((2,), (), 100), (LIGHT_BLUE, (), 200), (LIGHT_BLUE, (2,), 400)],
)
def test_the_booster_doubles_this_rent_whatever_its_level(
    owned: tuple[int, ...], hotels: tuple[int, ...], rent: int
) -> None:
    table = Table().owns(1, *owned).hotels(*hotels).holds(1, CH04)
    rent_due(2, table).chooses("play", CH04).trusts()
    table.settles()
    assert table.money == [1500 - rent, 1500 + rent, 1500]
    assert table.seen("chance")["held"][1] is None


@pytest.mark.rule("CH04", "CC-B11", "CC-28")
@pytest.mark.parametrize(("truth", "rent", "reward"), [(0, 50, 100), (1, 100, 0)])
def test_a_checked_booster_doubles_the_rent_only_if_it_is_true(
    truth: int, rent: int, reward: int
) -> None:
    table = rent_due(2, Table().holds(1, CH04)).chooses("play", CH04)
    assert table.match.acting() == [0, 2]
    table.next(truths=[truth]).checks({2: 0})
    if table.phase == "rent":
        table.chooses("demand")
    table.settles()
    assert table.money == [1500 - rent, 1500 + rent, 1500 + reward]


@pytest.mark.rule("CH04", "CC-E13")
def test_the_booster_is_played_only_when_one_demands_rent() -> None:
    table = Table().holds(0, CH04).owns(0, 2)
    assert "play" not in table.verbs(0)
    table = rent_due(2, Table().holds(1, CH07))
    assert "play" not in table.verbs(1)


@pytest.mark.rule("CC-C4")
@pytest.mark.parametrize("failed", [0, 2])
def test_an_owner_in_jail_collects(failed: int) -> None:
    table = Table().owns(1, 2).jails(1, failed=failed).lands(SPACES[2]).chooses("demand").settles()
    assert table.money == [1450, 1550, 1500]


@pytest.mark.rule("CC-33", "CC-51")
def test_who_cannot_pay_the_rent_is_in_debt() -> None:
    table = rent_due(2, Table().has(0, NOTHING).owns(0, 21)).chooses("demand")
    assert (table.phase, table.acting) == ("debt", 0)
