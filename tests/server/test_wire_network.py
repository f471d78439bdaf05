"""Other names of this machine, other origins, slow readers, and the end of a server."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.built import IS_BUILT
from tests.server.people import Person, Place
from tests.server.playing import Player, begin, people_at, play_all
from tests.server.wire import Server
from tests.server.witness import record_of

EVIL = ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "https://localhost",
        "http://127.0.0.1.evil.example", "file://", "", "x"]  # fmt: skip
NOWHERE = "127.0.0.2"
HTTPS = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}


@pytest.fixture(scope="module")
def everywhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that all machines of the network can reach."""
    folder = tmp_path_factory.mktemp("everywhere")
    with Server(folder / "tables.db", folder, host="0.0.0.0") as found:  # noqa: S104
        yield found


def own_address() -> str:
    """Return an address of this machine that is not only its own, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))
            return str(line.getsockname()[0])
        except OSError:
            return NOWHERE


# ------------------------------------------------------------------------------- names


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", own_address()])
async def test_a_machine_is_reached_by_any_of_its_names(everywhere: Server, name: str) -> None:
    async with people_at(everywhere.url_of(name), 2) as people:
        assert "sid" in people[0].http.cookies
        places = await begin(people, "counterfeiters")
        await play_all([Player(place, seed) for seed, place in enumerate(places)])
        await record_of(people[0], places[0].table)


async def test_people_who_came_by_different_names_play_together(everywhere: Server) -> None:
    near = await Person.arrive(everywhere.url, "Near")
    far = await Person.arrive(everywhere.url_of(own_address()), "Far")
    places = await begin([near, far], "counterfeiters")
    await play_all([Player(place, seed) for seed, place in enumerate(places)])
    for person in (near, far):
        await person.leave_for_good()


def test_others_in_the_network_are_told_the_way_also_as_a_picture(everywhere: Server) -> None:
    address = own_address()
    if address == NOWHERE:
        pytest.skip("this machine is in no network")
    _, told, *picture = everywhere.said().splitlines()
    assert told == f"Others in your network find it at http://{address}:{everywhere.port}/ or here:"
    squares = [line for line in picture if line.strip(" ")]
    assert len(squares) > 10
    assert set("".join(squares)) <= set(" ▀▄█\x1b[;0123456789m")


def test_whoever_serves_himself_alone_is_told_how_to_let_others_in(server: Server) -> None:
    assert "--host 0.0.0.0" in server.said()


async def test_measurements_are_not_for_everybody(everywhere: Server) -> None:
    address = own_address()
    async with httpx.AsyncClient() as client:
        assert (await client.get(f"{everywhere.url}/metrics")).status_code == 200
        headers = {"x-forwarded-for": "127.0.0.1"}
        proxied = await client.get(f"{everywhere.url}/metrics", headers=headers)
        assert proxied.status_code in range(400, 500)
        if not address.startswith("127."):
            far = await client.get(f"{everywhere.url_of(address)}/metrics")
            assert far.status_code in range(400, 500)


# ----------------------------------------------------------------------------- origins


@pytest.mark.parametrize("origin", EVIL)
async def test_what_comes_from_another_origin_is_refused(server: Server, origin: str) -> None:
    headers = {"origin": origin, "accept": "application/json"}
    async with people_at(server.url, 1) as [ann]:
        opened = await ann.open("contraband", "me", "open", "open")
        requests: list[tuple[str, str, Any]] = [
            ("POST", "/api/me", {"name": "Mallory"}),
            ("POST", "/api/tables", {"game": "contraband", "seats": ["me", "open", "open"]}),
            ("POST", f"/api/tables/{opened['id']}/links", {"seat": 0}),
            ("POST", opened["links"]["1"], {}),
            ("DELETE", "/api/me", None),
        ]
        for method, path, body in requests:
            answer = await ann.ask(method, path, json=body, headers=headers)
            assert answer.status_code == 403, f"{method} {path}: {answer.status_code}"
            assert answer.json()["error"]
        with pytest.raises(InvalidStatus, match="403"):
            await ann.go_to(opened["id"], additional_headers={"Origin": origin})
        assert (await ann.get("/api/me"))["name"] == "Guest 0"


async def test_the_own_origin_is_welcome(server: Server) -> None:
    async with people_at(server.url, 1) as [ann]:
        answer = await ann.ask(
            "POST", "/api/me", json={"name": "Anna"}, headers={"origin": server.url}
        )
        assert answer.status_code == 200
        opened = await ann.open("contraband", "me", "open", "open")
        place = await ann.go_to(opened["id"], additional_headers={"Origin": server.url})
        assert place.you == 0


# ------------------------------------------------------------------------------- https


@pytest.fixture(scope="module")
def behind_a_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that believes what a proxy on this machine says of who is asking."""
    folder = tmp_path_factory.mktemp("proxy")
    with Server(folder / "tables.db", folder, options=["--proxy", "127.0.0.1"]) as found:
        yield found


