"""Answers over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.server.protocol.errors import refusal, status
from funnymoney.server.protocol.messages import WRITER

UNAVAILABLE = 503
RETRY_AFTER_S = 2  # when to come back, where nothing tells


def json_answer(thing: object, code: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(WRITER.encode(thing), code, headers, "application/json")


async def refuse(_: Request, error: Exception) -> Response:
    """Answer what cannot be done, in one form."""
    assert isinstance(error, FunnyMoneyError)
    refused = refusal(error)
    answer = json_answer(refused, status(refused))
    if answer.status_code == UNAVAILABLE or "seconds" in refused.facts:
        answer.headers["Retry-After"] = str(refused.facts.get("seconds", RETRY_AFTER_S))
    return answer
