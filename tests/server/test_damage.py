"""Damage is noticed: what is damaged is out of service, and everything else goes on."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from funnymoney.server.config import RetentionPolicy, ServerConfig
from funnymoney.server.http.listing import for_guest, in_lobby
from funnymoney.server.protocol.errors import refusal
from funnymoney.server.protocol.messages import ListedTable, NewTable
from funnymoney.server.rooms.loading.table_rows import new_row
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.runner import open_services
from funnymoney.server.services import Services
from funnymoney.server.store import open_store
from funnymoney.server.store.errors import DamagedStore, DamagedTable
from funnymoney.server.table.settings import check
from tests.server.damaging import (
    break_json,
    break_replay,
    break_text,
    lose_an_entry,
    overwrite_pages,
    pages_of,
    rewrite,
)
from tests.server.playing import begin, people_at
from tests.server.rooms import Person, deal, house_at, open_table, until
from tests.server.sets import body, new_table, played, seqs
from tests.server.wire import Server

MANY = 40  # tables, each with more in its log than fits into a page


async def fill(file: str, many: int = MANY) -> list[str]:
    """Put so many tables into a store, each of which can be opened; return their ids."""
    async with house_at(file) as house:
        found = []
        for _ in range(many):
            people = await open_table(house, ["me", "open", "open"])
            found.append((await deal(people)).id)
            await people[0].wish(chat="hello " * 40)
    return found


def is_settled(room: LocalRoom) -> bool:
    return room.closed or not room.unsaved


async def openable(house: Services, tables: list[str]) -> set[str]:
    found = set()
    for table in tables:
        with suppress(DamagedTable):
            found.add((await house.rooms.room(table)).id)
    return found


# --------------------------------------------------------------------- a log of one table


@pytest.mark.parametrize("damage", [break_json, break_text, break_replay, lose_an_entry])
async def test_a_table_whose_log_is_damaged_is_out_of_service_alone(
    file: str, damage: Callable[[str, str], None], caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await fill(file, 2)
    damage(file, bad)
    async with house_at(file) as house:
        await house.adoption.adopt()
        assert list(house.rooms.by_id) == [good]
        assert [record.levelname for record in caplog.records] == ["ERROR"]
        assert caplog.messages == ["table_damaged"]
        facts = caplog.records[0].__dict__["facts"]
        assert facts["table"] == bad
        assert facts["why"]
        assert b"funnymoney_tables_damaged 1.0" in house.metrics.text()
        for _ in range(3):  # it is neither tried nor told of again
            await house.adoption.adopt()
            with pytest.raises(DamagedTable) as refused:
                await house.rooms.room(bad)
        assert caplog.messages == ["table_damaged"]
        assert refusal(refused.value).error == "damaged"
        assert await house.store.leases.held() == {good}
        assert await house.store.tables.due() == ()


def ids(listed: list[msgspec.Raw]) -> list[str]:
    """Return the ids of listed tables, which are encoded already."""
    return [msgspec.json.decode(table, type=ListedTable).id for table in listed]


async def test_a_table_out_of_service_is_not_offered_in_the_lobby(address: str) -> None:
    async with house_at(address) as house:
        host = await Person.come(house, "Ann")
        new = NewTable("counterfeiters", ["me", "open"], public=True)
        bad, good = [
            await house.store.create(new_row(new, check(new), host.guest)) for _ in range(2)
        ]
        assert set(ids(await in_lobby(house))) == {bad, good}
        await house.store.append(bad, 0, ["no", "entry"])
        with pytest.raises(DamagedTable):
            await house.rooms.room(bad)
        assert set(ids(await in_lobby(house))) == {good}
        assert ids(await for_guest(house, host.guest)) == [good, bad]


async def test_a_table_whose_options_cannot_be_read_hides_no_other(file: str) -> None:
    async with house_at(file) as house:
        host = await Person.come(house, "Ann")
        new = NewTable("counterfeiters", ["me", "open"], public=True)
        bad, good = [
            await house.store.create(new_row(new, check(new), host.guest)) for _ in range(2)
        ]
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET options = '{\"x' WHERE id = ?", (bad,))
    async with house_at(file) as house:
        assert ids(await in_lobby(house)) == [good]
        assert ids(await for_guest(house, host.guest)) == [good]
        with pytest.raises(DamagedTable):
            await house.rooms.room(bad)
        await house.adoption.adopt()
        assert (list(house.rooms.by_id), list(house.rooms.damaged.causes)) == ([good], [bad])


async def test_a_table_comes_back_when_its_log_was_mended(file: str) -> None:
    bad, good = await fill(file, 2)
    whole = rewrite(file, bad, 1, '["dance"]')
    async with house_at(file) as house:
        await house.adoption.adopt()
        assert list(house.rooms.by_id) == [good]
    rewrite(file, bad, 1, whole)
    async with house_at(file) as house:  # nobody has to come: somebody's clock may run there
        while bad not in house.rooms.by_id:
            await house.adoption.adopt()
            await asyncio.sleep(0.05)
        assert set(house.rooms.by_id) == {bad, good}
        assert house.rooms.damaged.causes == {}


async def test_a_match_that_was_running_when_its_log_was_damaged_ends_with_a_reason(
    file: str,
) -> None:
    async with house_at(file) as house:
        people = await open_table(house, ["me", "open", "open"])
        room = await deal(people)
        room.close("moved")
        break_replay(file, room.id)
        again = Person(house, people[0].guest)
        with pytest.raises(DamagedTable, match="out of service"):
            await again.join(room.id)


async def test_a_player_is_told_through_http_and_socket(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Server(file, tmp_path) as server:
        async with people_at(server.url, 2) as people:
            [place, _] = await begin(people, "counterfeiters", absence=None)
            [sound, _] = await begin(people, "counterfeiters", absence=None)
            server.kill()
            break_json(str(file), place.table)
            server.start()
            answer = await people[0].ask("GET", f"/api/tables/{place.table}")
            assert (answer.status_code, answer.json()["error"]) == (409, "damaged")
            back = await people[0].ask("GET", f"/api/tables/{place.table}/frames")
            assert (back.status_code, back.json()["error"]) == (409, "damaged")
            heard, code = await refused_at(people[0].url, place.table)
            assert (heard["error"], code) == ("damaged", 1008)
            assert "out of service" in heard["told"]
            await sound.join()
            assert sound.view is not None
        [line] = server.faults()
        assert "table_damaged" in line
        assert place.table in line
        server.forgive()


async def refused_at(url: str, table: str) -> tuple[dict[str, str], int | None]:
    """Return what a socket to a table says before it is closed, and with which code."""
    where = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(where) as socket:
        heard: dict[str, str] = json.loads(await socket.recv())
        try:
            await socket.recv()
        except ConnectionClosed:
            return heard, socket.close_code
    raise AssertionError("the socket stays open")


# --------------------------------------------------------------------------- pages


async def test_damaged_pages_of_the_log_stop_only_the_tables_whose_log_is_there(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    tables = await fill(file)
    overwrite_pages(file, pages_of(file, "moves")[1:2])
    async with open_services(ServerConfig(file)) as house:
        assert "store_damaged" in caplog.messages
        good = await openable(house, tables)
        bad = set(tables) - good
        assert bad
        assert len(good) > MANY / 2
        assert set(house.rooms.damaged.causes) == bad
        assert caplog.messages.count("table_damaged") == len(bad)
        played_on = 0
        for table in good:  # and there people play on
            room = await house.rooms.room(table)
            assert isinstance(room, LocalRoom)
            entries = room.table.entries
            people = [Person(house, seat.guest_id or "") for seat in room.seats]
            for person in people:
                await person.join(table)
            owes = next(person for person in people if person.seat in room.table.acting())
            await owes.choose()
            await until(partial(is_settled, room))
            if room.closed:  # the end of a log may lie beside the damage
                await until(partial(house.rooms.damaged.causes.get, table))
            else:
                assert (await seqs(house.store, table))[-1] == entries
                played_on += 1
        assert played_on
        assert played_on + len(house.rooms.damaged.causes) == MANY


async def test_a_move_into_a_damaged_page_does_not_take_others_with_it(file: str) -> None:
    async with open_store(file) as store:
        tables = [await played(store, 20) for _ in range(20)]
    overwrite_pages(file, pages_of(file, "moves")[3:5])
    async with open_store(file, "me") as store:
        for table in tables:
            await store.leases.claim(table)
        waiting = [store.keep(table, 20, body(table, 20)) for table in tables]
        failed = 0
        for table, answer in zip(tables, waiting, strict=True):
            try:
                await answer
            except Exception:  # noqa: BLE001  whatever is told of a damaged page
                failed += 1
            else:
                assert [move.seq for move in (await store.load(table, 20)).moves] == [20]
        assert 0 < failed < 20


async def test_what_is_damaged_keeps_nothing_else_from_being_deleted(file: str) -> None:
    async with open_store(file) as store:
        tables = [await played(store, 20) for _ in range(20)]
    overwrite_pages(file, pages_of(file, "moves")[3:5])
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET touched = 0")
    async with open_store(file) as store:
        deleted = await store.retention.sweep(RetentionPolicy())
        assert 0 < deleted.tables < len(tables)
        left = [table for table in tables if await store.tables.get(table)]
        assert len(left) == len(tables) - deleted.tables


async def test_a_store_that_is_damaged_elsewhere_is_not_served(file: str) -> None:
    await fill(file, 5)
    overwrite_pages(file, pages_of(file, "seats")[:1])
    with pytest.raises(DamagedStore, match=r"the store is damaged: .*funnymoney store restore"):
        async with open_services(ServerConfig(file)):
            pass


async def test_a_page_that_belongs_to_two_is_not_served_from(file: str) -> None:
    """Whoever writes into the one log would damage the other."""
    await fill(file)
    first, second = pages_of(file, "moves")[1:3]
    overwrite_pages(file, [first], by=second)
    with closing(sqlite3.connect(file)) as connection:
        root = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'moves'")
        [page] = root.fetchone()
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_schema SET rootpage = ? WHERE name = 'chat'", (page,))
        connection.commit()
    with pytest.raises(DamagedStore):
        async with open_services(ServerConfig(file)):
            pass


async def test_the_check_tells_how_long_it_took_and_can_be_left_out(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "funnymoney")
    async with open_services(ServerConfig(file)):
        [checked] = [each for each in caplog.records if each.msg == "store_checked"]
        assert checked.__dict__["facts"]["seconds"] >= 0
    await fill(file, 5)
    overwrite_pages(file, pages_of(file, "bans")[:1])
    caplog.clear()
    async with open_services(ServerConfig(file, check=False)):
        assert "store_checked" not in caplog.messages


async def test_a_file_that_is_not_even_opened_says_what_to_do(file: str) -> None:
    await fill(file, 1)
    overwrite_pages(file, [1], keep=100)
    with pytest.raises(DamagedStore, match="restore a backup"):
        async with open_store(file):
            pass


async def test_new_tables_find_their_place_beside_damage(file: str) -> None:
    async with open_store(file) as store:
        for _ in range(20):
            await played(store, 20)
    overwrite_pages(file, pages_of(file, "chat")[:1])
    async with open_store(file, checked=True) as store:
        assert await store.create(new_table())
