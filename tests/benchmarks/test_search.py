"""The benchmark of search counts what it says it counts, from positions that it says it takes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from benchmarks.lanes import openspiel_search, our_search
from benchmarks.lanes.our_search import Spot, completed_choices, middle, play_out
from benchmarks.lanes.ours import first
from benchmarks.search import GAMES as PROMISED
from benchmarks.search import LANES, PROMISES
from benchmarks.timing import rates
from funnymoney.bots.policies import policy_for
from funnymoney.core.actions import Actions
from funnymoney.core.luck import FastLuck
from funnymoney.core.playout import playout
from funnymoney.core.policy import Policy
from funnymoney.games import GAMES


def test_every_game_is_promised_in_every_lane() -> None:
    assert set(PROMISED) == set(GAMES)
    assert {(each.ours[1], each.ours[2]) for each in PROMISES} == {
        (game, lane) for game in GAMES for lane in LANES
    }


@pytest.mark.parametrize("name", GAMES)
def test_choices_are_counted_as_in_the_benchmark_of_the_rules(name: str) -> None:
    luck = FastLuck(3)
    counted = play_out(first(name), Policy(), luck)[1]
    luck = FastLuck(3)
    assert counted == playout(first(name), luck, [luck], Actions())


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_those_of_a_player_who_has_to_choose(name: str) -> None:
    spot = middle(name, 1)
    acting: Any = spot.view["acting"]
    assert spot.view["me"] == spot.player
    assert spot.player in acting
    assert spot.is_contested(policy_for(name))


def test_a_step_is_at_most_a_choice() -> None:
    assert 0 < completed_choices(middle("counterfeiters", 1), Policy()) <= 1


def test_a_search_is_measured_in_iterations_and_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(our_search, "ITERATIONS", 24)
    spots: list[Spot] = [middle("contraband", 1)]
    readings = rates(our_search.searching(spots, Policy()), "iterations/s")(0.001)
    assert readings["decisions/s"] > readings["iterations/s"] > 0


class Countdown:
    """A peer's game: six moves, of which only the even ones leave a choice."""

    def __init__(self, moves: int = 0) -> None:
        self.moves = moves
        self.past: list[int] = []

    def apply_action(self, action: int) -> None:
        self.moves += 1
        self.past.append(action)

    def legal_actions(self) -> list[int]:
        return [0] if self.moves % 2 else [0, 1]

    def is_terminal(self) -> bool:
        return self.moves == 6

    def is_chance_node(self) -> bool:
        return False

    def history(self) -> list[int]:
        return self.past


def test_a_peer_s_forced_positions_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    starts = iter([Countdown(moves) for moves in (0, 0, 2, 2)])  # half way: 3 of 6, then 4 of 6
    monkeypatch.setattr(openspiel_search, "POSITIONS", 1)
    [state] = openspiel_search.middles(SimpleNamespace(new_initial_state=lambda: next(starts)))
    assert state.moves == 4
