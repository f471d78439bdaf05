"""Who takes a connection, and does not come to the point."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tests.server.playing import people_at
from tests.server.wire import Server

IMPATIENT = """
from funnymoney.server.http import header_timeout
from funnymoney.server.http import middleware
header_timeout.HEADER_TIMEOUT_S = middleware.BODY_TIMEOUT_S = 0.5
"""
HEAD = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("impatient")
    with Server(folder / "tables.db", folder, planted=IMPATIENT) as found:
        yield found


async def trickle(server: Server, *parts: bytes) -> bytes:
    """Send something bit by bit until the server has enough; return what it says."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)

    async def send() -> None:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0.05)

    sending = asyncio.create_task(send())
    async with asyncio.timeout(10):
        said = await reader.read()
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)
    writer.close()
    return said


@pytest.mark.parametrize(
    "parts",
    [
        [],
        [b"GET / HTTP/1.1\r\n"],
        [b"GET / HTTP/1.1\r\n", *[b"a: b\r\n"] * 100],
        [b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n", b"GET / HTTP/1.1\r\n", *[b"a: b\r\n"] * 100],
    ],
)
async def test_who_does_not_come_to_the_point_is_hung_up_on(
    impatient: Server, parts: list[bytes]
) -> None:
    said = await trickle(impatient, *parts)
    assert said.count(b"HTTP/1.1") == (1 if len(parts) > 101 else 0)


async def test_who_says_without_end_what_he_wants_is_hung_up_on(impatient: Server) -> None:
    """All of it would have to be kept, until it is known what it is about."""
    parts = [b"GET /health HTTP/1.1\r\nHost: x\r\n", *[b"a: " + b"b" * 90_000 + b"\r\n"], b"\r\n"]
    with suppress(ConnectionError):
        assert b"200 OK" not in await trickle(impatient, *parts)


async def test_a_body_that_does_not_come_is_not_waited_for(impatient: Server) -> None:
    said = await trickle(impatient, HEAD + b"Connection: close\r\n\r\n", *[b" "] * 40)
    assert said.startswith(b"HTTP/1.1 408 ")
    assert b'"too_slow"' in said


async def test_a_socket_stays_open_however_long_nothing_is_said(impatient: Server) -> None:
    async with people_at(impatient.url, 1) as [ann]:
        opened = await ann.open("contraband", "me", "open", "open")
        place = await ann.go_to(opened["id"])
        await place.catch_up()
        await asyncio.sleep(1.5)
        await place.say(chat="still here")
        await place.until(lambda each: each.chat)
