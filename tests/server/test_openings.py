"""Many tables are opened together: in few transactions, and one that fails stops no other."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from funnymoney.server.protocol.messages import NewTable
from funnymoney.server.rooms.loading.table_rows import new_row
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.rooms.room import Room
from funnymoney.server.services import Services
from funnymoney.server.store import Store, open_store
from funnymoney.server.store.errors import DamagedTable, NoSuchTable
from funnymoney.server.store.repositories import openings
from funnymoney.server.store.repositories.leases import LEASE_MS
from funnymoney.server.store.repositories.moderation import Moderation
from funnymoney.server.store.schema import moves, tables
from funnymoney.server.table.settings import check
from tests.server.rooms import Person, house_at, until
from tests.server.sets import played
from tests.server.test_sessions import process


async def new_tables(house: Services, number: int) -> list[str]:
    host = await Person.come(house, "Ann")
    new = NewTable("counterfeiters", ["me", "open"])
    rows = [new_row(new, check(new), host.guest) for _ in range(number)]
    return [await house.store.create(row) for row in rows]


def counted(store: Store) -> list[int]:
    """Note from now on how many tables are claimed at once."""
    sizes: list[int] = []
    claim_all = store.openings.claim_all

    async def count(ids: Collection[str], lease: int) -> frozenset[str]:
        sizes.append(len(ids))
        return await claim_all(ids, lease)

    object.__setattr__(store.openings, "claim_all", count)
    return sizes


async def test_tables_opened_together_are_claimed_and_read_in_few_batches(address: str) -> None:
    async with house_at(address) as house:
        made = await new_tables(house, 40)
        sizes = counted(house.store)
        rooms = await asyncio.gather(*(house.rooms.room(table) for table in made))
        assert [room.id for room in rooms] == made
        assert {room.names[room.row.host_id or ""] for room in rooms} == {"Ann"}
        assert all(isinstance(room, LocalRoom) for room in rooms)
        assert sum(sizes) == 40
        assert len(sizes) <= 5


async def test_a_table_that_is_damaged_or_gone_stops_no_other(address: str) -> None:
    async with house_at(address) as house:
        good, bad, better = await new_tables(house, 3)
        await house.store.append(bad, 0, ["no", "entry"])
        found = await asyncio.gather(
            *(house.rooms.room(table) for table in (good, "nowhere", bad, better)),
            return_exceptions=True,
        )
        assert [type(each) for each in found] == [LocalRoom, NoSuchTable, DamagedTable, LocalRoom]
        assert list(house.rooms.damaged.causes) == [bad]


async def test_in_a_log_with_a_gap_only_that_table_is_damaged(address: str) -> None:
    async with open_store(address) as store:
        good, bad = await played(store, 3), await played(store, 1)
        mine = await store.openings.claim_all([good, bad], LEASE_MS)
        assert mine == {good, bad}
        both = await store.openings.read_all([good, bad], mine)
        alone = await store.load(good)
        assert (both[good].loaded, both[good].mine) == (alone, True)
        await add_after_a_gap(store, bad)
        with pytest.raises(DamagedTable):
            await store.openings.read_all([good, bad], mine)


async def add_after_a_gap(store: Store, table: str) -> None:
    row = {"table_id": table, "seq": 7, "body": ["undid", 0], "time": 0}
    await store.tables.change(insert(moves).values(row))


@pytest.mark.parametrize("most", [2000, 5])
async def test_logs_that_are_read_together_are_those_that_are_read_alone(
    address: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if they are too long for one query."""
    monkeypatch.setattr(openings, "MAX_MOVES_AT_ONCE", most)
    async with open_store(address) as store:
        made = [await played(store, number) for number in (4, 0, 3)]
        found = await store.openings.read_all(made, made)
        assert [found[table].loaded for table in made] == [await store.load(each) for each in made]


async def test_what_was_said_is_shown_to_newcomers_whenever_the_room_was_opened(
    file: str,
) -> None:
    async with house_at(file) as house:
        house.scheduler.cancel()  # else it may open the tables before anything is said
        lively, quiet = await new_tables(house, 2)
        eve = await Person.come(house, "Eve")
        await house.store.chat.append(lively, eve.guest, "hello")
        await asyncio.gather(house.rooms.room(lively), house.rooms.room(quiet))
        await eve.join(lively)
        await until(lambda: said(eve) == ["hello"])
        await eve.join(quiet)
        await until(lambda: said(eve) == [])
        await eve.wish(chat="anybody?")
        bob = await Person.come(house, "Bob")
        await bob.join(quiet)
        await until(lambda: said(bob) == ["anybody?"])


