"""Play many matches with bots, on one core or on all, the same ones for the same seed."""

from __future__ import annotations

import hashlib
import os
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.bots import check_bot, is_reproducible
from funnymoney.bots.seat import BotSeat
from funnymoney.core.actions import Actions
from funnymoney.core.game import Game
from funnymoney.core.luck import FastLuck, marks
from funnymoney.core.match import Match
from funnymoney.core.playout import playout
from funnymoney.core.told import SILENT
from funnymoney.core.words import every
from funnymoney.games import game_named

LARGEST_CHUNK = 2000
MOST_WORKERS = 256


@dataclass(frozen=True)
class Plan:
    """What is to be simulated; `bots` has a description for every seat."""

    game: str
    bots: tuple[str, ...]
    matches: int
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def reproducible(self) -> bool:
        return all(is_reproducible(bot) for bot in self.bots)

    def check(self) -> None:
        """Raise what is wrong with the plan before any worker meets it."""
        self.prototype()
        for bot in set(self.bots):
            check_bot(bot)

    def prototype(self) -> Game:
        """Return some position of such a match, from which others can be made."""
        game = game_named(self.game)
        options = game.settle(self.players, self.options)
        return game.start(self.players, options, FastLuck(0), SILENT)


@dataclass(frozen=True)
class Fault:
    """A bot failed, and random played on in its place."""

    seat: int
    what: str


@dataclass(frozen=True)
class Result:
    """How one match went; `wins` are parts of WIN."""

    match: int
    seed: int
    decisions: int
    scores: tuple[int, ...]
    wins: tuple[int, ...]
    faults: tuple[Fault, ...] = ()


def lucks(seed: int, match: int, players: int) -> tuple[int, list[FastLuck]]:
    """Return the seed of a match's deal and a luck for each seat, all from the plan's seed."""
    found: list[int] = []
    for part in "ab":
        found += marks(hashlib.sha256(f"{seed}/{match}/{part}".encode()).digest())
    return found[0], [FastLuck(0, mark) for mark in found[1 : players + 1]]


# ------------------------------------------------------------------------ one match


def play_match(plan: Plan, number: int) -> Result:
    """Play a match through views and words, as people and programs do."""
    seed, seat_lucks = lucks(plan.seed, number, plan.players)
    match = Match(game_named(plan.game), plan.players, plan.options, "fast", str(seed))
    seats = [
        BotSeat(player, bot, luck)
        for player, (bot, luck) in enumerate(zip(plan.bots, seat_lucks, strict=True))
    ]
    decisions = 0
    try:
        while not match.over:
            player = match.asked_first()
            decisions += has_choice(match.state, player)
            seats[player].play(match)
    finally:
        for seat in seats:
            seat.close()
    faults = tuple(Fault(seat.player, seat.fault) for seat in seats if seat.fault)
    return Result(number, seed, decisions, *outcome(match.state), faults)


def has_choice(state: Game, player: int) -> bool:
    """Whether a player has at least two words to choose from."""
    return len(list(islice(every(state.offers(player)), 2))) == 2


def outcome(state: Game) -> tuple[tuple[int, ...], tuple[int, ...]]:
    wins = vec[i64]([0] * int(state.number_of_players()))
    state.wins(wins)
    return tuple(state.returns()), tuple(int(part) for part in wins)


def play_random_match(plan: Plan, number: int, prototype: Game, legal: Actions) -> Result:
    """Play the match that random bots would, without showing them anything."""
    seed, choosers = lucks(plan.seed, number, plan.players)
    deal = FastLuck(seed)
    state = prototype.fresh(deal, SILENT)
    decisions = int(playout(state, deal, choosers, legal))
    return Result(number, seed, decisions, *outcome(state))


def play_chunk(plan: Plan, first: int, last: int) -> list[Result]:
    """Play the matches from `first` up to, not including, `last`."""
    if any(bot != "random" for bot in plan.bots):
        return [play_match(plan, number) for number in range(first, last)]
    prototype = plan.prototype()
    legal = Actions()
    return [play_random_match(plan, number, prototype, legal) for number in range(first, last)]


# --------------------------------------------------------------------- many matches


def chunks(plan: Plan, workers: int) -> Iterator[tuple[int, int]]:
    """Cut the matches into pieces small enough to show progress, large enough to be quick."""
    size = max(1, min(LARGEST_CHUNK, plan.matches // (workers * 20)))
    if not plan.reproducible:
        size = 1  # programs are slow: who stops them should lose little
    for first in range(0, plan.matches, size):
        yield first, min(first + size, plan.matches)


def simulate(plan: Plan, workers: int = 1) -> Iterator[list[Result]]:
    """Yield the results in the order of the matches, a piece at a time."""
    plan.check()
    if workers == 1:
        for first, last in chunks(plan, workers):
            yield play_chunk(plan, first, last)
    else:
        yield from simulate_on_workers(plan, workers)


def simulate_on_workers(plan: Plan, workers: int) -> Iterator[list[Result]]:
    pool = ProcessPoolExecutor(
        min(workers, plan.matches, MOST_WORKERS), initializer=leave_interrupts_to_parent
    )
    waiting: deque[Future[list[Result]]] = deque()
    try:
        for first, last in chunks(plan, workers):
            waiting.append(pool.submit(play_chunk, plan, first, last))
            if len(waiting) > 3 * workers:  # enough to keep all busy, few enough to stay small
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def all_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
