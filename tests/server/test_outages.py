"""A database that is away: one exception for it, no hanging, and play goes on when it is back."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, select, text

from funnymoney.server.ops.logs import facts_of
from funnymoney.server.protocol.messages import TimeControl
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.store import Store, database, open_store
from funnymoney.server.store.errors import StoreUnavailable
from funnymoney.server.store.faults import health
from funnymoney.server.store.schema import pulse, tables
from tests.server.away import Locked, Outage, Stopped
from tests.server.postgres import Postgres
from tests.server.rooms import deal, house_at, open_table, until
from tests.server.sets import played, seqs

PATIENCE_S = 40.0  # a PostgreSQL takes a while to start on a busy machine
DRIVER_S = 2.0  # until the driver gives up a connection on which a transaction did not end
BEGINS, ENDS = "store_not_writable", "store_writable_again"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let SQLite wait for a lock for a moment only, so that no test takes long."""
    quick = [each.replace("5000", "100") for each in database.SQLITE_PRAGMAS]
    assert quick != list(database.SQLITE_PRAGMAS), "there is no such wait to shorten"
    monkeypatch.setattr(database, "SQLITE_PRAGMAS", quick)
    monkeypatch.setattr(health, "RETRY_S", 0.2)


@pytest.fixture
def outage(address: str, request: pytest.FixtureRequest) -> Iterator[Outage]:
    """Return how to take the database away, for each kind of store."""
    if "postgresql" not in address:
        asyncio.run(make(address))
        yield Locked(address)
        return
    stopped = Stopped(request.getfixturevalue("postgres"))
    yield stopped
    if stopped.is_down:
        stopped.end()


async def make(address: str) -> None:
    async with open_store(address):
        pass


async def begin(outage: Outage) -> None:
    await asyncio.to_thread(outage.begin)


async def end(outage: Outage) -> None:
    await asyncio.to_thread(outage.end)


def events(caplog: pytest.LogCaptureFixture) -> list[Any]:
    return [facts_of(record)["event"] for record in caplog.records]


# ------------------------------------------------------------------------------ the store


async def test_all_that_a_store_does_without_its_database_is_unavailable(
    address: str, outage: Outage
) -> None:
    async with open_store(address) as store:
        table = await played(store, 2)
        await begin(outage)
        for attempt in (store.append(table, 2, "a"), store.guests.create("Ada")):
            with pytest.raises(StoreUnavailable):
                await attempt
        if not store.database.sqlite:  # a file that is locked can still be read
            with pytest.raises(StoreUnavailable):
                await store.load(table)
        await end(outage)
        await until(lambda: store.health.is_writable, PATIENCE_S)
        assert await seqs(store, table) == [0, 1]
        await store.append(table, 2, "a")


