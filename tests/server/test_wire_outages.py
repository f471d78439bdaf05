"""Through the wire: what people and operators see while a database is away or a disk is full."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.away import Locked, Outage, Stopped
from tests.server.hanging import HangingFlag
from tests.server.people import NotLetIn, Person, Place
from tests.server.playing import Player, begin, closed_as, one_choice, people_at
from tests.server.postgres import Postgres
from tests.server.wire import Server

if sys.platform != "win32":
    import resource

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="`prlimit` is Linux's own")
PATIENCE_S = 40.0
BEGINS, ENDS = "store_not_writable", "store_writable_again"
LATER = 1013
KINDS = ["full", "locked", "postgresql"]


class Full:
    """A disk on which the files of a server cannot grow any more: its writes really fail."""

    def __init__(self, server: Server, file: Path) -> None:
        self.server, self.log = server, file.with_name(file.name + "-wal")

    def begin(self) -> None:
        self.limit(self.log.stat().st_size)

    def end(self) -> None:
        self.limit(resource.RLIM_INFINITY)

    def limit(self, size: int) -> None:
        most = resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (size, most))


class Site:
    """A server, and how its database is taken away."""

    def __init__(self, server: Server, outage: Outage) -> None:
        self.server, self.outage = server, outage

    async def begin(self) -> None:
        await asyncio.to_thread(self.outage.begin)

    async def end(self) -> None:
        await asyncio.to_thread(self.outage.end)

    async def get(self, path: str) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE_S) as http:
            return await http.get(path)

    async def until_ready(self, status: int = 200) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while (await self.get("/ready")).status_code != status:
                await asyncio.sleep(0.1)

    async def metric(self, name: str) -> float:
        lines = (await self.get("/metrics")).text.splitlines()
        return float(next(each.split()[1] for each in lines if each.startswith(f"{name} ")))

    def events(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.server.complaints().splitlines()]

    def outages(self) -> list[dict[str, Any]]:
        """Return what was logged of the store since it was checked at the start."""
        told = [each for each in self.events() if each["event"].startswith("store_")]
        return [each for each in told if each["event"] != "store_checked"]


@pytest.fixture(params=KINDS)
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    file = tmp_path / "tables.db"
    is_postgres = request.param == "postgresql"
    store = request.getfixturevalue("shared") if is_postgres else str(file)
    options = ["--log", "info", "--log-form", "json"]
    with Server(store, tmp_path, options=options, expected=[BEGINS]) as server:
        if is_postgres:
            postgres: Postgres = request.getfixturevalue("postgres")
            stopped = Stopped(postgres)
            yield Site(server, stopped)
            if stopped.is_down:
                stopped.end()
        elif request.param == "full":
            yield Site(server, Full(server, file))
        else:
            yield Site(server, Locked(str(file)))


async def rejoined(place: Place) -> None:
    """Come back as a page does: however often one is told to try again later."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            try:
                return await place.join()
            except NotLetIn:
                assert place.errors[-1]["error"] == "unavailable"
                assert await closed_as(place) == LATER
                await asyncio.sleep(0.2)


async def chosen_in_vain(places: list[Place]) -> None:
    """Choose; whoever sits there is told that nothing can be saved, and hung up on for now."""
    players = [Player(place, number) for number, place in enumerate(places)]
    for place in places:
        await place.catch_up()
    heard = [len(place.raw) for place in places]
    await next(player for player in players if player.place.may_choose).choose()
    for place, before in zip(places, heard, strict=True):
        assert await closed_as(place) == LATER
        assert [json.loads(each).get("error") for each in place.raw[before:]] == ["unavailable"]


async def test_play_stops_without_a_database_and_goes_on_with_it(site: Site) -> None:
    async with people_at(site.server.url, 3) as people:
        places = await begin(people, "contraband")
        news = [place.news[:] for place in places]
        await site.begin()
        await chosen_in_vain(places)
        with pytest.raises(NotLetIn, match="unavailable"):
            await places[0].join()
        assert await closed_as(places[0]) == LATER
        await site.end()
        for place in places:
            await rejoined(place)
        assert [place.news for place in places] == news, "what was not saved is not shown"
        for _ in range(3):
            await one_choice([Player(place, number) for number, place in enumerate(places)])
    assert [each["event"] for each in site.outages()] == [BEGINS, ENDS]


async def test_requests_are_told_to_come_again(site: Site) -> None:
    async with people_at(site.server.url, 1) as [person]:
        await site.begin()
        await asyncio.wait_for(answered_503(person), PATIENCE_S)
        await site.end()
        await site.until_ready()
        assert (await person.open("contraband", "me", "easy", "easy"))["id"]


async def answered_503(person: Person) -> None:
    for _ in range(3):
        wanted = {"game": "contraband", "seats": ["me", "easy", "easy"]}
        answer = await person.http.post("/api/tables", json=wanted, timeout=PATIENCE_S)
        assert answer.status_code == 503, answer.text
        assert int(answer.headers["retry-after"]) > 0
        assert answer.json()["error"] == "unavailable"


async def test_an_operator_is_told_by_ready_log_and_metrics(site: Site) -> None:
    await site.until_ready()
    assert await site.metric("funnymoney_store_writable") == 1
    await site.begin()
    await site.until_ready(503)
    answer = await site.get("/ready")
    assert (answer.status_code, int(answer.headers["retry-after"]) > 0) == (503, True)
    assert await site.metric("funnymoney_store_writable") == 0
    assert await site.metric("funnymoney_store_failures_total") >= 1
    assert (await site.get("/health")).status_code == 200
    await site.end()
    await site.until_ready()
    assert await site.metric("funnymoney_store_writable") == 1
    told = site.outages()
    assert [each["event"] for each in told] == [BEGINS, ENDS]
    assert told[0]["code"]


@pytest.fixture
def hanging(tmp_path: Path) -> Iterator[Site]:
    """Return a server whose disk does not answer, without any error."""
    flag = HangingFlag(tmp_path)
    options = ["--log", "info", "--log-form", "json"]
    file, expected = tmp_path / "tables.db", [BEGINS]
    with Server(file, tmp_path, planted=flag.planted, options=options, expected=expected) as server:
        yield Site(server, flag)
        flag.end()


async def test_a_disk_that_hangs_is_told_in_time(hanging: Site) -> None:
    async with people_at(hanging.server.url, 3) as people:
        places = await begin(people, "contraband", absence=None)
        await hanging.begin()
        chosen = asyncio.create_task(chosen_in_vain(places))
        named = asyncio.create_task(people[0].ask("POST", "/api/me", json={"name": "Yo"}))
        began = time.monotonic()
        assert (await hanging.get("/ready")).status_code == 503
        assert time.monotonic() - began < 5
        assert (await named).status_code == 503
        await chosen
        assert time.monotonic() - began < 11
        assert await hanging.metric("funnymoney_store_writable") == 0
        assert [each["event"] for each in hanging.outages()] == [BEGINS]
        await hanging.end()
        for place in places:
            await rejoined(place)
        for _ in range(3):
            await one_choice([Player(place, number) for number, place in enumerate(places)])
    assert [each["event"] for each in hanging.outages()] == [BEGINS, ENDS]


@pytest.mark.parametrize("noticed", [False, True])
async def test_a_server_ends_though_its_disk_hangs(hanging: Site, noticed: bool) -> None:
    async with people_at(hanging.server.url, 1):
        await hanging.begin()
        while noticed and await hanging.metric("funnymoney_store_writable"):
            await hanging.get("/ready")
        assert await asyncio.to_thread(hanging.server.terminate) == 0
