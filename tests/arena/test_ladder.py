"""The ladder: decided as early as may be, kept a piece at a time, the same when resumed."""

from __future__ import annotations

from pathlib import Path

import pytest

from funnymoney.arena import store as store_module
from funnymoney.arena.crew import ALONE
from funnymoney.arena.disk import append
from funnymoney.arena.feats import Feat, perform
from funnymoney.arena.ladder import Step, climb
from funnymoney.arena.store import Store
from funnymoney.arena.tournament import Contest, play_pieces

STEP = Step("contraband", 3, "random", "easy")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Return a list of all that will be waited for until it is on the disk."""
    found: list[Path] = []

    def note(path: Path, content: bytes) -> None:
        found.append(path)
        append(path, content)

    monkeypatch.setattr(store_module, "append", note)
    return found


def test_the_disk_is_waited_for_once_a_piece(tmp_path: Path, written: list[Path]) -> None:
    perform(Feat("contraband", 4, "greedy", "random", 0.6), tmp_path, 0, 30, ALONE)
    climb(STEP, tmp_path, 0, 0.05, 20, ALONE)
    for path in set(written):
        tables = path.read_bytes().count(b"\n") - 1
        assert tables >= 50
        assert written.count(path) < tables / 5


def test_what_was_played_beyond_the_verdict_does_not_count(tmp_path: Path) -> None:
    first = climb(STEP, tmp_path / "first", 0, 0.05, 40, ALONE)
    assert first.bet.verdict() == 1
    assert first.deals < 40
    contest = Contest(STEP.game, STEP.bots(), STEP.players, 40, 0)
    store = Store(STEP.folder(tmp_path / "all"), contest)
    for rows in play_pieces(contest, ALONE):
        store.add(*rows)
    assert climb(STEP, tmp_path / "all", 0, 0.05, 40, ALONE).told() == first.told()
