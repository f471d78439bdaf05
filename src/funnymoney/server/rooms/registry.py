"""All rooms of this process: opened on demand, and closed when idle."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from funnymoney.server.cluster.bus import MessageBus
from funnymoney.server.ops.metrics import Metrics
from funnymoney.server.ops.tasks import Tasks
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.rate_limits import RateLimits
from funnymoney.server.replay.archive_queue import ArchiveQueue
from funnymoney.server.rooms.loading.damaged import DamagedTables
from funnymoney.server.rooms.loading.dead_processes import DeadProcesses
from funnymoney.server.rooms.loading.editions import by_our_rules
from funnymoney.server.rooms.loading.new_tables import NewTables
from funnymoney.server.rooms.loading.opener import Opener, OwnerGone
from funnymoney.server.rooms.loading.undealable import refuse_undealable
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.rooms.outages import Outages
from funnymoney.server.rooms.remote import RemoteRoom
from funnymoney.server.rooms.room import Room, kicked
from funnymoney.server.rooms.services import RoomServices
from funnymoney.server.store import Store, StoreError, rows
from funnymoney.server.store.errors import DamagedTable, NoSuchTable
from funnymoney.server.store.faults.damage import is_corrupt
from funnymoney.server.store.repositories.loading import damaged_page
from funnymoney.server.store.repositories.openings import Stored
from funnymoney.server.workers.advice_queue import AdviceQueue
from funnymoney.server.workers.bot_pool import BotPool

if TYPE_CHECKING:
    from funnymoney.server.push.web_push import Pusher  # its packages may not be there

REOPEN_DELAY_MS = 60_000  # until a table that could not be opened is tried once more
MAX_REMEMBERED_PUSHES = 20_000  # tables that sleep, of which is known who was told of their turn


class RoomRegistry:
    """Where every room is found; one in each process."""

    def __init__(
        self,
        store: Store,
        tasks: Tasks,
        metrics: Metrics,
        bus: MessageBus,
        dead_processes: DeadProcesses,
        *,
        limits: RateLimits,
        bots: BotPool,
        advice: AdviceQueue,
        archive_queue: ArchiveQueue,
        pusher: Pusher | None,
        lease_ms: int,
        shared: bool,
    ) -> None:
        self.store = store
        self.tasks = tasks
        self.metrics = metrics
        self.dead_processes = dead_processes
        self.shared = shared  # the database, by several processes
        self.by_id: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.opener = Opener(store, tasks, dead_processes, lease_ms)
        self.releasing: dict[str, asyncio.Task[None]] = {}
        self.notified: dict[str, dict[int, int]] = {}  # who was told of their turn, where all sleep
        self.outages = Outages()
        self.damaged = DamagedTables(store, tasks, lease_ms, self.close_moved)
        self.new_tables = NewTables(store, tasks, self.room, self.close_if_open)
        self.services = RoomServices(
            store,
            tasks,
            limits,
            metrics,
            bots,
            advice,
            bus,
            archive_queue,
            self.outages,
            pusher,
            on_closed=self.on_closed,
            on_damage=self.damaged.on_damage,
            refresh_everywhere=self.refresh_everywhere,
            open_table=self.new_tables.create,
        )
        metrics.tables_damaged.set_function(lambda: len(self.damaged.causes))

    # ---------------------------------------------------------------------- opening

    async def room(self, table: str) -> Room:
        """Return the room of a table, opened if need be; raise NoSuchTable."""
        found = self.by_id.get(table)
        if found is not None:
            return found
        self.damaged.refuse(table)
        if self.tasks.closing:
            raise Refused("restart", "the house is closing: come again in a moment")
        self.store.health.must_be_writable()
        if table not in self.opening:
            task = self.opening[table] = asyncio.create_task(self.open(table))
            task.add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(self.opening[table])

    async def open(self, table: str) -> Room:
        if table in self.releasing:  # it must not be released when it is open again
            await asyncio.wait([self.releasing[table]])
        try:
            room = await self.open_writable(table)
        except (NoSuchTable, OwnerGone):  # which is not ours
            raise
        except DamagedTable as error:
            await self.damaged.add(error)
            raise
        except Exception as error:
            await self.on_failed(table, error)
            raise
        self.by_id[table] = room
        self.metrics.tables.set(len(self.by_id))
        if isinstance(room, LocalRoom):
            room.wake()
        return room

    async def open_writable(self, table: str) -> Room:
        """Open a room, unless the store went away meanwhile."""
        room = await self.open_room(await self.fetch(table))
        if not self.store.health.is_writable:
            room.close("unavailable")
        self.store.health.must_be_writable()
        if room.closed:  # what had to be written first was lost: it was thrown away already
            raise Refused("moved", "this table could not be opened: come again")
        return room

    async def on_failed(self, table: str, error: Exception) -> None:
        """See to a table that could not be opened."""
        if is_corrupt(error):
            damage = damaged_page(table, error)
            damage.__cause__ = error
            await self.damaged.add(damage)
            raise damage from error
        if self.store.health.is_writable:  # else it is opened as soon as the store is back
            await self.postpone(table)

    async def fetch(self, table: str) -> Stored:
        """Claim a table if it is free, and read it; if its process seems dead, make sure first."""
        try:
            return await self.opener.fetch(table)
        except OwnerGone:
            await self.dead_processes.end_leases()
        return await self.opener.fetch(table)

    async def open_room(self, stored: Stored) -> Room:
        """Return a room with all that has happened."""
        loaded = await by_our_rules(self.store, stored.loaded, stored.mine)
        await refuse_undealable(self.store, loaded.table, stored.mine)
        if stored.mine:
            return await self.open_local_room(loaded, stored)
        room = RemoteRoom(self.services, loaded, dict(stored.names))
        await room.replay_log(loaded.moves)
        return room

    async def open_local_room(self, loaded: rows.Loaded, stored: Stored) -> LocalRoom:
        room = LocalRoom(self.services, loaded, stored)
        room.notified = self.notified.pop(room.id, {})
        try:
            await room.replay_log(loaded.moves)
            await room.credit_downtime()
            await room.reconcile()
        except Exception:
            room.close("moved")  # its timer may be set, and its bots may think already
            raise
        return room

    async def postpone(self, table: str) -> None:
        """Let a table that could not be opened sleep for a while, if it is ours.

        Else it would seem to live here, and nobody would ever adopt it.
        """
        with suppress(StoreError):
            await self.store.leases.put_off(table, int(time.time() * 1000) + REOPEN_DELAY_MS)

    async def enter(self, table: str, guest: str) -> Room:
        """Return the room of a table, unless this guest was shown out of it."""
        room = await self.room(table)
        if guest in room.kicked:
            raise kicked()
        # Only where the table lives all are known who were shown out.
        elsewhere = bool(guest) and not isinstance(room, LocalRoom)
        if elsewhere and await self.store.moderation.is_shown_out(table, guest):
            raise kicked()
        return room

    # ---------------------------------------------------------------------- closing

    def on_closed(self, table: str) -> None:
        """Forget a room that was closed; whoever was there finds it opened anew."""
        room = self.by_id.get(table)
        if room is not None and room.closed:
            del self.by_id[table]
        self.metrics.tables.set(len(self.by_id))

    def close_if_open(self, table: str, reason: str) -> None:
        room = self.by_id.get(table)
        if room is not None:
            room.close(reason)

    def close_moved(self, table: str) -> None:
        self.close_if_open(table, "moved")

    def close_all(self, reason: str) -> None:
        for room in list(self.by_id.values()):
            room.close(reason)

    def release_idle(self, room: LocalRoom, due: float | None) -> None:
        """Close a room, and leave its table to whoever wakes it, or to the next thing due there."""
        if room.notified:  # whoever wakes the table must not have them told again
            self.notified[room.id] = room.notified
        if len(self.notified) > MAX_REMEMBERED_PUSHES:
            del self.notified[next(iter(self.notified))]
        room.close("idle")
        wake = None if due is None else int(due * 1000)
        task = self.releasing[room.id] = self.tasks.spawn(self.store.leases.release(room.id, wake))
        task.add_done_callback(lambda _: self.releasing.pop(room.id, None))

    def remove_guest(self, guest: str, reason: str) -> None:
        """Close every connection of a guest to this process."""
        for room in list(self.by_id.values()):
            room.remove_guest(guest, reason)

    # -------------------------------------------------------------------- refreshing

    def refresh_soon(self, table: str | None) -> None:
        """Look again at a table, or at all, because something has happened there."""
        for name in [table] if table else [*self.by_id, *self.opening]:
            if name in self.by_id or name in self.opening:
                self.tasks.spawn(self.refresh(name))

    async def refresh(self, table: str) -> None:
        """Read a table anew, if it is here or will be in a moment."""
        if table in self.opening:  # it may have been read before the change
            await asyncio.wait([self.opening[table]])
        room = self.by_id.get(table)
        if room is not None:
            await room.refresh()

    async def refresh_everywhere(self, table: str) -> None:
        """Have everybody look again at the seats of a table."""
        await self.refresh(table)
        if self.shared:
            await self.store.wakes.wake(table)
