"""Our doors: PettingZoo's loop, our own loop in Python, and a hall full of tables.

All of them make an observation and a mask of float32 and bytes for whoever is asked, and choose at
random what the mask allows.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.aec import choose, play
from benchmarks.lanes.ours import PLAYERS, SEED, check_compiled
from benchmarks.timing import Offer, steps
from funnymoney.adapters.episode import Episode
from funnymoney.adapters.pettingzoo import env
from funnymoney.adapters.vector import make
from funnymoney.core.game import NOBODY, Game
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
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
        Offer("loop of tables", name, steps(loop_of_tables(name))),
        Offer("bare loop", name, steps(bare_loop(name))),
        Offer("vector", name, steps(hall(name, None))),
        Offer("vector", f"{name}, greedy rivals", steps(hall(name, "greedy"))),
    ]


def one_by_one(name: str) -> Callable[[], int]:
    environment, chance = env(name, PLAYERS), random.Random(SEED)
    environment.reset(seed=SEED)
    return lambda: play(environment, chance)


def loop(name: str) -> Callable[[], int]:
    """Step one table in Python: like all doors it checks an action before it is taken."""
    episode, chance = Episode(name, PLAYERS, {}), random.Random(SEED)
    episode.begin(SEED)

    def go_on() -> int:
        for _ in range(CALLS):
            if episode.over:
                episode.begin()
            player = episode.asked
            action = choose(episode.observe(player)["action_mask"], chance)
            episode.play(player, episode.read(player, action))
        return CALLS

    return go_on


def loop_of_tables(name: str) -> Callable[[], int]:
    """Step as many tables as the hall has, one after the other in Python, into the same arrays.

    Through `Episode`, like all doors, which checks every action. One lens looks at all tables, and
    its numbers go straight into arrays that are made once.
    """
    episodes, chance = [Episode(name, PLAYERS, {}) for _ in range(TABLES)], random.Random(SEED)
    one = episodes[0]
    look, seen, marked = one.lens.look, one.seen, one.marked
    observations: Any = np.empty((TABLES, one.size), np.float32)
    masks: Any = np.empty((TABLES, one.actions), np.int8)
    rewards: Any = np.zeros((TABLES, PLAYERS), np.float32)
    dones: Any = np.zeros(TABLES, np.bool_)
    for table, episode in enumerate(episodes):
        episode.begin(table)
        masks[table] = episode.mask(episode.asked)

    def go_on() -> int:
        rewards.fill(0)
        dones.fill(False)
        for table, episode in enumerate(episodes):
            player = episode.asked
            episode.play(player, episode.read(player, choose(masks[table], chance)))
            if episode.over:
                rewards[table], dones[table] = episode.state.shares(), True
                episode.begin()
            look(episode.state, episode.asked)
            observations[table], masks[table] = seen, marked
        return TABLES

    return go_on


def bare_loop(name: str) -> Callable[[], int]:
    """Do the same without `Episode`, on what no door shows: states, lucks, and one lens."""
    made, chance = Episode(name, PLAYERS, {}), random.Random(SEED)
    look, is_legal = made.lens.look, made.lens.is_legal
    seen, marked = made.seen, made.marked
    lucks = [FastLuck(table) for table in range(TABLES)]
    states = [made.state.fresh(luck, SILENT) for luck in lucks]
    asked = [int(state.asked_first()) for state in states]
    observations: Any = np.empty((TABLES, made.size), np.float32)
    masks: Any = np.empty((TABLES, made.actions), np.int8)
    rewards: Any = np.zeros((TABLES, PLAYERS), np.float32)
    dones: Any = np.zeros(TABLES, np.bool_)

    def show(table: int, state: Game) -> None:
        look(state, asked[table])
        observations[table], masks[table] = seen, marked

    def go_on() -> int:
        rewards.fill(0)
        dones.fill(False)
        for table, state in enumerate(states):
            player, action = asked[table], choose(masks[table], chance)
            if not is_legal(state, player, action):
                state.check(player, action)
            state.apply(player, action, lucks[table], SILENT)
            player = state.asked_first()
            if player == NOBODY:
                rewards[table], dones[table] = state.shares(), True
                states[table] = state.fresh(lucks[table], SILENT)
                player = states[table].asked_first()
            asked[table] = player
            show(table, states[table])
        return TABLES

    for table, state in enumerate(states):
        show(table, state)
    return go_on


def hall(name: str, opponents: str | None) -> Callable[[], int]:
    tables = make(name, PLAYERS, TABLES, opponents=opponents, seed=SEED)
    tables.reset()

    def go_on() -> int:
        tables.step(tables.draw())
        return TABLES

    return go_on
