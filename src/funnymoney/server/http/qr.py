"""Pictures of addresses, to be read by the camera of a telephone."""

from __future__ import annotations

import io
import re
from functools import lru_cache

import segno
from starlette.requests import Request
from starlette.responses import Response

from funnymoney.server.protocol.errors import Refused
from funnymoney.server.services import Services
from funnymoney.server.sessions import address

LATER = r"(?:[?#][\w.=&-]{0,100})?"  # a moment of a match
PATH = re.compile(rf"/|/j/[\w-]{{1,64}}|/[tr]/[\w-]{{1,64}}{LATER}", re.ASCII)
QUIET_ZONE_MODULES = 4  # modules around it that stay empty, as the standard has it
MAX_ADDRESS_CHARS = 300  # characters of a whole address; a thousand take most of a second
MAX_CACHED_DRAWINGS = 100  # drawings
SHORTLY = {"Cache-Control": "private, max-age=300"}


class QrCodes:
    """Draws them for whoever asks, within bounds: a long one keeps everybody waiting."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def show(self, request: Request) -> Response:
        """Draw the address of one of our own pages, as whoever asks has called us."""
        path = request.query_params.get("path", "")
        if not PATH.fullmatch(path):
            raise Refused("path", "`path` is /, /j/…, /t/… or /r/…: a page of this house")
        whole = f"{request.url.scheme}://{request.url.netloc}{path}"
        if len(whole) > MAX_ADDRESS_CHARS:
            raise Refused("path", "this is too long to be drawn")
        self.services.limits.check("codes_from", address(request.scope))
        return Response(draw(whole), 200, SHORTLY, "image/svg+xml")


@lru_cache(MAX_CACHED_DRAWINGS)
def draw(whole: str) -> bytes:
    """Draw it black on white, whatever is around it: cameras need that."""
    out, form = io.BytesIO(), {"xmldecl": False, "svgclass": None, "lineclass": None}
    code = segno.make(whole, micro=False, error="m")
    code.save(out, kind="svg", border=QUIET_ZONE_MODULES, omitsize=True, light="#fff", **form)
    return out.getvalue()
