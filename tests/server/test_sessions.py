"""Session locks: who dies is noticed at once, and nobody who lives is taken for dead."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from funnymoney.server.store import Store, open_store
from funnymoney.server.store.errors import NotOwner
from funnymoney.server.store.notifier import PostgresNotifier
from tests.server.postgres import FULL, Postgres
from tests.server.sets import played

BREAK_ALL = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE query LIKE '%advisory%' AND pid <> pg_backend_pid()"
)


@asynccontextmanager
async def process(address: str, name: str) -> AsyncIterator[Store]:
    """Open a store whose process listens to the others."""
    async with open_store(address, name) as store:
        store.wakes.listen(lambda _: None)
        await store.wakes.connected()
        yield store


async def test_a_process_that_dies_is_missed_though_its_leases_are_good(shared: str) -> None:
    async with process(shared, "north") as north, process(shared, "south") as south:
        table = await played(north, 1)
        assert await south.sessions.missing(0) == frozenset()
        await north.wakes.close()  # as the kernel does when it is killed
        assert await south.sessions.missing(0) == {"north"}
        assert not await south.leases.claim(table)
        assert await south.sessions.end_leases("north")
        assert await south.leases.orphans() == (table,)
        assert await south.leases.claim(table)
        assert await south.leases.closed(table) > 0, "nobody could choose meanwhile"
        with pytest.raises(NotOwner):
            await north.append(table, 1, "from a process that was not dead after all")
        await south.append(table, 1, "mine")


async def test_the_leases_of_a_process_that_lives_are_not_ended(shared: str) -> None:
    async with process(shared, "north") as north, process(shared, "south") as south:
        table = await played(north, 1)
        assert not await south.sessions.end_leases("north")
        assert await south.leases.owner(table) == "north"


async def test_those_are_missed_of_whom_only_their_viewers_are_known(shared: str) -> None:
    async with process(shared, "north"), process(shared, "south") as south:
        assert await south.sessions.missing(0, {"north", "west"}) == {"west"}


async def test_a_process_that_is_not_connected_itself_judges_nobody(shared: str) -> None:
    async with open_store(shared, "north") as north, open_store(shared, "south") as south:
        await played(north, 1)
        assert await south.sessions.missing(0) == frozenset()


async def test_when_the_database_was_just_started_nobody_is_missed(shared: str) -> None:
    async with open_store(shared, "north") as north, process(shared, "south") as south:
        await played(north, 1)
        assert await south.sessions.missing(0) == {"north"}
        assert await south.sessions.missing(1e9) == frozenset()


async def test_a_process_whose_connection_broke_holds_its_lock_again(
    postgres: Postgres, shared: str
) -> None:
    async with process(shared, "north") as north, process(shared, "south") as south:
        assert isinstance(north.wakes, PostgresNotifier)
        assert isinstance(south.wakes, PostgresNotifier)
        table = await played(north, 1)
        await asyncio.to_thread(postgres.execute, FULL, BREAK_ALL)
        async with asyncio.timeout(30):
            while not (is_back(north.wakes) and is_back(south.wakes)):
                await asyncio.sleep(0.01)
        assert await south.sessions.missing(0) == frozenset()
        assert not await south.sessions.end_leases("north")
        await north.append(table, 1, "still mine")


def is_back(wakes: PostgresNotifier) -> bool:
    return wakes.ready.is_set() and wakes.steady_for() < math.inf
