"""Our doors: PettingZoo's loop, our own loop in Python, and a hall full of tables.

All of them make an observation and a mask of float32 and bytes for whoever is asked, and choose at
random what the mask allows.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from benchmarks.lanes.ours import PLAYERS, SEED, check_compiled
from benchmarks.timing import Offer, steps
from funnymoney.adapters.episode import Episode
from funnymoney.adapters.pettingzoo import env
from funnymoney.adapters.vector import make
from funnymoney.games import GAMES

TABLES = 1024
CALLS = 200  # steps of one table between two looks at the clock


def offers() -> list[Offer]:
    check_compiled()
    return [offer for game in GAMES for offer in offers_of(game)]


def offers_of(name: str) -> list[Offer]:
    return [
        Offer("aec", name, steps(one_by_one(name))),
        Offer("loop", name, steps(loop(name))),
        Offer("vector", name, steps(hall(name, None))),
        Offer("vector", f"{name}, greedy rivals", steps(hall(name, "greedy"))),
    ]


def one_by_one(name: str) -> Callable[[], int]:
    environment, chance = env(name, PLAYERS), random.Random(SEED)
    environment.reset(seed=SEED)
    return lambda: play(environment, chance)


def play(environment: Any, chance: random.Random) -> int:
    """Play a match at random, the way PettingZoo shows it; return the steps."""
    taken = 0
    environment.reset()
    for _ in environment.agent_iter():
        observation, _, ended, truncated, _ = environment.last()
        if ended or truncated:
            environment.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        environment.step(int(legal[int(chance.random() * len(legal))]))
        taken += 1
    return taken


def loop(name: str) -> Callable[[], int]:
    episode, chance = Episode(name, PLAYERS, {}), random.Random(SEED)
    episode.begin(SEED)

    def go_on() -> int:
        for _ in range(CALLS):
            if episode.over:
                episode.begin()
            legal = episode.observe(episode.asked)["action_mask"].nonzero()[0]
            episode.play(episode.asked, int(legal[int(chance.random() * len(legal))]))
        return CALLS

    return go_on


def hall(name: str, opponents: str | None) -> Callable[[], int]:
    tables = make(name, PLAYERS, TABLES, opponents=opponents, seed=SEED)
    tables.reset()

    def go_on() -> int:
        tables.step(tables.draw())
        return TABLES

    return go_on
