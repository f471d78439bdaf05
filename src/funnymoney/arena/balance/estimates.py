"""Means with intervals, a test of seats, paired differences, and parts of the variance.

Deals are what is independent: every interval and every test counts them, never single seats.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import NormalDist
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from funnymoney.arena.standings import Mean

Numbers: TypeAlias = NDArray[np.float64]
NORMAL = NormalDist()
Z = NORMAL.inv_cdf(0.975)
SHUFFLES = 2000
DRAWS = 300  # of a bootstrap
TELLING = 20  # matches, fewer of which say nothing of a thing


@dataclass(frozen=True)
class Estimate:
    """A number and its 95 % interval."""

    mean: float
    low: float
    high: float

    def told(self) -> dict[str, Any]:
        return {"mean": self.mean, "ci95": [self.low, self.high]}


def mean_of(values: Numbers) -> Estimate:
    """Return the mean over deals with the usual interval."""
    if len(values) == 0:
        return Estimate(0.0, 0.0, 0.0)
    mean = float(np.mean(values))
    spread = Z * standard_error(values)
    return Estimate(mean, mean - spread, mean + spread)


def standard_error(values: Numbers) -> float:
    return float(np.std(values, ddof=1) / np.sqrt(len(values))) if len(values) > 1 else 0.0


def share_of(values: Numbers, least: float = 0.0) -> Estimate:
    """Return the mean of numbers from `least` to 1, with an interval that stays between them."""
    mean = Mean(len(values), float(np.sum(values)), float(np.sum(values * values)))
    low, high = mean.interval(least)
    return Estimate(mean.mean, low, high)


# --------------------------------------------------------------------------------- seats


def seats_differ(shares: Numbers, seed: int) -> float:
    """Return how likely seats are at least so different by luck alone: a permutation test.

    `shares` has a row for every match. Were seats alike, each row could as well stand in any
    other order.
    """
    chance = np.random.default_rng(seed)
    seen = unevenness(shares)
    more = sum(unevenness(chance.permuted(shares, axis=1)) >= seen - 1e-12 for _ in range(SHUFFLES))
    return (more + 1) / (SHUFFLES + 1)


def unevenness(shares: Numbers) -> float:
    means = shares.mean(axis=0)
    return float(np.sum((means - means.mean()) ** 2))


# ------------------------------------------------------------------------ paired options


@dataclass(frozen=True)
class Difference:
    """What an option changes on the same deals, and how likely that is luck."""

    estimate: Estimate
    p: float


def paired(before: Numbers, after: Numbers) -> Difference:
    """Compare deal by deal: what the deals have in common falls out."""
    change = after - before
    estimate, error = mean_of(change), standard_error(change)
    if error == 0.0:
        return Difference(estimate, 1.0 if estimate.mean == 0.0 else 0.0)
    return Difference(estimate, 2 * (1 - NORMAL.cdf(abs(estimate.mean) / error)))


def holm(likely: list[float], error: float = 0.05) -> list[bool]:
    """Return which of many findings stand if all together may be wrong so rarely (Holm)."""
    order = sorted(range(len(likely)), key=lambda at: likely[at])
    stands = [False] * len(likely)
    for place, at in enumerate(order):
        if likely[at] > error / (len(likely) - place):
            break
        stands[at] = True
    return stands


def among_those(told: Numbers, with_it: NDArray[np.bool_]) -> Estimate | None:
    """Return how much more of something those have who did or had a thing, at the same table.

    Both have a row for every match and a column for every seat. Matches in which all did, or
    nobody, tell nothing. None: too few matches tell anything.
    """
    number = with_it.sum(axis=1)
    telling = (number > 0) & (number < with_it.shape[1])
    if telling.sum() < TELLING:
        return None
    some, rows, many = with_it[telling], told[telling], number[telling]
    mine = np.where(some, rows, 0).sum(axis=1) / many
    others = np.where(some, 0, rows).sum(axis=1) / (with_it.shape[1] - many)
    return share_of(mine - others, -1.0)


# ---------------------------------------------------------------------- chance and skill

SKILL, SEAT, DEAL, REST = "who plays", "the seat", "the deal", "the rest"
PARTS = (SKILL, SEAT, DEAL, REST)


def parts_of_variance(told: Numbers, who: NDArray[np.int64], seed: int) -> dict[str, Estimate]:
    """Share out how much results vary, with intervals by a bootstrap over deals.

    `told` is by deal, seating and seat; `who` says for a seating and a seat which bot sits there.
    Every bot sits in every seat as often, so the parts can be told from each other: what a bot
    has in the mean, what a seat has, what a deal gives to a seat whoever sits there, and what is
    left, which is how the same deal goes with others around.
    """
    chance = np.random.default_rng(seed)
    found = shares_of_variance(told, who)
    drawn = np.array(
        [
            shares_of_variance(told[chance.integers(0, len(told), len(told))], who)
            for _ in range(DRAWS)
        ]
    )
    lows, highs = np.quantile(drawn, [0.025, 0.975], axis=0)
    return {
        part: Estimate(float(found[at]), float(lows[at]), float(highs[at]))
        for at, part in enumerate(PARTS)
    }


def shares_of_variance(told: Numbers, who: NDArray[np.int64]) -> Numbers:
    deals, seatings, seats = told.shape
    centred = told - told.mean()
    by_bot = np.stack([centred[:, who == bot].mean(axis=1) for bot in range(who.max() + 1)], axis=1)
    skill, bot_variance = spread_of(by_bot, np.bincount(who.ravel()) / who.size)
    by_seat = centred.mean(axis=1)
    seat, seat_variance = spread_of(by_seat, np.full(seats, 1 / seats))
    left = centred - bot_variance[who][None, :, :] - seat_variance[None, None, :]
    of_deal = left.mean(axis=1)
    rest = float(np.sum((left - of_deal[:, None, :]) ** 2)) / (deals * (seatings - 1) * seats)
    deal = float(np.sum(of_deal**2)) / (deals * seats) - rest / seatings
    parts = np.array([skill, seat, max(0.0, deal), rest])
    return parts / parts.sum() if parts.sum() > 0 else parts


def spread_of(by_deal: Numbers, weights: Numbers) -> tuple[float, Numbers]:
    """Return how much means differ, less what they would by luck, and the means."""
    means = by_deal.mean(axis=0)
    by_luck = by_deal.var(axis=0, ddof=1) / len(by_deal)
    return max(0.0, float(np.sum(weights * (means**2 - by_luck)))), means
