"""Wake-ups: one process tells the others that something has happened at a table."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol, TypeAlias

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from funnymoney.server.ops.logs import fault, log_event
from funnymoney.server.store.database import CONNECT_TIMEOUT_S, Database
from funnymoney.server.store.repositories.session_locks import hold_session_lock
from funnymoney.server.store.writer import Writer

# Called with the id of a table; with None when some may have been missed: then look at all.
Callback: TypeAlias = Callable[[str | None], None]

logger = logging.getLogger(__name__)

CHANNEL = "funnymoney_wake"
EVERYBODY_CHANNEL = "funnymoney_all"
MAX_NOTIFICATION_BYTES = 8000
RECONNECT_DELAYS_S = (0.05, 0.2, 1.0, 3.0)  # between attempts
KEEPALIVE_S = 10.0  # after which a silent connection is tried


class Notifier(Protocol):
    async def wake(self, table: str) -> None:
        """Tell all who listen, here and elsewhere."""

    def listen(self, callback: Callback) -> None:
        """Call this from now on; it must not wait."""

    async def send(self, process: str, text: str) -> None:
        """Send something short to one process, which may or may not get it."""

    async def send_all(self, text: str) -> None:
        """Send something short to all other processes, and perhaps to this one too."""

    def receive(self, callback: Callable[[str], None]) -> None:
        """Call this with what others send to this process; it must not wait."""

    async def connected(self) -> None:
        """Wait until others can be heard, and know that this process lives; not for ever."""

    def steady_for(self) -> float:
        """Return how many seconds ago the connection last broke or came back; inf if never."""

    async def close(self) -> None: ...


class LocalNotifier:
    """For a file: there is only this process to wake."""

    def __init__(self) -> None:
        self.callbacks: list[Callback] = []

    async def wake(self, table: str) -> None:
        for callback in self.callbacks:
            asyncio.get_running_loop().call_soon(callback, table)

    def listen(self, callback: Callback) -> None:
        self.callbacks.append(callback)

    async def send(self, process: str, text: str) -> None:
        """There is nobody else."""

    async def send_all(self, text: str) -> None:
        """There is nobody else."""

    def receive(self, callback: Callable[[str], None]) -> None:
        """There is nobody else."""

    async def connected(self) -> None:
        """There is nobody else."""

    def steady_for(self) -> float:
        return math.inf

    async def close(self) -> None:
        self.callbacks.clear()


class PostgresNotifier:
    """For PostgreSQL: NOTIFY with the next commit, and a connection of its own that LISTENs."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.engine = create_async_engine(
            database.url,
            poolclass=NullPool,
            hide_parameters=True,
            connect_args={"timeout": CONNECT_TIMEOUT_S},
        )
        self.writer = writer
        self.callbacks: list[Callback] = []
        self.receivers: list[Callable[[str], None]] = []
        self.lost = asyncio.Event()
        self.ready = asyncio.Event()
        self.changed = -math.inf  # when the connection last broke or came back, in loop time
        self.failures = 0  # attempts to listen since it last worked
        self.task: asyncio.Task[None] | None = None

    async def wake(self, table: str) -> None:
        await self.notify(CHANNEL, table)

    async def send(self, process: str, text: str) -> None:
        if len(text.encode()) < MAX_NOTIFICATION_BYTES:
            await self.notify(own_channel(process), text)
        else:
            log_event(logger, logging.WARNING, "letter_too_long", characters=len(text))

    async def send_all(self, text: str) -> None:
        await self.notify(EVERYBODY_CHANNEL, text)

    async def notify(self, channel: str, payload: str) -> None:
        def work(connection: Connection) -> None:
            query = text("SELECT pg_notify(:channel, :payload)")
            connection.execute(query, {"channel": channel, "payload": payload})

        await self.writer.write(work)

    def listen(self, callback: Callback) -> None:
        self.callbacks.append(callback)
        self.task = self.task or asyncio.create_task(self.run())

    def receive(self, callback: Callable[[str], None]) -> None:
        self.receivers.append(callback)

    async def connected(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.ready.wait(), CONNECT_TIMEOUT_S)

    def steady_for(self) -> float:
        return asyncio.get_running_loop().time() - self.changed

    async def close(self) -> None:
        self.callbacks.clear()
        self.receivers.clear()
        if self.task:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await self.engine.dispose()

    async def run(self) -> None:
        while True:
            try:
                await self.hear()
            except Exception as error:  # noqa: BLE001  whatever it is, listen again
                if not self.failures:  # said once, however long the database is away
                    log_event(logger, logging.WARNING, "post_not_heard", **fault(error))
                self.failures += 1
            if self.ready.is_set():
                self.ready.clear()
                self.changed = asyncio.get_running_loop().time()
            await asyncio.sleep(RECONNECT_DELAYS_S[min(self.failures, len(RECONNECT_DELAYS_S) - 1)])

    async def hear(self) -> None:
        """Listen until the connection is lost."""
        self.lost.clear()
        async with self.engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda *_: self.lost.set())
            await driver.add_listener(CHANNEL, self.heard)
            for channel in (EVERYBODY_CHANNEL, own_channel(self.writer.process)):
                await driver.add_listener(channel, self.received)
            await hold_session_lock(driver, self.writer.process)
            if self.changed > -math.inf:
                self.changed = asyncio.get_running_loop().time()
            self.ready.set()
            self.failures = 0
            self.call(None)  # whatever was said before is not known here
            while not await self.is_lost_within(KEEPALIVE_S):
                await asyncio.wait_for(driver.execute("SELECT 1"), KEEPALIVE_S)

    async def is_lost_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.lost.wait(), seconds)
        return self.lost.is_set()

    def heard(self, driver: object, process: int, channel: str, table: str) -> None:
        self.call(table)

    def received(self, driver: object, process: int, channel: str, text: str) -> None:
        for callback in self.receivers:
            asyncio.get_running_loop().call_soon(callback, text)

    def call(self, table: str | None) -> None:
        for callback in self.callbacks:
            asyncio.get_running_loop().call_soon(callback, table)


def own_channel(process: str) -> str:
    return f"funnymoney_{process}"
