"""Tables found by their number, and addresses to be read by a camera."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest

from funnymoney.server.http.qr import draw
from tests.server.people import Person
from tests.server.playing import people_at
from tests.server.wire import Server

SERIAL = re.compile(r"C[BFC] \d{4} [A-Z]|FF \d{4} [A-Z]")


async def test_a_public_table_is_found_by_its_number(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        opened = await people[0].open("counterfeiters", "me", "open", public=True)
        place = await people[0].go_to(opened["id"])
        serial = place.info["serial"]
        assert SERIAL.fullmatch(serial)
        assert serial.startswith("CF")
        for said in (serial, serial.replace(" ", ""), serial.lower(), f" {serial} "):
            found = await people[1].ask("GET", httpx.URL(f"{server.url}/api/serials/{said}").path)
            assert found.json() == {"id": opened["id"]}, said
        listed = {each["id"]: each["serial"] for each in await people[1].get("/api/tables")}
        assert listed[opened["id"]] == serial
        mine = (await people[0].get("/api/me"))["tables"]
        assert [each["serial"] for each in mine] == [serial]


async def test_a_table_by_link_only_is_not_found(server: Server) -> None:
    async with people_at(server.url, 1) as people:
        opened = await people[0].open("counterfeiters", "me", "open")
        place = await people[0].go_to(opened["id"])
        for said in (place.info["serial"], "CB0000A", "nonsense", "%00", "a" * 500):
            answer = await people[0].ask("GET", f"/api/serials/{said}")
            assert (answer.status_code, answer.json()["error"]) == (404, "no_serial")


async def test_numbers_are_not_tried_out(strict_server: Server) -> None:
    async with people_at(strict_server.url, 1) as people:
        codes = [
            (await people[0].ask("GET", f"/api/serials/CB{at:04}A")).status_code for at in range(70)
        ]
        assert set(codes) == {404, 429}


# -------------------------------------------------------------------------------- codes


@pytest.mark.parametrize("path", ["/", "/j/abc_DEF-1", "/t/x", "/r/x?at=31&as=2", "/r/x#31"])
async def test_an_address_is_drawn_as_the_visitor_called_us(server: Server, path: str) -> None:
    person = Person(server.url, "")
    answer = await person.ask("GET", "/api/qr", params={"path": path})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "max-age=300" in answer.headers["cache-control"]
    assert ElementTree.fromstring(answer.content).tag.endswith("svg")  # noqa: S314  our own
    assert answer.content == draw(server.url + path)
    await person.leave_for_good()


@pytest.mark.parametrize(
    "path",
    ["", "//evil.example", "https://evil.example", "/j/", "/j/a b", "/j/a\nb", "/x/1", "/j/a/b",
     "/api/me", "/t/" + "a" * 100, "/r/x?at=<b>", "/j/a?b=1", "/j/é"],
)  # fmt: skip
async def test_only_pages_of_our_own_are_drawn(server: Server, path: str) -> None:
    person = Person(server.url, "")
    answer = await person.ask("GET", "/api/qr", params={"path": path})
    assert (answer.status_code, answer.json()["error"]) == (400, "path")
    await person.leave_for_good()


async def test_behind_a_proxy_the_address_is_that_of_the_proxy(tmp_path: Path) -> None:
    """Who is trusted says how we were called; this server trusts nobody, and has any name."""
    with Server(tmp_path / "tables.db", tmp_path, options=["--allowed-host", "*"]) as server:
        person = Person(server.url, "")
        headers = {"host": "play.example", "x-forwarded-proto": "https"}
        answer = await person.ask("GET", "/api/qr", params={"path": "/"}, headers=headers)
        assert answer.content == draw("http://play.example/")
        for length in (400, 1000, 5000):  # what would take long is not begun
            long = {"host": "a" * length}
            answer = await person.ask("GET", "/api/qr", params={"path": "/"}, headers=long)
            assert answer.status_code == 400
        await person.leave_for_good()


async def test_nobody_keeps_the_house_drawing(strict_server: Server) -> None:
    person = Person(strict_server.url, "")
    codes = [
        (await person.ask("GET", "/api/qr", params={"path": f"/t/x{at}"})).status_code
        for at in range(200)
    ]
    assert set(codes) == {200, 429}
    await person.leave_for_good()
