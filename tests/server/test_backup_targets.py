"""A backup with `--force` replaces a backup: no store, whoever mixes up the two names."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from funnymoney.server.store import open_store
from funnymoney.server.store.backups.postgres import back_up_postgresql
from funnymoney.server.store.backups.sqlite import back_up_file
from funnymoney.server.store.errors import CannotCopy, StoreInUse
from tests.server.sets import played, seqs

NOWHERE = make_url("postgresql://ada@127.0.0.1:1/tables")


async def old_backup(file: str, tmp_path: Path) -> tuple[Path, str]:
    """Return a backup that has no move, and a table that the store has besides."""
    old = tmp_path / "old.db"
    async with open_store(file):
        pass
    back_up_file(Path(file), old)
    async with open_store(file) as store:
        return old, await played(store, 3)


async def test_a_store_that_is_served_is_no_target(file: str, tmp_path: Path) -> None:
    old, table = await old_backup(file, tmp_path)
    served, link = Path(file), tmp_path / "link.db"
    link.symlink_to(served)
    async with open_store(file) as store:
        await store.leases.claim(table)
        await store.append(table, 3, {})
        before = sorted(each.name for each in tmp_path.iterdir())
        assert "tables.db-wal" in before
        for target in (served, link):
            with pytest.raises(StoreInUse, match=f"process id {os.getpid()}, started"):
                back_up_file(old, target, replace=True)
            with pytest.raises(StoreInUse, match=f"process id {os.getpid()}, started"):
                back_up_postgresql(NOWHERE, target, replace=True)
        assert sorted(each.name for each in tmp_path.iterdir()) == before
        await store.append(table, 4, {})
    async with open_store(file) as store:
        assert await seqs(store, table) == [0, 1, 2, 3, 4]


async def test_a_store_of_an_older_version_s_server_is_no_target(file: str, tmp_path: Path) -> None:
    """It is locked beside only, as on systems that cannot lock inodes."""
    old, _ = await old_backup(file, tmp_path)
    restored = tmp_path / "restored.db"
    restored.write_bytes(old.read_bytes())
    with closing(sqlite3.connect(f"{restored}.lock", isolation_level=None)) as older:
        older.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreInUse, match="already serves"):
            back_up_file(Path(file), restored, replace=True)
    back_up_file(Path(file), restored, replace=True)


def stopped(file: Path) -> Path:
    return file


def crashed(file: Path) -> Path:
    file.with_name("tables.db-wal").write_bytes(b"the latest moves")
    return file


def moved_away(file: Path) -> Path:
    """Somebody has renamed the file, and what is beside it waits for it."""
    file.with_name("tables.db-wal").write_bytes(b"the latest moves")
    file.rename(file.with_name("away.db"))
    return file


def beside(suffix: str) -> Callable[[Path], Path]:
    return lambda file: file.with_name(file.name + suffix)


@pytest.mark.parametrize(
    ("where", "told"),
    [
        (stopped, "a store that has been served"),
        (crashed, "has the latest moves of a store"),
        (moved_away, "has the latest moves of a store"),
        (beside("-wal"), "belongs to"),
        (beside(".lock"), "belongs to"),
    ],
)
async def test_a_store_that_nobody_serves_is_no_target_either(
    file: str, tmp_path: Path, where: Callable[[Path], Path], told: str
) -> None:
    old, _ = await old_backup(file, tmp_path)
    target = where(Path(file))
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    with pytest.raises(CannotCopy, match=told):
        back_up_file(old, target, replace=True)
    with pytest.raises(CannotCopy, match=told):
        back_up_postgresql(NOWHERE, target, replace=True)
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == before
