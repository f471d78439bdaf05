"""A bot that searches: it deals itself worlds out of its view, and looks who wins in them."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final, cast

from funnymoney.bots.policies import policy_for
from funnymoney.bots.search import Candidate, Search
from funnymoney.core.errors import BadBot
from funnymoney.core.game import Game, View, Word
from funnymoney.core.luck import FastLuck, Luck
from funnymoney.games import game_named

MOST = 10_000_000


@dataclass(frozen=True)
class Budget:
    """How long to think about a choice: so many iterations, so many seconds, or what ends first."""

    iterations: int = 0
    seconds: float = 0.0

    @classmethod
    def read(cls, text: str) -> Budget:
        """Understand `500` or `1.5s`."""
        try:
            if text.endswith("s") and 0 < float(text[:-1]) <= 3600:
                return cls(seconds=float(text[:-1]))
            if 0 < int(text) <= MOST:
                return cls(iterations=int(text))
        except ValueError:
            pass
        raise BadBot(f"a budget is a number of iterations, or seconds like 0.5s: got {text[:40]!r}")


ALL = 100

HABITS: Final[dict[str, type[int] | type[float]]] = {
    "heed": int,
    "candidates": int,
    "hunches": int,
    "offers": int,
    "caution": float,
    "margin": float,
    "depth": int,
    "rivals": int,
    "patience": int,
    "boldness": float,
    "width": float,
    "whim": int,
    "beliefs": int,
    "horizon": int,
}


def read_habits(texts: list[str]) -> dict[str, float]:
    """Understand `depth=0`, as one may say of a search after its budget."""
    found: dict[str, float] = {}
    for text in texts:
        name, _, value = text.partition("=")
        try:
            found[name] = HABITS[name](value)
        except (KeyError, ValueError):
            names = ", ".join(HABITS)
            raise BadBot(
                f"a habit of a search is name=number with one of {names}: got {text[:40]!r}"
            ) from None
    return found


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one choice: how often it tried it, and what it brought."""

    choice: Word
    visits: int
    share: float  # of the win, in the mean
    value: float  # the same with something for the distance
    lead: float  # in value over what the policy said
    doubt: float  # the standard error of the lead


class IsmctsBot:
    """Knows nothing but its view: the search gets only worlds dealt out of it."""

    def __init__(self, budget: Budget, luck: Luck, habits: dict[str, float] | None = None) -> None:
        self.budget = budget
        self.luck = luck
        self.habits = dict(habits or {})
        self.heed = self.habits.pop("heed", ALL)  # in so many of a hundred choices it thinks at all

    @classmethod
    def read(cls, text: str, luck: Luck) -> IsmctsBot:
        """Make one as described: `500`, `0.5s` or `500;depth=0;caution=2`."""
        budget, *habits = text.split(";")
        return cls(Budget.read(budget), luck, read_habits(habits))

    def act(self, view: View) -> Word:
        game = game_named(cast(str, view["game"]))
        me = cast(int, view["me"])
        start = game.from_view(view, self.luck)
        search = self.search(start, me)
        return start.word(me, [int(step) for step in search.best().steps])

    def thoughts(self, view: View) -> list[Thought]:
        """Return what it thinks of the choices it has tried, the one it would take first."""
        game = game_named(cast(str, view["game"]))
        me = cast(int, view["me"])
        start = game.from_view(view, self.luck)
        search = self.search(start, me)
        best = search.best()
        others = [each for each in [*search.field, *search.dropped] if each is not best]
        others.sort(key=lambda candidate: (-candidate.visits, -candidate.total))
        return [thought(start, me, candidate) for candidate in [best, *others]]

    def search(self, start: Game, me: int) -> Search:
        luck = FastLuck(int(self.luck.below(1 << 31)))
        search = Search(start, me, policy_for(start.name), luck)
        for name, value in self.habits.items():
            setattr(search.habits, name, value)
        if self.heed < ALL and int(self.luck.below(ALL)) >= self.heed:
            search.habits.candidates = 1  # what the policy says
            search.habits.hunches = 1
            search.habits.offers = 0
        if self.budget.seconds:
            self.think_by_the_clock(search)
        else:
            search.think(self.budget.iterations)
        return search

    def think_by_the_clock(self, search: Search) -> None:
        """Do as `Search.think` does, but every round as long as its share of the time lasts."""
        started = time.monotonic()
        search.find_candidates()
        rounds = halvings(len(search.field))
        for each in range(1, rounds + 1):
            if len(search.field) < 2:
                return
            worlds = (self.budget.iterations or MOST) // rounds // len(search.field)
            try_until(search, started + self.budget.seconds * each / rounds, worlds)
            if each < rounds:
                search.drop_worse_half()
                search.drop_hopeless()

    def close(self) -> None:
        pass


def halvings(candidates: int) -> int:
    """Return how many rounds there are until two are left and have been compared."""
    return max(1, (candidates - 1).bit_length())


def try_until(search: Search, end: float, worlds: int) -> None:
    """Try every candidate in so many worlds, or until the time is up; in one at least."""
    search.try_all(1)
    for _ in range(worlds - 1):
        if time.monotonic() >= end:
            return
        search.try_all(1)


def thought(start: Game, me: int, candidate: Candidate) -> Thought:
    visits = int(candidate.visits)
    return Thought(
        start.word(me, [int(step) for step in candidate.steps]),
        visits,
        candidate.wins / max(1, visits),
        candidate.mean(),
        candidate.lead(),
        candidate.doubt(),
    )
