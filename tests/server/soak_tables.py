"""What goes on at one table while a server is soaked: people come, play, leave and come back."""

from __future__ import annotations

import asyncio
import random
import ssl
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.server.people import Person, Place
from tests.server.playing import FEWEST, SHORT, Player, dealt

GAMES = tuple(FEWEST)
STANDS_STILL = 300.0  # seconds without a message in which a match is not played any further
QUICK_BOTS = ("easy", "medium")
DROPS = 0.02  # how often somebody loses the connection after a message
LOOKING = 0.3  # how often a match has a spectator
ADDRESSES = 200 * 250 * 250  # of 127.x.y.z
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # one for all: to make it takes 20 ms
ONE_EACH = httpx.Limits(max_keepalive_connections=0)  # requests for a connection


@dataclass
class Seen:
    """What has happened at all tables together."""

    tables: int = 0
    finished: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    choices: int = 0
    dropped: int = 0
    hints: int = 0
    answers: int = 0  # about finished matches


@dataclass(frozen=True)
class Behaviour:
    """How fast people are, in seconds, and how often they ask an expert."""

    think: float  # before a choice, on average
    away: float  # between leaving a match and coming back: long enough for its table to sleep
    hints: float = 0.05  # of choices, where that is allowed
    estimates: float = 0.1  # of matches that are leafed through


class Visitor(Person):
    """A guest with an address of their own, since a server limits what comes from one."""

    def __init__(self, url: str, name: str, home: str) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=home, verify=NO_TLS, limits=ONE_EACH)
        super().__init__(url, name, transport)
        self.http.timeout = httpx.Timeout(STANDS_STILL)  # records are made one after the other
        self.home = home

    async def go_to(self, table: str, **more: Any) -> Place:
        return await super().go_to(table, local_addr=(self.home, 0), open_timeout=60, **more)


class Thoughtful(Player):
    """Takes some time for a choice, now and then asks an expert, or loses the connection."""

    def __init__(self, place: Place, rng: random.Random, party: Party) -> None:
        super().__init__(place, rng.getrandbits(30), DROPS)
        self.party = party
        self.may_ask = False

    async def play_on(self) -> None:
        await self.choose()
        await self.place.hear(STANDS_STILL)
        self.count()
        if self.rng.random() < self.drops and not self.place.over:
            await self.drop_out()

    async def choose(self) -> None:
        place = self.place
        if not place.may_choose or (place.step or 0, len(place.errors)) == self.asked:
            return
        await asyncio.sleep(self.rng.expovariate(1 / self.party.behaviour.think))
        if self.may_ask and self.rng.random() < self.party.behaviour.hints:
            await place.say(hint=True, step=place.step)
            self.party.seen.hints += 1
        await super().choose()

    async def drop_out(self) -> None:
        await self.place.drop() if self.rng.random() < 0.5 else self.place.break_off()
        home = getattr(self.place.person, "home", "")
        await self.place.join(local_addr=(home, 0), open_timeout=60)
        self.asked = None
        self.dropped += 1

    async def play_out(self) -> None:
        while not self.place.over:
            await self.play_on()

    async def play_to(self, step: int) -> None:
        while not self.place.over and (self.place.step or 0) < step:
            await self.play_on()


