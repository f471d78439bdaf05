"""From readings to lines: medians over the rounds, and whether the promises are kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from statistics import median
from typing import Any

from benchmarks.load.cases import FLAT_FILE, MEMORY, STAND_IN, Case, Plan
from benchmarks.load.reading import Reading, Weight
from benchmarks.systems import OURS

KILOBYTE = 1000
LEAST_OF_MEMORY = 1.5  # boardgame.io's moves/s, in memory
LEAST_OF_FLAT_FILE = 4.0
MOST_P99 = 10.0  # milliseconds
CALM = MOST_P99 / 2  # p99 of bare writes: a move waits for the commit under way and for its own
MOST_OF_A_TABLE = 25.0  # kB

Place = tuple[Case, bool]  # what was measured; whether in the paced loop


@dataclass
class Results:
    """All that a run has found."""

    plan: Plan
    readings: dict[Place, list[Reading]] = field(default_factory=dict)
    weight: Weight | None = None
    absent: dict[str, str] = field(default_factory=dict)

    def add(self, case: Case, found: Sequence[Reading]) -> None:
        for paced, reading in enumerate(found):
            self.readings.setdefault((case, bool(paced)), []).append(reading)

    def values(self, case: Case, unit: str, paced: bool = False) -> list[float]:
        return [getattr(reading, unit) for reading in self.readings.get((case, paced), [])]

    def view_bytes(self) -> int:
        """Return how long our views of Contraband are; the stand-in's are made as long."""
        found = self.values(self.plan.promised()[0], "view_bytes")
        return round(median(found)) if found else 750


@dataclass(frozen=True)
class Kept:
    """A promise, and what came of it: by the median of the rounds and by the best one."""

    promise: str
    median: float
    best: float
    limit: float
    unit: str
    at_most: bool

    def holds(self, value: float) -> bool:
        return value <= self.limit if self.at_most else value >= self.limit

    def wanted(self) -> str:
        return f"{'≤' if self.at_most else '≥'} {self.limit:g} {self.unit}"

    def as_row(self) -> dict[str, Any]:
        return asdict(self) | {"kept": self.holds(self.median)}


def promises(results: Results) -> list[Kept]:
    """Return those that could be measured."""
    plan = results.plan
    ours, many = Case(OURS, "contraband", plan.some), plan.others()[0]
    memory, flat = Case(MEMORY, STAND_IN, plan.some), Case(FLAT_FILE, STAND_IN, plan.few)
    found = [
        *ratio(results, ours, memory, LEAST_OF_MEMORY),
        *ratio(results, ours, flat, LEAST_OF_FLAT_FILE),
    ]
    found += promptness(results, many)
    if results.weight is not None:
        size = results.weight.beyond / KILOBYTE
        about = f"idle table beyond its sockets, of {results.weight.tables}"
        found.append(Kept(about, size, size, MOST_OF_A_TABLE, "kB", at_most=True))
    return found


def promptness(results: Results, many: Case) -> Iterable[Kept]:
    """Judge all stretches; where the disk was calm only in some, tell what those say, too."""
    stretches = results.readings.get((many, True), [])
    calm = [reading for reading in stretches if reading.disk_p99_ms <= CALM]
    about = f"p99 at {many.tables} tables, a quarter of capacity"
    if stretches:
        yield prompt(about, stretches)
    if calm and len(calm) < len(stretches):
        yield prompt(f"{about}, {len(calm)} of {len(stretches)} stretches with a calm disk", calm)


def prompt(about: str, stretches: Sequence[Reading]) -> Kept:
    late = [reading.p99_ms for reading in stretches]
    return Kept(about, median(late), min(late), MOST_P99, "ms", at_most=True)


def ratio(results: Results, ours: Case, peer: Case, limit: float) -> Iterable[Kept]:
    mine, theirs = (results.values(case, "moves_per_second") for case in (ours, peer))
    if mine and theirs:
        about = f"moves/s at {ours.tables} tables / {peer.system} at {peer.tables}"
        by_median, by_best = median(mine) / median(theirs), max(mine) / max(theirs)
        yield Kept(about, by_median, by_best, limit, "times", at_most=False)


def rows(results: Results) -> list[dict[str, Any]]:
    """Return a line for each place: its conditions, medians, the best rate and every reading."""
    return [
        case.conditions(paced)
        | {name: median(each) for name, each in columns(readings).items()}
        | {"best_moves_per_second": max(reading.moves_per_second for reading in readings)}
        | of_plain(results, case)
        | {"readings": [asdict(reading) for reading in readings]}
        for (case, paced), readings in results.readings.items()
    ]


def of_plain(results: Results, case: Case) -> dict[str, float]:
    """Return how a compressed lane compares with the plain one of the same run.

    Moves a second by the best round, and the server's time for a move by the least: a disturbance
    makes neither of them better.
    """
    if not case.packed or (case.plain(), False) not in results.readings:
        return {}
    plain = case.plain()
    rates = [max(results.values(each, "moves_per_second")) for each in (case, plain)]
    times = [min(results.values(each, "server_us")) for each in (case, plain)]
    found = {"moves_of_plain": rates[0] / rates[1]}
    return found | ({"server_us_of_plain": times[0] / times[1]} if times[1] else {})


def columns(readings: Sequence[Reading]) -> dict[str, list[float]]:
    lines = [asdict(reading) for reading in readings]
    return {name: [line[name] for line in lines] for name in lines[0]}
