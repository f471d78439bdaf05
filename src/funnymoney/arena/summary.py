"""What many results say: wins and scores by seat, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist
from typing import Any

import funnymoney
from funnymoney.arena.simulate import Fault, Plan, Result
from funnymoney.core.game import WIN

SHOWN_FAULTS = 3
Z = NormalDist().inv_cdf(0.975)


@dataclass
class Tally:
    """Sums over the results so far, in whole numbers, so that their order does not matter."""

    plan: Plan
    matches: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    failures: list[int] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    def __post_init__(self) -> None:
        for sums in self.sums():
            sums.extend([0] * self.plan.players)

    def add(self, result: Result) -> None:
        self.matches += 1
        self.decisions += result.decisions
        self.note_faults(result.faults)
        for seat, score in enumerate(result.scores):
            self.wins[seat] += result.wins[seat]
            self.scores[seat] += score
            self.squares[seat] += score * score
        for fault in result.faults:
            self.failures[fault.seat] += 1

    def join(self, other: Tally) -> None:
        """Add what another one has counted of the same plan."""
        self.matches += other.matches
        self.decisions += other.decisions
        self.note_faults(other.faults)
        for mine, its in zip(self.sums(), other.sums(), strict=True):
            for seat, amount in enumerate(its):
                mine[seat] += amount

    def note_faults(self, more: Sequence[Fault]) -> None:
        """Keep the first few, the same ones however the matches were cut into pieces."""
        self.faults = [*self.faults, *more][:SHOWN_FAULTS]

    def sums(self) -> tuple[list[int], ...]:
        return self.wins, self.scores, self.squares, self.failures

    def summary(self, seconds: float, resumed: Tally | None = None) -> dict[str, Any]:
        """Return everything as plain JSON; what was there when it was resumed took no time."""
        before, decided = (resumed.matches, resumed.decisions) if resumed else (0, 0)
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "reproducible": self.plan.reproducible,
            "compiled": funnymoney.form()[0] == "compiled",
            "matches": self.matches,
            "planned": self.plan.matches,
            "decisions": self.decisions,
            "seconds": seconds,
            "decisions_per_second": (self.decisions - decided) / seconds,
            "games_per_second": (self.matches - before) / seconds,
            "resumed": before,
            "seats": [self.seat(seat) for seat in range(self.plan.players)] if self.matches else [],
            "faults": sum(self.failures),
        }

    def seat(self, seat: int) -> dict[str, Any]:
        share = self.wins[seat] / int(WIN) / self.matches
        return {
            "seat": seat,
            "bot": self.plan.bots[seat],
            "wins": self.wins[seat] / int(WIN),
            "win_share": share,
            "ci95": wilson(share, self.matches),
            "mean_score": self.scores[seat] / self.matches,
            "faults": self.failures[seat],
            "score_ci95": mean_interval(self.scores[seat], self.squares[seat], self.matches),
        }


def wilson(share: float, number: float) -> list[float]:
    """Return Wilson's 95 % interval of a share seen in so many trials."""
    spread = Z * sqrt(share * (1 - share) / number + Z * Z / (4 * number * number))
    middle, scale = share + Z * Z / (2 * number), 1 + Z * Z / number
    return [max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)]


def mean_interval(total: int, squares: int, number: int) -> list[float]:
    """Return the 95 % interval of a mean from the sum and the sum of squares."""
    mean = total / number
    variance = (number * squares - total * total) / number / max(1, number - 1)
    spread = Z * sqrt(max(0.0, variance) / number)
    return [mean - spread, mean + spread]
