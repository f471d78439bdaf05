"""A process dies or closes: another takes in its tables, whatever its leases say."""

from __future__ import annotations

import asyncio
import math

import pytest

from funnymoney.server.rooms.loading.dead_processes import REJOIN_S
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.services import Services
from funnymoney.server.store.notifier import PostgresNotifier
from tests.server.postgres import FULL, Postgres
from tests.server.rooms import house_at, until
from tests.server.test_far import come_and_choose, die, give_all, table_of
from tests.server.test_sessions import BREAK_ALL

HOUR = 3_600_000  # milliseconds: a lease for which no test waits
SOON = 45.0  # seconds in which another process takes over, on a slow machine too


async def be_killed(house: Services) -> None:
    """Do nothing any more, and lose all connections, as the kernel does it."""
    die(house)
    assert isinstance(house.store.wakes, PostgresNotifier)
    await house.store.wakes.close()


async def test_the_tables_of_a_process_that_dies_move_before_its_leases_run_out(
    shared: str,
) -> None:
    async with house_at(shared) as north, house_at(shared) as south:
        people = await table_of(north, (south, south))
        await give_all(people)
        table = people[0].door.id
        await north.store.leases.renew(HOUR)
        await be_killed(north)
        await until(lambda: isinstance(south.rooms.by_id.get(table), LocalRoom), SOON)
        assert {person.last("bye") for person in people} == {"moved"}
        await come_and_choose(people, table)


async def test_a_table_that_nobody_looks_at_is_taken_in_too(shared: str) -> None:
    async with house_at(shared) as north, house_at(shared) as south:
        people = await table_of(north, (north, north))
        await give_all(people)
        table = people[0].door.id
        await north.store.leases.renew(HOUR)
        await be_killed(north)
        await until(lambda: isinstance(south.rooms.by_id.get(table), LocalRoom), SOON)


async def test_who_comes_before_a_death_is_noticed_waits_for_the_table_and_gets_no_copy(
    shared: str,
) -> None:
    """A copy would be dropped a moment later, and everything would be read twice."""
    async with house_at(shared) as north, house_at(shared) as south:
        people = await table_of(north, (north, north))
        await give_all(people)
        table = people[0].door.id
        await north.store.leases.renew(HOUR)
        south.scheduler.cancel()  # nobody looks for the dead by the clock
        await be_killed(north)
        rooms = await asyncio.gather(*(south.rooms.room(table) for _ in range(3)))
        assert isinstance(rooms[0], LocalRoom)


async def test_all_who_look_for_the_dead_at_once_share_one_look(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(shared) as house:
        house.scheduler.cancel()
        looks = 0

        async def look() -> frozenset[str]:
            nonlocal looks
            looks += 1
            await asyncio.sleep(0.05)
            return frozenset()

        monkeypatch.setattr(house.dead_processes, "missing", look)
        await asyncio.gather(*(house.dead_processes.end_leases() for _ in range(5)))
        assert looks == 1


async def test_who_came_by_way_of_a_process_that_dies_is_away_at_once(shared: str) -> None:
    async with house_at(shared) as north, house_at(shared) as south:
        people = await table_of(south, (south, north))
        await give_all(people)
        room = people[0].room
        await until(lambda: room.is_here(1))
        die_far(north)
        room.presence.heard[north.store.process] += 3600  # it is not the silence that tells
        assert isinstance(north.store.wakes, PostgresNotifier)
        await north.store.wakes.close()
        await until(lambda: not room.is_here(1), SOON)
        assert room.is_here(0)


def die_far(house: Services) -> None:
    for task in list(house.tasks.running):
        task.cancel()


async def test_a_house_that_closes_hands_its_tables_over_before_it_is_gone(shared: str) -> None:
    async with house_at(shared) as north, house_at(shared) as south:
        people = await table_of(north, (south, south))
        await give_all(people)
        table = people[0].door.id
        await north.store.leases.renew(HOUR)
        await north.close()
        await until(lambda: isinstance(south.rooms.by_id.get(table), LocalRoom), SOON)
        assert {person.last("bye") for person in people} == {"moved"}
        await come_and_choose(people, table)


async def test_a_process_that_lives_keeps_its_tables_though_others_look_for_the_dead(
    shared: str,
) -> None:
    async with house_at(shared) as north, house_at(shared) as south:
        people = await table_of(north, (south, south))
        await give_all(people)
        table = people[0].door.id
        for _ in range(3):
            await south.dead_processes.end_leases()
            await south.adoption.adopt()
        assert await south.store.leases.owner(table) == north.store.process
        assert not people[0].ends


async def test_after_an_outage_of_the_database_every_process_keeps_its_tables(
    postgres: Postgres, shared: str
) -> None:
    """Nobody could renew a lease meanwhile: at first the living do, then orphans are adopted."""
    async with house_at(shared) as north, house_at(shared) as south:
        owners = {}
        for house in (north, south):
            people = await table_of(house, (house, house))
            await give_all(people)
            owners[people[0].door.id] = house.store.process
        for house in (north, south):
            await house.store.leases.renew(-1)  # as if the outage were longer than a lease
        await asyncio.to_thread(postgres.stop, "immediate")
        await asyncio.to_thread(postgres.start)
        await until(lambda: is_settled(north) and is_settled(south), SOON)
        for house in (north, south):
            await house.dead_processes.end_leases()
            await house.adoption.adopt()
        assert {table: await north.store.leases.owner(table) for table in owners} == owners


def is_settled(house: Services) -> bool:
    """Whether it has listened again for long enough to adopt what others have left."""
    return is_back(house) and house.store.wakes.steady_for() > REJOIN_S


async def test_who_was_cut_off_from_the_database_adopts_nothing_at_first(
    postgres: Postgres, shared: str
) -> None:
    async with house_at(shared) as north, house_at(shared) as south:
        people = await table_of(north, (north, north))
        await give_all(people)
        table = people[0].door.id
        north.scheduler.cancel()  # it does not renew its leases: it connects again later
        await asyncio.to_thread(postgres.execute, FULL, BREAK_ALL)
        await until(lambda: is_back(north) and is_back(south), SOON)
        await north.adoption.renew_leases()
        await north.store.leases.renew(-1)
        await south.adoption.adopt()
        assert table not in south.rooms.by_id
        await until(lambda: isinstance(south.rooms.by_id.get(table), LocalRoom), SOON)


def is_back(house: Services) -> bool:
    wakes = house.store.wakes
    assert isinstance(wakes, PostgresNotifier)
    return wakes.ready.is_set() and wakes.steady_for() < math.inf
