"""Deciding as early as the results allow which of two bots is better, with a stated error.

One bets against "they are equally good", a part of one's wealth on every deal. If they were, no
way of betting would multiply the wealth by 1 / error, ever, with a greater chance than `error`
(Ville's inequality). So one may look after every deal, and stop when that has happened.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, log1p, sqrt
from statistics import NormalDist

MOST = 0.5  # of one's wealth: what is bet on a difference of one


@dataclass
class Bet:
    """Differences between two bots, each from -1 to 1, with mean zero if they are equal."""

    error: float = 0.05
    number: int = 0
    total: float = 0.0
    squares: float = 0.0
    ahead: float = 0.0  # the logarithm of the wealth of who bets on the first
    behind: float = 0.0  # and of who bets on the second

    def add(self, difference: float) -> None:
        stake = self.stake()
        self.ahead += log1p(stake * difference)
        self.behind += log1p(-stake * difference)
        self.number += 1
        self.total += difference
        self.squares += difference * difference

    def stake(self) -> float:
        """Bet more the clearer the differences seen so far; never by what comes next."""
        mean = abs(self.total) / (self.number + 1)
        spread = (self.squares + 1.0) / (self.number + 1)
        return min(MOST, max(0.05, mean / spread))

    def verdict(self) -> int:
        """1: the first is better; -1: the second is; 0: it is open. Half the error each way."""
        limit = log(2.0 / self.error)
        return int(self.ahead >= limit) - int(self.behind >= limit)

    @property
    def mean(self) -> float:
        return self.total / self.number if self.number else 0.0

    def interval(self, level: float = 0.95) -> tuple[float, float]:
        """Return the usual interval of the mean difference, as if one had looked only now."""
        if self.number < 2:
            return (-1.0, 1.0)
        mean = self.mean
        variance = max(0.0, self.squares / self.number - mean * mean)
        z = NormalDist().inv_cdf(0.5 + level / 2)
        spread = z * sqrt(variance / (self.number - 1))
        return (mean - spread, mean + spread)
