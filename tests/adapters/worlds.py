"""Pairs of worlds that a player cannot tell apart, to be looked at through the doors."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from funnymoney.core.game import Game
from funnymoney.testing.matches import Case
from funnymoney.testing.secrecy import follow
from tests.laws.cases import DEFAULT_CASES, all_positions

HOUSE = [case for case in DEFAULT_CASES if case.game.name != "fists"]  # no door leads to a toy
every_case = pytest.mark.parametrize("case", HOUSE, ids=str)


def twins(case: Case, many: int = 4) -> Iterator[tuple[Game, Game, int]]:
    """Yield positions of two worlds with a player who cannot tell them apart."""
    rng = Random(f"doors/{case}")
    for state in all_positions(case, many):
        for player in range(case.players):
            world = case.facts.scramble(state, player, rng)
            if world is None:
                continue
            yield state, world, player
            for here, there in follow(case.facts, state, world, player, rng):
                yield here, there, player


def raw(observation: dict[str, Any]) -> list[bytes]:
    return [observation[name].tobytes() for name in ("observation", "action_mask")]
