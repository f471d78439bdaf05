"""WebSocket connections: only messages that are long enough to be worth it are compressed.

Browsers offer permessage-deflate for the whole connection, but each message may still go out
uncompressed (RFC 7692, section 6.1). Deflating a message of a few hundred bytes costs more
processor time than all else that the server does for it, and a short message fills one packet
either way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions import Extension, ServerExtensionFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

MIN_COMPRESSED_BYTES = 1400  # measured: see "Which messages are compressed" in benchmarks/README.md


class LongMessagesOnly(Extension):
    """Apply another extension to messages of `MIN_COMPRESSED_BYTES` and more; leave the others."""

    def __init__(self, wrapped: Extension) -> None:
        self.name = wrapped.name
        self.wrapped = wrapped
        self.encoding = True  # whether the message whose frames are being sent is encoded

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        return self.wrapped.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode is not Opcode.CONT:  # all frames of a message are treated like its first
            self.encoding = not frame.fin or len(frame.data) >= MIN_COMPRESSED_BYTES
        return self.wrapped.encode(frame) if self.encoding else frame


class LongMessagesOnlyFactory(ServerExtensionFactory):
    """Negotiate as another factory does, and wrap the extension that it makes."""

    def __init__(self, wrapped: ServerExtensionFactory) -> None:
        self.name = wrapped.name
        self.wrapped = wrapped

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Extension]:
        answer, extension = self.wrapped.process_request_params(params, accepted_extensions)
        return answer, LongMessagesOnly(extension)


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol, with compression for long messages only."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        offered = self.conn.available_extensions or ()
        self.conn.available_extensions = [LongMessagesOnlyFactory(each) for each in offered]

    def connection_lost(self, exc: Exception | None) -> None:
        """Free at once what a closed connection holds: some 50 kB, most of it to compress with.

        The connection and the generator that parses its frames refer to each other. The garbage
        collector parts them only in a quiet moment (see `garbage`), which may be an hour away.
        """
        super().connection_lost(exc)
        self.conn.parser.close()
