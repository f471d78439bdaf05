"""Threads in which a file is read and written; they do not keep their process from ending.

A disk that does not answer holds up a thread for as long as it likes, and nothing can end that
thread. Python waits at its end for the threads of a ThreadPoolExecutor, but not for these.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")

CLOSE_TIMEOUT_S = 5.0  # for the last work and the end of all threads
POLL_S = 0.001  # between looks whether they have ended


class Threads:
    """A few threads that take work in turn; they are started when they are first needed."""

    def __init__(self, count: int, name: str) -> None:
        self.count, self.name = count, name
        self.jobs: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        self.started: list[threading.Thread] = []
        self.abandoned: Future[Any] | None = None  # work for whose end nobody waits any more

    async def run(self, work: Callable[[], T]) -> T:
        """Return the answer of some work; if that is cancelled, work that has begun goes on."""
        future = self.submit(work)
        try:
            return await asyncio.wrap_future(future)
        except asyncio.CancelledError:
            self.abandoned = future
            raise

    def submit(self, work: Callable[[], T]) -> Future[T]:
        future: Future[T] = Future()
        self.jobs.put((future, work))
        if len(self.started) < self.count:
            self.start()
        return future

    def start(self) -> None:
        name = f"{self.name}_{len(self.started)}"
        thread = threading.Thread(target=work_through, args=[self.jobs], name=name, daemon=True)
        self.started.append(thread)
        thread.start()

    @property
    def is_stuck(self) -> bool:
        """Whether work still goes on for whose end nobody waits any more."""
        return self.abandoned is not None and not self.abandoned.done()

    async def close(self, last_work: Callable[[], None]) -> bool:
        """Do some last work and end; return False if that takes too long: then it goes on."""
        until = time.monotonic() + (0 if self.is_stuck else CLOSE_TIMEOUT_S)
        last = self.submit(last_work)
        for _ in self.started:
            self.jobs.put(None)
        while self.is_alive() and time.monotonic() < until:
            await asyncio.sleep(POLL_S)
        if last.done():
            last.result()
        return not self.is_alive()

    def is_alive(self) -> bool:
        return any(thread.is_alive() for thread in self.started)


def work_through(jobs: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None]) -> None:
    while (job := jobs.get()) is not None:
        do(*job)
        del job  # what it refers to must not stay until there is more to do


def do(future: Future[T], work: Callable[[], T]) -> None:
    if not future.set_running_or_notify_cancel():
        return
    try:
        future.set_result(work())
    except BaseException as error:  # noqa: BLE001  it is for the one who waits
        future.set_exception(error)
        del future  # else error and future refer to each other
