"""Gymnasium: `make(game, players, opponents, **options)`, one seat to learn in against bots.

    environment = make("contraband", 4, "greedy")
    observation, info = environment.reset(seed=1)
    observation, reward, ended, truncated, info = environment.step(action)

An observation has the features and the mask of legal actions; the mask is in the info, too, and
`action_masks()` returns it as sb3-contrib's MaskablePPO wants it. Opponents are described as on the
command line (`random`, `greedy`, `easy` … `expert`, `ismcts:200`, `process:COMMAND`), one for all
or a list, clockwise from the learner. They are shown views, like everybody.

The reward comes at the end: the learner's share of the win, from 0 to 1. The info then holds
`shares` and `returns`, the scores in the game's own coin, of all players, by their seats.
What cannot be done in a game at all is a TypeError or an IllegalAction. What is only not legal now
loses: the match ends with reward 0, and `illegal` in the info tells why; or, if made with
`illegal="raise"`, it is an IllegalAction, and nothing has happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from funnymoney.adapters.episode import (
    BITS,
    BadSave,
    Episode,
    Observation,
    Saved,
    check_terms,
    reading_saved,
    truth,
    whole,
)
from funnymoney.bots import check_bot, make_bot
from funnymoney.bots.bot import Bot, BotFault
from funnymoney.core.errors import BadBot, BadPlayers, IllegalAction, shorten
from funnymoney.core.game import NOBODY, View
from funnymoney.core.luck import FastLuck
from funnymoney.core.words import refusal

ILLEGAL = ("lose", "raise")
Info = dict[str, Any]


def make(
    game: str,
    players: int,
    opponents: str | Sequence[str] = "random",
    *,
    seat: int | None = None,
    illegal: str = "lose",
    **options: object,
) -> Learner:
    """Return a game of the house with one seat to learn in; without a `seat`, luck draws one."""
    episode = Episode(game, players, options)
    if seat is not None and seat not in range(players):
        raise BadPlayers(f"seat is one of 0 to {players - 1}, or None for any: got {seat}")
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}: got {shorten(illegal)!r}")
    return Learner(episode, read_opponents(opponents, players - 1), seat, illegal == "raise")


def read_opponents(said: str | Sequence[str], number: int) -> list[str]:
    """Return a description for each opponent, or raise BadBot."""
    found = [said] * number if isinstance(said, str) else list(said)
    if len(found) != number:
        raise BadBot(f"one bot for all, or {number}, are expected: got {len(found)}")
    for description in found:
        check_bot(description)
    return found


class Learner(gymnasium.Env):
    """One seat of a match; bots sit in the others."""

    def __init__(
        self, episode: Episode, opponents: list[str], seat: int | None, strict: bool
    ) -> None:
        self.metadata: dict[str, Any] = {"render_modes": []}
        self.episode = episode
        self.opponents = opponents
        self.fixed = seat
        self.seat = seat or 0
        self.strict = strict
        self.lucks: list[FastLuck] = []  # of the bots, clockwise from the learner
        self.bots: list[Bot] = []
        self.lost = False
        self.action_space = spaces.Discrete(episode.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (episode.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (episode.actions,), np.int8),
            }
        )

    # ------------------------------------------------------------------ playing

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Deal a match and play until the learner is asked. There are no options."""
        super().reset(seed=seed)
        while True:
            self.deal()
            self.let_bots_play()
            if not self.episode.over:  # else it was over before the learner was asked
                return self.observe(), self.info()

    def deal(self) -> None:
        players = self.episode.players
        self.lost = False
        self.seat = int(self.np_random.integers(players)) if self.fixed is None else self.fixed
        self.episode.begin(self.draw())
        self.seat_bots([FastLuck(self.draw()) for _ in self.opponents])

    def draw(self) -> int:
        return int(self.np_random.integers(1 << BITS))

    def seat_bots(self, lucks: list[FastLuck]) -> None:
        bots = [
            make_bot(description, luck)
            for description, luck in zip(self.opponents, lucks, strict=True)
        ]
        self.close()
        self.lucks, self.bots = lucks, bots

    def let_bots_play(self) -> None:
        """Ask the bots for whole choices until it is the learner's turn, or over."""
        episode = self.episode
        while not episode.over and episode.asked != self.seat:
            player = episode.asked
            at = (player - self.seat) % episode.players - 1
            word = self.bots[at].act(episode.view(player))
            refused = refusal(episode.state, player, word)
            if refused is not None:
                bot = self.opponents[at]
                raise BotFault(f"the bot {bot!r} chose what it may not: {refused}")
            for action in episode.state.steps(player, word):
                episode.play(player, action)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Take the learner's action, and play until he is asked again, or it is over."""
        episode = self.episode
        self.check_begun()
        if episode.over or self.lost:
            raise ResetNeeded("the match is over: call reset() to deal another")
        try:
            known = episode.read(self.seat, action)
        except IllegalAction as error:
            if self.strict or whole("an action", action) not in range(episode.actions):
                raise
            self.lost = True
            return self.observe(), 0.0, True, False, self.info() | {"illegal": str(error)}
        episode.play(self.seat, known)
        self.let_bots_play()
        reward = float(episode.state.shares()[self.seat]) if episode.over else 0.0
        return self.observe(), reward, episode.over, False, self.info()

    def check_begun(self) -> None:
        if not self.episode.begun:
            raise ResetNeeded("nothing is dealt yet: call reset() first")

    def close(self) -> None:
        """Let the bots go; a process of theirs ends."""
        for bot in self.bots:
            bot.close()
        self.bots = []

    # ------------------------------------------------------------------ looking

    def observe(self) -> Observation:
        return self.episode.observe(self.seat)

    def info(self) -> Info:
        found: Info = {"seat": self.seat, "action_mask": self.episode.mask(self.seat)}
        return found | self.episode.result() if self.episode.over else found

    def action_masks(self) -> Any:
        """Return which actions are legal now, for MaskablePPO."""
        return self.episode.mask(self.seat).astype(bool)

    def view(self) -> View:
        """Return what the learner may know, as people are shown it."""
        return self.episode.view(self.seat)

    # ------------------------------------------------------------------- saving

    def clone(self) -> Learner:
        """Return a copy that goes on like this one, and independently of it."""
        return deepcopy(self)

    def save(self) -> Saved:
        """Return the match as plain JSON. What comes after it is drawn by `np_random`."""
        self.check_begun()
        lucks = [luck.mark() for luck in self.lucks]
        told = {"opponents": self.opponents, "seat": self.seat, "lost": self.lost, "bots": lucks}
        return self.episode.save() | told

    def restore(self, saved: Saved) -> tuple[Observation, Info]:
        """Go on where something was saved, or raise BadSave, and nothing has changed."""
        luck, state = self.episode.read_saved(saved)
        check_terms(saved, self.terms())
        with reading_saved():
            seat, lost = range(self.episode.players)[saved["seat"]], truth("lost", saved["lost"])
            lucks = [FastLuck(0, mark) for mark in saved["bots"]]
        asked = int(state.asked_first())
        if luck is None or len(lucks) != len(self.opponents) or asked not in (seat, NOBODY):
            raise BadSave("what was saved is not a match in which the learner is asked")
        self.seat_bots(lucks)
        self.episode.go_on(luck, state)
        self.seat, self.lost = seat, lost
        return self.observe(), self.info()

    def terms(self) -> Saved:
        """What is played here, against whom: the same in all that this can go on with."""
        fixed = {} if self.fixed is None else {"seat": self.fixed}
        return self.episode.terms() | {"opponents": self.opponents} | fixed

    def __getstate__(self) -> dict[str, Any]:
        """Bots hold nothing but their luck: copies of them are made anew."""
        kept = {name: value for name, value in self.__dict__.items() if name != "bots"}
        return kept | {"lucks": [luck.mark() for luck in self.lucks]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept | {"bots": []})
        if kept["lucks"]:
            self.seat_bots([FastLuck(0, mark) for mark in kept["lucks"]])


__all__ = ["Learner", "make"]
