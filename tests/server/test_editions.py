"""Tables of an older edition of the rules: closed with a word to their players, or carried over."""

from __future__ import annotations

import logging
from typing import Any

import httpx
import pytest

from funnymoney.games import game_named
from funnymoney.server.app import make_app
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import NewTable
from funnymoney.server.rooms.loading.table_rows import new_row
from funnymoney.server.services import Services
from funnymoney.server.store.errors import TableOver
from funnymoney.server.table.settings import check
from tests.server.finished import GAME, change_the_rules, finish_a_match
from tests.server.rooms import Person, deal, house_at, open_table, until


async def play_a_little(house: Services, seats: tuple[str, ...] = ("me", "open")) -> list[Person]:
    """Return people at a table of which a few choices are on the disk."""
    people: list[Person] = await open_table(house, list(seats), game=GAME)
    room = await deal(people)
    for _ in range(3):
        await until(lambda: not room.unsaved and room.table.acting()[0] < len(people))
        await people[room.table.acting()[0]].choose()
    await until(lambda: not room.unsaved)
    return people


async def come_back(house: Services, person: Person) -> Person:
    """Return somebody with a new connection to their table."""
    again = Person(house, person.guest)
    await again.join(person.door.id)
    return again


def closed_lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    return [vars(line)["facts"] for line in caplog.records if line.msg == "tables_closed"]


# ---------------------------------------------------------------------------- running tables


