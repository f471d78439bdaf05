"""OpenSpiel's C++ ISMCTSBot on its own games, with a random rollout for each simulation."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from itertools import count, cycle, islice
from typing import Any

from benchmarks.lanes.openspiel import SEED, mean_length, middle
from benchmarks.timing import Offer, Played, rates

GAMES = {
    "oh_hell": "oh_hell(players=4)",
    "hearts": "hearts",
    "leduc_poker": "leduc_poker",
}
POSITIONS = 6
ITERATIONS = 500  # for each choice, as in our_search
BOLDNESS = 1.4  # of UCT


def offers() -> list[Offer]:
    pyspiel = import_module("pyspiel")
    return [
        Offer("random", name, rates(searching(pyspiel, pyspiel.load_game(text)), "iterations/s"))
        for name, text in GAMES.items()
    ]


def searching(pyspiel: Any, game: Any) -> Callable[[], Played]:
    """Let the bot choose in one position after the other.

    A simulation goes down the tree and then at random to the end, so it takes as many decisions
    as are left in the game.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.ISMCTSBot(SEED, evaluator, BOLDNESS, ITERATIONS)
    chance = random.Random(SEED)
    turns = cycle([(state, mean_length(state, chance)) for state in middles(game)])

    def play() -> Played:
        state, length = next(turns)
        bot.step(state)
        return Played(ITERATIONS, ITERATIONS * length)

    return play


def middles(game: Any) -> list[Any]:
    """Return positions half way through random games in which there is something to choose."""
    states = (middle(game, seed) for seed in count(SEED))
    return list(islice((state for state in states if has_choice(state)), POSITIONS))


def has_choice(state: Any) -> bool:
    return not state.is_chance_node() and len(state.legal_actions()) > 1
