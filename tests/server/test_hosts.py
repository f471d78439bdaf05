"""Which hosts a server answers as, without a network."""

from __future__ import annotations

import socket
import threading
import time
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient, Response
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send

from funnymoney.server.http import allowed_hosts
from funnymoney.server.http.allowed_hosts import BadHost, HostGuard, Hosts, host_name
from funnymoney.server.http.middleware import SECURITY_HEADERS

LAN = "192.168.7.5"


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("play.example.org", "play.example.org"),
        ("Play.Example.ORG:8000", "play.example.org"),
        ("play.example.org.", "play.example.org"),
        ("play.example.org.:443", "play.example.org"),
        ("my_box:8000", "my_box"),
        ("127.0.0.1:8000", "127.0.0.1"),
        ("[::1]", "::1"),
        ("[0:0::1]:8000", "::1"),
        ("[::ffff:192.168.7.5]:80", LAN),
        ("[fe80::1%25eth0]", "fe80::1"),
        ("", ""),
        ("::1", ""),
        ("[::1", ""),
        ("[play.example.org]", ""),
        ("a b", ""),
        ("a@b", ""),
        ("a/b", ""),
        ("a:b", ""),
        ("a,b", ""),
    ],
)
def test_a_host_header_is_read(header: str, name: str) -> None:
    assert host_name(header) == name


@pytest.mark.parametrize(
    ("given", "header", "allowed"),
    [
        ([], "localhost:8000", True),
        ([], "LOCALHOST.", True),
        ([], "127.0.0.1:8000", True),
        ([], "127.8.9.1", True),
        ([], "[::1]:8000", True),
        ([], LAN, True),  # the connection came in there
        ([], f"{LAN}:8000", True),
        ([], "192.168.7.6", False),
        ([], "evil.example", False),
        ([], "127.0.0.1.evil.example", False),
        ([], "localhost.evil.example", False),
        ([], f"{LAN}.evil.example", False),
        ([], "2130706433", False),
        ([], "", False),
        (["play.example.org"], "play.example.org:443", True),
        (["Play.Example.org.:8000"], "play.example.org", True),
        (["play.example.org"], "www.play.example.org", False),
        (["play.example.org"], "localhost", True),
        (["*.example.org"], "a.b.example.org", True),
        (["*.example.org"], "example.org", False),
        (["*.example.org"], "evilexample.org", False),
        (["*"], "evil.example", True),
        (["*"], "", True),
        (["203.0.113.7"], "203.0.113.7:8000", True),
        (["2001:db8::7"], "[2001:db8:0::7]:8000", True),
        (["[2001:db8::7]"], "[2001:db8::7]", True),
        (["münze.example"], "xn--mnze-0ra.example", True),
    ],
)
def test_who_is_answered(given: list[str], header: str, allowed: bool) -> None:
    assert Hosts(given).allows(host_name(header), LAN) is allowed


@pytest.mark.parametrize(
    "given",
    ["", " ", "http://play.example.org", "play.example.org/", "a b", "*foo", "a.*.b", "*.*",
     "*.127.0.0.1", "[::1", "**"],
)  # fmt: skip
def test_what_is_no_host_is_not_allowed(given: str) -> None:
    with pytest.raises(BadHost, match=r"play\.example\.org") as refused:
        Hosts([given])
    assert repr(given) in str(refused.value)


def test_the_machine_is_known_by_its_own_names_and_addresses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [
        (socket.AF_INET, 0, 0, "", ("10.1.2.3", 0)),
        (socket.AF_INET6, 0, 0, "", ("fd00::3%eth0", 0)),
    ]
    monkeypatch.setattr(socket, "gethostname", lambda: "Box.lan")
    monkeypatch.setattr(socket, "getfqdn", lambda name: "box.example.org")
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: found)
    monkeypatch.setattr(allowed_hosts, "route_addresses", lambda: [LAN])
    ours = Hosts()
    ours.allow_own("10.9.9.9")
    for name in (
        "box.lan",
        "box.local",
        "box.example.org",
        "10.1.2.3",
        "[fd00::3]",
        LAN,
        "10.9.9.9",
    ):
        assert ours.allows(host_name(name), None), name
    assert not ours.allows("example.org", None)


