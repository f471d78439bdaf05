"""RLCard: Leduc hold'em, stepped from Python. Every step builds an observation."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from benchmarks.timing import Offer, Played, rates

SEED = 1


def offers() -> list[Offer]:
    environment = import_module("rlcard").make("leduc-holdem", config={"seed": SEED})
    chance = random.Random(SEED)
    return [Offer("stepped", "leduc", rates(lambda: play(environment, chance)), slow=True)]


def play(environment: Any, chance: random.Random) -> Played:
    decisions = 0
    state, _ = environment.reset()
    while not environment.is_over():
        legal = list(state["legal_actions"])
        state, _ = environment.step(legal[int(chance.random() * len(legal))])
        decisions += 1
    return Played(1, decisions)
