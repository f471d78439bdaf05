"""Web Push through the wire: what a page finds out, its worker, and who is noted down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from funnymoney.server.http.middleware import POLICY
from funnymoney.server.push.web_push import Keys, new_key
from tests.server.built import needs_page
from tests.server.people import Person
from tests.server.playing import people_at
from tests.server.push_service import Browser
from tests.server.wire import NO_LIMITS, Server

KEY = new_key()
CONTACT = "operator@money.example"


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server whose operator has set a key."""
    folder = tmp_path_factory.mktemp("calling")
    env = {**NO_LIMITS, "FUNNYMONEY_PUSH_KEY": KEY, "FUNNYMONEY_PUSH_CONTACT": CONTACT}
    with Server(folder / "tables.db", folder, env=env) as found:
        yield found


@needs_page
@pytest.mark.parametrize("method", ["GET", "HEAD"])
async def test_the_worker_may_look_after_the_whole_site_and_is_never_old(
    server: Server, method: str
) -> None:
    async with httpx.AsyncClient(base_url=server.url, follow_redirects=True) as client:
        answer = await client.request(method, "/sw.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == POLICY  # which binds what it may fetch
    assert "worker-src 'self'" in POLICY
    assert not answer.history  # at the root itself, for a worker reaches what is below its address


@needs_page
async def test_the_page_says_what_it_is_as_an_app(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        answer = await client.get("/app.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert answer.json()["name"] == "Funny Money"


@needs_page
async def test_the_pictures_of_a_notification_are_pictures(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        for name in ("icon-192.png", "badge.png"):
            answer = await client.get(f"/{name}")
            assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")


async def test_a_page_finds_out_whether_anybody_is_called(server: Server, calling: Server) -> None:
    async with people_at(server.url, 1) as [ann], people_at(calling.url, 1) as [bob]:
        assert await ann.get("/api/push") == {"key": None}
        assert await bob.get("/api/push") == {"key": Keys.read(KEY, CONTACT).public}
        refused = await ann.ask("POST", "/api/push", json=subscription())
        assert (refused.status_code, refused.json()["error"]) == (409, "no_push")


async def test_a_browser_is_noted_and_forgotten_as_the_page_asks(calling: Server) -> None:
    """The page sends more than is needed, as browsers write it down."""
    async with people_at(calling.url, 1) as [ann]:
        wanted = subscription() | {"expirationTime": None}
        assert await status(ann, "POST", wanted) == 204
        assert await status(ann, "POST", wanted) == 204
        assert await status(ann, "DELETE", {"endpoint": wanted["endpoint"]}) == 204
        assert await status(ann, "DELETE", {"endpoint": wanted["endpoint"]}) == 204
        assert await status(ann, "POST", wanted | {"endpoint": "http://inside.example"}) == 400


async def test_nobody_is_noted_without_a_name(calling: Server) -> None:
    async with httpx.AsyncClient(base_url=calling.url) as client:
        answer = await client.post("/api/push", json=subscription())
    assert answer.status_code == 401


def subscription() -> dict[str, Any]:
    made = Browser("https://push.example/1").subscription
    found: dict[str, Any] = msgspec.to_builtins(made)
    return found


async def status(person: Person, method: str, body: dict[str, Any]) -> int:
    return (await person.ask(method, "/api/push", json=body)).status_code
