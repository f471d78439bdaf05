"""Who somebody is: a cookie names a guest, and nothing else is asked."""

from __future__ import annotations

from unicodedata import category, normalize

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Scope

from funnymoney.server.ops.ratelimit import neighbourhood
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import MAX_NAME_CHARS
from funnymoney.server.services import Services
from funnymoney.server.store.lookalikes import INVISIBLE
from funnymoney.server.store.rows import Guest, now

YEAR_S = 365 * 24 * 60 * 60
MAX_NAME_INPUT_CHARS = 1000  # that is looked at for a name
MARKS, MOST = ("Mn", "Me"), 3  # that stand on one letter
VISIT_INTERVAL_MS = 60 * 60 * 1000  # milliseconds after which we note that somebody is still coming


def is_safe(scope: Scope) -> bool:
    """Whether nobody can listen in."""
    return str(scope["scheme"]) in ("https", "wss")


def cookie_name(scope: Scope) -> str:
    """Return the name of the cookie: over https one that no other host can set."""
    return "__Host-sid" if is_safe(scope) else "sid"


async def guest_of(services: Services, scope: Scope) -> Guest | None:
    """Return the guest who sends a request, if it is one; raise if he may not be here."""
    token = HTTPConnection(scope).cookies.get(cookie_name(scope))
    guest = await services.store.guests.by_token(token) if token else None
    if guest is None:
        return None
    must_be_welcome(guest)
    if guest.seen < now() - VISIT_INTERVAL_MS:
        await services.store.guests.mark_seen(guest.id)
    return guest


def must_be_welcome(guest: Guest) -> None:
    if guest.banned is not None and guest.banned > now():
        raise Refused("banned", "this house does not let you in")


def set_cookie(response: Response, scope: Scope, token: str) -> None:
    response.set_cookie(
        cookie_name(scope),
        token,
        max_age=YEAR_S,
        path="/",
        secure=is_safe(scope),
        httponly=True,
        samesite="lax",
    )


def clean_name(text: str) -> str:
    """Return a name with single spaces, or say what a name is."""
    name = " ".join(visible(text[:MAX_NAME_INPUT_CHARS]).split())
    seen = name.isprintable() and any(category(sign)[0] in "LNPS" for sign in name)
    if not 1 <= len(name) <= MAX_NAME_CHARS or not seen or len(text) > MAX_NAME_INPUT_CHARS:
        raise Refused("name", f"a name has 1 to {MAX_NAME_CHARS} characters that can be seen")
    return name


def visible(text: str) -> str:
    """Return a text in NFKC, without characters that cannot be seen or that turn the direction.

    And without marks beyond those that a letter has in any writing: they would cover other lines.
    """
    found = ""
    # An invisible character may keep its neighbours from being composed: hence NFKC twice.
    for sign in normalize("NFKC", INVISIBLE.sub("", normalize("NFKC", text))):
        marked = category(sign) in MARKS and all(category(each) in MARKS for each in found[-MOST:])
        if not (marked and len(found) >= MOST):
            found += sign
    return found


def address(scope: Scope) -> str:
    """Return by what the sender of a request is counted."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else "?"
