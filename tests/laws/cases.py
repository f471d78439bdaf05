"""The matches to hold the laws against here: of every game of ours, and of a toy.

FUNNYMONEY_SEEDS says how many matches are played of each kind.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from hypothesis import strategies as st

from funnymoney.core.game import Game
from funnymoney.core.match import Match
from funnymoney.core.options import Option
from funnymoney.testing.matches import POSITIONS, Case, cases_of, played, positions
from tests.laws.checked_games import CHECKED

SEEDS = int(os.environ.get("FUNNYMONEY_SEEDS", "2"))
TINY = 10  # matches of a tiny edition for one of another

CASES = [case for checked in CHECKED.values() for case in cases_of(checked)]
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


def all_positions(case: Case, many: int = POSITIONS) -> Iterator[Game]:
    """Return some positions of some matches; a tiny one is over before much has happened."""
    for seed in range(SEEDS * (TINY if case.options.get("edition") == "tiny" else 1)):
        yield from positions(case, seed, many)


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
