"""Damaged rows: a table, a seat, a name or a line of chat that cannot be read harms nobody else."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from sqlalchemy import delete, update
from sqlalchemy.sql.dml import UpdateBase

from funnymoney.server.http.listing import for_guest, in_lobby
from funnymoney.server.maintenance.check import check_store
from funnymoney.server.protocol.messages import NewTable
from funnymoney.server.rooms.loading.table_rows import new_row
from funnymoney.server.services import Services
from funnymoney.server.store import open_store
from funnymoney.server.store.errors import DamagedTable
from funnymoney.server.store.schema import seats, tables
from funnymoney.server.table.settings import check
from tests.server.damaging import overwrite_pages, pages_of, spoil
from tests.server.playing import people_at
from tests.server.rooms import Person, deal, house_at, open_table, until
from tests.server.sets import new_table
from tests.server.test_damage import ids, refused_at
from tests.server.wire import Server

BAD_TEXT = b'{"\xff"}'  # with a byte that begins no character
ROWS = {
    "terms": """UPDATE tables SET terms = '{"vatch": true}' WHERE id = ?""",
    "terms as a list": "UPDATE tables SET terms = '[]' WHERE id = ?",
    "terms as bytes": "UPDATE tables SET terms = x'fffe' WHERE id = ?",
    "options as a list": "UPDATE tables SET options = '[1]' WHERE id = ?",
    "options cut short": "UPDATE tables SET options = '{\"x' WHERE id = ?",
    "options as text": "UPDATE tables SET options = CAST(x'7b22ff227d' AS TEXT) WHERE id = ?",
    "serial": "UPDATE tables SET serial = CAST(x'7b22ff227d' AS TEXT) WHERE id = ?",
    "status": "UPDATE tables SET status = 'sunning' WHERE id = ?",
    "game": "UPDATE tables SET game = 'contrabane' WHERE id = ?",
    "created": "UPDATE tables SET created = 'today' WHERE id = ?",
    "players": "UPDATE tables SET players = 9 WHERE id = ?",
    "seat": "UPDATE seats SET kind = 'qerson' WHERE table_id = ? AND player = 1",
    "no seat": "DELETE FROM seats WHERE table_id = ? AND player = 1",
}
# What a PostgreSQL can hold, too: there is no check on it.
SHARED: dict[str, UpdateBase] = {
    "terms": update(tables).values(terms={"vatch": True}),
    "options": update(tables).values(options=[1]),
    "players": update(tables).values(players=9),
    "no seat": delete(seats).where(seats.c.player == 1),
}


async def waiting_tables(house: Services, many: int = 2) -> tuple[Person, list[str]]:
    """Return a host and public tables of theirs, the oldest first."""
    host = await Person.come(house, "Ann")
    new = NewTable("contraband", ["me", "open", "open"], public=True)
    return host, [
        await house.store.create(new_row(new, check(new), host.guest)) for _ in range(many)
    ]


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return which tables the operator was told of, once for each time."""
    return [
        record.__dict__["facts"]["table"]
        for record in caplog.records
        if record.msg == "table_damaged"
    ]


def unexpected(caplog: pytest.LogCaptureFixture) -> list[str]:
    loud = [record for record in caplog.records if record.levelno >= logging.WARNING]
    return [record.msg for record in loud if record.msg != "table_damaged"]


# -------------------------------------------------------------------------------- tables


