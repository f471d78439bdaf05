"""One writer with group commit: all that waits while one commit is made goes into the next.

An answer means: on the disk. Whatever fails inside a batch fails alone, in its own savepoint;
when the commit itself fails, everything in it fails. What was handed over is written even if
nobody waits for the answer any more: the table has played it already.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from typing import Any, Generic, TypeAlias, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from funnymoney.server.store.database import WritingLane
from funnymoney.server.store.errors import (
    DamagedTable,
    NotDurable,
    StoreClosed,
    StoreError,
    StoreUnavailable,
)
from funnymoney.server.store.faults.damage import is_corrupt
from funnymoney.server.store.faults.outages import root_of, translated
from funnymoney.server.store.move_log import NewMove, write_moves

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]

MAX_COMMIT_BATCH = 500  # at once: beyond that a commit takes longer without saving more
COMMIT_INTERVAL_S = (
    0.003  # seconds from one commit to the next: few large ones leave time for other things
)
COMMIT_ATTEMPTS = 4
# A commit that takes longer has failed, as far as anybody is told: the disk or the database hangs.
# It may still come through, so its tables are loaded again.
COMMIT_TIMEOUT_S = 8.0
CROSSED = {"40001", "40P01"}  # PostgreSQL: two processes waited for each other; try again


@dataclass(eq=False)
class Job(Generic[T]):
    """Something to write, and where the answer is awaited; a plain move has no work of its own."""

    work: Work[T] | None
    move: NewMove | None = None
    answer: asyncio.Future[T] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    @classmethod
    def of(cls, move: NewMove) -> Job[None]:
        """Return the job of adding a move."""
        return Job(None, move)

    def settle(self, outcome: Any) -> None:
        if self.answer.done():  # whoever asked has gone
            return
        if isinstance(outcome, Exception):
            self.answer.set_exception(outcome)
            if isinstance(outcome, StoreError):
                self.answer.exception()  # else asyncio logs it where nobody waits for the answer
        else:
            self.answer.set_result(outcome)


class Writer:
    """Takes jobs in order; needs a running event loop."""

    def __init__(self, lane: WritingLane, process: str) -> None:
        self.lane = lane
        self.process = process
        self.waiting: deque[Job[Any]] = deque()
        self.more = asyncio.Event()
        self.closing = False
        # Called with what went wrong and when that write began, once those who wait were told.
        self.on_failure: Callable[[StoreUnavailable, float], None] = lambda *_: None
        self.task = asyncio.create_task(self.run())

    async def write(self, work: Work[T]) -> T:
        """Do some work inside the next commit; return its answer once that is durable."""
        return await self.put(Job(work))

    async def append(self, move: NewMove) -> None:
        await self.put(Job.of(move))

    def put(self, job: Job[T]) -> asyncio.Future[T]:
        if self.closing:
            raise StoreClosed
        self.waiting.append(job)
        self.more.set()
        return job.answer

    async def close(self) -> None:
        """Write what has been handed over, and take no more."""
        self.closing = True
        self.more.set()
        await asyncio.shield(self.task)

    async def run(self) -> None:
        batch: list[Job[Any]] = []
        try:
            while await self.has_more():
                batch = [
                    self.waiting.popleft() for _ in range(min(MAX_COMMIT_BATCH, len(self.waiting)))
                ]
                rested = asyncio.get_running_loop().time() + COMMIT_INTERVAL_S
                await self.commit(batch)
                await self.rest_until(rested)
        finally:  # cancelled with the whole event loop: leave nobody waiting
            self.closing = True
            for job in [*batch, *self.waiting]:
                job.settle(StoreClosed())

    async def rest_until(self, instant: float) -> None:
        rest = instant - asyncio.get_running_loop().time()
        if rest > 0 and not self.closing:
            await asyncio.sleep(rest)

    async def has_more(self) -> bool:
        while not self.waiting and not self.closing:
            self.more.clear()
            await self.more.wait()
        return bool(self.waiting)

    async def commit(self, batch: Sequence[Job[Any]]) -> None:
        began = time.monotonic()
        try:
            async with asyncio.timeout(COMMIT_TIMEOUT_S):
                found = await self.attempt(batch)
            outcomes = [translated(each) if isinstance(each, Exception) else each for each in found]
        except Exception as error:  # noqa: BLE001  whatever it is, those who wait must hear
            outcomes = [lost(error) for _ in batch]
        pairs = list(zip(batch, outcomes, strict=True))
        outcomes = [damage_of(job, outcome) or plain(outcome) for job, outcome in pairs]
        for job, outcome in zip(batch, outcomes, strict=True):
            job.settle(outcome)
        self.tell_of_failure(outcomes, began)

    def tell_of_failure(self, outcomes: Sequence[Any], began: float) -> None:
        failures = [each for each in outcomes if isinstance(each, StoreUnavailable)]
        grave = [each for each in failures if not each.is_contention]
        if grave:
            if isinstance(root_of(grave[0]), TimeoutError):
                self.give_up_waiting(grave[0])
            # After the callbacks of what was settled just now.
            asyncio.get_running_loop().call_soon(self.on_failure, grave[0], began)

    def give_up_waiting(self, error: StoreUnavailable) -> None:
        """Fail all that waits behind a time-out: nobody waits for one after another."""
        while self.waiting:
            self.waiting.popleft().settle(lost(error))

    async def attempt(self, batch: Sequence[Job[Any]]) -> list[Any]:
        if await self.add(batch):
            return [None] * len(batch)
        try:
            return await self.together(batch)
        except DBAPIError as error:
            if len(batch) == 1 or not is_corrupt(error):
                raise
        # SQLite gives up a transaction that has met damage, whatever else is in it.
        return [await self.alone(job) for job in batch]

    async def alone(self, job: Job[Any]) -> Any:
        try:
            [outcome] = await self.together([job])
        except Exception as error:  # noqa: BLE001  whatever it is, the next one has its turn
            return lost(error)
        return outcome

    async def together(self, batch: Sequence[Job[Any]]) -> list[Any]:
        for attempt in range(1, COMMIT_ATTEMPTS + 1):
            work = partial(do_all, process=self.process, batch=batch, careful=attempt > 1)
            try:
                return await self.lane.run(work)
            except TryAgain:
                if attempt == COMMIT_ATTEMPTS:
                    raise
            await asyncio.sleep(random.random() * attempt / 20)  # let the other one by
        raise AssertionError

    async def add(self, batch: Sequence[Job[Any]]) -> bool:
        """Go the short way, if there is nothing but moves of different tables; say if they fit."""
        moves = [job.move for job in batch if job.move]
        tables = {move.table for move in moves}
        return len(tables) == len(batch) and await self.lane.add(self.process, moves)


def do_all(
    connection: Connection, process: str, batch: Sequence[Job[Any]], *, careful: bool
) -> list[Any]:
    """Do a batch; moves alone hardly ever fail, so at first they go without a savepoint."""
    if not careful and all(job.move for job in batch):
        try:
            return list(write_moves(connection, process, [job.move for job in batch if job.move]))
        except Exception as error:
            raise TryAgain("carefully") from error
    outcomes: list[Any] = []
    for moves, jobs in groupby(batch, key=lambda job: job.move is not None):
        if moves:
            outcomes += append_all(connection, process, [job.move for job in jobs if job.move])
        else:
            outcomes += [do_alone(connection, job.work) for job in jobs if job.work]
    return outcomes


def append_all(connection: Connection, process: str, moves: list[NewMove]) -> list[Any]:
    found = do_alone(connection, lambda connection: write_moves(connection, process, moves))
    if not isinstance(found, Exception):
        return list(found)
    if len(moves) == 1:
        return [found]
    return [append_all(connection, process, [move])[0] for move in moves]


def do_alone(connection: Connection, work: Work[T]) -> T | Exception:
    """Return the answer or what went wrong; then nothing of this work is left behind."""
    savepoint = connection.begin_nested()
    try:
        answer = work(connection)
        savepoint.commit()
    except Exception as error:
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            raise
        if getattr(getattr(error, "orig", None), "sqlstate", None) in CROSSED:
            raise TryAgain("two processes kept waiting for each other") from error
        savepoint.rollback()  # if this fails, the batch does
        return error
    return answer


class TryAgain(Exception):
    """Nothing of this batch was committed, and it may be done once more."""


def damage_of(job: Job[Any], outcome: Any) -> DamagedTable | None:
    """Return what to say of a move that could not be added because its log is damaged."""
    if job.move is None or not isinstance(outcome, Exception):
        return None
    if not is_corrupt(outcome):
        return None
    damage = DamagedTable(job.move.table, "nothing can be added to its log")
    damage.__cause__ = outcome
    return damage


def plain(outcome: Any) -> Any:
    """Return NotDurable for an error of the driver that tells of damage, else what is given."""
    is_driver = isinstance(outcome, Exception) and not isinstance(outcome, StoreError)
    return lost(outcome) if is_driver and is_corrupt(outcome) else outcome


def lost(error: Exception) -> NotDurable:
    """Say in the words of the database, but without its statement, what went wrong."""
    failed = NotDurable(f"the store could not write this down: {root_of(error)}")
    if isinstance(error, TryAgain):
        failed.mark_contention()
    failed.__cause__ = error
    return failed
