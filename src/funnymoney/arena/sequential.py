"""Deciding as early as the results allow which of two bots is better, with a stated error.

One bets against "their lead is so and so", a part of one's wealth on every deal. If that were
true, no way of betting would multiply the wealth by 1 / error, ever, with a greater chance than
`error` (Ville's inequality). So one may look after every deal, and stop when it is clear. What
nobody could have won against makes the interval, which holds however often one looks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, log1p

MOST = 0.9  # of one's wealth is at stake at most
LEAST = 0.05  # is bet on a difference of one
GRID = 200  # leads that are looked at, each way
STEP = 1 / GRID


@dataclass
class Wealth:
    """Of two who bet for and against "more than this", as logarithms."""

    lead: float
    up: float = 0.0
    down: float = 0.0
    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, difference: float) -> None:
        surplus = difference - self.lead
        stake = self.stake()
        self.up += log1p(stake * surplus)
        self.down += log1p(-stake * surplus)
        self.number += 1
        self.total += surplus
        self.squares += surplus * surplus

    def stake(self) -> float:
        """Bet more the clearer the differences seen so far; never by what comes next."""
        mean = abs(self.total) / (self.number + 1)
        spread = (self.squares + 0.5) / (self.number + 1)
        return min(MOST, max(LEAST, mean / spread)) / (1.0 + abs(self.lead))

    def verdict(self, error: float) -> int:
        """1: there is more; -1: less; 0: it is open. Half the error each way."""
        limit = log(2.0 / error)
        return int(self.up >= limit) - int(self.down >= limit)


@dataclass
class Bet:
    """Differences between two bots, each from -1 to 1, with mean zero if they are equal."""

    error: float = 0.05
    differences: list[float] = field(default_factory=list)
    even: Wealth = field(default_factory=lambda: Wealth(0.0))

    def add(self, difference: float) -> None:
        self.differences.append(difference)
        self.even.add(difference)

    @property
    def number(self) -> int:
        return len(self.differences)

    @property
    def mean(self) -> float:
        return sum(self.differences) / len(self.differences) if self.differences else 0.0

    def verdict(self) -> int:
        """1: the first is better; -1: the second is; 0: it is open."""
        return self.even.verdict(self.error)

    def interval(self) -> tuple[float, float]:
        """Return the leads that cannot be ruled out, with the same error as the verdict.

        Who wins by betting on more than some lead would have won against any smaller one.
        """
        wealths = [self.wealth(lead / GRID) for lead in range(-GRID, GRID + 1)]
        too_low = [each.lead for each in wealths if each.verdict(self.error) == 1]
        too_high = [each.lead for each in wealths if each.verdict(self.error) == -1]
        low = max(too_low, default=-1.0 - STEP) + STEP
        high = min(too_high, default=1.0 + STEP) - STEP
        return (round(min(low, self.mean), 3), round(max(high, self.mean), 3))

    def wealth(self, lead: float) -> Wealth:
        """Return what one would have who had bet on this lead from the beginning."""
        wealth = Wealth(lead)
        for difference in self.differences:
            wealth.add(difference)
        return wealth
