"""Train MaskablePPO, of sb3-contrib, in one seat of a game against bots.

    python -m examples.learn.maskable_ppo --steps 150000 --plot agent.png --save agent.zip

It is measured before, on the way and afterwards, in matches that it was not trained with. Needs
`pip install 'funnymoney[learn]'`; see docs/research.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium.spaces import Box
from gymnasium.wrappers import TransformObservation
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from examples.learn.measure import Curve, Share, draw, scaled, share_of
from funnymoney.adapters.gymnasium import make

TABLES = 8  # at which it plays in turn
OTHERS = 1_000_000  # seeds from here on are for measuring


def seat(game: str, players: int, opponents: str) -> Any:
    """Return a seat that is shown numbers of about one size; MaskablePPO asks it for the mask."""
    learner = make(game, players, opponents)
    shape = learner.observation_space["observation"].shape
    space = Box(-np.inf, np.inf, shape, np.float32)
    return TransformObservation(learner, lambda seen: scaled(seen["observation"]), space)


def new_agent(game: str, players: int, opponents: str, seed: int) -> Any:
    torch.set_num_threads(1)  # such a small network is quickest on one core
    tables = make_vec_env(lambda: seat(game, players, opponents), TABLES, seed=seed)
    return MaskablePPO(
        "MlpPolicy",
        tables,
        seed=seed,
        device="cpu",
        gamma=1.0,  # only the end of a match pays
        n_steps=256,
        batch_size=256,
        n_epochs=5,
        learning_rate=1e-3,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64, 64]},
    )


def measure(agent: Any, game: str, players: int, opponents: str, matches: int) -> Share:
    """Let an agent play matches it has never seen, in any seat, all of them side by side."""
    tables = [seat(game, players, opponents) for _ in range(matches)]
    seen = {at: table.reset(seed=OTHERS + at)[0] for at, table in enumerate(tables)}
    won = [0.0] * matches
    while seen:
        masks = np.stack([tables[at].get_wrapper_attr("action_masks")() for at in seen])
        actions, _ = agent.predict(np.stack(list(seen.values())), action_masks=masks)
        for at, action in zip(list(seen), actions, strict=True):
            seen[at], won[at], ended, _, _ = tables[at].step(int(action))
            if ended:
                del seen[at]
    return share_of(won, players)


def train(agent: Any, steps: int, times: int, say: Any) -> Curve:
    """Train an agent, and measure it by `say` before and then so many times."""
    curve = [(0, say(agent))]
    for _ in range(times):
        agent.learn(steps // times, reset_num_timesteps=False)
        curve.append((int(agent.num_timesteps), say(agent)))
    return curve


def main(arguments: list[str] | None = None) -> Curve:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="contraband")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--opponents", default="random", help="a bot; random")
    parser.add_argument("--steps", type=int, default=150_000, help="to train; 150000")
    parser.add_argument("--matches", type=int, default=400, help="to measure it each time; 400")
    parser.add_argument("--times", type=int, default=6, help="that it is measured; 6")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw how its share grew")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the agent")
    asked = parser.parse_args(arguments)
    where = (asked.game, asked.players, asked.opponents)

    def say(agent: Any) -> Share:
        share = measure(agent, *where, asked.matches)
        print(f"after {agent.num_timesteps} steps: {share}", flush=True)
        return share

    last = OTHERS + asked.matches - 1
    print(f"trained with seed {asked.seed}; measured with seeds {OTHERS} to {last}")
    agent = new_agent(*where, asked.seed)
    curve = train(agent, asked.steps, asked.times, say)
    better = "better" if curve[-1][1].better_than_fair else "NOT better"
    print(f"with 95 % confidence {better} than {asked.opponents}")
    if asked.plot:
        draw(curve, asked.plot, f"{asked.game}, {asked.players} players, against {asked.opponents}")
    if asked.save:
        agent.save(asked.save)
    return curve


if __name__ == "__main__":
    main()
