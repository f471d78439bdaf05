"""The log of SQLite is brought into its file beside the one who writes."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from funnymoney.server.store import open_store
from funnymoney.server.store.files import wal_checkpointer
from funnymoney.server.store.files.wal_checkpointer import WalCheckpointer

MANY = 200


@pytest.fixture
def writing(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("CREATE TABLE things (thing TEXT)")
        yield connection


def write(connection: sqlite3.Connection) -> None:
    connection.executemany("INSERT INTO things VALUES (?)", [("x" * 500,)] * MANY)


def in_file(path: Path) -> bool:
    """Whether the things are in the file itself, log or no log."""
    return path.read_bytes().count(b"x" * 500) >= MANY


async def test_what_was_logged_comes_into_the_file(
    tmp_path: Path, writing: sqlite3.Connection
) -> None:
    write(writing)
    path = tmp_path / "tables.db"
    assert not in_file(path)
    found = WalCheckpointer(str(path), every=0.01)
    async with asyncio.timeout(10):
        while not in_file(path):
            await asyncio.sleep(0.01)
    await found.close()
    assert found.task.cancelled()


async def test_a_long_log_starts_afresh(
    tmp_path: Path, writing: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wal_checkpointer, "LARGE_LOG_PAGES", 10)
    log = tmp_path / "tables.db-wal"
    found = WalCheckpointer(str(tmp_path / "tables.db"), every=60)
    write(writing)
    size = log.stat().st_size
    await found.in_thread()
    write(writing)
    assert log.stat().st_size == size, "the old pages are not used again"
    await found.close()


async def test_who_reads_is_not_in_the_way(
    tmp_path: Path, writing: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wal_checkpointer, "READERS_TIMEOUT_S", 0.01)
    monkeypatch.setattr(wal_checkpointer, "LARGE_LOG_PAGES", 10)
    found = WalCheckpointer(str(tmp_path / "tables.db"), every=60)
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as reading:
        reading.execute("BEGIN")
        assert reading.execute("SELECT count(*) FROM things").fetchone() == (0,)
        write(writing)
        await found.in_thread()
        write(writing)
        assert reading.execute("SELECT count(*) FROM things").fetchone() == (0,)
    assert writing.execute("SELECT count(*) FROM things").fetchone() == (2 * MANY,)
    await found.close()


async def test_a_sweep_that_fails_is_noted_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    found = WalCheckpointer(str(tmp_path / "no such folder" / "tables.db"), every=0.01)
    async with asyncio.timeout(10):
        while caplog.messages.count("sweep_failed") < 2:
            await asyncio.sleep(0.01)
    await found.close()


async def test_a_store_sweeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wal_checkpointer, "CHECKPOINT_INTERVAL_S", 0.01)
    path = tmp_path / "tables.db"
    async with open_store(path) as store, asyncio.timeout(10):
        before = path.read_bytes().count(b"Ada Lovelace")
        await store.guests.create("Ada Lovelace")
        while path.read_bytes().count(b"Ada Lovelace") == before:
            await asyncio.sleep(0.01)
