"""The house: all rooms of this process. Rooms are opened on demand, and closed when idle."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from funnymoney.games import game_named
from funnymoney.server.advisers import Advisers
from funnymoney.server.archive import Archive
from funnymoney.server.clerk import Clerk
from funnymoney.server.estimates import Estimates
from funnymoney.server.far import FarRoom
from funnymoney.server.filing import Filing
from funnymoney.server.garbage import Dustman
from funnymoney.server.limits import Buckets, Limits
from funnymoney.server.logs import fault, say
from funnymoney.server.messages import WRITER, Message
from funnymoney.server.metrics import Metrics
from funnymoney.server.own import OwnRoom
from funnymoney.server.post import Post
from funnymoney.server.room import Room, kicked
from funnymoney.server.store import Store, StoreError, rows
from funnymoney.server.store.leases import LEASE
from funnymoney.server.store.retention import Terms as Retention
from funnymoney.server.table import NotNow, Viewer
from funnymoney.server.thinkers import Thinkers

if TYPE_CHECKING:
    from funnymoney.server.push import Pusher  # its packages may not be there

T = TypeVar("T")
logger = logging.getLogger(__name__)

TICK = 1.0  # seconds
NAP = 10.0  # seconds without a choice after which a table is made small
RENEW = 5  # ticks between renewals of leases
SELDOM = 3600  # the same, if there is nobody who could take a table from us
AGAIN = 60_000  # milliseconds until a table that could not be opened is tried once more
DAY = 24 * 60 * 60 * 1000  # milliseconds
SWEEP = 3600  # ticks between looking for what is too old
FILING = 60  # and between trying again to file what could not be
PATIENCE = 5.0  # seconds for wishes that are being granted when the house closes
NO_LIMIT = 1e6  # times the usual
MOST_FROM, MOST_OF = 1000, 50  # sockets from one address, of one guest
MOST_CALLED = 20_000  # tables that sleep, of which is known who was told of his turn
BACKLOG = 5_000  # writes that may wait before people are asked to


@dataclass
class Settings:
    """What an operator may change."""

    idle: float = 300  # seconds after which a room that nobody uses is closed
    retention: Retention = field(default_factory=Retention)
    limited: bool = True
    token: str = field(default="", repr=False)  # of the operator


class House:
    """Where every room is found; one in each process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        metrics: Metrics,
        settings: Settings,
        pusher: Pusher | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.settings = settings
        self.shared = not store.database.sqlite  # by several processes
        self.lease = LEASE if self.shared else DAY
        self.pusher = pusher
        self.loop = asyncio.get_running_loop()
        self.limits = Limits(1 if settings.limited else NO_LIMIT)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.resting: dict[str, asyncio.Task[None]] = {}
        self.called: dict[str, dict[int, int]] = {}  # who was told of his turn, where all sleep
        self.sockets_from: Counter[str] = Counter()
        self.sockets_of: Counter[str] = Counter()
        metrics.people.set_function(lambda: len(self.sockets_of))
        self.tasks: set[asyncio.Task[Any]] = set()
        self.wishes: set[asyncio.Task[None]] = set()  # of these, those that must end
        self.post = Post(self)
        self.archive = Archive()
        self.filing = Filing(self.archive, store)
        self.clerk = Clerk()
        self.advisers = Advisers()
        self.estimates = Estimates(self.clerk, self.advisers)
        self.dustman = Dustman(time.time())
        self.closing = False
        store.wakes.listen(self.woken)
        self.clockwork = self.spawn(self.run())

    # ------------------------------------------------------------------------ rooms

    async def room(self, table: str) -> Room:
        """Return the room of a table, opened if need be; raise NoSuchTable."""
        found = self.rooms.get(table)
        if found is not None:
            return found
        if self.closing:
            raise NotNow("restart", "the house is closing: come again in a moment")
        if table not in self.opening:
            task = self.opening[table] = asyncio.create_task(self.open(table))
            task.add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(self.opening[table])

    async def open(self, table: str) -> Room:
        if table in self.resting:  # it is just being released, and must not be afterwards
            await asyncio.wait([self.resting[table]])
        gone = await self.store.leases.gone(table)
        mine = await self.store.leases.claim(table, self.lease)
        try:
            room = await self.furnish(table, mine, gone)
        except Exception:
            await self.put_off(table)
            raise
        self.rooms[table] = room
        self.metrics.tables.set(len(self.rooms))
        if isinstance(room, OwnRoom):
            room.go_on()
        return room

    async def furnish(self, table: str, mine: bool, gone: int) -> Room:
        """Return a room with all that has happened; for so many milliseconds it had no process."""
        loaded = await self.store.load(table)
        await self.check_edition(loaded.table)
        names = await self.names(loaded)
        room: Room
        if mine:
            room = OwnRoom(self, loaded, names)
            room.called = self.called.pop(table, {})
            await room.bring_back(loaded.moves)
            room.forgive(gone / 1000)
            await room.settle()
        else:
            room = FarRoom(self, loaded, names)
            await room.bring_back(loaded.moves)
        return room

    async def put_off(self, table: str) -> None:
        """Let a table that could not be opened sleep for a while, if it is ours.

        Else it would seem to live here, and nobody would ever take it in.
        """
        with suppress(StoreError):
            await self.store.leases.release(table, int(time.time() * 1000) + AGAIN)

    async def check_edition(self, about: rows.Table) -> None:
        """Give up a match that began by rules which are not these any more."""
        if about.edition != game_named(about.game).edition:
            if about.status in rows.ALIVE:
                await self.store.tables.abort(about.id)
            raise NotNow(
                "edition", f"this match was played by edition {about.edition} of the rules"
            )

    async def names(self, loaded: rows.Loaded) -> dict[str, str]:
        guests = {seat.guest_id for seat in loaded.seats} | {loaded.table.host_id}
        found = await self.store.guests.get(*(guest for guest in guests if guest))
        return {known: guest.name for known, guest in found.items()}

    async def enter(self, table: str, guest: str) -> Room:
        """Return the room of a table, unless this guest was shown out of it."""
        if guest and await self.store.moderation.is_shown_out(table, guest):
            raise kicked()
        return await self.room(table)

    def drop(self, room: Room, reason: str) -> None:
        """Close a room at once; whoever was there comes back and finds it opened anew."""
        room.close(reason)
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        self.metrics.tables.set(len(self.rooms))

    def show_out(self, room: Room, guest: str, reason: str) -> None:
        """Close every connection of a guest to a table, wherever it is."""
        room.show_out(guest, reason)
        self.post.show_out(room, guest, reason)

    def show_out_here(self, guest: str, reason: str) -> None:
        """Close every connection of a guest to this process."""
        for room in list(self.rooms.values()):
            room.show_out(guest, reason)

    # ----------------------------------------------------------------------- telling

    def hang_up(self, viewer: Viewer, reason: str) -> None:
        """Say good-bye and close a connection."""
        viewer.send(WRITER.encode(Message(bye=reason)))
        viewer.end(reason)

    def woken(self, table: str | None) -> None:
        """Look again at a table, or at all, because something has happened there."""
        for name in [table] if table else [*self.rooms, *self.opening]:
            if name in self.rooms or name in self.opening:
                self.spawn(self.look_again(name))

    async def look_again(self, table: str) -> None:
        """Read a table anew, if it is here or will be in a moment."""
        if table in self.opening:  # it may have been read before the change
            await asyncio.wait([self.opening[table]])
        room = self.rooms.get(table)
        if room is not None:
            await room.refresh()

    async def changed(self, table: str) -> None:
        """Have everybody look again at the seats of a table."""
        await self.look_again(table)
        if self.shared:
            await self.store.wakes.wake(table)

    # ------------------------------------------------------------------------ limits

    def breathe(self) -> None:
        """Refuse more work while the store cannot follow."""
        if len(self.store.writer.waiting) > BACKLOG:
            raise NotNow("busy", "the house is too busy just now: try again in a moment")

    def spend(self, what: str, who: str) -> None:
        """Raise NotNow if somebody does something too often."""
        buckets: Buckets = getattr(self.limits, what)
        must_wait(buckets.take(who, self.loop.time()))

    def let_try(self, who: str) -> None:
        """Raise NotNow if somebody has tried too many keys: then the right one opens nothing, too.

        Else whoever is told to wait could go on, and look for the answer that is another.
        """
        must_wait(self.limits.tries_from.lacks(who, self.loop.time()))

    def connect(self, where: str, guest: str) -> None:
        """Count a connection, or raise NotNow if there are too many of somebody."""
        self.spend("joins_from", where)
        if guest:
            self.spend("joins", guest)
        many = self.sockets_from[where] >= MOST_FROM or self.sockets_of[guest] >= MOST_OF
        if self.settings.limited and (many if guest else self.sockets_from[where] >= MOST_FROM):
            raise NotNow("sockets", "you have too many connections open: close some of them")
        self.sockets_from[where] += 1
        self.sockets_of[guest] += 1

    def disconnect(self, where: str, guest: str) -> None:
        for counted, who in ((self.sockets_from, where), (self.sockets_of, guest)):
            counted[who] -= 1
            if counted[who] <= 0:
                del counted[who]

    # ------------------------------------------------------------------------ guests

    async def rename(self, guest: str, name: str) -> None:
        await self.store.guests.rename(guest, name)
        for room in list(self.rooms.values()):
            if guest in room.names:
                room.names[guest] = name
                room.show()

    async def forget(self, guest: str) -> None:
        """Delete all that is kept of a guest, and take him from all tables."""
        listed = await self.store.tables.of_guest(guest)
        await self.store.guests.delete(guest)
        await self.be_without(guest, "forgotten", listed)
        for room in list(self.rooms.values()):
            room.names.pop(guest, None)

    async def ban(self, guest: str, why: str, until: int) -> None:
        """Keep a guest out of the house, and take him from all tables."""
        listed = await self.store.tables.of_guest(guest)
        await self.store.moderation.ban(guest, why, until)
        await self.be_without(guest, "banned", listed)

    async def be_without(self, guest: str, reason: str, listed: Sequence[rows.Listed]) -> None:
        """Hang up on a guest, whichever process he came to, and have his seats given to others."""
        self.show_out_here(guest, reason)
        await self.post.show_out_everywhere(guest, reason)
        for each in listed:
            await self.changed(each.table.id)

    # --------------------------------------------------------------------- clockwork

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start something that runs by itself, and log if it fails."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def begin(self, wish: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Grant a wish to its end, even if whoever has made it does not wait for that."""
        task = self.spawn(wish)
        self.wishes.add(task)
        task.add_done_callback(self.wishes.discard)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("task_failed", exc_info=task.exception())

    async def run(self) -> None:
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            ticks += 1
            await self.tick(ticks)

    async def tick(self, ticks: int) -> None:
        """Do all that is due; what goes wrong with one thing keeps nobody from doing the next."""
        for chore in self.chores(ticks):
            try:
                await chore()
            except Exception as error:  # noqa: BLE001  whatever it is, leases must be renewed
                say(logger, logging.ERROR, "tick_failed", **fault(error))

    def chores(self, ticks: int) -> Iterator[Callable[[], Awaitable[object]]]:
        if ticks % (RENEW if self.shared else SELDOM) == 0:
            yield self.renew
        if ticks % RENEW == 0:
            yield self.adopt
            yield self.post.look_after
        yield self.close_idle
        yield self.clerk.rest
        yield self.clean
        if ticks % SWEEP == 0:
            yield self.sweep
        if ticks % FILING == 0:
            self.filing.go_on()
        if ticks % SWEEP == FILING:
            yield self.filing.look

    async def clean(self) -> None:
        last_move = max((room.used for room in self.rooms.values()), default=0.0)
        self.dustman.look(time.time(), last_move)

    async def sweep(self) -> None:
        await self.store.retention.sweep(self.settings.retention)
        self.metrics.sweeps.inc()

    async def renew(self) -> None:
        """Keep our tables ours; forget those that others have taken."""
        held = {name for name, room in self.rooms.items() if isinstance(room, OwnRoom)}
        still = await self.store.leases.renew(self.lease)
        for name in held - still:
            room = self.rooms.get(name)
            if isinstance(room, OwnRoom):
                self.drop(room, "moved")

    async def adopt(self) -> None:
        """Take in tables whose process is gone, and those that have slept long enough."""
        orphans, due = await self.store.leases.orphans(), await self.store.tables.due()
        for name in (*await self.deserted(), *orphans, *due):
            room = self.rooms.get(name)
            if isinstance(room, FarRoom):
                self.drop(room, "moved")
            await self.take_in(name)

    async def take_in(self, table: str) -> None:
        """Open a table if that is possible; others must not wait for one that is broken."""
        try:
            await self.room(table)
        except (NotNow, StoreError):
            pass  # another process was quicker, it is over, or it will be tried again
        except Exception as error:  # noqa: BLE001  whatever its log holds
            say(logger, logging.ERROR, "table_not_opened", table=table, **fault(error))

    async def deserted(self) -> list[str]:
        """Return the tables that live here without a room, because it was thrown away."""
        held = await self.store.leases.held()
        return [name for name in held if name not in self.rooms and name not in self.resting]

    async def close_idle(self) -> None:
        early, lately = time.time() - self.settings.idle, time.time() - NAP
        for room in list(self.rooms.values()):
            if room.used < lately and room.table.pack():
                await asyncio.sleep(0)  # it takes a while: others first
            if isinstance(room, OwnRoom) and room.used < early and room.may_sleep():
                self.put_to_sleep(room)
            elif isinstance(room, FarRoom) and room.used < lately and not room.table.viewers():
                self.drop(room, "idle")  # not while somebody is just coming in

    def put_to_sleep(self, room: OwnRoom) -> None:
        """Close a room, and leave its table to whoever wakes it, or to its next alarm."""
        due = room.alarm.due()
        if room.called:  # whoever wakes the table must not have them told again
            self.called[room.id] = room.called
        if len(self.called) > MOST_CALLED:
            del self.called[next(iter(self.called))]
        self.drop(room, "idle")
        wake = None if due is None else int(due * 1000)
        task = self.resting[room.id] = self.spawn(self.store.leases.release(room.id, wake))
        task.add_done_callback(lambda _: self.resting.pop(room.id, None))

    def hurry(self) -> None:
        """Wait no longer for what was begun, if the house is closing."""
        for wish in self.wishes:
            wish.cancel()
        self.filing.stop()

    async def close(self) -> None:
        """Say good-bye to everybody, and let what was begun be written."""
        self.closing = True
        for room in list(self.rooms.values()):
            self.drop(room, "restart")
        if self.wishes:
            await asyncio.wait(self.wishes, timeout=PATIENCE)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.filing.close()
        await self.archive.close()
        self.estimates.close()
        await self.clerk.close()
        await self.advisers.close()
        await self.thinkers.close()
        if self.pusher:
            await self.pusher.close()


def must_wait(seconds: float) -> None:
    """Say so, if there is anything to wait for."""
    wait = math.ceil(seconds)
    if wait:
        raise NotNow("too_fast", f"too much at once: wait {wait} seconds", seconds=wait)
