"""PettingZoo: `env(game, players, **options)`, one agent after the other, and `parallel_env`.

    environment = env("contraband", 4)
    environment.reset(seed=1)
    for agent in environment.agent_iter():
        observation, reward, ended, truncated, info = environment.last()
        ...
        environment.step(None if ended else action)

**Turns.** An action is one small step, and a choice may take several: the same agent is asked again
until it is complete. In `env` those who choose in secret at the same time are asked one after the
other, and nobody learns of a choice before he has made his own. In `parallel_env` all who owe a
choice give one action in the same step. The actions arrive in an order that luck draws: where
arrival matters, as in an open auction, one may be overtaken; then his action is not taken, his
info says so, and he is asked again. Actions of agents who owe nothing are ignored.

**Rewards** come at the end, to everybody: his share of the win, all adding up to 1. The info then
holds `shares` and `returns`, the scores in the game's own coin, of all players.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo.utils.env import AECEnv, ParallelEnv

from funnymoney.adapters.episode import BadSave, Episode, Observation, Saved
from funnymoney.core.errors import IllegalAction
from funnymoney.core.game import NOBODY, View, players_in

Infos = dict[str, dict[str, Any]]
AGENT = "player_"


def env(game: str, players: int, **options: object) -> OneByOne:
    """Return a game of the house in which one agent acts after the other."""
    return OneByOne(game, players, options)


def parallel_env(game: str, players: int, **options: object) -> AllAtOnce:
    """Return a game of the house in which all agents who owe a choice act at once."""
    return AllAtOnce(game, players, options)


class Seating:
    """What both kinds have: agents and their spaces."""

    def __init__(self, game: str, players: int, options: Mapping[str, object]) -> None:
        self.episode = Episode(game, players, options)
        self.metadata = {
            "name": f"funnymoney_{game}_v{self.episode.game.edition}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"{AGENT}{player}" for player in range(players)]
        self.seats = {agent: player for player, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.action_spaces = {
            agent: spaces.Discrete(self.episode.actions) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: observation_space(self.episode) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def view(self, agent: str | None) -> View:
        """Return what an agent, or with None a spectator, may know, as people are shown it."""
        return self.episode.view(None if agent is None else self.seats[agent])

    def clone(self) -> Any:
        """Return a copy that goes on like this one, and independently of it."""
        return deepcopy(self)

    def check_begun(self) -> None:
        if self.episode.luck is None:
            raise ResetNeeded("nothing is dealt yet: call reset() first")

    def save(self) -> Saved:
        """Return the match as plain JSON, as long as it goes on."""
        self.check_begun()
        if self.episode.over:
            raise ResetNeeded("the match is over: there is nothing to save")
        return self.episode.save()

    def go_on(self, saved: Saved) -> None:
        """Go on with a match that was saved, or raise BadSave, and nothing has changed."""
        luck, state = self.episode.read_saved(saved)
        if luck is None or state.asked_first() == NOBODY:
            raise BadSave("what was saved is not a match that goes on")
        self.episode.go_on(luck, state)


def observation_space(episode: Episode) -> Any:
    """Scores may be negative, and options may make money large: numbers have no bounds."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (episode.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (episode.actions,), np.int8),
        }
    )


class OneByOne(Seating, AECEnv):
    """A game as PettingZoo's AEC."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match; without a seed the last one's luck goes on. There are no options."""
        self.episode.begin(seed)
        self.sit_down()

    def sit_down(self) -> None:
        """All agents are there, and nothing has come of the match yet."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.asked]

    def observe(self, agent: str) -> Observation:
        self.check_begun()
        return self.episode.observe(self.seats[agent])

    def step(self, action: int | None) -> None:
        """Take the action of the agent whose turn it is; None from one for whom it is over."""
        if not self.agents or self.terminations[self.agent_selection]:
            self.leave(action)
            return
        episode = self.episode
        player = episode.asked
        episode.play(player, episode.read(player, action))
        player = episode.asked
        if player == NOBODY:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[player]

    def leave(self, action: int | None) -> None:
        self.check_begun()
        if not self.agents:
            raise ResetNeeded("the match is over: call reset() to deal another")
        if action is not None:
            raise ValueError("the match is over: agents leave by step(None)")
        self._was_dead_step(None)

    def finish(self) -> None:
        result = self.episode.result()
        self.rewards = dict(zip(self.agents, result["shares"], strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: dict(result) for agent in self.agents}
        self._deads_step_first()

    # ------------------------------------------------------------------- saving

    def restore(self, saved: Saved) -> None:
        """Go on where something was saved, or raise BadSave, and nothing has changed."""
        self.go_on(saved)
        self.sit_down()


class AllAtOnce(Seating, ParallelEnv):
    """A game as PettingZoo's Parallel."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal a match; without a seed the last one's luck goes on. There are no options."""
        self.episode.begin(seed)
        self.agents = list(self.possible_agents)
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        return {agent: self.episode.observe(self.seats[agent]) for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Take the actions of all who owe one; those of others are ignored."""
        self.check_begun()
        if not self.agents:
            raise ResetNeeded("the match is over: call reset() to deal another")
        taken = self.take(self.read(actions))
        infos: Infos = {agent: {"taken": agent in taken} for agent in self.agents}
        rewards, over = dict.fromkeys(self.agents, 0.0), self.episode.over
        if over:
            result = self.episode.result()
            rewards = dict(zip(self.agents, result["shares"], strict=True))
            infos = {agent: infos[agent] | result for agent in self.agents}
        answer = (
            self.observations(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            infos,
        )
        if over:
            self.agents = []
        return answer

    def read(self, actions: Mapping[str, int]) -> dict[str, int]:
        """Return the actions of those who owe one; nothing happens unless all may be taken."""
        episode, found = self.episode, {}
        for player in players_in(int(episode.state.acting())):
            agent = self.possible_agents[player]
            if agent not in actions:
                raise ValueError(f"{agent} owes an action: got some of {sorted(actions)} only")
            found[agent] = episode.read(player, actions[agent])
        return found

    def take(self, actions: dict[str, int]) -> set[str]:
        """Take actions as they arrive; return whose were taken."""
        episode, waiting, taken = self.episode, list(actions), set()
        assert episode.luck is not None
        while waiting:
            at = int(episode.luck.below(len(waiting))) if len(waiting) > 1 else 0
            agent = waiting.pop(at)
            player, action = self.seats[agent], actions[agent]
            try:
                episode.read(player, action)
            except IllegalAction:
                continue  # overtaken
            episode.play(player, action)
            taken.add(agent)
        return taken

    # ------------------------------------------------------------------- saving

    def restore(self, saved: Saved) -> dict[str, Observation]:
        """Go on where something was saved, or raise BadSave; return what the agents see there."""
        self.go_on(saved)
        self.agents = list(self.possible_agents)
        return self.observations()


__all__ = ["AllAtOnce", "OneByOne", "env", "parallel_env"]
