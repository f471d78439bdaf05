"""The house looks after all its tables, whatever is wrong with one of them."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select, update

from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import NewTable, TimeControl
from funnymoney.server.rooms.loading.table_rows import new_row
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.services import (
    ALONE_HEARTBEAT_TICKS,
    RETENTION_TICKS,
    SHARED_TICKS,
    Services,
)
from funnymoney.server.store.errors import NotDurable
from funnymoney.server.store.schema import pulse
from funnymoney.server.table.settings import check
from tests.server.rooms import Person, deal, house_at, open_table, until


async def asleep(house: Services, wake: int, *log: object) -> str:
    """Return a table that sleeps until some time, with this in its log."""
    host = await Person.come(house, "Ann")
    new = NewTable("counterfeiters", ["me", "open"])
    table = await house.store.create(new_row(new, check(new), host.guest))
    for seq, body in enumerate(log):
        await house.store.append(table, seq, body)
    await house.store.leases.release(table, wake)
    return table


async def test_a_table_whose_log_cannot_be_read_keeps_no_other_from_being_taken_in(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(file) as house:
        broken, sound = await asleep(house, 1, {"no": "entry"}), await asleep(house, 2)
        await house.adoption.adopt()
        assert broken not in house.rooms.by_id
        assert sound in house.rooms.by_id
        assert caplog.messages == ["table_damaged"]
        assert await house.store.tables.due() == (), "it is not tried again"


async def test_a_table_that_loses_what_is_written_while_it_is_opened_can_be_opened_again(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"], clock=TimeControl("bank", 86_400))
        table = (await deal(people)).id
    async with house_at(file) as house:
        await asyncio.sleep(0.05)  # that is to be forgiven
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "keep", lost)
            with pytest.raises(Refused, match="could not be opened"):
                await house.rooms.room(table)
        assert table not in house.rooms.by_id
        room = await house.rooms.room(table)
        assert not room.closed
        await until(lambda: not house.store.writer.waiting)
        assert (await house.store.load(table)).moves[-1].body[0] == "closed"


def lost(table: str, seq: int, body: object) -> asyncio.Future[None]:
    answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    answer.set_exception(NotDurable("the disk is full"))
    return answer


async def test_nothing_goes_on_in_a_room_that_could_not_be_opened(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"], clock=TimeControl("bank", 86_400))
        table = (await deal(people)).id
    async with house_at(file) as house:
        await asyncio.sleep(0.05)
        begun: list[LocalRoom] = []

        async def torn(room: LocalRoom) -> None:
            begun.append(room)
            assert room.timer.handle
            raise NotDurable("the disk is torn")

        monkeypatch.setattr(LocalRoom, "reconcile", torn)
        with pytest.raises(NotDurable):
            await house.rooms.room(table)
        [room] = begun
        assert (room.closed, room.timer.handle, room.bots.tasks) == (True, None, {})


async def test_the_house_lets_be_known_that_it_is_there(address: str) -> None:
    async with house_at(address) as house:
        await house.store.writer.write(
            lambda connection: connection.execute(update(pulse).values(time=0))
        )
        await house.scheduler.tick(ALONE_HEARTBEAT_TICKS)
        [felt] = await house.store.pulse.rows(select(pulse.c.time))
        assert felt.time > 0


async def test_what_goes_wrong_in_the_house_keeps_nothing_else_from_being_done(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(file) as house:

        async def fail() -> None:
            raise RuntimeError("whatever it is")

        monkeypatch.setattr(house.adoption, "adopt", fail)
        assert RETENTION_TICKS % SHARED_TICKS == 0
        await house.scheduler.tick(RETENTION_TICKS)
        assert b"funnymoney_sweeps_total 1.0" in house.metrics.text()
        assert caplog.messages == ["tick_failed"]
