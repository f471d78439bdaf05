"""Matches to hold the laws against: every number of players, options and seeds of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from random import Random

from funnymoney.core.game import Game, Word, players_in
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.core.options import Option
from funnymoney.core.told import SILENT, Telling
from funnymoney.testing.facts import CheckedGame, GameFacts
from funnymoney.testing.long_games import Long

POSITIONS = 10  # of one match that are looked at closely
LONGEST = 20_000  # steps; no match at random takes nearly as long


@dataclass(frozen=True)
class Case:
    """A kind of match: a game, how many play it, and the options that are not the default."""

    checked: CheckedGame
    players: int
    options: Mapping[str, object] = field(hash=False)
    name: str = ""

    def __str__(self) -> str:
        return f"{self.game.name}-{self.players}-{self.name}"

    @property
    def game(self) -> type[Game]:
        return self.checked.rules

    @property
    def facts(self) -> GameFacts:
        return self.checked.facts

    @property
    def long(self) -> Long | None:
        return self.checked.long

    @property
    def ahead(self) -> int | None:
        """How many steps a law plays on from a position; None: to the end."""
        return None if self.long is None else self.long.ahead

    @property
    def longest(self) -> int:
        """More steps than any match at random takes."""
        return LONGEST if self.long is None else self.long.longest

    @property
    def brief(self) -> Case:
        """The same kind of match, but soon over where matches are long."""
        if self.long is None:
            return self
        return Case(self.checked, self.players, {**self.options, **self.long.brief}, self.name)

    @property
    def viewers(self) -> list[int | None]:
        return [*range(self.players), None]

    def match(self, seed: int, luck: str = "fast") -> Match:
        written = f"{seed:064x}" if luck == "sealed" else str(seed)
        return Match(self.game, self.players, self.options, luck, written)

    def start(self, luck: FastLuck) -> Game:
        return self.game.start(
            self.players, self.game.settle(self.players, self.options), luck, SILENT
        )


def other_values(option: Option) -> list[object]:
    if isinstance(option.default, bool):
        return [not option.default]
    return [word for word in option.words if word != option.default]


def option_sets(checked: CheckedGame) -> list[tuple[str, Mapping[str, object]]]:
    """The default, each switch turned, each other word chosen, and what the game asks for."""
    sets: list[tuple[str, Mapping[str, object]]] = [("default", {})]
    for option in checked.rules.options:
        values = other_values(option)
        sets += [(f"{option.name}={value}", {option.name: value}) for value in values]
    extra = checked.extra_options
    return sets + [(f"extra{number}", options) for number, options in enumerate(extra)]


def cases_of(checked: CheckedGame) -> list[Case]:
    """Every number of players with all options; in a long game only the fewest and the most."""
    seats = checked.rules.seats
    ends = (seats[0], seats[-1])
    all_seats = checked.long is None
    return [
        Case(checked, players, options, name)
        for players in seats
        for name, options in option_sets(checked)
        if all_seats or name == "default" or players in ends
    ]


class Chooser:
    """Chooses at random; every other one leans to the first choice, to get to other places.

    In many games the first choice is the trusting one, which keeps secrets going for longer.
    """

    def __init__(self, seed: int) -> None:
        self.luck = FastLuck(1_000_000 + seed)
        self.lean = 6 * (seed % 2)

    def one_of(self, things: list[int]) -> int:
        return things[int(self.luck.below(len(things)))]

    def action(self, state: Game, player: int) -> int:
        legal = state.legal_actions(player)
        return legal[0] if self.luck.below(8) < self.lean else self.one_of(legal)

    def choice(self, state: Game, player: int) -> list[int]:
        """Return the small steps of one whole choice."""
        state = state.clone()
        steps = [self.action(state, player)]
        state.apply(player, steps[0], FastLuck(0), SILENT)
        while state.midway(player):
            steps.append(self.action(state, player))
            state.apply(player, steps[-1], FastLuck(0), SILENT)
        return steps

    def word(self, state: Game, player: int) -> Word:
        return state.word(player, self.choice(state, player))


def play_on(
    state: Game, seed: int, told: Telling | None = None, longest: int = LONGEST
) -> Iterator[Game]:
    """Play to the end in place, at random; yield after every small step."""
    luck, chooser = FastLuck(seed), Chooser(seed)
    for _ in range(longest):
        if state.acting() == 0:
            return
        player = chooser.one_of(players_in(state.acting()))
        state.apply(player, chooser.action(state, player), luck, told or SILENT)
        yield state
    raise AssertionError(f"not over after {longest} steps")


def play_ahead(
    state: Game, seed: int, ahead: int | None, told: Telling | None = None
) -> Iterator[Game]:
    """Play on like that, but only for so many steps, if a number is given."""
    return islice(play_on(state, seed, told), ahead)


def every_position(case: Case, seed: int) -> Iterator[Game]:
    """Yield the positions of a match, between steps too, each in the place of the one before."""
    state = case.start(FastLuck(seed))
    yield state
    yield from play_on(state, seed, longest=case.longest)


@lru_cache(maxsize=256)
def course(case: Case, seed: int) -> tuple[Game, ...]:
    """Return the positions of a match, or of a long one some. Clone what you want to change."""
    if case.long is None:
        return tuple(state.clone() for state in every_position(case, seed))
    scenes = [case.long.scene(state) for state in every_position(case, seed)]
    kept = case.long.choose(scenes, Random(f"{case}/{seed}"))
    return tuple(state.clone() for at, state in enumerate(every_position(case, seed)) if at in kept)


def positions(case: Case, seed: int, many: int = POSITIONS) -> list[Game]:
    """Return some positions of a match, its first and its last among them."""
    states = course(case, seed)
    if case.long is not None:
        many = -(-many * case.long.of_ten // 10)
    inner = range(1, len(states) - 1)
    chosen = sorted(Random(f"{case}/{seed}").sample(inner, min(many, len(inner))))
    return [states[0], *(states[at] for at in chosen), states[-1]]


def played(case: Case, seed: int, choices: int | None = None, luck: str = "fast") -> Match:
    """Return a match played at random, to the end or for so many choices."""
    if choices is None:
        case = case.brief
    match, chooser = case.match(seed, luck), Chooser(seed)
    while not match.over and (choices is None or len(match.record.choices) < choices):
        player = chooser.one_of(match.acting())
        match.play(player, chooser.word(match.state, player))
    return match
