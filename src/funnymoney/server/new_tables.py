"""Storing a new table: it is opened at once, or nothing is left of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

from funnymoney.server.store import StoreError, rows

if TYPE_CHECKING:
    from funnymoney.server.house import House


@asynccontextmanager
async def new_table(house: House, row: rows.NewTable) -> AsyncIterator[str]:
    """Store a table and open its room; delete it if that or the block under `with` fails."""
    table = await house.store.create(row)
    try:
        await house.room(table)
        yield table
    except Exception:
        await discard(house, table)
        raise


async def discard(house: House, table: str) -> None:
    """Delete a table of which nobody was told yet."""
    room = house.rooms.get(table)
    if room is not None:
        house.drop(room, "deleted")
    with suppress(StoreError):  # the store is away: a table that can be dealt stays, at worst
        await house.store.tables.delete(table)
