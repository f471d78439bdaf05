"""How a worker measures: the same few loops for every system."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import repeat
from time import perf_counter
from typing import NamedTuple

Readings = dict[str, float]  # unit -> value
Measure = Callable[[float], Readings]  # seconds to spend -> readings

CALLS = 100  # between two looks at the clock
UNITS_PER_SECOND = {"ns": 1e9, "µs": 1e6}


@dataclass(frozen=True)
class Offer:
    """One thing a system can be asked to do."""

    lane: str
    game: str
    measure: Measure
    slow: bool = False  # asked in fewer rounds


class Played(NamedTuple):
    """What one call of a play function got through; for a search, a game is an iteration."""

    games: float
    decisions: float


def rates(play: Callable[[], Played], unit: str = "games/s") -> Measure:
    """Measure decisions and games per second of a function that plays whole games."""

    def measure(seconds: float) -> Readings:
        games = decisions = 0.0
        start = now = perf_counter()
        while now - start < seconds:
            played = play()
            games += played.games
            decisions += played.decisions
            now = perf_counter()
        return {"decisions/s": decisions / (now - start), unit: games / (now - start)}

    return measure


def steps(take: Callable[[], int]) -> Measure:
    """Measure steps per second of a function that takes some and says how many."""

    def measure(seconds: float) -> Readings:
        taken = 0
        start = now = perf_counter()
        while now - start < seconds:
            taken += take()
            now = perf_counter()
        return {"steps/s": taken / (now - start)}

    return measure


def each(call: Callable[[], object], unit: str) -> Measure:
    """Measure how long one call takes, its result thrown away at once."""

    def measure(seconds: float) -> Readings:
        calls = 0
        start = now = perf_counter()
        while now - start < seconds:
            for _ in repeat(None, CALLS):
                call()
            calls += CALLS
            now = perf_counter()
        return {unit: (now - start) / calls * UNITS_PER_SECOND[unit]}

    return measure