def cookie_from(server: Server, headers: dict[str, str]) -> tuple[str, set[str]]:
    """Return the name of the cookie that a new guest is given, and what is said about it."""
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers=headers)
    name, _, rest = answer.headers["set-cookie"].partition("=")
    return name, {each.strip().lower() for each in rest.split(";")[1:]}


def test_over_plain_http_the_cookie_is_kept_from_scripts_and_other_sites(server: Server) -> None:
    name, said = cookie_from(server, {})
    assert name == "sid"
    assert {"httponly", "samesite=lax", "path=/"} < said
    assert "secure" not in said, "a phone in the same network could not come back"


def test_over_https_the_cookie_is_never_sent_in_the_clear(behind_a_proxy: Server) -> None:
    name, said = cookie_from(behind_a_proxy, HTTPS)
    assert name == "__Host-sid"
    assert {"secure", "httponly", "samesite=lax", "path=/"} < said
    assert not any(each.startswith("domain") for each in said)


def test_a_browser_over_https_lets_go_of_the_cookie(behind_a_proxy: Server) -> None:
    """One of such a name is changed by an answer only that calls it secure."""
    with httpx.Client(base_url=behind_a_proxy.url, headers=HTTPS) as client:
        made = client.post("/api/me", json={"name": "Ann"})
        headers = {"cookie": made.headers["set-cookie"].partition(";")[0]}
        gone = client.delete("/api/me", headers=headers)
    said = {each.strip().lower() for each in gone.headers["set-cookie"].split(";")}
    assert {'__host-sid=""', "secure", "path=/", "max-age=0"} < said


def test_only_a_proxy_that_was_named_is_believed(server: Server) -> None:
    assert cookie_from(server, HTTPS)[0] == "sid"


async def test_people_play_through_a_proxy_over_https(behind_a_proxy: Server) -> None:
    """The socket is opened from the page's own origin, which is https, and with its cookie."""
    host = f"127.0.0.1:{behind_a_proxy.port}"
    async with httpx.AsyncClient(base_url=behind_a_proxy.url, headers=HTTPS) as http:
        name = {"name": "Ann"}
        answer = await http.post("/api/me", json=name, headers={"origin": f"https://{host}"})
        assert "strict-transport-security" in answer.headers
        headers = HTTPS | {"cookie": answer.headers["set-cookie"].partition(";")[0]}
        body = {"game": "counterfeiters", "seats": ["me", "easy"]}
        table = (await http.post("/api/tables", json=body, headers=headers)).json()["id"]
        address = f"ws://{host}/api/tables/{table}/socket"
        headers |= {"origin": f"https://{host}"}
        async with connect(address, additional_headers=headers, proxy=None) as line:
            assert json.loads(await line.recv())["you"] == 0


# ------------------------------------------------------------------------------ safety


PAGES = ["/", "/t/nowhere", "/r/nowhere", "/j/nowhere", "/api/me", "/api/games", "/api/nothing",
         "/api/tables/nowhere", "/health", "/ready", "/metrics", "/assets/nothing.js", "/nothing",
         "/sw.js", "/api/tables/%00", "/operator/reports"]  # fmt: skip


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "HEAD", "OPTIONS"])
async def test_every_answer_is_safe(server: Server, page: str, method: str) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        answer = await client.request(method, page, headers={"accept": "text/html"})
    assert answer.status_code < 500 or not IS_BUILT, f"{answer.status_code} {answer.text}"
    assert answer.headers["x-content-type-options"] == "nosniff"
    policy = answer.headers["content-security-policy"]
    assert "default-src" in policy
    assert "unsafe-inline" not in policy.split("style-src")[0]
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["referrer-policy"] in ("no-referrer", "same-origin")
    assert "access-control-allow-origin" not in answer.headers
    assert "Traceback" not in answer.text
    assert "uvicorn" not in answer.headers.get("server", "")


