"""What comes in with a request over HTTP, checked: who asks, a body, numbers in the address."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import MsgspecError
from starlette.requests import Request

from funnymoney.server.protocol.errors import Refused
from funnymoney.server.services import Services
from funnymoney.server.sessions import guest_of
from funnymoney.server.store import rows

T = TypeVar("T")
MAX_NUMBER = 10**6  # number that anybody may ask for


async def known(services: Services, request: Request) -> rows.Guest:
    guest = await guest_of(services, request.scope)
    if guest is None:
        raise Refused("nameless", "say who you are first: POST /api/me with a name")
    return guest


async def body(request: Request, kind: type[T]) -> T:
    """Read the body of a request, or say what was expected."""
    try:
        return msgspec.json.decode(await request.body() or b"{}", type=kind)
    except (MsgspecError, ValueError, RecursionError) as error:
        raise Refused("body", f"the body does not fit: {str(error)[:200]}") from None


def number(request: Request, name: str) -> int | None:
    """Return a whole number out of the address, if it is there."""
    said = request.query_params.get(name)
    if said is None:
        return None
    found = whole(said)
    if found is None:
        raise Refused("range", f"`{name}` is a whole number from 0 on")
    return found


def viewer(request: Request) -> tuple[int | None, bool]:
    """Return whose frames are wanted, and whether all that anybody saw."""
    said = request.query_params.get("as", "public")
    if said in ("public", "all"):
        return None, said == "all"
    seat = whole(said)
    if seat is None:
        raise Refused("range", "`as` is a seat, public or all")
    return seat, False


def whole(said: str) -> int | None:
    fits = said.isascii() and said.isdecimal() and len(said) <= len(str(MAX_NUMBER))
    return int(said) if fits else None
