"""Connections on which nobody comes to the point are closed: each of them takes up a place."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

HEADER_TIMEOUT_S = 20.0  # seconds in which a request must have said what it wants …
MAX_HEADER_BYTES = 64 * 1024  # … and about so many bytes


class HeaderTimeoutProtocol(AutoHTTPProtocol):  # type: ignore[valid-type,misc]  # one of two, as is installed
    """Uvicorn's own, with a look at the clock while a request is being begun."""

    late: asyncio.TimerHandle | None = None
    upgraded = False
    taken = 0  # bytes of a request that is not whole yet

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.watch()

    def data_received(self, data: bytes) -> None:
        self.taken += len(data)
        super().data_received(data)
        self.watch()
        if self.taken > MAX_HEADER_BYTES:
            self.transport.close()

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """A socket is looked after by pings; this object is not needed any more.

        Httptools' parser refers to it. Uvicorn parts the two when a connection is lost, but not
        here, and then only the garbage collector can free them.
        """
        super().handle_websocket_upgrade(*event)
        self.relax()
        self.upgraded = True
        self.parser = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.relax()
        super().connection_lost(exc)

    def watch(self) -> None:
        """Let the time run while no request is whole; what trickles in does not stop it."""
        if self.upgraded:
            return
        served = self.cycle is not None and not self.cycle.response_complete
        if served:
            self.relax()
        elif self.late is None:
            self.late = asyncio.get_running_loop().call_later(
                HEADER_TIMEOUT_S, self.transport.close
            )

    def relax(self) -> None:
        self.taken = 0
        if self.late is not None:
            self.late.cancel()
            self.late = None
