"""Through real sockets: everybody is sent just what the record says, and not a byte besides."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from funnymoney.games import GAMES
from tests.server.people import Person, Place
from tests.server.playing import (
    MORE,
    Player,
    answered,
    begin,
    listen_all,
    people_at,
    play_all,
    to_a_window,
)
from tests.server.wire import Server
from tests.server.witness import check_letters, check_secrets, check_silence, record_of


async def whole_match(url: str, game: str, seed: int = 0, **table: Any) -> int:
    """Play a match with somebody looking on; hold all messages against the record."""
    async with people_at(url, MORE[game] + 1) as people:
        places = await begin(people[:-1], game, **table)
        looking = await people[-1].go_to(places[0].table)
        everybody = [*places, looking]
        await asyncio.gather(*(place.catch_up(1) for place in everybody))
        drop_what_came_before_the_deal(everybody)
        players = [Player(place, seed + number) for number, place in enumerate(places)]
        await asyncio.gather(play_all(players), listen_all([looking]))
        await asyncio.gather(*(place.catch_up() for place in everybody))
        record = await record_of(people[0], looking.table)
        for place in everybody:
            check_silence(place)
        check_secrets(everybody, record)
        return sum(check_letters(place, record) for place in everybody)


def drop_what_came_before_the_deal(places: list[Place]) -> None:
    """People arrived, gave and looked on then, which others may know."""
    for place in places:
        place.raw = [text for text in place.raw if b'"view"' in text][-1:]
        assert place.raw, "there was a deal"


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_is_sent_what_the_record_says_and_no_byte_besides(
    server: Server, game: str
) -> None:
    assert await whole_match(server.url, game) > 40


LEAKS = {
    "the state in every view": """
from funnymoney.core.match import Match
real = Match.view
Match.view = lambda match, player: {**real(match, player), "note": match.state.dump().hex()}
""",
    "the neighbour's choices": """
from funnymoney.core.match import Match
real = Match.view
def view(match, player):
    return {**real(match, player), "note": [real(match, one)["choices"] for one in match.acting()]}
Match.view = view
""",
    "a message to all at every choice": """
from funnymoney.server.table.table import Table
def deliveries(table, before, real=Table.deliveries):
    found = real(table, before)
    told = {id(viewer) for viewer, _ in found}
    return found + [(viewer, b'{"step":null}') for audience in table.audiences.values()
                    for viewer in audience.viewers if id(viewer) not in told]
