"""Garbage is collected wholly only in quiet moments, or when it is long overdue."""

from __future__ import annotations

import gc
import platform
import subprocess
import sys
import weakref

import pytest

from funnymoney.server.ops.gc_policy import (
    FORCED_COLLECTION_S,
    FREEZE_INTERVAL_S,
    FULL_COLLECTION_S,
    OLD,
    QUIET_S,
    YOUNG,
    GcPolicy,
)


class Circle:
    def __init__(self) -> None:
        self.me = self


@pytest.mark.parametrize(
    ("waited", "quiet", "expected"),
    [
        (FREEZE_INTERVAL_S - 1, QUIET_S + 1, None),
        (FULL_COLLECTION_S - 1, QUIET_S + 1, YOUNG),
        (FULL_COLLECTION_S + 1, QUIET_S + 1, OLD),
        (FULL_COLLECTION_S + 1, QUIET_S - 1, None),
        (FORCED_COLLECTION_S + 1, 0.0, OLD),
    ],
)
def test_it_is_done_when_nobody_waits_or_it_is_overdue(
    waited: float, quiet: float, expected: int | None
) -> None:
    start = 1000.0
    dustman = GcPolicy(start)
    old = Circle()
    gc.collect()  # now it is among what is old
    gone = weakref.ref(old)
    del old
    now = start + waited
    assert dustman.look(now, now - quiet) == expected
    assert (gone() is None) is (expected == OLD)
    gc.collect()


def test_what_outlived_one_collection_is_looked_through_soon_and_not_all_the_time() -> None:
    dustman = GcPolicy(1000.0)
    gc.collect()
    young = Circle()
    gc.collect(0)  # now it is no longer new
    gone = weakref.ref(young)
    del young
    now = 1000.0 + FREEZE_INTERVAL_S
    assert dustman.look(now, now) is None, "somebody plays"
    assert gone() is not None
    assert dustman.look(now, 0.0) == YOUNG
    assert gone() is None
    assert dustman.look(now + 1, 0.0) is None
    assert dustman.look(now + FREEZE_INTERVAL_S, 0.0) == YOUNG


def test_circles_that_were_in_use_when_they_were_new_do_not_gather_while_people_play() -> None:
    """As those of a request that takes a while."""
    program = """
import gc
from collections import deque
from funnymoney.server.ops.gc_policy import collect_in_small_steps
class Circle:
    def __init__(self):
        self.me = self
collect_in_small_steps()
used = deque(maxlen=1_000)
for _ in range(200_000):
    used.append(Circle())
assert sum(isinstance(each, Circle) for each in gc.get_objects()) < 30_000
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_while_people_play_only_what_is_new_or_nearly_so_is_looked_through() -> None:
    program = """
import gc
from funnymoney.server.ops.gc_policy import (
    MIDDLE_THRESHOLD,
    YOUNG_THRESHOLD,
    collect_in_small_steps,
)
collect_in_small_steps()
seen, most = [], 0
def note(phase, info):
    global most
    seen.append(info["generation"])
    if phase == "start" and info["generation"] == 1:
        most = max(most, len(gc.get_objects(generation=0)) + len(gc.get_objects(generation=1)))
gc.callbacks.append(note)
kept = [[number] for number in range(200_000)]
for _ in range(50_000):
    circle = []
    circle.append(circle)
assert set(seen) == {0, 1}, set(seen)
assert YOUNG_THRESHOLD < most <= 2 * YOUNG_THRESHOLD * MIDDLE_THRESHOLD, most
assert len(gc.get_objects(generation=0)) < 5_000
"""
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="there only glibc can")
def test_memory_that_is_free_among_what_is_used_goes_back_to_the_system() -> None:
    program = """
import os
from pathlib import Path
from funnymoney.server.ops.gc_policy import FULL_COLLECTION_S, OLD, GcPolicy
def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
busy = [bytes(20_000) for _ in range(5_000)]
before = resident()
busy = busy[::50]
assert resident() > before - 30_000_000, "this would go back by itself"
assert GcPolicy(0.0).look(FULL_COLLECTION_S, 0.0) == OLD
assert resident() < before - 60_000_000, (before, resident())
"""
    subprocess.run([sys.executable, "-c", program], check=True)
