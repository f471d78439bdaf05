"""A table lives in one process at a time; others take over when that one is dead."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import pytest

from funnymoney.server.store import Store, open_store
from funnymoney.server.store.errors import Conflict, NoSuchTable, NotOwner, StoreInUse
from tests.server.sets import new_table, played, seqs

GONE = -1  # a lease that has run out when it begins


async def test_a_new_table_lives_in_the_process_that_made_it(address: str) -> None:
    async with open_store(address, "north") as store:
        table = await played(store, 1)
        assert await store.leases.owner(table) == "north"
        assert await store.leases.claim(table)
        assert await store.leases.renew() == {table}
        assert await store.leases.orphans() == ()


async def test_a_table_put_to_sleep_takes_no_moves_until_it_is_claimed(address: str) -> None:
    async with open_store(address) as store:
        table = await played(store, 1)
        await store.leases.release(table)
        assert await store.leases.owner(table) is None
        assert await store.leases.orphans() == ()
        with pytest.raises(NotOwner, match="lives in no process: claim it"):
            await store.append(table, 1, "asleep")
        assert await store.leases.claim(table)
        await store.append(table, 1, "awake")
        with pytest.raises(NoSuchTable):
            await store.leases.claim("nowhere")


async def test_a_lease_that_ran_out_is_good_until_another_claims_the_table(address: str) -> None:
    async with open_store(address) as store:
        table = await store.create(new_table(), lease=GONE)
        assert await store.leases.orphans() == (table,)
        assert await store.leases.owner(table) is None
        await store.append(table, 0, "late, but ours")
        assert await store.leases.renew() == {table}
        assert await store.leases.orphans() == ()


async def test_finished_tables_are_no_orphans(address: str) -> None:
    async with open_store(address) as store:
        table = await store.create(new_table(), lease=GONE)
        await store.tables.abort(table)
        assert await store.leases.orphans() == ()


async def test_the_tables_of_a_process_that_closed_are_orphans_at_once(address: str) -> None:
    async with open_store(address) as store:
        awake, asleep = await played(store, 1), await played(store, 1)
        await store.leases.release(asleep)
    async with open_store(address) as store:
        assert await store.leases.orphans() == (awake,)
        assert await store.leases.claim(awake)


async def test_it_is_known_for_how_long_a_table_was_an_orphan(address: str) -> None:
    async with open_store(address, "north") as store:
        awake, asleep = await played(store, 1), await played(store, 1)
        await store.leases.release(asleep)
        await make_older(store)
        assert await claimed(store, awake) == 0, "we live, and it is ours"
        await make_older(store)
        store.writer.process = "south"
        assert 5000 <= await claimed(store, awake) < 10_000
        assert await claimed(store, asleep) == 0
        await store.leases.make_up(awake, 1)
        assert await claimed(store, awake) == 0, "its log tells of it now"
    async with open_store(address, "east") as store:
        assert 0 <= await claimed(store, awake) < 5000, "it was left in order a moment ago"


async def claimed(store: Store, table: str) -> int:
    """Claim a table, and return how many milliseconds are to be made up there."""
    assert await store.leases.claim(table)
    return await store.leases.closed(table)


async def make_older(store: Store) -> None:
    """Let five seconds have passed since anything was heard of the processes of all tables."""
    await store.writer.write(
        lambda connection: connection.exec_driver_sql(
            "UPDATE tables SET lease = 0, renewed = renewed - 5000 WHERE lease IS NOT NULL"
        )
    )


async def set_clock(store: Store, seconds: int) -> None:
    """Let the clock of the database be set forward, or back if negative: all it noted is older."""
    by = seconds * 1000
    await store.writer.write(
        lambda connection: connection.exec_driver_sql(
            f"UPDATE tables SET lease = lease - ({by}), renewed = renewed - ({by})"  # noqa: S608
        )
    )


async def test_when_the_clock_is_set_back_a_dead_process_holds_no_table(address: str) -> None:
    """Else its leases would be good for another hour."""
    async with open_store(address, "north") as store:
        dead, left = await played(store, 1), await played(store, 1)
        await set_clock(store, -3600)
        store.writer.process = "south"
        assert sorted(await store.leases.orphans()) == sorted([dead, left])
        assert await store.leases.owner(dead) is None
        assert await claimed(store, dead) == 0, "nobody has less time for it"
        assert await store.leases.owner(dead) == "south"
        assert await store.leases.orphans() == (left,)


async def test_when_the_clock_is_set_back_a_process_that_lives_keeps_its_tables(
    address: str,
) -> None:
    async with open_store(address, "north") as store:
        table = await played(store, 1)
        await set_clock(store, -3600)
        await store.append(table, 1, "mine")
        assert await store.leases.renew() == {table}
        assert await store.leases.owner(table) == "north"
        assert await store.leases.orphans() == ()
        assert await store.leases.closed(table) == 0


async def test_a_small_step_back_of_the_clock_moves_no_table(address: str) -> None:
    async with open_store(address, "north") as store:
        table = await played(store, 1)
        await set_clock(store, -5)
        assert await store.leases.owner(table) == "north"
        store.writer.process = "south"
        assert not await store.leases.claim(table)


async def test_when_the_clock_is_set_forward_a_table_may_move_but_loses_nothing(
    shared: str,
) -> None:
    async with open_store(shared, "north") as north, open_store(shared, "south") as south:
        table = await played(north, 1)
        await set_clock(north, 3600)
        await north.append(table, 1, "mine until another claims it")
        assert await south.leases.claim(table)
        with pytest.raises(NotOwner):
            await north.append(table, 2, "no longer mine")
        await south.append(table, 2, "mine")
        assert await seqs(north, table) == [0, 1, 2]


async def test_what_is_to_be_made_up_outlives_everybody_who_fails_to(address: str) -> None:
    """One process cannot open the table, the next dies over it, and what it writes is lost."""
    async with open_store(address, "north") as store:
        table = await played(store, 1)
        await make_older(store)
        store.writer.process = "east"
        assert await store.leases.claim(table)
        await store.leases.put_off(table, wake=1)
        assert await store.tables.due() == (table,)
        await make_older(store)
        store.writer.process = "south"
        assert await store.leases.claim(table)
        await store.leases.make_up(table, 2)
        await make_older(store)
        store.writer.process = "west"
        assert 15_000 <= await claimed(store, table) < 20_000


async def be_felt_earlier(store: Store, milliseconds: int) -> None:
    await store.writer.write(
        lambda connection: connection.exec_driver_sql(
            f"UPDATE pulse SET time = time - {milliseconds}"  # noqa: S608  numbers of our own
        )
    )


async def test_tables_sleep_longer_by_the_time_in_which_there_was_no_house(address: str) -> None:
    async with open_store(address) as store:
        asleep, untimed, awake = [await played(store, 1) for _ in range(3)]
        await store.leases.release(asleep, wake=1000)
        await store.leases.release(untimed)
        await be_felt_earlier(store, 3_600_000)
        for _ in range(2):  # of several that are started then, one is the first
            await store.pulse.begin(alone=False)
            assert 3_600_000 <= await store.leases.closed(asleep) < 3_605_000
        assert await store.leases.closed(untimed) == await store.leases.closed(awake) == 0
        found = await store.tables.get(asleep)
        assert found is not None
        assert found.table.wake == 1000 + await store.leases.closed(asleep)
        assert await claimed(store, asleep) >= 3_600_000


async def test_a_house_of_which_one_process_lives_is_there(shared: str) -> None:
    async with open_store(shared, "north") as north:
        asleep = await played(north, 1)
        await north.leases.release(asleep, wake=1000)
        await be_felt_earlier(north, 10_000)  # it is felt every five seconds or so
        async with open_store(shared, "south") as south:
            assert await south.leases.closed(asleep) == 0


async def test_a_store_that_is_closed_in_order_was_there_until_then(address: str) -> None:
    async with open_store(address) as store:
        asleep = await played(store, 1)
        await store.leases.release(asleep, wake=1000)
        await be_felt_earlier(store, 3_600_000)
    async with open_store(address) as store:
        assert await store.leases.closed(asleep) < 5000


async def test_of_a_file_a_process_was_there_as_long_as_it_was_felt(file: str) -> None:
    """Its leases are renewed hourly: after a crash, that would be far too much to forgive."""
    async with open_store(file, "north") as store:
        table = await played(store, 1)
        await store.writer.write(
            lambda connection: connection.exec_driver_sql("UPDATE tables SET renewed = 0")
        )
        await be_felt_earlier(store, 60_000)
        await store.pulse.begin(alone=True)
        store.writer.process = "south"
        assert 60_000 <= await claimed(store, table) < 65_000


async def test_a_table_is_claimed_only_when_the_lease_of_its_process_has_run_out(
    shared: str,
) -> None:
    async with open_store(shared, "north") as north, open_store(shared, "south") as south:
        table = await played(north, 2)
        assert not await south.leases.claim(table)
        with pytest.raises(NotOwner, match="lives in process north"):
            await south.append(table, 2, "not mine")
        await north.leases.renew(GONE)
        assert await south.leases.orphans() == (table,)
        assert await south.leases.claim(table)
        assert await north.leases.renew() == frozenset()
        with pytest.raises(NotOwner, match="lives in process south"):
            await north.append(table, 2, "no longer mine")
        with pytest.raises(NotOwner):
            await north.tables.abort(table)
        await south.append(table, 2, "mine")
        await north.leases.release(table)
        assert await north.leases.owner(table) == "south"
        assert [move.body for move in (await north.load(table)).moves][2:] == ["mine"]


async def test_of_many_processes_that_claim_an_orphan_one_gets_it(shared: str) -> None:
    async with (
        open_store(shared, "north") as north,
        open_store(shared, "east") as east,
        open_store(shared, "south") as south,
        open_store(shared, "west") as west,
    ):
        tables = [await north.create(new_table(), lease=GONE) for _ in range(20)]
        others = (east, south, west)
        for table in tables:
            won = await asyncio.gather(*(store.leases.claim(table) for store in others))
            assert sum(won) == 1
        kept = [await store.leases.renew() for store in others]
        assert sorted(table for each in kept for table in each) == sorted(tables)


async def test_two_processes_that_fight_for_a_table_write_one_log(shared: str) -> None:
    """Each claims with a lease that is over at once and appends as fast as it can."""
    async with open_store(shared, "north") as north, open_store(shared, "south") as south:
        table = await north.create(new_table(), lease=GONE)
        written: dict[int, str] = {}
        rng = random.Random(7)

        async def fight(name: str, store: Store) -> None:
            while list(written.values()).count(name) < 15:
                await asyncio.sleep(rng.random() / 100)
                await store.leases.claim(table, GONE)
                start = len((await store.load(table)).moves)
                wanted = range(start, start + 3)
                answers = await asyncio.gather(
                    *(store.append(table, seq, name) for seq in wanted), return_exceptions=True
                )
                for seq, answer in zip(wanted, answers, strict=True):
                    assert answer is None or isinstance(answer, NotOwner | Conflict)
                    if answer is None:
                        assert written.setdefault(seq, name) == name

        await asyncio.gather(fight("north", north), fight("south", south))
        moves = (await north.load(table)).moves
        assert [move.seq for move in moves] == list(range(len(moves)))
        assert {move.seq: move.body for move in moves} == written


async def test_a_second_process_is_refused_a_file_that_is_in_use(file: str) -> None:
    async with open_store(file) as store:
        with pytest.raises(StoreInUse, match=r"another process already serves from .*tables.db"):
            async with open_store(file):
                pass
        program = "import sys; from funnymoney.server.store.__main__ import main; sys.exit(main())"
        other = await asyncio.create_subprocess_exec(
            sys.executable, "-c", program, "upgrade", file, stderr=asyncio.subprocess.PIPE
        )
        said = (await other.communicate())[1].decode()
        assert other.returncode == 1
        assert said.startswith("another process already serves from")
        table = await played(store, 1)
    async with open_store(file) as store:
        assert await seqs(store, table) == [0]


async def test_two_files_are_served_side_by_side(tmp_path: Path) -> None:
    async with open_store(tmp_path / "one.db") as one, open_store(tmp_path / "two.db") as two:
        assert await seqs(one, await played(one, 1)) == await seqs(two, await played(two, 1))
