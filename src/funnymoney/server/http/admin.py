"""For whoever runs the house: reports, bans and measurements, behind a token of his own."""

from __future__ import annotations

import hmac
import ipaddress
from typing import Annotated

from msgspec import Meta, Struct, to_builtins
from starlette.requests import Request
from starlette.responses import Response

from funnymoney.server.http.requests import body
from funnymoney.server.http.responses import json_answer
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.services import Services
from funnymoney.server.store.repositories.moderation import FOR_EVER_MS
from funnymoney.server.store.rows import now

DAY_MS = 24 * 60 * 60 * 1000
MAX_BAN_DAYS = 36_500
MAX_REPORT_ID = 2**31 - 1  # that a database can hold


class Ban(Struct, forbid_unknown_fields=True):
    guest: str
    why: str
    days: Annotated[int, Meta(ge=1, le=MAX_BAN_DAYS)] | None = None  # for ever


class AdminRoutes:
    def __init__(self, services: Services) -> None:
        self.services = services

    def check(self, request: Request) -> None:
        """Let nobody in without the token; without one in the settings, nobody at all."""
        wanted = self.services.settings.token
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if not wanted or not hmac.compare_digest(given.encode(), wanted.encode()):
            raise Refused("operator", "this is for the operator: send his token as Bearer")

    async def reports(self, request: Request) -> Response:
        self.check(request)
        return json_answer(to_builtins(await self.services.store.moderation.reports()))

    async def settle(self, request: Request) -> Response:
        self.check(request)
        if request.path_params["report"] <= MAX_REPORT_ID:
            await self.services.store.moderation.settle(request.path_params["report"])
        return Response(status_code=204)

    async def ban(self, request: Request) -> Response:
        """Keep a guest out of the services, and show him out of it now."""
        self.check(request)
        ban = await body(request, Ban)
        until = FOR_EVER_MS if ban.days is None else now() + ban.days * DAY_MS
        await self.services.guests.ban(ban.guest, ban.why, until)
        return Response(status_code=204)

    async def pardon(self, request: Request) -> Response:
        self.check(request)
        await self.services.store.moderation.pardon(request.path_params["guest"])
        return Response(status_code=204)

    async def metrics(self, request: Request) -> Response:
        """Show measurements to this machine, and to whoever has the token."""
        if not is_near(request):
            self.check(request)
        return Response(self.services.metrics.text(), media_type="text/plain; version=0.0.4")


def is_near(request: Request) -> bool:
    """Whether a request comes from this machine, and not through a proxy on it."""
    if request.client is None or "x-forwarded-for" in request.headers:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
