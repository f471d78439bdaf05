"""Reading tables that are to be opened, many in one batch.

After the death of a process all its tables are opened at once. One by one, each would cost a
transaction to claim it and three to read it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from funnymoney.server.ops.tasks import Tasks
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.rooms.loading.dead_processes import DeadProcesses
from funnymoney.server.store import Store
from funnymoney.server.store.errors import StoreUnavailable
from funnymoney.server.store.repositories.openings import Stored

MAX_BATCH = 32  # tables: the first of them wait until all are read
Outcome = Stored | Exception


class OwnerGone(Refused):
    """A table whose process has died, as it seems: it is opened when that is certain."""

    def __init__(self) -> None:
        super().__init__("moved", "this table is just moving: come again")


class Opener:
    """Claims and reads tables; those asked for while a batch is read make up the next."""

    def __init__(
        self, store: Store, tasks: Tasks, dead_processes: DeadProcesses, lease_ms: int
    ) -> None:
        self.store = store
        self.tasks = tasks
        self.dead_processes = dead_processes
        self.lease_ms = lease_ms
        self.waiting: dict[str, asyncio.Future[Stored]] = {}
        self.reading: asyncio.Task[None] | None = None

    async def fetch(self, table: str) -> Stored:
        """Claim a table if it is free, and read it; raise OwnerGone if its process seems dead."""
        if table not in self.waiting:
            self.waiting[table] = asyncio.get_running_loop().create_future()
        answer = self.waiting[table]
        if self.reading is None:
            self.reading = self.tasks.spawn(self.run())
        return await answer

    async def run(self) -> None:
        batch: dict[str, asyncio.Future[Stored]] = {}
        try:
            while self.waiting:
                some = list(self.waiting)[:MAX_BATCH]
                batch = {table: self.waiting.pop(table) for table in some}
                settle(batch, await self.outcomes(some))
        finally:  # cancelled with the server: leave nobody waiting
            self.reading = None
            closing = Refused("restart", "the house is closing: come again in a moment")
            for left in (batch, self.waiting):
                settle(left, dict.fromkeys(left, closing))
            self.waiting.clear()

    async def outcomes(self, some: Collection[str]) -> dict[str, Outcome]:
        try:
            return await self.read(some)
        except StoreUnavailable as error:
            return dict.fromkeys(some, error)
        except Exception as error:  # noqa: BLE001  whatever it is, those who wait must hear
            if len(some) == 1:
                return dict.fromkeys(some, error)
        found: dict[str, Outcome] = {}
        for table in some:  # one of them is damaged, or was deleted: the others are well
            found |= await self.outcomes([table])
        return found

    async def read(self, some: Collection[str]) -> dict[str, Outcome]:
        openings = self.store.openings
        mine = await openings.claim_all(some, self.lease_ms)
        orphans = await self.dead_processes.orphans_among(set(some) - mine)
        found: dict[str, Outcome] = {table: OwnerGone() for table in orphans}
        rest = [table for table in some if table not in orphans]
        return found | dict(await openings.read_all(rest, mine))


def settle(batch: dict[str, asyncio.Future[Stored]], outcomes: dict[str, Outcome]) -> None:
    for table, answer in batch.items():
        if answer.done():  # whoever asked has gone, or has heard already
            continue
        outcome = outcomes[table]
        if isinstance(outcome, Exception):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)
