"""The sockets of the clients: they take a frame apart only as far as a table must know it."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Coroutine, Iterable

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.load.table import Table

AT_ONCE = 32  # connections that are made at a time
OFFER = ("Sec-WebSocket-Extensions", "permessage-deflate; client_max_window_bits")
TAIL = b"\x00\x00\xff\xff"  # RFC 7692, 7.2.2: what the sender leaves out


class Socket(WSListener):  # type: ignore[misc, unused-ignore]  # picows may be absent
    """The connection of one seat."""

    def __init__(self, table: Table, seat: int, inflate: bool) -> None:
        self.table = table
        self.seat = seat
        self.unpacker = zlib.decompressobj(-zlib.MAX_WBITS) if inflate else None
        self.leaving = False
        self.transport: WSTransport

    def send(self, text: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, text)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.table.chairs[self.seat] = self

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            payload = frame.get_payload_as_bytes()
            message = payload
            if frame.rsv1 and self.unpacker is not None:
                message = self.unpacker.decompress(payload + TAIL)
            self.table.hear(self.seat, message, len(payload))
        elif frame.msg_type == WSMsgType.CLOSE:
            self.table.fail(f"a socket was closed: {frame.get_close_code()}")

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.leaving:
            self.table.fail("a socket was lost")

    async def leave(self) -> None:
        self.leaving = True
        self.transport.disconnect()
        await self.transport.wait_disconnected()


async def connect(
    table: Table,
    seat: int,
    url: str,
    cookie: str = "",
    home: str | None = None,
    packed: bool = False,
) -> None:
    """Open a socket for a seat; `home` is the address to call from, `packed` offers compression."""
    headers = [("Cookie", cookie)] if cookie else []
    await ws_connect(
        lambda: Socket(table, seat, packed),
        url.replace("http://", "ws://", 1),
        extra_headers=[*headers, OFFER] if packed else headers,
        websocket_handshake_timeout=30,
        max_frame_size=1 << 20,
        local_addr=None if home is None else (home, 0),
    )


async def at_once(works: Iterable[Coroutine[object, object, None]]) -> None:
    """Do all of it, some at a time."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one(work: Coroutine[object, object, None]) -> None:
        async with free:
            await work

    await asyncio.gather(*(one(work) for work in works))
