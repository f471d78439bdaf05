"""The arrays of a batch share a piece of memory, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from funnymoney.adapters.batch import Blanks


def arrays() -> list[Any]:
    return list(Blanks(tables=3, features=5, actions=7, players=2).take())


def test_every_array_has_its_shape_and_kind() -> None:
    assert [(array.shape, array.dtype.name) for array in arrays()] == [
        ((3, 5), "float32"),
        ((3, 7), "bool"),
        ((3,), "int64"),
        ((3, 2), "float32"),
        ((3, 2), "int64"),
        ((3,), "bool"),
    ]


def test_arrays_lie_apart_and_where_numbers_may_begin() -> None:
    found = arrays()
    for place, array in enumerate(found):
        assert array.flags.c_contiguous
        assert array.flags.aligned
        assert array.flags.writeable
        assert not any(np.shares_memory(array, other) for other in found[place + 1 :])


@pytest.mark.parametrize("keep", range(6))
def test_an_array_that_somebody_keeps_is_written_by_no_later_batch(keep: int) -> None:
    blanks = Blanks(tables=3, features=5, actions=7, players=2)
    kept: Any = blanks.take()[keep]
    kept[...] = 1
    for _ in range(5):
        for array in blanks.take():
            array[...] = 0
    assert kept.all()
