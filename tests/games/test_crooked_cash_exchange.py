"""Changing money at the bank."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.core.words import every
from funnymoney.games.crooked_cash.money.change import can_make
from tests.games.crooked_cash_scenes import for_sale, in_jail
from tests.games.crooked_cash_table import NOTHING, PARKING, Table, swap

FACES = [10, 20, 50, 100, 500]


@pytest.mark.rule("CC-A10", "CC-16", "CC-25")
@pytest.mark.parametrize(
    ("word", "notes"),
    [
        (swap("100", "50 50"), [3, 1, 5, 2, 2]),
        (swap("50 50", "100"), [3, 1, 1, 4, 2]),
        (swap("500 500", "100 " * 10), [3, 1, 3, 13, 0]),
        (swap("10 10", "20"), [1, 2, 3, 3, 2]),
        (swap("50 50", "20 " * 5), [3, 6, 1, 3, 2]),
        (swap("100", "50 20 20 10"), [4, 3, 4, 2, 2]),
        (swap("50 10", "20 20 20"), [2, 4, 2, 3, 2]),
        (swap("500 50", "100 100 100 100 100 20 20 10"), [4, 3, 2, 8, 1]),
        (swap("50 50 50 20 10 10 10", "100 100"), [0, 0, 0, 5, 2]),
        (swap("100 100 100", "50 " * 6), [3, 1, 9, 0, 2]),
    ],
)
def test_notes_are_changed_for_the_same_value_in_others(
    word: tuple[Any, ...], notes: list[int]
) -> None:
    table = Table().chooses(*word)
    assert (table.phase, table.acting) == ("payment", 0)
    table.pays()
    assert (table.phase, table.match.acting()) == ("decoder", [1, 2])
    table.trusts()
    assert table.seen("notes")[0] == notes
    assert table.money == [1500] * 3


@pytest.mark.rule("CC-A10")
def test_one_exchange_in_a_turn() -> None:
    table = Table().chooses(*swap("100", "50 50")).settles()
    assert "exchange" not in table.verbs(0)
    table.lands(PARKING)
    assert "exchange" not in table.verbs(0)
    table.ends_turn()
    assert "exchange" in table.verbs(1)


@pytest.mark.rule("CC-A10")
def test_an_extra_roll_brings_no_other_exchange() -> None:
    table = Table().chooses(*swap("100", "50 50")).settles().lands(PARKING, on=(1, 1))
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
    table = Table().has(0, [3, 0, 0, 0, 0], [0, 0, 0, 1, 0]).chooses(*swap("100", "50 50"))
    table.pays().checks({1: 0})
    assert table.money == [30, 1600, 1500]
    assert table.seen("notes")[0] == [3, 0, 0, 0, 0]
    assert "roll" in table.verbs(0)


@pytest.mark.rule("CC-A10", "CC-20")
def test_a_false_note_may_be_replaced() -> None:
    table = Table().has(0, [0, 0, 2, 0, 0], [0, 0, 0, 1, 0]).chooses(*swap("100", "20 " * 5))
    table.pays().checks({1: 0})
    assert (table.phase, table.acting) == ("payment", 0)
    table.pays(0, 0, 2).settles()
    assert table.money == [100, 1600, 1500]
    assert table.seen("notes")[0] == [0, 5, 0, 0, 0]


@pytest.mark.rule("CC-A10")
def test_one_cannot_change_what_one_has_not_nor_into_the_same() -> None:
    table = Table()
    assert table.refuses(0, *swap("100 " * 4, "50 " * 8)) == "out_of_range"
    assert table.refuses(0, *swap("", "")) == "too_little_in_all"
    assert table.refuses(0, *swap("100", "100")) == "both_ways"
    assert table.refuses(0, *swap("100 20", "50 50 20")) == "both_ways"
    assert table.refuses(0, *swap("100", "50 20")) == "uneven"
    assert table.refuses(0, *swap("50", "500")) == "uneven"
    assert table.refuses(0, "exchange", 100, 50, 1) == "how_many_numbers"


@pytest.mark.rule("CC-A10", "CC-A8")
def test_the_bank_changes_only_into_notes_it_has() -> None:
    table = Table().has(1, [3, 1, 12, 3, 2], [0, 0, 10, 0, 0])
    assert table.seen("bank")[2] == 2
    assert table.may(0, *swap("100", "50 50"))
    assert not table.may(0, *swap("100 100", "50 " * 4))
    table.has(1, [3, 1, 14, 3, 2], [0, 0, 10, 0, 0])
    assert not table.may(0, *swap("100", "50 50"))


@pytest.mark.rule("CC-A10")
@pytest.mark.parametrize(
    ("mine", "bank", "possible"),
    [
        ([1, 0, 1, 0, 0], [0, 3, 0, 0, 0], True),  # 50 and 10 for three twenties
        ([1, 0, 1, 0, 0], [0, 2, 0, 0, 0], False),
        ([0, 3, 0, 0, 0], [1, 0, 1, 0, 0], True),
        ([0, 0, 1, 0, 0], [1, 2, 0, 0, 0], True),
        ([0, 0, 1, 0, 0], [0, 9, 0, 0, 0], False),
        ([0, 0, 3, 0, 0], [0, 9, 0, 0, 0], True),
        ([0, 0, 0, 0, 1], [9, 9, 3, 0, 0], False),  # less than five hundred
        ([0, 0, 0, 0, 1], [9, 9, 5, 0, 0], True),
    ],
)
def test_it_is_offered_just_when_any_notes_can_be_changed(
    mine: list[int], bank: list[int], possible: bool
) -> None:
    rest = [30 - some - other for some, other in zip(mine, bank, strict=True)]
    table = Table(2, false=[0] * 5).has(0, mine).has(1, rest)
    assert table.seen("bank") == bank
    assert ("exchange" in table.verbs(0)) == possible


@pytest.mark.rule("CC-A10")
def test_every_exchange_that_is_offered_can_be_told_note_by_note() -> None:
    """Whoever begins an exchange can end it, whatever he names: there is no dead end."""
    table = Table(2, printed=[12, 9, 7, 4, 2], false=[0] * 5, dealt=[3, 2, 2, 1, 1])
    [offer] = [each for each in table.view(0)["choices"] if each["verb"] == "exchange"]
    told = {tuple(word) for word in every([offer])}
    found: set[tuple[str | int, ...]] = set()
    begun = table.match.state
    begin = begun.steps(0, next(every([offer])))[0]
    paths = [[begin]]
    while paths:
        path = paths.pop()
        state = begun.clone()
        midway = [state.apply(0, each, FastLuck(1), SILENT) for each in path][-1]
        if not midway:
            found.add(tuple(begun.word(0, path)))
            continue
        steps = state.legal_actions(0)
        assert steps
        paths += [[*path, step] for step in steps]
    assert found == told
    assert len(found) > 30


@pytest.mark.parametrize(
    "notes", [[2, 1, 3, 1, 1], [0, 4, 1, 2, 0], [1, 0, 2, 0, 2], [3, 3, 3, 0, 0]]
)
def test_an_amount_can_be_made_if_any_choice_of_notes_makes_it(notes: list[int]) -> None:
    made = {
        sum(count * face for count, face in zip(some, FACES, strict=True))
        for some in product(*[range(count + 1) for count in notes])
    }
    for amount in range(0, 1500, 10):
        assert can_make(i64(amount), vec[i64](notes)) == (amount in made)


@pytest.mark.rule("CC-A2", "CC-25")
def test_the_notes_from_the_bank_come_from_the_top_and_have_no_mark() -> None:
    table = Table().fill_pile(2, [1, 1]).chooses(*swap("100", "50 50")).settles()
    assert table.false_notes(0) == [0, 0, 2, 0, 0]
    assert table.view(0)["mine"] == {
        "plain": [3, 1, 5, 2, 2],
        "true": NOTHING,
        "false": NOTHING,
    }
