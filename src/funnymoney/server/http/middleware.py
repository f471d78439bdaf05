"""What every request passes through: who may ask, how much, and what a browser may do with it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from funnymoney.server.ops.logs import fault, log_event

MAX_BODY_BYTES = 64 * 1024
BODY_TIMEOUT_S = 20.0  # seconds until all of it must have come
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'; object-src 'none'; worker-src 'self'"
)
SECURITY_HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a link to a seat must not be told to others
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
ONE_YEAR = "max-age=31536000"
PRIVATE = ("/api/", "/j/")  # what is answered there is for nobody's cache
STARTS = ("http.response.start", "websocket.http.response.start")
NOWHERE = "://"
POLICY_VIOLATION, INTERNAL_ERROR = 1008, 1011

LOG = logging.getLogger(__name__)


def guards(origins: Collection[str] = ()) -> list[Middleware]:
    """Return all that is in this file, outermost first; `origins` may ask besides our own."""
    return [
        Middleware(SafeHeaders),
        Middleware(NoTraces),
        Middleware(SameOrigin, origins=origins),
        Middleware(ShortBody),
    ]


def safe(app: Starlette, origins: Collection[str] = ()) -> Starlette:
    """Put the guards before an application.

    They stand inside Starlette's own, which would otherwise answer an exception first.
    """
    app.user_middleware[:0] = guards(origins)
    return app


async def refuse(
    scope: Scope, receive: Receive, send: Send, status: int, error: str, told: str
) -> None:
    """Answer a request, or a socket that was not accepted yet."""
    if scope["type"] == "websocket" and not is_answerable(scope):
        await send({"type": "websocket.close", "code": POLICY_VIOLATION})  # that is a 403
        return
    answer = JSONResponse({"error": error, "told": told}, status)
    await answer(scope, receive, send)


def is_answerable(scope: Scope) -> bool:
    return "websocket.http.response" in scope.get("extensions", {})


class SafeHeaders:
    """Tells browsers to keep to this site, on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def dressed(message: Message) -> None:
            if message["type"] in STARTS:
                dress(scope, MutableHeaders(scope=message))
            await send(message)

        await self.app(scope, receive, send if scope["type"] == "lifespan" else dressed)


def dress(scope: Scope, headers: MutableHeaders) -> None:
    headers.update(SECURITY_HEADERS)
    if scope["scheme"] in ("https", "wss"):
        headers["strict-transport-security"] = ONE_YEAR
    if scope["path"].startswith(PRIVATE):
        headers.setdefault("cache-control", "no-store")


class NoTraces:
    """Answers whatever goes wrong with 500, and tells what it was only to the operator."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        sent: list[str] = []

        async def noting(message: Message) -> None:
            sent.append(message["type"])
            await send(message)

        try:
            await self.app(scope, receive, noting)
        except (ClientDisconnect, WebSocketDisconnect):
            return  # whoever asked has gone
        except Exception as error:  # noqa: BLE001  whatever it is, nobody shall see it
            facts = {"kind": scope["type"], "path": scope["path"]} | fault(error)
            log_event(LOG, logging.ERROR, "internal", **facts)
            await self.give_up(scope, receive, send, sent)

    async def give_up(
        self, scope: Scope, receive: Receive, send: Send, sent: Collection[str]
    ) -> None:
        """Answer, if nothing was answered so far; a socket that is open is closed."""
        if not sent:
            told = "something went wrong here; it was noted, and you may try again"
            await refuse(scope, receive, send, 500, "internal", told)
        elif "websocket.accept" in sent and "websocket.close" not in sent:
            await send({"type": "websocket.close", "code": INTERNAL_ERROR})
        elif "http.response.start" in sent:
            raise ConnectionAbortedError  # half an answer must not look like a whole one


class SameOrigin:
    """Lets other sites change nothing in a visitor's name, and open no socket.

    A browser says where a request comes from; a program says nothing, and holds its own cookie.
    """

    def __init__(self, app: ASGIApp, origins: Collection[str] = ()) -> None:
        self.app = app
        self.origins = {origin.lower().rstrip("/") for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if is_harmless(scope) or self.allows(Headers(scope=scope)):
            await self.app(scope, receive, send)
        else:
            told = "this came from another site: open the page itself"
            await refuse(scope, receive, send, 403, "origin", told)

    def allows(self, headers: Headers) -> bool:
        said = [origin.lower() for origin in headers.getlist("origin")]
        if said and all(origin in self.origins for origin in said):
            return True
        if headers.get("sec-fetch-site", "none") in ("cross-site", "same-site"):
            return False
        hosts = [host.lower() for host in headers.getlist("host")]
        return all([host_of(origin)] == hosts for origin in said)


def is_harmless(scope: Scope) -> bool:
    """Whether this only reads; what it reads, a browser does not show to other sites."""
    return scope["type"] == "lifespan" or (
        scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
    )


def host_of(origin: str) -> str:
    """Return host and port of an origin, or what no host is equal to."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return NOWHERE
    return (parts.scheme in ("http", "https") and parts.netloc) or NOWHERE


class TooLong(Exception):
    """More is sent than is taken."""


class TooSlow(Exception):
    """What is sent comes too slowly."""


class ShortBody:
    """Takes no more than so many bytes of a request, and waits no longer than so long for them."""

    def __init__(self, app: ASGIApp, longest: int = MAX_BODY_BYTES) -> None:
        self.app = app
        self.longest = longest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        taken, until = 0, asyncio.get_running_loop().time() + BODY_TIMEOUT_S
        more = True

        async def counted() -> Message:
            nonlocal taken, more
            try:
                async with asyncio.timeout_at(until if more else None):
                    message = await receive()
            except TimeoutError:
                raise TooSlow from None
            more = bool(message.get("more_body"))
            taken += len(message.get("body", b""))
            if taken > self.longest:
                raise TooLong
            return message

        try:
            self.check(Headers(scope=scope))
            await self.app(scope, counted, send)
        except TooLong:
            told = f"a request may have {self.longest} bytes"
            await refuse(scope, receive, send, 413, "too_long", told)
        except TooSlow:
            told = f"a request must have arrived after {BODY_TIMEOUT_S:.0f} seconds"
            await refuse(scope, receive, send, 408, "too_slow", told)

    def check(self, headers: Headers) -> None:
        announced = headers.get("content-length", "0")
        if not announced.isdecimal() or int(announced) > self.longest:
            raise TooLong
