"""Kill a server again and again while people play at it.

`python -m tests.server.kill --trials 500` does so for as long as you like.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.exceptions import WebSocketException

from funnymoney.core.records.record import Record
from tests.server.people import NotLetIn, Person, Place
from tests.server.playing import FEWEST, SHORT, Player
from tests.server.wire import Server
from tests.server.witness import check_secrets, choices_of, letters, record_of

GONE = (OSError, TimeoutError, httpx.TransportError, WebSocketException)
GAMES = ("counterfeiters", "ffuffziger", "contraband", "crooked_cash")
T = TypeVar("T")
NONSENSE = 0.2  # how often a choice is followed by a wish that cannot be granted
BACK = 90.0  # seconds within which a server that is not killed answers, on a slow machine too


@dataclass
class Tally:
    """What was seen in all trials."""

    kills: int = 0
    matches: int = 0
    choices: int = 0  # that were acknowledged
    returns: int = 0  # of people after a kill
    saved: int = 0  # choices that were made but not acknowledged before a kill
    slowest: float = 0.0  # seconds from a start until all were back
    awaiting: int = 0  # parties that have played and wait for the record
    stop: bool = False


class Survivor(Player):
    """Plays on whatever happens to the server, and notes what was acknowledged."""

    def __init__(self, place: Place, seed: int, tally: Tally) -> None:
        super().__init__(place, seed)
        self.tally = tally

    async def play_out(self) -> None:
        while not self.place.over:
            try:
                await self.play_on()
            except TimeoutError:
                raise AssertionError(f"table {self.place.table} stands still") from None
            except GONE:
                await self.come_back()

    async def choose(self) -> None:
        """Choose; now and then wish for nothing after it: the answer to that has a step, too."""
        before = self.asked
        await super().choose()
        if self.asked not in (None, before) and self.rng.random() < NONSENSE:
            await self.place.say(agree=True)

    def count(self) -> None:
        super().count()
        refused = self.place.errors
        refused[:] = [each for each in refused if each["error"] != "not_asked"]  # no choice of mine

    def may_have_chosen(self, step: int, choice: Any) -> bool:
        return bool(self.done[step] == choice)

    async def come_back(self) -> None:
        """Connect again; nothing that was ever sent to me may be lost."""
        place = self.place
        noted, step = place.news[:], place.step or 0
        await again(self.tally, place.join)
        self.asked = None
        self.tally.returns += 1
        assert place.news[: len(noted)] == noted, (
            f"of {len(noted)} news {len(place.news)} are left, {place.status}, "
            f"{'a' if place.view else 'no'} view: {noted[-3:]}, now {place.news[-3:]}"
        )
        now = place.step or 0
        assert step <= now <= step + 1, f"step {step} became {now}"
        self.tally.saved += now - step


async def again(tally: Tally, attempt: Callable[..., Awaitable[T]], *arguments: object) -> T:
    """Try until it works, however many lives of the server that takes; one may be too short."""
    lives, until = tally.kills, time.monotonic() + BACK
    while True:
        try:
            return await attempt(*arguments)
        except GONE:
            pass
        except NotLetIn as error:  # a database may still hold the locks of a killed server
            if not error.is_transient:
                raise
        if tally.kills != lives:
            lives, until = tally.kills, time.monotonic() + BACK
        assert time.monotonic() < until, f"a server that lives for {BACK} s gives no answer"
        await asyncio.sleep(0.05 * random.random())


class Party:
    """Some people who play one match after the other, of one game."""

    def __init__(self, server: Server, game: str, bots: bool, tally: Tally) -> None:
        self.server, self.game, self.bots, self.tally = server, game, bots, tally
        self.people: list[Person] = []
        self.places: list[Place] = []
        self.seed = 0

    async def live(self) -> None:
        try:
            many = FEWEST[self.game] - self.bots
            for number in range(many):
                self.people += [await self.arrive(f"{self.game} {number}")]
            while not self.tally.stop:
                await self.play()
        finally:
            for person in self.people:
                await person.leave_for_good()

    async def arrive(self, name: str) -> Person:
        return await again(self.tally, Person.arrive, self.server.url, name)

    async def play(self) -> None:
        """Play one match to its end, and hold it against what everybody noted."""
        self.seed += 10
        await self.set_up()
        players = [
            self.survivor(place, self.seed + number) for number, place in enumerate(self.places)
        ]
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play_out())
        await self.check(players)

    def survivor(self, place: Place, seed: int) -> Survivor:
        return Survivor(place, seed, self.tally)

    async def set_up(self) -> None:
        """Open a table and sit down, as often as it takes: a killed server may forget it."""
        while True:
            for place in self.places:
                await place.drop()
            try:
                self.places = await self.sit_down()
            except GONE:
                self.tally.returns += 1
                await asyncio.sleep(0.05)
                continue
            return

    async def sit_down(self) -> list[Place]:
        seats = ["me", *["open"] * (len(self.people) - 1), *["easy"] * self.bots]
        host, *others = self.people
        opened = await host.open(self.game, *seats, options=SHORT[self.game], absence=None)
        found = [await host.go_to(opened["id"])]
        for person in others:
            found += [await person.sit(opened["id"])]
        return found

    async def check(self, players: list[Survivor]) -> None:
        record = await self.record()
        for player in players:
            place = player.place
            assert place.you is not None
            chosen = choices_of(record, place.you)
            assert len(chosen) == place.step
            for step, choice in enumerate(chosen):
                assert player.may_have_chosen(step, choice), f"step {step} became {choice}"
            assert place.view == letters(record, place.you)[-1]["view"]
            self.tally.choices += player.acknowledged
        check_secrets(self.places, record)
        self.tally.matches += 1

    async def record(self) -> Record:
        self.tally.awaiting += 1
        try:
            return await again(self.tally, record_of, self.people[0], self.places[0].table)
        finally:
            self.tally.awaiting -= 1


async def kill_at_some_instant(server: Server, rng: random.Random, tally: Tally) -> None:
    """Kill it while it plays, one time in six while it starts; start it again."""
    await asyncio.sleep(rng.random() ** 2 * 1.2)
    if tally.kills % 3 == 0:  # a record takes a while: let some lives be long enough for it
        owed = tally.matches + tally.awaiting
        while tally.matches < owed:
            await asyncio.sleep(0.05)
    returns = tally.returns
    server.kill()
    tally.kills += 1
    if rng.random() < 1 / 6:
        server.launch()
        await asyncio.sleep(rng.random() * 1.5)
        server.kill()
        tally.kills += 1
    server.launch()
    began = time.monotonic()
    await asyncio.to_thread(server.wait)
    tally.slowest = max(tally.slowest, time.monotonic() - began)
    until = time.monotonic() + 2  # nobody comes back if nobody had sat down yet
    while tally.returns == returns and time.monotonic() < until:
        await asyncio.sleep(0.01)


async def trials(server: Server, many: int, seed: int) -> Tally:
    """Let several parties play, every other run some with bots, and kill the server so often."""
    rng, tally = random.Random(seed), Tally()
    async with asyncio.TaskGroup() as group:
        for number, game in enumerate(GAMES):
            group.create_task(Party(server, game, number == seed % 4, tally).live())
        while tally.kills < many:
            await kill_at_some_instant(server, rng, tally)
        tally.stop = True
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trials", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", default="", help="an address; a file of its own if empty")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Server(asked.store or folder / "tables.db", folder) as server:
            tally = asyncio.run(trials(server, asked.trials, asked.seed))
    # A loss, of whatever kind, would have ended the run with an error.
    sys.stdout.write(
        f"{tally.kills} kills, {tally.choices} acknowledged choices in {tally.matches} matches,"
        f" 0 lost\n{tally}\n"
    )


if __name__ == "__main__":
    main()
