"""A restore that is killed, at whatever step, has happened or not: no move is missing after it."""

from __future__ import annotations

import asyncio
import logging
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from funnymoney.server.maintenance.check import check_store
from funnymoney.server.store import open_store
from funnymoney.server.store.backups.restoring import pending_at
from funnymoney.server.store.backups.sqlite import back_up_file, restore_file
from funnymoney.server.store.errors import BadAddress
from tests.server.sets import played, seqs

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it forks")

COPY, ALL = [0, 1, 2], [0, 1, 2, 3, 4]
CRASH = """
import asyncio, os, sys
from funnymoney.server.store import open_store

async def main():
    async with open_store(sys.argv[1]) as store:
        await store.leases.claim(sys.argv[2])
        for seq in (3, 4):
            await store.append(sys.argv[2], seq, {})
        os._exit(9)

asyncio.run(main())
"""


async def crashed_store(folder: Path) -> str:
    """Make a store of five moves, two of them only in its log, and a backup of the first three."""
    file = folder / "tables.db"
    async with open_store(file) as store:
        table = await played(store, len(COPY))
    back_up_file(file, folder / "copy.db")
    command = [sys.executable, "-c", CRASH, str(file), table]
    done = await asyncio.to_thread(subprocess.run, command, check=False, timeout=60)
    assert done.returncode == 9
    assert file.with_name("tables.db-wal").stat().st_size
    return table


async def killed_restores(tmp_path: Path, links: str) -> tuple[str, list[Path]]:
    """Return a table, and what each restore has left behind; the last one was not killed."""
    for name in ("first", "work"):
        (tmp_path / name).mkdir()
    table = await crashed_store(tmp_path / "first")
    program = [sys.executable, "-m", "tests.server.restore_kills"]
    command = [*program, str(tmp_path / "first"), str(tmp_path / "work"), links]
    await asyncio.to_thread(subprocess.run, command, check=True, timeout=60)
    left = sorted((tmp_path / "work").iterdir())
    assert [len(pending_at(each / "tables.db")) for each in left].count(1) >= 3
    return table, left


async def moves_in(file: Path, table: str) -> list[int]:
    async with open_store(file) as store:
        return await seqs(store, table)


@pytest.mark.parametrize("links", ["links", "none"])
async def test_the_next_start_has_all_moves_or_those_of_the_copy(
    tmp_path: Path, links: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    table, left = await killed_restores(tmp_path, links)
    found = []
    for folder in left:
        file = folder / "tables.db"
        interrupted = bool(pending_at(file))
        caplog.clear()
        if interrupted:
            with pytest.raises(BadAddress, match=r"was interrupted.* start its server"):
                await check_store(str(file))
        found.append(await moves_in(file, table))
        assert caplog.messages == ["restore_undone"] * interrupted
        assert not pending_at(file)
        asides = list(folder.glob("tables.db.replaced-*Z"))
        assert len(asides) == (found[-1] == COPY)
        assert [await moves_in(each, table) for each in asides] == [ALL] * len(asides)
    happened = found.index(COPY)
    assert found == [ALL] * happened + [COPY] * (len(found) - happened)


@pytest.mark.parametrize("links", ["links", "none"])
async def test_what_is_set_aside_is_whole_or_not_served(tmp_path: Path, links: str) -> None:
    table, left = await killed_restores(tmp_path, links)
    tried = [aside for folder in left for aside in folder.glob("tables.db.replaced-*Z")]
    assert tried
    for aside in tried:
        if aside.stat().st_nlink > 1:
            with pytest.raises(BadAddress, match="several hard links"):
                await moves_in(aside, table)
        else:
            assert await moves_in(aside, table) == ALL


async def test_the_next_restore_finishes_the_work(tmp_path: Path) -> None:
    table, left = await killed_restores(tmp_path, "links")
    for folder in left:
        file = folder / "tables.db"
        restore_file(file, folder / "copy.db")
        assert await moves_in(file, table) == COPY
        asides = [await moves_in(each, table) for each in folder.glob("tables.db.replaced-*Z")]
        assert ALL in asides
        assert all(moves in (ALL, COPY) for moves in asides)


async def test_what_has_changed_since_is_not_overwritten(tmp_path: Path) -> None:
    table, left = await killed_restores(tmp_path, "none")
    folder = next(each for each in left if not (each / "tables.db").exists())
    shutil.copyfile(folder / "copy.db", folder / "tables.db")
    [pending] = pending_at(folder / "tables.db")
    with pytest.raises(BadAddress, match=f"remove {pending}"):
        await moves_in(folder / "tables.db", table)
    pending.unlink()
    assert await moves_in(folder / "tables.db", table) == COPY
    [aside] = folder.glob("tables.db.replaced-*Z")
    assert await moves_in(aside, table) == ALL
