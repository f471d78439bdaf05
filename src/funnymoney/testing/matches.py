"""Matches to hold the laws against: every game, every number of players, options and seeds.

FUNNYMONEY_SEEDS says how many matches are played of each kind.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from random import Random

from hypothesis import strategies as st

from funnymoney.core.game import Game, Word, players_in
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.core.options import Option
from funnymoney.core.told import SILENT, Telling
from funnymoney.testing.long_games import Long
from tests.laws.secret_keepers import KEEPERS, Keeper

SEEDS = int(os.environ.get("FUNNYMONEY_SEEDS", "2"))
POSITIONS = 10  # of one match that are looked at closely
TINY = 10  # matches of a tiny edition for one of another
LONGEST = 20_000  # steps; no match at random takes nearly as long


@dataclass(frozen=True)
class Case:
    """A kind of match: a game, how many play it, and the options that are not the default."""

    game: type[Game]
    players: int
    options: Mapping[str, object] = field(hash=False)
    name: str = ""

    def __str__(self) -> str:
        return f"{self.game.name}-{self.players}-{self.name}"

    @property
    def keeper(self) -> Keeper:
        return KEEPERS[self.game.name].keeper

    @property
    def long(self) -> Long | None:
        return KEEPERS[self.game.name].long

    @property
    def brief(self) -> Case:
        """The same kind of match, but soon over where matches are long."""
        if self.long is None:
            return self
        return Case(self.game, self.players, {**self.options, **self.long.brief}, self.name)

    @property
    def viewers(self) -> list[int | None]:
        return [*range(self.players), None]

    def match(self, seed: int, luck: str = "fast") -> Match:
        return Match(self.game, self.players, self.options, luck, str(seed))

    def start(self, luck: FastLuck) -> Game:
        return self.game.start(
            self.players, self.game.settle(self.players, self.options), luck, SILENT
        )


def other_values(option: Option) -> list[object]:
    if isinstance(option.default, bool):
        return [not option.default]
    return [word for word in option.words if word != option.default]


def option_sets(game: type[Game]) -> list[tuple[str, Mapping[str, object]]]:
    """The default, each switch turned, each other word chosen, and what the game asks for."""
    sets: list[tuple[str, Mapping[str, object]]] = [("default", {})]
    for option in game.options:
        values = other_values(option)
        sets += [(f"{option.name}={value}", {option.name: value}) for value in values]
    extra = KEEPERS[game.name].keeper.EXTRA_OPTIONS
    return sets + [(f"extra{number}", options) for number, options in enumerate(extra)]


def cases_of(game: type[Game]) -> list[Case]:
    """Every number of players with all options; in a long game only the fewest and the most."""
    ends = (game.seats[0], game.seats[-1])
    all_seats = KEEPERS[game.name].long is None
    return [
        Case(game, players, options, name)
        for players in game.seats
        for name, options in option_sets(game)
        if all_seats or name == "default" or players in ends
    ]


CASES = [case for entry in KEEPERS.values() for case in cases_of(entry.game)]
DEFAULT_CASES = [case for case in CASES if case.name == "default"]
FEWEST = [case for case in DEFAULT_CASES if case.players == case.game.seats[0]]


def some_options(game: type[Game]) -> st.SearchStrategy[dict[str, object]]:
    """Any options that are well formed, the outermost among them; numbers stay small."""
    return st.fixed_dictionaries(
        {}, optional={option.name: values_of(option) for option in game.options}
    )


def values_of(option: Option) -> st.SearchStrategy[object]:
    if isinstance(option.default, bool):
        return st.booleans()
    if isinstance(option.default, str):
        return st.sampled_from(option.words)
    if isinstance(option.default, dict):
        return st.just({})
    numbers = st.integers(option.least, min(option.most, option.least + 9))
    if isinstance(option.default, int):
        return numbers
    return st.lists(numbers, min_size=len(option.default), max_size=len(option.default))


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


def play_on(state: Game, seed: int, told: Telling | None = None) -> Iterator[Game]:
    """Play to the end in place, at random; yield after every small step."""
    luck, chooser, long = FastLuck(seed), Chooser(seed), KEEPERS[state.name].long
    longest = LONGEST if long is None else long.longest
    for _ in range(longest):
        if state.acting() == 0:
            return
        player = chooser.one_of(players_in(state.acting()))
        state.apply(player, chooser.action(state, player), luck, told or SILENT)
        yield state
    raise AssertionError(f"not over after {longest} steps")


def play_ahead(state: Game, seed: int, told: Telling | None = None) -> Iterator[Game]:
    """Play on like that, but in a long game only for a while."""
    long = KEEPERS[state.name].long
    return islice(play_on(state, seed, told), None if long is None else long.ahead)


def every_position(case: Case, seed: int) -> Iterator[Game]:
    """Yield the positions of a match, between steps too, each in the place of the one before."""
    state = case.start(FastLuck(seed))
    yield state
    yield from play_on(state, seed)


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


def all_positions(case: Case, many: int = POSITIONS) -> Iterator[Game]:
    """Return some positions of some matches; a tiny one is over before much has happened."""
    for seed in range(SEEDS * (TINY if case.options.get("edition") == "tiny" else 1)):
        yield from positions(case, seed, many)


def played(case: Case, seed: int, choices: int | None = None, luck: str = "fast") -> Match:
    """Return a match played at random, to the end or for so many choices."""
    if choices is None:
        case = case.brief
    match, chooser = case.match(seed, luck), Chooser(seed)
    while not match.over and (choices is None or len(match.record.choices) < choices):
        player = chooser.one_of(match.acting())
        match.play(player, chooser.word(match.state, player))
    return match


def matches() -> st.SearchStrategy[Match]:
    """A match of any kind, somewhere on its way."""
    return st.builds(played, st.sampled_from(CASES), st.integers(0, 10_000), st.integers(0, 60))


# What may come in from outside in place of a choice.
rubbish_words = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**31, 2**63, -(2**63) - 1, 10**300])
    | st.floats()
    | st.text(max_size=8)
    | st.binary(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=3), inner, max_size=2)
        | st.tuples(inner)
    ),
    max_leaves=8,
)
