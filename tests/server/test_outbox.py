"""Letters to one viewer: in order, at once if possible, and without end for nobody."""

from __future__ import annotations

import asyncio
from typing import Any

from funnymoney.server.ops.metrics import Metrics
from funnymoney.server.ws.outbox import MAX_QUEUED_MESSAGES, Outbox


class Connection:
    """Takes events while it is open for them; those that come meanwhile wait."""

    def __init__(self) -> None:
        self.writable = asyncio.Event()
        self.writable.set()
        self.broken = False
        self.got: list[str] = []

    async def send(self, event: Any) -> None:
        await self.writable.wait()
        if self.broken:
            raise ConnectionResetError
        self.got.append(event.get("text") or f"closed {event['code']}")


def outbox_to(connection: Connection) -> Outbox:
    return Outbox(connection.send, Metrics())


async def test_a_letter_goes_at_once_if_the_connection_takes_it() -> None:
    connection = Connection()
    outbox = outbox_to(connection)
    outbox.send(b"one")
    assert connection.got == ["one"]
    assert outbox.task is None


async def test_letters_to_a_busy_connection_wait_and_keep_their_order() -> None:
    connection = Connection()
    outbox = outbox_to(connection)
    connection.writable.clear()
    for letter in (b"one", b"two", b"three"):
        outbox.send(letter)
    await asyncio.sleep(0)
    assert connection.got == []
    connection.writable.set()
    await outbox.settle()
    outbox.send(b"four")
    assert connection.got == ["one", "two", "three", "four"]


async def test_the_end_comes_after_the_last_letter() -> None:
    connection = Connection()
    outbox = outbox_to(connection)
    connection.writable.clear()
    outbox.send(b"one")
    outbox.end("restart")
    outbox.send(b"too late")
    connection.writable.set()
    await outbox.settle()
    assert connection.got == ["one", "closed 1012"]
    assert outbox.ended.is_set()


async def test_who_does_not_read_is_given_up() -> None:
    connection = Connection()
    outbox = outbox_to(connection)
    connection.writable.clear()
    for number in range(MAX_QUEUED_MESSAGES + 2):
        outbox.send(b"%d" % number)
    assert outbox.ended.is_set()
    assert len(outbox.letters) == 0


async def test_a_connection_that_breaks_is_over_at_once_or_while_it_waits() -> None:
    for waits in (False, True):
        connection = Connection()
        outbox = outbox_to(connection)
        connection.broken = True
        if waits:
            connection.writable.clear()
        outbox.send(b"one")
        connection.writable.set()
        await outbox.settle()
        assert outbox.ended.is_set()


async def test_a_wait_can_be_cancelled() -> None:
    connection = Connection()
    outbox = outbox_to(connection)
    connection.writable.clear()
    outbox.send(b"one")
    assert outbox.task is not None
    task = outbox.task
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])
    assert task.cancelled()
