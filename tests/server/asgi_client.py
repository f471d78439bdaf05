"""People whose server runs in the same process: HTTP and WebSocket over ASGI, without a network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
from starlette.types import ASGIApp

from tests.server.people import Message, Person, Place

HOST = "server.test"
LOST = 1006  # the close code of a connection that was lost

OnFrame = Callable[[str, bytes], None]  # called with the kind and the bytes of a frame


def kind_of(message: Message) -> str:
    """Return what a frame is about: its fields, or the key of a refusal."""
    return f"error:{message['error']}" if "error" in message else "+".join(message)


class AsgiPerson(Person):
    """A guest of a server that is an ASGI application."""

    def __init__(self, app: ASGIApp, name: str) -> None:
        super().__init__(f"http://{HOST}", name, httpx.ASGITransport(app))
        self.app = app

    async def introduce(self) -> None:
        self.id = (await self.post("/api/me", {"name": self.name}))["guest"]

    def place_at(self, table: str, on_frame: OnFrame) -> AsgiPlace:
        place = AsgiPlace(self, table, on_frame)
        self.places.append(place)
        return place


class AsgiPlace(Place):
    """One person at one table; every frame is reported as soon as the server sends it."""

    def __init__(self, person: AsgiPerson, table: str, on_frame: OnFrame) -> None:
        super().__init__(person, table)
        self.app = person.app
        self.on_frame = on_frame
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.visit: asyncio.Task[None] | None = None

    async def enter(self, **more: Any) -> None:
        """Connect, without waiting for the first frame."""
        self.inbox = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.visit = asyncio.ensure_future(self.app(self.scope(), self.inbox.get, self.sent))

    def scope(self) -> dict[str, Any]:
        path, cookie = f"/api/tables/{self.table}/socket", self.person.cookie
        return {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", HOST.encode())]
            + ([(b"cookie", cookie.encode())] if cookie else []),
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
            "subprotocols": [],
        }

    async def sent(self, event: Any) -> None:
        """Take an event that the application sends."""
        if event["type"] == "websocket.send":
            self.take_in(event["text"])
        elif event["type"] == "websocket.close":
            self.on_frame("close", str(event["code"]).encode())

    def take_in(self, text: str) -> Message:
        self.on_frame(kind_of(json.loads(text)), text.encode())
        return super().take_in(text)

    async def send(self, data: str | bytes) -> None:
        assert isinstance(data, str)
        self.inbox.put_nowait({"type": "websocket.receive", "text": data})

    async def drop(self) -> None:
        """Lose the connection without a close frame."""
        if self.visit is not None:
            self.inbox.put_nowait({"type": "websocket.disconnect", "code": LOST})
            await self.visit
            self.visit = None