async def test_a_running_match_of_older_rules_is_closed_and_its_players_are_told_why(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with house_at(address) as house:
        people = await play_a_little(house)
        table = people[0].door.id
    change_the_rules(monkeypatch)
    async with house_at(address) as house:
        assert closed_lines(caplog) == [{"why": "edition", "tables": 1}]
        listed = await house.store.tables.get(table)
        assert listed is not None
        assert (listed.table.status, listed.table.owner) == ("aborted", None)
        for person in people:
            again = await come_back(house, person)
            assert (again.table["status"], again.table["closed"]) == ("aborted", "edition")
            assert [seat["name"] for seat in again.table["seats"]] == ["Ann", "Guest 1"]
            assert (again.last("you"), again.view) == (person.seat, None)
            again.go()
    caplog.clear()
    async with house_at(address) as house:  # it is told as long as the table is kept, logged once
        assert closed_lines(caplog) == []
        assert (await come_back(house, people[0])).table["closed"] == "edition"


async def test_nothing_can_be_done_at_a_closed_table_and_its_log_stays_as_it_is(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(address) as house:
        people = await play_a_little(house)
        table = people[0].door.id
        before = (await house.store.load(table)).moves
    change_the_rules(monkeypatch)
    async with house_at(address) as house:
        host = await come_back(house, people[0])
        for wish in ({"do": ["pass"], "step": 0}, {"undo": True, "step": 0}, {"hand": "easy"}):
            with pytest.raises(Refused):
                await host.wish(**wish)
        with pytest.raises(TableOver):
            await house.store.append(table, len(before), ["paused", True])
        assert (await house.store.load(table)).moves == before


async def test_others_are_not_disturbed(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(address) as house:
        others = await deal(await open_table(house, ["me", "open", "open"], game="contraband"))
        over = await finish_a_match(house)
        await until(lambda: not house.store.writer.waiting)
    change_the_rules(monkeypatch)
    async with house_at(address) as house:
        assert closed_lines(caplog) == []
        assert (await house.rooms.room(others.id)).status == "running"
        with pytest.raises(Refused, match="edition") as refused:  # a match that is over stays so
            await house.rooms.room(over.id)
        assert refused.value.reason == "edition"
        listed = await house.store.tables.get(over.id)
        assert listed is not None
        assert (listed.table.status, listed.table.why_closed) == ("finished", "")


async def test_people_start_again_with_the_same_seats(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(address) as house:
        people = await play_a_little(house, ("me", "open", "easy"))
    change_the_rules(monkeypatch)
    async with house_at(address) as house:
        host, friend = [await come_back(house, person) for person in people]
        stranger = await Person.come(house, "Zoe")
        await stranger.join(host.door.id)
        with pytest.raises(Refused) as refused:
            await stranger.wish(rematch=True)
        assert refused.value.reason == "no_seat"
        await friend.wish(rematch=True)
        following = host.table["next"]
        assert following == friend.table["next"] != ""
        new = await house.store.tables.get(following)
        assert new is not None
        assert new.table.edition == game_named(GAME).edition
        assert (new.table.status, new.table.host_id) == ("open", friend.guest)
        seats = [(seat.kind, seat.guest_id, seat.level) for seat in new.seats]
        assert seats == [
            ("person", host.guest, None),
            ("person", friend.guest, None),
            ("bot", None, "easy"),
        ]
        for person in (host, friend):
            await person.join(following)
        await deal([host, friend])


# ------------------------------------------------------------------------- several processes


async def test_a_table_that_still_lives_elsewhere_is_left_alone_until_it_is_taken_over(
    shared: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A process of the older version may play on until it is stopped."""
    async with house_at(shared) as old:
        people = await play_a_little(old)
        table = people[0].door.id
        with monkeypatch.context() as later:
            change_the_rules(later)
            async with house_at(shared) as new:
                assert closed_lines(caplog) == []
                with pytest.raises(Refused) as refused:
                    await new.rooms.room(table)
                assert refused.value.reason == "moved", "the page comes again by itself"
                listed = await new.store.tables.get(table)
                assert listed is not None
                assert (listed.table.status, listed.table.owner) == ("running", old.store.process)
                await old.store.leases.let_go()
                await new.adoption.adopt()
                assert closed_lines(caplog) == [{"why": "edition", "tables": 1}]
                assert (await come_back(new, people[0])).table["closed"] == "edition"


async def test_two_processes_that_start_together_close_a_table_once(
    shared: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(shared) as house:
        people = [await play_a_little(house) for _ in range(3)]
    change_the_rules(monkeypatch)
    async with house_at(shared) as one, house_at(shared) as two:
        assert sum(line["tables"] for line in closed_lines(caplog)) == 3
        for house in (one, two):  # the second shows it from afar
            for host, friend in people:
                for person in (host, friend):
                    again = await come_back(house, person)
                    assert (again.table["status"], again.table["closed"]) == ("aborted", "edition")


async def test_a_table_of_later_rules_is_left_to_those_who_know_them(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as later:
        change_the_rules(later)
        async with house_at(address) as house:
            table = (await play_a_little(house))[0].door.id
    async with house_at(address) as house:
        with pytest.raises(Refused) as refused:
            await house.rooms.room(table)
        assert refused.value.reason == "moved"
        assert closed_lines(caplog) == []
        listed = await house.store.tables.get(table)
        assert listed is not None
        assert listed.table.status == "running"


# ------------------------------------------------------------------------------- open tables


async def test_an_open_table_is_carried_over_with_a_new_promise(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A promise names the edition, so what was given to the old one counts no more."""
    async with house_at(address) as house:
        people = await open_table(house, ["me", "open"], game=GAME)
        await people[0].wish(give="plum")
        await until(lambda: people[0].table and people[0].table["fair"]["wants"] == [1])
        old = people[0].table["fair"]
        table = people[0].door.id
        await until(lambda: not house.store.writer.waiting)
    change_the_rules(monkeypatch)
    async with house_at(address) as house:
        again = [await come_back(house, person) for person in people]
        assert closed_lines(caplog) == []
        fair = again[0].table["fair"]
        assert fair["commitment"] != old["commitment"]
        assert fair["wants"] == [0, 1]
        room = await deal(again)
        record = room.table.running().record
        assert record.edition == game_named(GAME).edition
        listed = await house.store.tables.get(table)
        assert listed is not None
        assert listed.table.edition == game_named(GAME).edition
        await until(lambda: not room.unsaved)
    async with house_at(address) as house:
        assert (await come_back(house, people[0])).view is not None


async def test_an_open_table_whose_options_are_no_more_is_closed(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(address) as house:
        host = await Person.come(house, "Ann")
        new = NewTable(GAME, ["me", "open"], {"henchmen": 3})
        table = await house.store.create(new_row(new, check(new), host.guest))
    change_the_rules(monkeypatch)
    fewer = tuple(each for each in game_named(GAME).options if each.name != "henchmen")
    monkeypatch.setattr(game_named(GAME), "options", fewer)
    async with house_at(address) as house:
        with pytest.raises(Refused) as refused:  # nor can it be shown
            await house.rooms.room(table)
        assert refused.value.reason == "edition"
        assert closed_lines(caplog) == [{"why": "edition", "tables": 1}]
        listed = await house.store.tables.get(table)
        assert listed is not None
        assert (listed.table.status, listed.table.why_closed) == ("aborted", "edition")


async def test_an_open_table_that_was_dealt_a_moment_before_the_end_is_closed(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process died between the deal and the note that the match runs."""
    async with house_at(address) as house:
        people = await play_a_little(house)
        table = people[0].door.id
        await house.store.tables.turn(table, ("running",), status="open")
    change_the_rules(monkeypatch)
    async with house_at(address) as house:
        assert (await come_back(house, people[0])).table["closed"] == "edition"


# ------------------------------------------------------------------------------------- lists


async def test_closed_tables_are_listed_for_those_who_sat_there_until_they_start_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(address) as house:
        guest, token = await house.store.guests.create("Bea")
        new = NewTable(GAME, ["me", "easy"])
        table = await house.store.create(new_row(new, check(new), guest.id))
        bea = Person(house, guest.id)
        await bea.join(table)
        await deal([bea])
        left = Person(house, guest.id)  # a table that its people have left is nobody's business
        gone = await house.store.create(
            new_row(NewTable(GAME, ["me", "open"]), check(new), guest.id)
        )
        await left.join(gone)
        await left.wish(leave=True)
        await until(lambda: not house.store.writer.waiting)
    change_the_rules(monkeypatch)
    async with house_at(address) as house:
        transport = httpx.ASGITransport(make_app(house))
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as visitor:
            visitor.cookies.set("sid", token)
            me = (await visitor.get("/api/me")).json()
            assert me["tables"] == []
            [closed] = me["closed"]
            assert (closed["id"], closed["status"], closed["closed"]) == (
                table,
                "aborted",
                "edition",
            )
            assert (closed["you"], closed["turn"]) == (0, False)
            assert (await visitor.get("/api/tables")).json() == []
            about = (await visitor.get(f"/api/tables/{table}")).json()
            assert (about["status"], about["closed"]) == ("aborted", "edition")
            for path in ("", "/tale", "/check", "/frames"):
                refused = await visitor.get(f"/api/records/{table}{path}")
                assert (refused.status_code, refused.json()["error"]) == (409, "edition")
                assert "closed before" in refused.json()["told"]
                stopped = await visitor.get(f"/api/records/{gone}{path}")
                assert (stopped.status_code, stopped.json()["error"]) == (409, "no_record")
                assert "stopped before its end" in stopped.json()["told"]
            bea = Person(house, guest.id)
            await bea.join(table)
            await bea.wish(rematch=True)
            me = (await visitor.get("/api/me")).json()
            assert [each["id"] for each in me["tables"]] == [bea.table["next"]]
            assert me["closed"] == []
