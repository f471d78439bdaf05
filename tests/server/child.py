"""A process that plays at tables as fast as it can, and notes every move that was acknowledged."""

from __future__ import annotations

import asyncio
import os
import sys
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path

from funnymoney.server.store import Store, open_store
from funnymoney.server.store.errors import NotDurable, NotOwner
from tests.server.sets import body, new_table

TABLES = 4
LOST = 3  # the exit code of a process from which its tables were taken


def start(address: str, notes: Path, lease: int, pause: float = 0) -> BaseProcess:
    """Start a child; it starts at once where the packages can be imported beforehand."""
    arguments = (address, str(notes), lease, pause)
    process: BaseProcess
    if sys.platform == "win32":
        process = get_context("spawn").Process(target=live, args=arguments, daemon=True)
    else:
        kind = get_context("forkserver")
        kind.set_forkserver_preload(["funnymoney.server.store"])
        process = kind.Process(target=live, args=arguments, daemon=True)
    process.start()
    return process


def live(address: str, notes: str, lease: int, pause: float) -> None:
    asyncio.run(serve(address, notes, lease, pause))


async def serve(address: str, notes: str, lease: int, pause: float) -> None:
    pen = os.open(notes, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    try:
        async with open_store(address) as store, asyncio.TaskGroup() as group:
            for table in await take_tables(store, lease):
                group.create_task(play(store, table, pen, pause))
            while lease > 0:
                await asyncio.sleep(lease / 3000)
                await store.leases.renew(lease)
    except* (NotOwner, NotDurable):  # or cut off by PostgreSQL in the middle of a commit
        os._exit(LOST)


async def take_tables(store: Store, lease: int) -> list[str]:
    """Take over what the last process has left, and set up what is missing."""
    found = [
        table for table in await store.leases.orphans() if await store.leases.claim(table, lease)
    ]
    return found + [await store.create(new_table(), lease) for _ in range(TABLES - len(found))]


async def play(store: Store, table: str, pen: int, pause: float) -> None:
    """Hand over several moves at a time, as a table does that does not wait for the disk."""
    seq = len((await store.load(table)).moves)
    while True:
        ahead = range(seq, seq + 3)
        await asyncio.gather(*(note(store, table, each, pen) for each in ahead))
        seq += len(ahead)
        await asyncio.sleep(pause)


async def note(store: Store, table: str, seq: int, pen: int) -> None:
    await store.append(table, seq, body(table, seq))
    os.write(pen, f"{table} {seq}\n".encode())
