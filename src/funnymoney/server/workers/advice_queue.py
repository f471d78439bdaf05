"""Experts who tell people what they would do, in a process of their own.

Bots that play do not wait for them. Who plays goes before who looks at what was played.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from funnymoney.bots.advice import Advice, Weighed
from funnymoney.core.game import View
from funnymoney.server.ops.logs import log_event
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import Considered
from funnymoney.server.workers.bot_pool import PROGRAM, Failed, Worker
from funnymoney.server.workers.bot_worker import Judged, Task, WorkerReply

# An expert plans for a little more than a second, but the machine may be slow.
REPLY_TIMEOUT_S = 10.0
MAX_QUEUED_PER_RANK = 40  # of each rank that may wait, before people are asked to come again
MAX_QUEUED_PER_CLIENT = 20  # of those for one who asks: nobody shall fill all the chairs
PLAYING, LOOKING = 0, 1  # who goes first
EXPERT = "expert"
DIGITS = 4  # of shares, as they are told

LOG = logging.getLogger(__name__)
BUSY = "too many ask for advice just now: try again in a moment"


@dataclass(order=True)
class Waiting:
    rank: int
    turn: int  # how many others wait for the same one: all who ask are served by turns
    number: int  # who came first
    who: str = field(compare=False)
    task: Task = field(compare=False)
    answer: asyncio.Future[WorkerReply] = field(compare=False)


class AdviceQueue:
    """They are shown one player's view and nothing else, so they can betray nothing."""

    def __init__(self, program: Sequence[str] = PROGRAM) -> None:
        self.worker = Worker(program)
        self.queue: asyncio.PriorityQueue[Waiting] = asyncio.PriorityQueue()
        self.numbers = itertools.count()
        self.waiting: Counter[tuple[int, str]] = Counter()  # by rank, and by who has asked
        self.work: asyncio.Task[None] | None = None

    async def advise(self, view: View, rank: int = PLAYING, who: str = "") -> Advice:
        """Say what to choose to one who sees this and owes a choice; `who` asks, by his address."""
        answer = await self.ask("advise", view, rank, who)
        assert answer.advice is not None
        return answer.advice

    async def judge(self, view: View, who: str = "") -> Judged:
        """Say what one who sees this expects and believes."""
        answer = await self.ask("judge", view, LOOKING, who)
        assert answer.judged is not None
        return answer.judged

    async def ask(
        self, what: Literal["advise", "judge"], view: View, rank: int, who: str
    ) -> WorkerReply:
        turn = self.waiting[rank, who]
        if turn >= MAX_QUEUED_PER_CLIENT or self.many(rank) >= MAX_QUEUED_PER_RANK:
            raise Refused("busy", BUSY)
        if self.work is None:
            self.work = asyncio.create_task(self.run())
        answer: asyncio.Future[WorkerReply] = asyncio.get_running_loop().create_future()
        task = Task(EXPERT, view, REPLY_TIMEOUT_S, what)
        self.waiting[rank, who] += 1
        self.queue.put_nowait(Waiting(rank, turn, next(self.numbers), who, task, answer))
        return await answer

    def many(self, rank: int) -> int:
        """Return how many of a rank wait: those who look on do not keep out those who play."""
        return sum(count for (each, _), count in self.waiting.items() if each == rank)

    def called(self, waiting: Waiting) -> None:
        """Note that one waits no more."""
        key = waiting.rank, waiting.who
        self.waiting[key] -= 1
        if self.waiting[key] <= 0:
            del self.waiting[key]

    async def run(self) -> None:
        while True:
            waiting = await self.queue.get()
            self.called(waiting)
            if not waiting.answer.done():
                await self.settle(waiting)

    async def settle(self, waiting: Waiting) -> None:
        try:
            answer = await self.worker.answer(waiting.task)
            if answer.fault:
                raise Failed(answer.fault)
            if not waiting.answer.done():
                waiting.answer.set_result(answer)
        except Failed as failed:
            log_event(LOG, logging.WARNING, "adviser_failed", why=str(failed))
            if not waiting.answer.done():
                waiting.answer.set_exception(Refused("busy", BUSY))
        finally:
            waiting.answer.cancel()  # if we are being closed; else it has its answer

    async def close(self) -> None:
        if self.work is not None:
            self.work.cancel()
            await asyncio.gather(self.work, return_exceptions=True)
        while not self.queue.empty():
            self.queue.get_nowait().answer.cancel()
        await self.worker.end()


def considered(choice: Weighed) -> Considered:
    """Return a choice as people are told of it."""
    share, error = round(choice.share, DIGITS), round(choice.error, DIGITS)
    return Considered(choice.word, share, error, choice.tried)