@pytest.mark.parametrize("damage", ROWS)
async def test_a_damaged_row_takes_its_table_out_of_service_alone(
    file: str, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(file) as house:
        host, [bad, good] = await waiting_tables(house)
    spoil(file, ROWS[damage], bad)
    async with house_at(file) as house:
        assert ids(await in_lobby(house)) == [good]
        assert ids(await for_guest(house, host.guest)) == [good]
        for _ in range(2):
            with pytest.raises(DamagedTable):
                await house.rooms.room(bad)
        await house.adoption.adopt()
        assert list(house.rooms.by_id) == [good]
        assert told(caplog) == [bad]
        assert b"funnymoney_tables_damaged 1.0" in house.metrics.text()
        while await house.store.leases.held() != {good}:  # it is put away beside all that
            await asyncio.sleep(0.01)
        assert await house.store.leases.orphans() == ()
    assert unexpected(caplog) == []
    report = await check_store(file, alive=True)
    assert [row.id for row, _ in report.damaged] == [bad]
    assert not report.is_sound
    with closing(sqlite3.connect(file)) as connection:  # whoever mends the row can play on
        [[left]] = connection.execute("SELECT status FROM tables WHERE id = ?", (bad,)).fetchall()
    assert left == ("sunning" if damage == "status" else "open")


@pytest.mark.parametrize("damage", SHARED)
async def test_damage_is_noticed_in_either_kind_of_store(
    address: str, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(address) as house:
        host, [bad, good] = await waiting_tables(house)
        await harm(house, damage, bad)
        assert ids(await in_lobby(house)) == [good]
        assert ids(await for_guest(house, host.guest)) == [good]
        with pytest.raises(DamagedTable):
            await house.rooms.room(bad)
        assert told(caplog) == [bad]
    assert [row.id for row, _ in (await check_store(address)).damaged] == [bad]


async def harm(house: Services, damage: str, table: str) -> None:
    statement = SHARED[damage]
    assert isinstance(statement, type(update(tables)) | type(delete(seats)))
    which = tables.c.id if statement.table is tables else seats.c.table_id
    assert await house.store.tables.change(statement.where(which == table)) == 1


@pytest.mark.parametrize("damage", SHARED)
async def test_damage_that_is_met_while_people_sit_there_ends_their_visit(
    address: str, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(address) as house:
        people = await open_table(house, ["me", "open", "open"])
        table = people[0].door.id
        await harm(house, damage, table)
        await house.rooms.refresh(table)
        assert [person.ends for person in people] == [["moved"]] * 3
        with pytest.raises(DamagedTable):
            await people[0].join(table)
        assert (told(caplog), unexpected(caplog)) == ([table], [])


async def test_damage_is_met_in_a_process_that_only_looks_on(
    shared: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(shared) as owner, house_at(shared) as other:
        people = await open_table(owner, ["me", "open", "open"])
        visitor = Person(other, people[1].guest)
        await visitor.join(people[0].door.id)
        await harm(owner, "no seat", visitor.door.id)
        await other.rooms.refresh(visitor.door.id)
        assert visitor.ends == ["moved"]
        with pytest.raises(DamagedTable):
            await visitor.join(people[0].door.id)
        assert told(caplog).count(people[0].door.id) >= 1
        assert unexpected(caplog) == []


async def test_a_match_that_runs_with_options_the_rules_refuse_is_damaged(file: str) -> None:
    async with house_at(file) as house:
        room = await deal(await open_table(house, ["me", "open", "open"]))
        room.close("moved")
        spoil(file, """UPDATE tables SET options = '{"raunds": 2}' WHERE id = ?""", room.id)
        with pytest.raises(DamagedTable):
            await house.rooms.room(room.id)
    told_of = (await check_store(file)).lines()
    assert any("its options do not fit the rules" in line for line in told_of)
    assert not any("raunds" in line for line in told_of)


async def test_a_damaged_page_of_tables_hides_no_other_table(file: str) -> None:
    async with open_store(file) as store:
        made = [await store.create(new_table()) for _ in range(60)]
        for table in made:
            await store.leases.release(table)
    leaf = pages_of(file, "tables")[1]
    async with open_store(file) as store:
        noticed: list[DamagedTable] = []
        store.database.on_damage = noticed.append
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            [size] = connection.execute("PRAGMA page_size").fetchone()
        overwrite(file, leaf, size)
        listed = [each.table.id for each in await store.tables.lobby(100)]
        bad = {damage.table for damage in noticed}
        assert 0 < len(bad) < 30
        assert set(listed) == set(made) - bad
        assert {about.id for about in await store.tables.dealings(made)} == set(listed)
        with pytest.raises(DamagedTable):
            await store.tables.get(min(bad))


def overwrite(file: str, page: int, size: int) -> None:
    """Overwrite a page of a file that is open."""
    with open(file, "r+b") as opened:  # noqa: PTH123
        opened.seek((page - 1) * size)
        opened.write(b"\xa5" * size)


async def test_a_page_of_the_lobby_is_never_empty_before_the_end(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("funnymoney.server.http.listing.MAX_LISTED", 2)
    async with house_at(file) as house:
        _, made = await waiting_tables(house, 8)
    for table in made[-3:]:
        spoil(file, ROWS["options as text"], table)
    for table in made[-5:-3]:
        spoil(file, ROWS["terms"], table)
    spoil(file, ROWS["seat"], made[1])
    add_entry(file, made[2])
    async with house_at(file) as house:
        with pytest.raises(DamagedTable):
            await house.rooms.room(made[2])
        assert ids(await in_lobby(house)) == [made[0]]
        assert ids(await in_lobby(house, made[2])) == [made[0]]
        assert await in_lobby(house, made[0]) == []


def add_entry(file: str, table: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("INSERT INTO moves VALUES (?, 0, '[]', 0)", (table,))


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(folder / "tables.db", folder, expected=["table_damaged"]) as found:
        yield found


async def test_players_and_everybody_else_are_told_what_they_should_be(own_server: Server) -> None:
    async with people_at(own_server.url, 2) as [ann, bob]:
        made = [
            await ann.open("contraband", "me", "open", "open", public=True)
            for _ in range(len(ROWS) + 1)
        ]
        good, *bad = (each["id"] for each in made)
        own_server.terminate()
        for table, damage in zip(bad, ROWS.values(), strict=True):
            spoil(own_server.store, damage, table)
        own_server.start()
        assert [each["id"] for each in await bob.get("/api/tables")] == [good]
        assert [each["id"] for each in (await ann.get("/api/me"))["tables"]] == [good]
        for table in bad:
            answers = [
                await ann.ask("GET", f"/api/tables/{table}"),
                await ann.ask("GET", f"/api/tables/{table}/frames"),
                await bob.ask("POST", f"/api/tables/{table}/sit", json={}),
            ]
            assert {each.status_code for each in answers} == {409}
            assert {each.json()["error"] for each in answers} == {"damaged"}
            heard, code = await refused_at(ann.url, table)
            assert (heard["error"], code) == ("damaged", 1008)
        invited = made[1 + list(ROWS).index("seat")]["links"]["1"]
        answer = await bob.ask("GET", invited, headers={"accept": "application/json"})
        assert answer.json()["error"] == "damaged"
        place = await bob.sit(good)
        assert place.info["id"] == good


# ------------------------------------------------------------------------ names and chat


def names(person: Person) -> list[str]:
    return [seat.get("name", "") for seat in person.table["seats"]]


async def test_a_name_that_cannot_be_read_is_empty(file: str) -> None:
    async with house_at(file) as house:
        ann, ben, cyd = people = await open_table(house, ["me", "open", "open"])
        await ann.wish(chat="hello")
        table = ann.door.id
    spoil(file, "UPDATE guests SET name = CAST(? AS TEXT) WHERE id = ?", BAD_TEXT, ann.guest)
    spoil(file, "UPDATE guests SET name = ? WHERE id = ?", BAD_TEXT, ben.guest)  # no text at all
    async with house_at(file) as house:
        for person in people:
            again = Person(house, person.guest)
            await again.join(table)
            assert names(again) == ["", "", "Guest 2"]
            assert [line["text"] for line in again.last("chat")] == ["hello"]
        await house.guests.rename(
            cyd.guest, "Cyd"
        )  # is compared with the names of all at the table
        _, [other, _] = await waiting_tables(house)
        for player, person in enumerate((ann, ben), start=1):  # who are not alike for that
            await house.store.seats.claim(other, player, person.guest)
        await house.guests.rename(ann.guest, "Anna")
        assert names(again) == ["Anna", "", "Cyd"]
        assert set(ids(await for_guest(house, ben.guest))) == {table, other}
    report = await check_store(file)
    assert (report.is_sound, report.damaged) == (False, [])
    assert report.guests == (f"guest {ben.guest}: cannot be read (name)",)


async def test_a_line_of_chat_that_cannot_be_read_is_missing(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        for text in ("one", "two", "three"):
            await people[0].wish(chat=text)
        table = people[0].door.id
    spoil(file, "UPDATE chat SET text = CAST(? AS TEXT) WHERE seq = 1", BAD_TEXT)
    async with house_at(file) as house:
        again = Person(house, people[1].guest)
        await again.join(table)
        assert [line["text"] for line in again.last("chat")] == ["one", "three"]
        await again.wish(chat="four")
        await until(lambda: again.last("chat")[-1]["text"] == "four")
    [(row, cause)] = (await check_store(file)).damaged
    assert (row.id, cause) == (table, "lines of its chat that cannot be read: 1")


async def test_a_damaged_page_of_chat_keeps_nobody_from_a_table(file: str) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        await people[0].wish(chat="hello")
        table = people[0].door.id
    overwrite_pages(file, pages_of(file, "chat"))
    async with house_at(file) as house:
        again = Person(house, people[1].guest)
        await again.join(table)
        assert again.last("chat") == []
