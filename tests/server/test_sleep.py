"""Tables that sleep, and the time that passes meanwhile."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

import pytest
from sqlalchemy import update

from funnymoney.server.http import listing
from funnymoney.server.protocol.messages import TimeControl
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.rooms.room import Room
from funnymoney.server.services import Services
from funnymoney.server.store.errors import NotDurable
from funnymoney.server.store.repositories.moderation import FOR_EVER_MS
from funnymoney.server.store.repositories.openings import Stored
from funnymoney.server.store.schema import tables
from tests.server.rooms import (
    Person,
    deal,
    house_at,
    let_pass,
    open_table,
    until,
)

HOUR = 3600.0


async def test_an_idle_room_leaves_memory_and_comes_back_on_demand(file: str) -> None:
    async with house_at(file, idle=0.05) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        dump = room.table.running().state.dump()
        for person in people:
            person.go()
        await until(lambda: room.id not in house.rooms.by_id and not house.rooms.releasing)
        assert await house.store.leases.owner(room.id) is None
        await people[0].join(room.id)
        assert people[0].room is not room
        assert people[0].room.table.running().state.dump() == dump


@pytest.mark.parametrize("how", ["forgotten", "banned"])
async def test_nobody_waits_for_one_who_went_for_good_while_the_table_slept(
    file: str, how: str
) -> None:
    async with house_at(file, idle=0.05) as house:
        people = await open_table(house, ["me", "open", "open"], absence=None)
        room = await deal(people)
        for person in people:
            person.go()
        await until(lambda: room.id not in house.rooms.by_id and not house.rooms.releasing)
        gone = people[0]
        if how == "banned":
            await house.guests.ban(gone.guest, "he cheats", FOR_EVER_MS)
        else:
            await house.guests.forget(gone.guest)
        await people[1].join(room.id)
        seats = people[1].table["seats"]
        assert [seat["kind"] for seat in seats] == ["bot", "person", "person"]
        assert people[1].table["host"] == people[1].guest


async def test_a_sleeping_table_is_woken_when_somebodys_time_is_up(file: str) -> None:
    async with house_at(file, idle=0.05) as house:
        clock = TimeControl("move", 3600, then="bot")
        people = await open_table(house, ["me", "open", "open"], clock=clock)
        room = await deal(people)
        for person in people:
            person.go()
        await until(lambda: room.id not in house.rooms.by_id and not house.rooms.releasing)
        found = await house.store.tables.get(room.id)
        assert found is not None
        assert found.table.wake is not None
        await house.store.leases.claim(room.id)
        await house.store.leases.release(room.id, 1)
        await house.adoption.adopt()
        assert room.id in house.rooms.by_id


async def put_to_bed(house: Services, people: list[Person]) -> tuple[LocalRoom, Person]:
    """Deal, let all go and the table sleep; return it, and one who owes a choice there."""
    room = await deal(people)
    actor = next(person for person in people if person.view["choices"])
    for person in people:
        person.go()
    await until(lambda: room.id not in house.rooms.by_id and not house.rooms.releasing)
    return room, actor


async def hours_left(house: Services, table: str) -> float:
    room = await house.rooms.room(table)
    end = room.table.clock.deadline()
    assert end is not None
    return round((end - time.time()) / HOUR, 2)


async def have_been_silent(house: Services, hours: int) -> None:
    """Let all processes have been heard of last so many hours earlier than they were."""
    earlier = tables.c.renewed - int(hours * HOUR * 1000)
    change = update(tables).values(lease=0, renewed=earlier)
    await house.store.writer.write(lambda connection: connection.execute(change))


async def test_the_time_of_a_slow_game_is_up_though_the_table_slept(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file, idle=0.05) as house:
        people = await open_table(
            house, ["me", "open", "open"], clock=TimeControl("move", 24 * HOUR)
        )
        room, actor = await put_to_bed(house, people)
        let_pass(monkeypatch, 10 * HOUR)
        await listing.for_guest(house, actor.guest)
        assert await hours_left(house, room.id) == 14, "a look gives nobody more time"
        await until(lambda: room.id not in house.rooms.by_id and not house.rooms.releasing)
        let_pass(monkeypatch, 15 * HOUR)
        await house.adoption.adopt()
        again = await house.rooms.room(room.id)
        await until(lambda: again.table.people.stand_in(actor.seat) == "medium")


async def test_nobody_pays_for_the_time_in_which_there_was_no_house(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        people = await open_table(
            house, ["me", "open", "open"], clock=TimeControl("bank", 24 * HOUR)
        )
        room = await deal(people)
    let_pass(monkeypatch, 20 * HOUR)
    async with house_at(file) as house:
        await have_been_silent(house, 10)
        assert await hours_left(house, room.id) == 14, "the house was there half of the time"
        await until(lambda: not house.store.writer.waiting)
    async with house_at(file) as house:
        assert await hours_left(house, room.id) == 14


async def test_nobody_pays_for_it_at_a_table_that_slept(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file, idle=0.05) as house:
        people = await open_table(
            house, ["me", "open", "open"], clock=TimeControl("move", 48 * HOUR)
        )
        room, actor = await put_to_bed(house, people)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE pulse SET time = time - 259200000")  # 72 hours
    let_pass(monkeypatch, 72 * HOUR)
    async with house_at(file, idle=0.05) as house:
        await house.adoption.adopt()
        assert room.id not in house.rooms.by_id, "there is nothing to do yet"
        assert await hours_left(house, room.id) == 48
        await until(lambda: room.id not in house.rooms.by_id and not house.rooms.releasing)
        let_pass(monkeypatch, 49 * HOUR)
        await house.adoption.adopt()
        again = await house.rooms.room(room.id)
        await until(lambda: again.table.people.stand_in(actor.seat) == "medium")


async def test_nobody_pays_for_it_though_the_table_cannot_be_opened_at_once(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        people = await open_table(
            house, ["me", "open", "open"], clock=TimeControl("bank", 24 * HOUR)
        )
        room = await deal(people)
    let_pass(monkeypatch, 20 * HOUR)
    async with house_at(file) as house:
        await have_been_silent(house, 20)

        async def torn(stored: Stored) -> Room:
            raise NotDurable("the disk is torn")

        with monkeypatch.context() as broken:
            broken.setattr(house.rooms, "open_room", torn)
            with pytest.raises(NotDurable):
                await house.rooms.room(room.id)
        assert await hours_left(house, room.id) == 24
