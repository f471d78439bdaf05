"""Everything that chance may bring in one step of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.game import Game
from funnymoney.core.luck import Luck
from funnymoney.core.told import Telling

Item = tuple[str | int, ...]


class Fork(Exception):
    """Luck is asked for more than was settled: these answers are possible, so likely each."""

    def __init__(self, weights: dict[int, int]) -> None:
        super().__init__()
        total = sum(weights.values())
        self.answers = [(answer, Fraction(weight, total)) for answer, weight in weights.items()]


class ForkingLuck(Luck):
    """Gives the answers it was told, and raises Fork when it is asked for another."""

    def __init__(self, answers: tuple[int, ...]) -> None:
        self.answers = answers
        self.at = 0

    def below(self, n: i64) -> i64:
        return self.settled(dict.fromkeys(range(int(n)), 1))

    def pick(self, counts: vec[i64], total: i64) -> i64:
        return self.settled({at: int(count) for at, count in enumerate(counts) if count > 0})

    def settled(self, weights: dict[int, int]) -> int:
        if len(weights) == 1:
            return next(iter(weights))  # this is no chance
        if self.at == len(self.answers):
            raise Fork(weights)
        self.at += 1
        return self.answers[self.at - 1]


@dataclass
class Outcome:
    """Where one step may lead, how likely that is, and what was told on the way, to whom."""

    state: Game
    told: list[tuple[int, Item]]
    chance: Fraction


def outcomes(step: Callable[[Luck, Telling], Game]) -> list[Outcome]:
    """Take a step with every luck there is; what leads to the same position is one outcome."""
    found: dict[tuple[bytes, tuple[tuple[int, Item], ...]], Outcome] = {}
    for outcome in every_outcome(step):
        if outcome.chance == 1:
            return [outcome]
        key = outcome.state.dump(), tuple(outcome.told)
        if key in found:
            found[key].chance += outcome.chance
        else:
            found[key] = outcome
    return list(found.values())


def every_outcome(step: Callable[[Luck, Telling], Game]) -> Iterator[Outcome]:
    """Yield one outcome for each series of answers that luck can give."""
    waiting: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while waiting:
        answers, chance = waiting.pop()
        telling = Telling()
        try:
            state = step(ForkingLuck(answers), telling)
        except Fork as fork:
            waiting += [((*answers, each), chance * part) for each, part in fork.answers]
        else:
            yield Outcome(state, [(to, tuple(item)) for to, item in telling.items], chance)
