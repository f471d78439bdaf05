"""Self-play with PyTorch: one network plays all seats of many tables at once, and learns by PPO.

    python -m examples.learn.self_play --updates 120 --plot agent.png --save agent.pt

Whoever is asked is shown his own observation, so the network never sees more than a player may.
Then it is measured in one seat against bots. Needs `pip install 'funnymoney[learn]'`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical
from torch.nn.functional import mse_loss

from examples.learn.measure import Curve, Share, draw, scaled, share_of
from funnymoney.adapters.vector import Batch, Tables, make

STEPS = 64  # at every table before it learns from them
EPOCHS = 3
PIECE = 2048  # steps that it learns from at once
TRACE = 0.95  # GAE's lambda
CLIP = 0.2
CURIOSITY = 0.01
WIDTH = 128
OTHERS = 1_000_000  # the seed of all matches in which it is measured


class Mind(nn.Module):
    """What to do, and how much of the win one may hope for."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(features, WIDTH), nn.Tanh(), nn.Linear(WIDTH, WIDTH), nn.Tanh()
        )
        self.choice = nn.Linear(WIDTH, actions)
        self.worth = nn.Linear(WIDTH, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        thought = self.body(seen)
        logits = self.choice(thought).masked_fill(~masks, -1e9)
        return Categorical(logits=logits, validate_args=False), self.worth(thought).squeeze(-1)


class Played(NamedTuple):
    """What was played: a row for each step, a column for each table."""

    seen: Any
    masks: Any
    actions: Any
    chances: Any  # of those actions, as logarithms
    values: Any  # what was hoped for
    asked: Any
    rewards: Any  # a number for each player more
    dones: Any


def choose(mind: Mind, batch: Batch) -> tuple[Any, ...]:
    """Return what one sees at every table, what is done there, how likely that was, and hopes."""
    seen, masks = torch.from_numpy(scaled(batch.observations)), torch.from_numpy(batch.masks)
    with torch.no_grad():
        choices, values = mind(seen, masks)
        actions = choices.sample()
        return seen, masks, actions, choices.log_prob(actions), values


def play(mind: Mind, hall: Tables, batch: Batch) -> tuple[Played, Batch]:
    """Take some steps at every table, all seats by the same mind."""
    rows = []
    for _ in range(STEPS):
        seen, masks, actions, chances, values = choose(mind, batch)
        asked = batch.asked
        batch = hall.step(actions.numpy())
        rows.append(
            (seen, masks, actions, chances, values.numpy(), asked, batch.rewards, batch.dones)
        )
    columns = list(zip(*rows, strict=True))
    tensors = [torch.stack(column) for column in columns[:4]]
    return Played(*tensors, *[np.stack(column) for column in columns[4:]]), batch


def surprises(played: Played) -> tuple[Any, Any]:
    """Return how much better every choice turned out than was hoped, and where that is known.

    A choice of a player leads to his own next one, with those of others in between, or to the end
    of the match. After the last choice of a player in what was played, nothing is known yet.
    """
    tables = np.arange(played.asked.shape[1])
    worth = np.zeros_like(played.rewards[0])  # of what comes next, table by table, by player
    trace, known = np.zeros_like(worth), np.zeros(worth.shape, bool)
    found, counted = np.zeros_like(played.values), np.zeros(played.values.shape, bool)
    for step in reversed(range(len(played.asked))):
        ended, player = played.dones[step], played.asked[step]
        worth[ended], trace[ended], known[ended] = played.rewards[step][ended], 0.0, True
        better = worth[tables, player] - played.values[step] + TRACE * trace[tables, player]
        counted[step] = known[tables, player]
        found[step] = np.where(counted[step], better, 0.0)
        worth[tables, player], trace[tables, player] = played.values[step], found[step]
        known[tables, player] = True
    return found, counted


def learn(mind: Mind, optimizer: Any, played: Played) -> None:
    """PPO: make what turned out better than hoped more likely, but not by much at once."""
    found, counted = surprises(played)
    rows = torch.from_numpy(np.flatnonzero(counted))
    better = torch.from_numpy(found.ravel())[rows]
    wanted = better + torch.from_numpy(played.values.ravel())[rows]
    better = (better - better.mean()) / (better.std() + 1e-8)
    flat = [part.flatten(0, 1)[rows] for part in played[:4]]
    for _ in range(EPOCHS):
        for piece in torch.randperm(len(rows)).split(PIECE):
            seen, masks, actions, before = (part[piece] for part in flat)
            choices, values = mind(seen, masks)
            ratio = (choices.log_prob(actions) - before).exp()
            limited = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.minimum(ratio * better[piece], limited * better[piece]).mean()
            loss = mse_loss(values, wanted[piece]) - gain - CURIOSITY * choices.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(mind.parameters(), 0.5)
            optimizer.step()


def measure(mind: Mind, game: str, players: int, opponents: str, matches: int) -> Share:
    """Let it play one match at each of many tables, in one seat against bots."""
    hall = make(game, players, matches, opponents=opponents, seed=OTHERS)
    batch, won = hall.reset(), np.full(matches, np.nan)
    while np.isnan(won).any():
        asked = batch.asked
        batch = hall.step(choose(mind, batch)[2].numpy())
        first = batch.dones & np.isnan(won)  # later matches at a table do not count
        won[first] = batch.rewards[first, asked[first]]
    return share_of(won.tolist(), players)


def main(arguments: list[str] | None = None) -> Curve:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="contraband")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--opponents", default="random", help="who it is measured against; random")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--updates", type=int, default=120, help="times that it learns; 120")
    parser.add_argument("--matches", type=int, default=1000, help="to measure it each time; 1000")
    parser.add_argument("--times", type=int, default=6, help="that it is measured; 6")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw how its share grew")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the network")
    asked = parser.parse_args(arguments)

    torch.set_num_threads(1)  # such a small network is quickest on one core
    torch.manual_seed(asked.seed)
    hall = make(asked.game, asked.players, asked.tables, seed=asked.seed)
    mind = Mind(hall.features, hall.actions)
    optimizer = torch.optim.Adam(mind.parameters(), lr=1e-3)
    print(f"trained with seed {asked.seed}; measured with seed {OTHERS}")
    batch, curve = hall.reset(), []
    for update in range(asked.updates + 1):
        if update % max(1, asked.updates // asked.times) == 0 or update == asked.updates:
            share = measure(mind, asked.game, asked.players, asked.opponents, asked.matches)
            curve.append((update * STEPS * asked.tables, share))
            print(f"after {curve[-1][0]} steps: {share}", flush=True)
        if update < asked.updates:
            played, batch = play(mind, hall, batch)
            learn(mind, optimizer, played)
    better = "better" if curve[-1][1].better_than_fair else "NOT better"
    print(f"with 95 % confidence {better} than {asked.opponents}")
    if asked.plot:
        draw(curve, asked.plot, f"{asked.game}, {asked.players} players, against {asked.opponents}")
    if asked.save:
        torch.save(mind.state_dict(), asked.save)
    return curve


if __name__ == "__main__":
    main()
