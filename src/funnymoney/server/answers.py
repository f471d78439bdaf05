"""Answers over HTTP."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.server.messages import WRITER
from funnymoney.server.refusals import refusal, status

PAGE = Path(__file__).with_name("page")


def json_answer(thing: object, code: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(WRITER.encode(thing), code, headers, "application/json")


def page() -> Response:
    return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})


def worker() -> Response:
    """Return what a browser runs while no page is open.

    It is given at the root: a worker reaches only what is below its own address. A browser asks
    each time whether it has changed, and takes it only if it is called a script.
    """
    headers = {"Cache-Control": "no-cache"}
    return FileResponse(PAGE / "sw.js", headers=headers, media_type="text/javascript")


async def refuse(_: Request, error: Exception) -> Response:
    """Answer what cannot be done, in one form."""
    assert isinstance(error, FunnyMoneyError)
    refused = refusal(error)
    answer = json_answer(refused, status(refused))
    if "seconds" in refused.facts:
        answer.headers["Retry-After"] = str(refused.facts["seconds"])
    return answer
