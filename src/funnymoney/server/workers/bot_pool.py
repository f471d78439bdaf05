"""Bots think in processes of their own: all hosts by turns, and never without an answer."""

from __future__ import annotations

import asyncio
import itertools
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from msgspec import MsgspecError

from funnymoney.bots.random import RandomBot
from funnymoney.core.game import View, Word
from funnymoney.core.luck import SealedLuck
from funnymoney.core.records.record import new_seed
from funnymoney.core.words import is_word, misfit
from funnymoney.server.ops.logs import log_event
from funnymoney.server.ops.metrics import Metrics
from funnymoney.server.workers.bot_worker import ANSWERS, ASK, Task, WorkerReply
from funnymoney.server.workers.process import WorkerProcess, line_from, tell

PROGRAM = (sys.executable, "-P", "-m", "funnymoney.server.workers.bot_worker")
FALLBACK_BOT = "greedy"  # it needs about a millisecond …
FALLBACK_TIMEOUT_S = 1.0  # … and is given no more seconds than this

LOG = logging.getLogger(__name__)


class Failed(Exception):
    """A thought came to nothing; the text says why, and nothing of what was thought about."""


class Worker(WorkerProcess):
    """One process in which bots think."""

    async def ask(self, task: Task) -> Word:
        """Return a choice in the time allowed, or raise Failed."""
        answer = await self.answer(task)
        if answer.word is None or not is_word(answer.word):
            raise Failed(answer.fault or "no word")
        return answer.word

    async def answer(self, task: Task) -> WorkerReply:
        try:
            process = await self.started()
            async with asyncio.timeout(task.seconds):
                await tell(process, ASK.encode(task))
                return ANSWERS.decode(await line_from(process))
        except (TimeoutError, OSError, ValueError, EOFError, MsgspecError) as error:
            await self.end()
            raise Failed(type(error).__name__) from None


@dataclass(order=True)
class Thought:
    turn: int  # how many others wait that are thought for the same one
    number: int
    who: str = field(compare=False)
    level: str = field(compare=False)
    view: View = field(compare=False)
    answer: asyncio.Future[Word] = field(compare=False)


def ignore(level: str, seconds: float) -> None:
    """Nobody has asked how long bots think."""


class BotPool:
    """All who think for the bots of a server; `patience` is for one thought, once it has begun.

    `waiting` and `thinking` count thoughts, `faults` those that came to nothing; `note` is told
    how long each has taken, by level.
    """

    def __init__(
        self, workers: int = 1, patience: float = 2.0, program: Sequence[str] = PROGRAM
    ) -> None:
        self.workers = workers
        self.patience = patience
        self.program = program
        self.queue: asyncio.PriorityQueue[Thought] = asyncio.PriorityQueue()
        self.numbers = itertools.count()
        self.turns: Counter[str] = Counter()
        self.crew: list[asyncio.Task[None]] = []
        self.thinking = 0
        self.faults = 0
        self.note: Callable[[str, float], None] = ignore
        self.closed = False

    def report_to(self, metrics: Metrics) -> None:
        """Measure how long bots think, and count them whenever somebody looks."""
        self.note = metrics.note_thought
        metrics.bots_thinking.set_function(lambda: self.thinking)
        metrics.bots_waiting.set_function(lambda: self.waiting)
        metrics.bots_failed.set_function(lambda: self.faults)

    @property
    def waiting(self) -> int:
        return self.queue.qsize()

    async def think(self, game: str, level: str, view: View, who: str = "") -> Word:
        """Return what a bot of this level chooses for the one who sees this view.

        For all of `who` bots think, they do so by turns: one who opens many tables waits longer.
        Whoever does not want to know any more cancels: what has not begun is not begun.
        """
        assert view["game"] == game
        if self.closed:
            raise RuntimeError("nobody thinks here any more")
        answer: asyncio.Future[Word] = asyncio.get_running_loop().create_future()
        if self.waiting + self.thinking >= len(self.crew) < self.workers:
            self.crew.append(asyncio.create_task(self.work()))
        turn = self.turns[who]
        self.turns[who] += 1
        self.queue.put_nowait(Thought(turn, next(self.numbers), who, level, view, answer))
        return await answer

    async def next(self) -> Thought:
        thought = await self.queue.get()
        self.turns[thought.who] -= 1
        if self.turns[thought.who] <= 0:
            del self.turns[thought.who]
        return thought

    async def work(self) -> None:
        worker = Worker(self.program)
        try:
            while True:
                thought = await self.next()
                if not thought.answer.done():
                    await self.settle(worker, thought)
        finally:
            await worker.end()

    async def settle(self, worker: Worker, thought: Thought) -> None:
        began = time.monotonic()
        self.thinking += 1
        try:
            word = await self.word(worker, thought)
            if not thought.answer.done():
                thought.answer.set_result(word)
        except Exception as error:  # noqa: BLE001  it is for the one who asked; others still wait
            if not thought.answer.done():
                thought.answer.set_exception(error)
        finally:
            thought.answer.cancel()  # if we are being closed; else it has its answer
            self.thinking -= 1
            self.note(thought.level, time.monotonic() - began)

    async def word(self, worker: Worker, thought: Thought) -> Word:
        """Ask the bot itself, then one that is quick, and in the end take anything."""
        short = min(self.patience, FALLBACK_TIMEOUT_S)
        for bot, seconds in ((thought.level, self.patience), (FALLBACK_BOT, short)):
            try:
                word = await worker.ask(Task(bot, thought.view, seconds))
                check(thought.view, word)
                return word
            except Failed as failed:
                self.faults += 1
                game = thought.view["game"]
                log_event(LOG, logging.WARNING, "bot_failed", bot=bot, game=game, why=str(failed))
        return RandomBot(SealedLuck(new_seed("sealed"))).act(thought.view)

    async def close(self) -> None:
        """Send everybody home; whoever still waits is cancelled."""
        self.closed = True
        for member in self.crew:
            member.cancel()
        await asyncio.gather(*self.crew, return_exceptions=True)
        while not self.queue.empty():
            self.queue.get_nowait().answer.cancel()


def check(view: View, word: Word) -> None:
    """Raise Failed unless the word is one of those offered."""
    offers = cast(list[dict[str, Any]], view["choices"])
    meant = [offer for offer in offers if offer["verb"] == word[0]]
    numbers = cast(list[int], word[1:])
    if all(misfit(offer, numbers) is not None for offer in meant):
        raise Failed("it may not choose that")
