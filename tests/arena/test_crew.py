"""Who plays makes no difference, and nobody is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import funnymoney
from funnymoney.arena.crew import ALONE, BadCrew, Crew, Processes, in_order, local_crew
from funnymoney.arena.on_ray import do_alike, first_line
from funnymoney.arena.open_crew import open_crew
from funnymoney.arena.pace import LARGEST, Pace

pytestmark = pytest.mark.smoke


def cube(number: int) -> int:
    return number**3


@pytest.mark.parametrize("crew", [ALONE, Processes(2), Processes(5)])
def test_results_come_in_the_order_of_the_tasks(crew: Crew) -> None:
    assert list(crew.each(cube, ((at,) for at in range(40)))) == [at**3 for at in range(40)]


def test_no_more_is_asked_for_than_can_be_kept_busy() -> None:
    asked: list[int] = []

    def tasks() -> Iterator[tuple[int]]:
        for at in range(1000):
            asked.append(at)
            yield (at,)

    done = in_order(tasks(), lambda task: task[0], cube, ahead=5)
    assert [next(done), next(done)] == [0, 1]
    assert len(asked) == 7


def test_one_process_needs_no_others() -> None:
    assert local_crew(1) is ALONE
    assert local_crew(3).hands == 3
    assert local_crew(10_000).hands == 256


def test_what_cannot_be_reached_is_said() -> None:
    with pytest.raises(BadCrew, match="ray://host:port: got 'moon'"):
        open_crew("moon")


ORPHANS = """
import sys, time
from funnymoney.arena.crew import Processes
from tests.arena.test_crew import pid_and_wait
for pid in Processes(2).each(pid_and_wait, [(0,), (0,), (60,), (60,)]):
    print(pid, flush=True)
"""


def pid_and_wait(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_workers_do_not_outlive_a_parent_that_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline()
        children = Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split()
        assert len(children) >= 2
        parent.send_signal(signal.SIGKILL)
    deadline = time.monotonic() + 60
    while any(alive(pid) for pid in children) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not [pid for pid in children if alive(pid)]


def alive(pid: str) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False


# ----------------------------------------------------------------------------------- pace


def test_pieces_cover_what_is_missing_and_nothing_else() -> None:
    pace = Pace(hands=2)
    found: list[int] = []
    for piece in pace.cut([range(3, 50), range(70, 71), range(80, 5000)]):
        pace.note(len(piece), 0.001 * len(piece))
        found += piece
    assert found == [*range(3, 50), 70, *range(80, 5000)]


def test_the_first_piece_is_one_match_and_slow_ones_stay_small() -> None:
    pace = Pace(hands=2)
    assert pace.size(1000) == 1
    pace.note(1, 10.0)
    assert pace.size(1000) == 1


def test_quick_matches_go_out_in_thousands_but_fewer_near_the_end() -> None:
    pace = Pace(hands=2)
    pace.note(1000, 0.001)
    assert pace.size(10**9) == LARGEST
    assert pace.size(6) < 60_000
    slower = Pace(hands=2, matches=1000, seconds=1.0)
    assert slower.size(100_000) == 2000
    assert slower.size(600) == 100
    assert slower.size(6) == 50


def test_programs_are_handed_out_one_by_one() -> None:
    pace = Pace(hands=2, largest=1)
    pace.note(1000, 0.001)
    assert pace.size(10**9) == 1


# ------------------------------------------------------------------------- other machines


def test_a_cluster_with_other_rules_is_refused() -> None:
    assert do_alike(funnymoney.__version__, cube, 3) == 27
    with pytest.raises(BadCrew, match=r"funnymoney is 0\.0\.0 here"):
        do_alike("0.0.0", cube, 3)


def test_of_a_long_complaint_the_end_is_told() -> None:
    assert first_line(RuntimeError("a\n  b\n\n")) == "b"
    assert first_line(RuntimeError()) == "RuntimeError"
