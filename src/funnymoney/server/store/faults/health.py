"""Whether the store can be written to: told when that ends, and when it begins again.

Every commit that fails is a sign. From then on it is tried about every second to write as much as a
large move, until that succeeds. So the end of an outage is noticed whether or not anybody plays or
asks.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from funnymoney.server.ops.logs import fault, log_event
from funnymoney.server.store.errors import StoreError, StoreUnavailable
from funnymoney.server.store.faults.damage import is_corrupt, kind_of
from funnymoney.server.store.faults.outages import is_disk_full, root_of, sqlstate
from funnymoney.server.store.repositories.heartbeat import Heartbeat

logger = logging.getLogger(__name__)

RETRY_S = 1.0  # between attempts to write while that fails
# On a disk that is almost full, a write succeeds where a larger one fails. If it is full again so
# soon after writing seemed to work, the next attempt waits for twice as long.
RELAPSE_S = 60.0
MAX_RETRY_S = 16.0
FRESH_S = 5.0  # for which the outcome of a check is good: each of them writes 64 kB
CHECK_TIMEOUT_S = 4.0  # whoever asks whether the store can be written to is answered by then


class Health:
    """Watches the writer of one store; needs a running event loop."""

    def __init__(self, pulse: Heartbeat) -> None:
        self.pulse = pulse
        self.since: float | None = None  # when writing began to fail, by `time.monotonic`
        self.failures = 0  # commits that failed since the store was opened
        self.wait = 0.0  # seconds between attempts, while writing fails
        self.recovered = float("-inf")  # when it last worked again
        self.on_change: Callable[[], None] = lambda: None
        self.on_failure: Callable[[], None] = lambda: None
        self.checked = float("-inf")  # when a check last succeeded, by the clock of the loop
        self.checking: asyncio.Task[None] | None = None
        self.probing: asyncio.Task[None] | None = None
        self.is_damage_told = False
        self.watching: asyncio.Task[None] | None = None
        self.closed = False
        pulse.writer.on_failure = self.note_failure

    @property
    def is_writable(self) -> bool:
        return self.since is None

    def must_be_writable(self) -> None:
        """Raise StoreUnavailable while writing fails, without trying the database once more."""
        if not self.is_writable:
            raise StoreUnavailable("the database is not available: it is being tried again")

    # ----------------------------------------------------------------------- noticing

    def note_failure(self, error: StoreUnavailable, began: float) -> None:
        """Note that a commit failed which began then; the first one is told."""
        self.failures += 1
        self.on_failure()
        if not is_corrupt(error):
            self.note_outage(error, began)
        elif self.is_writable and not self.closed:
            self.note_damage(error, began)

    def note_damage(self, error: StoreUnavailable, began: float) -> None:
        """Tell of damage that a commit has met; find out whether anything else can be written."""
        if not self.is_damage_told:
            self.is_damage_told = True
            log_event(logger, logging.ERROR, "store_damaged", findings=1, first=kind_of(error))
        if self.probing is None or self.probing.done():
            self.probing = asyncio.create_task(self.probe(began))

    async def probe(self, began: float) -> None:
        try:
            await self.pulse.check()
        except StoreUnavailable as error:
            if not error.is_contention:
                self.note_outage(error, began)

    def note_outage(self, error: StoreUnavailable, began: float) -> None:
        if not self.is_writable or self.closed:
            return
        self.since = began
        relapsed = is_disk_full(error) and time.monotonic() - self.recovered < RELAPSE_S
        self.wait = min(MAX_RETRY_S, 2 * self.wait) if relapsed else RETRY_S
        self.checked = float("-inf")
        log_event(logger, logging.ERROR, "store_not_writable", **cause_of(error))
        self.watching = asyncio.create_task(self.watch())
        self.on_change()

    async def watch(self) -> None:
        while not self.is_writable:
            await asyncio.sleep(self.wait)
            try:
                await self.recover()
            except StoreError:
                pass
            except Exception as error:  # noqa: BLE001  whatever it is, it must be tried again
                log_event(logger, logging.ERROR, "store_check_failed", **fault(error))

    async def recover(self) -> None:
        """Write and read; if that goes well, whatever was wrong is over."""
        assert self.since is not None
        away = time.monotonic() - self.since
        await self.pulse.check()
        await self.pulse.resume(away)  # once: what it adds to sleeping tables would be added again
        self.since = None
        self.recovered = time.monotonic()
        log_event(logger, logging.WARNING, "store_writable_again", seconds=round(away, 1))
        self.on_change()

    # ------------------------------------------------------------------------- asking

    async def check(self) -> bool:
        """Say whether a row can be written and read; tried at most every few seconds."""
        if not self.is_writable:
            return False  # that is being tried all the time
        loop = asyncio.get_running_loop()
        if loop.time() - self.checked > FRESH_S:
            if self.checking is None or self.checking.done():
                self.checking = asyncio.create_task(self.pulse.check())
                self.checking.add_done_callback(hear)  # nobody may be left who waits for it
            try:
                async with asyncio.timeout(CHECK_TIMEOUT_S):
                    await asyncio.shield(self.checking)
            except TimeoutError:
                return False
            except StoreUnavailable as error:
                return error.is_contention  # another process writes just now, so one can
            self.checked = loop.time()
        return self.is_writable

    async def close(self) -> None:
        self.closed = True
        for task in (self.watching, self.checking, self.probing):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError, StoreError):
                    await task


def hear(checking: asyncio.Task[None]) -> None:
    """Take note of how a check ended, or asyncio logs that nobody did."""
    if not checking.cancelled():
        checking.exception()


def cause_of(error: StoreUnavailable) -> dict[str, object]:
    """Return what a log may hold of an outage: kinds and codes, no words of the database."""
    root = root_of(error)
    code = sqlstate(root) or getattr(root, "sqlite_errorname", None)
    if isinstance(root, TimeoutError):  # a disk or a database that does not answer
        code = "timeout"
    return {"error": type(root).__name__, "code": code or getattr(root, "errno", None)}
