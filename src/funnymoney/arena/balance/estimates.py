"""Means with intervals, a test of seats, paired differences, and parts of the variance.

Deals are what is independent: every interval and every test counts them, never single seats.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from funnymoney.arena.standings import Mean

Numbers: TypeAlias = NDArray[np.float64]
SHUFFLES = 2000
FEWEST_DRAWS = 10_000  # of a test for many things at once
DRAWS_EACH = 40  # for every one of them, so that one alone can stand among all
SOME = 100  # draws at a time, for memory
MOST_GROUPS = 200  # of deals, each left out in turn
FEW = 30  # deals, fewer of which say too little of how results vary
TELLING = 20  # matches, fewer of which say nothing of a thing
MOST_ORDERED = 8  # bots of which all orders are tried: each more takes ten times as long


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
    spread = student(max(1, len(values) - 1)) * standard_error(values)
    return Estimate(mean, mean - spread, mean + spread)


def standard_error(values: Numbers) -> float:
    return float(np.std(values, ddof=1) / np.sqrt(len(values))) if len(values) > 1 else 0.0


@lru_cache(maxsize=1000)
def student(freedom: int) -> float:
    """Return within how many standard errors 95 % of all means lie (Student's t)."""
    low, high = 1.0, 20.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, min(freedom, 1000)) < 0.95 else (low, middle)
    return high


def within(t: float, freedom: int) -> float:
    """Return how likely Student's t is between -t and t: Abramowitz, Stegun 26.7.3-4."""
    angle = float(np.arctan(t / np.sqrt(freedom)))
    sine, cosine = float(np.sin(angle)), float(np.cos(angle))
    odd = freedom % 2
    term = total = cosine if odd else 1.0
    for at in range(2 + odd, freedom, 2):
        term *= cosine * cosine * (at - 1) / at
        total += term
    if not odd:
        return sine * total
    return 2 / np.pi * (angle + (sine * total if freedom > 1 else 0.0))


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


