"""Stop and start the database of a server again and again while people play at it.

`python -m tests.server.restarts --restarts 20`: script players at four games and two real pages in
a browser. Nothing acknowledged may be lost, and every page is back in play without a reload.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from funnymoney.server.store.__main__ import carry_out
from tests.browser.restarted import Pages
from tests.server.kill import GAMES, Party, Tally
from tests.server.people import TRANSIENT_REFUSALS, Message, NotLetIn, Person, Place, good
from tests.server.postgres import FULL, Postgres, find_programs
from tests.server.wire import Server

PATIENCE_S = 120.0  # until everybody is back, on a slow machine too
MODES = ("fast", "immediate")  # in order, and as if it had crashed
EXPECTED = ("store_not_writable",)


@dataclass
class Seen(Tally):
    """What was seen in all restarts."""

    restarts: int = 0
    heard: int = 0  # messages of tables to script players, refusals not among them
    statuses: Counter[int] = field(default_factory=Counter)  # of requests
    codes: Counter[int] = field(default_factory=Counter)  # with which sockets were closed
    refused: Counter[str] = field(default_factory=Counter)  # at the doors of tables
    back: list[float] = field(default_factory=list)  # seconds from a start to play at all pages


class PatientPlace(Place):
    """A place at a table to which its person comes back for as long as they are told to."""

    def __init__(self, person: Person, table: str, seen: Seen) -> None:
        super().__init__(person, table)
        self.seen = seen

    async def join(self, **more: Any) -> None:
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                return await self.enter(**more)
            except NotLetIn as error:
                self.seen.refused[str(error)] += 1
                if not error.is_transient or time.monotonic() > until:
                    raise
                await self.drop()
            await asyncio.sleep(0.1 + 0.4 * random.random())

    def take_in(self, text: str) -> Message:
        """Note all but `unavailable`: the next first message says whether a choice was saved."""
        message = super().take_in(text)
        self.seen.heard += "error" not in message
        if message.get("error") == "unavailable":
            self.errors.pop()
        return message

    async def hear(self, timeout: float = PATIENCE_S) -> Message:
        try:
            return await super().hear(timeout)
        except ConnectionClosed as closed:
            self.seen.codes[closed.rcvd.code if closed.rcvd else 0] += 1
            raise


class PatientPerson(Person):
    """A guest who tries again when told so, and by nothing else."""

    seen: Seen

    @classmethod
    async def welcomed(cls, url: str, name: str, seen: Seen) -> PatientPerson:
        person = cls(url, name)
        person.seen = seen
        person.http.timeout = httpx.Timeout(PATIENCE_S)
        person.id = (await person.post("/api/me", {"name": name}))["guest"]
        return person

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        until = time.monotonic() + PATIENCE_S
        while True:
            answer = await super().ask(method, path, **more)
            self.seen.statuses[answer.status_code] += 1
            if answer.status_code != 503 or time.monotonic() > until:
                return answer
            assert int(answer.headers["retry-after"]) > 0
            await asyncio.sleep(0.2 + 0.3 * random.random())

    async def sit(self, table: str, seat: int | None = None) -> Place:
        answer = await self.ask("POST", f"/api/tables/{table}/sit", json={})
        if not (answer.status_code == 409 and answer.json()["error"] == "already_seated"):
            good(answer)  # else the answer to an earlier attempt was lost
        return await self.go_to(table)

    async def go_to(self, table: str, **more: Any) -> Place:
        place = PatientPlace(self, table, self.seen)
        self.places.append(place)
        await place.join(**more)
        return place


class PatientParty(Party):
    """People who come as patient ones."""

    async def arrive(self, name: str) -> Person:
        assert isinstance(self.tally, Seen)
        return await PatientPerson.welcomed(self.server.url, name, self.tally)


# ------------------------------------------------------------------------------- restarts


def describe(parties: list[PatientParty]) -> str:
    """Say where every script player stands, for one who must find out why."""
    return "\n".join(
        f"{party.game}: table {place.table}, {place.info.get('status')}, step {place.step}, "
        f"{'may' if place.info and place.view and place.may_choose else 'need not'} choose, "
        f"errors {[each['error'] for each in place.errors[-3:]]}, "
        f"socket {place.socket and place.socket.state.name}"
        for party in parties
        for place in party.places
    )


async def restart(
    postgres: Postgres,
    pages: Pages,
    parties: list[PatientParty],
    rng: random.Random,
    seen: Seen,
) -> None:
    """Let all play for a while, take the database away for 1 to 8 seconds, and wait for all."""
    await asyncio.sleep(1 + 3 * rng.random())
    await asyncio.to_thread(postgres.stop, MODES[seen.restarts % len(MODES)])
    seen.kills += 1  # a new life, for those who wait to come back
    await asyncio.sleep(1 + 7 * rng.random())
    before, heard = pages.acknowledged(), seen.heard
    await asyncio.to_thread(postgres.start)
    began = time.monotonic()
    while not is_back(pages, before) or seen.heard == heard:
        if pages.failed:
            raise pages.failed
        waited = time.monotonic() - began
        assert waited < PATIENCE_S, (
            f"not back in play after {seen.restarts} restarts: pages {before}, "
            f"{pages.acknowledged()}, players {heard}, {seen.heard}\n{describe(parties)}"
        )
        await asyncio.sleep(0.05)
    seen.restarts += 1
    seen.back.append(round(time.monotonic() - began, 2))


def is_back(pages: Pages, before: list[int]) -> bool:
    """Whether every page has made a choice since then that was acknowledged."""
    return all(now > then for now, then in zip(pages.acknowledged(), before, strict=True))


async def trials(server: Server, postgres: Postgres, pages: Pages, many: int, seed: int) -> Seen:
    rng, seen = random.Random(seed), Seen()
    parties = [
        PatientParty(server, game, number == seed % 4, seen) for number, game in enumerate(GAMES)
    ]
    pages.start()
    async with asyncio.TaskGroup() as group:
        for party in parties:
            group.create_task(party.live())
        while not pages.people:
            await asyncio.sleep(0.1)
            if pages.failed:
                raise pages.failed
        while seen.restarts < many:
            await restart(postgres, pages, parties, rng, seen)
        while not (pages.matches and seen.matches) and not pages.failed:
            await asyncio.sleep(0.1)
        seen.stop = True
        pages.stop.set()
    await asyncio.to_thread(pages.join)
    if pages.failed:
        raise pages.failed
    return seen


def check(seen: Seen, pages: Pages) -> None:
    statuses = seen.statuses + pages.statuses()
    assert not [code for code in statuses if code >= 500 and code != 503], statuses
    assert set(seen.codes) <= {1012, 1013}, seen.codes
    assert set(seen.refused) <= TRANSIENT_REFUSALS, seen.refused


def report(seen: Seen, pages: Pages) -> str:
    back = sorted(seen.back)
    statuses = dict(sorted((seen.statuses + pages.statuses()).items()))
    return (
        f"restarts {seen.restarts}; script players: {seen.matches} matches, {seen.choices} "
        f"choices acknowledged and found in the records, {seen.returns} returns, {seen.saved} "
        f"choices saved but not acknowledged; pages: {pages.matches} matches, {pages.choices} "
        f"choices found in the records, {pages.tables} tables, never reloaded, bars "
        f"{sorted(pages.bars)}; HTTP {statuses}; closed with {dict(seen.codes)}; refused at the "
        f"door {dict(seen.refused)}; seconds from the start of PostgreSQL to the next "
        f"acknowledged choice at every page: median {back[len(back) // 2]}, most {back[-1]}"
    )


def run(postgres: Postgres, folder: Path, restarts: int, seed: int) -> tuple[Seen, Pages]:
    store = postgres.url(FULL)
    asyncio.run(carry_out("upgrade", store))
    options = ["--log", "info", "--log-form", "json"]
    with Server(store, folder, options=options, expected=EXPECTED) as server:
        pages = Pages(server.url)
        seen = asyncio.run(trials(server, postgres, pages, restarts, seed))
    check(seen, pages)
    return seen, pages


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--restarts", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    programs = find_programs()
    assert programs is not None, "there is no PostgreSQL on this machine"
    postgres = Postgres(programs)
    try:
        with tempfile.TemporaryDirectory() as name:
            sys.stdout.write(report(*run(postgres, Path(name), asked.restarts, asked.seed)) + "\n")
    finally:
        postgres.remove()


if __name__ == "__main__":
    main()
