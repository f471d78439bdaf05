"""The record of a finished match that is damaged is made anew, and the check finds it."""

from __future__ import annotations

import pytest

from funnymoney.server.maintenance.check import check_store
from tests.server.damaging import spoil
from tests.server.finished import finish_a_match
from tests.server.rooms import house_at, until

BODIES = {"bytes": b"x\x9c\0", "text": "789c", "a number": 7}


@pytest.mark.parametrize("body", BODIES)
async def test_a_damaged_record_is_made_anew_and_found(file: str, body: str) -> None:
    async with house_at(file) as house:
        room = await finish_a_match(house)
        record = (await house.archive.papers(room.id, house.store)).record
        await until(lambda: not house.store.writer.waiting)
    assert (await check_store(file)).is_sound
    spoil(file, "UPDATE papers SET body = ? WHERE table_id = ?", BODIES[body], room.id)
    async with house_at(file) as house:
        assert (await house.archive.papers(room.id, house.store)).record == record
    report = await check_store(file)
    assert [(row.id, why) for row, why in report.damaged] == [
        (room.id, "its record cannot be read")
    ]