def by_luck_alone(changes: Numbers, seed: int) -> Numbers:
    """Return how likely each change is at least so large by luck alone: by flipping signs.

    `changes` has a row for every deal and a column for everything that is measured. Did an
    option change nothing, a deal could as well have gone the other way round.
    """
    chance = np.random.default_rng(seed)
    seen = np.abs(changes.sum(axis=0))
    more = np.zeros(changes.shape[1])
    draws = draws_for(changes.shape[1])
    for _ in range(draws // SOME):
        signs = chance.integers(0, 2, (SOME, len(changes))) * 2.0 - 1.0
        more += at_least(np.abs(signs @ changes), seen)
    return (more + 1) / (draws + 1)


def draws_for(things: int) -> int:
    wanted = max(FEWEST_DRAWS, DRAWS_EACH * things)
    return -(-wanted // SOME) * SOME


def at_least(drawn: Numbers, seen: Numbers) -> Numbers:
    """Count the draws that are as far from nothing as what was seen; sums are rounded."""
    return np.asarray((drawn >= seen * (1 - 1e-9) - 1e-9).sum(axis=0), dtype=np.float64)


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
    weights = weights_of(with_it)
    telling = weights.any(axis=1)
    if telling.sum() < TELLING:
        return None
    return share_of((weights * told)[telling].sum(axis=1), -1.0)


def weights_of(with_it: NDArray[np.bool_]) -> Numbers:
    """Return what each seat counts in how much more those have who have a thing."""
    number = with_it.sum(axis=1, keepdims=True)
    others = with_it.shape[1] - number
    telling = (number > 0) & (others > 0)
    counts = np.where(with_it, 1 / np.maximum(number, 1), -1 / np.maximum(others, 1))
    return np.where(telling, counts, 0.0)


def marks_by_luck_alone(told: Numbers, weights: list[Numbers], seed: int) -> Numbers:
    """Return how likely each thing goes so well with winning by luck alone, or so badly.

    Did it not matter, whoever sat at a table could as well have got what another got there.
    """
    chance = np.random.default_rng(seed)
    by_thing = np.stack([each.ravel() for each in weights], axis=1)
    seen = np.abs(told.ravel() @ by_thing)
    more = np.zeros(len(weights))
    draws = draws_for(len(weights))
    for _ in range(draws // SOME):
        shuffled = chance.permuted(np.broadcast_to(told, (SOME, *told.shape)), axis=2)
        more += at_least(np.abs(shuffled.reshape(SOME, -1) @ by_thing), seen)
    return (more + 1) / (draws + 1)


# ---------------------------------------------------------------------- chance and skill

SKILL, SEAT, DEAL, REST = "who plays", "the seat", "the deal", "the rest"
PARTS = (SKILL, SEAT, DEAL, REST)


def parts_of_variance(told: Numbers, who: NDArray[np.int64]) -> dict[str, Estimate]:
    """Share out how much results vary, with intervals by leaving out deals (a jackknife).

    `told` is by deal, seating and seat; `who` says for a seating and a seat which bot sits there.
    Every bot sits in every seat as often, so the parts can be told from each other: what a bot
    has in the mean, what a seat has, what a deal gives to a seat whoever sits there, and what is
    left, which is how the same deal goes with others around.

    No part is less than nothing, but what is reckoned may be: it is cut off only at the end, or
    intervals would be too narrow. Few deals say nothing: then they are all there can be.
    """
    found = shares_of_variance(told, who)
    spread = doubt_of(told, who)
    shown = np.maximum(found, 0.0)
    shown = shown / shown.sum() if shown.sum() > 0 else shown
    return {
        part: Estimate(
            float(shown[at]),
            float(max(0.0, min(shown[at], found[at] - spread[at]))),
            float(min(1.0, max(shown[at], found[at] + spread[at]))),
        )
        for at, part in enumerate(PARTS)
    }


def doubt_of(told: Numbers, who: NDArray[np.int64]) -> Numbers:
    """Return how far the truth may be from each part."""
    deals = len(told)
    if deals < FEW:
        return np.full(len(PARTS), np.inf)
    groups = np.array_split(np.arange(deals), min(deals, MOST_GROUPS))
    without = [shares_of_variance(np.delete(told, group, axis=0), who) for group in groups]
    error = np.std(without, axis=0) * np.sqrt(len(groups) - 1)
    return np.asarray(student(len(groups) - 1) * error)


def shares_of_variance(told: Numbers, who: NDArray[np.int64]) -> Numbers:
    """Return the parts; what is next to nothing may come out as less."""
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
    parts = np.array([skill, seat, deal, rest])
    return parts / parts.sum() if parts.sum() > 0 else np.zeros(len(PARTS))


def spread_of(by_deal: Numbers, weights: Numbers) -> tuple[float, Numbers]:
    """Return how much means differ, less what they would by luck, and the means."""
    means = by_deal.mean(axis=0)
    by_luck = by_deal.var(axis=0, ddof=1) / len(by_deal)
    return float(np.sum(weights * (means**2 - by_luck))), means


def most_by_skill(who: NDArray[np.int64]) -> float | None:
    """Return how much of the win can be due to who plays in these seatings, one winning each match.

    Whoever is best at a table always wins there; which of his copies does is not due to him. None:
    there are too many bots to try all orders of them.
    """
    bots, seats = int(who.max()) + 1, int(who.shape[1])
    if bots > MOST_ORDERED:
        return None
    weights = np.bincount(who.ravel()) / who.size
    most = 0.0
    for order in permutations(range(bots)):
        rank = np.argsort(order)[who]
        best = rank == rank.min(axis=1, keepdims=True)
        shares = best / best.sum(axis=1, keepdims=True)
        means = np.array([shares[who == bot].mean() for bot in range(bots)])
        most = max(most, float(np.sum(weights * (means - 1 / seats) ** 2)))
    return most * seats * seats / (seats - 1)
