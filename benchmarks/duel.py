"""Our bots against OpenSpiel's search: `python -m benchmarks.duel [--json FILE] [--quick]`.

One bot of ours (hard, or as asked) sits among OpenSpiel's own ISMCTS bots, which play through our
door with our resampler and with compiled rollouts, in every seat in turn. For each step of a choice
they get as long as ours took on average for a whole one, or `--times` as long. It needs
`make setup-full`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import track

from examples.learn.ismcts import new_bot
from examples.learn.measure import Share
from funnymoney.adapters.openspiel import load
from funnymoney.bots import make_bot
from funnymoney.core.luck import FastLuck
from funnymoney.games import GAMES, game_named

MATCHES, QUICK_MATCHES = 60, 6
LEAST = 2  # simulations: the first one only looks at the root


@dataclass
class Thought:
    """How long was thought, where there was something to choose."""

    seconds: float = 0.0
    choices: int = 0
    simulations: int = 0

    @property
    def mean(self) -> float:
        return self.seconds / self.choices if self.choices else 0.0


@dataclass
class Duel:
    """What came of the matches of one game."""

    game: str
    players: int
    bot: str
    seed: int
    times: float = 1.0  # as long as ours may theirs think
    matches: int = 0
    won: float = 0.0
    ours: Thought = field(default_factory=Thought)
    theirs: Thought = field(default_factory=Thought)

    @property
    def share(self) -> Share:
        return Share(self.won / self.matches, self.matches, 1 / self.players)

    @property
    def is_kept(self) -> bool:
        """Whether ours is surely better, and had no more time."""
        return self.share.better_than_fair and self.theirs.mean >= self.ours.mean

    def as_json(self) -> dict[str, Any]:
        means = {"our_seconds": self.ours.mean, "their_seconds": self.theirs.mean}
        return asdict(self) | means | {"share": self.share.mean, "interval": self.share.interval}


class Match:
    """One match: ours in a seat, OpenSpiel's in all others."""

    def __init__(self, duel: Duel, options: dict[str, Any]) -> None:
        self.duel = duel
        self.seat = duel.matches % duel.players
        self.seed = duel.seed * 1_000_003 + duel.matches
        self.luck = Random(self.seed)
        self.bot = make_bot(duel.bot, FastLuck(self.seed))
        self.game = load(duel.game, duel.players, **options)
        self.rest: list[int] = []  # steps of our choice that are still to be taken

    def play(self) -> float:
        """Return our share of the win."""
        state = self.game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(self.next_step(state))
        self.bot.close()
        return float(state.returns()[self.seat])

    def next_step(self, state: Any) -> int:
        if state.is_chance_node():
            answers, weights = zip(*state.chance_outcomes(), strict=True)
            return int(self.luck.choices(answers, weights)[0])
        if state.current_player() == self.seat:
            self.rest = self.rest or self.think(state)
            return self.rest.pop(0)
        legal = state.legal_actions()
        return int(legal[0]) if len(legal) == 1 else self.search(state)

    def think(self, state: Any) -> list[int]:
        """Return the steps of the choice that our bot makes."""
        view = state.view(self.seat)
        began = time.perf_counter()
        word = self.bot.act(view)
        took = time.perf_counter() - began
        if len(state.legal_actions()) > 1:
            self.duel.ours.seconds += took
            self.duel.ours.choices += 1
        return list(state.course.position.steps(self.seat, word))

    def search(self, state: Any) -> int:
        """Let OpenSpiel's bot simulate for as long as it is owed, and as often as it must."""
        theirs = self.duel.theirs
        each = theirs.seconds / theirs.simulations if theirs.simulations else 0.0
        owed = self.duel.times * self.duel.ours.mean * (theirs.choices + 1) - theirs.seconds
        simulations = max(LEAST, -int(-owed // each)) if each else LEAST
        bot = new_bot(self.game, simulations, self.luck.getrandbits(31))
        began = time.perf_counter()
        action = int(bot.step(state))
        theirs.seconds += time.perf_counter() - began
        theirs.choices += 1
        theirs.simulations += simulations
        return action


def fight(duel: Duel, matches: int, options: dict[str, Any] | None = None) -> Iterator[Duel]:
    """Play so many matches; yield after each."""
    for _ in range(matches):
        won = Match(duel, options or {}).play()
        duel.won += won
        duel.matches += 1
        yield duel


def say(duel: Duel) -> str:
    times = f"ours {1000 * duel.ours.mean:.1f} ms, theirs {1000 * duel.theirs.mean:.1f} ms"
    simulations = duel.theirs.simulations / max(1, duel.theirs.choices)
    return (
        f"{duel.game}, {duel.players} players: {duel.share}; "
        f"{times} ({simulations:.1f} simulations): {'kept' if duel.is_kept else 'BROKEN'}"
    )


def main(arguments: list[str] | None = None) -> list[Duel]:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default=",".join(GAMES), help="all")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--matches", type=int, default=MATCHES, help=f"of each game; {MATCHES}")
    parser.add_argument("--times", type=float, default=1.0, help="as long as ours; 1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", type=json.loads, default={}, help="such as '{\"rounds\": 1}'")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK_MATCHES} matches of each")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything there, too")
    asked = parser.parse_args(arguments)
    matches = QUICK_MATCHES if asked.quick else asked.matches
    duels = []
    for game in asked.games.split(","):
        begun = Duel(game, min(game_named(game).seats), asked.bot, asked.seed, asked.times)
        playing = fight(begun, matches, asked.options)
        console = Console(stderr=True)
        *_, duel = track(playing, game, total=matches, console=console, transient=True)
        duels.append(duel)
        print(say(duel), flush=True)
    if asked.json:
        asked.json.write_text(json.dumps([duel.as_json() for duel in duels], indent=1))
    return duels


if __name__ == "__main__":
    main()