def said(to: Person) -> list[str] | None:
    """Return the lines that somebody was sent last."""
    lines = to.last("chat")
    return None if lines is None else [line["text"] for line in lines]


async def test_who_is_muted_or_shown_out_is_known_of_every_table(address: str) -> None:
    async with house_at(address) as house:
        made = await new_tables(house, 3)
        eve = await Person.come(house, "Eve")
        moderation: Moderation = house.store.moderation
        await moderation.mute(made[0], eve.guest)
        await moderation.show_out(made[1], eve.guest)
        rooms: list[Any] = await asyncio.gather(*(house.rooms.room(table) for table in made))
        assert [room.muted for room in rooms] == [{eve.guest}, set(), set()]
        assert [room.kicked for room in rooms] == [set(), {eve.guest}, set()]


async def test_of_tables_claimed_together_only_those_are_ours_that_live_nowhere_else(
    shared: str,
) -> None:
    async with open_store(shared, "north") as north, open_store(shared, "south") as south:
        theirs = await played(north, 1)
        orphan, asleep = await played(north, 1), await played(north, 1)
        await north.leases.release(asleep)
        gone = update(tables).where(tables.c.id == orphan).values(lease=0)
        await north.tables.change(gone)
        both = [theirs, orphan, asleep, "nowhere"]
        assert await south.openings.claim_all(both, LEASE_MS) == {orphan, asleep}
        assert await south.leases.owner(theirs) == "north"
        assert await south.leases.closed(orphan) > 0, "nobody could choose meanwhile"
        assert await south.leases.closed(asleep) == 0
        assert await north.openings.claim_all([orphan, asleep], LEASE_MS) == frozenset()


async def test_a_table_held_by_a_frozen_process_keeps_back_no_other(shared: str) -> None:
    async with open_store(shared, "north") as north, open_store(shared, "south") as south:
        made = [await played(north, 1) for _ in range(3)]
        await north.leases.let_go()
        async with north.database.writing.bridge.begin() as frozen:  # type: ignore[attr-defined]
            row = select(tables.c.id).where(tables.c.id == made[1]).with_for_update()
            await frozen.execute(row)
            assert await south.openings.claim_all(made, LEASE_MS) == {made[0], made[2]}
        assert await south.openings.claim_all(made, LEASE_MS) == set(made)


async def test_tables_seem_orphaned_only_while_their_process_holds_no_lock(shared: str) -> None:
    async with process(shared, "north") as north, process(shared, "south") as south:
        running, over = await played(north, 1), await played(north, 1)
        await north.tables.abort(over)
        both = [running, over, "nowhere"]
        assert await south.sessions.orphans_among(both, 0) == frozenset()
        await north.wakes.close()  # as the kernel does when it is killed
        assert await south.sessions.orphans_among(both, 0) == {running}, "the others can be shown"
        assert await south.sessions.orphans_among(both, 1e9) == frozenset(), "it was just started"
        await south.wakes.close()
        assert await south.sessions.orphans_among(both, 0) == frozenset()


async def test_tables_for_which_people_wait_are_adopted_first(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        opened: list[str] = []

        async def note(table: str) -> None:
            opened.append(table)

        async def wait_for(event: asyncio.Event) -> Room:
            await event.wait()
            opened.append("waited for")
            raise NoSuchTable("that is looked at")

        monkeypatch.setattr(house.adoption, "adopt_table", note)
        come = asyncio.Event()
        house.rooms.opening["waited for"] = task = asyncio.create_task(wait_for(come))
        adopting = asyncio.create_task(house.adoption.adopt_tables(["first", "second"]))
        await asyncio.sleep(0.05)
        assert opened == []
        come.set()
        await asyncio.wait([task])
        del house.rooms.opening["waited for"]
        await adopting
        assert opened == ["waited for", "first", "second"]
        with pytest.raises(NoSuchTable):
            task.result()
