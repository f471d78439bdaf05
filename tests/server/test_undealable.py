"""Tables that cannot be dealt are closed: those of an older store, and whatever else turns up."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import pytest

from funnymoney.core.match import Match
from funnymoney.games import game_named
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.rooms.loading.undealable import close_undealable_tables
from funnymoney.server.services import Services
from funnymoney.server.store import Store, open_store, rows
from funnymoney.server.store.errors import DamagedTable, StoreUnavailable
from funnymoney.server.store.repositories.leases import Leases
from funnymoney.server.store.repositories.tables import Tables
from funnymoney.server.store.repository import Repository
from tests.server.damaging import spoil
from tests.server.rooms import Person, house_at, open_table, until
from tests.server.sets import seat
from tests.server.test_sessions import process

BAD: dict[str, Any] = {"board": {"city": "x"}}


async def stored(
    store: Store, options: dict[str, Any], name: str = "crooked_cash", edition: int | None = None
) -> str:
    """Store a table as an older version did: without a look at its board."""
    game = game_named(name)
    seats = tuple(seat("open") for _ in range(game.seats[0]))
    number = game.edition if edition is None else edition
    return await store.create(rows.NewTable(name, number, options, seats))


async def status(house: Services, table: str) -> str:
    listed = await house.store.tables.get(table)
    assert listed is not None
    return listed.table.status


async def test_tables_of_an_older_store_that_cannot_be_dealt_are_closed_on_start(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_store(address) as store:
        bad = [await stored(store, BAD) for _ in range(3)]
        bad.append(await stored(store, {"board": {"spaces": [], "track": {}}}, "counterfeiters"))
        bad.append(await stored(store, {"no_such_option": 1}, "contraband"))
        running = await stored(store, {"rounds": 10**9}, "contraband")
        await store.tables.start(running)
        good = [await stored(store, {}), await stored(store, {"rounds": 2}, "ffuffziger")]
        old = await stored(store, BAD, edition=0)
    async with house_at(address) as house:
        await until(lambda: "tables_undealable" in caplog.messages)
        for table in (*bad, old, running):
            assert await status(house, table) == "aborted"
            with pytest.raises(Refused, match="closed"):
                await house.rooms.room(table)
        for table in good:
            assert await status(house, table) == "open"
        told = [record for record in caplog.records if record.msg == "tables_undealable"]
        assert [record.__dict__["facts"]["tables"] for record in told] == [7]
        caplog.clear()
        assert await close_undealable_tables(house.store, house.rooms.refresh_everywhere) == 0
        assert caplog.messages == []


async def test_more_tables_than_are_read_at_once_are_looked_at(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("funnymoney.server.rooms.loading.undealable.MAX_AT_ONCE", 3)
    async with house_at(file) as house:
        await asyncio.sleep(0.1)  # what is done on start is done
        made = [await stored(house.store, BAD if at % 2 else {}) for at in range(10)]
        assert await close_undealable_tables(house.store, house.rooms.refresh_everywhere) == 5
        assert [await status(house, table) for table in made] == ["open", "aborted"] * 5


@pytest.mark.parametrize(
    "damage",
    [
        """UPDATE tables SET options = '{"x' WHERE id = ?""",
        "UPDATE tables SET options = CAST(x'7bff7d' AS TEXT) WHERE id = ?",
        "UPDATE tables SET players = 9 WHERE id = ?",
    ],
)
async def test_a_damaged_table_keeps_no_other_from_being_closed_and_is_not_closed_itself(
    file: str, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_store(file) as store:
        first, damaged, last = [
            await stored(store, options, "contraband")
            for options in ({"rounds": 10**9}, {}, {"rounds": 10**9})
        ]
    spoil(file, damage, damaged)
    async with house_at(file) as house:
        await until(lambda: "tables_undealable" in caplog.messages)
        assert [await status(house, table) for table in (first, last)] == ["aborted"] * 2
        with pytest.raises(DamagedTable):
            await house.rooms.room(damaged)
    assert sorted(caplog.messages) == ["table_damaged", "tables_undealable"]
    with closing(sqlite3.connect(file)) as connection:
        query = "SELECT status FROM tables WHERE id = ?"
        assert connection.execute(query, (damaged,)).fetchall() == [("open",)]


@pytest.mark.parametrize(
    ("shelf", "name"), [(Tables, "alive"), (Tables, "dealings"), (Leases, "try_again")]
)
async def test_what_is_done_on_start_is_done_when_the_store_is_back(
    address: str,
    shelf: type[Repository],
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("funnymoney.server.ops.scheduler.TICK_S", 0.01)
    async with open_store(address) as store:
        bad = await stored(store, BAD)
        await store.leases.release(bad)  # nobody takes it in, who would close it then
        asleep = await stored(store, {})
        await store.leases.put_off(asleep, None)
    does, tries = getattr(shelf, name), 0

    async def first_away(self: Repository, *given: Any) -> Any:
        nonlocal tries
        tries += 1
        if tries <= 3:
            raise StoreUnavailable("away")
        return await does(self, *given)

    monkeypatch.setattr(shelf, name, first_away)
    async with house_at(address) as house:
        await until(lambda: asleep in house.rooms.by_id)  # it was woken
        await until(lambda: "tables_undealable" in caplog.messages)
        assert await status(house, bad) == "aborted"
    assert tries > 3
    assert caplog.messages == ["tables_undealable"]


async def test_what_was_closed_before_an_outage_is_told(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("funnymoney.server.rooms.loading.undealable.MAX_AT_ONCE", 1)
    async with house_at(file) as house:
        await asyncio.sleep(0.1)  # what is done on start is done
        made = [await stored(house.store, BAD) for _ in range(2)]
        does, tries = Tables.dealings, 0

        async def once(shelf: Tables, ids: Sequence[str]) -> tuple[rows.Dealing, ...]:
            nonlocal tries
            tries += 1
            if tries > 1:
                raise StoreUnavailable("away")
            return await does(shelf, ids)

        monkeypatch.setattr(Tables, "dealings", once)
        with pytest.raises(StoreUnavailable):
            await close_undealable_tables(house.store, house.rooms.refresh_everywhere)
        assert sorted([await status(house, table) for table in made]) == ["aborted", "open"]
        [told] = [record for record in caplog.records if record.msg == "tables_undealable"]
        assert told.__dict__["facts"]["tables"] == 1


async def test_a_table_that_lives_in_another_process_is_left_to_it(shared: str) -> None:
    async with process(shared, "other") as other, house_at(shared) as house:
        theirs = await stored(other, BAD)
        assert await close_undealable_tables(house.store, house.rooms.refresh_everywhere) == 0
        assert await status(house, theirs) == "open"
        with pytest.raises(Refused, match="closed"):
            await house.rooms.room(theirs)
        await other.leases.let_go()
        assert await close_undealable_tables(house.store, house.rooms.refresh_everywhere) == 1
        assert await status(house, theirs) == "aborted"


async def test_who_comes_to_a_table_that_cannot_be_dealt_is_told_and_it_is_closed(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(address) as house:
        await asyncio.sleep(0.1)
        table = await stored(house.store, BAD)
        ann = await Person.come(house, "Ann")
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await ann.join(table)
            assert refused.value.reason == "undealable"
        assert await status(house, table) == "aborted"
        assert caplog.messages.count("tables_undealable") == 1


async def test_a_deal_that_fails_closes_its_table_and_tells_everybody(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever the trial has shown: sockets and GET must not say two things."""
    async with house_at(address) as house:
        ann, ben = await open_table(house, ["me", "open"], "counterfeiters")
        room = ann.room

        def fail(*_: object) -> Match:
            raise OverflowError("a seed may stand here")

        monkeypatch.setattr(Match, "promised", fail)
        await ann.wish(give="plum")
        await ben.wish(give="pear")
        await until(lambda: ann.ends and ben.ends)
        for person in (ann, ben):
            assert (person.last("bye"), person.ends) == ("undealable", ["undealable"])
            assert {each["table"]["status"] for each in person.heard if "table" in each} == {"open"}
        assert await status(house, room.id) == "aborted"
        assert room.id not in house.rooms.by_id
        assert "deal_failed" in caplog.messages
        assert "seed" not in caplog.text
