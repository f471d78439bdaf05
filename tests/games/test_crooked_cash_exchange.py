"""Changing money at the bank."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import for_sale, in_jail
from tests.games.crooked_cash_table import NOTHING, PARKING, Table


@pytest.mark.rule("CC-A10", "CC-16", "CC-25")
@pytest.mark.parametrize(
    ("word", "notes"),
    [
        ((100, 50, 1), [3, 1, 5, 2, 2]),
        ((100, 50, 3), [3, 1, 9, 0, 2]),
        ((50, 100, 1), [3, 1, 1, 4, 2]),
        ((500, 100, 2), [3, 1, 3, 13, 0]),
        ((10, 20, 1), [1, 2, 3, 3, 2]),
        ((50, 20, 1), [3, 6, 1, 3, 2]),
    ],
)
def test_notes_are_changed_for_the_same_value_in_others(
    word: tuple[int, int, int], notes: list[int]
) -> None:
    table = Table().chooses("exchange", *word)
    assert (table.phase, table.acting) == ("payment", 0)
    table.pays()
    assert (table.phase, table.match.acting()) == ("decoder", [1, 2])
    table.trusts()
    assert table.seen("notes")[0] == notes
    assert table.money == [1500] * 3


@pytest.mark.rule("CC-A10")
def test_one_exchange_in_a_turn() -> None:
    table = Table().chooses("exchange", 100, 50, 1).settles()
    assert "exchange" not in table.verbs(0)
    table.lands(PARKING)
    assert "exchange" not in table.verbs(0)
    table.ends_turn()
    assert "exchange" in table.verbs(1)


@pytest.mark.rule("CC-A10")
def test_an_extra_roll_brings_no_other_exchange() -> None:
    table = Table().chooses("exchange", 100, 50, 1).settles().lands(PARKING, on=(1, 1))
    assert "exchange" not in table.verbs(0)


@pytest.mark.rule("CC-A10")
def test_it_may_be_done_at_any_point_of_ones_own_turn() -> None:
    table = for_sale(2)
    assert "exchange" in table.verbs(0)
    assert "exchange" in table.chooses("auction").nobody_bids().verbs(0)
    assert "exchange" in in_jail().verbs(0)
    table.chooses("done")
    assert "exchange" not in table.verbs(1)


@pytest.mark.rule("CC-A10", "CC-B9", "CC-20")
def test_a_false_note_without_replacement_calls_it_off() -> None:
    table = Table().has(0, [3, 0, 0, 0, 0], [0, 0, 0, 1, 0]).chooses("exchange", 100, 50, 1)
    table.pays().checks({1: 0})
    assert table.money == [30, 1600, 1500]
    assert table.seen("notes")[0] == [3, 0, 0, 0, 0]
    assert "roll" in table.verbs(0)


@pytest.mark.rule("CC-A10", "CC-20")
def test_a_false_note_may_be_replaced() -> None:
    table = Table().has(0, [0, 0, 2, 0, 0], [0, 0, 0, 1, 0]).chooses("exchange", 100, 50, 1)
    table.pays().checks({1: 0})
    assert (table.phase, table.acting) == ("payment", 0)
    table.pays(0, 0, 2).settles()
    assert table.money == [100, 1600, 1500]
    assert sum(table.seen("notes")[0]) == 2


@pytest.mark.rule("CC-A10")
def test_one_cannot_change_what_one_has_not_nor_into_the_same() -> None:
    table = Table()
    assert table.refuses(0, "exchange", 100, 50, 4) == "out_of_range"
    assert table.refuses(0, "exchange", 100, 50, 0) == "out_of_range"
    assert table.refuses(0, "exchange", 100, 100, 1) != ""
    assert table.refuses(0, "exchange", 50, 500, 1) != ""
    assert table.refuses(0, "exchange", 30, 10, 1) != ""


@pytest.mark.rule("CC-A10", "CC-A8")
def test_the_bank_changes_only_into_notes_it_has() -> None:
    table = Table().has(1, [3, 1, 12, 3, 2], [0, 0, 10, 0, 0])
    assert table.seen("bank")[2] == 2
    assert table.may(0, "exchange", 100, 50, 1)
    assert not table.may(0, "exchange", 100, 50, 2)
    table.has(1, [3, 1, 14, 3, 2], [0, 0, 10, 0, 0])
    assert not table.may(0, "exchange", 100, 50, 1)


@pytest.mark.rule("CC-A2", "CC-25")
def test_the_notes_from_the_bank_come_from_the_top_and_have_no_mark() -> None:
    table = Table().fill_pile(2, [1, 1]).chooses("exchange", 100, 50, 1).settles()
    assert table.false_notes(0) == [0, 0, 2, 0, 0]
    assert table.view(0)["mine"] == {
        "plain": [3, 1, 5, 2, 2],
        "true": NOTHING,
        "false": NOTHING,
    }
