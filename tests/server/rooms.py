"""A house of our own for tests, with people who note down what they are sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec import json

from funnymoney.bots.random import RandomBot
from funnymoney.core.game import Word
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.server.config import ServerConfig, Settings
from funnymoney.server.protocol.messages import NewTable, Request
from funnymoney.server.rooms.loading.table_rows import new_row
from funnymoney.server.rooms.local import LocalRoom
from funnymoney.server.runner import open_services
from funnymoney.server.services import Services
from funnymoney.server.table.settings import check
from funnymoney.server.table.viewers import Viewer


@asynccontextmanager
async def house_at(store: str, **settings: Any) -> AsyncIterator[Services]:
    place = ServerConfig(store, settings=Settings(limited=False, **settings))
    async with open_services(place) as house:
        yield house


async def open_table(
    house: Services, seats: list[str], game: str = "contraband", **more: Any
) -> Any:
    """Return the people of a new table, the host first; every "open" seat gets a person."""
    host = await Person.come(house, "Ann")
    more = {"pace": "quick"} | more
    new = NewTable(game, seats, **more)  # type: ignore[arg-type]
    table = await house.store.create(new_row(new, check(new), host.guest))
    people = [host]
    for player, who in enumerate(seats):
        if who == "open":
            people.append(await Person.come(house, f"Guest {player}"))
            await house.store.seats.claim(table, player, people[-1].guest)
    await house.rooms.refresh(table)  # the house may have opened it by itself meanwhile
    for person in people:
        await person.join(table)
    return people


async def deal(people: list[Person]) -> LocalRoom:
    """Let everybody give to the seed, and wait for the deal."""
    for person in people:
        await person.wish(give="plum")
    await until(lambda: all(person.view for person in people))
    return people[0].room


async def until(true: Callable[[], object], seconds: float = 10) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


def let_pass(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let so much time pass in an instant, for all that goes by the hour."""
    now, ticks = time.time, time.time_ns
    monkeypatch.setattr(time, "time", lambda: now() + seconds)
    monkeypatch.setattr(time, "time_ns", lambda: ticks() + int(seconds * 1e9))


class Person:
    """A guest with a connection, without a socket between; his table may live elsewhere."""

    def __init__(self, house: Services, guest: str) -> None:
        self.house = house
        self.guest = guest
        self.heard: list[dict[str, Any]] = []
        self.ends: list[str] = []
        self.bot = RandomBot(FastLuck(len(guest)))

    @classmethod
    async def come(cls, house: Services, name: str) -> Person:
        guest, _ = await house.store.guests.create(name)
        return cls(house, guest.id)

    async def join(self, table: str) -> None:
        self.ends = []
        self.viewer = Viewer(None, self.hear, self.ends.append, self.guest)
        self.door = await self.house.rooms.room(table)
        await self.door.join(self.viewer)

    @property
    def room(self) -> LocalRoom:
        """Return the room of the table, which lives in the process he has come to."""
        assert isinstance(self.door, LocalRoom)
        return self.door

    def hear(self, letter: bytes) -> None:
        if not self.ends:  # through a connection that was ended nothing goes any more
            self.heard.append(json.decode(letter))

    def go(self) -> None:
        self.door.leave(self.viewer)

    async def wish(self, **wish: Any) -> None:
        await self.door.handle(self.viewer, Request(**wish))

    def last(self, field: str) -> Any:
        """Return the newest of something that was told."""
        return next((heard[field] for heard in reversed(self.heard) if field in heard), None)

    @property
    def view(self) -> Any:
        return self.last("view")

    @property
    def table(self) -> Any:
        return self.last("table")

    @property
    def seat(self) -> int:
        player = self.door.seat_of(self.guest)
        assert player is not None
        return player

    async def choose(self) -> None:
        await self.wish(do=self.bot.act(self.view), step=self.last("step"))


class SlowDisk:
    """Keeps nothing before it is told to."""

    def __init__(self, house: Services, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers: list[asyncio.Future[None]] = []
        monkeypatch.setattr(house.store, "keep", self.keep)

    def keep(self, table: str, seq: int, entry: object) -> asyncio.Future[None]:
        self.answers.append(asyncio.get_running_loop().create_future())
        return self.answers[-1]

    def be_done(self) -> None:
        for answer in self.answers:
            answer.set_result(None)


def put_before_a_wish(room: LocalRoom) -> tuple[int, Word]:
    """Let the match stand where somebody can choose what nobody else sees; return who and what."""
    for seed in range(100):
        match = Match(room.table.game, room.table.players, seed=f"{seed:064x}")
        bot = RandomBot(FastLuck(seed))
        for number in range(400):
            player = match.asked_first()
            word = bot.act(match.view(player))
            told, mark = len(match.told), match.luck.mark()
            match.play(player, word)
            is_seen = any(to != player for to, _ in match.told[told:])
            if not is_seen and match.luck.mark() == mark:
                room.table.match = Match.of(match.record, room.table.game, number)
                for viewer in room.table.viewers():
                    room.table.full_message(viewer.player)  # as if all had seen how it came to that
                return player, word
    raise AssertionError("nobody has ever wished for anything")
