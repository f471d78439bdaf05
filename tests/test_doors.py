"""Every door can be walked through, whatever form the rules are in and whatever Python it is.

The doors are tested in `tests/adapters`, compiled and on one Python; these few steps are taken
uncompiled, too, and on a second Python where there is one.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

import numpy as np

from funnymoney.adapters import gymnasium, openspiel, pettingzoo, vector
from tests.adapters.kinds import Kind, every_game

pytestmark = pytest.mark.smoke

STEPS = 120
Told = tuple[list[float], list[int]]  # what is seen, and what may be done


def one_of(mask: Any, chance: Random) -> int:
    return int(chance.choice(np.flatnonzero(mask).tolist()))


def in_turn(kind: Kind) -> list[Told]:
    table, chance, seen = pettingzoo.env(kind.name, kind.players, **kind.options), Random(1), []
    table.reset(seed=1)
    for _ in table.agent_iter(STEPS):
        observation, _, ended, _, _ = table.last()
        mask = observation["action_mask"]
        seen.append((observation["observation"].tolist(), np.flatnonzero(mask).tolist()))
        table.step(None if ended else one_of(mask, chance))
    return seen


def at_once(kind: Kind) -> list[Told]:
    table = pettingzoo.parallel_env(kind.name, kind.players, **kind.options)
    observations, chance, seen = table.reset(seed=1)[0], Random(1), []
    for _ in range(STEPS):
        masks = {agent: each["action_mask"] for agent, each in observations.items()}
        actions = {agent: one_of(mask, chance) for agent, mask in masks.items() if mask.any()}
        observations, *_ = table.step(actions)
        if not observations or not table.agents:
            break
        first = observations[table.agents[0]]
        mask = np.flatnonzero(first["action_mask"]).tolist()
        seen.append((first["observation"].tolist(), mask))
    return seen


def against_bots(kind: Kind) -> list[Told]:
    table = gymnasium.make(kind.name, kind.players, "greedy", **kind.options)
    (observation, _), chance, seen, ended = table.reset(seed=1), Random(1), [], False
    for _ in range(STEPS):
        if ended:
            break
        mask = table.action_masks()
        seen.append((observation["observation"].tolist(), np.flatnonzero(mask).tolist()))
        observation, _, ended, _, _ = table.step(one_of(mask, chance))
    table.close()
    return seen


def in_a_hall(kind: Kind) -> list[Told]:
    hall = vector.make(kind.name, kind.players, 2, opponents="greedy", seed=1, **kind.options)
    batch, chance, seen = hall.reset(), Random(1), []
    for _ in range(STEPS):
        seen.append((batch.observations[0].tolist(), np.flatnonzero(batch.masks[0]).tolist()))
        batch = hall.step([one_of(mask, chance) for mask in batch.masks])
    return seen


def with_listed_chances(kind: Kind) -> list[Told]:
    state = openspiel.load(kind.name, kind.players, **kind.options).new_initial_state()
    chance = Random(1)
    seen: list[Told] = []
    while len(seen) < STEPS and not state.is_terminal():
        if not state.is_chance_node():
            seen.append((state.observation_tensor(state.current_player()), state.legal_actions()))
        state.apply_action(chance.choice(state.legal_actions()))
    return seen


@every_game
@pytest.mark.parametrize("walk", [in_turn, at_once, against_bots, in_a_hall, with_listed_chances])
def test_a_door_leads_on_and_twice_to_the_same(
    kind: Kind, walk: Callable[[Kind], list[Told]]
) -> None:
    once = walk(kind)
    assert len(once) > 3
    assert any(len(may) > 1 for _, may in once)
    assert len({tuple(seen) for seen, _ in once}) > 3, "something happens"
    assert walk(kind) == once
