"""Law 7 for a step at PettingZoo's doors: all that comes back is the same in both worlds.

Everybody does the same in both, in the same order and with the same luck. Where a step brings
secrets out by the rules, nothing is compared.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any
from zlib import crc32

import pytest

pytest.importorskip("pettingzoo")

from funnymoney.adapters import pettingzoo
from funnymoney.core.game import Game, players_in
from funnymoney.core.luck import Luck, ScriptedLuck
from funnymoney.testing.matches import Case
from funnymoney.testing.secrecy import Heard
from tests.adapters.worlds import every_case, raw, twins

Actions = dict[int, int]  # of those who act, by player


class Table:
    """One of the two kinds of environment, put into any position."""

    def __init__(self, case: Case, made: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.case, self.made, self.monkeypatch = case, made, monkeypatch
        self.episode = made.episode

    def owing(self, state: Game) -> list[int]:
        return players_in(int(state.acting()))

    def step(self, state: Game, actions: Actions, luck: Luck, player: int) -> list[Any] | None:
        """Return all that a player is given; None if he learns secrets by the rules."""
        self.made.reset(seed=1)
        self.episode.place(state.clone())
        self.monkeypatch.setattr(self.episode, "luck", luck)
        revealed = self.watch(player)
        given = self.after(actions, self.made.possible_agents[player])
        return None if any(revealed) else given

    def watch(self, player: int) -> list[bool]:
        """Note of every action to come whether it tells this player a secret by the rules."""
        revealed: list[bool] = []
        play = type(self.episode).play

        def watched(actor: int, action: int) -> None:
            state = self.episode.state
            revealed.append(self.case.facts.reveals(state, actor, action, player))
            play(self.episode, actor, action)

        self.monkeypatch.setattr(self.episode, "play", watched)
        return revealed

    def after(self, actions: Actions, agent: str) -> list[Any]:
        named = {self.made.possible_agents[actor]: action for actor, action in actions.items()}
        observations, *rest = self.made.step(named)
        return [raw(observations[agent]), *(each[agent] for each in rest)]


class InTurn(Table):
    def owing(self, state: Game) -> list[int]:
        return [int(state.asked_first())]

    def after(self, actions: Actions, agent: str) -> list[Any]:
        made = self.made
        [action] = actions.values()
        made.agent_selection = made.possible_agents[self.episode.asked]
        made.step(action)
        told = (made.rewards, made.terminations, made.truncations, made.infos)
        return [raw(made.observe(agent)), *(each[agent] for each in told)]


def at_once(case: Case, monkeypatch: pytest.MonkeyPatch) -> Table:
    made = pettingzoo.parallel_env(case.game.name, case.players)
    return Table(case, made, monkeypatch)


def in_turn(case: Case, monkeypatch: pytest.MonkeyPatch) -> Table:
    return InTurn(case, pettingzoo.env(case.game.name, case.players), monkeypatch)


def shared_actions(table: Table, state: Game, world: Game, rng: Random) -> Actions | None:
    """Return something that all who owe an action can do in both worlds."""
    owing = table.owing(state)
    if owing != table.owing(world):
        return None
    found = {}
    for actor in owing:
        common = set(state.legal_actions(actor)) & set(world.legal_actions(actor))
        if not common:
            return None
        found[actor] = rng.choice(sorted(common))
    return found


def compare(table: Table, state: Game, world: Game, player: int, rng: Random) -> bool:
    """Take a step in both worlds; return whether there was something to compare."""
    actions = shared_actions(table, state, world, rng) if state.acting() else None
    if actions is None:
        return False
    luck = Heard(rng.randrange(10**6))
    one = table.step(state, actions, luck, player)
    try:
        other = table.step(world, actions, ScriptedLuck(luck.answers), player)
    except ValueError as error:  # such a card is not left in the other world
        if "the script" not in str(error):
            raise
        return False
    if one is None or other is None:
        return False
    assert one == other
    return True


def check_steps(case: Case, table: Table) -> int:
    rng = Random(f"steps/{case}")
    return sum(compare(table, *pair, rng) for pair in twins(case))


Make = Callable[[Case, pytest.MonkeyPatch], Table]


@every_case
@pytest.mark.parametrize("make", [at_once, in_turn])
def test_no_step_tells_a_secret(case: Case, make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_steps(case, make(case, monkeypatch)) > 0


@every_case
def test_an_info_that_depends_on_a_secret_is_found(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = pettingzoo.AllAtOnce.take

    def telling(self: pettingzoo.AllAtOnce, actions: dict[str, int]) -> set[str]:
        taken = honest(self, actions)
        return taken if crc32(self.episode.state.dump()) % 2 else set()

    monkeypatch.setattr(pettingzoo.AllAtOnce, "take", telling)
    with pytest.raises(AssertionError):
        check_steps(case, at_once(case, monkeypatch))
