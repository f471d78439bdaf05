"""Pictures of addresses, to be read by the camera of a telephone."""

from __future__ import annotations

import io
import re

import segno
from starlette.requests import Request
from starlette.responses import Response

from funnymoney.server.table import NotNow

LATER = r"(?:[?#][\w.=&-]{0,100})?"  # a moment of a match
PATH = re.compile(rf"/|/j/[\w-]{{1,64}}|/[tr]/[\w-]{{1,64}}{LATER}", re.ASCII)
QUIET = 4  # modules around it that stay empty, as the standard has it
SHORTLY = {"Cache-Control": "private, max-age=300"}


async def show(request: Request) -> Response:
    """Draw the address of one of our own pages, as whoever asks has called us."""
    path = request.query_params.get("path", "")
    if not PATH.fullmatch(path):
        raise NotNow("path", "`path` is /, /j/…, /t/… or /r/…: a page of this house")
    try:
        drawn = draw(f"{request.url.scheme}://{request.url.netloc}{path}")
    except segno.DataOverflowError:
        raise NotNow("path", "this is too long to be drawn") from None
    return Response(drawn, 200, SHORTLY, "image/svg+xml")


def draw(address: str) -> bytes:
    """Draw it black on white, whatever is around it: cameras need that."""
    out, form = io.BytesIO(), {"xmldecl": False, "svgclass": None, "lineclass": None}
    code = segno.make(address, micro=False, error="m")
    code.save(out, kind="svg", border=QUIET, omitsize=True, light="#fff", **form)
    return out.getvalue()
