"""The ladder of levels: each rung against the one below, until it is clear which is better."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from funnymoney.arena.crew import Crew
from funnymoney.arena.sequential import Bet
from funnymoney.arena.standings import Standings
from funnymoney.arena.store import Store
from funnymoney.arena.tournament import Contest, Row, play_pieces
from funnymoney.bots.levels import made_of
from funnymoney.games import game_named

RUNGS = ("random", "easy", "medium", "hard", "expert")
SIZES = (2, 3, 4)  # players at a table


@dataclass(frozen=True)
class Step:
    """One rung against the one below."""

    game: str
    players: int
    lower: str
    upper: str

    def bots(self) -> tuple[str, str]:
        """Return what the two are made of: so one sees where `greedy` stands."""
        return made_of(self.lower, self.game), made_of(self.upper, self.game)

    def folder(self, out: Path) -> Path:
        return out / f"{self.game}-{self.players}" / f"{self.lower}-{self.upper}"


def steps(games: list[str], rungs: tuple[str, ...] = RUNGS) -> list[Step]:
    """Return all steps of these games, for two to four players where they allow it."""
    return [
        Step(game, players, lower, upper)
        for game in games
        for players in SIZES
        if players in game_named(game).seats
        for lower, upper in pairwise(rungs)
    ]


@dataclass
class Climb:
    """How a step went."""

    step: Step
    bet: Bet
    deals: int

    def told(self) -> dict[str, Any]:
        low, high = self.bet.interval()
        return {
            "game": self.step.game,
            "players": self.step.players,
            "lower": self.step.lower,
            "upper": self.step.upper,
            "made_of": list(self.step.bots()),
            "deals": self.deals,
            "lead": self.bet.mean,
            "ci95": [low, high],
            "verdict": self.bet.verdict(),
            "error": self.bet.error,
        }


def climb(step: Step, out: Path, seed: int, error: float, most: int, crew: Crew) -> Climb:
    """Play deals until it is clear which is better, or there were too many of them."""
    contest = Contest(step.game, step.bots(), step.players, most, seed)
    store = Store(step.folder(out), contest)
    bet = Bet(error)
    for rows in deals_of(contest, crew, store):
        bet.add(lead(contest, rows))
        if bet.verdict():  # what was played beyond is kept, and does not count
            break
    return Climb(step, bet, bet.number)


def deals_of(contest: Contest, crew: Crew, store: Store) -> Iterator[list[Row]]:
    """Yield the tables of one deal after the other, first of those that are played already."""
    yield from store.deals()
    waiting: dict[int, list[Row]] = {}
    for row in store.rows:
        waiting.setdefault(row.deal, []).append(row)
    whole = len(contest.seatings())
    for rows in play_pieces(contest, crew, store.done()):
        store.add(*rows)
        for row in rows:
            waiting.setdefault(row.deal, []).append(row)
            if len(waiting[row.deal]) == whole:
                yield waiting.pop(row.deal)


def lead(contest: Contest, rows: list[Row]) -> float:
    """Return how much more of the wins of a deal the upper bot had: 1 is all, -1 nothing.

    Mean shares of seats differ by two parts of a table at most, whatever its size.
    """
    standings = Standings(contest)
    standings.add_deal(rows)
    lower, upper = contest.bots
    more = standings.shares[upper].mean - standings.shares[lower].mean
    return max(-1.0, min(1.0, more * contest.players / 2))
