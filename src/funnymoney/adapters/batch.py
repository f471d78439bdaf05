"""What many tables look like after a step: an array for everything, a row for each table."""

from __future__ import annotations

from itertools import accumulate
from math import prod
from typing import Any, NamedTuple

import numpy as np

WIDTH = 16  # bytes: wherever a multiple of them is, any number may lie


class Batch(NamedTuple):
    """What all tables look like after a step.

    The arrays share a piece of memory: who keeps one for long, and not the others, copies it.
    """

    observations: Any  # float32, tables x features: what the one who is asked knows
    masks: Any  # bool, tables x actions: what he may do
    asked: Any  # int64, tables: who he is
    rewards: Any  # float32, tables x players: shares of the win where a match has just ended
    scores: Any  # int64, tables x players: in the game's own coin, there
    dones: Any  # bool, tables: where a match has just ended


class Blanks:
    """Makes batches to be filled in, each of them in one piece of memory.

    If arrays of several sizes came and went with every step, the C library might hand their memory
    back to the system each time, and to get it again would take longer than the step.
    """

    def __init__(self, tables: int, features: int, actions: int, players: int) -> None:
        shapes: list[tuple[tuple[int, ...], Any]] = [
            ((tables, features), np.float32),
            ((tables, actions), np.bool_),
            ((tables,), np.int64),
            ((tables, players), np.float32),
            ((tables, players), np.int64),
            ((tables,), np.bool_),
        ]
        sizes = [round_up(prod(shape) * np.dtype(kind).itemsize) for shape, kind in shapes]
        places = list(accumulate(sizes, initial=0))
        self.size = places.pop()
        self.plan = [(*each, place) for each, place in zip(shapes, places, strict=True)]

    def take(self) -> Batch:
        memory: Any = np.empty(self.size, np.uint8)
        return Batch(*[np.ndarray(shape, kind, memory, at) for shape, kind, at in self.plan])


def round_up(size: int) -> int:
    """Return where the next array may begin."""
    return -(-size // WIDTH) * WIDTH
