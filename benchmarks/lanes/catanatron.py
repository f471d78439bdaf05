"""Catanatron: Catan with four random players, in its own play loop."""

from __future__ import annotations

from importlib import import_module
from itertools import count
from typing import Any

from benchmarks.timing import Offer, Played, each, rates

MIDDLE = 500  # a random game takes about a thousand decisions


def offers() -> list[Offer]:
    catanatron = import_module("catanatron")
    seeds = count(1)
    middle = table(catanatron, next(seeds))
    for _ in range(MIDDLE):
        middle.play_tick()
    return [
        Offer("stepped", "catan", rates(lambda: play(table(catanatron, next(seeds)))), slow=True),
        Offer("clone", "catan", each(middle.copy, "ns"), slow=True),
    ]


def table(catanatron: Any, seed: int) -> Any:
    players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
    return catanatron.Game(players, seed=seed)


def play(game: Any) -> Played:
    game.play()
    return Played(1, len(game.state.actions))
