"""The house: all rooms of this process. Rooms are opened on demand, and closed when idle."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from funnymoney.server.cluster.bus import MessageBus
from funnymoney.server.ops.gc_policy import GcPolicy
from funnymoney.server.ops.logs import fault, log_event
from funnymoney.server.ops.metrics import Metrics
from funnymoney.server.ops.ratelimit import Buckets, Limits
from funnymoney.server.protocol.errors import UNAVAILABLE, Refused
from funnymoney.server.protocol.messages import WRITER, Message
from funnymoney.server.replay.archive import Archive
from funnymoney.server.replay.archive_queue import ArchiveQueue
from funnymoney.server.replay.client import ReplayClient
from funnymoney.server.replay.estimates import Estimates
from funnymoney.server.rooms.clockwork import Clockwork
from funnymoney.server.rooms.editions import by_our_rules
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.rooms.opener import Opener, OwnerGone
from funnymoney.server.rooms.outages import Outages
from funnymoney.server.rooms.remote import RemoteRoom
from funnymoney.server.rooms.room import Room, kicked
from funnymoney.server.rooms.undealable import refuse_undealable
from funnymoney.server.store import Store, StoreError, rows
from funnymoney.server.store.errors import DamagedTable, NoSuchTable
from funnymoney.server.store.faults.damage import is_corrupt
from funnymoney.server.store.repositories.leases import LEASE_MS
from funnymoney.server.store.repositories.loading import damaged_page
from funnymoney.server.store.repositories.openings import Stored
from funnymoney.server.store.repositories.retention import RetentionPolicy as Retention
from funnymoney.server.table.table import Viewer
from funnymoney.server.workers.advice_queue import AdviceQueue
from funnymoney.server.workers.bot_pool import BotPool

if TYPE_CHECKING:
    from funnymoney.server.push.web_push import Pusher  # its packages may not be there

logger = logging.getLogger(__name__)

REOPEN_DELAY_MS = 60_000  # milliseconds until a table that could not be opened is tried once more
DAY_MS = 24 * 60 * 60 * 1000  # milliseconds
SHUTDOWN_GRACE_S = 5.0  # seconds for wishes that are being granted when the house closes
HAND_OVER_S = 1.0  # for what is begun before tables are left to other processes
UNLIMITED_FACTOR = 1e6  # times the usual
MOST_FROM, MOST_OF = 1000, 50  # sockets from one address, of one guest
MAX_QUEUED_WRITES = 5_000  # writes that may wait before people are asked to


@dataclass
class Settings:
    """What an operator may change."""

    idle: float = 300  # seconds after which a room that nobody uses is closed
    retention: Retention = field(default_factory=Retention)
    limited: bool = True
    token: str = field(default="", repr=False)  # of the operator


class RoomRegistry(Clockwork):
    """Where every room is found; one in each process."""

    def __init__(
        self,
        store: Store,
        thinkers: BotPool,
        metrics: Metrics,
        settings: Settings,
        pusher: Pusher | None = None,
    ) -> None:
        self.store = store
        self.bots = thinkers
        self.metrics = metrics
        self.settings = settings
        self.shared = not store.database.sqlite  # by several processes
        self.lease = LEASE_MS if self.shared else DAY_MS
        self.pusher = pusher
        self.loop = asyncio.get_running_loop()
        self.limits = Limits(1 if settings.limited else UNLIMITED_FACTOR)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.opener = Opener(self)
        self.releasing: dict[str, asyncio.Task[None]] = {}
        self.dead: set[str] = set()  # processes whose tables were taken, while they do not return
        self.adopting: asyncio.Task[None] | None = None
        self.looking_for_dead: asyncio.Task[None] | None = None
        self.notified: dict[str, dict[int, int]] = {}  # who was told of his turn, where all sleep
        self.sockets_from: Counter[str] = Counter()
        self.sockets_of: Counter[str] = Counter()
        metrics.people.set_function(lambda: len(self.sockets_of))
        self.damaged: dict[str, str] = {}  # tables out of service until the next start, and why
        metrics.tables_damaged.set_function(lambda: len(self.damaged))
        self.tasks: set[asyncio.Task[Any]] = set()
        self.must_end: set[asyncio.Task[None]] = set()  # of these, those that must end
        self.bus = MessageBus(self)
        self.archive = Archive()
        self.archive_queue = ArchiveQueue(self.archive, store)
        self.replays = ReplayClient()
        self.advice = AdviceQueue()
        self.estimates = Estimates(self.replays, self.advice)
        self.gc_policy = GcPolicy(time.time())
        self.closing = False
        self.outages = Outages()
        metrics.watch_store(store.health)
        store.health.on_change = self.on_store_health
        store.database.on_damage = self.on_damage
        self.stopped = asyncio.Event()  # with the house: there are no more ticks
        store.wakes.listen(self.on_notification)
        self.clockwork = self.spawn(self.run())

    # ------------------------------------------------------------------------ rooms

    async def room(self, table: str) -> Room:
        """Return the room of a table, opened if need be; raise NoSuchTable."""
        found = self.rooms.get(table)
        if found is not None:
            return found
        self.refuse_damaged(table)
        if self.closing:
            raise Refused("restart", "the house is closing: come again in a moment")
        self.store.health.must_be_writable()
        if table not in self.opening:
            task = self.opening[table] = asyncio.create_task(self.open(table))
            task.add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(self.opening[table])

    async def open(self, table: str) -> Room:
        if table in self.releasing:  # it is just being released, and must not be afterwards
            await asyncio.wait([self.releasing[table]])
        try:
            room = await self.open_room(await self.fetch(table))
            if not self.store.health.is_writable:
                room.close("unavailable")
            self.store.health.must_be_writable()
            if room.closed:  # what had to be written first was lost: it was thrown away already
                raise Refused("moved", "this table could not be opened: come again")
        except (NoSuchTable, OwnerGone):  # which is not ours
            raise
        except DamagedTable as error:
            await self.take_out_of_service(error)
            raise
        except Exception as error:
            if is_corrupt(error):
                damage = damaged_page(table, error)
                damage.__cause__ = error
                await self.take_out_of_service(damage)
                raise damage from error
            if self.store.health.is_writable:  # else it is opened as soon as the store is back
                await self.postpone(table)
            raise
        self.rooms[table] = room
        self.metrics.tables.set(len(self.rooms))
        if isinstance(room, LocalRoom):
            room.wake()
        return room

    async def fetch(self, table: str) -> Stored:
        """Claim a table if it is free, and read it; if its process seems dead, make sure first."""
        try:
            return await self.opener.fetch(table)
        except OwnerGone:
            await self.end_dead_leases()
        return await self.opener.fetch(table)

    async def open_room(self, stored: Stored) -> Room:
        """Return a room with all that has happened."""
        loaded = await by_our_rules(self.store, stored.loaded, stored.mine)
        await refuse_undealable(self, loaded.table, stored.mine)
        if stored.mine:
            return await self.open_local_room(loaded, stored)
        room = RemoteRoom(self, loaded, dict(stored.names))
        await room.replay_log(loaded.moves)
        return room

    async def open_local_room(self, loaded: rows.Loaded, stored: Stored) -> LocalRoom:
        room = LocalRoom(self, loaded, stored)
        room.notified = self.notified.pop(room.id, {})
        try:
            await room.replay_log(loaded.moves)
            await room.credit_downtime()
            await room.reconcile()
        except Exception:
            room.close("moved")  # its alarm may be set, and its bots may think already
            raise
        return room

    async def postpone(self, table: str) -> None:
        """Let a table that could not be opened sleep for a while, if it is ours.

        Else it would seem to live here, and nobody would ever take it in.
        """
        with suppress(StoreError):
            await self.store.leases.put_off(table, int(time.time() * 1000) + REOPEN_DELAY_MS)

    async def take_out_of_service(self, damage: DamagedTable) -> None:
        """Open a damaged table no more, and let nobody's clock run there.

        That is kept in memory only, so a start after a repair or an upgrade tries it again.
        """
        if damage.table not in self.damaged:
            self.note_damage(damage)
            await self.put_away(damage.table)

    def on_damage(self, damage: DamagedTable) -> None:
        """Do the same for a table of which something damaged was met by whoever read it."""
        if damage.table not in self.damaged and not self.closing:
            self.note_damage(damage)
            self.spawn(self.put_away(damage.table))

    def note_damage(self, damage: DamagedTable) -> None:
        self.damaged[damage.table] = damage.cause
        facts = fault(damage.__cause__) if damage.__cause__ else {}
        log_event(
            logger, logging.ERROR, "table_damaged", table=damage.table, why=damage.cause, **facts
        )
        room = self.rooms.get(damage.table)
        if room is not None:  # who is there comes again, and is told
            self.drop(room, "moved")

    async def put_away(self, table: str) -> None:
        """Let a table live nowhere until the next start, unless it lives in another process."""
        with suppress(StoreError):
            await self.store.leases.claim(table, self.lease)  # else it is tried again and again
            await self.store.leases.put_off(table, None)

    def refuse_damaged(self, table: str) -> None:
        """Raise DamagedTable if this table is out of service."""
        if table in self.damaged:
            raise DamagedTable(table, self.damaged[table])

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

    def drop(self, room: Room, reason: str) -> None:
        """Close a room at once; whoever was there comes back and finds it opened anew."""
        room.close(reason)
        if reason == "unavailable" and isinstance(room, LocalRoom):
            self.outages.stop(room.id)
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        self.metrics.tables.set(len(self.rooms))

    def remove_guest(self, room: Room, guest: str, reason: str) -> None:
        """Close every connection of a guest to a table, wherever it is."""
        room.remove_guest(guest, reason)
        self.bus.guest_removed(room, guest, reason)

    def remove_guest_here(self, guest: str, reason: str) -> None:
        """Close every connection of a guest to this process."""
        for room in list(self.rooms.values()):
            room.remove_guest(guest, reason)

    # ----------------------------------------------------------------------- telling

    def disconnect_viewer(self, viewer: Viewer, reason: str) -> None:
        """Say good-bye and close a connection.

        While the store is away that is a refusal: pages of an earlier version know no such
        good-bye, and would not come back.
        """
        unavailable = reason == "unavailable"
        viewer.send(WRITER.encode(UNAVAILABLE if unavailable else Message(bye=reason)))
        viewer.end(reason)

    def on_notification(self, table: str | None) -> None:
        """Look again at a table, or at all, because something has happened there."""
        if table is None and self.shared and not self.closing:
            # Connected anew: leases may have run out meanwhile.
            self.spawn(self.attempt(self.renew))
        for name in [table] if table else [*self.rooms, *self.opening]:
            if name in self.rooms or name in self.opening:
                self.spawn(self.refresh(name))

    async def refresh(self, table: str) -> None:
        """Read a table anew, if it is here or will be in a moment."""
        if table in self.opening:  # it may have been read before the change
            await asyncio.wait([self.opening[table]])
        room = self.rooms.get(table)
        if room is not None:
            await room.refresh()

    async def refresh_everywhere(self, table: str) -> None:
        """Have everybody look again at the seats of a table."""
        await self.refresh(table)
        if self.shared:
            await self.store.wakes.wake(table)

    # ----------------------------------------------------------------------- outages

    def on_store_health(self) -> None:
        """Close all rooms when the store is away; open those of this process when it is back."""
        if self.store.health.is_writable:
            self.outages.end()
            self.spawn(self.adopt())
            return
        for room in list(self.rooms.values()):
            self.drop(room, "unavailable")
        self.outages.stop(*self.releasing, *self.opening)
        self.outages.begin(self.store.health.since or time.monotonic())

    # ------------------------------------------------------------------------ limits

    def check_backlog(self) -> None:
        """Refuse more work while the store cannot follow."""
        if len(self.store.writer.waiting) > MAX_QUEUED_WRITES:
            raise Refused("busy", "the house is too busy just now: try again in a moment")

    def limit(self, what: str, who: str) -> None:
        """Raise Refused if somebody does something too often."""
        buckets: Buckets = getattr(self.limits, what)
        must_wait(buckets.take(who, self.loop.time()))

    def check_attempts(self, who: str) -> None:
        """Raise Refused if somebody has tried too many keys: then the right one opens nothing, too.

        Else whoever is told to wait could go on, and look for the answer that is another.
        """
        must_wait(self.limits.tries_from.lacks(who, self.loop.time()))

    def connect(self, where: str, guest: str) -> None:
        """Count a connection, or raise Refused if there are too many of somebody."""
        self.limit("joins_from", where)
        if guest:
            self.limit("joins", guest)
        many = self.sockets_from[where] >= MOST_FROM or self.sockets_of[guest] >= MOST_OF
        if self.settings.limited and (many if guest else self.sockets_from[where] >= MOST_FROM):
            raise Refused("sockets", "you have too many connections open: close some of them")
        self.sockets_from[where] += 1
        self.sockets_of[guest] += 1

    def disconnect(self, where: str, guest: str) -> None:
        for counted, who in ((self.sockets_from, where), (self.sockets_of, guest)):
            counted[who] -= 1
            if counted[who] <= 0:
                del counted[who]

    # ------------------------------------------------------------------------ guests

    async def rename(self, guest: str, name: str) -> None:
        """Change a name at every table; raise LooksAlike where it looks like another's there."""
        await self.store.guests.rename(guest, name)
        for room in list(self.rooms.values()):
            if guest in room.names:
                room.names[guest] = name
                room.announce()
        if self.shared:  # others must not see a name that somebody else may take now
            for listed in await self.store.tables.of_guest(guest):
                await self.store.wakes.wake(listed.table.id)

    async def forget(self, guest: str) -> None:
        """Delete all that is kept of a guest, and take him from all tables."""
        listed = await self.store.tables.of_guest(guest)
        await self.store.guests.delete(guest)
        await self.remove_everywhere(guest, "forgotten", listed)
        for room in list(self.rooms.values()):
            room.names.pop(guest, None)

    async def ban(self, guest: str, why: str, until: int) -> None:
        """Keep a guest out of the house, and take him from all tables."""
        listed = await self.store.tables.of_guest(guest)
        await self.store.moderation.ban(guest, why, until)
        await self.remove_everywhere(guest, "banned", listed)

    async def remove_everywhere(
        self, guest: str, reason: str, listed: Sequence[rows.Listed]
    ) -> None:
        """Hang up on a guest, whichever process he came to, and have his seats given to others."""
        self.remove_guest_here(guest, reason)
        await self.bus.guest_banned(guest, reason)
        for each in listed:
            await self.refresh_everywhere(each.table.id)

    # ----------------------------------------------------------------------- closing

    def cancel_pending(self) -> None:
        """Wait no longer for what was begun, if the house is closing."""
        for wish in self.must_end:
            wish.cancel()
        self.archive_queue.stop()

    async def close(self) -> None:
        """Say good-bye to everybody, and let what was begun be written."""
        again, self.closing = self.closing, True
        self.stopped.set()
        self.drop_all()
        if self.shared and not again:
            await self.hand_over()
        if self.must_end:
            await asyncio.wait(self.must_end, timeout=SHUTDOWN_GRACE_S)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.archive_queue.close()
        await self.archive.close()
        self.estimates.close()
        await self.replays.close()
        await self.advice.close()
        await self.bots.close()
        if self.pusher:
            await self.pusher.close()

    def drop_all(self) -> None:
        for room in list(self.rooms.values()):
            self.drop(room, "restart")

    async def hand_over(self) -> None:
        """Leave all tables to other processes at once, when what was begun there is written."""
        begun = {self.clockwork, *self.opening.values(), *self.must_end}
        if self.adopting is not None:
            begun.add(self.adopting)
        await asyncio.wait(begun, timeout=HAND_OVER_S)
        self.drop_all()  # those that were just being opened
        with suppress(Exception):  # whatever it is, the house must close: then leases run out
            await self.store.leases.let_go()
            await self.bus.process_left()


def must_wait(seconds: float) -> None:
    """Say so, if there is anything to wait for."""
    wait = math.ceil(seconds)
    if wait:
        raise Refused("too_fast", f"too much at once: wait {wait} seconds", seconds=wait)
