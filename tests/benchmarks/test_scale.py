"""The bench of many cores measures what it says."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from benchmarks.rows import PROMISE, RATIO, Row
from benchmarks.scale import Taken, cores, held, kept, million, run
from benchmarks.systems import OURS


def test_both_ways_play_and_are_compared() -> None:
    rows = cores(matches=40, rounds=1)
    assert [each.unit for each in rows].count(RATIO) == 2
    assert all(each.median > 0 for each in rows)
    assert rows[-1].lane.startswith(PROMISE)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at memory in /proc")
def test_memory_is_looked_at_while_it_plays() -> None:
    assert held(os.getpid()) > 5_000_000
    rows = {each.unit: each for each in million(matches=3000)}
    assert rows["MB in all processes"].best > 10
    assert rows[RATIO].lane.startswith(PROMISE)


def test_a_command_that_fails_is_not_measured() -> None:
    with pytest.raises(RuntimeError, match="failed"):
        run([[sys.executable, "-c", "raise SystemExit(3)"]])


def test_how_much_of_the_machine_was_had_is_told() -> None:
    assert Taken(wall=2.0, cpu=4.0).busy == 1.0
    assert Taken(wall=2.0, cpu=1.0).busy == 0.25


def test_promises_are_judged_by_their_own_limit() -> None:
    def promised(about: str, value: float) -> str:
        return kept(Row(OURS, "contraband", f"{PROMISE}: {about}", value, value, RATIO))

    assert "kept" in promised("two workers", 0.96)
    assert "broken" in promised("two workers", 0.94)
    assert "kept" in promised("memory", 1.0)
    assert "broken" in promised("memory", 1.2)
    assert kept(Row(OURS, "contraband", "any", 0.1, 0.1, RATIO)) == ""
