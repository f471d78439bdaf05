"""Killed at any instant, a process loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest
from sqlalchemy import select

from funnymoney.server.store import Store, open_store
from funnymoney.server.store.schema import tables
from tests.server import child
from tests.server.sets import body

AT_ONCE = -1  # a lease that others need not wait for


def acknowledged(notes: Path) -> dict[str, list[int]]:
    found: dict[str, list[int]] = defaultdict(list)
    for line in notes.read_text().splitlines() if notes.exists() else []:
        table, seq = line.split()
        found[table].append(int(seq))
    return found


async def check(store: Store, notes: Path, kept: dict[str, int]) -> None:
    """Everything acknowledged is there, nothing is missing in between, no move is half there.

    `kept` says how many moves of each table were looked at before, and is brought up to date.
    """
    for row in await store.tables.rows(select(tables.c.id)):
        first = max(0, kept.get(row.id, 0) - 1)  # the last of those must still be there
        moves = (await store.load(row.id, first)).moves
        assert first + len(moves) >= kept.get(row.id, 0), "what was there is there no more"
        kept[row.id] = first + len(moves)
        assert [move.seq for move in moves] == list(range(first, kept[row.id]))
        assert all(move.body == body(row.id, move.seq) for move in moves)
    for table, seqs in acknowledged(notes).items():
        assert max(seqs) < kept[table]
        assert len(seqs) == len(set(seqs))


def kill_at_some_instant(process: BaseProcess, notes: Path, rng: random.Random) -> None:
    """One time in four while it starts, else while it plays."""
    known = notes.stat().st_size if notes.exists() else 0
    if rng.random() < 0.25:
        time.sleep(rng.random() * 0.25)
    else:
        deadline = time.monotonic() + 20
        while process.is_alive() and time.monotonic() < deadline:
            if notes.exists() and notes.stat().st_size > known:
                break
            time.sleep(0.002)
        time.sleep(rng.random() * 0.08)
    assert process.exitcode is None, "the process ended by itself"
    process.kill()
    process.join()


def kill_many_times(address: str, notes: Path, trials: int) -> None:
    rng, kept = random.Random(trials), dict[str, int]()
    for _ in range(trials):
        kill_at_some_instant(child.start(address, notes, AT_ONCE), notes, rng)
        asyncio.run(open_and_check(address, notes, kept))
    asyncio.run(open_and_check(address, notes, {}))  # all of it once more, from the beginning
    assert sum(len(seqs) for seqs in acknowledged(notes).values()) > trials


async def open_and_check(address: str, notes: Path, kept: dict[str, int]) -> None:
    async with open_store(address) as store:
        await check(store, notes, kept)


def test_nothing_acknowledged_is_lost_when_a_process_is_killed(
    address: str, tmp_path: Path
) -> None:
    kill_many_times(address, tmp_path / "notes", 20)


@pytest.mark.full
def test_nothing_acknowledged_is_lost_when_a_process_is_killed_hundreds_of_times(
    address: str, tmp_path: Path
) -> None:
    kill_many_times(address, tmp_path / "notes", 60 if "://" in address else 200)


async def test_the_tables_of_a_dead_process_move_to_another(shared: str, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    process = child.start(shared, notes, lease=600)
    async with open_store(shared, "heir") as heir:
        await until(lambda: len(acknowledged(notes)) == child.TABLES)
        assert await heir.leases.orphans() == ()
        process.kill()
        process.join()
        await asyncio.sleep(0.7)
        orphans = await heir.leases.orphans()
        assert set(orphans) == set(acknowledged(notes))
        for table in orphans:
            assert await heir.leases.claim(table)
            following = len((await heir.load(table)).moves)
            await heir.append(table, following, body(table, following))
        await check(heir, notes, {})


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process for a while")
async def test_a_process_that_was_frozen_cannot_write_to_what_it_has_lost(
    shared: str, tmp_path: Path
) -> None:
    notes = tmp_path / "notes"
    process = child.start(shared, notes, lease=600, pause=0.02)
    async with open_store(shared, "heir") as heir:
        await until(lambda: len(acknowledged(notes)) == child.TABLES)
        assert process.pid
        os.kill(process.pid, signal.SIGSTOP)
        lost = sorted(acknowledged(notes))
        for table in lost:
            while not await heir.leases.claim(table):
                await asyncio.sleep(0.1)
            following = len((await heir.load(table)).moves)
            await heir.append(table, following, body(table, following))
        os.kill(process.pid, signal.SIGCONT)
        await asyncio.to_thread(process.join, 20)
        assert process.exitcode == child.LOST
        await check(heir, notes, {})


async def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)
