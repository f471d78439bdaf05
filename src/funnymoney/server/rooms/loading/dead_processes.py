"""Finding out which other processes have died: their tables are free for the living."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection

from funnymoney.server.ops.logs import log_event
from funnymoney.server.ops.tasks import Tasks
from funnymoney.server.store import Store

logger = logging.getLogger(__name__)

REJOIN_S = 6.0  # after a restart of the database, for all processes to connect again
SECOND_LOOK_S = 0.5  # a process whose connection broke has that long to connect again


class DeadProcesses:
    """Ends the leases of processes that are not connected to the database any more."""

    def __init__(self, store: Store, tasks: Tasks, *, shared: bool) -> None:
        self.store = store
        self.tasks = tasks
        self.shared = shared
        self.dead: set[str] = set()  # whose tables were taken, while they do not return
        self.looking: asyncio.Task[None] | None = None
        self.other_processes: Callable[[], set[str]] = set  # that share tables with this one
        self.on_gone: Callable[[str], Awaitable[None]] | None = None

    async def end_leases(self) -> None:
        """End the leases of processes that have died; all who ask at once share one look."""
        if self.looking is None or self.looking.done():
            self.looking = self.tasks.spawn(self.tasks.attempt(self.look))
        await asyncio.wait([self.looking])

    async def look(self) -> None:
        """End the leases of processes that have died, and have their tables adopted at once."""
        missing = await self.missing()
        self.dead &= missing  # one that is back may die again
        if missing <= self.dead:
            return
        await asyncio.sleep(SECOND_LOOK_S)
        for process in (missing - self.dead) & await self.missing():
            if await self.store.sessions.end_leases(process):
                log_event(logger, logging.WARNING, "process_died", process=process)
                self.dead.add(process)
                self.tasks.spawn(self.tell_gone(process))

    async def tell_gone(self, process: str) -> None:
        if self.on_gone is not None:
            await self.on_gone(process)

    async def missing(self) -> frozenset[str]:
        """Return the processes that own tables or serve viewers of ours, and are not connected."""
        if self.store.wakes.steady_for() < REJOIN_S:
            return frozenset()
        return await self.store.sessions.missing(REJOIN_S, self.other_processes())

    async def orphans_among(self, names: Collection[str]) -> frozenset[str]:
        """Return those of these tables whose process is not connected, if we can tell."""
        if not names or not self.shared or self.store.wakes.steady_for() < REJOIN_S:
            return frozenset()
        return await self.store.sessions.orphans_among(names, REJOIN_S)
