"""What is read, what cannot be written, and the settings that make a commit durable."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.util import await_only

from funnymoney.server.store import open_store
from funnymoney.server.store.errors import StoreUnavailable
from funnymoney.server.store.schema import moves, tables
from tests.server.sets import body, played, seqs


async def test_reading_does_not_wait_for_the_writer(address: str) -> None:
    def long_work(connection: Connection) -> None:
        connection.execute(tables.update().values(game="in the making"))
        entered.set()
        if connection.dialect.name == "sqlite":
            time.sleep(1)
        else:
            connection.execute(text("SELECT pg_sleep(1)"))

    entered = threading.Event()
    async with open_store(address) as store:
        table = await played(store, 2)
        writing = asyncio.create_task(store.writer.write(long_work))
        while not entered.is_set():
            await asyncio.sleep(0.01)
        loaded = await store.load(table)
        assert not writing.done()
        assert (loaded.table.game, len(loaded.moves)) == ("contraband", 2)
        await writing
        assert (await store.load(table)).table.game == "in the making"


@pytest.mark.parametrize("change", [moves.update().values(body="forged"), moves.delete()])
async def test_moves_cannot_be_changed_nor_taken_out(address: str, change: object) -> None:
    def forge(connection: Connection) -> None:
        connection.execute(change)  # type: ignore[call-overload]

    async with open_store(address) as store:
        table = await played(store, 2)
        with pytest.raises(DBAPIError, match=r"moves are never changed|moves go only with"):
            await store.writer.write(forge)
        assert (await store.load(table)).moves[1].body == body(table, 1)


async def test_a_file_is_written_with_the_settings_that_make_it_durable(file: str) -> None:
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")

    def ask(connection: Connection) -> list[object]:
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

    async with open_store(file) as store:
        assert await store.writer.write(ask) == ["wal", 2, 1, 5000]


async def test_a_shared_store_waits_for_the_disk_whatever_the_server_prefers(shared: str) -> None:
    def ask(connection: Connection) -> object:
        return connection.exec_driver_sql("SHOW synchronous_commit").scalar_one()

    async with open_store(shared) as store:
        assert await store.writer.write(ask) == "on"


async def test_a_reader_cannot_write(address: str) -> None:
    change = tables.update().values(game="spoiled")
    async with open_store(address) as store:
        with pytest.raises(StoreUnavailable, match=r"(?i)read-?only"):
            await store.database.read(lambda connection: connection.execute(change))


async def test_an_error_does_not_show_what_was_to_be_written(address: str) -> None:
    def bad(connection: Connection) -> None:
        connection.execute(select(text("nothing")).where(tables.c.game == "hush-hush"))

    async with open_store(address) as store:
        with pytest.raises(DBAPIError) as caught:
            await store.writer.write(bad)
        assert "hush-hush" not in str(caught.value)


async def test_a_reader_sees_everything_as_of_one_instant(file: str) -> None:
    def count_twice(connection: Connection) -> list[int]:
        count = select(func.count()).select_from(moves)
        before = connection.execute(count).scalar_one()
        entered.set()
        assert leave.wait(10)
        return [before, connection.execute(count).scalar_one()]

    entered, leave = threading.Event(), threading.Event()
    async with open_store(file) as store:
        table = await played(store, 2)
        reading = asyncio.create_task(store.database.read(count_twice))
        while not entered.is_set():
            await asyncio.sleep(0.01)
        await store.append(table, 2, "meanwhile")
        leave.set()
        assert await reading == [2, 2]
        assert await seqs(store, table) == [0, 1, 2]


async def test_a_reader_of_a_shared_store_sees_everything_as_of_one_instant(shared: str) -> None:
    def count_twice(connection: Connection) -> list[int]:
        count = select(func.count()).select_from(moves)
        before = connection.execute(count).scalar_one()
        await_only(store.append(table, 2, "meanwhile"))
        return [before, connection.execute(count).scalar_one()]

    async with open_store(shared) as store:
        table = await played(store, 2)
        assert await store.database.read(count_twice) == [2, 2]
        assert await seqs(store, table) == [0, 1, 2]
