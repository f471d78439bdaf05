"""A backup is made while people play, and brought back, as docs/operations.md says."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.kill import Survivor, Tally
from tests.server.people import Place
from tests.server.playing import Player, begin, one_choice, people_at, play_all
from tests.server.postgres import FULL, Postgres
from tests.server.wire import ROOT, Server
from tests.server.witness import record_of

OPERATIONS = (ROOT / "docs/operations.md").read_text(encoding="utf-8")


async def check(server: Server, backup: Callable[[], None], restore: Callable[[], None]) -> None:
    """Make a backup in the middle of a match, lose what came later, and play on from there."""
    async with people_at(server.url, 2) as people:
        places = await begin(people, "counterfeiters", absence=None)
        await play_a_little(places)
        noted = [(place.news[:], place.step) for place in places]
        await asyncio.to_thread(backup)
        await play_a_little(places)
        assert [(place.news, place.step) for place in places] != noted
        server.kill()
        await asyncio.to_thread(restore)
        await asyncio.to_thread(server.start)
        for place in places:
            await place.join()
        assert [(place.news, place.step) for place in places] == noted
        # The table may still be leased to the process that was killed, and then moves.
        tally = Tally()
        await play_all([Survivor(place, seed, tally) for seed, place in enumerate(places)])
        await record_of(people[0], places[0].table)


async def play_a_little(places: list[Place]) -> None:
    players = [Player(place, seed) for seed, place in enumerate(places)]
    for _ in range(4):
        for place in places:
            await place.catch_up(0.05)
        await one_choice(players)
    for place in places:
        await place.catch_up()


async def test_a_file_is_brought_back(tmp_path: Path) -> None:
    store, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    for command in ("funnymoney store backup copy.db", "funnymoney store restore copy.db"):
        assert command in OPERATIONS

    def backup() -> None:
        run_store("backup", str(copy), store=store)
        assert copy.stat().st_mode & 0o777 == 0o600
        refused = run_store("restore", str(copy), store=store, code=2)
        assert f"(process id {server.pid}, started" in refused, "not while a server runs"

    def restore() -> None:
        said = run_store("restore", str(copy), store=store)
        [aside] = tmp_path.glob("tables.db.replaced-*Z")
        assert str(aside) in said
        run_store("check", store=aside)  # with the moves that were in SQLite's log

    with Server(store, tmp_path) as server:
        await check(server, backup, restore)
        assert "0 damaged" in await asyncio.to_thread(run_store, "check", store=store)


@pytest.mark.full
async def test_a_postgresql_is_brought_back(
    postgres: Postgres, shared: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.dump"
    path = f"{postgres.programs}{os.pathsep}{os.environ['PATH']}"

    def backup() -> None:
        run_store("backup", str(copy), store=postgres.url(FULL), path=path)
        assert copy.stat().st_mode & 0o777 == 0o600
        refused = run_store("restore", str(copy), store=shared, path=path, code=2)
        assert "other connections use this database" in refused

    def restore() -> None:
        said = run_store("restore", str(copy), store=shared, path=path)
        [aside] = tmp_path.glob("copy.dump.replaced-*")
        assert str(aside) in said
        assert aside.stat().st_mode & 0o777 == 0o600

    with Server(shared, tmp_path) as server:
        await check(server, backup, restore)
        assert "0 damaged" in await asyncio.to_thread(run_store, "check", store=shared)


def run_store(command: str, *arguments: str, store: object, path: str = "", code: int = 0) -> str:
    """Run `funnymoney store` as an operator does, with an umask that hides nothing."""
    done = subprocess.run(
        [sys.executable, "-m", "funnymoney", "store", command, "--store", str(store), *arguments],
        capture_output=True,
        text=True,
        env=os.environ | ({"PATH": path} if path else {}),
        umask=0,
        check=False,
        timeout=120,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr
