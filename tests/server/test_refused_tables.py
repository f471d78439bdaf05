"""A new table is checked whole before anything is stored: a refused one leaves nothing behind."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from funnymoney.core.errors import BadOption
from funnymoney.core.game import Options
from funnymoney.games import GAMES, game_named
from funnymoney.games.counterfeiters.board import LARGE_SIDE
from funnymoney.games.crooked_cash.board import BELGIUM
from funnymoney.server.protocol.messages import NewTable
from funnymoney.server.rooms import seating
from funnymoney.server.rooms.loading import new_tables
from funnymoney.server.rooms.loading.table_rows import new_row
from funnymoney.server.services import Services
from funnymoney.server.store import rows
from funnymoney.server.store.errors import NotDurable, StoreUnavailable
from funnymoney.server.store.schema import tables
from funnymoney.server.table import trial_deal
from funnymoney.server.table.option_shape import MAX_OPTION_BYTES, check_shape
from funnymoney.server.table.settings import check
from funnymoney.server.table.trial_deal import check_dealable
from tests.server.people import Person as Visitor
from tests.server.playing import FEWEST
from tests.server.rooms import Person, deal, house_at, open_table
from tests.server.wire import Server

CITY = "crooked_cash"
POLICE = "counterfeiters"
HOSTILE: list[tuple[str, dict[str, Any]]] = [
    (CITY, {"board": {"city": "x"}}),
    (CITY, {"board": {"city": "x", "streets": []}}),
    (CITY, {"board": {"__proto__": {}}}),
    (CITY, {"board": BELGIUM | {"city": 7}}),
    (CITY, {"board": BELGIUM | {"streets": [*BELGIUM["streets"][:-1], {"name": "", "price": 10}]}}),
    (CITY, {"dealt": [12] * 5, "printed": [1] * 5}),
    (POLICE, {"board": {"spaces": [], "track": {}}}),
    (POLICE, {"board": {"__proto__": {}}}),
    (POLICE, {"board": LARGE_SIDE | {"spaces": [{"zone": "print", "price": "x"}]}}),
    (POLICE, {"board": LARGE_SIDE | {"spaces": [{"zone": "tax", "price": 10**12}]}}),
    (POLICE, {"first_player": 3}),
    (POLICE, {"board": {"spaces": "x" * 9000, "track": {}}}),
    ("contraband", {"__proto__": {}}),
    ("contraband", {"rounds": 10**30}),
    ("contraband", {"rounds": 1.5}),
    ("contraband", {"goods_counts": {"even": {}}}),
    ("contraband", {"goods_counts": "tiny", "bags": 0, "baggage": 0, "first_officer": 5}),
    ("ffuffziger", {"machines": 0}),
    ("ffuffziger", {"purse": [[[[[[[[[]]]]]]]]]}),
    ("ffuffziger", {"letters": None}),
]


@pytest.mark.parametrize(("game", "options"), HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("others", ["open", "easy"])
async def test_options_that_cannot_be_dealt_are_refused_and_leave_nothing(
    server: Server, game: str, options: dict[str, Any], others: str
) -> None:
    person = await Visitor.arrive(server.url)
    seats = ["me", *[others] * (FEWEST[game] - 1)]
    body = {"game": game, "seats": seats, "options": options, "public": True}
    answer = await person.ask("POST", "/api/tables", json=body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] == "option"
    assert 10 < len(answer.json()["told"]) < 600
    assert (await person.get("/api/me"))["tables"] == []
    await person.leave_for_good()


RAW = [
    f'{{"game":"contraband","seats":["me","open","open"],"options":{text}}}'
    for text in (
        '{"rounds":NaN}', '{"rounds":1e999}', '{"\\ud800":1}', '{"rounds":"\\ud800"}',
        '{"a":' * 3000 + "1" + "}" * 3000, "[" * 5000 + "]" * 5000, '{"rounds":' + "9" * 5000 + "}",
        '{"rounds":"\\u0000"}', json.dumps({f"key{each}": each for each in range(3000)}), "null",
    )
]  # fmt: skip


@pytest.mark.parametrize("text", RAW, ids=range(len(RAW)))
async def test_what_is_hardly_json_is_refused(server: Server, text: str) -> None:
    person = await Visitor.arrive(server.url)
    answer = await person.ask("POST", "/api/tables", content=text.encode())
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] in ("option", "body")
    await person.leave_for_good()


async def test_nothing_is_written_for_a_refused_table(address: str) -> None:
    async with house_at(address) as house:
        host = await Person.come(house, "Ann")
        for game, options in HOSTILE:
            new = NewTable(game, ["me", *["easy"] * (FEWEST[game] - 1)], options)  # type: ignore[list-item]
            with pytest.raises(BadOption):
                check(new)
        assert await count(house) == 0
        good = NewTable("counterfeiters", ["me", "easy"])
        await house.rooms.new_tables.create(new_row(good, check(good), host.guest))
        assert await count(house) == 1


async def count(house: Services) -> int:
    [row] = await house.store.tables.rows(select(func.count()).select_from(tables))
    return int(row[0])


async def test_a_table_that_cannot_be_opened_is_deleted_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(address) as house:
        host = await Person.come(house, "Ann")
        new = NewTable("counterfeiters", ["me", "easy"])
        row = new_row(new, check(new), host.guest)

        async def fail(*_: object) -> None:
            raise RuntimeError("whatever it is")

        with monkeypatch.context() as broken:
            broken.setattr(house.rooms, "open_room", fail)
            with pytest.raises(RuntimeError):
                await house.rooms.new_tables.create(row)
        await becomes_empty(house)
        assert house.rooms.by_id == {}


async def becomes_empty(house: Services) -> None:
    async with asyncio.timeout(20):
        while await count(house):
            await asyncio.sleep(0.05)


async def test_a_table_that_was_stored_stays_with_its_links_though_it_cannot_be_opened_just_now(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(address) as house:
        host = await Person.come(house, "Ann")
        new = NewTable("counterfeiters", ["me", "open"], public=True)
        row = new_row(new, check(new), host.guest)

        async def be_away(*_: object) -> None:
            raise StoreUnavailable("just now")

        with monkeypatch.context() as broken:
            broken.setattr(house.rooms.new_tables, "open_room", be_away)
            table = await house.rooms.new_tables.create(row)
        mine, invitation = row.links
        found = await house.store.seats.by_link(mine.token)
        assert (mine.of, found and found.guest_id) == (host.guest, host.guest)
        guest = await Person.come(house, "Bram")
        await house.store.seats.claim_by_link(invitation.token, guest.guest)
        await guest.join(table)
        assert guest.seat == 1


async def test_a_table_that_may_have_been_stored_is_deleted_when_the_store_is_back(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection may break while a commit is made: nobody knows whether it was done."""
    monkeypatch.setattr(new_tables, "DISCARD_RETRY_S", 0.01)
    async with house_at(address) as house:
        host = await Person.come(house, "Ann")
        new = NewTable("counterfeiters", ["me", "easy"], public=True)
        create, undo = house.store.tables.create, house.store.tables.undo_create
        attempts = iter([True, False])

        async def stored_but_lost(*more: Any) -> str:
            await create(*more)
            raise NotDurable("the connection broke")

        async def undo_at_last(row: rows.NewTable) -> None:
            if next(attempts):
                raise StoreUnavailable("still away")
            await undo(row)

        tables_shelf = house.store.tables
        object.__setattr__(tables_shelf, "create", stored_but_lost)
        object.__setattr__(tables_shelf, "undo_create", undo_at_last)
        with pytest.raises(NotDurable):
            await house.rooms.new_tables.create(new_row(new, check(new), host.guest))
        await becomes_empty(house)


