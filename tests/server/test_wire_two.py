"""Two servers on one PostgreSQL: whoever one comes to, all tables are there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from funnymoney.games import GAMES
from tests.server.kill import Survivor, Tally
from tests.server.people import NotLetIn, Person, Place
from tests.server.playing import FEWEST, Player, begin, play_all
from tests.server.test_wire_operator import OPERATOR, ban
from tests.server.wire import Server
from tests.server.witness import check_secrets, choices_of, record_of

pytestmark = pytest.mark.smoke

MOVING = 40.0  # seconds in which the tables of a dead server are somewhere else


@pytest.fixture
def pair(shared: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    with Server(shared, tmp_path) as north, Server(shared, tmp_path) as south:
        yield north, south


@asynccontextmanager
async def people_of(servers: tuple[Server, Server], many: int) -> AsyncIterator[list[Person]]:
    """Let people come to the one and the other; they are gone afterwards."""
    found: list[Person] = []
    try:
        for number in range(many):
            found += [await Person.arrive(servers[number % 2].url, f"Guest {number}")]
        yield found
    finally:
        for person in found:
            await person.leave_for_good()


def turn_to(server: Server, places: list[Place]) -> None:
    """Let all come to this server from now on."""
    for place in places:
        place.person.url = server.url
        place.person.http.base_url = httpx.URL(server.url)


@pytest.mark.parametrize("game", GAMES)
async def test_people_at_different_servers_play_a_whole_game(
    pair: tuple[Server, Server], game: str
) -> None:
    async with people_of(pair, FEWEST[game]) as people:
        places = await begin(people, game)
        players = [Player(place, seed, drops=0.05) for seed, place in enumerate(places)]
        await play_all(players)
        record = await record_of(people[1], places[0].table)
        check_secrets(places, record)
        for place in places:
            await place.catch_up()
            assert place.you is not None
            assert len(choices_of(record, place.you)) == place.step


async def test_the_lobby_chat_and_guests_are_the_same_everywhere(
    pair: tuple[Server, Server],
) -> None:
    async with people_of(pair, 2) as [ann, bob]:
        opened = await ann.open("contraband", "me", "open", "open", public=True)
        host = await ann.go_to(opened["id"])
        assert opened["id"] in [table["id"] for table in await bob.get("/api/tables")]
        guest = await bob.sit(opened["id"])
        await guest.say(chat="from afar")
        await host.until(lambda place: place.chat)
        await host.until(lambda place: place.info["seats"][1].get("name") == bob.name)
        turn_to(pair[1], [host])
        assert (await ann.get("/api/me"))["tables"][0]["id"] == opened["id"]


async def test_who_is_banned_at_one_server_is_out_of_the_other_too(
    shared: str, tmp_path: Path
) -> None:
    north, south = (Server(shared, tmp_path, env=OPERATOR) for _ in range(2))
    with north, south:
        async with people_of((north, south), 2) as [ann, bob]:
            places = await begin([ann, bob], "counterfeiters", absence=None)
            far = await bob.open("contraband", "me", "open", "open")  # of which north knows nothing
            alone = await bob.go_to(far["id"])
            ban(north, bob.id)
            for place in (places[1], alone):
                await place.ending()
                assert place.bye == "banned"
            await play_all([Player(places[0], 1)])


async def test_the_tables_of_a_killed_server_move_to_the_other(
    pair: tuple[Server, Server],
) -> None:
    north, south = pair
    tally = Tally()
    async with people_of(pair, 2) as few, people_of(pair, 3) as more:
        tables = [await begin(few, "counterfeiters"), await begin(more, "contraband")]
        players = [Survivor(place, seed, tally) for seed, place in enumerate(tables[0] + tables[1])]
        games = [asyncio.create_task(player.play_out()) for player in players]
        await asyncio.sleep(0.3)
        turn_to(south, tables[0] + tables[1])
        north.kill()
        began = time.monotonic()
        await asyncio.wait_for(asyncio.gather(*games), MOVING + 10)
        assert time.monotonic() - began < MOVING
        for places in tables:
            record = await record_of(places[0].person, places[0].table)
            for place in places:
                assert place.you is not None
                assert len(choices_of(record, place.you)) == place.step


async def test_a_server_that_ends_hands_its_tables_over_at_once(
    pair: tuple[Server, Server],
) -> None:
    north, south = pair
    async with people_of(pair, 3) as people:
        places = await begin(people, "contraband")
        players = [Player(place, seed) for seed, place in enumerate(places)]
        games = [asyncio.create_task(player.play_out()) for player in players]
        await asyncio.sleep(0.3)
        began = time.monotonic()
        ended = asyncio.create_task(asyncio.to_thread(north.terminate))
        ends = await asyncio.gather(*games, return_exceptions=True)
        assert await ended == 0
        assert all(isinstance(end, (WebSocketException, type(None))) for end in ends), ends
        turn_to(south, places)
        for place in places:
            noted = place.news[:]
            await place.join()
            assert place.news[: len(noted)] == noted
        assert time.monotonic() - began < 10, "others had to wait for the lease"
        await play_all([Player(place, seed) for seed, place in enumerate(places)])
        await record_of(people[0], places[0].table)


async def test_what_only_one_is_shown_is_shown_at_either_server(
    pair: tuple[Server, Server],
) -> None:
    """Hints, one's own frames and branches: the table may live in another process."""
    async with people_of(pair, 2) as people:
        places = await begin(people, "counterfeiters", hints=True)
        players = [Player(place, seed) for seed, place in enumerate(places)]
        hinted: set[int] = set()
        while len(hinted) < 2:
            for place in places:
                await place.catch_up(0.05)
            number = next(at for at, place in enumerate(places) if place.may_choose)
            place = places[number]
            if number not in hinted:
                await place.say(hint=True, step=place.step)
                assert "hint" in await place.hear()
                hinted.add(number)
            await players[number].choose()
            await place.until(lambda each: not each.may_choose)
        for place in places:
            part = await place.person.get(f"/api/tables/{place.table}/frames")
            assert part["you"] == place.you
            assert part["frames"][-1]["view"]["me"] == place.you
        await play_all(players)
        await record_of(people[1], places[0].table)
        wish = {"at": 2, "seat": 1, "level": "easy"}
        opened = await people[0].post(f"/api/records/{places[0].table}/branch", wish)
        turn_to(pair[1], [places[0]])
        there = await come_in(people[0], opened["id"])
        assert there.info["branched"] == {"of": places[0].table, "at": 2}
        assert there.view is not None


async def come_in(person: Person, table: str) -> Place:
    """Come again if the table was just moving, as one is told to."""
    for _ in range(10):
        with suppress(NotLetIn):
            return await person.go_to(table)
        await asyncio.sleep(0.5)
    raise AssertionError("the table is always moving")
