"""The example client plays whole matches, and is as short as the protocol says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from funnymoney.games import GAMES
from tests.server.playing import SHORT
from tests.server.wire import Server

CLIENT = Path(__file__).parents[2] / "examples" / "client.py"


@pytest.mark.parametrize("game", GAMES)
def test_the_example_client_plays_a_whole_match(strict_server: Server, game: str) -> None:
    """With all limits on, as a stranger would run it; of a long game a short match."""
    done = subprocess.run(
        [sys.executable, str(CLIENT), strict_server.url, game, json.dumps(SHORT[game])],
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    table = done.stdout.strip().rsplit("/", 1)[1]
    record = httpx.get(f"{strict_server.url}/api/records/{table}")
    assert record.json()["game"] == game


def test_the_example_client_is_a_whole_player_in_under_40_lines() -> None:
    lines = [line for line in CLIENT.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) < 40
