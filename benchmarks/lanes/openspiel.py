"""OpenSpiel: its C++ games, played inside C++ and stepped from Python."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import cycle
from typing import Any

from benchmarks.timing import Offer, Played, each, rates

SEED = 1
GAMES = {
    "coin_game": "coin_game",
    "sheriff": "sheriff",
    "leduc_poker": "leduc_poker",
    "oh_hell": "oh_hell(players=4)",
    "spades": "spades",
}
CLONED = ("sheriff", "spades", "oh_hell", "leduc_poker")
WATCHED = ("sheriff", "leduc_poker")  # those that can tell what a player knows as numbers

BATCH = 20  # stepped games between two looks at the clock: the shortest take microseconds
STARTS = 8  # dealt positions that the rollouts start from, in turn
ROLLOUTS = 1000  # for each simulation
SAMPLES = 200  # random games to learn the mean length from each start


def offers() -> list[Offer]:
    pyspiel = import_module("pyspiel")
    games = {name: pyspiel.load_game(text) for name, text in GAMES.items()}
    return [
        *[Offer("inside", name, rates(rollouts(pyspiel, games[name]))) for name in GAMES],
        *[Offer("stepped", name, rates(stepped(games[name]))) for name in GAMES],
        *[Offer("clone", name, each(middle(games[name]).clone, "ns")) for name in CLONED],
        *[Offer("view", name, each(text_of(middle(games[name])), "µs")) for name in WATCHED],
        *[Offer("features", name, each(tensor_of(middle(games[name])), "µs")) for name in WATCHED],
    ]


# ------------------------------------------------------------------- inside C++


def rollouts(pyspiel: Any, game: Any) -> Callable[[], Played]:
    """Let a search bot of two simulations play its random rollouts.

    The first simulation rolls out from the start, the second from one decision later.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 2, 1000, False, SEED, False)
    chance = random.Random(SEED)
    starts = cycle([(start, mean_length(start, chance)) for start in deals(game, chance)])

    def play() -> Played:
        start, length = next(starts)
        bot.step(start)
        return Played(2 * ROLLOUTS, (2 * length - 1) * ROLLOUTS)

    return play


def deals(game: Any, chance: random.Random) -> list[Any]:
    """Return positions in which everything is dealt and a player is to move."""
    starts = [game.new_initial_state() for _ in range(STARTS)]
    for start in starts:
        while start.is_chance_node():
            start.apply_action(any_outcome(start, chance))
    return starts


def mean_length(start: Any, chance: random.Random) -> float:
    return sum(finish(start.clone(), chance) for _ in range(SAMPLES)) / SAMPLES


# ----------------------------------------------------------- stepped from Python


def stepped(game: Any) -> Callable[[], Played]:
    chance = random.Random(SEED)

    def play() -> Played:
        decisions = sum(finish(game.new_initial_state(), chance) for _ in range(BATCH))
        return Played(BATCH, decisions)

    return play


def finish(state: Any, chance: random.Random) -> int:
    """Play at random to the end; return the decisions, forced ones too."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(any_outcome(state, chance))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            decisions += 1
    return decisions


def any_outcome(state: Any, chance: random.Random) -> int:
    """Return an outcome of chance; in these games each is as likely as the others."""
    outcomes = state.chance_outcomes()
    action: int = outcomes[int(chance.random() * len(outcomes))][0]
    return action


# --------------------------------------------------------------- one position


def middle(game: Any, seed: int = SEED) -> Any:
    """Return a position half way through the decisions of a random game."""
    played = game.new_initial_state()
    to_go = finish(played, random.Random(seed)) // 2
    state = game.new_initial_state()
    for action in played.history():
        if not state.is_chance_node():
            if to_go == 0:
                break
            to_go -= 1
        state.apply_action(action)
    return state


def text_of(state: Any) -> Callable[[], object]:
    return partial(state.information_state_string, state.current_player())


def tensor_of(state: Any) -> Callable[[], object]:
    return partial(state.information_state_tensor, state.current_player())
