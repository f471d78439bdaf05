"""Background tasks of one server: who fails is logged, who must end is waited for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from funnymoney.server.ops.logs import fault, log_event

T = TypeVar("T")
logger = logging.getLogger(__name__)


class Tasks:
    """Starts tasks and keeps them until they are done."""

    def __init__(self, told_elsewhere: type[Exception]) -> None:
        self.told_elsewhere = told_elsewhere  # errors of which others tell the operator
        self.running: set[asyncio.Task[Any]] = set()
        self.must_end: set[asyncio.Task[None]] = set()  # of these, those that are waited for
        self.closing = False  # the server: nothing new is begun

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start something that runs by itself, and log if it fails."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.on_done)
        return task

    def run_to_end(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something to its end, even if whoever has asked for it does not wait for that."""
        task = self.spawn(work)
        self.must_end.add(task)
        task.add_done_callback(self.must_end.discard)
        return task

    def on_done(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, self.told_elsewhere):
            logger.error("task_failed", exc_info=error)

    async def attempt(self, job: Callable[[], Awaitable[object]]) -> None:
        """Do a job; log what goes wrong with it, so that the next one has its turn."""
        try:
            await job()
        except self.told_elsewhere:
            pass
        except Exception as error:  # noqa: BLE001  whatever it is, leases must be renewed
            log_event(logger, logging.ERROR, "tick_failed", **fault(error))

    async def wait_for_pending(self, seconds: float) -> None:
        """Wait for what must end."""
        if self.must_end:
            await asyncio.wait(self.must_end, timeout=seconds)

    def cancel_pending(self) -> None:
        for task in self.must_end:
            task.cancel()

    async def cancel_all(self) -> None:
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
