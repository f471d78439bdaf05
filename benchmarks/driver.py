"""How everything is measured: ours beside peers, in turn, in one run.

One worker process per system, all kept alive and all on one core; they are asked in turn,
one request at a time, so that a disturbance of the machine hits all of them alike.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from benchmarks import table
from benchmarks.rows import Place, Promise, Row, summarise, write_json
from benchmarks.systems import System


@dataclass(frozen=True)
class Suite:
    """What is measured by one command."""

    name: str
    about: str
    systems: Mapping[str, System]
    lanes: Mapping[str, str]  # with their titles, in the order in which they are measured
    promises: tuple[Promise, ...]
    notes: str


@dataclass(frozen=True)
class Plan:
    """How often and how long each thing is measured."""

    rounds: int
    slow_rounds: int
    seconds: float


FULL = Plan(rounds=21, slow_rounds=9, seconds=0.3)
QUICK = Plan(rounds=5, slow_rounds=3, seconds=0.08)
WARMING_UP = 0.02  # seconds, not counted


def with_sources(tree: Path) -> dict[str, str]:
    """Return an environment in which a process imports this package from a checkout."""
    return os.environ | {"PYTHONPATH": str(tree.resolve() / "src")}


class Worker:
    """The near end of a worker process."""

    def __init__(self, name: str, tree: Path | None = None) -> None:
        """Start a worker on the sources that are installed, or on those of another checkout."""
        self.name = name
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            cwd=tree,
            env=None if tree is None else with_sources(tree),
        )

    def ask(self, **question: object) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the worker {self.name} stopped at {question}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


@contextmanager
def working(name: str) -> Iterator[Worker]:
    worker = Worker(name)
    try:
        yield worker
    finally:
        worker.stop()


@dataclass(frozen=True)
class Task:
    """One offer of one worker."""

    worker: Worker
    offer: int
    title: str
    game: str
    lane: str
    slow: bool

    def run(self, seconds: float) -> dict[Place, float]:
        answer = self.worker.ask(ask="measure", offer=self.offer, seconds=seconds)
        return {
            (self.title, self.game, self.lane, unit): value
            for unit, value in answer["readings"].items()
        }


@dataclass
class Field:
    """All that can be measured here, and who is missing."""

    tasks: list[Task]
    versions: dict[str, str]
    absent: dict[str, str]


def gather(suite: Suite, stack: ExitStack) -> Field:
    """Start a worker for each system and ask what it offers, one lane after the other."""
    field = Field([], {}, {})
    for name, system in suite.systems.items():
        worker = stack.enter_context(working(name))
        answer = worker.ask(ask="offers")
        if "absent" in answer:
            field.absent[name] = answer["absent"]
            continue
        field.versions[system.title] = answer["version"]
        field.tasks += [
            Task(worker, at, system.title, **offer) for at, offer in enumerate(answer["offers"])
        ]
    field.tasks.sort(
        key=lambda task: list(suite.lanes).index(task.lane)
    )  # peers next to each other
    return field


def measure(tasks: list[Task], plan: Plan) -> list[Row]:
    """Ask all in turn, round after round; the slow ones sit out some rounds."""
    values: dict[Place, list[float]] = defaultdict(list)
    for task in tasks:
        task.run(WARMING_UP)
    turns = [task for at in range(plan.rounds) for task in tasks if takes_part(task, at, plan)]
    for task in track(turns, "measuring", console=Console(stderr=True), transient=True):
        for place, value in task.run(plan.seconds).items():
            values[place].append(value)
    return [summarise(place, found) for place, found in values.items()]


def takes_part(task: Task, at: int, plan: Plan) -> bool:
    return not task.slow or spread(at, plan.rounds, plan.slow_rounds)


def spread(at: int, rounds: int, wanted: int) -> bool:
    """Whether round `at` is one of `wanted`, spread evenly over all rounds."""
    return (at + 1) * wanted // rounds > at * wanted // rounds


def report(suite: Suite, field: Field, rows: list[Row], path: Path | None) -> None:
    promised = [(promise, promise.row(rows)) for promise in suite.promises]
    console = Console()
    console.print(table.results(rows, suite.lanes, field.absent, suite.notes))
    console.print(table.promises(promised))
    names = [f"{title} {version}" for title, version in field.versions.items()]
    console.print(f"Python {sys.version.split()[0]}; " + ", ".join(names), style="dim")
    if path is not None:
        write_json([*rows, *(row for _, row in promised if row is not None)], path)


def run(suite: Suite) -> None:
    """Read the command line, measure and report."""
    command = f"python -m benchmarks.{suite.name}"
    parser = argparse.ArgumentParser(prog=command, description=suite.about)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rows there, too")
    parser.add_argument("--quick", action="store_true", help="under a minute, less exact")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        field = gather(suite, stack)
        rows = measure(field.tasks, QUICK if chosen.quick else FULL)
    report(suite, field, rows, chosen.json)
