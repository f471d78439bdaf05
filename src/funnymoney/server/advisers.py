"""Experts who tell people what they would do, in a process of their own.

Bots that play do not wait for them. Who plays goes before who looks at what was played.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from funnymoney.bots.advice import Advice
from funnymoney.core.game import View
from funnymoney.server.logs import say
from funnymoney.server.table import NotNow
from funnymoney.server.thinker import Answer, Judged, Task
from funnymoney.server.thinkers import PROGRAM, Failed, Worker

PATIENCE = 10.0  # seconds: an expert plans for a little more than one, but the machine may be slow
MOST = 40  # that may wait, before people are asked to come again
PLAYING, LOOKING = 0, 1  # who goes first
EXPERT = "expert"

LOG = logging.getLogger(__name__)
BUSY = "too many ask for advice just now: try again in a moment"


@dataclass(order=True)
class Waiting:
    rank: int
    number: int  # who came first
    task: Task = field(compare=False)
    answer: asyncio.Future[Answer] = field(compare=False)


class Advisers:
    """They are shown one player's view and nothing else, so they can betray nothing."""

    def __init__(self, program: Sequence[str] = PROGRAM) -> None:
        self.worker = Worker(program)
        self.queue: asyncio.PriorityQueue[Waiting] = asyncio.PriorityQueue()
        self.numbers = itertools.count()
        self.work: asyncio.Task[None] | None = None

    async def advise(self, view: View, rank: int = PLAYING) -> Advice:
        """Say what to choose to one who sees this and owes a choice."""
        answer = await self.ask("advise", view, rank)
        assert answer.advice is not None
        return answer.advice

    async def judge(self, view: View) -> Judged:
        """Say what one who sees this expects and believes."""
        answer = await self.ask("judge", view, LOOKING)
        assert answer.judged is not None
        return answer.judged

    async def ask(self, what: Literal["advise", "judge"], view: View, rank: int) -> Answer:
        if self.queue.qsize() >= MOST:
            raise NotNow("busy", BUSY)
        if self.work is None:
            self.work = asyncio.create_task(self.run())
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        task = Task(EXPERT, view, PATIENCE, what)
        self.queue.put_nowait(Waiting(rank, next(self.numbers), task, answer))
        return await answer

    async def run(self) -> None:
        while True:
            waiting = await self.queue.get()
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
            say(LOG, logging.WARNING, "adviser_failed", why=str(failed))
            if not waiting.answer.done():
                waiting.answer.set_exception(NotNow("busy", BUSY))
        finally:
            waiting.answer.cancel()  # if we are being closed; else it has its answer

    async def close(self) -> None:
        if self.work is not None:
            self.work.cancel()
            await asyncio.gather(self.work, return_exceptions=True)
        while not self.queue.empty():
            self.queue.get_nowait().answer.cancel()
        await self.worker.end()
