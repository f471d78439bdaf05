"""Storing a new table, links and all: it is there whole, or nothing is left of it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from funnymoney.server.protocol.errors import Refused
from funnymoney.server.store import StoreError, rows
from funnymoney.server.store.errors import NotDurable, StoreUnavailable

if TYPE_CHECKING:
    from funnymoney.server.rooms.registry import RoomRegistry

DISCARD_RETRY_S = 1.0


async def new_table(house: RoomRegistry, row: rows.NewTable) -> str:
    """Store a table and open its room; delete it if that fails. Return its id.

    Where it could be stored and only not opened just now, it stays: it is opened when somebody
    comes, or when the store is back.
    """
    try:
        table = await house.store.create(row)
        with suppress(StoreUnavailable):
            await open_room(house, table)
    except Exception as error:
        if isinstance(error, NotDurable) or not isinstance(error, (StoreError, Refused)):
            house.spawn(discard(house, row))  # it may be there all the same
        raise
    return table


async def open_room(house: RoomRegistry, table: str) -> None:
    try:
        await house.room(table)
    except Refused as error:
        if error.reason not in ("moved", "restart"):
            raise


async def discard(house: RoomRegistry, row: rows.NewTable) -> None:
    """Delete a table of which nobody was told, as soon as the store can be written to."""
    room = house.rooms.get(row.id)
    if room is not None:
        house.drop(room, "deleted")
    while not house.closing:
        with suppress(StoreError):
            house.store.health.must_be_writable()
            await house.store.tables.undo_create(row)
            return
        await asyncio.sleep(DISCARD_RETRY_S)
