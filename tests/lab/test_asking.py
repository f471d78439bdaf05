"""A bot's policy, found by asking it."""

from __future__ import annotations

from functools import lru_cache

import pytest

from funnymoney.games import GAMES
from funnymoney.lab.asking import Asking
from funnymoney.lab.judge import expected, nash_conv, uniform
from funnymoney.lab.tree import Tree, write_out


@lru_cache
def tiny() -> Tree:
    return write_out(GAMES["counterfeiters"], 2, {"edition": "tiny"})


def test_a_policy_is_made_of_chances() -> None:
    policy = Asking("greedy:50", 3, seed=1).policy(tiny())
    for known, chances in zip(tiny().known, policy, strict=True):
        assert len(chances) == len(known.actions)
        assert sum(chances) == pytest.approx(1)


def test_the_random_bot_plays_every_step_as_likely() -> None:
    assert Asking("random", 1, seed=1).policy(tiny()) == uniform(tiny())


def test_what_is_random_comes_near_to_that_when_asked_often() -> None:
    """A bot that always slips chooses steps at random, too: the same, but by asking."""
    policy = Asking("greedy:100", 25, seed=1).policy(tiny())
    exact = expected(tiny(), uniform(tiny()))
    assert expected(tiny(), policy) == pytest.approx(exact, abs=0.1)


def test_the_same_seed_finds_the_same_policy_and_another_seed_another() -> None:
    one, other, third = (Asking("greedy:50", 2, seed).policy(tiny()) for seed in (1, 1, 2))
    assert one == other
    assert one != third


def test_the_sensible_are_harder_to_beat_than_the_random() -> None:
    sensible = Asking("greedy", 3, seed=1).policy(tiny())
    assert nash_conv(tiny(), sensible) < nash_conv(tiny(), uniform(tiny()))


def test_one_view_is_asked_about_once() -> None:
    asking = Asking("greedy", 1, seed=1)
    asking.policy(tiny())
    views = len(asking.answers)
    assert views <= len(tiny().known)
    asking.policy(tiny())
    assert len(asking.answers) == views
