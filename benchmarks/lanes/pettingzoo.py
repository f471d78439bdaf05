"""PettingZoo classic: Leduc hold'em and Hanabi, stepped. Every step builds an observation."""

from __future__ import annotations

import random
from contextlib import suppress
from importlib import import_module

from benchmarks.aec import play
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
    chance = random.Random(SEED)
    return Offer("stepped", game, rates(lambda: Played(1, play(environment, chance))), slow=True)
