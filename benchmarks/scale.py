"""Whether `simulate` grows with the cores, and its memory does not grow with the matches.

    python -m benchmarks.scale [--json FILE] [--quick] [--matches N] [--no-million]

*Cores*: one command with two workers beside two commands with one worker each that run side by
side: as many matches in all, in turn, round after round. *Million*: a million random matches of
Contraband in one command, with the memory of all its processes looked at all the while.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from rich.console import Console

from benchmarks.rows import PROMISE, RATIO, Row, write_json
from benchmarks.systems import OURS

GAME = "contraband"
WANTED = 0.95  # of what two independent commands get through
FLAT = 1.10  # the most that memory may grow from the first quarter of a run to the last
LOOK = 0.25  # seconds between two looks at the memory


@dataclass(frozen=True)
class Taken:
    """What some commands took: seconds, and seconds of processors."""

    wall: float
    cpu: float

    @property
    def busy(self) -> float:
        """How much of two cores they had: less where others used the machine."""
        return self.cpu / self.wall / 2


def command(matches: int, workers: int, seed: int) -> list[str]:
    return [
        sys.executable, "-m", "funnymoney", "simulate", GAME, "--seats", "random*4", "--json",
        "--matches", str(matches), "--workers", str(workers), "--seed", str(seed),
    ]  # fmt: skip


def run(commands: list[list[str]]) -> Taken:
    """Run commands side by side until the last is done."""
    before, started = os.times(), time.perf_counter()
    running = [subprocess.Popen(each, stdout=subprocess.DEVNULL) for each in commands]
    if any(each.wait() for each in running):
        raise RuntimeError("a simulation has failed")
    after, wall = os.times(), time.perf_counter() - started
    used = after.children_user + after.children_system
    return Taken(wall, used - before.children_user - before.children_system)


def cores(matches: int, rounds: int) -> list[Row]:
    """Return rates of one command and of two, and their ratio round by round."""
    together, apart = [], []
    for seed in range(rounds):
        apart.append(run([command(matches // 2, 1, seed), command(matches // 2, 1, seed + 1000)]))
        together.append(run([command(matches, 2, seed)]))
    pairs = list(zip(together, apart, strict=True))
    by_wall = [other.wall / one.wall for one, other in pairs]
    by_cpu = [other.cpu / one.cpu for one, other in pairs]
    return [
        row("one command, 2 workers", [matches / each.wall for each in together], "games/s"),
        row("two commands, 1 worker each", [matches / each.wall for each in apart], "games/s"),
        row("one command, 2 workers", [each.busy for each in together], "of two cores"),
        row("two commands, 1 worker each", [each.busy for each in apart], "of two cores"),
        row("two commands / one, processor time", by_cpu, RATIO),
        row(f"{PROMISE}: two workers beside two commands", by_wall, RATIO),
    ]


def row(lane: str, values: Sequence[float], unit: str) -> Row:
    return Row(OURS, GAME, lane, median(values), max(values), unit)


# -------------------------------------------------------------------------------- memory


def million(matches: int) -> list[Row]:
    """Play so many matches in one command and look at what all its processes hold."""
    started = time.perf_counter()
    looks: list[float] = []
    with subprocess.Popen(command(matches, 2, 0), stdout=subprocess.PIPE, text=True) as running:
        while running.poll() is None:
            looks.append(held(running.pid) / 1e6)
            time.sleep(LOOK)
        assert running.stdout is not None
        played = json.loads(running.stdout.read())["matches"]
    wall = time.perf_counter() - started
    assert played == matches
    settled = looks[len(looks) // 10 : -1] or looks  # the first tenth: workers are starting
    quarter = max(1, len(settled) // 4)
    growth = max(settled[-quarter:]) / max(settled[:quarter])
    lane = f"{matches:,} matches"
    return [
        row(lane, [wall], "s"),
        row(lane, [matches / wall], "games/s"),
        Row(OURS, GAME, lane, median(settled), max(looks), "MB in all processes"),
        row(f"{PROMISE}: memory of the last quarter beside the first", [growth], RATIO),
    ]


def held(parent: int) -> int:
    """Return the bytes of a process and its children that nobody shares, as far as they live."""
    children = Path(f"/proc/{parent}/task/{parent}/children")
    try:
        family = [parent, *(int(each) for each in children.read_text().split())]
    except OSError:
        return 0
    return sum(private(each) for each in family)


def private(process: int) -> int:
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("Pss:"))


# ---------------------------------------------------------------------------------- main


def kept(told: Row) -> str:
    """Say whether a promised ratio is kept, by its median."""
    if not told.lane.startswith(PROMISE):
        return ""
    if "memory" in told.lane:
        return judged(told.median <= FLAT, f"≤ {FLAT}")
    return judged(told.median >= WANTED, f"≥ {WANTED}")


def judged(good: bool, wanted: str) -> str:
    return f"  {'kept' if good else 'broken'}, wanted {wanted}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rows there, too")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    parser.add_argument("--matches", type=int, default=1_000_000, help="of the long run")
    parser.add_argument("--no-million", action="store_true", help="leave out the long run")
    asked = parser.parse_args()
    rows = cores(40_000, 3) if asked.quick else cores(200_000, 7)
    if not asked.no_million:
        rows += million(asked.matches // 10 if asked.quick else asked.matches)
    screen = Console(highlight=False)
    for each in rows:
        screen.print(
            f"{each.lane}: {each.median:,.3f} (best {each.best:,.3f}) {each.unit}{kept(each)}"
        )
    if min(each.median for each in rows if each.unit == "of two cores") < 0.9:
        screen.print("disturbed: others used the machine; believe the processor time only")
    if asked.json is not None:
        write_json(rows, asked.json)


if __name__ == "__main__":
    main()