async def test_a_rematch_that_is_discarded_leaves_the_way_free_for_another(address: str) -> None:
    async with house_at(address) as house:
        host = await Person.come(house, "Ann")
        new = NewTable("counterfeiters", ["me", "easy"])
        first, *rematches = [new_row(new, check(new), host.guest) for _ in range(4)]
        await house.store.create(first)
        one, two, three = (replace(each, follows=first.id) for each in rematches)
        assert await house.store.create(one) == one.id
        assert await house.store.create(two) == one.id, "two have asked at once"
        assert await count(house) == 2
        await house.store.tables.undo_create(one)
        assert await count(house) == 1
        assert await house.store.create(three) == three.id


async def test_a_rematch_that_could_not_be_dealt_is_refused_and_leaves_nothing(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules may have become stricter since the match was played."""

    def refuse(*_: object) -> None:
        raise BadOption("another board was expected")

    async with house_at(file) as house:
        people = await open_table(house, ["me", "open"], "counterfeiters")
        room = await deal(people)
        room.status = "finished"
        monkeypatch.setattr(seating, "check_dealable", refuse)
        with pytest.raises(BadOption):
            await people[0].wish(rematch=True)
        assert await count(house) == 1


def test_what_the_rules_did_not_expect_is_one_refusal_too(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("with something secret in it")

    monkeypatch.setattr(trial_deal, "deal_trial", fail)
    with pytest.raises(BadOption, match="no match of contraband can be dealt"):
        check_dealable(game_named("contraband"), 3, {})
    assert caplog.messages == ["trial_deal_failed"]
    assert "secret" not in caplog.text


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_dealt_with_its_defaults_for_every_number_of_players(game: str) -> None:
    for players in game_named(game).seats:
        tiny: Options = {"edition": "tiny"}
        for options in ({}, tiny):
            check_dealable(game_named(game), players, options)


def test_the_longest_board_that_the_rules_take_fits_into_the_options() -> None:
    amounts = {"price": 10_000, "rent": 10_000, "hotel_rent": 10_000, "hotel_cost": 10_000}
    streets = [{"name": f"{each:02}" + "街" * 58} | amounts for each in range(22)]
    board = {"city": "市" * 60, "streets": streets}
    settled = check_dealable(game_named(CITY), 6, {"board": board})
    check_dealable(game_named(CITY), 6, settled)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"x": "y" * MAX_OPTION_BYTES}, "8192 bytes"),
        ({"x": [0] * 1001}, "1000 values"),
        ({"x": [[[[[[]]]]]]}, "6 deep"),
        ({"x": {"_y": 1}}, "no underscore"),
        ({"": 1}, "names in options"),
        ({"x y": 1}, "names in options"),
        ({"x": 2**53 + 1}, "2\\^53"),
        ({"x": float("inf")}, "finite"),
        ({"x": "\0"}, "whole characters"),
        ({"x": "\ud800"}, "whole characters"),
        ({"\ud800": 1}, "names in options"),
        ({"x": {1, 2}}, "plain JSON"),
    ],
    ids=range(12),
)
def test_options_are_plain_json_of_a_small_size(options: dict[str, Any], expected: str) -> None:
    with pytest.raises(BadOption, match=expected) as refused:
        check_shape(options)
    assert len(str(refused.value).encode()) < 600


async def test_to_have_tables_checked_costs_something_also_if_they_are_refused(
    strict_server: Server,
) -> None:
    person = await Visitor.arrive(strict_server.url)
    body = {"game": CITY, "seats": ["me", "open"], "options": {"board": {"city": "x"}}}
    answers = [await person.ask("POST", "/api/tables", json=body) for _ in range(150)]
    codes = [answer.status_code for answer in answers]
    assert set(codes) == {400, 429}
    assert codes.index(429) >= 100
    assert int(answers[-1].headers["retry-after"]) > 0
    await person.leave_for_good()


async def test_a_refused_table_does_not_count_among_those_one_may_open(
    strict_server: Server,
) -> None:
    person = await Visitor.arrive(strict_server.url)
    bad = {"game": CITY, "seats": ["me", "open"], "options": {"board": {"city": "x"}}}
    for _ in range(30):
        refused: httpx.Response = await person.ask("POST", "/api/tables", json=bad)
        assert refused.status_code == 400
    assert (await person.open(CITY, "me", "open"))["id"]
    await person.leave_for_good()
