"""What other sites, long requests and our own mistakes can do: nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient, Response
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from funnymoney.server.http.middleware import MAX_BODY_BYTES, POLICY, SECURITY_HEADERS, guards, safe

HERE = "http://money.example:8000"
SECRET = "the seed is 4711"  # noqa: S105  it opens nothing


async def hello(request: Request) -> PlainTextResponse:
    return PlainTextResponse("hello", headers={"content-security-policy": "default-src *"})


async def size(request: Request) -> JSONResponse:
    return JSONResponse(len(await request.body()))


async def broken(request: Request) -> JSONResponse:
    raise ValueError(SECRET)


async def half_broken(request: Request) -> StreamingResponse:
    async def parts() -> AsyncIterator[bytes]:
        yield b"half "
        raise ValueError(SECRET)

    return StreamingResponse(parts())


async def chat(socket: WebSocket) -> None:
    await socket.accept()
    text = await socket.receive_text()
    if text == "break":
        raise ValueError(SECRET)
    await socket.send_text(text)


async def broken_socket(socket: WebSocket) -> None:
    raise ValueError(SECRET)


ROUTES = [
    Route("/", hello),
    Route("/api/size", size, methods=["GET", "POST", "DELETE"]),
    Route("/j/broken-token", broken),
    Route("/half", half_broken),
    WebSocketRoute("/socket", chat),
    WebSocketRoute("/broken", broken_socket),
]
APP = safe(Starlette(routes=ROUTES), ["https://friend.example"])


async def ask(
    method: str, path: str, base: str = HERE, content: Any = None, headers: Any = None
) -> Response:
    async with AsyncClient(transport=ASGITransport(APP), base_url=base) as visitor:
        return await visitor.request(method, path, content=content, headers=headers)


async def connect(
    path: str = "/socket", *texts: str, headers: Any = None, answerable: bool = True
) -> list[Message]:
    """Open a socket, say something and go; return what the server sends."""
    sent: list[Message] = []
    coming: list[Message] = [
        {"type": "websocket.connect"},
        *({"type": "websocket.receive", "text": text} for text in texts),
        {"type": "websocket.disconnect", "code": 1001},
    ]

    async def receive() -> Message:
        return coming.pop(0)

    async def send(message: Message) -> None:
        sent.append(message)

    given = {"host": "money.example:8000"} | (headers or {})
    scope = {
        "type": "websocket", "path": path, "scheme": "ws", "query_string": b"", "subprotocols": [],
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
        "extensions": {"websocket.http.response": {}} if answerable else {},
    }  # fmt: skip
    await APP(scope, receive, send)
    return sent


async def post(headers: Any = None, content: Any = b"123") -> Response:
    return await ask("POST", "/api/size", content=content, headers=headers)


# ---------------------------------------------------------------------------- headers


async def test_the_policy_is_the_one_we_have_promised() -> None:
    assert POLICY == (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; base-uri 'none'; "
        "frame-ancestors 'none'; form-action 'self'; object-src 'none'; worker-src 'self'"
    )


@pytest.mark.parametrize("path", ["/", "/nowhere", "/j/broken-token", "/api/size"])
async def test_every_answer_says_what_a_browser_may_do(path: str) -> None:
    answer = await ask("GET", path)
    assert SECURITY_HEADERS.items() <= dict(answer.headers).items()
    assert answer.headers.get_list("content-security-policy") == [POLICY]
    assert "strict-transport-security" not in answer.headers


async def test_over_https_a_browser_is_told_to_stay_there() -> None:
    answer = await ask("GET", "/", "https://money.example")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


async def test_what_is_for_one_visitor_is_for_nobody_s_cache() -> None:
    assert (await ask("GET", "/api/size")).headers["cache-control"] == "no-store"
    assert "cache-control" not in (await ask("GET", "/")).headers


async def test_a_refused_request_has_the_headers_too() -> None:
    answer = await post({"origin": "https://evil.example"})
    assert SECURITY_HEADERS.items() <= dict(answer.headers).items()
    [start, _] = await connect(headers={"origin": "https://evil.example"})
    assert (b"content-security-policy", POLICY.encode()) in start["headers"]


# ----------------------------------------------------------------------------- origin


@pytest.mark.parametrize(
    "headers",
    [
        {},  # a program
        {"origin": HERE},
        {"origin": HERE.upper()},
        {"origin": HERE, "sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
        {"origin": "https://money.example:8000"},  # a proxy has taken the https away
        {"origin": "https://friend.example", "sec-fetch-site": "cross-site"},
    ],
)
async def test_who_may_change_something(headers: dict[str, str]) -> None:
    assert (await post(headers)).json() == 3
    [accepted, said] = await connect("/socket", "hi", headers=headers)
    assert (accepted["type"], said["text"]) == ("websocket.accept", "hi")


REFUSED = [
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://evil.example"},
    {"origin": "http://money.example"},  # another port is another site
    {"origin": "http://money.example:8000.evil.example"},
    {"origin": "http://evil.example/money.example:8000"},
    {"origin": "http://x@money.example:8000"},
    {"origin": "file://money.example:8000"},
    {"origin": "money.example:8000"},
    {"origin": "http://["},
    {"origin": "https://friend.example.evil.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": HERE, "sec-fetch-site": "cross-site"},
]


@pytest.mark.parametrize("headers", REFUSED)
async def test_who_may_not(headers: dict[str, str]) -> None:
    answer = await post(headers)
    assert answer.status_code == 403
    assert answer.json()["error"] == "origin"
    assert (await ask("DELETE", "/api/size", headers=headers)).status_code == 403
    [start, _] = await connect(headers=headers)
    assert (start["type"], start["status"]) == ("websocket.http.response.start", 403)


@pytest.mark.parametrize("headers", REFUSED)
async def test_anybody_may_read_for_a_browser_shows_it_to_nobody_else(
    headers: dict[str, str],
) -> None:
    answer = await ask("GET", "/", headers=headers)
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


async def test_several_origins_must_all_be_ours() -> None:
    both = [("origin", HERE), ("origin", "http://evil.example")]
    assert (await post(both)).status_code == 403
    assert (await post([both[0], both[0]])).status_code == 200


async def test_without_a_host_no_origin_is_ours() -> None:
    [start, _] = await connect(headers={"host": "", "origin": "http://"})
    assert start["status"] == 403


async def test_a_server_that_cannot_answer_a_socket_closes_it() -> None:
    sent = await connect(headers={"origin": "http://evil.example"}, answerable=False)
    assert sent == [{"type": "websocket.close", "code": 1008}]


# ------------------------------------------------------------------------------- size


async def test_a_request_may_be_as_long_as_it_may_be() -> None:
    assert (await post(content=b"x" * MAX_BODY_BYTES)).json() == MAX_BODY_BYTES


async def test_a_longer_one_is_refused_before_it_is_read() -> None:
    answer = await post(content=b"x" * (MAX_BODY_BYTES + 1))
    assert answer.status_code == 413
    assert answer.json() == {"error": "too_long", "told": "a request may have 65536 bytes"}


@pytest.mark.parametrize("announced", ["-1", "1e9", "²"])
async def test_a_length_that_is_none_is_refused(announced: str) -> None:
    assert (await post({"content-length": announced.encode()})).status_code == 413


async def test_one_that_does_not_say_how_long_it_is_is_counted() -> None:
    async def much() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    assert (await post(content=much())).status_code == 413


# ------------------------------------------------------------------------- our mistakes


async def test_a_mistake_is_told_to_the_operator_only(caplog: pytest.LogCaptureFixture) -> None:
    answer = await ask("GET", "/j/broken-token")
    assert answer.status_code == 500
    assert answer.json()["error"] == "internal"
    assert SECRET not in answer.text
    [record] = caplog.records
    facts = vars(record)["facts"]
    assert (record.msg, facts["error"]) == ("internal", "ValueError")
    assert facts["places"][-1].startswith("test_safety.py:")
    assert SECRET not in str(vars(record))


async def test_a_broken_socket_is_closed(caplog: pytest.LogCaptureFixture) -> None:
    sent = await connect("/socket", "break")
    assert sent[-1] == {"type": "websocket.close", "code": 1011}
    [start, body] = await connect("/broken")
    assert (start["status"], SECRET.encode() in body["body"]) == (500, False)
    assert [record.msg for record in caplog.records] == ["internal", "internal"]


async def test_half_an_answer_does_not_look_like_a_whole_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with pytest.raises(ConnectionAbortedError):
        await ask("GET", "/half")


async def test_who_has_gone_is_no_mistake(caplog: pytest.LogCaptureFixture) -> None:
    await connect("/socket")
    assert caplog.records == []


async def test_it_does_not_stand_in_the_way_of_starting_and_stopping() -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])

    guarded: Callable[..., Any] = app
    for guard in reversed(guards()):
        guarded = guard.cls(guarded, *guard.args, **guard.kwargs)
    await guarded({"type": "lifespan"}, None, None)
    assert seen == ["lifespan"]
