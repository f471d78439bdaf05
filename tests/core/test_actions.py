"""Actions are a list that grows, a run, or the bits of a number; all are read alike."""

import pytest

from funnymoney.core.actions import Actions


def test_a_list_grows_as_needed_and_is_empty_after_clearing() -> None:
    actions = Actions()
    for number in range(200):
        actions.add(number)
    assert list(actions) == list(range(200))
    actions.clear()
    assert list(actions) == []


def test_a_run_is_so_many_consecutive_actions() -> None:
    actions = Actions()
    actions.run(7, 3)
    assert [len(actions), actions[1], 9 in actions, 10 in actions] == [3, 8, True, False]
    assert list(actions) == [7, 8, 9]
    actions.run(7, 0)
    assert list(actions) == []


def test_bits_are_actions_lowest_first() -> None:
    actions = Actions()
    actions.bits(0b10110, 40)
    assert [len(actions), actions[2], 44 in actions, 43 in actions] == [3, 44, True, False]
    assert list(actions) == [41, 42, 44]
    actions.bits(0, 40)
    assert list(actions) == []


def test_each_form_takes_the_place_of_the_one_before() -> None:
    actions = Actions()
    actions.bits(0b11, 5)
    actions.run(1, 2)
    assert list(actions) == [1, 2]
    actions.clear()
    actions.add(9)
    assert list(actions) == [9]
    actions.bits(1 << 62, 0)
    assert list(actions) == [62]


def test_one_more_can_be_added_to_every_form() -> None:
    actions = Actions()
    actions.run(3, 2)
    actions.add(9)
    assert list(actions) == [3, 4, 9]
    actions.bits(0b101, 3)
    actions.add(9)
    assert list(actions) == [3, 5, 9]


def test_there_is_nothing_beyond_the_end() -> None:
    actions = Actions()
    actions.add(5)
    for at in (-1, 1, 64):
        with pytest.raises(IndexError):
            actions[at]


def test_the_lowest_and_the_highest_are_told_in_every_form() -> None:
    actions = Actions()
    actions.run(7, 3)
    assert [actions.least(), actions.most()] == [7, 9]
    actions.bits(0b10110, 40)
    assert [actions.least(), actions.most()] == [41, 44]
    actions.clear()
    for number in (5, 3, 9, 4):
        actions.add(number)
    assert [actions.least(), actions.most()] == [3, 9]
