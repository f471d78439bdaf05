"""Garbage is collected wholly only in quiet moments, or when it is long overdue."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref

import pytest

from funnymoney.server.garbage import DUE, OLD, OVERDUE, QUIET, SOON, YOUNG, Dustman


class Circle:
    def __init__(self) -> None:
        self.me = self


@pytest.mark.parametrize(
    ("waited", "quiet", "expected"),
    [
        (SOON - 1, QUIET + 1, None),
        (DUE - 1, QUIET + 1, YOUNG),
        (DUE + 1, QUIET + 1, OLD),
        (DUE + 1, QUIET - 1, None),
        (OVERDUE + 1, 0.0, OLD),
    ],
)
def test_it_is_done_when_nobody_waits_or_it_is_overdue(
    waited: float, quiet: float, expected: int | None
) -> None:
    start = 1000.0
    dustman = Dustman(start)
    old = Circle()
    gc.collect()  # now it is among what is old
    gone = weakref.ref(old)
    del old
    now = start + waited
    assert dustman.look(now, now - quiet) == expected
    assert (gone() is None) is (expected == OLD)
    gc.collect()


def test_what_outlived_one_collection_is_looked_through_soon_and_not_all_the_time() -> None:
    dustman = Dustman(1000.0)
    gc.collect()
    young = Circle()
    gc.collect(0)  # now it is no longer new
    gone = weakref.ref(young)
    del young
    now = 1000.0 + SOON
    assert dustman.look(now, now) is None, "somebody plays"
    assert gone() is not None
    assert dustman.look(now, 0.0) == YOUNG
    assert gone() is None
    assert dustman.look(now + 1, 0.0) is None
    assert dustman.look(now + SOON, 0.0) == YOUNG


def test_while_people_play_only_what_is_new_is_looked_through() -> None:
    program = """
import gc
from funnymoney.server.garbage import collect_in_small_steps
collect_in_small_steps()
seen = []
gc.callbacks.append(lambda phase, info: seen.append(info["generation"]))
kept = [[number] for number in range(200_000)]
for _ in range(50_000):
    circle = []
    circle.append(circle)
assert set(seen) == {0}, set(seen)
assert len(gc.get_objects(generation=0)) < 5_000
"""
    subprocess.run([sys.executable, "-c", program], check=True)
