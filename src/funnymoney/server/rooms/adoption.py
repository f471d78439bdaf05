"""Which tables live in this process: leases are renewed, and free tables are adopted."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Sequence

from funnymoney.server.ops.logs import fault, log_event
from funnymoney.server.ops.tasks import Tasks
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.rooms.loading.dead_processes import REJOIN_S
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.rooms.registry import RoomRegistry
from funnymoney.server.rooms.remote import RemoteRoom
from funnymoney.server.store import Store, StoreError

logger = logging.getLogger(__name__)

MAX_ADOPTED_AT_ONCE = 8
MAX_ADOPTION_ROUNDS = 100  # of a hundred tables each
COMPRESS_AFTER_S = 10.0  # without a choice


class Adoption:
    """Opens tables whose process is gone and those that are due, and closes idle rooms."""

    def __init__(
        self, store: Store, tasks: Tasks, rooms: RoomRegistry, lease_ms: int, idle_s: float
    ) -> None:
        self.store = store
        self.tasks = tasks
        self.rooms = rooms
        self.lease_ms = lease_ms
        self.idle_s = idle_s
        self.adopting: asyncio.Task[None] | None = None

    async def renew_leases(self) -> None:
        """Keep our tables ours; forget those that others have taken."""
        by_id = self.rooms.by_id
        held = {name for name, room in by_id.items() if isinstance(room, LocalRoom)}
        still = await self.store.leases.renew(self.lease_ms)
        for name in held - still:
            room = by_id.get(name)
            if isinstance(room, LocalRoom):
                room.close("moved")

    # --------------------------------------------------------------------- adopting

    async def start(self) -> None:
        """Adopt tables beside the other jobs: leases must be renewed however many there are."""
        if self.adopting is None or self.adopting.done():
            self.adopting = self.tasks.spawn(self.tasks.attempt(self.adopt))

    async def restart(self) -> None:
        """Adopt tables after those that are just adopted: they were looked for too early."""
        if self.adopting is not None:
            await asyncio.wait([self.adopting])
        await self.start()

    async def adopt(self) -> None:
        """Open tables whose process is gone, and those that have slept long enough."""
        tried: set[str] = set()
        for _ in range(MAX_ADOPTION_ROUNDS):
            orphans, due = await self.orphans(), await self.store.tables.due()
            await self.adopt_tables([*await self.roomless(), *shuffled(orphans), *due])
            if tried.issuperset(orphans):  # all are adopted, or some cannot be just now
                return
            tried.update(orphans)

    async def orphans(self) -> tuple[str, ...]:
        """Return tables whose process is gone.

        While the database was away nobody could renew a lease: at first let the living do so.
        """
        if self.store.wakes.steady_for() < REJOIN_S:
            return ()
        return await self.store.leases.orphans()

    async def adopt_tables(self, names: Sequence[str]) -> None:
        """Open tables, a few at once; always those first to which people come by themselves."""
        for first in range(0, len(names), MAX_ADOPTED_AT_ONCE):
            if self.rooms.opening:
                await asyncio.wait(list(self.rooms.opening.values()))
            some = names[first : first + MAX_ADOPTED_AT_ONCE]
            await asyncio.gather(*(self.adopt_table(name) for name in some))

    async def adopt_table(self, table: str) -> None:
        """Open a table if that is possible; others must not wait for one that is broken."""
        room = self.rooms.by_id.get(table)
        if isinstance(room, RemoteRoom):
            room.close("moved")
        try:
            await self.rooms.room(table)
        except (Refused, StoreError):
            pass  # another process was quicker, it is over, or it will be tried again
        except Exception as error:  # noqa: BLE001  whatever its log holds
            log_event(logger, logging.ERROR, "table_not_opened", table=table, **fault(error))

    async def roomless(self) -> list[str]:
        """Return the tables that live here without a room, because it was thrown away."""
        held = await self.store.leases.held()
        self.rooms.outages.keep_only(held)
        known = self.rooms.by_id.keys() | self.rooms.releasing.keys()
        return [name for name in held if name not in known]

    # ------------------------------------------------------------------------- idle

    async def close_idle(self) -> None:
        """Compress tables at which nothing happens, and close rooms in which nobody is."""
        now = time.time()
        for room in list(self.rooms.by_id.values()):
            if room.last_used < now - COMPRESS_AFTER_S and room.table.compress():
                await asyncio.sleep(0)  # it takes a while: others first
            if isinstance(room, LocalRoom):
                if room.last_used < now - self.idle_s and room.can_close():
                    self.rooms.release_idle(room, room.due())
            elif room.last_used < now - COMPRESS_AFTER_S and not room.table.viewers():
                room.close("idle")  # not while somebody is just coming in


def shuffled(tables: Sequence[str]) -> list[str]:
    """Return tables in an order of our own: else several processes would open each in turn."""
    return random.sample(tables, len(tables))
