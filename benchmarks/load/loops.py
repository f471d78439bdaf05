"""How the moves are sent: each table as fast as it can, or all together at a given rate."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter

from benchmarks.load.table import Done, Table

LOOK = 0.1  # seconds between two looks for tables that have gone quiet, or wrong
QUIET = 0.1  # seconds after which no more messages about a sealed choice are expected
TICK = 0.001  # seconds: timers of the event loop know no less, and would spin
STALLED = 15.0  # seconds after which a move must have been answered


class Stalled(RuntimeError):
    """The server did not do its part."""


@dataclass
class Window:
    """What was seen between opening and closing."""

    latencies: list[float] = field(default_factory=list)  # seconds, of each move
    seconds: float = 0.0
    late: int = 0  # moves that had to wait for the one before (paced only)

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds


async def play_to(tables: Sequence[Table], moves: int) -> None:
    """Bring every table to that many moves, each as fast as it can."""

    def again(table: Table, _took: float) -> None:
        if table.ready is not None and table.moves < moves:
            table.move()

    await begin(tables, again, moves)
    await calm(tables)


async def closed_loop(tables: Sequence[Table], moves: int, seconds: float) -> Window:
    """Keep one move on its way at every table, for so long or so many moves at each on average."""
    window = Window()
    enough = asyncio.Event()
    latencies, goal = window.latencies, moves * len(tables)

    def again(table: Table, took: float) -> None:
        if enough.is_set():
            return
        latencies.append(took)
        if len(latencies) >= goal:
            enough.set()
        elif table.ready is not None:
            table.move()

    start = perf_counter()
    await begin(tables, again, None)
    await watched(tables, enough, seconds)
    enough.set()
    window.seconds = max(table.last for table in tables) - start
    await calm(tables)
    return window


async def paced_loop(tables: Sequence[Table], rate: float, seconds: float) -> Window:
    """Send moves at a given rate, table after table, whether or not the server can follow.

    A move that is due while its table still waits for the one before is sent as soon as that is
    heard, and its time counts from when it was due.
    """
    window = Window()
    overdue: dict[Table, deque[float]] = {table: deque() for table in tables}
    latencies = window.latencies

    def heard(table: Table, took: float) -> None:
        latencies.append(took)
        if overdue[table] and table.ready is not None:
            table.move(overdue[table].popleft())

    for table in tables:
        table.done = heard
    watcher = asyncio.create_task(watched(tables, asyncio.Event(), seconds))
    start = perf_counter()
    for number in range(int(rate * seconds)):
        due = start + number / rate
        while (now := perf_counter()) < due:
            await asyncio.sleep(max(due - now, TICK))
        table = tables[number % len(tables)]
        if table.missing:
            overdue[table].append(due)
            window.late += 1
        elif table.ready is not None:
            table.move()
    window.seconds = perf_counter() - start
    await watcher
    await calm(tables)
    return window


async def begin(tables: Sequence[Table], done: Done, below: int | None) -> None:
    for table in tables:
        table.done = done
    for at, table in enumerate(tables):
        if table.ready is not None and (below is None or table.moves < below):
            table.move()
        if at % 50 == 49:
            await asyncio.sleep(0)


async def watched(tables: Sequence[Table], enough: asyncio.Event, seconds: float) -> None:
    """Wait until it is enough or the time is up, and look after the tables meanwhile."""
    end = perf_counter() + seconds
    while not enough.is_set() and perf_counter() < end:
        look_after(tables)
        try:
            await asyncio.wait_for(enough.wait(), min(LOOK, max(0.0, end - perf_counter())))
        except TimeoutError:
            continue


async def calm(tables: Sequence[Table]) -> None:
    """Wait until no move is on its way."""
    while any(table.missing for table in tables):
        look_after(tables)
        await asyncio.sleep(LOOK / 10)


def look_after(tables: Sequence[Table]) -> None:
    now = perf_counter()
    for table in tables:
        if table.trouble:
            raise Stalled(table.trouble)
        if table.missing:
            if now - table.sent > STALLED:
                raise Stalled(f"no answer for {STALLED:.0f} seconds to {table.moves} moves")
            table.settle(QUIET)
