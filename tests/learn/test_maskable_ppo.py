"""The example with MaskablePPO: some thousand steps are enough to beat random bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: make setup-learn")

import numpy as np
from sb3_contrib import MaskablePPO

from examples.learn import maskable_ppo

pytestmark = pytest.mark.full

SHORT = ["--steps", "12288", "--times", "2", "--matches", "300"]


def test_it_learns_to_beat_random_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot, saved = tmp_path / "agent.png", tmp_path / "agent.zip"
    curve = maskable_ppo.main([*SHORT, "--plot", str(plot), "--save", str(saved)])
    before, after = curve[0][1], curve[-1][1]
    assert not before.better_than_fair
    assert after.better_than_fair
    assert after.interval[0] > before.interval[1]
    said = capsys.readouterr().out
    assert "trained with seed 1; measured with seeds 1000000 to 1000299" in said
    assert str(after) in said
    assert "with 95 % confidence better than random" in said
    assert plot.read_bytes().startswith(b"\x89PNG")
    agent = MaskablePPO.load(saved)
    again = maskable_ppo.measure(agent, "contraband", 4, "random", 100)
    assert again.better_than_fair


def actions_of(agent: Any, matches: int) -> list[int]:
    table = maskable_ppo.seat("contraband", 3, "random")
    taken = []
    for match in range(matches):
        seen, _ = table.reset(seed=match)
        ended = False
        while not ended:
            masks = table.get_wrapper_attr("action_masks")()
            action, _ = agent.predict(seen, action_masks=masks)
            assert masks[int(action)]
            seen, _, ended, _, info = table.step(int(action))
            assert "illegal" not in info
            taken.append(int(action))
    return taken


def test_an_agent_does_only_what_is_legal_and_the_same_again() -> None:
    taken = [
        actions_of(maskable_ppo.new_agent("contraband", 3, "random", seed=3), 3) for _ in range(2)
    ]
    assert taken[0] == taken[1]
    assert len(np.unique(taken[0])) > 5
