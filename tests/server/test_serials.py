"""Numbers of tables: as on a banknote, and one for each table in play."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import insert

from funnymoney.server.store import open_store
from funnymoney.server.store.repositories import tables as tables_module
from funnymoney.server.store.repositories.serials import new_serial, printed, typed
from funnymoney.server.store.schema import tables
from tests.server.sets import new_table


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("CB7341K", "CB7341K"),
        (" cb 7341 k ", "CB7341K"),
        ("cb-7341.K", "CB7341K"),
        ("CB734K", None),
        ("CB73411", None),
        ("CB\uff17341K", None),
        ("", None),
        ("x" * 10_000, None),
    ],
)
def test_a_number_is_understood_as_people_type_it(said: str, meant: str | None) -> None:
    assert typed(said) == meant


def test_numbers_look_like_those_of_banknotes() -> None:
    found = [new_serial("crooked_cash") for _ in range(200)]
    assert all(typed(printed(serial)) == serial for serial in found)
    assert {serial[:2] for serial in found} == {"CC"}
    assert len(set(found)) > 150
    assert printed("CB7341K") == "CB 7341 K"
    assert printed(None) == ""
    assert new_serial("chess").startswith("FM")


async def test_tables_in_play_have_different_numbers(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(["CB0001A", "CB0001A", "CB0001A", "CB0002B", "CB0001A"])
    monkeypatch.setattr(tables_module, "new_serial", lambda game: next(drawn))
    async with open_store(address) as store:
        first = await store.create(new_table())
        second = await store.create(new_table())
        found = [(await store.load(table)).table.serial for table in (first, second)]
        assert found == ["CB0001A", "CB0002B"]
        assert await store.tables.by_serial("CB0001A") == first
        await store.tables.abort(first)
        assert await store.tables.by_serial("CB0001A") is None
        third = await store.create(new_table())
        assert await store.tables.by_serial("CB0001A") == third


async def test_two_processes_cannot_give_the_same_number(address: str) -> None:
    async with open_store(address) as store:
        table = await store.create(new_table())
        about = (await store.load(table)).table
        row: dict[str, Any] = {
            "id": "other",
            "serial": about.serial,
            "status": "open",
            "public": True,
        }
        row |= {"game": "contraband", "edition": 1, "players": 3, "options": {}, "terms": {}}
        twin = insert(tables).values(row | {"created": 1, "touched": 1})
        with pytest.raises(Exception, match="serial"):
            await store.tables.change(twin)
        await store.tables.change(twin.values(status="finished"))


async def test_when_another_was_quicker_a_new_number_is_drawn(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(["CB0001A", "CB0001A", "CB0002B"])
    monkeypatch.setattr(tables_module, "free_serial", lambda connection, game: next(drawn))
    async with open_store(address) as store:
        await store.create(new_table())
        second = await store.create(new_table())
        assert (await store.load(second)).table.serial == "CB0002B"


async def test_only_public_tables_are_found(address: str) -> None:
    async with open_store(address) as store:
        hidden = await store.create(new_table(public=False))
        serial = (await store.load(hidden)).table.serial
        assert serial is not None
        assert await store.tables.by_serial(serial) is None


async def test_a_table_that_is_over_is_found_until_another_has_its_number(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "new_serial", lambda game: "CB0007K")
    async with open_store(address) as store:
        first = await store.create(new_table())
        await store.tables.start(first)
        await store.tables.finish(first, {})
        assert await store.tables.by_serial("CB0007K") == first
        second = await store.create(new_table())
        assert await store.tables.by_serial("CB0007K") == second
