"""OpenSpiel's own ISMCTS at a table of the house, against players who choose at random.

    python -m examples.learn.ismcts --game contraband --simulations 200 --matches 30

Before every simulation it asks `resample_from_infostate`, which deals all that it cannot know
anew, from its view alone: so it cannot cheat. Needs `pip install 'funnymoney[openspiel]'`.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

from examples.learn.measure import Share, share_of
from funnymoney.adapters.openspiel import load
from funnymoney.core.actions import Actions
from funnymoney.core.luck import FastLuck
from funnymoney.core.playout import playout


class Rollouts(Evaluator):
    """Plays at random to the end, as OpenSpiel's RandomRolloutEvaluator does, but compiled."""

    def __init__(self, seed: int) -> None:
        self.deal, self.chooser, self.legal = FastLuck(seed), FastLuck(seed + 1), Actions()

    def evaluate(self, state: Any) -> Any:
        position = state.course.position.clone()
        playout(position, self.deal, [self.chooser], self.legal)
        return np.array(position.shares())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def new_bot(game: Any, simulations: int, seed: int) -> Any:
    luck, evaluator = np.random.RandomState(seed), Rollouts(seed)
    bot = ISMCTSBot(game, evaluator, uct_c=0.7, max_simulations=simulations, random_state=luck)
    # By default it takes its worlds from a sampler without a seed.
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.uniform))
    return bot


def play(game: Any, bot: Any, seat: int, luck: Random) -> float:
    """Play a match; return the share of the bot in this seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            answers, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(answers, weights)[0])
        elif state.current_player() == seat:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return float(state.returns()[seat])


def measure(game: Any, simulations: int, matches: int, seed: int) -> Share:
    """Let the bot play in every seat in turn."""
    bot, luck, players = new_bot(game, simulations, seed), Random(seed), game.num_players()
    return share_of([play(game, bot, at % players, luck) for at in range(matches)], players)


def main(arguments: list[str] | None = None) -> Share:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="contraband")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--options", type=json.loads, default={}, help="such as '{\"rounds\": 1}'")
    parser.add_argument("--simulations", type=int, default=200, help="for every choice; 200")
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    game = load(asked.game, asked.players, **asked.options)
    share = measure(game, asked.simulations, asked.matches, asked.seed)
    print(f"ISMCTS with {asked.simulations} simulations, seed {asked.seed}: {share}")
    return share


if __name__ == "__main__":
    main()
