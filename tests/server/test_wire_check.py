"""Checking the deal in the page: what `funnymoney verify` finds, as keys with facts."""

from __future__ import annotations

import pytest

from tests.server.playing import FEWEST, Player, begin, people_at, play_all
from tests.server.wire import Server
from tests.server.witness import record_of

GAMES = list(FEWEST)
NAMES = ["commitment", "contributions", "seed", "choices", "end", "result", "digest"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_among_people_is_fair_and_says_by_what(server: Server, game: str) -> None:
    async with people_at(server.url, FEWEST[game]) as people:
        places = await begin(people, game)
        await play_all([Player(place, seed) for seed, place in enumerate(places)])
        table = places[0].table
        record = await record_of(people[0], table)
        assert record.fair is not None
        found = await people[0].get(f"/api/records/{table}/check")
        assert (found["id"], found["verdict"]) == (table, "fair")
        checks = {check["name"]: check for check in found["checks"]}
        assert list(checks) == NAMES
        assert {check["status"] for check in found["checks"]} == {"ok"}
        reasons = [check["reason"] for check in found["checks"]]
        assert reasons == ["fits", "given", "fits", "legal", "over", "fits", "fits"]
        commitment = places[0].info["fair"]["commitment"]
        assert checks["commitment"]["facts"] == {"commitment": commitment, "found": commitment}
        given = dict(checks["contributions"]["facts"]["given"])
        assert given == {place.you: place.gave[commitment] for place in places}
        assert checks["choices"]["facts"] == {"count": len(record.choices)}
        assert checks["seed"]["facts"]["seed"] == record.seed
        assert await people[0].get(f"/api/records/{table}/check") == found


async def test_among_bots_alone_nothing_is_proven(server: Server) -> None:
    async with people_at(server.url, 1) as people:
        opened = await people[0].open("counterfeiters", "easy", "easy")
        place = await people[0].go_to(opened["id"])
        await place.until(lambda each: each.over, 50)
        found = await people[0].get(f"/api/records/{place.table}/check")
        assert found["verdict"] == "unproven"
        told = {check["name"]: check for check in found["checks"]}
        assert told["contributions"]["status"] == "unproven"
        assert told["contributions"]["reason"] == "nobody"


async def test_a_branch_is_unproven_for_that_reason(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        places = await begin(people, "counterfeiters")
        await play_all([Player(place, seed) for seed, place in enumerate(places)])
        record = await record_of(people[0], places[0].table)
        wish = {"at": 4, "seat": 0, "level": "easy"}
        branch = await people[0].post(f"/api/records/{places[0].table}/branch", wish)
        place = await people[0].go_to(branch["id"])
        await place.say(pace="quick")
        await Player(place).play_out()
        found = await people[0].get(f"/api/records/{place.table}/check")
        assert found["verdict"] == "unproven"
        first = found["checks"][0]
        assert (first["name"], first["status"]) == ("commitment", "unproven")
        assert (first["reason"], first["facts"]) == ("branched", {"at": 4, "of": record.digest()})
        assert {check["status"] for check in found["checks"][1:]} == {"ok"}


async def test_a_running_match_is_not_checked(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        places = await begin(people, "counterfeiters")
        answer = await people[0].ask("GET", f"/api/records/{places[0].table}/check")
        assert (answer.status_code, answer.json()["error"]) == (409, "not_over")
        await play_all([Player(place, seed) for seed, place in enumerate(places)])
