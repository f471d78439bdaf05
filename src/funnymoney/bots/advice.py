"""What an expert says of a view: what he would choose and why, and what everybody may hope for.

A search compares choices by what is near; what share of the win they lead to is found by playing
on from them to the end, by the policy, in many imagined worlds. Nothing but the view is known here.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import sqrt
from typing import cast

from funnymoney.bots.ismcts import Budget, IsmctsBot
from funnymoney.bots.levels import made_of
from funnymoney.bots.policies import policy_for
from funnymoney.bots.search import Candidate, Search
from funnymoney.core.game import WIN, Game, View, Word
from funnymoney.core.luck import FastLuck, Luck
from funnymoney.games import game_named

WORLDS = 1000  # at most: then a share is known to a hundredth and a half
LEAST = 8
SURE = 3.0  # standard errors
EXPERT = "expert"
TO_THE_END = 0  # a horizon
SEARCHING = 0.4  # of the time, that a slow search may take


@dataclass(frozen=True)
class Weighed:
    """A choice, the share of the win it leads to, and how sure that is."""

    word: Word
    share: float
    error: float  # the standard one
    tried: int  # worlds


@dataclass(frozen=True)
class Advice:
    """Choices, the one to take first, and the share of the win of every player after it."""

    choices: list[Weighed]
    shares: list[float]


@dataclass(frozen=True)
class Outlook:
    """What share of the win one who sees a view expects of every player."""

    shares: list[float]
    error: float  # of his own


def advise(view: View, luck: Luck, seconds: float) -> Advice:
    """Say what to choose to one who owes a choice; it takes so long at most, or less."""
    end = time.monotonic() + seconds
    start, me = start_of(view, luck)
    candidates = considered(start, me, luck, seconds * SEARCHING)
    tallies = Rating(start, me, luck).try_all_until(candidates, end)
    best, *others = in_order(tallies)
    choices = [weighed(start, me, each) for each in [best, *others]]
    return Advice(choices, best.shares())


def look_ahead(view: View, luck: Luck, seconds: float) -> Outlook:
    """Say what one who sees this may expect, whoever owes a choice."""
    end = time.monotonic() + seconds
    start, me = start_of(view, luck)
    tally = Rating(start, me, luck).play_on_until(end)
    shares = tally.shares()
    return Outlook(shares, standard_error(shares[me], tally.tried))


def start_of(view: View, luck: Luck) -> tuple[Game, int]:
    game = game_named(cast(str, view["game"]))
    return game.from_view(view, luck), cast(int, view["me"])


def considered(start: Game, me: int, luck: Luck, seconds: float) -> list[Candidate]:
    """Return what an expert thinks about, what he would take first."""
    expert = IsmctsBot.read(made_of(EXPERT, start.name).partition(":")[2], luck)
    expert.budget = Budget(expert.budget.iterations, seconds)
    search = expert.search(start, me)
    best = search.best()
    return [best, *(each for each in [*search.field, *search.dropped] if each is not best)]


class Tally:
    """What a choice has brought to everybody, and to the chooser beside what an expert takes."""

    def __init__(self, players: int, candidate: Candidate | None = None) -> None:
        self.candidate = candidate
        self.totals = [0] * players  # in parts of WIN
        self.tried = 0
        self.ahead = 0
        self.squares = 0

    def add(self, parts: list[int], ahead: int = 0) -> None:
        self.totals = [total + part for total, part in zip(self.totals, parts, strict=True)]
        self.tried += 1
        self.ahead += ahead
        self.squares += ahead * ahead

    def shares(self) -> list[float]:
        return [total / (self.tried * int(WIN)) for total in self.totals]

    def is_surely_ahead(self) -> bool:
        lead = self.ahead / self.tried
        spread = max(self.squares / self.tried - lead * lead, 0.0)
        return lead > SURE * sqrt(spread / self.tried)


class Rating:
    """Plays on from a position to the end, in worlds as a search imagines them."""

    def __init__(self, start: Game, me: int, luck: Luck) -> None:
        dice = FastLuck(int(luck.below(1 << 31)))
        self.start = start
        self.me = me
        self.search = Search(start, me, policy_for(start.name), dice)
        self.search.habits.horizon = TO_THE_END
        self.players = int(start.number_of_players())

    def try_all_until(self, candidates: list[Candidate], end: float) -> list[Tally]:
        """Try all candidates in the same worlds, until the time is up."""
        tallies = [Tally(self.players, each) for each in candidates]
        for world in range(1, WORLDS + 1):
            mark, first = self.next_world(), 0
            for number, tally in enumerate(tallies):
                parts = self.try_one(candidates[number], mark)
                first = parts[self.me] if number == 0 else first
                tally.add(parts, parts[self.me] - first)
            if world >= LEAST and time.monotonic() >= end:
                break
        return tallies

    def try_one(self, candidate: Candidate, mark: int) -> list[int]:
        self.search.dice.rewind(mark)
        self.search.try_one(candidate)
        return [int(part) for part in self.search.wins]

    def play_on_until(self, end: float) -> Tally:
        """Play on as the policy has it for everybody."""
        dice, tally = self.search.dice, Tally(self.players)
        for world in range(1, WORLDS + 1):
            dice.rewind(self.next_world())
            state = self.start.clone()
            state.redeal(self.me, dice)
            self.search.policy.reweight(state, self.me, dice)
            self.search.play_out(state)
            tally.add([round(share * int(WIN)) for share in state.shares()])
            if world >= LEAST and time.monotonic() >= end:
                break
        return tally

    def next_world(self) -> int:
        mark = self.search.luck.mark()
        self.search.luck.below(2)
        return mark


def in_order(tallies: list[Tally]) -> list[Tally]:
    """Return first what the expert takes, unless another is surely better; the rest by share."""
    better = [tally for tally in tallies[1:] if tally.is_surely_ahead()]
    best = max(better, key=lambda tally: tally.ahead, default=tallies[0])
    others = [tally for tally in tallies if tally is not best]
    return [best, *sorted(others, key=lambda tally: -tally.ahead)]


def weighed(start: Game, me: int, tally: Tally) -> Weighed:
    assert tally.candidate is not None
    word = start.word(me, [int(step) for step in tally.candidate.steps])
    share = tally.shares()[me]
    return Weighed(word, share, standard_error(share, tally.tried), tally.tried)


def standard_error(share: float, tried: int) -> float:
    """Return how far a share may be off; a win that is divided spreads less than this."""
    return sqrt(max(share * (1 - share), 1 / tried) / tried)