def test_a_resolver_that_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = threading.Event()

    def slow(name: str) -> str:
        answered.wait(60)
        return "late.example.org"

    monkeypatch.setattr(socket, "getfqdn", slow)
    monkeypatch.setattr(allowed_hosts, "RESOLVER_TIMEOUT_S", 0.01)
    ours = Hosts()
    ours.allow_own("127.0.0.1")
    assert not ours.allows("late.example.org", None)
    answered.set()
    until = time.monotonic() + 30
    while not ours.allows("late.example.org", None):
        assert time.monotonic() < until
        time.sleep(0.01)


# ------------------------------------------------------------------------- the guard


class Inside:
    """What is guarded; it notes what reaches it."""

    def __init__(self) -> None:
        self.reached: list[str] = []
        self.counted: list[str] = []
        self.guard = HostGuard(self, Hosts(["play.example.org"]), self.counted.append)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.reached.append(scope["type"])
        if scope["type"] == "http":
            await PlainTextResponse("inside")(scope, receive, send)

    async def ask(self, host: str, path: str = "/api/me", method: str = "GET") -> Response:
        transport = ASGITransport(self.guard)
        async with AsyncClient(transport=transport, base_url="http://money.example") as visitor:
            return await visitor.request(method, path, headers={"host": host})

    async def connect(self, *asked: bytes, answerable: bool = True) -> list[Message]:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        scope: dict[str, Any] = {
            "type": "websocket",
            "path": "/api/tables/x/socket",
            "scheme": "ws",
        }
        scope |= {"headers": [(b"host", each) for each in asked], "server": (LAN, 8000)}
        scope["extensions"] = {"websocket.http.response": {}} if answerable else {}
        await self.guard(scope, receive, send)
        return sent


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "OPTIONS"])
async def test_a_request_for_another_host_reaches_nothing(method: str) -> None:
    inside = Inside()
    answer = await inside.ask("evil.example:8000", method=method)
    assert (answer.status_code, inside.reached) == (421, [])
    assert SECURITY_HEADERS.items() <= dict(answer.headers).items()
    assert answer.headers["cache-control"] == "no-store"
    assert inside.counted == ["misdirected"]
    assert answer.json() == {
        "error": "misdirected",
        "told": "this server is not called evil.example: start it with --allowed-host evil.example",
    }


async def test_a_request_for_this_host_goes_on() -> None:
    inside = Inside()
    assert (await inside.ask("play.example.org")).text == "inside"
    assert (inside.reached, inside.counted) == (["http"], [])


@pytest.mark.parametrize("path", ["/health", "/ready"])
async def test_a_load_balancer_may_ask_by_any_name(path: str) -> None:
    assert (await Inside().ask("10.0.0.77", path)).status_code == 200


async def test_a_socket_to_another_host_is_refused_before_it_is_accepted() -> None:
    inside = Inside()
    [start, body] = await inside.connect(b"evil.example")
    assert (start["status"], b"misdirected" in body["body"]) == (421, True)
    assert await inside.connect(b"evil.example", answerable=False) == [
        {"type": "websocket.close", "code": 1008}
    ]
    assert inside.reached == []
    assert await inside.connect(b"192.168.7.5:8000") == []
    assert inside.reached == ["websocket"]


@pytest.mark.parametrize("asked", [[], [b"play.example.org"] * 2, [b"localhost", b"evil.example"]])
async def test_a_request_names_one_host(asked: list[bytes]) -> None:
    inside = Inside()
    [start, body] = await inside.connect(*asked)
    assert (start["status"], inside.reached) == (421, [])
    assert b"one host" in body["body"]


async def test_the_operator_is_told_once_in_a_while(caplog: pytest.LogCaptureFixture) -> None:
    inside = Inside()
    for _ in range(100):
        await inside.ask("evil.example")
    assert [record.msg for record in caplog.records] == ["host_refused"]
    assert len(inside.counted) == 100


async def test_a_long_name_is_not_repeated() -> None:
    answer = await Inside().ask("x" * 5000)
    assert len(answer.text) < 500
    assert (await Inside().ask("<script>")).json()["told"].startswith("a request must")


async def test_starting_and_stopping_is_no_request() -> None:
    inside = Inside()
    await inside.guard({"type": "lifespan"}, None, None)  # type: ignore[arg-type]
    assert inside.reached == ["lifespan"]
