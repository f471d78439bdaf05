"""The benchmark of the doors counts what it says it counts."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from benchmarks.aec import play
from benchmarks.doors import GAMES as PROMISED
from benchmarks.doors import LANES, PROMISES
from benchmarks.lanes import our_doors
from benchmarks.timing import steps
from funnymoney.adapters.pettingzoo import env
from funnymoney.games import GAMES


def test_every_game_is_promised_in_all_ways() -> None:
    ways = {"aec", *(f"vector / {lane}" for lane in LANES if "loop" in lane)}
    assert set(PROMISED) == set(GAMES)
    assert {(each.ours[1], each.about) for each in PROMISES} == {
        (game, way) for game in GAMES for way in ways
    }


def test_every_lane_is_measured_for_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(our_doors, "TABLES", 2)
    for game in GAMES:
        assert {offer.lane for offer in our_doors.offers_of(game)} == set(LANES)


def test_steps_are_counted_not_calls() -> None:
    calls: list[int] = []

    def take() -> int:
        calls.append(1)
        return 10

    reading = steps(take)(0.01)
    assert reading["steps/s"] >= 10 * len(calls) / 1.0


def test_a_match_through_pettingzoo_is_counted_by_its_actions() -> None:
    class Counting:
        """Passes everything on, and counts what is done."""

        def __init__(self) -> None:
            self.inside, self.taken = env("contraband", 3, edition="tiny"), 0

        def __getattr__(self, name: str) -> Any:
            return getattr(self.inside, name)

        def step(self, action: int | None) -> None:
            self.taken += action is not None
            self.inside.step(action)

    table = Counting()
    assert play(table, random.Random(1)) == table.taken > 0


def test_a_hall_takes_a_step_at_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(our_doors, "TABLES", 3)
    assert our_doors.hall("contraband", None)() == 3
    assert our_doors.loop_of_tables("contraband")() == 3
    assert our_doors.bare_loop("contraband")() == 3
    assert our_doors.loop("contraband")() == our_doors.CALLS
