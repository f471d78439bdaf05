"""Playing at random through the wire, with and without losing the connection."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from websockets.exceptions import ConnectionClosed

from funnymoney.bots.random import RandomBot
from funnymoney.core.luck import FastLuck
from tests.server.people import Message, Person, Place

LONGEST_GAME = 55.0  # seconds

# What makes a match short, and how many play: the fewest, and more.
SHORT: dict[str, Message] = {
    "contraband": {"rounds": 2},
    "counterfeiters": {"henchmen": 1, "guard_round": 2},
    "ffuffziger": {"rounds": 3},
    "crooked_cash": {"round_cap": 1},
}
FEWEST = {"contraband": 3, "counterfeiters": 2, "ffuffziger": 3, "crooked_cash": 2}
MORE = {"contraband": 5, "counterfeiters": 4, "ffuffziger": 5, "crooked_cash": 4}


class Player:
    """Takes any legal choice at a place, and may drop out at any message."""

    def __init__(self, place: Place, seed: int = 0, drops: float = 0.0) -> None:
        self.place, self.drops = place, drops
        self.rng = random.Random(seed)
        self.bot = RandomBot(FastLuck(seed))
        self.asked: tuple[int, int] | None = None  # the step and the refusals when I chose last
        self.done: dict[int, list[Any]] = {}  # what I chose at which step
        self.acknowledged = 0  # of these
        self.dropped = 0

    async def play_out(self) -> None:
        async with asyncio.timeout(LONGEST_GAME):
            while not self.place.over:
                await self.play_on()

    async def play_on(self) -> None:
        """Choose if there is something to choose; listen; perhaps drop out."""
        await self.choose()
        await self.place.hear(LONGEST_GAME)
        self.count()
        if self.rng.random() < self.drops and not self.place.over:
            await self.drop_out()

    async def choose(self) -> None:
        place = self.place
        now = (place.step or 0, len(place.errors))
        if place.may_choose and now != self.asked:
            assert place.view is not None
            self.asked = now
            self.done[now[0]] = self.bot.act(place.view)
            await place.say(do=self.done[now[0]], step=now[0])

    def count(self) -> None:
        """Note what was acknowledged: the message that counts one more step came."""
        if self.place.step is not None:
            self.acknowledged = max(self.acknowledged, self.place.step)

    async def drop_out(self) -> None:
        """Go without a word or politely, come back, and find all the news that were noted."""
        place = self.place
        noted, step = place.news[:], place.step
        if self.rng.random() < 0.5:
            place.break_off()
        else:
            await place.drop()
        await place.join()
        self.asked = None
        self.dropped += 1
        assert place.news[: len(noted)] == noted, "what was told once is not told again"
        assert (place.step or 0) >= (step or 0), "a choice that was acknowledged is lost"


async def play_all(players: Sequence[Player]) -> None:
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play_out())


async def listen_all(places: Sequence[Place]) -> None:
    async with asyncio.TaskGroup() as group:
        for place in places:
            group.create_task(place.until(lambda each: each.over, LONGEST_GAME))


@asynccontextmanager
async def people_at(url: str, count: int) -> AsyncIterator[list[Person]]:
    """Let so many guests arrive; they are gone afterwards."""
    found: list[Person] = []
    try:
        for number in range(count):
            found += [await Person.arrive(url, f"Guest {number}")]
        yield found
    finally:
        for person in found:
            await person.leave_for_good()


async def begin(people: Sequence[Person], game: str, *more: str, **table: Any) -> list[Place]:
    """Seat these people at a new table, the first as host, and wait until the cards are dealt."""
    table.setdefault("options", SHORT[game])
    seats = ["me", *["open"] * (len(people) - 1), *more]
    opened = await people[0].open(game, *seats, **table)
    places = [await people[0].go_to(opened["id"])]
    for person in people[1:]:
        places += [await person.sit(opened["id"])]
    await dealt(places)
    return places


async def dealt(places: Sequence[Place]) -> None:
    async with asyncio.TaskGroup() as group:
        for place in places:
            group.create_task(place.until(lambda each: each.view is not None))


WINDOW = {"trust", "check"}  # Crooked Cash: several answer, and none knows whether others have


def may_answer(place: Place) -> bool:
    return any(offer["verb"] in WINDOW for offer in place.offers)


async def to_a_window(players: Sequence[Player]) -> list[Place]:
    """Play at random, one choice at a time, until two owe an answer that nobody sees."""
    async with asyncio.timeout(LONGEST_GAME):
        while True:
            for player in players:
                await player.place.catch_up(0.02)
            asked = [player.place for player in players if may_answer(player.place)]
            if len(asked) > 1:
                return asked
            await one_choice(players)


async def one_choice(players: Sequence[Player]) -> None:
    """Let one of those who may choose do so, and wait for the answer."""
    able = [player for player in players if player.place.may_choose]
    assert not players[0].place.over, "the match is over before it came to that"
    if able:
        await able[0].choose()
        await answered(able[0].place)


async def answered(place: Place) -> None:
    """Wait until a choice is taken or refused."""
    step, errors = place.step, len(place.errors)
    await place.until(lambda each: (each.step, len(each.errors)) != (step, errors))


async def closed_as(place: Place) -> int:
    """Return the code with which the server closes this place."""
    closed: ConnectionClosed = await place.ending()
    assert closed.rcvd is not None, "the server hung up without a word"
    return closed.rcvd.code