class Party:
    """One table after the other, each for other people, until told to stop."""

    def __init__(self, url: str, number: int, seen: Seen, behaviour: Behaviour) -> None:
        self.url, self.number, self.seen, self.behaviour = url, number, seen, behaviour
        self.rng = random.Random(number)
        self.people: list[Visitor] = []
        self.stop = False

    async def live(self) -> None:
        """Come one after the other: not all tables are as old as each other."""
        await asyncio.sleep(self.rng.random() * 10 * self.behaviour.think)
        while not self.stop:
            await self.visit(self.rng.choice(OFTEN))

    async def visit(self, kind: Callable[[Party], Awaitable[None]]) -> None:
        self.seen.tables += 1
        self.seen.kinds[kind.__name__] += 1
        try:
            await kind(self)
        finally:
            for person in self.people:
                await person.leave_for_good()
            self.people = []

    # ----------------------------------------------------------------------- coming

    async def arrive(self) -> Visitor:
        number = self.rng.randrange(ADDRESSES)
        home = f"127.{number // 62_500 + 2}.{number // 250 % 250 + 1}.{number % 250 + 1}"
        person = Visitor(self.url, f"Guest {self.number}.{len(self.people)}", home)
        self.people.append(person)
        person.id = (await person.post("/api/me", {"name": person.name}))["guest"]
        return person

    async def sit_down(self, game: str, people: int, bots: int, **more: Any) -> list[Thoughtful]:
        host = await self.arrive()
        levels = [self.rng.choice(QUICK_BOTS) for _ in range(bots)]
        seats = ["me", *["open"] * (people - 1), *levels]
        more = {"options": SHORT[game], "absence": None, "public": True, **more}
        opened = await host.open(game, *seats, **more)
        places = [await host.go_to(opened["id"])]
        for _ in range(people - 1):
            person = await self.arrive()
            await person.get("/api/tables")
            places.append(await person.sit(opened["id"]))
        return [Thoughtful(place, self.rng, self) for place in places]

    async def begin(self, bots: bool = False, **more: Any) -> list[Thoughtful]:
        game = self.rng.choice(GAMES)
        people = 1 if bots else FEWEST[game]
        players = await self.sit_down(game, people, FEWEST[game] - people, **more)
        await dealt([player.place for player in players])
        return players

    # ---------------------------------------------------------------------- playing

    async def play(self, players: Sequence[Thoughtful]) -> None:
        """Play a match to its end."""
        watching = asyncio.create_task(self.look_on(players[0].place.table))
        try:
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play_out())
        finally:
            await end(watching)
        self.note(players)

    async def play_to(self, step: int, players: Sequence[Thoughtful]) -> None:
        """Play until somebody has made so many choices."""
        playing = [asyncio.create_task(player.play_to(step)) for player in players]
        try:
            await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await end(*playing)
        self.note(players)

    def note(self, players: Sequence[Thoughtful]) -> None:
        self.seen.choices += sum(player.acknowledged for player in players)
        self.seen.dropped += sum(player.dropped for player in players)
        self.seen.finished += players[0].place.over

    async def look_on(self, table: str) -> None:
        """Look on for a while, perhaps, and leave when the others do."""
        if self.rng.random() > LOOKING:
            return
        spectator = await self.arrive()
        place = await spectator.go_to(table)
        while True:
            await place.hear(STANDS_STILL)

    async def come_back(self, players: Sequence[Thoughtful]) -> None:
        for player in players:
            await player.drop_out()

    async def leaf_through(self, table: str) -> None:
        """Look at a finished match: its record, tale, frames, outline, check, and one estimate."""
        person = self.people[0]
        answer = await person.ask("GET", f"/api/records/{table}")
        while answer.status_code == httpx.codes.CONFLICT or answer.is_server_error:
            await asyncio.sleep(1)  # others wait for theirs
            answer = await person.ask("GET", f"/api/records/{table}")
        paths = ["tale", "outline", "check", "frames", "frames?as=all", "frames?as=0"]
        if self.rng.random() < self.behaviour.estimates:
            paths.append("estimate?at=3")
        for path in paths:
            await self.ask_patiently(person, f"/api/records/{table}/{path}")

    async def ask_patiently(self, person: Person, path: str) -> None:
        while True:
            answer = await person.ask("GET", path)
            if answer.is_success:
                self.seen.answers += 1
                return
            busy = answer.status_code in (httpx.codes.SERVICE_UNAVAILABLE, httpx.codes.CONFLICT)
            assert busy, f"{path}: {answer.status_code} {answer.text}"
            await asyncio.sleep(1 + self.rng.random())


async def end(*tasks: asyncio.Task[None]) -> None:
    """Cancel what is still going on, and raise what went wrong."""
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome


# ------------------------------------------------------------------------- kinds of visit


async def played_to_the_end(party: Party) -> None:
    await party.play(await party.begin())


async def leafed_through(party: Party) -> None:
    players = await party.begin()
    await party.play(players)
    await party.leaf_through(players[0].place.table)


async def against_bots(party: Party) -> None:
    players = await party.begin(bots=True)
    players[0].may_ask = True
    await party.play(players)


async def by_a_clock(party: Party) -> None:
    clock = {"kind": "bank", "seconds": 30, "then": "bot"}
    await party.play(await party.begin(clock=clock))


async def never_begun(party: Party) -> None:
    """Somebody waits for others for a while, and nobody comes."""
    game = party.rng.choice(GAMES)
    host = await party.arrive()
    opened = await host.open(game, "me", *["open"] * (FEWEST[game] - 1), public=True)
    await host.go_to(opened["id"])
    await asyncio.sleep(party.behaviour.think * 3)


async def left_for_good(party: Party) -> None:
    await party.play_to(2, await party.begin())


async def left_and_come_back_to(party: Party) -> None:
    players = await party.begin()
    await party.play_to(2, players)
    if players[0].place.over:
        return
    for player in players:
        await player.place.drop()
    await asyncio.sleep(party.behaviour.away)
    await party.come_back(players)
    await party.play(players)


VISITS: dict[Callable[[Party], Awaitable[None]], int] = {
    played_to_the_end: 4,
    leafed_through: 3,
    against_bots: 3,
    by_a_clock: 1,
    never_begun: 2,
    left_for_good: 2,
    left_and_come_back_to: 3,
}
OFTEN = [kind for kind, times in VISITS.items() for _ in range(times)]
