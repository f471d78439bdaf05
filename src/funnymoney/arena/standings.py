"""What the tables of a tournament say: win shares with intervals, a cross table, ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from funnymoney.arena.summary import wilson
from funnymoney.arena.tournament import Contest, Row
from funnymoney.core.game import WIN


@dataclass
class Mean:
    """A mean over deals, which are independent of each other; tables of one deal are not."""

    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.number if self.number else 0.0

    def interval(self, least: float = 0.0, most: float = 1.0) -> list[float]:
        """Return the 95 % interval of a mean of numbers within limits.

        It is Wilson's, for as many throws of a coin as would vary as much. So it stays within
        the limits, and a few deals that all went the same way do not make it vanish.
        """
        if self.number < 2:
            return [least, most]
        wide = most - least
        share = min(1.0, max(0.0, (self.mean - least) / wide))
        variance = (self.squares - self.total * self.mean) / (self.number - 1) / wide**2
        throws = float(self.number)
        if variance > 1e-12:
            throws *= share * (1.0 - share) / variance
        return [least + wide * end for end in wilson(share, throws)]


@dataclass
class Standings:
    """Everything counted so far; a deal counts when all its tables are there."""

    contest: Contest
    shares: dict[str, Mean] = field(default_factory=lambda: defaultdict(Mean))
    scores: dict[str, Mean] = field(default_factory=lambda: defaultdict(Mean))
    beats: dict[tuple[str, str], Mean] = field(default_factory=lambda: defaultdict(Mean))
    leads: dict[tuple[str, str], Mean] = field(default_factory=lambda: defaultdict(Mean))
    faults: int = 0
    tables: int = 0

    def add_deal(self, rows: Iterable[Row]) -> None:
        """Count all the tables of one deal."""
        shares: dict[str, list[float]] = defaultdict(list)
        scores: dict[str, list[float]] = defaultdict(list)
        beats: dict[tuple[str, str], list[float]] = defaultdict(list)
        leads: dict[tuple[str, str], list[float]] = defaultdict(list)
        for row in rows:
            self.tables += 1
            self.faults += len(row.result.faults)
            seats = self.seats(row)
            for bot, share, score in seats:
                shares[bot].append(share)
                scores[bot].append(score)
            for one, share, score in seats:
                for other, its_share, its_score in seats:
                    if one != other:
                        won = 0.5 + 0.5 * ((score > its_score) - (score < its_score))
                        beats[one, other].append(won)
                        leads[one, other].append(share - its_share)
        for means, lists in ((self.shares, shares), (self.scores, scores)):
            for bot, values in lists.items():
                means[bot].add(sum(values) / len(values))
        for pairs, of_pairs in ((self.beats, beats), (self.leads, leads)):
            for pair, values in of_pairs.items():
                pairs[pair].add(sum(values) / len(values))

    def seats(self, row: Row) -> list[tuple[str, float, float]]:
        """Return of every seat the bot, its share of the win and its score."""
        result = row.result
        return [
            (self.contest.bots[entrant], wins / int(WIN), float(score))
            for entrant, wins, score in zip(row.entrants, result.wins, result.scores, strict=True)
        ]

    def names(self) -> list[str]:
        """Return the bots, the best first; of two that won as much, the one with more money."""
        return sorted(self.shares, key=lambda bot: (-self.shares[bot].mean, -self.scores[bot].mean))

    def summary(self, ratings: dict[str, tuple[float, float]]) -> dict[str, Any]:
        """Return everything as plain JSON."""
        names = self.names()
        contest = self.contest
        return {
            "game": contest.game,
            "players": contest.players,
            "options": contest.options,
            "seed": contest.seed,
            "entrants": list(contest.bots),
            "seatings": len(contest.seatings()),
            "deals": next(iter(self.shares.values())).number if names else 0,
            "tables": self.tables,
            "fair_share": 1 / contest.players,
            "faults": self.faults,
            "bots": [
                {
                    "bot": bot,
                    "win_share": self.shares[bot].mean,
                    "ci95": self.shares[bot].interval(),
                    "mean_score": self.scores[bot].mean,
                    "rating": ratings.get(bot, (None, None))[0],
                    "rating_sigma": ratings.get(bot, (None, None))[1],
                }
                for bot in names
            ],
            "beats": [
                {
                    "bot": one,
                    "other": other,
                    "rate": mean.mean,
                    "ci95": mean.interval(),
                    "lead": self.leads[one, other].mean,
                    "lead_ci95": self.leads[one, other].interval(-1.0),
                }
                for (one, other), mean in self.beats.items()
            ],
        }


def ratings(contest: Contest, rows: Iterable[Row]) -> dict[str, tuple[float, float]]:
    """Rate the bots by OpenSkill's Plackett-Luce model, table by table; (skill, doubt)."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415  an optional extra
    except ImportError:
        return {}
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in contest.bots}
    for row in rows:
        bots = [contest.bots[entrant] for entrant in row.entrants]
        if len(set(bots)) < 2:
            continue
        teams = [[model.rating(mu=rated[bot].mu, sigma=rated[bot].sigma)] for bot in bots]
        scores = [float(score) for score in row.result.scores]
        after = model.rate(teams, scores=scores)
        for bot in set(bots):  # who sat down several times learns from all of it
            mine = [team[0] for team, name in zip(after, bots, strict=True) if name == bot]
            mu = sum(each.mu for each in mine) / len(mine)
            sigma = sum(each.sigma for each in mine) / len(mine)
            rated[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {bot: (each.mu, each.sigma) for bot, each in rated.items()}
