"""A list of actions grows, points at shared tables, and never writes into them."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions


def test_a_list_grows_as_needed_and_is_empty_after_clearing() -> None:
    actions = Actions()
    for number in range(200):
        actions.add(number)
    assert list(actions) == list(range(200))
    actions.clear()
    assert list(actions) == []


def test_a_shared_table_is_pointed_at_and_never_written_to() -> None:
    table = vec[i64]([7, 8, 9])
    actions = Actions()
    actions.point(table, 2)
    assert [len(actions), actions[1], 8 in actions, 9 in actions] == [2, 8, True, False]
    actions.clear()
    actions.add(1)
    assert [int(number) for number in table] == [7, 8, 9]


def test_there_is_nothing_beyond_the_end() -> None:
    actions = Actions()
    actions.add(5)
    for at in (-1, 1, 64):
        with pytest.raises(IndexError):
            actions[at]


def test_actions_written_straight_into_the_list_are_offered() -> None:
    out = Actions()
    out.point(vec[i64]([7, 8, 9]), 3)
    own = out.own
    own[0], own[1] = 4, 5
    out.written(2)
    assert list(out) == [4, 5]
