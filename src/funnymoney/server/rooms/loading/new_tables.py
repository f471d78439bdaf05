"""Storing a new table, links and all: it is there whole, or nothing is left of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from funnymoney.server.ops.tasks import Tasks
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.store import Store, StoreError, rows
from funnymoney.server.store.errors import NotDurable, StoreUnavailable

DISCARD_RETRY_S = 1.0


class NewTables:
    """Stores tables, and has their rooms opened."""

    def __init__(
        self,
        store: Store,
        tasks: Tasks,
        open_room: Callable[[str], Awaitable[object]],
        close_room: Callable[[str, str], None],
    ) -> None:
        self.store = store
        self.tasks = tasks
        self.open_room = open_room
        self.close_room = close_room

    async def create(self, row: rows.NewTable) -> str:
        """Store a table and open its room; delete it if that fails. Return its id.

        Where it could be stored and only not opened just now, it stays: it is opened when somebody
        comes, or when the store is back.
        """
        try:
            table = await self.store.create(row)
            with suppress(StoreUnavailable):
                await self.open(table)
        except Exception as error:
            if isinstance(error, NotDurable) or not isinstance(error, (StoreError, Refused)):
                self.tasks.spawn(self.discard(row))  # it may be there all the same
            raise
        return table

    async def open(self, table: str) -> None:
        try:
            await self.open_room(table)
        except Refused as error:
            if error.reason not in ("moved", "restart"):
                raise

    async def discard(self, row: rows.NewTable) -> None:
        """Delete a table of which nobody was told, as soon as the store can be written to."""
        self.close_room(row.id, "deleted")
        while not self.tasks.closing:
            with suppress(StoreError):
                self.store.health.must_be_writable()
                await self.store.tables.undo_create(row)
                return
            await asyncio.sleep(DISCARD_RETRY_S)