async def test_an_outage_is_logged_when_it_begins_and_when_it_ends(
    address: str, outage: Outage, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_store(address) as store:
        table = await played(store, 1)
        await begin(outage)
        for _ in range(4):
            with pytest.raises(StoreUnavailable):
                await store.append(table, 1, "a")
        await asyncio.sleep(1)  # it is tried again meanwhile, and fails
        assert events(caplog) == [BEGINS]
        assert not await store.health.check()
        await end(outage)
        await until(lambda: store.health.is_writable, PATIENCE_S)  # nobody has asked
        assert events(caplog) == [BEGINS, ENDS]
        assert await store.health.check()
    told = facts_of(caplog.records[0])
    assert (told["level"], told["code"] is None) == ("error", False)
    assert facts_of(caplog.records[1])["seconds"]


async def test_writes_that_nobody_waits_for_add_nothing_to_the_log(
    address: str, outage: Outage, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_store(address) as store:
        table = await played(store, 1)
        await begin(outage)
        written = [store.keep(table, 1, "a")]
        await until(lambda: all(each.done() for each in written), PATIENCE_S)
        written.clear()
        gc.collect()
        await end(outage)
        await until(lambda: store.health.is_writable, PATIENCE_S)
    assert events(caplog) == [BEGINS, ENDS]


def pragma(statement: str) -> Callable[[Connection], None]:
    return lambda connection: connection.exec_driver_sql(f"PRAGMA {statement}").close()


async def test_a_read_only_file_is_unavailable_until_it_can_be_written(file: str) -> None:
    def make_read_only(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA query_only = 1")

    async with open_store(file) as store:
        table = await played(store, 1)
        event.listen(store.database.writing.engine, "connect", make_read_only)
        await store.writer.write(pragma("query_only = 1"))
        for _ in range(2):
            with pytest.raises(StoreUnavailable, match="readonly"):
                await store.append(table, 1, "a")
        assert not store.health.is_writable
        event.remove(store.database.writing.engine, "connect", make_read_only)
        await until(lambda: store.health.is_writable)  # by a new connection
        await store.append(table, 1, "a")
        assert await seqs(store, table) == [0, 1]


async def test_a_postgresql_that_only_reads_is_unavailable(shared: str) -> None:
    def work(connection: Connection) -> None:
        connection.execute(text("SET TRANSACTION READ ONLY"))
        connection.execute(tables.update().values(game="spoiled"))

    async with open_store(shared) as store:
        with pytest.raises(StoreUnavailable, match="read-only"):
            await store.writer.write(work)


async def test_a_lock_that_is_held_elsewhere_is_no_outage(shared: str) -> None:
    async with open_store(shared) as north, open_store(shared) as south:
        table = await played(north, 1)
        held, done = asyncio.Event(), asyncio.Event()
        lane = south.database.writing
        assert isinstance(lane, database.PostgresqlLane)

        async def hold() -> None:
            async with lane.bridge.begin() as connection:
                await connection.execute(tables.select().with_for_update())
                held.set()
                await done.wait()

        holding = asyncio.create_task(hold())
        await held.wait()
        with pytest.raises(StoreUnavailable) as raised:
            await north.append(table, 1, "a")
        assert raised.value.is_contention
        assert north.health.is_writable
        done.set()
        await holding


async def test_a_postgresql_that_does_not_answer_keeps_nobody_waiting(
    postgres: Postgres, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "TRANSACTION_TIMEOUT_S", 2.0)
    async with open_store(shared) as store:
        table = await played(store, 1)
        frozen = backends(postgres)
        for process in frozen:
            os.kill(process, signal.SIGSTOP)
        try:
            reading = asyncio.create_task(given_up_after(store.load(table)))
            writing = asyncio.create_task(given_up_after(store.append(table, 1, "a")))
            await asyncio.sleep(0.5)
            behind = asyncio.create_task(given_up_after(store.guests.create("Ada")))
            for waited in (reading, writing, behind):
                assert await waited < 2.0 + DRIVER_S + 1.0
        finally:
            for process in frozen:
                os.kill(process, signal.SIGCONT)
        await until(lambda: store.health.is_writable, PATIENCE_S)
        written = len(await seqs(store, table))  # what was under way may have come through
        await store.append(table, written, "b")


async def given_up_after(attempt: Awaitable[object]) -> float:
    """Return how many seconds it took until something was found to be unavailable."""
    began = time.monotonic()
    with pytest.raises(StoreUnavailable):
        await attempt
    return time.monotonic() - began


def backends(postgres: Postgres) -> list[int]:
    """Return the process of a PostgreSQL and all that it has started."""
    first = int((postgres.data / "postmaster.pid").read_text(encoding="utf-8").split()[0])
    children = Path(f"/proc/{first}/task/{first}/children").read_text(encoding="utf-8")
    return [first, *map(int, children.split())]


# ------------------------------------------------------------------------------ the house


async def test_a_choice_that_cannot_be_written_is_refused_and_shown_to_nobody(
    address: str, outage: Outage
) -> None:
    async with house_at(address) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        entries = room.table.entries
        await begin(outage)
        heard = [len(person.heard) for person in people]
        chooser = next(each for each in people if each.seat in room.table.acting())
        await chooser.choose()
        await until(lambda: all(person.ends for person in people), PATIENCE_S)
        for person, before in zip(people, heard, strict=True):
            assert [each.get("error") for each in person.heard[before:]] == ["unavailable"]
            assert person.ends == ["unavailable"]
        with pytest.raises(StoreUnavailable):
            await chooser.join(room.id)
        await end(outage)
        await until(lambda: house.store.health.is_writable, PATIENCE_S)
        for person in people:
            await person.join(room.id)
        assert people[0].room.table.entries == entries
        await chooser.choose()
        await until(lambda: chooser.last("step") == 1)


async def test_tables_and_bots_go_on_by_themselves(address: str, outage: Outage) -> None:
    clock = TimeControl("move", 3600)
    async with house_at(address) as house:
        people = await open_table(house, ["me", "easy", "easy"], clock=clock, absence=None)
        room = await deal(people)
        await until(lambda: people[0].seat in room.table.acting())
        await begin(outage)
        with pytest.raises(StoreUnavailable):
            await house.store.guests.create("Ada")
        await until(lambda: not house.rooms.by_id)
        await end(outage)
        await until(lambda: room.id in house.rooms.by_id, PATIENCE_S)  # though nobody has come back
        again = house.rooms.by_id[room.id]
        assert isinstance(again, LocalRoom)
        await people[0].join(room.id)
        for _ in range(200):
            if again.table.steps[0] and any(again.table.steps[1:]):
                break
            if 0 in again.table.acting():
                await people[0].choose()
            await asyncio.sleep(0.05)
        assert any(again.table.steps[1:]), "the bots do not play"


async def test_nobody_pays_for_an_outage_with_time(address: str, outage: Outage) -> None:
    async with house_at(address) as house:
        clock = TimeControl("bank", 60, 0)
        people = await open_table(house, ["me", "open", "open"], clock=clock, absence=None)
        room = await deal(people)
        acting = room.table.acting()[0]
        left = room.table.clock.remaining(acting, time.time())
        await begin(outage)
        with pytest.raises(StoreUnavailable):
            await house.store.guests.create("Ada")
        began = time.monotonic()
        await asyncio.sleep(5)
        await end(outage)
        away = time.monotonic() - began
        await until(lambda: room.id in house.rooms.by_id, PATIENCE_S)
        again = house.rooms.by_id[room.id]
        paid = left - again.table.clock.remaining(acting, time.time())
        assert paid < away / 2, f"{paid} of {away} seconds were charged"
        assert not house.rooms.outages.seconds, "what was given back must not be given twice"


async def test_tables_that_sleep_do_not_pay_for_an_outage(file: str) -> None:
    async with open_store(file) as store:
        table = await played(store, 1)
        await store.tables.start(table)
        due = int(time.time() * 1000) + 60_000
        await store.leases.release(table, due)
        locked = Locked(file)
        locked.begin()
        with pytest.raises(StoreUnavailable):
            await store.guests.create("Ada")
        await asyncio.sleep(1)
        locked.end()
        await until(lambda: store.health.is_writable)
        assert wake_of(file, table) >= due + 1000


def wake_of(file: str, table: str) -> int:
    with closing(sqlite3.connect(file)) as reader:
        found = reader.execute("SELECT wake FROM tables WHERE id = ?", [table]).fetchone()
    return int(found[0])


async def test_a_table_that_another_process_took_over_is_not_given_time_twice(
    shared: str,
) -> None:
    async with house_at(shared) as house:
        house.rooms.outages.stop("elsewhere")
        house.rooms.outages.begin(time.monotonic() - 9)
        house.rooms.outages.end()
        assert house.rooms.outages.lost("elsewhere") > 8
        await house.adoption.roomless()
        assert house.rooms.outages.lost("elsewhere") == 0


# --------------------------------------------------------------------------------- checks


class AlmostFull:
    """A disk on which a file may grow by a few pages more: for connections from now on."""

    def __init__(self, store: Store, pages: int) -> None:
        self.store, self.pages = store, pages

    async def begin(self) -> None:
        count = await self.store.database.read(page_count)
        self.most = count + self.pages
        event.listen(self.store.database.writing.engine, "connect", self.limit)
        await self.store.writer.write(pragma(f"max_page_count = {self.most}"))

    def end(self) -> None:
        event.remove(self.store.database.writing.engine, "connect", self.limit)

    def limit(self, connection: sqlite3.Connection, _: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {self.most}")


def page_count(connection: Connection) -> int:
    return int(connection.exec_driver_sql("PRAGMA page_count").scalar_one())


async def test_a_store_that_fails_again_and_again_is_trusted_ever_more_slowly(file: str) -> None:
    async with open_store(file) as store:
        table = await played(store, 1)
        await AlmostFull(store, 20).begin()
        waits = []
        for _ in range(3):  # what is tried can be written, and more than that cannot
            with pytest.raises(StoreUnavailable):
                await store.append(table, 1, "x" * 100_000)
            await until(lambda: not store.health.is_writable)
            waits.append(store.health.wait)
            await until(lambda: store.health.is_writable)
        assert waits == [health.RETRY_S, 2 * health.RETRY_S, 4 * health.RETRY_S]


async def test_a_disk_on_which_only_a_little_can_be_written_is_one_outage(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_store(file) as store:
        table, asleep = await played(store, 1), await played(store, 1)
        await store.tables.start(asleep)
        due = int(time.time() * 1000) + 60_000
        await store.leases.release(asleep, due)
        disk = AlmostFull(store, 2)
        await disk.begin()
        with pytest.raises(StoreUnavailable):
            await store.append(table, 1, "x" * 30_000)
        beats = 0
        for _ in range(20):
            await asyncio.sleep(health.RETRY_S / 2)
            with suppress(StoreUnavailable):  # in one commit with what is tried, it fails with that
                await store.pulse.beat()
                beats += 1
            assert not store.health.is_writable
        assert beats, "a little can be written"
        disk.end()
        await until(lambda: store.health.is_writable)
        assert events(caplog) == [BEGINS, ENDS]
        away = float(str(facts_of(caplog.records[1])["seconds"]))
        paid = wake_of(file, asleep) - due
        assert paid == pytest.approx(away * 1000, abs=200), "each second is given back once"


async def test_a_check_writes_as_much_as_a_large_move(file: str) -> None:
    async with open_store(file) as store:
        await AlmostFull(store, 2).begin()
        await store.pulse.beat()
        assert not await store.health.check()


async def test_a_check_leaves_nothing_behind(address: str) -> None:
    async with open_store(address) as store:
        await store.pulse.check()
        found = await store.pulse.rows(select(pulse.c.probe))
        assert [row.probe for row in found] == [None]


async def test_a_check_writes_and_reads_at_most_every_few_seconds(address: str) -> None:
    async with open_store(address) as store:
        commits: list[object] = []
        event.listen(store.database.writing.engine, "commit", commits.append)
        for _ in range(20):
            assert await store.health.check()
        assert len(commits) == 2, "something is written, and deleted again"


async def test_a_check_notices_what_nobody_has_met_yet(address: str, outage: Outage) -> None:
    async with open_store(address) as store:
        await begin(outage)
        assert not await store.health.check()
        await until(lambda: not store.health.is_writable)
        await end(outage)
        await until(lambda: store.health.is_writable, PATIENCE_S)


async def test_while_the_store_is_away_the_house_says_so_once(
    address: str, outage: Outage, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(address) as house:
        await open_table(house, ["me", "open", "open"])
        with caplog.at_level(logging.INFO, "funnymoney"):
            await begin(outage)
            with pytest.raises(StoreUnavailable):
                await house.store.guests.create("Ada")
            for tick in range(1, 12):
                await house.scheduler.tick(tick * 5)
            await end(outage)
            await until(lambda: house.store.health.is_writable, PATIENCE_S)
        others = {"post_not_heard"}  # once, by whoever listens for other processes
        told = [each for each in events(caplog) if each not in others]
        assert told == [BEGINS, ENDS]
        assert events(caplog).count("post_not_heard") <= 1
