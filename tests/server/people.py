"""People who know nothing of the server but docs/protocol.md, and their places at tables."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SOON = 15.0  # seconds within which an answer must come
TRIES = 25  # to come to a table that is moving
TRANSIENT_REFUSALS = frozenset({"moved", "restart", "busy", "unavailable"})
Message = dict[str, Any]


class NotLetIn(Exception):
    """A table that takes this person in neither as a player nor to look on."""

    @property
    def is_transient(self) -> bool:
        """Whether the protocol tells a client to connect again after this refusal."""
        return str(self) in TRANSIENT_REFUSALS


class Person:
    """A guest: a cookie and a name."""

    def __init__(
        self, url: str, name: str, transport: httpx.AsyncBaseTransport | None = None
    ) -> None:
        self.url, self.name, self.id = url, name, ""
        self.http = httpx.AsyncClient(base_url=url, timeout=SOON, transport=transport)
        self.places: list[Place] = []

    @classmethod
    async def arrive(cls, url: str, name: str = "Ann") -> Person:
        person = cls(url, name)
        person.id = (await person.post("/api/me", {"name": name}))["guest"]
        return person

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def leave_for_good(self) -> None:
        for place in self.places:
            await place.drop()
        await self.http.aclose()

    # ------------------------------------------------------------------------ http

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return await self.http.request(method, path, **more)

    async def get(self, path: str) -> Any:
        return good(await self.ask("GET", path)).json()

    async def post(self, path: str, body: Message | None = None) -> Any:
        headers = {"accept": "application/json"}
        return good(await self.ask("POST", path, json=body or {}, headers=headers)).json()

    async def open(self, game: str, *seats: str, **more: Any) -> Message:
        """Open a table; return its id, my seat and the links."""
        answer: Message = await self.post(
            "/api/tables", {"game": game, "seats": list(seats), "pace": "quick", **more}
        )
        return answer

    async def sit(self, table: str, seat: int | None = None) -> Place:
        await self.post(f"/api/tables/{table}/sit", {} if seat is None else {"seat": seat})
        return await self.go_to(table)

    async def go_to(self, table: str, **more: Any) -> Place:
        """Open a socket to a table; return when its first message has come."""
        place = Place(self, table)
        self.places.append(place)
        await place.join(**more)
        return place


def good(response: httpx.Response) -> httpx.Response:
    assert response.is_success, f"{response.request.url}: {response.status_code} {response.text}"
    return response


class Place:
    """One person at one table: his socket, and everything that he was ever sent through it."""

    def __init__(self, person: Person, table: str) -> None:
        self.person, self.table = person, table
        self.socket: ClientConnection | None = None
        self.raw: list[bytes] = []
        self.errors: list[Message] = []
        self.gave: dict[str, str] = {}  # what was given for which promise
        self.answered = ""  # the promise for which it was given last, through this socket
        self.chat: dict[int, Message] = {}
        self.news: list[list[Any]] = []
        self.info: Message = {}
        self.view: Message | None = None
        self.clock: Message | None = None
        self.you: int | None = None
        self.step: int | None = None
        self.bye = ""

    # ----------------------------------------------------------------- connecting

    async def join(self, **more: Any) -> None:
        """Connect; while the table is moving one is told to come again, and does."""
        for _ in range(TRIES):
            try:
                return await self.enter(**more)
            except NotLetIn as error:
                if str(error) != "moved":
                    raise
                await asyncio.sleep(0.2)
        raise NotLetIn("moved")

    async def enter(self, **more: Any) -> None:
        address = self.person.url.replace("http", "ws", 1)
        headers = {"Cookie": self.person.cookie} | more.pop("additional_headers", {})
        self.bye = self.answered = ""
        self.socket = await connect(
            f"{address}/api/tables/{self.table}/socket",
            additional_headers=headers,
            **{"max_size": None, "max_queue": None, "open_timeout": SOON, "proxy": None, **more},
        )
        first = await self.hear()
        if "error" in first:
            raise NotLetIn(first["error"])
        assert first["version"] == 1, first
        assert "table" in first, first

    async def drop(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    def break_off(self) -> None:
        """Lose the connection without a word, as in a tunnel."""
        assert self.socket is not None
        self.socket.transport.abort()

    # --------------------------------------------------------------------- hearing

    async def hear(self, timeout: float = SOON) -> Message:
        """Return the next message, noted; give to the seed if that is wanted."""
        assert self.socket is not None
        async with asyncio.timeout(timeout):
            text = await self.socket.recv()
        assert isinstance(text, str), "only text is sent"
        message: Message = self.take_in(text)
        await self.give_if_wanted()
        return message

    def take_in(self, text: str) -> Message:
        self.raw.append(text.encode())
        message: Message = json.loads(text)
        if "error" in message:
            assert message["told"], message
            self.errors.append(message)
            self.step = message.get("step", self.step)
            return message
        self.note(message)
        return message

    def note(self, message: Message) -> None:
        if "version" in message or "you" in message:  # a whole message: all is new
            self.view, self.clock, self.you = None, None, message.get("you")
            self.news, self.step = [], None
        for name in ("view", "clock", "step", "bye"):
            setattr(self, name, message.get(name, getattr(self, name)))
        self.info = message.get("table", self.info)
        self.chat |= {line["number"]: line for line in message.get("chat", [])}
        if "news" in message or "since" in message:
            since = message.get("since", 0)
            assert since <= len(self.news), f"news are missing: {len(self.news)}, then {message}"
            self.news = self.news[:since] + message.get("news", [])

    async def give_if_wanted(self) -> None:
        fair = self.info.get("fair", {"wants": []})
        if self.you in fair["wants"] and fair["commitment"] != self.answered:
            self.answered = fair["commitment"]
            await self.say(give=self.gave.setdefault(self.answered, secrets.token_hex(8)))

    async def until(self, holds: Callable[[Place], object], timeout: float = SOON) -> None:
        """Listen until something holds."""
        async with asyncio.timeout(timeout):
            while not holds(self):
                await self.hear(timeout)

    async def hears_nothing(self, seconds: float = 0.3) -> None:
        """Listen for a while: nothing at all may come."""
        try:
            message = await self.hear(seconds)
        except TimeoutError:
            return
        raise AssertionError(f"{self.person.name} was sent {message}")

    async def ending(self, timeout: float = SOON) -> ConnectionClosed:
        """Listen until the server closes the socket; return how it did."""
        try:
            while True:
                await self.hear(timeout)
        except ConnectionClosed as closed:
            return closed

    async def catch_up(self, quiet: float = 0.1) -> None:
        """Take in all that is on its way."""
        try:
            while True:
                await self.hear(quiet)
        except TimeoutError:
            return

    # -------------------------------------------------------------------- speaking

    async def say(self, **wish: Any) -> None:
        await self.send(json.dumps(wish))

    async def send(self, data: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(data)

    async def refused(self, **wish: Any) -> Message:
        """Say something that cannot be granted, and return the answer."""
        before = len(self.errors)
        await self.say(**wish)
        await self.until(lambda place: len(place.errors) > before)
        return self.errors[-1]

    # ------------------------------------------------------------------ looking on

    @property
    def status(self) -> str:
        return str(self.info["status"])

    @property
    def over(self) -> bool:
        return self.status in ("finished", "aborted")

    @property
    def offers(self) -> list[Message]:
        return [] if self.view is None else self.view["choices"]

    @property
    def seat(self) -> Message:
        assert self.you is not None
        seat: Message = self.info["seats"][self.you]
        return seat

    @property
    def may_choose(self) -> bool:
        stopped = self.info.get("paused", False) or self.status != "running"
        return bool(self.offers) and not stopped and self.seat.get("level", "") == ""
