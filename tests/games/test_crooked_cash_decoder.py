"""Checking the notes somebody pays with."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.crooked_cash_scenes import buying, paying, with_known_note
from tests.games.crooked_cash_table import NOTHING, Table, bundle

ALL_FALSE = [3, 1, 3, 3, 2]


@pytest.mark.rule("CC-13", "CC-20", "CC-B10", "CC-22")
def test_a_false_note_goes_to_its_finder_for_one_chip_and_nothing_else_happens() -> None:
    table = paying([3, 0, 1, 0, 0], [0, 1, 0, 0, 0]).pays(3, 1).checks({2: 0})
    assert table.told("checked") == [["checked", 2, 0, 20, 1]]
    assert table.seen("chips") == [2, 2, 1]
    assert table.false_notes(2) == [0, 1, 0, 0, 0]
    assert table.money[2] == 1520
    assert table.phase == "payment"
    assert table.seen("jail") == [None] * 3


@pytest.mark.rule("CC-22", "CC-13")
def test_a_true_note_is_announced_and_the_payment_goes_through() -> None:
    table = paying().pays(0, 0, 1).checks({2: 0})
    assert table.told("checked") == [["checked", 2, 0, 50, 0]]
    assert table.told("paid") == [["paid", 0, 1, 50]]
    assert table.money == [1450, 1550, 1500]
    assert table.seen("chips") == [2, 2, 1]


@pytest.mark.rule("CC-16", "CC-18", "CC-31")
def test_the_window_opens_when_the_notes_lie_there_and_before_they_are_paid() -> None:
    table = buying()
    assert table.phase == "payment"
    table.pays(0, 0, 2)
    assert (table.phase, table.match.acting()) == ("decoder", [1, 2])
    assert table.owner[2] is None
    assert table.told("paid") == []
    assert table.trusts().owner[2] == 0
    assert table.seen("chips") == [2, 2, 2]


@pytest.mark.rule("CC-16", "CC-B2")
def test_the_payee_may_check_too() -> None:
    table = paying(false=[0, 0, 1, 0, 0], true=[3, 1, 0, 3, 2]).pays(0, 0, 1)
    assert table.match.acting() == [1, 2]
    table.checks({1: 0})
    assert table.false_notes(1) == [0, 0, 1, 0, 0]


@pytest.mark.rule("CC-17", "CC-B1")
def test_nobody_checks_his_own_notes_nor_without_a_chip_nor_from_jail_nor_bankrupt() -> None:
    table = paying(players=6).chips(2, 0, 2, 1, 2, 2).jails(4).set(out=1 << 5).pays()
    assert table.match.acting() == [2, 3]
    assert table.refuses(0, "check", 0) == "not_your_turn"
    assert table.refuses(1, "check", 0) == "not_your_turn"


@pytest.mark.rule("CC-B1")
def test_without_anybody_to_ask_the_payment_goes_through_at_once() -> None:
    table = paying().chips(2, 0, 0).pays()
    assert table.phase == "turn"
    assert table.told("paid") == [["paid", 0, 1, 50]]


@pytest.mark.rule("CC-19", "CC-17")
@pytest.mark.parametrize("place", range(4))
def test_the_checker_chooses_one_of_the_notes_shown(place: int) -> None:
    table = paying().pays(3, 1)
    assert table.refuses(2, "check", 4) == "out_of_range"
    assert table.refuses(2, "check", -1) == "out_of_range"
    table.checks({2: place})
    shown = table.told("shows")[0][2:]
    assert table.told("checked") == [["checked", 2, place, shown[place], 0]]


@pytest.mark.rule("CC-20")
def test_the_example_of_the_sheet() -> None:
    table = buying([3, 1, 1, 0, 0], [0, 0, 1, 0, 0]).pays(0, 0, 2).checks({1: 1})
    assert table.matter("payment")["need"] == 50
    assert table.refuses(0, "pay", *bundle(3)) == "not_enough"
    table.pays(3, 1).trusts()
    assert (table.owner[2], table.money) == (0, [0, 1550, 1500])


@pytest.mark.rule("CC-B5")
def test_a_replacement_may_be_a_larger_note() -> None:
    table = paying([0, 0, 0, 1, 0], [0, 0, 1, 0, 0]).pays(0, 0, 1).checks({2: 0})
    table.pays(0, 0, 0, 1).trusts()
    assert table.money == [50, 1550, 1550]


@pytest.mark.rule("CC-21", "CC-B4", "CC-13")
def test_the_same_player_may_check_the_replacement_for_another_chip() -> None:
    table = paying(NOTHING, ALL_FALSE).pays(0, 0, 1).checks({2: 0})
    assert table.pays(0, 0, 1).match.acting() == [1, 2]
    table.checks({2: 0})
    assert table.seen("chips") == [2, 2, 0]
    assert table.pays(0, 0, 1).match.acting() == [1]
    table.checks({1: 0})
    assert [table.false_notes(player)[2] for player in range(3)] == [0, 1, 2]
    table.pays(0, 0, 0, 1).checks({1: 0})
    assert table.seen("chips") == [2, 0, 0]
    table.pays().settles()
    assert table.phase == "turn"
    assert table.told("paid") == [["paid", 0, 1, 50]]


@pytest.mark.rule("CC-B3", "CC-21")
def test_only_the_replacement_can_be_checked_in_the_new_window() -> None:
    table = paying([3, 0, 1, 0, 0], [0, 1, 0, 0, 0]).pays(3, 1).checks({2: 0})
    table.pays(0, 0, 1)
    assert table.matter("decoder")["things"] == 1
    assert table.told("shows")[-1] == ["shows", 0, 50]
    assert table.refuses(2, "check", 1) == "out_of_range"


@pytest.mark.rule("CC-B3")
def test_each_may_check_one_note_and_keeps_the_false_one_he_finds() -> None:
    table = paying([0, 0, 0, 1, 0], [3, 1, 0, 0, 0], players=4).pays(3, 1)
    table.checks({1: 3, 2: 0, 3: 1})
    assert [table.false_notes(player) for player in (1, 2, 3)] == [
        [1, 0, 0, 0, 0],
        [0, 1, 0, 0, 0],
        [1, 0, 0, 0, 0],
    ]
    assert table.seen("chips") == [2, 1, 1, 1]
    assert table.matter("payment")["need"] == 40


@pytest.mark.rule("CC-B3", "CC-B1")
@pytest.mark.parametrize(("payer", "finder"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_of_two_on_one_note_the_nearest_to_the_payers_left_has_it(payer: int, finder: int) -> None:
    table = Table(4, first_player=payer).has(payer, [3, 1, 0, 3, 2], [0, 0, 1, 0, 0])
    owner = (payer + 3) % 4
    table.owns(owner, 2).lands(5).says(owner, "demand").pays(0, 0, 1)
    for player in sorted(set(range(4)) - {payer}, reverse=True):
        table.says(player, "check", 0)
    assert table.told("checked") == [["checked", finder, 0, 50, 1]]
    chips = [2] * 4
    chips[finder] = 1
    assert table.seen("chips") == chips


@pytest.mark.rule("CC-B3")
def test_a_friendly_check_of_one_note_does_not_shield_the_rest() -> None:
    table = paying([3, 0, 1, 0, 0], [0, 1, 0, 0, 0]).pays(3, 1).checks({1: 3, 2: 0})
    assert table.told("checked") == [["checked", 1, 3, 10, 0], ["checked", 2, 0, 20, 1]]


@pytest.mark.rule("CC-B1")
def test_answers_are_secret_until_all_are_given() -> None:
    table = paying(players=4).pays(0, 0, 1)
    before = {who: (table.view(who), table.match.news(who)) for who in (None, 0, 1, 3)}
    table.says(2, "check", 0)
    for who, seen in before.items():
        assert (table.view(who), table.match.news(who)) == seen
    table.says(1, "trust").says(3, "trust")
    assert table.told("checked") == [["checked", 2, 0, 50, 0]]


@pytest.mark.rule("CC-B1", "CC-24")
def test_notes_of_one_value_lie_in_mixed_order() -> None:
    found = set()
    for lots in product((0, 1), repeat=4):
        table = buying([0, 0, 1, 0, 0], [0, 0, 1, 0, 0]).next(lots=lots).pays(0, 0, 2)
        table.fate.lists["lots"].clear()
        found.add(table.checks({1: 0}).told("checked")[0][4])
    assert found == {0, 1}


@pytest.mark.rule("CC-B1", "CC-24")
def test_a_note_known_to_be_false_does_not_give_itself_away_by_its_place() -> None:
    found = set()
    for lots in product((0, 1), repeat=4):
        table = with_known_note(false=1).lands(7).chooses("buy").next(lots=lots)
        table.chooses("pay", *bundle(0, 0, 1, false=[0, 0, 1, 0, 0]))
        table.fate.lists["lots"].clear()
        found.add(table.checks({1: 0}).told("checked")[-1][4])
    assert found == {0, 1}


@pytest.mark.rule("CC-23", "CC-20")
def test_a_kept_false_note_may_be_spent_at_the_same_risk() -> None:
    table = with_known_note(false=1)
    assert table.money[0] == 1550
    table.owns(1, 3).lands(7).chooses("demand").chooses("pay", *bundle(false=[0, 0, 1, 0, 0]))
    table.checks({1: 0})
    assert table.money == [1500, 1350, 1550]
    assert table.matter("payment")["need"] == 50


@pytest.mark.rule("CC-14", "CC-13")
def test_a_spent_chip_is_green_again_after_go() -> None:
    table = paying().pays().checks({1: 0, 2: 0})
    assert table.seen("chips") == [2, 1, 2]
    table.ends_turn().lands(0)
    assert table.seen("chips") == [2, 2, 2]


@pytest.mark.rule("CC-B6", "CC-51")
def test_who_cannot_replace_a_note_of_a_rent_is_in_debt_for_the_rest() -> None:
    table = paying(NOTHING, [3, 1, 0, 0, 0]).owns(0, 21).pays(3, 1).checks({1: 3, 2: 0})
    assert (table.phase, table.acting) == ("debt", 0)
    assert table.told("short") == [["short", 0, 30]]
    table.chooses("sell", 21).settles()
    assert table.owner[21] is None
    assert table.money == [0 + 200 - 30, 1500 + 50 + 10, 1520]


@pytest.mark.rule("CC-B10", "CC-20")
def test_the_one_who_is_caught_keeps_chips_and_turn() -> None:
    table = paying([3, 1, 0, 3, 2], [0, 0, 1, 0, 0])
    table.pays(0, 0, 1).checks({1: 0}).pays(3, 1).settles()
    assert table.money == [1300, 1600, 1500]
    assert table.seen("chips") == [2, 1, 2]
    assert table.player == 0
