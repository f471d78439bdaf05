"""PettingZoo classic in its own loop: Leduc hold'em, by the same steps as our door."""

from __future__ import annotations

import random
from functools import partial
from importlib import import_module

from benchmarks.aec import play
from benchmarks.timing import Offer, steps

SEED = 1


def offers() -> list[Offer]:
    environment = import_module("pettingzoo.classic.leduc_holdem_v4").env()
    environment.reset(seed=SEED)
    return [
        Offer("aec", "leduc", steps(partial(play, environment, random.Random(SEED))), slow=True)
    ]