Table.deliveries = deliveries
""",
}


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_planted_in_the_server_is_found(leak: str, tmp_path: Path) -> None:
    leaking = Server(tmp_path / "tables.db", tmp_path, planted=LEAKS[leak])
    with leaking, pytest.raises(AssertionError, match="message"):
        await whole_match(leaking.url, "crooked_cash", options={"round_cap": 2})


def test_a_leak_into_what_is_not_there_any_more_is_an_error(tmp_path: Path) -> None:
    planted = "from funnymoney.core.match import Match; Match.look = lambda match, player: {}"
    server = Server(tmp_path / "tables.db", tmp_path, planted=planted)
    with pytest.raises(AssertionError, match="has no attribute 'look'"), server:
        pass


# ------------------------------------------------------------------- a sealed choice


def stripped(thing: Any) -> Any:
    """Leave out what may change by itself: how many look on, and the seconds of a clock."""
    if isinstance(thing, dict):
        passing = ("watching", "left", "seen", "touched")
        return {name: stripped(each) for name, each in thing.items() if name not in passing}
    return [stripped(each) for each in thing] if isinstance(thing, list) else thing


async def first_message(person: Person, table: str) -> Any:
    place = await person.go_to(table)
    await place.drop()
    return stripped(json.loads(place.raw[0]))


async def shown(person: Person, table: str) -> list[Any]:
    """Return all that somebody can get to see of a table without choosing anything."""
    pages = [f"/api/tables/{table}", "/api/tables", f"/api/records/{table}", "/health", "/ready",
             f"/api/records/{table}/tale", "/api/me", f"/t/{table}"]  # fmt: skip
    found: list[Any] = [await first_message(person, table)]
    for page in pages:
        answer = await person.ask("GET", page)
        isjson = answer.headers.get("content-type", "").startswith("application/json")
        assert answer.status_code != 500, page
        found.append([answer.status_code, stripped(answer.json()) if isjson else answer.text])
    return found


CLOCKS: list[dict[str, Any]] = [
    {},
    {"clock": {"kind": "bank", "seconds": 600, "increment": 5}},
    {"clock": {"kind": "move", "seconds": 600}},
]


@pytest.mark.parametrize("clock", CLOCKS, ids=["no clock", "bank", "move"])
async def test_a_sealed_choice_is_told_to_nobody_in_any_way(
    server: Server, clock: dict[str, Any]
) -> None:
    async with people_at(server.url, 4) as people:
        options = {"round_cap": 3}
        places = await begin(people[:3], "crooked_cash", options=options, **clock)
        looking = await people[3].go_to(places[0].table)
        players = [Player(place, seed) for seed, place in enumerate(places)]
        mover = (await to_a_window(players))[0]
        others = [each for each in (*places, looking) if each is not mover]
        await asyncio.gather(*(each.catch_up(0.3) for each in others))
        before = {each.person.id: await shown(each.person, each.table) for each in others}
        await asyncio.gather(*(each.catch_up(0.3) for each in others))  # they came and went
        await mover.say(do=["trust"], step=mover.step)
        await answered(mover)
        await asyncio.gather(*(each.hears_nothing(0.5) for each in others))
        for each in others:
            assert await shown(each.person, each.table) == before[each.person.id]
        await play_all(players)
        await record_of(people[0], mover.table)


async def seconds_left(place: Place, whose: int) -> list[float]:
    """Come back twice, more than a second apart; return what the clock of another shows."""
    found = []
    for _ in range(2):
        await place.drop()
        await asyncio.sleep(1.2)
        await place.join()
        assert place.clock is not None
        assert whose in place.clock["running"]
        found.append(place.clock["left"][whose])
    return found


@pytest.mark.parametrize("kind", ["bank", "move"])
async def test_a_clock_that_stops_tells_nobody_that_somebody_has_answered(
    server: Server, kind: str
) -> None:
    async with people_at(server.url, 3) as people:
        clock = {"kind": kind, "seconds": 600}
        places = await begin(people, "crooked_cash", options={"round_cap": 3}, clock=clock)
        players = [Player(place, seed) for seed, place in enumerate(places)]
        mover, other, *_ = await to_a_window(players)
        assert mover.you is not None
        before = await seconds_left(other, mover.you)
        await mover.say(do=["trust"], step=mover.step)
        await answered(mover)
        after = await seconds_left(other, mover.you)
        running = [(earlier - later) > 0.5 for earlier, later in (before, after)]
        assert running[0] == running[1], f"{before}, and after his answer {after}"
        assert after[0] <= before[1], "his clock has jumped"
        await play_all(players)


def own_seconds(place: Place) -> float:
    assert place.clock is not None
    assert place.you is not None
    return float(place.clock["left"][place.you])


async def to_uneven_banks(players: list[Player]) -> tuple[Place, Place]:
    """Play to a window for one who has little time and one who has more; return the two."""
    slow, waited = players[0].place, False
    while True:
        asked = await to_a_window(players)
        others = [place for place in asked if place is not slow]
        if waited and slow in asked:
            return slow, others[0]
        for place in [*others, *([slow] if slow in asked else [])]:
            if place is slow:  # this, too, nobody can see
                await asyncio.sleep(4)
                waited = True
            await place.say(do=["trust"], step=place.step)
            await answered(place)
        assert not waited or own_seconds(slow) < own_seconds(others[0]) - 2


async def test_a_bank_that_must_be_empty_tells_nobody_that_somebody_has_answered(
    server: Server,
) -> None:
    """Nobody is late before the last of all who were asked would be, whether he answers or not."""
    async with people_at(server.url, 3) as people:
        clock = {"kind": "bank", "seconds": 12}
        places = await begin(people, "crooked_cash", options={"round_cap": 9}, clock=clock)
        players = [Player(place, seed) for seed, place in enumerate(places)]
        short, long = await to_uneven_banks(players)
        assert own_seconds(short) == pytest.approx(own_seconds(long), abs=0.5), "shown as his own"
        loop = asyncio.get_running_loop()
        await long.drop()
        began = loop.time()  # the server looks at its clock after this, however slow the wire is
        await long.join()
        common = own_seconds(long)
        await long.say(do=["trust"], step=long.step)
        await answered(long)
        await short.until(lambda place: place.seat.get("level"))
        assert loop.time() - began > common - 0.1


async def test_what_is_refused_tells_nothing_of_others(server: Server) -> None:
    """Before and after another's sealed choice the answers are the same."""
    async with people_at(server.url, 3) as people:
        places = await begin(people, "crooked_cash", options={"round_cap": 3})
        players = [Player(place, seed) for seed, place in enumerate(places)]
        mover, other, *_ = await to_a_window(players)
        wishes: list[dict[str, Any]] = [
            {"do": ["pay", 1], "step": other.step}, {"do": ["roll"], "step": 999},
            {"do": [], "step": other.step}, {"undo": True, "step": other.step},
            {"agree": True}, {"rematch": True}, {"start": "easy"}, {"give": ""},
        ]  # fmt: skip
        before = [await other.refused(**wish) for wish in wishes]
        await mover.say(do=["trust"], step=mover.step)
        await answered(mover)
        assert [await other.refused(**wish) for wish in wishes] == before
        await play_all(players)


async def test_the_counters_of_the_operator_name_nobody(server: Server) -> None:
    async with people_at(server.url, 2) as people:
        places = await begin(people, "counterfeiters")
        text = (await people[0].ask("GET", "/metrics")).text
        names = [places[0].table, *(person.id for person in people), "Guest 0", "seed", "secret"]
        assert [name for name in names if name in text] == []
        assert re.search(r"^# HELP ", text, re.MULTILINE)
        for page in ("/health", "/ready"):
            body = (await people[0].ask("GET", page)).text
            assert len(body) < 200
            assert [name for name in names if name in body] == []
