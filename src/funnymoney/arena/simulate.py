"""Play many matches with bots, by whoever is there, the same ones for the same seed."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from funnymoney.arena.crew import ALONE, Crew
from funnymoney.arena.pace import Pace
from funnymoney.bots import check_bot, is_reproducible
from funnymoney.bots.seat import BotSeat
from funnymoney.core.actions import Actions
from funnymoney.core.game import WIN, Game
from funnymoney.core.luck import FastLuck, marks
from funnymoney.core.match import Match
from funnymoney.core.playout import playout
from funnymoney.core.told import SILENT
from funnymoney.core.words import every
from funnymoney.games import game_named


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
    # Not `wins`: a vec made here and handed to compiled code is never given back (mypyc 2.4.1).
    wins = tuple(round(share * int(WIN)) for share in state.shares())
    return tuple(state.returns()), wins


def play_random_match(plan: Plan, number: int, prototype: Game, legal: Actions) -> Result:
    """Play the match that random bots would, without showing them anything."""
    seed, choosers = lucks(plan.seed, number, plan.players)
    deal = FastLuck(seed)
    state = prototype.fresh(deal, SILENT)
    decisions = int(playout(state, deal, choosers, legal))
    return Result(number, seed, decisions, *outcome(state))


def played(plan: Plan, piece: range) -> Iterator[Result]:
    """Play the matches of these numbers, one after the other."""
    if any(bot != "random" for bot in plan.bots):
        return (play_match(plan, number) for number in piece)
    prototype = plan.prototype()
    legal = Actions()
    return (play_random_match(plan, number, prototype, legal) for number in piece)


def play_piece(plan: Plan, piece: range) -> list[Result]:
    return list(played(plan, piece))


# --------------------------------------------------------------------- many matches


def pace_for(bots: Iterable[str], crew: Crew) -> Pace:
    """Matches of programs are handed out one by one: who stops them should lose little."""
    ours = all(is_reproducible(bot) for bot in bots)
    return Pace(crew.hands) if ours else Pace(crew.hands, largest=1)


def simulate(plan: Plan, crew: Crew = ALONE) -> Iterator[list[Result]]:
    """Yield the results in the order of the matches, a piece at a time."""
    plan.check()
    pace = pace_for(plan.bots, crew)
    tasks = ((plan, piece) for piece in pace.cut([range(plan.matches)]))
    for seconds, results in crew.each(play_timed, tasks):
        pace.note(len(results), seconds)
        yield results


def play_timed(plan: Plan, piece: range) -> tuple[float, list[Result]]:
    started = time.perf_counter()
    results = play_piece(plan, piece)
    return time.perf_counter() - started, results
