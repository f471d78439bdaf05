"""Laws 6 and 7: a view holds all that its viewer may know, and nothing else."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from funnymoney.testing import laws, secrecy
from funnymoney.testing.matches import (
    CASES,
    FEWEST,
    POSITIONS,
    SEEDS,
    Case,
    all_positions,
    played,
    positions,
)

every_case = pytest.mark.parametrize("case", CASES, ids=str)


SECRETS_ARE_RARE = {"ffuffziger"}  # only fists are secret there


@every_case
def test_views_are_complete(case: Case) -> None:
    for seed in range(SEEDS):
        for state in positions(case, seed):
            for viewer in case.viewers:
                laws.check_complete(case.keeper, state, viewer, seed)


@every_case
def test_views_are_secret(case: Case) -> None:
    rng = Random(str(case))
    worlds = [
        secrecy.check_secret(case.keeper, state, viewer, rng)
        for state in all_positions(case, POSITIONS)
        for viewer in case.viewers
    ]
    rare = case.game.name in SECRETS_ARE_RARE or case.options.get("edition") == "tiny"
    share = 20 if rare else 10
    assert sum(worlds) >= len(worlds) / share, "too few other worlds: this test could not fail"


@every_case
def test_scrambled_worlds_are_worlds(case: Case) -> None:
    rng = Random(str(case))
    for state in all_positions(case, 3):
        for viewer in case.viewers:
            secrecy.check_playable(case.keeper, state, viewer, rng)


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    for state in all_positions(case):
        before = state.dump()
        for viewer in case.viewers:
            secrecy.sees(state, viewer)
        assert state.dump() == before


def scribble(thing: object, on: bool = True) -> None:
    """Write something into every list and dictionary, or take it out again."""
    if isinstance(thing, dict):
        for each in list(thing.values()):
            scribble(each, on)
        thing.__setitem__("scribble", 1) if on else thing.pop("scribble", None)
    elif isinstance(thing, list):
        for each in thing[:]:
            scribble(each, on)
        thing.append("scribble") if on else thing.pop()


def check_own_copy(ask: Callable[[], object]) -> None:
    given, before = ask(), laws.plain(ask())
    scribble(given)
    after = laws.plain(ask())
    scribble(given, on=False)  # in case it was not his own: other tests go on
    assert after == before


@pytest.mark.parametrize("case", FEWEST, ids=str)
def test_who_scribbles_on_a_view_spoils_only_his_own(case: Case) -> None:
    """A bot in the same process must not be able to change a match by changing its view."""
    match = played(case, 0, 9)
    for viewer in case.viewers:
        check_own_copy(partial(match.view, viewer))


@pytest.mark.parametrize("case", FEWEST, ids=str)
def test_who_scribbles_on_news_spoils_only_his_own(case: Case) -> None:
    match = played(case, 0, 9)
    for viewer in case.viewers:
        check_own_copy(partial(match.news, viewer))
