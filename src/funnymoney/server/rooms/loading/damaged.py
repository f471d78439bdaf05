"""Tables that are out of service, because something of them cannot be read or replayed."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress

from funnymoney.server.ops.logs import fault, log_event
from funnymoney.server.ops.tasks import Tasks
from funnymoney.server.store import Store, StoreError
from funnymoney.server.store.errors import DamagedTable

logger = logging.getLogger(__name__)


class DamagedTables:
    """Keeps damaged tables closed, and lets nobody's clock run there.

    That is kept in memory only, so a start after a repair or an upgrade tries them again.
    """

    def __init__(
        self, store: Store, tasks: Tasks, lease_ms: int, close_room: Callable[[str], None]
    ) -> None:
        self.store = store
        self.tasks = tasks
        self.lease_ms = lease_ms
        self.close_room = close_room
        self.causes: dict[str, str] = {}  # by table

    def refuse(self, table: str) -> None:
        """Raise DamagedTable if this table is out of service."""
        if table in self.causes:
            raise DamagedTable(table, self.causes[table])

    async def add(self, damage: DamagedTable) -> None:
        """Take a table out of service."""
        if damage.table not in self.causes:
            self.note(damage)
            await self.put_away(damage.table)

    def on_damage(self, damage: DamagedTable) -> None:
        """Do the same for a table of which something damaged was met by whoever read it."""
        if damage.table not in self.causes and not self.tasks.closing:
            self.note(damage)
            self.tasks.spawn(self.put_away(damage.table))

    def note(self, damage: DamagedTable) -> None:
        self.causes[damage.table] = damage.cause
        facts = fault(damage.__cause__) if damage.__cause__ else {}
        log_event(
            logger, logging.ERROR, "table_damaged", table=damage.table, why=damage.cause, **facts
        )
        self.close_room(damage.table)  # who is there comes again, and is told

    async def put_away(self, table: str) -> None:
        """Let a table live nowhere until the next start, unless it lives in another process."""
        with suppress(StoreError):
            await self.store.leases.claim(table, self.lease_ms)  # else it is tried again and again
            await self.store.leases.put_off(table, None)
