"""What one client cannot do for ever, so that others are served, too."""

from __future__ import annotations

import httpx

from funnymoney.server.app import make_app
from funnymoney.server.ops.ratelimit import Limit
from tests.server.playing import begin, people_at
from tests.server.rooms import house_at, open_table
from tests.server.wire import Server

TRIES = 100  # more than anybody has, however slow the machine is


async def test_after_too_many_tries_the_right_one_opens_nothing_either(
    strict_server: Server,
) -> None:
    """Else who goes on trying is told by the answer when he has found it."""
    async with people_at(strict_server.url, 2) as [ann, thief]:
        opened = await ann.open("contraband", "me", "open", "open", public=True)
        key = (await ann.post("/api/me/key"))["key"]
        serial = (await ann.get(f"/api/tables/{opened['id']}"))["serial"].replace(" ", "")
        found = f"/api/serials/{serial}"
        assert (await thief.ask("GET", found)).status_code == 200
        codes = [
            (await thief.ask("GET", f"/api/serials/CB{at:04}O")).status_code for at in range(TRIES)
        ]
        assert (codes[0], codes[-1]) == (404, 429)
        json = {"accept": "application/json"}
        assert (await thief.ask("GET", found)).status_code == 429
        assert (await thief.ask("PUT", "/api/me", json={"key": key})).status_code == 429
        for method in ("GET", "POST"):
            link = opened["links"]["1"]
            assert (await thief.ask(method, link, headers=json)).status_code == 429


async def test_what_is_written_each_time_cannot_be_wished_for_without_end(
    strict_server: Server,
) -> None:
    """To hand over and take back makes the log of a table longer, as long as anybody likes."""
    async with people_at(strict_server.url, 1) as people:
        [place] = await begin(people, "counterfeiters", "easy")
        for at in range(60):
            await place.say(hand=("hard", "me")[at % 2])
        await place.until(lambda each: each.errors)
        await place.catch_up()
        assert {error["error"] for error in place.errors} == {"too_fast"}
        await place.say(chat="who plays may speak all the same")
        await place.until(lambda each: each.chat)


async def test_nobody_takes_a_new_name_all_the_time(strict_server: Server) -> None:
    async with people_at(strict_server.url, 1) as [ann]:
        codes = [
            (await ann.ask("POST", "/api/me", json={"name": f"Ann {at}"})).status_code
            for at in range(TRIES)
        ]
        assert set(codes) == {200, 429}


async def test_a_key_opens_no_end_of_sessions(strict_server: Server) -> None:
    async with people_at(strict_server.url, 1) as [ann]:
        key = (await ann.post("/api/me/key"))["key"]
        codes = [
            (await ann.ask("PUT", "/api/me", json={"key": key})).status_code for _ in range(TRIES)
        ]
        assert set(codes) == {200, 429}


async def test_tables_that_sleep_are_not_woken_without_end(file: str) -> None:
    async with house_at(file) as house:
        house.limits.limits.looks_from = Limit(3, 60).buckets()
        [host] = await open_table(house, ["me", "easy", "easy"])
        transport = httpx.ASGITransport(make_app(house))
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            paths = [f"/api/tables/no{at}" for at in range(6)]
            codes = [(await client.get(path)).status_code for path in paths]
            assert codes == [404] * 3 + [429] * 3
            awake = await client.get(f"/api/tables/{host.room.id}")
        assert awake.status_code == 200, "to look at one that is awake costs nothing"
