"""Two checkouts beside each other, in turns: whether a change has cost speed.

    python -m benchmarks.compare OLD NEW [--lane rules|server] [--rounds 20] [--json FILE]

Both must be built. Each round measures both, the first one first in every other round, so that a
disturbance of the machine hits both alike. What is told is the speed of NEW as a multiple of that
of OLD: the median over the rounds, with an interval that holds it in 95 of 100 cases (bootstrap).
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.driver import Worker, with_sources
from benchmarks.load import ours
from benchmarks.load.cases import Case, Plan
from benchmarks.load.cores import Server, apart
from benchmarks.load.measure import measure, run
from benchmarks.systems import OURS

RESAMPLES = 4000
SERVER_PLAN = Plan(warming_up=20, moves=80, seconds=4.0)
SERVER_TABLES = 100
RULES_SECONDS = 0.3  # a reading
SLOWER_IS_MORE = ("ns", "µs")  # units of which less is better

Readings = dict[str, float]  # speeds, by what was measured


class Ratio(NamedTuple):
    """The speed of the new as a multiple of that of the old."""

    least: float
    median: float
    most: float


def main(arguments: Sequence[str]) -> None:
    chosen = parser().parse_args(arguments)
    lanes = {"rules": rules, "server": server}
    trees = (chosen.old, chosen.new)
    ratios = compare(lanes[chosen.lane](trees), chosen.rounds)
    for name, ratio in ratios.items():
        print(f"{name:40} {ratio.median:.3f} [{ratio.least:.3f}, {ratio.most:.3f}]")
    if chosen.json is not None:
        found = {name: ratio._asdict() for name, ratio in ratios.items()}
        chosen.json.write_text(json.dumps({"rounds": chosen.rounds, "ratios": found}, indent=1))


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(
        prog="python -m benchmarks.compare",
        description="Two checkouts beside each other, in turns.",
    )
    found.add_argument("old", type=Path, help="a checkout, built")
    found.add_argument("new", type=Path, help="another one")
    found.add_argument("--lane", choices=["rules", "server"], default="rules")
    found.add_argument("--rounds", type=int, default=20)
    found.add_argument("--json", type=Path, metavar="FILE", help="write the ratios there, too")
    return found


def compare(rounds: Iterator[tuple[Readings, Readings]], count: int) -> dict[str, Ratio]:
    """Return how fast the new is beside the old, by what was measured."""
    found: dict[str, list[float]] = defaultdict(list)
    for _ in range(count):
        old, new = next(rounds)
        for name in old.keys() & new.keys():
            found[name].append(new[name] / old[name])
    return {name: interval(found[name]) for name in sorted(found)}


def interval(ratios: Sequence[float]) -> Ratio:
    """Return the median of some ratios with its 95 % interval."""
    chance = random.Random(1)
    medians = sorted(median(chance.choices(ratios, k=len(ratios))) for _ in range(RESAMPLES))
    least, most = medians[RESAMPLES // 40], medians[-RESAMPLES // 40 - 1]
    return Ratio(least, median(ratios), most)


def in_turns(
    trees: tuple[Path, Path], read: Callable[[Path], Readings]
) -> Iterator[tuple[Readings, Readings]]:
    """Yield readings of the old and the new, round after round."""
    old, new = trees
    while True:
        first, second = read(old), read(new)
        yield first, second
        second, first = read(new), read(old)
        yield first, second


# ----------------------------------------------------------------------------- lanes


def rules(trees: tuple[Path, Path]) -> Iterator[tuple[Readings, Readings]]:
    """Play matches inside the compiled rules and from Python, clone, view and write features."""
    with ExitStack() as stack:
        workers = {tree: Worker("ours", tree) for tree in trees}
        for worker in workers.values():
            stack.callback(worker.stop)
        offers = {tree: offers_of(workers[tree]) for tree in trees}

        def read(tree: Path) -> Readings:
            found: Readings = {}
            for number, name in enumerate(offers[tree]):
                answer = workers[tree].ask(ask="measure", offer=number, seconds=RULES_SECONDS)
                for unit, value in answer["readings"].items():
                    speed = 1 / value if unit in SLOWER_IS_MORE else value
                    found[f"{name}, {unit}"] = speed
            return found

        yield from in_turns(trees, read)


def offers_of(worker: Worker) -> list[str]:
    answer = worker.ask(ask="offers")
    if "absent" in answer:
        raise SystemExit(f"a checkout is not built: {answer['absent']}")
    return [f"{offer['lane']} {offer['game']}" for offer in answer["offers"]]


def server(trees: tuple[Path, Path]) -> Iterator[tuple[Readings, Readings]]:
    """Serve a hundred tables: moves a second, and moves for a second of the server's core."""
    case = Case(OURS, "contraband", SERVER_TABLES)
    with apart() as core, TemporaryDirectory() as folder:

        def read(tree: Path) -> Readings:
            with TemporaryDirectory(dir=folder) as place:
                command = ours.command(Path(place) / "tables.db")
                serving = Server(command, core, with_sources(tree))
                try:
                    [found] = run(
                        measure(case, serving, SERVER_PLAN, Path(folder), lambda rate: rate)
                    )
                finally:
                    serving.stop()
            return {
                "moves a second": found.moves_per_second,
                "moves for a second of the server's core": 1e6 / found.server_us,
            }

        yield from in_turns(trees, read)


if __name__ == "__main__":
    main(sys.argv[1:])
