"""Clone, deepcopy, pickle, save and restore in mid-episode: all go on in the same way."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any, Protocol

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

import numpy as np
from gymnasium.error import ResetNeeded

from funnymoney.adapters import gymnasium, openspiel, pettingzoo, vector
from funnymoney.adapters.episode import BadSave
from tests.adapters.kinds import Kind, every_game, every_short_kind

AHEAD = 40  # steps for which copies are followed


class Door(Protocol):
    """A door that can be walked through at random, whatever it is called there."""

    def begin(self, kind: Kind) -> Any:
        """Return an environment in which something is dealt."""

    def walk(self, environment: Any, chance: Random, steps: int) -> list[Any]:
        """Take random steps, or fewer if it is over; return all that came out."""

    def save(self, environment: Any) -> Any: ...

    def restore(self, kind: Kind, saved: Any) -> Any: ...


def one_of(mask: Any, chance: Random) -> int:
    return int(chance.choice(np.flatnonzero(mask).tolist()))


def numbers(observation: dict[str, Any]) -> tuple[list[float], list[int]]:
    return observation["observation"].tolist(), observation["action_mask"].tolist()


class OneByOne:
    def begin(self, kind: Kind) -> Any:
        made = pettingzoo.env(kind.name, kind.players, **kind.options)
        made.reset(seed=1)
        return made

    def walk(self, environment: Any, chance: Random, steps: int) -> list[Any]:
        seen: list[Any] = []
        for agent in environment.agent_iter(steps):
            observation, reward, ended, _, info = environment.last()
            seen.append((agent, numbers(observation), reward, info))
            mask = observation["action_mask"]
            environment.step(None if ended else one_of(mask, chance))
        return seen

    def save(self, environment: Any) -> Any:
        return environment.save()

    def restore(self, kind: Kind, saved: Any) -> Any:
        made = pettingzoo.env(kind.name, kind.players, **kind.options)
        made.restore(saved)
        return made


class AllAtOnce:
    def begin(self, kind: Kind) -> Any:
        made = pettingzoo.parallel_env(kind.name, kind.players, **kind.options)
        made.reset(seed=1)
        return made

    def walk(self, environment: Any, chance: Random, steps: int) -> list[Any]:
        seen: list[Any] = []
        for _ in range(steps):
            if not environment.agents:
                break
            owing = environment.observations()
            actions = {
                agent: one_of(each["action_mask"], chance)
                for agent, each in owing.items()
                if each["action_mask"].any()
            }
            observations, *rest = environment.step(actions)
            seen.append(({agent: numbers(each) for agent, each in observations.items()}, rest))
        return seen

    def save(self, environment: Any) -> Any:
        return environment.save()

    def restore(self, kind: Kind, saved: Any) -> Any:
        made = pettingzoo.parallel_env(kind.name, kind.players, **kind.options)
        made.restore(saved)
        return made


class Learner:
    def begin(self, kind: Kind) -> Any:
        bots = ["random", "greedy", "greedy:30", "random", "random"][: kind.players - 1]
        made = gymnasium.make(kind.name, kind.players, bots, **kind.options)
        made.reset(seed=1)
        return made

    def walk(self, environment: Any, chance: Random, steps: int) -> list[Any]:
        seen: list[Any] = []
        ended = environment.episode.over
        for _ in range(steps):
            if ended:
                break
            answer = environment.step(one_of(environment.action_masks(), chance))
            observation, reward, ended, _, info = answer
            known = {name: info[name] for name in info if name != "action_mask"}
            seen.append((numbers(observation), reward, ended, known))
        return seen

    def save(self, environment: Any) -> Any:
        return environment.save()

    def restore(self, kind: Kind, saved: Any) -> Any:
        made = self.begin(kind)
        made.restore(saved)
        return made


class Hall:
    def __init__(self, opponents: str | None) -> None:
        self.opponents = opponents

    def made(self, kind: Kind, seed: int) -> Any:
        return vector.make(
            kind.name, kind.players, 3, opponents=self.opponents, seed=seed, **kind.options
        )

    def begin(self, kind: Kind) -> Any:
        made = self.made(kind, 1)
        made.reset()
        return made

    def walk(self, environment: Any, chance: Random, steps: int) -> list[Any]:
        seen: list[Any] = []
        batch = environment.batch()
        for _ in range(steps):
            batch = environment.step([one_of(mask, chance) for mask in batch.masks])
            seen.append([array.tolist() for array in batch])
        return seen

    def save(self, environment: Any) -> Any:
        return environment.save()

    def restore(self, kind: Kind, saved: Any) -> Any:
        made = self.made(kind, 2)
        made.restore(saved)
        return made


class Spiel:
    def begin(self, kind: Kind) -> Any:
        return openspiel.load(kind.name, kind.players, **kind.options).new_initial_state()

    def walk(self, environment: Any, chance: Random, steps: int) -> list[Any]:
        seen: list[Any] = []
        for _ in range(steps):
            if environment.is_terminal():
                break
            environment.apply_action(chance.choice(environment.legal_actions()))
            players = range(environment.num_players())
            known = [environment.information_state_string(player) for player in players]
            seen.append((str(environment), known, environment.legal_actions()))
        return [*seen, environment.returns()]

    def save(self, environment: Any) -> Any:
        return environment.serialize()

    def restore(self, kind: Kind, saved: Any) -> Any:
        return openspiel.load(kind.name, kind.players, **kind.options).deserialize_state(saved)


DOORS: dict[str, Door] = {
    "one by one": OneByOne(),
    "all at once": AllAtOnce(),
    "learner": Learner(),
    "hall": Hall(None),
    "hall with opponents": Hall("greedy:20"),
    "openspiel": Spiel(),
}

WAYS: dict[str, Callable[[Any], Any]] = {
    "clone": lambda environment: environment.clone(),
    "deepcopy": deepcopy,
    "pickle": lambda environment: pickle.loads(pickle.dumps(environment)),  # noqa: S301  our own
}


@every_short_kind
@pytest.mark.parametrize("door", DOORS, ids=str)
def test_copies_go_on_in_the_same_way(kind: Kind, door: str) -> None:
    """In the middle, at the start and near the end; and what one does, no other notices."""
    through = DOORS[door]
    for steps in (0, 7, 31):
        environment = through.begin(kind)
        through.walk(environment, Random(steps), steps)
        ways = dict(WAYS)
        if door == "openspiel":
            del ways["deepcopy"]  # its states are cloned
        copies = [copy(environment) for copy in ways.values()]
        if through.save(environment) is not None:
            saved = json.loads(json.dumps(through.save(environment)))
            copies.append(through.restore(kind, saved))
        walks = [through.walk(each, Random(8), AHEAD) for each in copies]
        own = through.walk(environment, Random(8), AHEAD)  # last: the copies have left it alone
        assert len(own) > 0
        assert all(walk == own for walk in walks)


RESTORED = [door for door in DOORS if door != "openspiel"]  # there a new state is made


def spoilt(saved: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield what cannot be gone on with: of other matches, in parts, and changed."""
    yield {**saved, "players": saved["players"] + 1}
    for name, value in saved.items():
        yield {other: each for other, each in saved.items() if other != name}
        yield {**saved, name: {"no": "such value"}}
        if isinstance(value, list):
            yield {**saved, name: [*value[:-1], "?"]}
            yield {**saved, name: value[:-1]}


@every_game
@pytest.mark.parametrize("door", RESTORED)
def test_what_cannot_be_restored_changes_nothing(kind: Kind, door: str) -> None:
    through = DOORS[door]
    environment = through.begin(kind)
    through.walk(environment, Random(1), 5)
    saved, untouched = through.save(environment), environment.clone()
    for broken in spoilt(through.save(through.begin(kind))):
        with pytest.raises(BadSave):
            environment.restore(broken)
        assert through.save(environment) == saved
    ahead = through.walk(environment, Random(2), AHEAD)
    assert ahead == through.walk(untouched, Random(2), AHEAD)


@pytest.mark.parametrize("made", [pettingzoo.env, pettingzoo.parallel_env, gymnasium.make])
def test_what_is_not_dealt_cannot_be_saved(made: Callable[..., Any]) -> None:
    table = made("contraband", 3)
    with pytest.raises(ResetNeeded, match="nothing is dealt yet"):
        table.save()
    table.reset(seed=1)
    with pytest.raises(BadSave):
        table.restore(table.save() | {"luck": None})
