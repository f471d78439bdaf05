"""Whatever is sent, the server answers or hangs up, and the others play on."""

from __future__ import annotations

import random
import socket
from pathlib import Path

import httpx
import pytest

from tests.server.fuzz import run
from tests.server.fuzz_creations import deal_every_table, run_creations
from tests.server.people import Person
from tests.server.playing import Player, begin, closed_as, dealt, people_at, play_all
from tests.server.wire import Server


def test_no_message_and_no_request_does_any_harm(server: Server) -> None:
    tally = run(server, 2000)
    assert tally.messages >= 2000
    assert tally.requests >= 500
    assert tally.matches >= 4
    assert len(tally.answers) > 15, "hardly anything was tried"


@pytest.mark.full
def test_no_five_thousand_other_messages_do_any_harm(server: Server) -> None:
    """For a hundred thousand: `python -m tests.server.fuzz`."""
    assert run(server, 5_000, 7).messages >= 5_000


def test_tables_with_hostile_options_are_refused_or_can_be_dealt(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path) as server:
        opened = run_creations(server, 400)
    deal_every_table(Path(server.store), opened)
    assert opened.sent >= 400
    assert opened.answers["400 option"] > 50
    assert opened.answers["201"] == len(opened.tables) > 20
    assert opened.dealt >= len(opened.tables)
    assert opened.started > 0


RAW = [
    b"\x00" * 100, b"GET / HTTP/1.1\r\n\r\n", b"GET /api/me HTTP/9.9\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 5000 + b"\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n{}",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n{}",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
]  # fmt: skip


@pytest.mark.parametrize("data", RAW, ids=lambda data: repr(data[:30]))
def test_what_is_no_http_does_no_harm(server: Server, data: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 5) as line:
        line.settimeout(1)
        line.sendall(data)
        try:
            answer = line.recv(10_000)
        except (TimeoutError, ConnectionResetError):
            answer = b""
    assert b"Traceback" not in answer
    assert b" 500 " not in answer[:20]
    assert httpx.get(f"{server.url}/health").status_code == 200


def test_random_bytes_do_no_harm(server: Server) -> None:
    rng = random.Random(1)
    for _ in range(50):
        with socket.create_connection(("127.0.0.1", server.port), 5) as line:
            line.sendall(rng.randbytes(rng.randrange(1, 3000)))
    assert httpx.get(f"{server.url}/health").status_code == 200


@pytest.mark.parametrize("size", [3_000, 70_000, 2_000_000, 40_000_000])
def test_a_large_body_is_refused(server: Server, size: int) -> None:
    """What is larger than any table that can be wanted is not read to its end."""
    body = b'{"name": "' + b"x" * size + b'"}'
    try:
        answer = httpx.post(f"{server.url}/api/me", content=body, timeout=20)
    except (httpx.WriteError, httpx.RemoteProtocolError, httpx.ReadError):
        return  # hung up in the middle
    assert answer.status_code in range(400, 500)
    assert answer.json()["told"]


async def test_a_whole_flood_hurts_only_its_sender(strict_server: Server) -> None:
    async with people_at(strict_server.url, 3) as people:
        places = await begin(people[:2], "counterfeiters")
        flood = await people[2].go_to(places[0].table)
        for number in range(101):
            await flood.say(chat=f"flood {number}")
        assert await closed_as(flood) == 1008
        await play_all([Player(place, seed) for seed, place in enumerate(places)])
        assert len(places[0].chat) <= 101


async def test_rubbish_before_the_deal_does_no_harm(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        opened = await people[0].open("counterfeiters", "me", "open", options={"henchmen": 1})
        host = await people[0].go_to(opened["id"])
        for wish in ({"do": ["pass"], "step": 0}, {"undo": True, "step": 0}, {"rematch": True},
                     {"pause": True}, {"hand": "easy"}, {"agree": True}):  # fmt: skip
            await host.say(**wish)
        await host.catch_up(0.3)
        await host.say(hand="me")
        guest = await people[1].sit(opened["id"])
        await dealt([host, guest])
        await play_all([Player(host, 1), Player(guest, 2)])


@pytest.mark.parametrize("gift", ["", "x" * 101, "é" * 51, "a\nb", "\x00", "\x7f", 7, None, []])
async def test_what_is_no_gift_is_refused(server: Server, gift: object) -> None:
    person = await Person.arrive(server.url)
    opened = await person.open("contraband", "me", "open", "open")
    place = await person.go_to(opened["id"])
    await place.catch_up()
    assert (await place.refused(give=gift))["error"]
    await person.leave_for_good()
