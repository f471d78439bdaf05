"""The self-play loop: what it makes of a match, and that it learns."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed: make setup-learn")

import numpy as np
import torch

from examples.learn import self_play
from examples.learn.self_play import Mind, Played, surprises
from funnymoney.adapters.vector import make


def at_one_table(asked: list[int], values: list[float], ends: dict[int, list[float]]) -> Played:
    """What was played at one table of two: who chose, with which hope, and how matches ended."""
    rewards = np.array([[ends.get(step, [0.0, 0.0])] for step in range(len(asked))])
    dones = np.array([[step in ends] for step in range(len(asked))])
    column = np.array(asked)[:, None]
    return Played(None, None, None, None, np.array(values)[:, None], column, rewards, dones)


def test_a_choice_is_judged_by_the_next_hope_of_the_same_player_or_by_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(self_play, "TRACE", 0.0)
    played = at_one_table([0, 1, 0, 1], [0.5, 0.4, 0.7, 0.2], {3: [1.0, 0.0]})
    found, counted = surprises(played)
    assert found[:, 0].tolist() == pytest.approx([0.7 - 0.5, 0.2 - 0.4, 1.0 - 0.7, 0.0 - 0.2])
    assert counted.all()


def test_what_is_not_known_yet_is_not_learnt_from() -> None:
    played = at_one_table([0, 1, 0, 1, 0], [0.5, 0.5, 0.5, 0.6, 0.9], {2: [0.25, 0.75]})
    found, counted = surprises(played)
    assert counted[:, 0].tolist() == [True, True, True, False, False]
    assert found[1:, 0].tolist() == pytest.approx([0.25, -0.25, 0.0, 0.0])
    assert found[0, 0] == pytest.approx(self_play.TRACE * -0.25)


def test_a_mind_never_chooses_what_is_not_legal() -> None:
    torch.manual_seed(1)
    hall = make("contraband", 3, 64, seed=1)
    played, _ = self_play.play(Mind(hall.features, hall.actions), hall, hall.reset())
    chosen = played.masks.gather(2, played.actions[:, :, None])
    assert bool(chosen.all())
    assert played.rewards.sum() == pytest.approx(played.dones.sum())


@pytest.mark.full
def test_it_learns_to_beat_random_bots_by_playing_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plot, saved = tmp_path / "agent.png", tmp_path / "agent.pt"
    short = ["--updates", "16", "--times", "2", "--matches", "600", "--tables", "128"]
    curve = self_play.main([*short, "--plot", str(plot), "--save", str(saved)])
    before, after = curve[0][1], curve[-1][1]
    assert not before.better_than_fair
    assert after.better_than_fair
    assert after.interval[0] > before.interval[1]
    assert "with 95 % confidence better than random" in capsys.readouterr().out
    assert plot.read_bytes().startswith(b"\x89PNG")
    hall = make("contraband", 4, 1)
    mind = Mind(hall.features, hall.actions)
    mind.load_state_dict(torch.load(saved, weights_only=True))
    torch.manual_seed(2)
    assert self_play.measure(mind, "contraband", 4, "random", 600).better_than_fair
