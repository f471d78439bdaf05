"""A backup is made while people play, and brought back, as docs/operations.md says."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.kill import Survivor, Tally
from tests.server.people import Place
from tests.server.playing import Player, begin, one_choice, people_at, play_all
from tests.server.postgres import FULL, Postgres
from tests.server.wire import ROOT, Server
from tests.server.witness import record_of

OPERATIONS = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
DUMP = "pg_dump --format=custom --file=copy.dump URL"
RESTORE = "pg_restore --clean --if-exists --dbname=URL copy.dump"


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
    command = 'sqlite3 tables.db ".backup copy.db"'
    assert command in OPERATIONS

    def backup() -> None:
        if shutil.which("sqlite3"):
            subprocess.run(["sqlite3", "tables.db", ".backup copy.db"], cwd=tmp_path, check=True)  # noqa: S607
        else:  # what that program calls
            with closing(sqlite3.connect(store)) as source, closing(sqlite3.connect(copy)) as to:
                source.backup(to)

    def restore() -> None:
        for name in ("tables.db", "tables.db-wal", "tables.db-shm"):
            assert f"`{name}`" in OPERATIONS
            (tmp_path / name).unlink(missing_ok=True)
        copy.rename(store)

    with Server(store, tmp_path) as server:
        await check(server, backup, restore)


@pytest.mark.full
async def test_a_postgresql_is_brought_back(
    postgres: Postgres, shared: str, tmp_path: Path
) -> None:
    assert DUMP in OPERATIONS
    assert RESTORE in OPERATIONS

    def run(command: str) -> None:
        program, *arguments = command.replace("URL", postgres.url(FULL)).split()
        where = os.environ | {"PATH": f"{postgres.programs}{os.pathsep}{os.environ['PATH']}"}
        subprocess.run([program, *arguments], cwd=tmp_path, env=where, check=True)

    with Server(shared, tmp_path) as server:
        await check(server, lambda: run(DUMP), lambda: run(RESTORE))
