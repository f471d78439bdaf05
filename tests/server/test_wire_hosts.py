"""Host headers through the wire: DNS rebinding reaches nothing, people and proxies do."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.people import Person, Place
from tests.server.playing import people_at
from tests.server.test_wire_network import NOWHERE, own_address
from tests.server.wire import Server

PROXY = "https://play.example.org"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server behind a proxy that hands on the name for which it was asked."""
    folder = tmp_path_factory.mktemp("proxied")
    options = ["--proxy", "127.0.0.1", "--allowed-host", "play.example.org"]
    options += ["--allowed-host", "*.games.example"]
    with Server(folder / "tables.db", folder, options=options) as found:
        yield found


async def go_by(person: Person, host: str, table: str, server: Server) -> Place:
    """Open a socket to a table as a browser does that takes this server for another host."""
    person.url = f"http://{host}"
    try:
        return await person.go_to(table, host="127.0.0.1", port=server.port)
    finally:
        person.url = server.url


def status(server: Server, host: str, path: str = "/api/games") -> int:
    return httpx.get(server.url + path, headers={"host": host}).status_code


@pytest.mark.parametrize("host", ["evil.example", "evil.example:{port}", "192.0.2.77:{port}"])
async def test_another_host_is_misdirected(server: Server, host: str) -> None:
    host = host.format(port=server.port)
    async with people_at(server.url, 1) as [ann]:
        opened = await ann.open("contraband", "me", "open", "open")
        for method, path in (("GET", "/"), ("GET", "/api/me"), ("DELETE", "/api/me")):
            answer = await ann.ask(method, path, headers={"host": host})
            assert answer.status_code == 421, f"{method} {path}"
            assert answer.json()["error"] == "misdirected"
        with pytest.raises(InvalidStatus, match="421"):
            await go_by(ann, host, opened["id"], server)
        assert (await ann.get("/api/me"))["guest"] == ann.id
        assert status(server, host, "/health") == status(server, host, "/ready") == 200


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST.:1", "127.0.0.1", "[::1]:8000"])
def test_loopback_is_always_meant(server: Server, proxied: Server, host: str) -> None:
    assert status(server, host) == status(proxied, host) == 200


def test_the_names_of_the_machine_are_meant(server: Server) -> None:
    name = socket.gethostname()
    assert status(server, name) == status(server, f"{name.partition('.')[0]}.local") == 200


def test_people_in_the_network_need_no_option(tmp_path: Path) -> None:
    address = own_address()
    with Server(tmp_path / "tables.db", tmp_path, host="0.0.0.0") as everywhere:  # noqa: S104
        assert status(everywhere, f"{address}:{everywhere.port}") == 200
        if address != NOWHERE:
            assert httpx.get(everywhere.url_of(address) + "/api/games").status_code == 200
        assert status(everywhere, "evil.example") == 421


def test_a_proxy_hands_on_a_name_that_was_allowed(proxied: Server) -> None:
    assert status(proxied, "play.example.org") == 200
    assert status(proxied, "play.example.org:443") == status(proxied, "a.games.example") == 200
    assert status(proxied, "games.example") == 421
    assert "--allowed-host" not in proxied.said()


async def test_people_play_by_a_name_that_was_allowed(proxied: Server) -> None:
    async with people_at(proxied.url, 1) as [ann]:
        opened = await ann.open("contraband", "me", "open", "open")
        place = await go_by(ann, "play.example.org", opened["id"], proxied)
        assert place.you == 0


def test_who_forgets_the_name_behind_a_proxy_is_told(tmp_path: Path) -> None:
    options = ["--proxy", "127.0.0.1"]
    with Server(tmp_path / "tables.db", tmp_path, options=options) as server:
        assert "--allowed-host play.example.org" in server.said()
        told = httpx.get(server.url, headers={"host": "my.example"}).json()["told"]
        assert "--allowed-host my.example" in told
        assert server.complaints().count("host_refused") == 1


def test_a_star_allows_any_host(tmp_path: Path) -> None:
    options = ["--allowed-host", "*"]
    with Server(tmp_path / "tables.db", tmp_path, options=options) as server:
        assert status(server, "evil.example") == 200


def test_what_is_no_host_is_refused_at_the_start_in_one_line(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", tmp_path, options=["--allowed-host", PROXY])
    with pytest.raises(AssertionError, match="did not start") as told:
        server.start()
    assert "play.example.org" in str(told.value)
    assert "Traceback" not in str(told.value)
    assert not (tmp_path / "tables.db").exists()
