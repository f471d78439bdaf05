"""Laws 6 and 7: a view holds all that its viewer may know, and nothing else."""

from functools import partial
from random import Random

import pytest

from funnymoney.testing import laws, secrecy, view_laws
from funnymoney.testing.matches import POSITIONS, Case, played, positions
from tests.laws.cases import CASES, FEWEST, SEEDS, all_positions

every_case = pytest.mark.parametrize("case", CASES, ids=str)


SECRETS_ARE_RARE = {"ffuffziger"}  # only fists are secret there


@every_case
def test_views_are_complete(case: Case) -> None:
    for seed in range(SEEDS):
        for state in positions(case, seed):
            for viewer in case.viewers:
                laws.check_complete(case.facts, state, viewer, seed)


@every_case
def test_views_are_secret(case: Case) -> None:
    rng = Random(str(case))
    worlds = [
        secrecy.check_secret(case.facts, state, viewer, rng)
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
            secrecy.check_playable(case.facts, state, viewer, rng, case.ahead)


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    for state in all_positions(case):
        view_laws.check_looking_changes_nothing(case, state)


@every_case
def test_views_say_whose_they_are_and_who_must_choose(case: Case) -> None:
    for state in all_positions(case):
        for viewer in case.viewers:
            view_laws.check_frame(case, state, viewer)


@pytest.mark.parametrize("case", FEWEST, ids=str)
def test_who_scribbles_on_a_view_spoils_only_his_own(case: Case) -> None:
    """A bot in the same process must not be able to change a match by changing its view."""
    match = played(case, 0, 9)
    for viewer in case.viewers:
        view_laws.check_own_copy(partial(match.view, viewer))


@pytest.mark.parametrize("case", FEWEST, ids=str)
def test_who_scribbles_on_news_spoils_only_his_own(case: Case) -> None:
    match = played(case, 0, 9)
    for viewer in case.viewers:
        view_laws.check_own_copy(partial(match.news, viewer))
