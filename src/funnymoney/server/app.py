"""The application: which door leads where."""

from __future__ import annotations

import logging

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.server.http.admin import AdminRoutes
from funnymoney.server.http.allowed_hosts import HostGuard, Hosts
from funnymoney.server.http.games import list_games, locale
from funnymoney.server.http.middleware import SameOrigin, safe
from funnymoney.server.http.qr import QrCodes
from funnymoney.server.http.replays import ReplayRoutes
from funnymoney.server.http.responses import RETRY_AFTER_S, json_answer, refuse
from funnymoney.server.http.static import static_routes
from funnymoney.server.http.tables import TableRoutes
from funnymoney.server.ops.logs import fault, log_event
from funnymoney.server.services import Services
from funnymoney.server.ws.connection import WebSocketApp

logger = logging.getLogger(__name__)


def routes(services: Services) -> list[BaseRoute]:
    """Return every address that is answered over HTTP, with who answers it."""
    lobby, records, operator = TableRoutes(services), ReplayRoutes(services), AdminRoutes(services)
    return [
        Route("/api/me", lobby.me, methods=["GET"]),
        Route("/api/me", lobby.be, methods=["POST"]),
        Route("/api/me", lobby.become, methods=["PUT"]),
        Route("/api/me", lobby.forget, methods=["DELETE"]),
        Route("/api/me/key", lobby.make_key, methods=["POST"]),
        Route("/api/games", list_games),
        Route("/api/games/{name}/locale/{language}", locale),
        Route("/api/tables", lobby.tables, methods=["GET"]),
        Route("/api/tables", lobby.create, methods=["POST"]),
        Route("/api/tables/{table}", lobby.table),
        Route("/api/tables/{table}/sit", lobby.sit, methods=["POST"]),
        Route("/api/tables/{table}/links", lobby.link, methods=["POST"]),
        Route("/j/{token}", lobby.show_link, methods=["GET"]),
        Route("/j/{token}", lobby.claim_link, methods=["POST"]),
        Route("/api/records/{table}", records.record),
        Route("/api/records/{table}/tale", records.tale),
        Route("/api/records/{table}/frames", records.frames),
        Route("/api/records/{table}/outline", records.outline),
        Route("/api/records/{table}/estimate", records.estimate),
        Route("/api/records/{table}/check", records.check),
        Route("/api/records/{table}/branch", records.branch, methods=["POST"]),
        Route("/api/tables/{table}/frames", records.own_frames),
        Route("/api/serials/{serial}", lobby.by_serial),
        Route("/api/qr", QrCodes(services).show),
        Route("/api/push", lobby.push_key, methods=["GET"]),
        Route("/api/push", lobby.subscribe, methods=["POST"]),
        Route("/api/push", lobby.unsubscribe, methods=["DELETE"]),
        Route("/operator/reports", operator.reports),
        Route("/operator/reports/{report:int}", operator.settle, methods=["DELETE"]),
        Route("/operator/bans", operator.ban, methods=["POST"]),
        Route("/operator/bans/{guest}", operator.pardon, methods=["DELETE"]),
        Route("/metrics", operator.metrics),
        Route("/health", health),
        Route("/ready", Ready(services).answer),
        *static_routes(),
    ]


def make_app(services: Services, hosts: Hosts | None = None) -> ASGIApp:
    """Return the application that serves a house; without `hosts` it answers as any host."""
    handlers = {FunnyMoneyError: refuse, 404: not_found, 405: not_allowed}
    pages = safe(Starlette(routes=routes(services), exception_handlers=handlers))
    sockets = SameOrigin(WebSocketApp(services))

    async def doors(scope: Scope, receive: Receive, send: Send) -> None:
        """Letters are many: they do not go through all that a page goes through."""
        await (sockets if scope["type"] == "websocket" else pages)(scope, receive, send)

    if hosts is None or hosts.any:
        return doors
    return HostGuard(doors, hosts, services.metrics.refused)


async def health(_: Request) -> Response:
    return PlainTextResponse("alive\n")


class Ready:
    """Whether people can be sent here: the store can be written to and read, and the house is open.

    A row is written and read, at most every few seconds.
    """

    def __init__(self, services: Services) -> None:
        self.services = services

    async def answer(self, _: Request) -> Response:
        if self.services.closing:
            return not_ready("closing")
        try:
            is_writable = await self.services.store.health.check()
        except Exception as error:  # noqa: BLE001  whatever is wrong with the store, others must serve
            log_event(logger, logging.ERROR, "check_failed", **fault(error))
            is_writable = False
        if not is_writable:
            return not_ready("the store cannot be written to")
        return PlainTextResponse("ready\n")


def not_ready(why: str) -> Response:
    return PlainTextResponse(f"{why}\n", 503, {"Retry-After": str(RETRY_AFTER_S)})


async def not_found(_: Request, __: Exception) -> Response:
    return json_answer({"error": "not_found", "told": "there is nothing at this address"}, 404)


async def not_allowed(_: Request, __: Exception) -> Response:
    told = "this address takes another method: see docs/protocol.md"
    return json_answer({"error": "method", "told": told}, 405)
