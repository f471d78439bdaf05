"""A store that an earlier version has written is opened, and every match in it is played on.

The file and `expected.json` stay as they are; see `__main__.py`. If later rules of a game have
another edition, its matches that are not over cannot be played on: that is a decision about them,
and about this test.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.old_store.expected import (
    KnownTable,
    chat_of,
    read_expected,
    seconds_left,
    seen_at,
    viewer_of,
)
from tests.server.old_store.fill import REMOVED, UNDONE, VOTE
from tests.server.old_store.opening import AGE_MS, TIMES, unpack, unpack_as_new
from tests.server.old_store.visiting import guests_back, hash_replay
from tests.server.people import Person, Place
from tests.server.playing import SHORT, Player, dealt, play_all
from tests.server.wire import Server
from tests.server.witness import record_of

ARCHIVED_S = 20.0  # within which the archive of a match is there
SLACK_S = 30.0  # for a server to start, and to open a table
EXPECTED = read_expected()


def named(state: str) -> list[str]:
    return [f"{game} {state}" for game in SHORT]


@dataclass
class OldServer:
    """A server on a copy of the file, and when it was started; every test has a table there."""

    server: Server
    started: float

    @property
    def url(self) -> str:
        return self.server.url


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OldServer]:
    folder = tmp_path_factory.mktemp("old")
    unpack_as_new(folder / "tables.db", EXPECTED.written)
    started = time.monotonic()
    with Server(folder / "tables.db", folder) as found:
        yield OldServer(found, started)


async def back_at(people: Sequence[Person], known: KnownTable) -> list[Place]:
    """Let people join, and compare what each of them finds."""
    places = [await person.go_to(known.id) for person in people]
    for player, place in enumerate(places):
        assert place.you == player
        assert chat_of(place) == known.chat
        assert place.info["fair"] == known.fair
        assert [seat.get("name", "") for seat in place.info["seats"]] == known.people
        assert seen_at(place) == known.seen[viewer_of(place)]
    return places


def check_clocks(places: Sequence[Place], known: KnownTable, started: float) -> None:
    """Check that no time was lost but while a server ran: until it was closed, and since."""
    ran = (EXPECTED.written - known.noted) / 1000 + time.monotonic() - started
    for place, before in zip(places, known.left, strict=True):
        assert before - ran - SLACK_S <= seconds_left(place) <= before + SLACK_S


async def check_watcher(url: str, known: KnownTable) -> None:
    """Compare what somebody finds who never was at the table."""
    watcher = await Person.arrive(url, "Fay")
    place = await watcher.go_to(known.id)
    assert (place.you, seen_at(place)) == (None, known.seen["public"])
    await watcher.leave_for_good()


async def play_on(server: OldServer, places: Sequence[Place]) -> None:
    """Play a match to its end; it must be archived, and its record must prove the match."""
    await play_all([Player(place, seed) for seed, place in enumerate(places)])
    assert {place.status for place in places} == {"finished"}
    table = places[0].table
    await until_archived(server, table)
    record = await record_of(places[0].person, table)
    assert record.result is not None
    check = await places[0].person.get(f"/api/records/{table}/check")
    assert check["verdict"] == "fair", check


async def until_archived(server: OldServer, table: str) -> None:
    """Wait until the row of the archive is there, without asking for it."""
    until = time.monotonic() + ARCHIVED_S
    with closing(sqlite3.connect(server.server.store)) as connection:
        while not connection.execute(
            "SELECT 1 FROM papers WHERE table_id = ?", (table,)
        ).fetchall():
            assert time.monotonic() < until, "the match is not archived"
            await asyncio.sleep(0.05)


# -------------------------------------------------------------------------- the file


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchall()


def test_the_file_holds_a_table_in_every_state(tmp_path: Path) -> None:
    """What is here must not get lost if the file is ever written again."""
    file = tmp_path / "old.sqlite"
    unpack(file)
    tags = Counter(json.loads(str(body))[0] for (body,) in rows(file, "SELECT body FROM moves"))
    assert tags.keys() == {
        "promised", "gave", "dealt", "did", "undid", "stood", "paused", "asked", "answered",
        "asked_removal", "removed",
    }  # fmt: skip
    assert tags["undid"] == 1
    states = Counter(rows(file, "SELECT game, status, owner IS NULL AND wake > 0 FROM tables"))
    for game in SHORT:
        for state in [("open", 0), ("running", 0), ("running", 1), ("finished", 0)]:
            assert states[(game, *state)], (game, state)
    assert rows(file, "SELECT version_num FROM alembic_version") == [("0012",)]
    assert rows(file, "SELECT count(*) FROM papers") == [(len(SHORT),)]
    assert rows(file, "SELECT count(*) FROM chat") > [(0,)]
    assert rows(file, "SELECT kind FROM bans") == [("mute",)]


def test_all_times_are_shifted_alike_and_the_log_stays_protected(tmp_path: Path) -> None:
    old, new = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    unpack(old)
    unpack_as_new(new, EXPECTED.written)
    shifts = set()
    for table, columns in TIMES.items():
        for column in columns:
            query = f"SELECT {column} FROM {table} WHERE {column} > 0 ORDER BY {column}"  # noqa: S608
            pairs = zip(rows(old, query), rows(new, query), strict=True)
            shifts |= {int(str(later)) - int(str(sooner)) for (sooner,), (later,) in pairs}
    assert len(shifts) == 1
    [(last,)] = rows(new, "SELECT max(time) FROM moves")
    assert 0 < time.time() - int(str(last)) / 1000 < 2 * AGE_MS / 1000
    with pytest.raises(sqlite3.IntegrityError, match="never changed"):
        rows(new, "UPDATE moves SET time = 0")


# ------------------------------------------------------------------------- its people


async def test_people_find_their_tables_and_their_keys_still_work(tmp_path: Path) -> None:
    unpack_as_new(tmp_path / "tables.db", EXPECTED.written)
    with Server(tmp_path / "tables.db", tmp_path) as server:
        async with guests_back(server.url, EXPECTED, *EXPECTED.guests) as people:
            for person in people:
                me = await person.get("/api/me")
                known = EXPECTED.guests[person.name]
                assert (me["guest"], me["name"]) == (known.id, person.name)
                assert {table["id"] for table in me["tables"]} == tables_of(person.name)
            newcomer = Person(server.url, "Gus")
            key = EXPECTED.guests["Ann"].key
            await newcomer.ask("PUT", "/api/me", json={"key": key})
            assert (await newcomer.get("/api/me"))["guest"] == EXPECTED.guests["Ann"].id
            await newcomer.leave_for_good()


def tables_of(guest: str) -> set[str]:
    """Return the tables at which a guest sits and whose match is not over."""
    return {
        known.id
        for name, known in EXPECTED.tables.items()
        if guest in known.people and name not in named("finished")
    }


@pytest.mark.parametrize("name", named("open"))
async def test_an_open_table_is_joined_by_its_link_and_played(
    old_server: OldServer, name: str
) -> None:
    known = EXPECTED.tables[name]
    everybody = ["Ann", "Bob", "Cleo"][: len(known.links)]
    async with guests_back(old_server.url, EXPECTED, *everybody) as people:
        places = [await people[0].go_to(known.id)]
        assert places[0].status == "open"
        assert places[0].info["fair"] == known.fair, "what the host gave counts"
        assert chat_of(places[0]) == known.chat
        for seat, person in enumerate(people[1:], 1):
            await person.post(known.links[str(seat)])
            places.append(await person.go_to(known.id))
        await dealt(places)
        await play_on(old_server, places)


@pytest.mark.parametrize("name", [*named("running"), *named("sleeping"), UNDONE])
async def test_a_match_that_ran_is_as_it_was_and_is_played_on(
    old_server: OldServer, name: str
) -> None:
    known = EXPECTED.tables[name]
    async with guests_back(old_server.url, EXPECTED, *known.people) as people:
        places = await back_at(people, known)
        check_clocks(places, known, old_server.started)
        await check_watcher(old_server.url, known)
        await play_on(old_server, places)


async def test_a_vote_that_was_under_way_is_answered(old_server: OldServer) -> None:
    known = EXPECTED.tables[VOTE]
    async with guests_back(old_server.url, EXPECTED, *known.people) as people:
        places = await back_at(people, known)
        ann, bob, cleo = places
        assert cleo.info["asked"] == {"what": "pause", "by": bob.you, "agreed": [bob.you]}
        await ann.say(agree=True)
        await cleo.say(agree=True)
        for place in places:
            await place.until(lambda each: each.info.get("paused"))
        await ann.say(pause=False)
        for place in places:
            await place.until(lambda each: not each.info.get("paused"))
        await play_on(old_server, places)


async def test_a_person_who_was_removed_is_let_back_in(old_server: OldServer) -> None:
    known = EXPECTED.tables[REMOVED]
    async with guests_back(old_server.url, EXPECTED, *known.people) as people:
        places = await back_at(people, known)
        ann, _, cleo = places
        assert cleo.seat["removed"]
        assert (await cleo.refused(do=["pass"], step=cleo.step))["error"] == "removed"
        await cleo.say(hand="me")
        await ann.until(lambda each: each.info.get("asked"))
        await ann.say(agree=True)
        await cleo.until(lambda each: not each.seat.get("removed"))
        await play_on(old_server, places)


async def test_a_guest_who_was_muted_still_is(old_server: OldServer) -> None:
    known = EXPECTED.tables[REMOVED]
    async with guests_back(old_server.url, EXPECTED, "Eve") as [eve]:
        place = await eve.go_to(known.id)
        assert (await place.refused(chat="hear me"))["error"] == "muted"


@pytest.mark.parametrize("name", named("finished"))
async def test_a_finished_match_still_serves_its_record_and_all_frames(
    old_server: OldServer, name: str
) -> None:
    known = EXPECTED.tables[name]
    async with guests_back(old_server.url, EXPECTED, *known.people) as people:
        places = await back_at(people, known)
        assert {place.status for place in places} == {"finished"}
        await check_watcher(old_server.url, known)
        assert await hash_replay(people[0], known) == (known.record, known.frames)
        await record_of(people[0], known.id)
        for part in ("tale", "outline", "check"):
            assert await people[0].get(f"/api/records/{known.id}/{part}"), part
