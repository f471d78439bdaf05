"""Measure how long tables stand still when one of two servers on PostgreSQL goes away.

`python -m tests.server.failover --kills 20` kills one of the two, again and again, while people
connected to both play; then it does the same with SIGTERM. `--tables 200` kills one server once,
with so many tables of one person each, who all come to the other one. It prints the seconds from
the signal to the next acknowledged choice, at every table that lived in the server, and exits with
1 if one of them stood still for longer than five seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

from funnymoney.server.store import Store, open_store
from funnymoney.server.store.__main__ import carry_out
from funnymoney.server.store.schema import tables
from tests.server.failover_tables import measure_tables
from tests.server.kill import GAMES, GONE, Party, Survivor, Tally
from tests.server.people import TRANSIENT_REFUSALS, Message, NotLetIn, Person, Place, good
from tests.server.playing import SHORT
from tests.server.postgres import FULL, Postgres, find_programs
from tests.server.wire import Server

LONGEST_S = 5.0  # that a table may stand still
BACK_S = 90.0  # within which play must go on at all, on a slow machine too
SPREAD = 0.5  # how often a person goes to the other server for the next match


@dataclass
class Stopwatch:
    """Times every table from a signal to the first choice that is made and acknowledged after."""

    begun: float = 0.0
    waiting: set[str] = field(default_factory=set)
    in_play: set[str] = field(default_factory=set)  # a party may give one up before it begins
    seconds: list[float] = field(default_factory=list)

    def start(self, watched: set[str]) -> None:
        self.begun, self.waiting = time.monotonic(), set(watched)

    def over(self, table: str) -> None:
        self.in_play.discard(table)
        self.waiting.discard(table)

    def acknowledged(self, table: str, made: float) -> None:
        if table in self.waiting and made > self.begun:
            self.waiting.discard(table)
            self.seconds.append(time.monotonic() - self.begun)


class Traveller(Survivor):
    """Plays on at whichever server answers, as behind a proxy."""

    def __init__(self, place: Place, seed: int, tally: Tally, watch: Stopwatch, pair: Pair) -> None:
        super().__init__(place, seed, tally)
        self.watch, self.pair = watch, pair
        watch.in_play.add(place.table)
        self.made: dict[int, float] = {}  # when I chose at which step
        self.sent: dict[int, list[Any]] = {}  # what I chose at which step, each time I was asked

    async def choose(self) -> None:
        before = self.asked
        await super().choose()
        if self.asked is not None and self.asked != before:
            step = self.asked[0]
            self.made[step] = time.monotonic()
            self.sent.setdefault(step, []).append(self.done[step])

    def may_have_chosen(self, step: int, choice: Any) -> bool:
        """Whether I sent this choice and was not told of it when I chose again.

        A server that was frozen passes on, when it wakes up, what it has heard before.
        """
        return choice in self.sent[step]

    def count(self) -> None:
        known = self.acknowledged
        super().count()
        if self.acknowledged > known and self.acknowledged - 1 in self.made:
            self.watch.acknowledged(self.place.table, self.made[self.acknowledged - 1])
        if self.place.over:
            self.watch.over(self.place.table)

    async def come_back(self) -> None:
        """Connect to whichever server answers; nothing that was ever sent to me may be lost."""
        place = self.place
        noted, step = place.news[:], place.step or 0
        until = time.monotonic() + BACK_S
        while not await self.is_let_in():
            assert time.monotonic() < until, f"nobody lets anybody in to table {place.table}"
            await asyncio.sleep(0.1 + 0.1 * random.random())
            self.pair.turn(place.person)
        self.asked = None
        self.tally.returns += 1
        assert place.news[: len(noted)] == noted, "what was told once is not told again"
        now = place.step or 0
        assert step <= now <= step + 1, f"step {step} became {now}"
        self.tally.saved += now - step
        if place.over:
            self.watch.over(place.table)

    async def is_let_in(self) -> bool:
        try:
            await self.place.enter()
        except GONE:
            return False
        except NotLetIn as error:
            if not error.is_transient:
                raise
            return False
        return True


class Pair:
    """Two servers on one database, and which process each of them is."""

    def __init__(self, servers: Sequence[Server], store: Store) -> None:
        self.servers, self.store = servers, store
        self.names: dict[int, str] = {}

    async def learn_name(self, server: Server) -> None:
        """Note the process name under which a server owns tables, by opening one there."""
        person = await Person.arrive(server.url, "Probe")
        opened = await person.open("contraband", "me", "open", "open")
        await person.leave_for_good()
        query = select(tables.c.owner).where(tables.c.id == opened["id"])
        [row] = await self.store.tables.rows(query)
        self.names[server.port] = row.owner

    async def owners(self) -> dict[str, str]:
        """Return in which process each table in play lives."""
        query = select(tables.c.id, tables.c.owner).where(tables.c.status == "running")
        return {row.id: row.owner for row in await self.store.tables.rows(query)}

    async def tables_of(self, server: Server) -> set[str]:
        """Return the tables in play that live in a server."""
        name = self.names[server.port]
        return {table for table, owner in (await self.owners()).items() if owner == name}

    def turn(self, person: Person) -> None:
        """Send a person to the other server."""
        other = next(each for each in self.servers if each.url != person.url)
        person.url = other.url
        person.http.base_url = httpx.URL(other.url)


class Travellers(Party):
    """A party whose people come to either server."""

    def __init__(self, pair: Pair, game: str, tally: Tally, watch: Stopwatch) -> None:
        super().__init__(pair.servers[0], game, False, tally)
        self.pair, self.watch = pair, watch
        self.rng = random.Random(game)

    def survivor(self, place: Place, seed: int) -> Survivor:
        return Traveller(place, seed, self.tally, self.watch, self.pair)

    async def arrive(self, name: str) -> Person:
        self.server = self.rng.choice(self.pair.servers)
        return await super().arrive(name)

    async def sit_down(self) -> list[Place]:
        for person in self.people:
            if self.rng.random() < SPREAD:
                self.pair.turn(person)
        host, *others = self.people
        seats = ["me", *["open"] * len(others)]
        wanted = {"game": self.game, "seats": seats, "pace": "quick", "absence": None}
        opened = await post(host, "/api/tables", wanted | {"options": SHORT[self.game]})
        found = [await come(host, opened["id"])]
        for seat, person in enumerate(others, 1):
            await post(person, f"/api/tables/{opened['id']}/sit", {"seat": seat})
            found += [await come(person, opened["id"])]
        return found


async def post(person: Person, path: str, body: Message) -> Any:
    """Ask a server for something; one that is just leaving counts as gone."""
    answer = await person.ask("POST", path, json=body, headers={"accept": "application/json"})
    if answer.status_code >= 500 or answer.json().get("error") in TRANSIENT_REFUSALS:
        raise TimeoutError
    return good(answer).json()


async def come(person: Person, table: str) -> Place:
    try:
        return await person.go_to(table)
    except NotLetIn as error:
        if not error.is_transient:
            raise
        raise TimeoutError from error


@dataclass
class Outcome:
    """What was measured: seconds for each table, by how its server went away."""

    killed: list[float] = field(default_factory=list)
    ended: list[float] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)


async def measure(
    servers: Sequence[Server], store: Store, games: Sequence[str], kills: int, ends: int
) -> Outcome:
    """Let people play at two servers, and take one of them away again and again."""
    outcome, watch, pair = Outcome(), Stopwatch(), Pair(servers, store)
    tally = outcome.tally
    for server in servers:
        await pair.learn_name(server)
    async with playing(pair, games, tally, watch):
        for number in range(kills + ends):
            found = outcome.killed if number < kills else outcome.ended
            watch.seconds = found
            await take_away(pair, watch, tally, servers[number % 2], kill=number < kills)
    return outcome


@asynccontextmanager
async def playing(
    pair: Pair, games: Sequence[str], tally: Tally, watch: Stopwatch
) -> AsyncIterator[None]:
    """Let one party play each of these games; afterwards they play their matches to the end."""
    async with asyncio.TaskGroup() as group:
        for game in games:
            group.create_task(Travellers(pair, game, tally, watch).live())
        yield
        tally.stop = True


async def take_away(
    pair: Pair, watch: Stopwatch, tally: Tally, server: Server, *, kill: bool
) -> None:
    """Wait until tables live in a server, take it away, and start it anew when all play on."""
    while not (watched := watch.in_play & await pair.tables_of(server)):
        await asyncio.sleep(0.1)
    watch.start(watched)
    if kill:
        server.kill()
        tally.kills += 1
    else:
        ending = asyncio.create_task(asyncio.to_thread(server.terminate))
    until = time.monotonic() + BACK_S
    while watch.waiting:
        assert time.monotonic() < until, f"nobody plays on at {watch.waiting}"
        await asyncio.sleep(0.05)
    if not kill:
        assert await ending == 0
    await asyncio.to_thread(server.start)
    await pair.learn_name(server)


def told(name: str, seconds: list[float]) -> str:
    if not seconds:
        return f"{name}: none\n"
    middle, worst = statistics.median(seconds), max(seconds)
    every = " ".join(f"{each:.2f}" for each in sorted(seconds))
    short = f"{name}: {len(seconds)} tables, median {middle:.2f} s, worst {worst:.2f} s"
    return f"{short}\n  all: {every}\n"


@contextmanager
def own_postgres() -> Iterator[str]:
    programs = find_programs()
    if programs is None:
        sys.exit("no PostgreSQL on this machine: install it (Debian: postgresql) to measure this")
    postgres = Postgres(programs)
    try:
        asyncio.run(carry_out("upgrade", postgres.url(FULL)))
        yield postgres.url(FULL)
    finally:
        postgres.remove()


async def measure_at(address: str, folder: Path, kills: int, ends: int) -> Outcome:
    async with open_store(address) as store:
        with Server(address, folder) as north, Server(address, folder) as south:
            return await measure((north, south), store, GAMES, kills, ends)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--ends", type=int, default=None, help="by SIGTERM; as many if not given")
    parser.add_argument("--tables", type=int, default=0, help="in one server that is killed once")
    asked = parser.parse_args()
    ends = asked.kills if asked.ends is None else asked.ends
    with own_postgres() as address, tempfile.TemporaryDirectory() as name:
        if asked.tables:
            seconds = report_tables(address, Path(name), asked.tables)
        else:
            seconds = report_kills(address, Path(name), asked.kills, ends)
    if max(seconds, default=0.0) > LONGEST_S:
        sys.exit(f"a table stood still for longer than {LONGEST_S:.0f} seconds")


def report_kills(address: str, folder: Path, kills: int, ends: int) -> list[float]:
    outcome = asyncio.run(measure_at(address, folder, kills, ends))
    sys.stdout.write(told("kill -9", outcome.killed) + told("SIGTERM", outcome.ended))
    sys.stdout.write(f"{outcome.tally}\n")
    return outcome.killed + outcome.ended


def report_tables(address: str, folder: Path, number: int) -> list[float]:
    seconds = asyncio.run(measure_tables(address, folder, number))
    load = " ".join(f"{each:.1f}" for each in os.getloadavg())
    sys.stdout.write(told("kill -9", seconds) + f"load average: {load}\n")
    return seconds


if __name__ == "__main__":
    main()
