"""Our bot among OpenSpiel's: who had how much time, and what is called kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make setup-full")

from benchmarks import duel
from benchmarks.duel import Duel, Thought

pytestmark = pytest.mark.full


def test_a_short_duel_is_played_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "duel.json"
    asked = ["--games", "contraband", "--options", '{"rounds": 1}', "--matches", "4"]
    [found] = duel.main([*asked, "--bot", "ismcts:30", "--json", str(file)])
    assert (found.matches, found.players, found.game) == (4, 3, "contraband")
    assert 0 <= found.won <= 4
    assert found.ours.choices > 0
    assert found.theirs.simulations >= found.theirs.choices > 0
    [told] = json.loads(file.read_text())
    assert told["share"] == found.share.mean
    assert f"contraband, 3 players: {found.share}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("won", "our_time", "their_time", "is_kept"),
    [(30, 1.0, 1.1, True), (30, 1.1, 1.0, False), (15, 1.0, 1.1, False)],
)
def test_it_is_kept_if_ours_is_surely_better_with_no_more_time(
    won: float, our_time: float, their_time: float, is_kept: bool
) -> None:
    found = Duel("contraband", 3, "hard", 1, matches=40, won=won)
    found.ours, found.theirs = Thought(our_time, 1), Thought(their_time, 1, 1)
    assert found.is_kept is is_kept
