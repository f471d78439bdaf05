"""Bots think in processes of their own: first come, first served, and never without an answer."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, cast

from msgspec import MsgspecError

from funnymoney.bots.random import RandomBot
from funnymoney.core.game import View, Word
from funnymoney.core.luck import SealedLuck
from funnymoney.core.record import new_seed
from funnymoney.core.words import is_word, misfit
from funnymoney.server.logs import say
from funnymoney.server.thinker import ANSWERS, ASK, Answer, Task

PROGRAM = (sys.executable, "-P", "-m", "funnymoney.server.thinker")
STARTING = 20.0  # seconds until a process must be ready
GOING = 0.2  # seconds until one that does not go is killed
STAND_IN = "greedy"  # it needs about a millisecond …
SHORT = 1.0  # … and is given no more seconds than this

LOG = logging.getLogger(__name__)


class Failed(Exception):
    """A thought came to nothing; the text says why, and nothing of what was thought about."""


class Worker:
    """One process; it is started when it is first asked, and again after it has failed."""

    def __init__(self, program: Sequence[str]) -> None:
        self.program = program
        self.process: Process | None = None

    async def ask(self, task: Task) -> Word:
        """Return a choice in the time allowed, or raise Failed."""
        try:
            process = await self.started()
            assert process.stdin is not None
            async with asyncio.timeout(task.seconds):
                process.stdin.write(ASK.encode(task) + b"\n")
                await process.stdin.drain()
                answer = await heard(process)
        except (TimeoutError, OSError, ValueError, EOFError, MsgspecError) as error:
            await self.end()
            raise Failed(type(error).__name__) from None
        if answer.word is None or not is_word(answer.word):
            raise Failed(answer.fault or "no word")
        return answer.word

    async def started(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            await self.end()
            self.process = await asyncio.create_subprocess_exec(
                *self.program,
                stdin=PIPE,
                stdout=PIPE,
                creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
            )
            async with asyncio.timeout(STARTING):
                await heard(self.process)
        return self.process

    async def end(self) -> None:
        """Let it go, or else kill it; it holds nothing that could be lost."""
        process = self.process
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            async with asyncio.timeout(GOING):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        self.process = None


async def heard(process: Process) -> Answer:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        raise EOFError
    return ANSWERS.decode(line)


@dataclass(eq=False)
class Thought:
    level: str
    view: View
    answer: asyncio.Future[Word]


def ignore(level: str, seconds: float) -> None:
    """Nobody has asked how long bots think."""


class Thinkers:
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
        self.queue: asyncio.Queue[Thought] = asyncio.Queue()
        self.crew: list[asyncio.Task[None]] = []
        self.thinking = 0
        self.faults = 0
        self.note: Callable[[str, float], None] = ignore
        self.closed = False

    @property
    def waiting(self) -> int:
        return self.queue.qsize()

    async def think(self, game: str, level: str, view: View) -> Word:
        """Return what a bot of this level chooses for the one who sees this view.

        Whoever does not want to know any more cancels: what has not begun is not begun.
        """
        assert view["game"] == game
        if self.closed:
            raise RuntimeError("nobody thinks here any more")
        answer: asyncio.Future[Word] = asyncio.get_running_loop().create_future()
        if self.waiting + self.thinking >= len(self.crew) < self.workers:
            self.crew.append(asyncio.create_task(self.work()))
        self.queue.put_nowait(Thought(level, view, answer))
        return await answer

    async def work(self) -> None:
        worker = Worker(self.program)
        try:
            while True:
                thought = await self.queue.get()
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
        short = min(self.patience, SHORT)
        for bot, seconds in ((thought.level, self.patience), (STAND_IN, short)):
            try:
                word = await worker.ask(Task(bot, thought.view, seconds))
                check(thought.view, word)
                return word
            except Failed as failed:
                self.faults += 1
                game = thought.view["game"]
                say(LOG, logging.WARNING, "bot_failed", bot=bot, game=game, why=str(failed))
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
