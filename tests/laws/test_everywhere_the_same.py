"""Law 10: compiled and uncompiled, on every Python and platform, the same games are played."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from funnymoney.core.match import Match
from funnymoney.core.records.record import Record
from funnymoney.games import GAMES
from tests.laws import golden

pytestmark = pytest.mark.smoke

ROOT = Path(__file__).parents[2]
HOW = "if the rules were meant to change, run `python -m tests.laws.golden --write`"
NAMES = [(name, players) for name, game in GAMES.items() for players in game.seats]


@pytest.fixture(scope="module")
def here() -> golden.Digests:
    return golden.digests()


@pytest.mark.parametrize(("name", "players"), NAMES)
def test_matches_are_the_same_everywhere(name: str, players: int, here: golden.Digests) -> None:
    kept: golden.Digests = json.loads(golden.DIGESTS.read_text(encoding="utf-8"))
    assert here[name][str(players)] == kept.get(name, {}).get(str(players)), HOW


def test_compiled_and_uncompiled_play_the_same_games(here: golden.Digests) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.golden"],
        env=os.environ | {"FUNNYMONEY_PURE": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == here


@pytest.mark.parametrize(("name", "players"), NAMES)
def test_old_records_end_as_they_ended(name: str, players: int) -> None:
    scores = json.loads(golden.SCORES.read_text(encoding="utf-8"))
    record = Record.open(golden.RECORDS / f"{name}-{players}.json")
    match = Match.of(record, GAMES[name])
    assert match.over
    assert golden.result_of(match) == scores[f"{name}-{players}"], HOW
