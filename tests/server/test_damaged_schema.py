"""A damaged schema: SQLite quotes it in its messages, and hides it from those who only read."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from funnymoney.server.maintenance import commands
from funnymoney.server.maintenance.check import check_store
from funnymoney.server.store import open_store
from funnymoney.server.store.errors import CannotCopy, DamagedStore, StoreError
from tests.server.damaging import rewrite_schema

DAMAGES = {
    "a condition": (b"CHECK (kind IN", b"CHECK (xind IN"),
    "a condition, not UTF-8": (b"CHECK (kind IN", b"CHECK (\xebind IN"),
    "a name, not UTF-8": (b"sqlite_autoindex_pushes_1", b"sqlite_aut\x80index_pushes_1"),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_schema_is_told_in_one_line(file: str, tmp_path: Path, damage: str) -> None:
    async with open_store(file):
        pass
    rewrite_schema(file, *DAMAGES[damage])
    for checked in (True, False):
        with pytest.raises(DamagedStore, match="restore a backup"):
            async with open_store(file, checked=checked):
                pass
    assert not (await check_store(file)).is_sound
    with pytest.raises(CannotCopy):
        commands.back_up(file, tmp_path / "copy.db", replace=False, check=True)
    with pytest.raises(StoreError):
        await commands.upgrade(file)


async def test_tables_of_an_operator_are_no_damage(file: str) -> None:
    async with open_store(file):
        pass
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("CREATE VIRTUAL TABLE search USING fts5(line)")
        connection.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY AUTOINCREMENT)")
        connection.execute("CREATE VIEW names AS SELECT name FROM guests")
        connection.execute("ANALYZE")
    async with open_store(file, checked=True):
        pass
    assert (await check_store(file)).is_sound
