"""The API reference is made of the sources, without a warning, and tells what there is."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("pdoc", reason="pdoc is not installed: make setup-full")
pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make setup-full")

from tools import api

pytestmark = pytest.mark.full

# A name that each room is known by, with what its page must tell.
KNOWN = {
    "core/match.html": ("Match.play", "wholly or, if it is refused"),
    "core/game.html": ("Game.from_view", "redeal"),
    "bots.html": ("make_bot", "description"),
    "arena/simulate.html": ("Plan", "seed"),
    "adapters/gymnasium.html": ("make", "opponents"),
    "adapters/pettingzoo.html": ("parallel_env", "players"),
    "adapters/openspiel.html": ("load", "CFR and exploitability run"),
    "adapters/vector.html": ("Tables.step", "one action at each table"),
}


def test_it_is_written_without_a_warning_and_covers_what_is_public(tmp_path: Path) -> None:
    api.write(tmp_path)
    for page, (name, told) in KNOWN.items():
        text = (tmp_path / "funnymoney" / page).read_text(encoding="utf-8")
        assert f'id="{name}"' in text
        assert told in text, page
    index = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert all(room in index for room in api.ROOMS)
