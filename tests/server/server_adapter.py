"""The only module through which deterministic tests reach the internals of the server.

If those are moved or renamed, this file follows; what the tests expect does not change.
"""

from __future__ import annotations

import asyncio
import json
import math
import zlib
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TypeVar
from unittest.mock import patch

from starlette.types import ASGIApp

from funnymoney import make_bot
from funnymoney.core.game import View, Word
from funnymoney.core.luck import FastLuck
from funnymoney.server.app import make_app
from funnymoney.server.config import Settings
from funnymoney.server.ops.metrics import Metrics
from funnymoney.server.replay.archive import Archive, ArchivedMatch, papers_of
from funnymoney.server.replay.snapshot import snapshot_of
from funnymoney.server.services import Services
from funnymoney.server.store import Store, open_store
from funnymoney.server.store.files.threads import Threads
from funnymoney.server.store.notifier import Callback
from funnymoney.server.store.repositories.session_locks import SessionLocks
from funnymoney.server.workers.bot_pool import BotPool

NORTH, SOUTH = "north", "south"  # names of processes
IDLE_S = 300.0
T = TypeVar("T")
OnMessage = Callable[[str, bytes], None]  # called with "north>south" and the bytes of a message


class FixedBots(BotPool):
    """Bots of any level that choose at once, and always the same for the same view."""

    async def think(self, game: str, level: str, view: View, who: str = "") -> Word:
        seed = zlib.crc32(json.dumps(view).encode())
        return make_bot("random", FastLuck(seed)).act(view)


async def archive_inline(self: Archive, name: str, store: Store) -> ArchivedMatch:
    """Archive a match without a process of its own, which would take real time."""
    return papers_of(snapshot_of(await store.load(name)))


async def run_inline(self: Threads, work: Callable[[], T]) -> T:
    """Do the work of a thread in the loop: how long a thread takes depends on the machine."""
    return await asyncio.get_running_loop().run_in_executor(None, work)


async def close_inline(self: Threads, last_work: Callable[[], None]) -> bool:
    last_work()
    return True


async def no_orphans(self: SessionLocks, ids: Collection[str], rejoin: float) -> frozenset[str]:
    """Say that all processes live, as they do here: only PostgreSQL can be asked."""
    return frozenset()


@contextmanager
def without_threads_and_processes() -> Iterator[None]:
    with (
        patch.object(Archive, "play_again", archive_inline),
        patch.object(Threads, "run", run_inline),
        patch.object(Threads, "close", close_inline),
        patch.object(SessionLocks, "orphans_among", no_orphans),
    ):
        yield


class Bus:
    """The messages between processes, in the order in which they are sent."""

    def __init__(self, on_message: OnMessage) -> None:
        self.on_message = on_message
        self.endpoints: dict[str, BusEndpoint] = {}

    def connect(self, store: Store) -> BusEndpoint:
        self.endpoints[store.process] = found = BusEndpoint(self, store)
        return found


class BusEndpoint:
    """The connection of one process to the bus, in place of LISTEN and NOTIFY of PostgreSQL.

    As there, a message leaves with a commit of the sender and arrives a little later.
    """

    def __init__(self, bus: Bus, store: Store) -> None:
        self.bus, self.store = bus, store
        self.callbacks: list[Callback] = []
        self.receivers: list[Callable[[str], None]] = []

    async def publish(self, receiver: str, text: str) -> None:
        await self.store.writer.write(lambda _: None)
        self.bus.on_message(f"{self.store.process}>{receiver}", text.encode())

    async def wake(self, table: str) -> None:
        await self.publish("all", json.dumps({"type": "wake", "table": table}))
        for endpoint in self.bus.endpoints.values():
            for callback in endpoint.callbacks:
                asyncio.get_running_loop().call_soon(callback, table)

    async def send(self, process: str, text: str) -> None:
        await self.publish(process, text)
        self.bus.endpoints[process].deliver(text)

    async def send_all(self, text: str) -> None:
        await self.publish("all", text)
        for endpoint in self.bus.endpoints.values():
            endpoint.deliver(text)

    def deliver(self, text: str) -> None:
        for receiver in self.receivers:
            asyncio.get_running_loop().call_soon(receiver, text)

    def listen(self, callback: Callback) -> None:
        self.callbacks.append(callback)

    def receive(self, callback: Callable[[str], None]) -> None:
        self.receivers.append(callback)

    async def connected(self) -> None:
        """Return at once: this bus is never disconnected."""

    def steady_for(self) -> float:
        return math.inf

    async def close(self) -> None:
        self.callbacks.clear()
        self.receivers.clear()


class ServerProcess:
    """What a test may do with one process of the server."""

    def __init__(self, store: Store, *, shared: bool) -> None:
        settings = Settings(limited=False, idle=IDLE_S)
        self.house = Services(store, FixedBots(), Metrics(), settings)
        self.house.shared = self.house.rooms.shared = self.house.dead_processes.shared = shared
        self.app: ASGIApp = make_app(self.house)

    def stop_periodic_work(self) -> None:
        self.house.scheduler.cancel()

    async def report_presence(self) -> None:
        """Do now what is done every few seconds about tables that several processes show."""
        await self.house.receiver.check_rooms()

    async def close(self) -> None:
        if not self.house.closing:
            await self.house.close()


@asynccontextmanager
async def one_process(file: Path) -> AsyncIterator[ServerProcess]:
    """Run a server on a file, as `funnymoney serve` does."""
    with without_threads_and_processes():
        async with open_store(file, NORTH) as store:
            process = ServerProcess(store, shared=False)
            try:
                yield process
            finally:
                await process.close()


@asynccontextmanager
async def two_processes(
    file: Path, on_message: OnMessage
) -> AsyncIterator[tuple[ServerProcess, ServerProcess]]:
    """Run two servers on one file, connected by a bus, as on a PostgreSQL.

    Nothing is done periodically: whatever happens follows from what somebody did, or from a timer
    of a table.
    """
    with without_threads_and_processes():
        async with open_store(file, NORTH) as store, second_store(store) as other:
            bus = Bus(on_message)
            store.wakes, other.wakes = bus.connect(store), bus.connect(other)
            north, south = ServerProcess(store, shared=True), ServerProcess(other, shared=True)
            try:
                north.stop_periodic_work()
                south.stop_periodic_work()
                yield north, south
            finally:
                await north.close()
                await south.close()


@asynccontextmanager
async def second_store(store: Store) -> AsyncIterator[Store]:
    """Open the database of a store for another process; a file is locked against a real one."""
    other = Store(store.database, SOUTH)
    try:
        yield other
    finally:
        await other.wakes.close()
        await other.health.close()
        await other.writer.close()
