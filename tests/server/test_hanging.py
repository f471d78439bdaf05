"""A disk that hangs: nobody waits for ever, it is told, and what comes late is not lost."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from typing import Any

import pytest

from funnymoney.server.ops.logs import facts_of
from funnymoney.server.protocol.messages import TimeControl
from funnymoney.server.store import StoreError, database, open_store, writer
from funnymoney.server.store.errors import StoreUnavailable
from funnymoney.server.store.faults import health
from funnymoney.server.store.files import threads
from funnymoney.server.store.files.threads import Threads
from tests.server.hanging import HangingDisk
from tests.server.rooms import deal, house_at, open_table, until
from tests.server.sets import played, seqs

LIMIT_S = 1.5  # long enough for what a busy machine really writes
BEGINS, ENDS = "store_not_writable", "store_writable_again"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "COMMIT_TIMEOUT_S", LIMIT_S)
    monkeypatch.setattr(database, "TRANSACTION_TIMEOUT_S", LIMIT_S)
    monkeypatch.setattr(health, "CHECK_TIMEOUT_S", LIMIT_S / 2)
    monkeypatch.setattr(health, "RETRY_S", 0.1)
    monkeypatch.setattr(threads, "CLOSE_TIMEOUT_S", 4.0)


@pytest.fixture(params=["before the commit", "after it"])
def disk(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[HangingDisk]:
    found = HangingDisk(monkeypatch, after_commit=request.param == "after it")
    yield found
    found.end()


def outages(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    told = [facts_of(record) for record in caplog.records]
    return [each for each in told if str(each["event"]).startswith("store_")]


async def test_a_write_that_hangs_fails_in_time_and_so_does_all_that_waits_behind_it(
    file: str, disk: HangingDisk
) -> None:
    async with open_store(file) as store:
        table = await played(store, 1)
        disk.begin()
        began = time.monotonic()
        first = asyncio.create_task(store.append(table, 1, "a"))
        await asyncio.sleep(LIMIT_S / 2)
        behind = asyncio.create_task(store.guests.create("Ada"))
        for each in (first, behind):
            with pytest.raises(StoreUnavailable):
                await each
        assert time.monotonic() - began < 2 * LIMIT_S
        await until(lambda: not store.health.is_writable)
        began = time.monotonic()
        with pytest.raises(StoreUnavailable):
            await store.guests.create("Bo")
        assert time.monotonic() - began < LIMIT_S / 2, "the next one is refused at once"


async def test_a_disk_that_hangs_is_an_outage_until_it_answers(
    file: str, disk: HangingDisk, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_store(file) as store:
        table = await played(store, 1)
        with caplog.at_level(logging.INFO, "funnymoney"):
            disk.begin()
            with pytest.raises(StoreUnavailable):
                await store.append(table, 1, "a")
            await asyncio.sleep(0.5)  # it is tried again meanwhile
            assert not store.health.is_writable
            assert not await store.health.check()
            disk.end()
            await until(lambda: store.health.is_writable)
        assert [each["event"] for each in outages(caplog)] == [BEGINS, ENDS]
        assert outages(caplog)[0]["code"] == "timeout"
        assert await seqs(store, table) == [0, 1], "what was written late is there"
        await store.append(table, 2, "b")


async def test_a_check_of_a_disk_that_hangs_is_answered_in_time(
    file: str, disk: HangingDisk
) -> None:
    async with open_store(file) as store:
        disk.begin()
        began = time.monotonic()
        assert not await store.health.check()
        assert time.monotonic() - began < LIMIT_S
        disk.end()
        await until(lambda: store.health.is_writable)
        assert await store.health.check()


async def test_a_read_that_hangs_fails_in_time(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_store(file) as store:
        with pytest.raises(StoreUnavailable):
            await store.database.read(lambda _: time.sleep(2 * LIMIT_S))
        assert store.health.is_writable


async def test_a_choice_that_is_written_late_is_shown_when_the_table_is_loaded_again(
    file: str, disk: HangingDisk
) -> None:
    async with house_at(file) as house:
        clock = TimeControl("bank", 600, 0)
        people = await open_table(house, ["me", "open", "open"], clock=clock, absence=None)
        room = await deal(people)
        await until(lambda: not room.unsaved)
        chooser = next(each for each in people if each.seat in room.table.acting())
        left = room.table.clock.remaining(chooser.seat, time.time())
        heard, step = [len(person.heard) for person in people], chooser.last("step")
        disk.begin()
        await chooser.choose()
        await until(lambda: all(person.ends for person in people))
        for person, before in zip(people, heard, strict=True):
            assert [each.get("error") for each in person.heard[before:]] == ["unavailable"]
        with pytest.raises(StoreError):
            await chooser.join(room.id)
        await asyncio.sleep(3 * LIMIT_S)
        disk.end()
        await until(lambda: house.store.health.is_writable)
        for person in people:
            await person.join(room.id)
        assert chooser.room is not room
        assert chooser.last("step") == step + 1
        for player in chooser.room.table.acting():
            assert chooser.room.table.clock.remaining(player, time.time()) > left - 2 * LIMIT_S
        following = next(each for each in people if each.seat in chooser.room.table.acting())
        await following.choose()
        await until(lambda: not following.room.unsaved and not following.ends)


async def test_a_store_is_closed_though_its_disk_hangs(file: str, disk: HangingDisk) -> None:
    async with asyncio.timeout(2 * LIMIT_S):
        async with open_store(file) as store:
            table = await played(store, 1)
            disk.begin()
            with pytest.raises(StoreUnavailable):
                await store.append(table, 1, "a")
            lock = store.database.lock
    assert lock is not None
    with pytest.raises(StoreError, match="another process already serves"):
        async with asyncio.timeout(LIMIT_S), open_store(file):
            pass  # what hangs may still be written
    lock.close()


async def test_threads_end_when_they_are_closed() -> None:
    found = Threads(3, "tested")
    assert await asyncio.gather(*[found.run(lambda: 7) for _ in range(5)]) == [7] * 5
    with pytest.raises(ZeroDivisionError):
        await found.run(lambda: 1 / 0)
    done: list[int] = []
    assert await found.close(lambda: done.append(1))
    assert done == [1]
    assert not found.is_alive()
