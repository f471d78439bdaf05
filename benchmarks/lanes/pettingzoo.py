"""PettingZoo classic: Leduc hold'em and Hanabi, stepped. Every step builds an observation."""

from __future__ import annotations

import random
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Any

from benchmarks.timing import Offer, Played, rates

SEED = 1


def offers() -> list[Offer]:
    found = [offer("leduc", "leduc_holdem_v4")]
    with suppress(ImportError):  # needs a package more
        found.append(offer("hanabi", "hanabi_v5", players=4))
    return found


def offer(game: str, module: str, **options: int) -> Offer:
    environment = import_module(f"pettingzoo.classic.{module}").env(**options)
    environment.reset(seed=SEED)
    return Offer("stepped", game, rates(partial(play, environment, random.Random(SEED))), slow=True)


def play(environment: Any, chance: random.Random) -> Played:
    decisions = 0
    environment.reset()
    for _ in environment.agent_iter():
        observation, _, ended, truncated, _ = environment.last()
        if ended or truncated:
            environment.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        environment.step(int(legal[int(chance.random() * len(legal))]))
        decisions += 1
    return Played(1, decisions)
