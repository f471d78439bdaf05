"""Compression on the wire: of messages to those who offer it, only long ones are compressed.

Frames are taken apart by hand here: what a library makes of them does not matter.
"""

from __future__ import annotations

import asyncio
import base64
import json
import secrets
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest

from funnymoney.server.ws.compression import MIN_COMPRESSED_BYTES
from tests.server.people import SOON, Message, Place
from tests.server.playing import FEWEST, SHORT, Player, begin, people_at, play_all
from tests.server.wire import Server

BROWSERS = "permessage-deflate; client_max_window_bits"  # what Chromium and Firefox offer
NO_TAKEOVER = "permessage-deflate; server_no_context_takeover"
LINES = 4  # of chat before the match, and as many after it
TEXT, CLOSE = 1, 8
FIN, RSV1, OTHER_RSV, OPCODE = 0x80, 0x40, 0x30, 0x0F
TAIL = b"\x00\x00\xff\xff"  # RFC 7692, section 7.2.1: the sender leaves it out


@dataclass
class Seen:
    """A text message as it came: whether it was compressed, its bytes on the wire, its text."""

    compressed: bool
    wire: int
    text: bytes


@dataclass
class Spectator:
    """A viewer that reads frames from a bare socket."""

    reader: asyncio.StreamReader
    accepted: str = ""  # extensions, as the server has answered
    seen: list[Seen] = field(default_factory=list)
    inflater: zlib._Decompress = field(default_factory=lambda: zlib.decompressobj(-zlib.MAX_WBITS))

    async def read_head(self) -> None:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        assert head.startswith("HTTP/1.1 101"), head
        lines = [line.partition(": ") for line in head.split("\r\n")]
        found = [value for name, _, value in lines if name.lower() == "sec-websocket-extensions"]
        self.accepted = ", ".join(found)

    async def read_on(self) -> None:
        while await self.read_frame():
            pass

    async def read_frame(self) -> bool:
        first, length = await self.reader.readexactly(2)
        assert length < 0x80, "a server does not mask"
        if length >= 126:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8))
        payload = await self.reader.readexactly(length)
        assert first & FIN, "a message is one frame"
        assert not first & OTHER_RSV
        if first & OPCODE == TEXT:
            compressed = bool(first & RSV1)
            self.seen.append(Seen(compressed, length, self.text(payload, compressed)))
        else:
            assert not first & RSV1, "control frames are never compressed"
        return first & OPCODE != CLOSE

    def text(self, payload: bytes, compressed: bool) -> bytes:
        if not compressed:
            return payload
        if "server_no_context_takeover" in self.accepted:
            self.inflater = zlib.decompressobj(-zlib.MAX_WBITS)
        return self.inflater.decompress(payload + TAIL)

    def messages(self) -> list[Message]:
        return [json.loads(seen.text) for seen in self.seen]

    def knows(self, status: str) -> bool:
        infos = [message.get("table") for message in self.messages()]
        return any(info and info["status"] == status for info in infos)

    def lines(self) -> int:
        return sum(len(message.get("chat", [])) for message in self.messages())


@asynccontextmanager
async def looking_on(server: Server, table: str, offer: str) -> AsyncIterator[Spectator]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    asked = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
        *([f"Sec-WebSocket-Extensions: {offer}"] if offer else []),
    ]
    writer.write("\r\n".join([*asked, "", ""]).encode())
    spectator = Spectator(reader)
    try:
        async with asyncio.timeout(SOON):
            await spectator.read_head()
            await spectator.read_frame()
        yield spectator
    finally:
        writer.close()
        await writer.wait_closed()


async def chat(place: Place) -> None:
    for _ in range(LINES):
        await place.say(chat="hello")


async def looked_at(server: Server, game: str, offer: str) -> Spectator:
    """Let people play a match and chat; return a spectator, with all that they were sent."""
    async with people_at(server.url, FEWEST[game]) as people:
        places = await begin(people, game, options=SHORT[game])
        async with looking_on(server, places[0].table, offer) as spectator:
            reading = asyncio.create_task(spectator.read_on())
            await chat(places[0])
            await play_all([Player(place, seed) for seed, place in enumerate(places)])
            await chat(places[1])
            async with asyncio.timeout(SOON):
                while not (spectator.knows("finished") and spectator.lines() == 2 * LINES):
                    assert not reading.done(), reading.result()
                    await asyncio.sleep(0.05)
            reading.cancel()
            return spectator


def parted(spectator: Spectator) -> tuple[list[Seen], list[Seen]]:
    """Return the messages that are short and those that are long."""
    seen = spectator.seen
    return (
        [each for each in seen if len(each.text) < MIN_COMPRESSED_BYTES],
        [each for each in seen if len(each.text) >= MIN_COMPRESSED_BYTES],
    )


@pytest.mark.parametrize("offer", [BROWSERS, NO_TAKEOVER])
async def test_short_messages_are_left_alone_and_long_ones_compressed(
    server: Server, offer: str
) -> None:
    spectator = await looked_at(server, "crooked_cash", offer)
    assert spectator.accepted.startswith("permessage-deflate")
    short, long = parted(spectator)
    assert len(short) > LINES
    assert len(long) > 3
    assert not any(seen.compressed for seen in short)
    assert all(seen.compressed for seen in long)
    assert all(seen.wire < len(seen.text) / 2 for seen in long)
    assert any(message.get("view") for message in spectator.messages()), "it could be read"


async def test_one_who_offers_nothing_is_sent_nothing_compressed(server: Server) -> None:
    spectator = await looked_at(server, "crooked_cash", "")
    _, long = parted(spectator)
    assert spectator.accepted == ""
    assert long
    assert not any(seen.compressed for seen in spectator.seen)
