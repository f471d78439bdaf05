"""A match in PettingZoo's own loop, the same for all who offer one."""

from __future__ import annotations

import random
from typing import Any


def play(environment: Any, chance: random.Random) -> int:
    """Play a match at random, the way PettingZoo shows it; return the steps."""
    taken = 0
    environment.reset()
    for _ in environment.agent_iter():
        observation, _, ended, truncated, _ = environment.last()
        if ended or truncated:
            environment.step(None)
            continue
        environment.step(choose(observation["action_mask"], chance))
        taken += 1
    return taken


def choose(mask: Any, chance: random.Random) -> int:
    """Return any action of a mask of bytes, as quickly as can be: it is not what we measure."""
    legal = mask.view(bool).nonzero()[0]
    return int(legal[int(chance.random() * len(legal))])
