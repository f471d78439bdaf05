"""One match watched closely: everything that a report counts of it."""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice

from funnymoney.arena.balance.study import Study
from funnymoney.arena.simulate import Fault, Plan, lucks, outcome
from funnymoney.bots.seat import BotSeat
from funnymoney.core.game import WIN, Game
from funnymoney.core.marks import TABLE, Counting
from funnymoney.core.match import Match
from funnymoney.core.tale import Point
from funnymoney.core.words import every
from funnymoney.games import game_named, recap_of, spec_of

MOMENTS = 21  # at which the money is looked at: at the start, every 5 %, at the end
MOST_OPTIONS = 100  # more are not counted: bundles of notes would take longer to count than to play


@dataclass(frozen=True)
class Sheet:
    """What one match came to."""

    setting: int
    match: int
    seed: int
    choices: int
    decisions: int  # choices between at least two words
    scores: list[int]
    shares: list[float]
    options: dict[int, int]  # how often there were so many words to choose from
    marks: dict[tuple[str, str], list[int]]  # times of each seat, the table's own last
    money: list[list[int]]  # at every moment, of each seat
    faults: list[Fault] = field(default_factory=list)


def watch_some(study: Study, some: list[tuple[int, int]]) -> tuple[float, list[Sheet]]:
    """Play some matches, each by its setting and number; and say how long it took."""
    started = time.perf_counter()
    sheets = [watch(study.even(setting), setting, number) for setting, number in some]
    return time.perf_counter() - started, sheets


def watch(plan: Plan, setting: int, number: int) -> Sheet:
    """Play the match that `simulate` would play, and write down what happens."""
    seed, seat_lucks = lucks(plan.seed, number, plan.players)
    match = Match(game_named(plan.game), plan.players, plan.options, "fast", str(seed))
    seats = [
        BotSeat(player, bot, luck)
        for player, (bot, luck) in enumerate(zip(plan.bots, seat_lucks, strict=True))
    ]
    options: Counter[int] = Counter()
    try:
        while not match.over:
            player = match.asked_first()
            options[words_for(match.state, player)] += 1
            seats[player].play(match)
    finally:
        for seat in seats:
            seat.close()
    scores, wins = outcome(match.state)
    tale = recap_of(match.record)
    return Sheet(
        setting,
        number,
        seed,
        len(match.record.choices),
        sum(times for words, times in options.items() if words > 1),
        list(scores),
        [part / int(WIN) for part in wins],
        dict(options),
        counted(match, plan),
        [amounts_at(tale.points, tale.scored_by, at, tale.choices) for at in range(MOMENTS)],
        [Fault(seat.player, seat.fault) for seat in seats if seat.fault],
    )


def words_for(state: Game, player: int) -> int:
    return number_of_words(json.dumps(state.offers(player)))


@lru_cache(maxsize=20_000)
def number_of_words(offers: str) -> int:
    """Return how many words fit these offers, as far as it is counted."""
    return sum(1 for _ in islice(every(json.loads(offers)), MOST_OPTIONS))


def counted(match: Match, plan: Plan) -> dict[tuple[str, str], list[int]]:
    count: Counting = spec_of(plan.game).load("statistics")
    found: dict[tuple[str, str], list[int]] = {}
    for to, item in match.told:
        for mark in count(to, item):
            times = found.setdefault((mark.kind, mark.name), [0] * (plan.players + 1))
            times[mark.player if mark.player != TABLE else plan.players] += 1
    return found


def amounts_at(points: list[Point], key: str, moment: int, choices: int) -> list[int]:
    """Return what everybody had when so much of the match was over."""
    until = choices * moment // (MOMENTS - 1)
    last = max((point for point in points if point.choice <= until), key=lambda at: at.choice)
    return list(last.amounts[key])
