"""Letters on their way to one viewer: in order, and never at the cost of the others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any, cast

from starlette.types import Send

from funnymoney.server.ops.metrics import Metrics

MAX_QUEUED_MESSAGES = 200  # that may wait for a slow reader
MAX_QUEUED_BYTES = 500_000
LAST_MESSAGES_TIMEOUT_S = 10.0  # seconds for the last letters of a connection

RESTART, POLICY, LATER = 1012, 1008, 1013
CLOSE_CODES = {
    "restart": RESTART,
    "moved": RESTART,
    "idle": RESTART,
    "slow": LATER,
    "unavailable": LATER,
}


class Outbox:
    """Sends at once as long as the connection takes it, and keeps what it does not take yet."""

    def __init__(self, send: Send, metrics: Metrics) -> None:
        self.to = send
        self.metrics = metrics
        self.letters: deque[bytes] = deque()
        self.waiting = 0  # bytes
        self.task: asyncio.Task[None] | None = None
        self.ending: int | None = None  # the code with which the connection is closed
        self.ended = asyncio.Event()

    def send(self, letter: bytes) -> None:
        """Send a letter as soon as those before it are gone; who cannot follow is given up."""
        if self.ending is not None:
            return
        self.metrics.bytes_out.inc(len(letter))
        if self.task is None:
            self.hand_over({"type": "websocket.send", "text": letter.decode()})
            return
        self.letters.append(letter)
        self.waiting += len(letter)
        if len(self.letters) > MAX_QUEUED_MESSAGES or self.waiting > MAX_QUEUED_BYTES:
            self.give_up()

    def hand_over(self, event: dict[str, Any]) -> None:
        """Give the connection something; if it has to wait, let it wait in a task of its own.

        A task for every letter would cost more than the letter.
        """
        sending = cast("Coroutine[Any, None, None]", self.to(event))
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:  # noqa: BLE001  whatever is wrong with a connection, it is over
            self.break_off()
            return
        self.task = asyncio.create_task(self.run(Resumed(sending, waits_for)))

    async def run(self, first: Resumed | None) -> None:
        """Send what is waiting, after what the connection holds already."""
        try:
            if first is not None:
                await first
            while self.letters:
                letter = self.letters.popleft()
                self.waiting -= len(letter)
                await self.to({"type": "websocket.send", "text": letter.decode()})
            if self.ending is not None:
                await self.to({"type": "websocket.close", "code": self.ending})
                self.ended.set()
        except Exception:  # noqa: BLE001
            self.break_off()
        finally:
            self.task = None

    def end(self, reason: str) -> None:
        """Close the connection once all letters are gone."""
        if self.ending is None:
            self.ending = CLOSE_CODES.get(reason, POLICY)
            if self.task is None:
                self.task = asyncio.create_task(self.run(None))

    def give_up(self) -> None:
        self.metrics.slow_readers.inc()
        self.letters.clear()
        self.end("slow")
        self.ended.set()

    def break_off(self) -> None:
        self.ending = self.ending or POLICY
        self.letters.clear()
        self.ended.set()

    async def settle(self) -> None:
        """Let the last letters go, if the reader takes them."""
        if self.task is not None:
            done, _ = await asyncio.wait([self.task], timeout=LAST_MESSAGES_TIMEOUT_S)
            if not done and self.task is not None:
                self.task.cancel()


class Resumed:
    """The rest of a coroutine that was begun outside of a task, and waits for something."""

    def __init__(self, begun: Coroutine[Any, None, None], waits_for: Any) -> None:
        self.begun = begun
        self.waits_for = waits_for

    def __await__(self) -> Generator[Any, None, None]:
        waits_for = self.waits_for
        while True:
            thrown: BaseException | None = None
            try:
                yield waits_for
            except BaseException as error:  # noqa: BLE001  it is for the coroutine to handle
                thrown = error
            try:
                waits_for = self.begun.throw(thrown) if thrown else self.begun.send(None)
            except StopIteration:
                return
