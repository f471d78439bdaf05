"""All parts of a running server: built here, handed to whoever answers requests, and closed."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from funnymoney.server.cluster.bus import MessageBus
from funnymoney.server.config import Settings
from funnymoney.server.ops.gc_policy import GcPolicy
from funnymoney.server.ops.loop_delay import watch_loop
from funnymoney.server.ops.metrics import Metrics
from funnymoney.server.ops.scheduler import Scheduler
from funnymoney.server.ops.tasks import Tasks
from funnymoney.server.protocol.rate_limits import RateLimits
from funnymoney.server.protocol.socket_counts import SocketCounts
from funnymoney.server.replay.archive import Archive
from funnymoney.server.replay.archive_queue import ArchiveQueue
from funnymoney.server.replay.client import ReplayClient
from funnymoney.server.replay.estimates import Estimates
from funnymoney.server.rooms.adoption import Adoption
from funnymoney.server.rooms.bus_receiver import BusReceiver
from funnymoney.server.rooms.guests import GuestService
from funnymoney.server.rooms.loading.dead_processes import DeadProcesses
from funnymoney.server.rooms.loading.undealable import close_undealable_tables
from funnymoney.server.rooms.registry import RoomRegistry
from funnymoney.server.store import Store
from funnymoney.server.store.errors import StoreUnavailable
from funnymoney.server.store.repositories.leases import LEASE_MS
from funnymoney.server.workers.advice_queue import AdviceQueue
from funnymoney.server.workers.bot_pool import BotPool

if TYPE_CHECKING:
    from funnymoney.server.push.web_push import Pusher  # its packages may not be there

DAY_MS = 24 * 60 * 60 * 1000  # a lease that nobody could take from us
SHUTDOWN_GRACE_S = 5.0  # for what must end
HAND_OVER_S = 1.0  # for what is begun before tables are left to other processes

# How often things are done, in ticks of a second.
SHARED_TICKS = 5  # renewals of leases, signs of life, looks at other processes and free tables
ALONE_LEASE_TICKS = 3600
ALONE_HEARTBEAT_TICKS = 60
RETENTION_TICKS = 3600
ARCHIVE_TICKS = 60


class Services:
    """The parts of one server, from its start to its end."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        metrics: Metrics,
        settings: Settings,
        pusher: Pusher | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.metrics = metrics
        self.settings = settings
        self.pusher = pusher
        self.shared = not store.database.sqlite  # the database, by several processes
        lease_ms = LEASE_MS if self.shared else DAY_MS
        self.tasks = Tasks(StoreUnavailable)
        self.limits = RateLimits(time.monotonic, enforced=settings.limited)
        self.sockets = SocketCounts(self.limits, metrics)
        self.archive = Archive()
        self.archive_queue = ArchiveQueue(self.archive, store)
        self.replays = ReplayClient()
        self.advice = AdviceQueue()
        self.estimates = Estimates(self.replays, self.advice)
        self.bus = MessageBus(store.process, store.wakes, self.tasks)
        self.dead_processes = DeadProcesses(store, self.tasks, shared=self.shared)
        self.rooms = RoomRegistry(
            store,
            self.tasks,
            metrics,
            self.bus,
            self.dead_processes,
            limits=self.limits,
            bots=bots,
            advice=self.advice,
            archive_queue=self.archive_queue,
            pusher=pusher,
            lease_ms=lease_ms,
            shared=self.shared,
        )
        self.adoption = Adoption(store, self.tasks, self.rooms, lease_ms, settings.idle)
        self.receiver = BusReceiver(self.rooms, self.bus, self.tasks, self.on_process_gone)
        self.dead_processes.other_processes = self.receiver.other_processes
        self.dead_processes.on_gone = self.on_process_gone
        self.guests = GuestService(store, self.rooms, self.bus)
        self.gc_policy = GcPolicy(time.time())
        self.scheduler = Scheduler(self.tasks)
        self.watch_store()
        self.schedule_jobs()
        self.scheduler.start()

    # --------------------------------------------------------------------- starting

    def watch_store(self) -> None:
        """Learn of outages, damage, and what other processes do."""
        self.metrics.store_writable.set_function(lambda: self.store.health.is_writable)
        self.store.health.on_failure = self.metrics.store_failures.inc
        self.store.health.on_change = self.on_store_health
        self.store.database.on_damage = self.rooms.damaged.on_damage
        self.store.wakes.listen(self.on_notification)

    def schedule_jobs(self) -> None:
        """Register what is done again and again, in this order."""
        every, store = self.scheduler.every, self.store
        every(SHARED_TICKS if self.shared else ALONE_LEASE_TICKS, self.adoption.renew_leases)
        every(SHARED_TICKS if self.shared else ALONE_HEARTBEAT_TICKS, store.pulse.beat)
        if self.shared:
            every(1, self.dead_processes.end_leases)
        every(SHARED_TICKS, self.adoption.start)
        every(SHARED_TICKS, self.receiver.check_rooms)
        every(1, self.adoption.close_idle)
        every(1, self.replays.rest)
        every(1, self.collect_garbage)
        every(RETENTION_TICKS, self.delete_old)
        every(ARCHIVE_TICKS, self.retry_archive)
        every(RETENTION_TICKS, self.archive_queue.look, offset=ARCHIVE_TICKS)

    def start_background_work(self) -> None:
        """Begin what is done once, and the watch over the event loop."""
        once = self.scheduler.once
        self.tasks.spawn(once(self.archive_queue.tell_of_lost))
        self.tasks.spawn(once(self.store.leases.try_again))
        self.tasks.spawn(watch_loop(self.metrics.loop_delay.observe))
        refresh = self.rooms.refresh_everywhere
        self.tasks.spawn(once(partial(close_undealable_tables, self.store, refresh)))

    async def collect_garbage(self) -> None:
        rooms = self.rooms.by_id.values()
        last_move = max((room.last_used for room in rooms), default=0.0)
        self.gc_policy.look(time.time(), last_move)

    async def delete_old(self) -> None:
        await self.store.retention.sweep(self.settings.retention)
        self.metrics.sweeps.inc()

    async def retry_archive(self) -> None:
        self.archive_queue.go_on()

    # -------------------------------------------------------------------- listening

    async def on_process_gone(self, process: str) -> None:
        """Send viewers on whose table lived in a process that is gone, and adopt its tables."""
        self.receiver.process_gone(process)
        await self.adoption.restart()

    def on_notification(self, table: str | None) -> None:
        """Look again at a table, or at all, because something has happened there."""
        if table is None and self.shared and not self.tasks.closing:
            # Connected anew: leases may have run out meanwhile.
            self.tasks.spawn(self.tasks.attempt(self.adoption.renew_leases))
        self.rooms.refresh_soon(table)

    def on_store_health(self) -> None:
        """Close all rooms when the store is away; open those of this process when it is back."""
        rooms, health = self.rooms, self.store.health
        if health.is_writable:
            rooms.outages.end()
            self.tasks.spawn(self.adoption.adopt())
            return
        rooms.close_all("unavailable")
        rooms.outages.stop(*rooms.releasing, *rooms.opening)
        rooms.outages.begin(health.since or time.monotonic())

    # ---------------------------------------------------------------------- closing

    @property
    def closing(self) -> bool:
        return self.tasks.closing

    def cancel_pending(self) -> None:
        """Wait no longer for what was begun, if the server is closing."""
        self.tasks.cancel_pending()
        self.archive_queue.stop()

    async def close(self) -> None:
        """Say goodbye to everybody, and let what was begun be written."""
        again, self.tasks.closing = self.tasks.closing, True
        self.scheduler.stop()
        self.rooms.close_all("restart")
        if self.shared and not again:
            await self.hand_over()
        await self.tasks.wait_for_pending(SHUTDOWN_GRACE_S)
        await self.tasks.cancel_all()
        await self.archive_queue.close()
        await self.archive.close()
        self.estimates.close()
        await self.replays.close()
        await self.advice.close()
        await self.bots.close()
        if self.pusher:
            await self.pusher.close()

    async def hand_over(self) -> None:
        """Leave all tables to other processes at once, when what was begun there is written."""
        begun = {*self.rooms.opening.values(), *self.tasks.must_end}
        begun |= {task for task in (self.scheduler.running, self.adoption.adopting) if task}
        await asyncio.wait(begun, timeout=HAND_OVER_S)
        self.rooms.close_all("restart")  # those that were just being opened
        with suppress(Exception):  # whatever it is, the server must close: then leases run out
            await self.store.leases.let_go()
            await self.bus.process_left()
