"""Lists of tables are short, whatever anybody has opened, and can be paged through."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from funnymoney.games import game_named
from funnymoney.games.crooked_cash.board import BELGIUM
from funnymoney.server.http.listing import MAX_LISTED, for_guest, in_lobby
from funnymoney.server.protocol.messages import ListedTable
from funnymoney.server.store import Store, open_store, rows
from funnymoney.server.store.errors import NoSuchTable
from funnymoney.server.store.schema import tables
from tests.server.people import Person as Visitor
from tests.server.rooms import Person, house_at
from tests.server.sets import new_table, seat
from tests.server.wire import Server

LONG_NAME = "🎲" * 24
ANSWER_BYTES = 64 * 1024


def city_table(guest: str, **options: Any) -> rows.NewTable:
    game = game_named("crooked_cash")
    seats = (seat("person", guest), *[seat("bot", level="expert")] * 4, seat("open"))
    return rows.NewTable(game.name, game.edition, game.settle(6, options), seats, True, guest)


async def made_at(store: Store, table: str, created: int) -> None:
    await store.tables.change(update(tables).where(tables.c.id == table).values(created=created))


async def test_the_lobby_is_paged_through_without_gaps_or_repeats(address: str) -> None:
    """Many were made in the same millisecond, and some close while somebody turns the pages."""
    async with open_store(address) as store:
        made = [await store.create(new_table()) for _ in range(23)]
        for number, table in enumerate(made):
            await made_at(store, table, 1000 + number // 10)
        found: list[str] = []
        before = None
        while page := [each.table.id for each in await store.tables.lobby(4, before)]:
            found += page
            before = page[-1]
            await store.tables.abort(before)  # the page goes on from a table that is not open
        assert sorted(found) == sorted(made)
        assert [made.index(table) // 10 for table in found] == [2] * 3 + [1] * 10 + [0] * 10


async def test_there_is_no_page_after_a_table_that_is_not_there(address: str) -> None:
    async with open_store(address) as store:
        with pytest.raises(NoSuchTable):
            await store.tables.lobby(4, "no\0where")


async def test_lists_hold_at_most_fifty_tables_and_64_kb(file: str) -> None:
    async with house_at(file) as house:
        host = await Person.come(house, LONG_NAME)
        board = {"board": BELGIUM | {"city": "x" * 60}}
        for number in range(70):
            options = board if number % 2 else {"round_cap": 7}
            await house.store.create(city_table(host.guest, **options))
        for listed in (await in_lobby(house), await for_guest(house, host.guest)):
            assert len(listed) == MAX_LISTED == 50
            assert sum(len(bytes(each)) + 1 for each in listed) < ANSWER_BYTES
        shown = [json.loads(bytes(each)) for each in await in_lobby(house)]
        rest = [json.loads(bytes(each))["id"] for each in await in_lobby(house, shown[-1]["id"])]
        assert len({each["id"] for each in shown} | set(rest)) == 70
        assert [each["created"] for each in shown] == sorted(
            (each["created"] for each in shown), reverse=True
        )


async def test_an_answer_is_cut_where_it_would_be_too_long(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("funnymoney.server.http.listing.MAX_LIST_BYTES", 2000)
    async with house_at(file) as house:
        host = await Person.come(house, LONG_NAME)
        made = [await house.store.create(city_table(host.guest)) for _ in range(9)]
        found: list[str] = []
        before = None
        while page := await in_lobby(house, before):
            assert sum(len(bytes(each)) + 1 for each in page) <= 2000
            found += [json.loads(bytes(each))["id"] for each in page]
            before = found[-1]
        assert sorted(found) == sorted(made)


async def test_a_list_tells_only_what_differs_from_the_defaults(server: Server) -> None:
    person = await Visitor.arrive(server.url)
    usual = await person.open("crooked_cash", "me", "open", options={"round_cap": 100})
    changed = await person.open("crooked_cash", "me", "open", options={"round_cap": 7})
    own = await person.open("crooked_cash", "me", "open", options={"board": BELGIUM})
    mine = {each["id"]: each for each in (await person.get("/api/me"))["tables"]}
    assert [mine[each["id"]]["options"] for each in (usual, changed, own)] == [
        {}, {"round_cap": 7}, {},
    ]  # fmt: skip
    assert mine[own["id"]]["own_box"] is True
    assert "own_box" not in mine[usual["id"]]
    assert (await person.get(f"/api/tables/{own['id']}"))["options"]["board"] == BELGIUM
    await person.leave_for_good()


async def test_the_lobby_is_a_list_of_tables_and_says_what_before_must_be(server: Server) -> None:
    person = await Visitor.arrive(server.url)
    first = await person.open("counterfeiters", "me", "open", public=True)
    second = await person.open("counterfeiters", "me", "open", public=True)
    ids = [each["id"] for each in await person.get("/api/tables")]
    assert ids.index(second["id"]) < ids.index(first["id"])
    older = [each["id"] for each in await person.get(f"/api/tables?before={second['id']}")]
    assert second["id"] not in older
    assert first["id"] in older
    answer = await person.ask("GET", "/api/tables?before=nowhere")
    assert (answer.status_code, answer.json()["error"]) == (404, "no_table")
    shown = next(each for each in await person.get("/api/tables") if each["id"] == first["id"])
    optional = {"own_box", "branched", "you", "turn", "closed"}
    fields = set(ListedTable.__struct_fields__) - optional
    assert set(shown) == fields
    await person.leave_for_good()


@pytest.mark.parametrize("path", ["/api/tables", "/api/me"])
async def test_lists_are_limited_far_above_what_a_page_asks_for(
    strict_server: Server, path: str
) -> None:
    person = await Visitor.arrive(strict_server.url)
    codes: list[int] = []
    answer = httpx.Response(0)
    while len(codes) < 2000 and 429 not in codes:
        answer = await person.ask("GET", path)
        codes.append(answer.status_code)
    assert codes[-1] == 429, "anybody may ask as often as they like"
    assert codes.count(200) >= 100
    assert int(answer.headers["retry-after"]) > 0
    await person.leave_for_good()
