"""Several processes at one table: what one of them knows a moment before the others."""

from __future__ import annotations

import asyncio

import pytest

from funnymoney.server.house import House
from funnymoney.server.messages import NewTable, Request
from funnymoney.server.post import Wish
from funnymoney.server.setup import check, new_row
from funnymoney.server.store import rows
from tests.server.rooms import Person, house_at, until


async def lonely_table(house: House) -> tuple[str, Person]:
    """Return a table with a free seat, and somebody who may sit there."""
    host, guest = [await Person.come(house, name) for name in ("Ann", "Bob")]
    new = NewTable("counterfeiters", ["me", "open"], pace="quick")
    table = await house.store.create(new_row(new, check(new), host.guest))
    await host.join(table)
    return table, guest


async def test_who_has_sat_down_elsewhere_may_give_before_the_table_has_heard_of_him(
    file: str,
) -> None:
    async with house_at(file) as house:
        table, guest = await lonely_table(house)
        room = house.rooms[table]
        await house.store.seats.claim(table, 1, guest.guest)  # by way of another process
        assert room.seat_of(guest.guest) is None
        promise = room.info().fair.commitment
        wish = Wish(table, "elsewhere", 1, guest.guest, Request(give="plum", promise=promise))
        await house.post.grant(wish, room)
        assert room.table.gifts == {1: "plum"}


async def test_what_happens_while_a_table_is_being_opened_is_not_missed(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        table, guest = await lonely_table(house)
        house.drop(house.rooms[table], "idle")
        was_read, go_on = asyncio.Event(), asyncio.Event()

        async def slowly(loaded: rows.Loaded) -> dict[str, str]:
            was_read.set()
            await go_on.wait()
            return {}

        monkeypatch.setattr(house, "names", slowly)
        opening = asyncio.create_task(house.room(table))
        await was_read.wait()
        await house.store.seats.claim(table, 1, guest.guest)
        house.woken(table)
        go_on.set()
        room = await opening
        await until(lambda: room.seat_of(guest.guest) == 1)
