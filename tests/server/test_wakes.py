"""Wake-ups between processes, and a PostgreSQL that crashes and comes back."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, Update, select, update
from sqlalchemy.util import await_only

from funnymoney.server.ops.logs import facts_of
from funnymoney.server.store import Store, open_store
from funnymoney.server.store.errors import NotDurable
from funnymoney.server.store.notifier import PostgresNotifier
from funnymoney.server.store.schema import tables
from funnymoney.server.store.writer import Work
from tests.server.postgres import Postgres
from tests.server.sets import played, seqs


async def listening(store: Store) -> asyncio.Queue[str | None]:
    heard: asyncio.Queue[str | None] = asyncio.Queue()
    store.wakes.listen(heard.put_nowait)
    if isinstance(store.wakes, PostgresNotifier):
        assert await next_of(heard) is None  # whatever was said before is not known
    return heard


async def next_of(heard: asyncio.Queue[str | None]) -> str | None:
    return await asyncio.wait_for(heard.get(), 15)


async def test_a_process_hears_what_it_says_itself(address: str) -> None:
    async with open_store(address) as store:
        heard, too = await listening(store), asyncio.Queue[str | None]()
        store.wakes.listen(too.put_nowait)
        await store.wakes.wake("a table")
        assert await next_of(heard) == "a table"
        assert await next_of(too) == "a table"


async def test_one_process_wakes_another(shared: str) -> None:
    async with open_store(shared) as north, open_store(shared) as south:
        heard = await listening(south)
        for number in range(20):
            await north.wakes.wake(f"table {number}")
        assert [await next_of(heard) for _ in range(20)] == [f"table {n}" for n in range(20)]


async def test_who_is_woken_reads_what_was_written_before(shared: str) -> None:
    async with open_store(shared) as north, open_store(shared) as south:
        table = await played(north, 0)
        heard = await listening(south)
        for seq in range(20):
            await asyncio.gather(north.append(table, seq, seq), north.wakes.wake(table))
            assert await next_of(heard) == table
            assert await seqs(south, table) == list(range(seq + 1))


async def test_a_store_that_is_closed_hears_no_more(shared: str) -> None:
    async with open_store(shared) as north:
        async with open_store(shared) as south:
            heard = await listening(south)
        await north.wakes.wake("a table")
        assert heard.empty()


async def test_the_operator_is_told_why_others_are_not_heard(
    shared: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def deaf(_: PostgresNotifier) -> None:
        raise OSError("of which nothing may be told but its kind")

    monkeypatch.setattr(PostgresNotifier, "hear", deaf)
    async with open_store(shared) as store:
        store.wakes.listen(lambda _: None)
        async with asyncio.timeout(15):
            while not caplog.records:
                await asyncio.sleep(0.01)
    told = facts_of(caplog.records[0])
    assert (told["event"], told["error"]) == ("post_not_heard", "OSError")


async def test_a_letter_that_is_too_long_is_not_sent_but_told_of(
    shared: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_store(shared) as store:
        await store.wakes.send("elsewhere", "x" * 8000)
    told = facts_of(caplog.records[0])
    assert (told["event"], told["characters"]) == ("letter_too_long", 8000)


async def test_a_store_lives_through_a_crash_of_its_postgresql(
    postgres: Postgres, shared: str
) -> None:
    async with open_store(shared) as store:
        table = await played(store, 5)
        heard = await listening(store)
        await asyncio.to_thread(postgres.stop, "immediate")
        try:
            with pytest.raises(NotDurable):
                await store.append(table, 5, "into the void")
        finally:
            await asyncio.to_thread(postgres.start)
        assert await seqs(store, table) == [0, 1, 2, 3, 4]
        await store.append(table, 5, "again")
        assert await next_of(heard) is None  # connected anew: something may have been missed
        await store.wakes.wake(table)
        assert await next_of(heard) == table
        assert await seqs(store, table) == [0, 1, 2, 3, 4, 5]


async def test_two_processes_that_wait_for_each_other_both_get_done(shared: str) -> None:
    """PostgreSQL lets one of them go; its whole batch is done again."""
    async with open_store(shared) as north, open_store(shared) as south:
        left, right = await played(north, 0), await played(north, 0)
        meet, tries = asyncio.Barrier(2), []

        def cross(name: str, first: str, second: str) -> Work[None]:
            def work(connection: Connection) -> None:
                tries.append(name)
                connection.execute(mark(first, name))
                if len(tries) <= 2:
                    await_only(meet.wait())
                connection.execute(mark(second, name))

            return work

        await asyncio.gather(
            north.append(left, 0, "in the same batch"),
            north.writer.write(cross("north", left, right)),
            south.writer.write(cross("south", right, left)),
        )
        assert len(tries) > 2
        rows = await north.tables.rows(select(tables.c.game).distinct())
        assert len(rows) == 1
        assert await seqs(north, left) == [0]


def mark(table: str, name: str) -> Update:
    return update(tables).where(tables.c.id == table).values(game=name)
