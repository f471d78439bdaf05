"""The files of the page, as a browser gets them."""

from __future__ import annotations

import gzip
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient
from starlette.applications import Starlette
from starlette.datastructures import URL
from starlette.requests import Request

from funnymoney.server.http import static as static_module

PUBLIC = Path(__file__).parents[2] / "client/public"
SCREENS = ["/", "/t/k3x9", "/r/k3x9", "/new/contraband", "/rules", "/rules/ffuffziger", "/bots",
           "/replays"]  # fmt: skip
INDEX = "<!doctype html><title>Funny Money</title>"
SCRIPT = "export const one = 1;" * 100


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with a page that was built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets/main-abc.js").write_text(SCRIPT)
    (tmp_path / "assets/main-abc.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "assets/font-abc.woff2").write_bytes(b"wOF2")
    monkeypatch.setattr(static_module, "STATIC", tmp_path)
    return tmp_path


@asynccontextmanager
async def browser() -> AsyncIterator[AsyncClient]:
    transport = ASGITransport(Starlette(routes=static_module.static_routes()))
    async with AsyncClient(transport=transport, base_url="http://house") as client:
        yield client


@pytest.mark.parametrize("path", SCREENS)
async def test_every_screen_is_the_page_and_is_asked_for_each_time(static: Path, path: str) -> None:
    async with browser() as client:
        answer = await client.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


async def test_no_host_leads_out_of_the_folder(
    static: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some versions of Starlette put the address together from it, and then take it apart."""
    secret = static.parent / "secret"
    secret.write_text("a seed")
    monkeypatch.setattr(Request, "url", URL(f"http://house/{secret}?/icon.svg"))
    async with browser() as client:
        answer = await client.get("/icon.svg", headers={"Host": f"house/{secret}?"})
    assert answer.text == "<svg/>"


async def test_what_has_not_changed_is_not_sent_again(static: Path) -> None:
    async with browser() as client:
        first = await client.get("/")
        again = await client.get("/", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        (static / "index.html").write_text(INDEX + "more")
        changed = await client.get("/", headers={"If-None-Match": first.headers["etag"]})
        assert changed.status_code == 200


async def test_what_has_its_hash_in_its_name_is_kept_for_ever(static: Path) -> None:
    async with browser() as client:
        script = await client.get("/assets/main-abc.js")
        font = await client.get("/assets/font-abc.woff2")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert font.headers["content-type"] == "font/woff2"


@pytest.mark.parametrize(
    ("asked", "packed"),
    [("gzip, br", True), ("*", True), ("identity", False), ("br, gzip;q=0", False), ("", False)],
)
async def test_a_script_is_sent_packed_to_those_who_can_unpack_it(
    static: Path, asked: str, packed: bool
) -> None:
    async with browser() as client:
        answer = await client.get("/assets/main-abc.js", headers={"Accept-Encoding": asked})
    assert answer.text == SCRIPT
    assert (answer.headers.get("content-encoding") == "gzip") == packed
    assert answer.headers["vary"] == "Accept-Encoding"


async def test_nothing_but_the_page_can_be_fetched(static: Path) -> None:
    (static / "built.json").write_text("{}")
    async with browser() as client:
        for path in ("/built.json", "/assets/../built.json", "/assets/%2e%2e/built.json",
                     "/assets/nothing.js", "/assets/", "/index.html"):  # fmt: skip
            assert (await client.get(path)).status_code == 404, path


async def test_without_a_page_it_is_said_how_to_build_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_module, "STATIC", tmp_path / "nowhere")
    async with browser() as client:
        for path in ("/", "/t/k3x9", "/sw.js"):
            answer = await client.get(path)
            assert answer.status_code == 503
            assert "make setup" in answer.text
        assert (await client.get("/assets/main.js")).status_code == 404


# --------------------------------------------------------------------------------- an app


def test_every_file_at_the_root_is_there() -> None:
    assert {file.name for file in PUBLIC.iterdir()} == set(static_module.AT_THE_ROOT)


def test_the_page_can_be_put_on_a_home_screen() -> None:
    """Where that is done it is an app, which on some phones must be so for it to be called."""
    app = json.loads((PUBLIC / "app.webmanifest").read_text(encoding="utf-8"))
    assert (app["display"], app["start_url"], app["scope"]) == ("standalone", "/", "/")
    for icon in app["icons"]:
        file = PUBLIC / icon["src"].removeprefix("/")
        assert file.is_file()
        if file.suffix == ".png":
            width, height = (int(size) for size in icon["sizes"].split("x"))
            found = file.read_bytes()
            assert found[16:24] == width.to_bytes(4, "big") + height.to_bytes(4, "big")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in app["icons"]}
    assert "maskable" in {icon.get("purpose") for icon in app["icons"]}
    assert len(app["shortcuts"]) == 4
