"""A log that SQLite reads only in part is damaged, though each entry that is read is sound."""

from __future__ import annotations

import pytest

from funnymoney.server.maintenance.check import check_store
from funnymoney.server.store import open_store
from funnymoney.server.store.errors import DamagedTable
from tests.server.damaging import spoil_key
from tests.server.rooms import Person, deal, house_at, open_table, until
from tests.server.sets import played


async def test_a_table_whose_log_stops_short_is_out_of_service_and_found(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        for _ in range(8):
            await choose_once(people)
        assert room.table.entries == 13
    spoil_key(file, room.id, 10)  # where SQLite does not come by when it looks for either end
    async with house_at(file) as house:
        await house.adoption.adopt()
        assert house.rooms.by_id == {}
        assert house.rooms.damaged.causes == {room.id: "entry 10 is missing"}
        assert caplog.messages == ["table_damaged"]
        with pytest.raises(DamagedTable):
            await house.rooms.room(room.id)
    report = await check_store(file)
    assert [(row.id, why) for row, why in report.damaged] == [(room.id, "entry 10 is missing")]


async def choose_once(people: list[Person]) -> None:
    room = people[0].room
    before = room.table.entries
    await next(person for person in people if person.seat in room.table.acting()).choose()
    await until(lambda: room.table.entries > before and not room.unsaved)


async def test_of_logs_that_are_read_together_one_that_stops_short_is_noticed(file: str) -> None:
    async with open_store(file) as store:
        tables = [await played(store, 20, id=letter * 12) for letter in "abc"]
    spoil_key(file, tables[2], 9)
    async with open_store(file) as store:
        with pytest.raises(DamagedTable) as damaged:
            await store.openings.read_all(tables, ())
        assert (damaged.value.table, damaged.value.entry) == (tables[2], 9)
        for sound in tables[:2]:
            assert len((await store.load(sound)).moves) == 20


async def test_a_log_is_read_on_from_any_number(address: str) -> None:
    async with open_store(address) as store:
        table = await played(store, 5)
        for since in range(7):
            assert [move.seq for move in (await store.load(table, since)).moves] == [
                *range(since, 5)
            ]
