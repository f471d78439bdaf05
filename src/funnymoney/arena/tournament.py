"""Tournaments: every deal is played by all seatings, so that luck favours nobody."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from funnymoney.arena.crew import Crew
from funnymoney.arena.simulate import Plan, Result, pace_for, play_match
from funnymoney.core.errors import BadPlayers

Seating = tuple[int, ...]  # for every seat the entrant who takes it
Table = tuple[int, int]  # a deal and a seating, both by number


@dataclass(frozen=True)
class Contest:
    """What is to be played; the same bot may enter several times, to sit at one table."""

    game: str
    bots: tuple[str, ...]
    players: int
    deals: int
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)

    def check(self) -> None:
        """Raise what is wrong before any worker meets it."""
        if len(self.bots) < 2:
            raise BadPlayers("a tournament needs at least two bots: a,b")
        self.plan(0).check()
        for bot in self.bots:
            Plan(self.game, (bot,) * self.players, 1, options=self.options).check()

    def seatings(self) -> list[Seating]:
        return seatings(len(self.bots), self.players)

    def plan(self, seating: int) -> Plan:
        """Return the plan of all deals in one seating."""
        bots = tuple(self.bots[entrant] for entrant in self.seatings()[seating])
        return Plan(self.game, bots, self.deals, self.seed, self.options)

    def tables(self) -> Iterator[Table]:
        """Yield all that is to be played, deal by deal."""
        several = range(len(self.seatings()))
        return ((deal, seating) for deal in range(self.deals) for seating in several)


def seatings(entrants: int, players: int) -> list[Seating]:
    """Return who sits where, so that everybody sits in every seat equally often.

    More entrants than seats play in every combination; fewer sit down again in turn.
    """
    found: dict[Seating, None] = {}
    for group in combinations(range(entrants), min(entrants, players)):
        for first in range(len(group) if len(group) < players else 1):
            line = [group[(first + seat) % len(group)] for seat in range(players)]
            for turn in range(players):
                found[tuple(line[turn:] + line[:turn])] = None
    return list(found)


@dataclass(frozen=True)
class Row:
    """How one table went; the numbers are those of the seats."""

    deal: int
    seating: int
    entrants: Seating
    result: Result


def play_table(contest: Contest, deal: int, seating: int) -> Row:
    result = play_match(contest.plan(seating), deal)
    return Row(deal, seating, contest.seatings()[seating], result)


def play_tables(contest: Contest, tables: list[Table]) -> tuple[float, list[Row]]:
    """Play some tables, and say how long it took."""
    started = time.perf_counter()
    rows = [play_table(contest, *table) for table in tables]
    return time.perf_counter() - started, rows


def play_pieces(
    contest: Contest, crew: Crew, done: frozenset[Table] = frozenset()
) -> Iterator[list[Row]]:
    """Yield the tables in order, some at a time, but for those that are done already."""
    contest.check()
    missing = [table for table in contest.tables() if table not in done]
    pace = pace_for(contest.bots, crew)
    pieces = pace.cut([range(len(missing))])
    tasks = ((contest, missing[piece.start : piece.stop]) for piece in pieces)
    for seconds, rows in crew.each(play_tables, tasks):
        pace.note(len(rows), seconds)
        yield rows
