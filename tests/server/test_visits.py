"""A visit to a table, from joining to leaving, whatever happens to the line meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from funnymoney.server.protocol.messages import NewTable
from funnymoney.server.rooms.loading.table_rows import new_row
from funnymoney.server.services import Services
from funnymoney.server.table.settings import check
from funnymoney.server.ws.connection import Connection
from funnymoney.server.ws.outbox import Outbox
from tests.server.rooms import Person, house_at, until


async def to_nobody(_: object) -> None: ...


async def alone(house: Services) -> Person:
    """Return the host of a table with two open seats."""
    host = await Person.come(house, "Ann")
    new = NewTable("contraband", ["me", "open", "open"])
    await host.join(await house.store.create(new_row(new, check(new), host.guest)))
    return host


@asynccontextmanager
async def visiting(person: Person, *texts: str) -> AsyncIterator[Connection]:
    """Let somebody say all this, and then nothing more."""
    said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    for text in texts:
        said.put_nowait({"type": "websocket.receive", "text": text})
    visit = Connection(
        person.house, person.door, person.viewer, Outbox(to_nobody, person.house.metrics)
    )
    running = asyncio.create_task(visit.run(said.get))
    yield visit
    await running


class Slow:
    """A shelf of seats on which nothing more is put until it may go on."""

    def __init__(self, house: Services, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.may_go_on = asyncio.Event(), asyncio.Event()
        self.fill = house.store.seats.fill
        monkeypatch.setattr(type(house.store.seats), "fill", self.slowly)

    async def slowly(self, *given: Any) -> None:
        self.begun.set()
        await self.may_go_on.wait()
        await self.fill(*given)


def kinds(person: Person) -> list[str]:
    return [seat.kind for seat in person.door.seats]


async def test_a_wish_is_granted_wholly_even_if_the_line_breaks(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        host, slow = await alone(house), Slow(house, monkeypatch)
        async with visiting(host, '{"start": "easy"}') as visit:
            await slow.begun.wait()
            visit.outbox.break_off()
        slow.may_go_on.set()
        await until(lambda: kinds(host) == ["person", "bot", "bot"])


async def test_a_wish_is_granted_wholly_even_if_the_house_is_closed(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        host, slow = await alone(house), Slow(house, monkeypatch)
        async with visiting(host, '{"start": "easy"}') as visit:
            await slow.begun.wait()
            closing = asyncio.create_task(house.close())
            await asyncio.sleep(0.05)
            visit.outbox.break_off()
        slow.may_go_on.set()
        await closing
        found = await house.store.tables.get(host.door.id)
        assert found is not None
        assert [seat.kind for seat in found.seats] == ["person", "bot", "bot"]


async def test_the_wishes_of_one_line_are_granted_one_after_the_other(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(file) as house:
        host, slow = await alone(house), Slow(house, monkeypatch)
        async with visiting(host, '{"start": "easy"}', '{"pace": "quick"}') as visit:
            await slow.begun.wait()
            await asyncio.sleep(0.05)
            assert host.door.settings.pace == "calm"
            slow.may_go_on.set()
            await until(lambda: host.door.settings.pace == "quick")
            assert kinds(host) == ["person", "bot", "bot"]
            visit.outbox.break_off()
