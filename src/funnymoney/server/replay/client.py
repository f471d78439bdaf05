"""Has a process look at matches again: one question after the other, and never for too long."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Sequence

from msgspec import MsgspecError

from funnymoney.server.ops.logs import log_event
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import WRITER
from funnymoney.server.replay.queries import AskOutline, AskVerified, Question
from funnymoney.server.replay.worker import HEADERS
from funnymoney.server.workers.process import WorkerProcess, line_from, tell

PROGRAM = (sys.executable, "-P", "-m", "funnymoney.server.replay.worker")
REPLY_TIMEOUT_S = 30.0  # seconds for one answer
MAX_QUEUED = 20  # questions that may wait, before people are asked to come again
MAX_QUEUED_PER_CLIENT = 10  # of those from one address: nobody shall fill all the chairs
MAX_CACHED_REPLIES = 500  # answers, of some kB each
IDLE_TIMEOUT_S = 300.0  # seconds without a question, after which the process is let go

LASTING = (AskOutline, AskVerified)

LOG = logging.getLogger(__name__)
BUSY = "this match cannot be looked at just now: try again in a moment"


class ReplayClient:
    """Answers are JSON, compressed by gzip."""

    def __init__(self, program: Sequence[str] = PROGRAM) -> None:
        self.child = WorkerProcess(program)
        self.desk = asyncio.Lock()
        self.asking: dict[asyncio.Task[bytes], str] = {}  # and who has asked
        self.known: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self.used = 0.0

    async def ask(self, question: Question, who: str = "") -> bytes:
        """Return the answer, or raise Refused; what stays as it is, is kept."""
        if not isinstance(question, LASTING):
            return await self.look(question, who)
        key = (type(question).__name__, question.id)
        if key not in self.known:
            self.known[key] = await self.look(question, who)
        self.known.move_to_end(key)
        if len(self.known) > MAX_CACHED_REPLIES:
            self.known.popitem(last=False)
        return self.known[key]

    async def look(self, question: Question, who: str) -> bytes:
        asking = list(self.asking.values())
        if len(asking) >= MAX_QUEUED or asking.count(who) >= MAX_QUEUED_PER_CLIENT:
            raise Refused("busy", BUSY)
        task = asyncio.create_task(self.settle(question))
        self.asking[task] = who
        task.add_done_callback(lambda _: self.asking.pop(task, None))
        return await asyncio.shield(task)  # half an answer left in the pipe would be the next one's

    async def settle(self, question: Question) -> bytes:
        async with self.desk:
            self.used = time.monotonic()
            try:
                return await self.answer(question)
            except (TimeoutError, OSError, ValueError, EOFError, MsgspecError) as error:
                await self.child.end()
                log_event(LOG, logging.WARNING, "reader_failed", why=type(error).__name__)
                raise Refused("busy", BUSY) from None

    async def answer(self, question: Question) -> bytes:
        process = await self.child.started()
        assert process.stdout is not None
        async with asyncio.timeout(REPLY_TIMEOUT_S):
            await tell(process, WRITER.encode(question))
            header = HEADERS.decode(await line_from(process))
            body = await process.stdout.readexactly(header.size)
        if header.fault:
            log_event(LOG, logging.ERROR, "reader_failed", why=header.fault)
            raise Refused("internal", "something went wrong here, and was noted down")
        if header.refused:
            raise Refused(header.refused.error, header.refused.told, **header.refused.facts)
        return body

    async def rest(self) -> None:
        """Let the process go if nobody has asked anything for long."""
        idle = time.monotonic() - self.used > IDLE_TIMEOUT_S
        if self.child.process is not None and idle and not self.asking:
            async with self.desk:
                await self.child.end()

    async def close(self) -> None:
        for task in list(self.asking):
            task.cancel()
        await asyncio.gather(*list(self.asking), return_exceptions=True)
        await self.child.end()
