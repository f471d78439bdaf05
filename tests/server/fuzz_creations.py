"""Open tables with hostile options: each is refused whole, or can be dealt.

Part of `python -m tests.server.fuzz`, with `--creations`.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from funnymoney.core.match import Match
from funnymoney.games import game_named
from funnymoney.server.protocol.messages import WRITER
from funnymoney.server.store import open_store
from tests.server.fuzz_options import creations
from tests.server.people import Person
from tests.server.wire import Server

BATCH = 40
GUESTS = 8  # who send at the same time
TABLES_A_PAGE = 50
LIST_BYTES = 64 * 1024
RIGHT_LATER = (429, 503)  # with Retry-After
TRACES = (b"Traceback", b'File "/', b"site-packages", b"sqlalchemy")


@dataclass
class Opened:
    """What came of all these tables."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    tables: dict[str, Person] = field(default_factory=dict, repr=False)  # by whom each was opened
    started: int = 0
    dealt: int = 0

    def __str__(self) -> str:
        told = ", ".join(f"{key}: {count}" for key, count in self.answers.most_common())
        return (
            f"{self.sent} creations: {told}; {len(self.tables)} opened, "
            f"{self.started} of the lobby started through the wire, "
            f"{self.dealt} alive in the store and dealt"
        )


class Creator:
    """Some guests who open tables, all at once."""

    def __init__(self, server: Server) -> None:
        self.server, self.opened = server, Opened()
        self.guests: list[Person] = []

    async def arrive(self) -> None:
        for number in range(GUESTS):
            self.guests.append(await Person.arrive(self.server.url, f"Creator {number}"))

    async def leave(self) -> None:
        for guest in self.guests:
            await guest.leave_for_good()

    async def send(self, bodies: list[bytes]) -> None:
        """Let every guest send some of these, one after the other."""

        async def some(guest: Person, mine: list[bytes]) -> None:
            for body in mine:
                await self.create(guest, body)

        await asyncio.gather(
            *(some(guest, bodies[at::GUESTS]) for at, guest in enumerate(self.guests))
        )

    async def create(self, guest: Person, body: bytes) -> None:
        self.opened.sent += 1
        answer = await guest.ask("POST", "/api/tables", content=body)
        check_answer(answer, body)
        if answer.status_code == 201:
            self.opened.tables[answer.json()["id"]] = guest
            self.opened.answers["201"] += 1
        else:
            self.opened.answers[f"{answer.status_code} {answer.json()['error']}"] += 1

    # ------------------------------------------------------------------------ afterwards

    async def start_all_in_lobby(self) -> None:
        """Page through the lobby; open, start and deal every table of ours in it."""
        before = ""
        while page := await self.page(before):
            for table in page:
                if table in self.opened.tables:
                    await self.start(table)
            before = page[-1]

    async def page(self, before: str) -> list[str]:
        async with httpx.AsyncClient(base_url=self.server.url, timeout=20) as nobody:
            answer = await nobody.get("/api/tables", params={"before": before} if before else {})
        assert answer.status_code == 200, answer.text
        assert len(answer.content) <= LIST_BYTES
        assert len(answer.json()) <= TABLES_A_PAGE
        return [table["id"] for table in answer.json()]

    async def start(self, table: str) -> None:
        host = await self.opened.tables[table].go_to(table)
        if host.status == "open" and any(seat["kind"] == "open" for seat in host.info["seats"]):
            await host.say(start="easy")
        await host.until(lambda place: place.view is not None)
        assert (await host.person.get(f"/api/tables/{table}"))["status"] != "open"
        await host.drop()
        self.opened.started += 1


def check_answer(answer: httpx.Response, body: bytes) -> None:
    """A table is opened, or refused by one who says what was expected."""
    shown = f"{answer.status_code} {answer.text[:300]} to {body[:500]!r}"
    assert not any(trace in answer.content for trace in TRACES), shown
    if answer.status_code in RIGHT_LATER:
        assert int(answer.headers["retry-after"]) > 0, shown
    else:
        assert answer.status_code == 201 or 400 <= answer.status_code < 500, shown
    if answer.status_code != 201:
        refusal = json.loads(answer.content)
        assert refusal["error"], shown
        assert 0 < len(refusal["told"]) < 1000, shown


def create_all(runner: asyncio.Runner, creator: Creator, count: int, number: int) -> None:
    """Let hypothesis think of so many tables."""

    @seed(number)
    @settings(
        max_examples=-(-count // BATCH), deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(st.lists(creations, min_size=BATCH, max_size=BATCH))
    def send(bodies: list[bytes]) -> None:
        runner.run(creator.send(bodies))

    send()


def run_creations(server: Server, count: int, number: int = 0) -> Opened:
    """Open so many tables at a server, and start those that its lobby shows."""
    with asyncio.Runner() as runner:
        creator = Creator(server)
        try:
            runner.run(creator.arrive())
            create_all(runner, creator, count, number)
            runner.run(creator.start_all_in_lobby())
        finally:
            runner.run(creator.leave())
    return creator.opened


def deal_every_table(store: Path, opened: Opened) -> None:
    """Deal every open or running table of a store that nobody serves any more."""
    opened.dealt = asyncio.run(deal_all(store, list(opened.tables)))


async def deal_all(address: Path, opened: list[str]) -> int:
    dealt = 0
    async with open_store(address) as store:
        for table in opened:
            listed = await store.tables.get(table)
            assert listed is not None, "a table that was opened is gone"
            assert listed.table.status != "aborted", f"closed after all: {listed.table.options}"
        for table in await store.tables.alive():
            [about] = await store.tables.dealings([table])
            match = Match(game_named(about.game), about.players, about.options)
            for viewer in (None, *range(about.players)):
                WRITER.encode((match.view(viewer), match.news(viewer)))
            dealt += 1
    return dealt
