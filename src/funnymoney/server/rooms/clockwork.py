"""The clockwork of a house: what it does by itself, tick by tick, and what runs beside that."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from funnymoney.server.ops.logs import fault, log_event
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.rooms.outages import Outages
from funnymoney.server.rooms.remote import RemoteRoom
from funnymoney.server.rooms.room import Room
from funnymoney.server.store import Store, StoreError
from funnymoney.server.store.errors import StoreUnavailable

if TYPE_CHECKING:
    from funnymoney.server.cluster.bus import MessageBus
    from funnymoney.server.ops.gc_policy import GcPolicy
    from funnymoney.server.ops.metrics import Metrics
    from funnymoney.server.replay.archive_queue import ArchiveQueue
    from funnymoney.server.replay.client import ReplayClient
    from funnymoney.server.rooms.registry import Settings

T = TypeVar("T")
logger = logging.getLogger(__name__)

TICK_S = 1.0  # seconds
COMPRESS_AFTER_S = 10.0  # seconds without a choice after which a table is made small
RENEW = 5  # ticks between renewals of leases
SELDOM = 3600  # the same, if there is nobody who could take a table from us
BEAT = 60  # ticks between notes that there is a house, if nobody else could think there is none
SWEEP = 3600  # ticks between looking for what is too old
FILING = 60  # and between trying again to file what could not be
REJOIN_S = 6.0  # after a restart of the database, for all processes to connect again
SECOND_LOOK_S = 0.5  # a process whose connection broke has that long to connect again
MAX_ADOPTED_AT_ONCE = 8
MAX_ADOPTION_ROUNDS = 100  # of adoption, of a hundred tables each
MAX_REMEMBERED_PUSHES = 20_000  # tables that sleep, of which is known who was told of his turn


class Clockwork:
    """The part of a house that needs nobody to come."""

    store: Store
    settings: Settings
    metrics: Metrics
    archive_queue: ArchiveQueue
    replays: ReplayClient
    gc_policy: GcPolicy
    bus: MessageBus
    outages: Outages
    shared: bool
    lease: int
    rooms: dict[str, Room]
    opening: dict[str, asyncio.Task[Room]]
    releasing: dict[str, asyncio.Task[None]]
    adopting: asyncio.Task[None] | None
    looking_for_dead: asyncio.Task[None] | None
    stopped: asyncio.Event
    closing: bool
    dead: set[str]
    notified: dict[str, dict[int, int]]
    tasks: set[asyncio.Task[Any]]
    must_end: set[asyncio.Task[None]]

    async def room(self, table: str) -> Room:
        raise NotImplementedError

    def drop(self, room: Room, reason: str) -> None:
        raise NotImplementedError

    # ------------------------------------------------------------------------- tasks

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start something that runs by itself, and log if it fails."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def run_to_end(self, wish: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Grant a wish to its end, even if whoever has made it does not wait for that."""
        task = self.spawn(wish)
        self.must_end.add(task)
        task.add_done_callback(self.must_end.discard)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StoreUnavailable):  # that is told elsewhere
            logger.error("task_failed", exc_info=error)

    # ------------------------------------------------------------------------- ticks

    async def run(self) -> None:
        ticks = 0
        while not self.closing:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stopped.wait(), TICK_S)
            ticks += 1
            await self.tick(ticks)

    async def tick(self, ticks: int) -> None:
        """Do all that is due; what goes wrong with one thing keeps nobody from doing the next."""
        for chore in self.chores(ticks):
            if self.closing:  # a lease must not be renewed that is just handed over
                return
            await self.attempt(chore)

    async def once(self, chore: Callable[[], Awaitable[object]]) -> None:
        """Do something that is due once; if the store is away meanwhile, again until it is done."""
        while not self.closing:
            try:
                await chore()
            except StoreUnavailable:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.stopped.wait(), TICK_S * RENEW)
            else:
                return

    async def attempt(self, chore: Callable[[], Awaitable[object]]) -> None:
        try:
            await chore()
        except StoreUnavailable:
            pass  # `store/health.py` tells of it, once
        except Exception as error:  # noqa: BLE001  whatever it is, leases must be renewed
            log_event(logger, logging.ERROR, "tick_failed", **fault(error))

    def chores(self, ticks: int) -> Iterator[Callable[[], Awaitable[object]]]:
        if ticks % (RENEW if self.shared else SELDOM) == 0:
            yield self.renew
        if ticks % (RENEW if self.shared else BEAT) == 0:
            yield self.store.pulse.beat
        if self.shared:
            yield self.end_dead_leases
        if ticks % RENEW == 0:
            yield self.start_adopting
            yield self.bus.check_rooms
        yield self.close_idle
        yield self.replays.rest
        yield self.clean
        if ticks % SWEEP == 0:
            yield self.sweep
        if ticks % FILING == 0:
            self.archive_queue.go_on()
        if ticks % SWEEP == FILING:
            yield self.archive_queue.look

    async def clean(self) -> None:
        last_move = max((room.last_used for room in self.rooms.values()), default=0.0)
        self.gc_policy.look(time.time(), last_move)

    async def sweep(self) -> None:
        await self.store.retention.sweep(self.settings.retention)
        self.metrics.sweeps.inc()

    # ------------------------------------------------------------------------ tables

    async def renew(self) -> None:
        """Keep our tables ours; forget those that others have taken."""
        held = {name for name, room in self.rooms.items() if isinstance(room, LocalRoom)}
        still = await self.store.leases.renew(self.lease)
        for name in held - still:
            room = self.rooms.get(name)
            if isinstance(room, LocalRoom):
                self.drop(room, "moved")

    async def end_dead_leases(self) -> None:
        """End the leases of processes that have died; all who ask at once share one look."""
        if self.looking_for_dead is None or self.looking_for_dead.done():
            self.looking_for_dead = self.spawn(self.attempt(self.look_for_dead))
        await asyncio.wait([self.looking_for_dead])

    async def look_for_dead(self) -> None:
        """End the leases of processes that have died, and take in their tables at once."""
        missing = await self.missing()
        self.dead &= missing  # one that is back may die again
        if missing <= self.dead:
            return
        await asyncio.sleep(SECOND_LOOK_S)
        for process in (missing - self.dead) & await self.missing():
            if await self.store.sessions.end_leases(process):
                log_event(logger, logging.WARNING, "process_died", process=process)
                self.dead.add(process)
                self.spawn(self.process_gone(process))

    async def process_gone(self, process: str) -> None:
        """Send viewers on whose table lived in a process that is gone, and take in its tables."""
        self.bus.process_gone(process)
        if self.adopting is not None:  # it may have looked before this process was gone
            await asyncio.wait([self.adopting])
        await self.start_adopting()

    async def missing(self) -> frozenset[str]:
        """Return the processes that own tables or serve viewers of ours, and are not connected."""
        if self.store.wakes.steady_for() < REJOIN_S:
            return frozenset()
        return await self.store.sessions.missing(REJOIN_S, self.bus.other_processes())

    async def orphans_among(self, names: Collection[str]) -> frozenset[str]:
        """Return those of these tables whose process is not connected, if we can tell."""
        if not names or not self.shared or self.store.wakes.steady_for() < REJOIN_S:
            return frozenset()
        return await self.store.sessions.orphans_among(names, REJOIN_S)

    async def start_adopting(self) -> None:
        """Adopt tables beside the ticks: leases must be renewed however many there are."""
        if self.adopting is None or self.adopting.done():
            self.adopting = self.spawn(self.attempt(self.adopt))

    async def adopt(self) -> None:
        """Take in tables whose process is gone, and those that have slept long enough."""
        tried: set[str] = set()
        for _ in range(MAX_ADOPTION_ROUNDS):
            orphans, due = await self.orphans(), await self.store.tables.due()
            await self.adopt_tables([*await self.roomless(), *shuffled(orphans), *due])
            if tried.issuperset(orphans):  # all are taken in, or some cannot be just now
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
            if self.opening:
                await asyncio.wait(list(self.opening.values()))
            some = names[first : first + MAX_ADOPTED_AT_ONCE]
            await asyncio.gather(*(self.adopt_table(name) for name in some))

    async def adopt_table(self, table: str) -> None:
        """Open a table if that is possible; others must not wait for one that is broken."""
        room = self.rooms.get(table)
        if isinstance(room, RemoteRoom):
            self.drop(room, "moved")
        try:
            await self.room(table)
        except (Refused, StoreError):
            pass  # another process was quicker, it is over, or it will be tried again
        except Exception as error:  # noqa: BLE001  whatever its log holds
            log_event(logger, logging.ERROR, "table_not_opened", table=table, **fault(error))

    async def roomless(self) -> list[str]:
        """Return the tables that live here without a room, because it was thrown away."""
        held = await self.store.leases.held()
        self.outages.keep_only(held)
        return [name for name in held if name not in self.rooms and name not in self.releasing]

    async def close_idle(self) -> None:
        early, lately = time.time() - self.settings.idle, time.time() - COMPRESS_AFTER_S
        for room in list(self.rooms.values()):
            if room.last_used < lately and room.table.compress():
                await asyncio.sleep(0)  # it takes a while: others first
            if isinstance(room, LocalRoom) and room.last_used < early and room.can_close():
                self.release_idle(room)
            elif (
                isinstance(room, RemoteRoom)
                and room.last_used < lately
                and not room.table.viewers()
            ):
                self.drop(room, "idle")  # not while somebody is just coming in

    def release_idle(self, room: LocalRoom) -> None:
        """Close a room, and leave its table to whoever wakes it, or to its next alarm."""
        due = room.timer.due()
        if room.notified:  # whoever wakes the table must not have them told again
            self.notified[room.id] = room.notified
        if len(self.notified) > MAX_REMEMBERED_PUSHES:
            del self.notified[next(iter(self.notified))]
        self.drop(room, "idle")
        wake = None if due is None else int(due * 1000)
        task = self.releasing[room.id] = self.spawn(self.store.leases.release(room.id, wake))
        task.add_done_callback(lambda _: self.releasing.pop(room.id, None))


def shuffled(tables: Sequence[str]) -> list[str]:
    """Return tables in an order of our own: else several processes would open each in turn."""
    return random.sample(tables, len(tables))
