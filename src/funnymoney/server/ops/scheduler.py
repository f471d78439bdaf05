"""Jobs that are done again and again, one after the other, once a second at most."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from funnymoney.server.ops.tasks import Tasks

TICK_S = 1.0
RETRY_TICKS = 5  # between attempts at what is due once

Work = Callable[[], Awaitable[object]]


@dataclass(frozen=True)
class Job:
    work: Work
    every: int  # ticks
    offset: int  # so many ticks later

    def is_due(self, ticks: int) -> bool:
        return ticks % self.every == self.offset % self.every


class Scheduler:
    """Runs the jobs that are due in the order in which they were registered."""

    def __init__(self, tasks: Tasks) -> None:
        self.tasks = tasks
        self.jobs: list[Job] = []
        self.stopped = asyncio.Event()
        self.running: asyncio.Task[None] | None = None

    def every(self, ticks: int, work: Work, *, offset: int = 0) -> None:
        self.jobs.append(Job(work, ticks, offset))

    def start(self) -> None:
        self.running = self.tasks.spawn(self.run())

    async def run(self) -> None:
        ticks = 0
        while not self.tasks.closing:
            await self.pause(TICK_S)
            ticks += 1
            await self.tick(ticks)

    async def tick(self, ticks: int) -> None:
        """Do all that is due; what goes wrong with one job keeps no other from being done."""
        for job in self.jobs:
            if self.tasks.closing:  # a lease must not be renewed that is just handed over
                return
            if job.is_due(ticks):
                await self.tasks.attempt(job.work)

    async def once(self, work: Work) -> None:
        """Do something that is due once; if the store is away meanwhile, again until it is done."""
        while not self.tasks.closing:
            try:
                await work()
            except self.tasks.told_elsewhere:
                await self.pause(TICK_S * RETRY_TICKS)
            else:
                return

    async def pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.stopped.wait(), seconds)

    def stop(self) -> None:
        """Begin no other job; the one that runs is ended by whoever ends all tasks."""
        self.stopped.set()

    def cancel(self) -> None:
        """End at once what is done again and again."""
        if self.running is not None:
            self.running.cancel()