async def test_what_is_private_is_kept_by_no_cache(server: Server) -> None:
    async with people_at(server.url, 1) as [ann]:
        opened = await ann.open("contraband", "me", "open", "open")
        for path in ("/api/me", f"/api/tables/{opened['id']}", opened["links"]["1"]):
            kept = (await ann.ask("GET", path)).headers.get("cache-control", "")
            assert "no-store" in kept or "private" in kept or "no-cache" in kept, path


@pytest.mark.parametrize("status", [200, 404])
async def test_the_health_is_told(server: Server, status: int) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        pages = ["/health", "/ready"] if status == 200 else ["/healthy", "/readyness"]
        for page in pages:
            assert (await client.get(page)).status_code == status, page


# ------------------------------------------------------------------------ slow readers


# What is accepted has what the listening socket has.
NARROW = """
import socket
from funnymoney.server import runner
listen = runner.listen
def narrow(host, port):
    found = listen(host, port)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return found
runner.listen = narrow
"""


async def deaf(person: Person, table: str) -> Place:
    """Connect with a small window, and read nothing but the first message."""
    line = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.setblocking(False)
    port = int(person.url.rsplit(":", 1)[1])
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
    return await person.go_to(table, sock=line, max_queue=1, ping_interval=None)


async def talk(place: Place, text: str, lines: int) -> None:
    """Say so many long lines, and read until the last of them has come."""
    for number in range(lines):
        await place.say(chat=f"{text} {number} " + "🎲" * 285)
    last = f"{text} {lines - 1} "
    await place.until(lambda each: any(x["text"].startswith(last) for x in each.chat.values()), 30)


async def test_who_does_not_read_is_dropped_and_nobody_waits_for_him(tmp_path: Path) -> None:
    """The network takes megabytes before anybody notices: this one is made to take few bytes."""
    with Server(tmp_path / "tables.db", tmp_path, planted=NARROW) as server:
        await leave_a_slow_reader_behind(server)


async def leave_a_slow_reader_behind(server: Server) -> None:
    async with people_at(server.url, 7) as people:
        host, guest = await begin(people[:2], "counterfeiters")
        talkers = [host, guest, *[await each.go_to(host.table) for each in people[2:6]]]
        slow = await deaf(people[6], host.table)
        await host.until(lambda place: place.info.get("watching") == 5)
        for number in range(60):
            await asyncio.gather(*(talk(each, f"{number}", 50) for each in talkers))
            if host.info.get("watching") == 4:
                break
        assert host.info.get("watching") == 4, "the slow one is still there"
        await play_all([Player(host, 1), Player(guest, 2)])
        assert slow.socket is not None
        slow.socket.transport.abort()
        await record_of(people[0], host.table)


# --------------------------------------------------------------------------- the end


async def test_at_the_end_all_are_told_and_go_on_afterwards(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as server:
        async with people_at(server.url, 4) as people:
            places = await begin(people[:3], "contraband")
            looking = await people[3].go_to(places[0].table)
            players = [Player(place, seed) for seed, place in enumerate(places)]
            games = [asyncio.create_task(player.play_out()) for player in players]
            await asyncio.sleep(0.2)
            code = await asyncio.to_thread(server.terminate)
            assert code == 0, server.complaints()
            ends = await asyncio.gather(*games, return_exceptions=True)
            assert all(isinstance(end, ConnectionClosed) for end in ends), ends
            for place in (*places, looking):
                await place.ending()  # who was just sending has not read the last message yet
            assert [place.bye for place in (*places, looking)] == ["restart"] * 4
            await asyncio.to_thread(server.start)
            for player in players:
                noted, step = player.place.news[:], player.place.step or 0
                await player.place.join()
                assert player.place.news[: len(noted)] == noted
                assert step <= (player.place.step or 0) <= step + 1
                player.asked = None
            await play_all(players)
            await record_of(people[0], places[0].table)


def test_a_second_server_on_the_same_file_is_refused_in_one_line(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path):
        second = Server(tmp_path / "tables.db", tmp_path)
        with pytest.raises(AssertionError, match="did not start") as told:
            second.start()
        assert "Traceback" not in str(told.value)
        assert second.process is not None
        assert second.process.wait(10) not in (0, None)
