"""One case at a time: a fresh server, its tables, some moves to warm up, then the clock."""

from __future__ import annotations

import asyncio
import gc
import tempfile
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, TypeVar

import uvloop

from benchmarks.load import boardgame, ours
from benchmarks.load.cases import FLAT_FILE, Case, Plan
from benchmarks.load.cores import Server
from benchmarks.load.disk import watched, write
from benchmarks.load.loops import Window, closed_loop, paced_loop, play_to
from benchmarks.load.reading import Reading, reading, totals
from benchmarks.load.table import Table
from benchmarks.systems import OURS

Found = TypeVar("Found")


@dataclass(frozen=True)
class Stage:
    """Where everything happens: the server's core, and a folder on a disk."""

    core: set[int]
    folder: Path


@contextmanager
def serving(case: Case, stage: Stage, view_bytes: int) -> Iterator[Server]:
    with tempfile.TemporaryDirectory(dir=stage.folder) as folder:
        if case.system == OURS:
            command = ours.command(Path(folder) / "tables.db")
        else:
            store = Path(folder) if case.system == FLAT_FILE else None
            command = boardgame.command(view_bytes, store)
        server = Server(command, stage.core)
        try:
            yield server
        finally:
            server.stop()


def run(work: Coroutine[Any, Any, Found]) -> Found:
    """Run it without the pauses of a collection: nothing here lives in circles for long."""
    gc.collect()
    gc.disable()
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(work)
    finally:
        gc.enable()


async def measure(
    case: Case, server: Server, plan: Plan, folder: Path, rate: Callable[[float], float]
) -> list[Reading]:
    """Return the reading of the closed loop and, if the case has them, of the paced loops.

    `rate` is told how many moves a second there were, and says how many shall be tried then. While
    that goes on, the disk of the folder is watched, since a move waits for it.
    """
    tables = await seated(case, server)
    await warm_up(case, tables, plan)
    found = [await read(tables, server, closed_loop(tables, plan.moves, plan.seconds))]
    if case.paced:
        wanted = rate(found[0].moves_per_second)
        for _ in range(plan.paced_loops):
            with watched(folder) as witness:
                loop = paced_loop(tables, wanted, plan.paced_seconds)
                paced = await read(tables, server, loop)
            found.append(replace(paced, disk_p99_ms=witness.p99_ms()))
    for table in tables:
        await table.leave()
    return found


async def seated(case: Case, server: Server) -> Sequence[Table]:
    if case.system == OURS:
        return await ours.seated(server.url, case.game, range(case.tables), case.packed)
    return await boardgame.seated(server.url, case.tables)


async def warm_up(case: Case, tables: Sequence[Table], plan: Plan) -> None:
    """FlatFile writes the whole log with every move: more moves than ours would be against it."""
    moves = plan.warming_up
    if case.system not in (OURS, FLAT_FILE):
        moves = max(moves, plan.peer_warming_up // case.tables)
    await play_to(tables, moves)


async def read(
    tables: Sequence[Table], server: Server, loop: Coroutine[Any, Any, Window]
) -> Reading:
    before = totals(tables, server.processor_seconds(), process_time(), perf_counter())
    window = await loop
    after = totals(tables, server.processor_seconds(), process_time(), perf_counter())
    return reading(tables, window, after.since(before))


def seconds_to_disk(folder: Path, times: int = 50) -> float:
    """Return how long it takes here until a small write is safe."""
    with tempfile.TemporaryFile(dir=folder) as file:
        start = perf_counter()
        for _ in range(times):
            write(file.fileno())
        return (perf_counter() - start) / times
