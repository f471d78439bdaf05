"""Fill a store with tables in every state, by playing at a server with a virtual clock.

For each game there is one open table, one that runs, one that sleeps (a slow game whose room was
closed while nobody was there), and one that is finished. There is also a vote under way, a choice
that was undone, and a removed person. A server without undo cannot write the file again, and need
not.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from funnymoney import make_bot
from funnymoney.core.luck import FastLuck
from tests.server.asgi_client import AsgiPerson, AsgiPlace
from tests.server.deterministic import run_deterministically
from tests.server.old_store.expected import (
    Expected,
    KnownGuest,
    KnownTable,
    chat_of,
    seconds_left,
    seen_at,
    viewer_of,
)
from tests.server.playing import FEWEST, SHORT, may_answer
from tests.server.server_adapter import IDLE_S, ServerProcess, one_process

NAMES = ("Ann", "Bob", "Cleo")
STEP_S = 0.5  # for the server to do what was asked for; what runs must not be idle in the end
SLOW = {"kind": "move", "seconds": 3 * 24 * 3600.0}
FAST = {"kind": "bank", "seconds": 3000.0, "increment": 5.0}
SOME = 12  # choices, in a match that is not over
MAX_CHOICES = 1000
VOTE, UNDONE, REMOVED = "a vote", "an undone choice", "a removed person"


def fill(file: Path) -> Expected:
    async def main() -> Expected:
        async with one_process(file) as process:
            filler = Filler(process)
            await filler.fill()
            return Expected(int(time.time() * 1000), filler.guests, filler.tables)

    return run_deterministically(main)


class Filler:
    def __init__(self, process: ServerProcess) -> None:
        self.people = [AsgiPerson(process.app, name) for name in NAMES]
        self.watcher = AsgiPerson(process.app, "Eve")
        self.guests: dict[str, KnownGuest] = {}
        self.tables: dict[str, KnownTable] = {}
        self.bot = make_bot("random", FastLuck(11))
        self.watching: AsgiPlace  # of Eve, at the table that is being played

    async def fill(self) -> None:
        for person in (*self.people, self.watcher):
            await person.introduce()
            key = (await person.post("/api/me/key"))["key"]
            token = person.http.cookies["sid"]
            self.guests[person.name] = KnownGuest(person.id, token, key)
        for game in SHORT:
            await self.play_some(f"{game} sleeping", game, clock=SLOW)
        await asyncio.sleep(2 * IDLE_S)  # their rooms are closed meanwhile
        for game in SHORT:
            await self.finish(f"{game} finished", game)
        for game in SHORT:
            await self.open_only(f"{game} open", game)
            await self.play_some(f"{game} running", game)
        await self.vote()
        await self.undo()
        await self.remove()

    # ------------------------------------------------------------------ kinds of table

    async def open_only(self, name: str, game: str) -> None:
        """Leave a table open whose host has contributed to the seed already."""
        host = self.people[0]
        seats = ["me", *["open"] * (FEWEST[game] - 1)]
        opened = await host.open(game, *seats, options=SHORT[game], public=True)
        place = await self.join(host, opened["id"])
        await self.says(place, give="plum")
        await self.says(place, chat="who plays?")
        self.note(name, game, [place], links=opened["links"])
        await place.drop()

    async def play_some(self, name: str, game: str, **more: Any) -> None:
        """Leave a match in the middle, after a pause and a bot that stood in for somebody."""
        places = await self.begin(game, FEWEST[game], **more)
        await self.choices(places, SOME // 2)
        await self.says(places[0], pause=True)
        await self.says(places[0], pause=False)
        await self.says(places[1], hand="easy")
        await self.says(places[1], hand="me")
        await self.choices(places, SOME // 2)
        await self.says(places[1], chat="I must go")
        self.note(name, game, places)
        await self.leave(places)

    async def finish(self, name: str, game: str) -> None:
        places = await self.begin(game, FEWEST[game])
        await self.choices(places, MAX_CHOICES)
        assert places[0].over, "the match does not end"
        self.note(name, game, places)
        await self.leave(places)

    async def vote(self) -> None:
        """Leave while Bob waits for an answer; a vote outlasts that only in a slow game."""
        places = await self.begin("contraband", 3, clock=SLOW)
        await self.choices(places, SOME)
        await self.says(places[1], pause=True)
        assert places[0].info["asked"]["what"] == "pause"
        self.note(VOTE, "contraband", places)
        await self.leave(places)

    async def undo(self) -> None:
        """Undo an answer that nobody saw; only Crooked Cash has such choices."""
        places = await self.begin("crooked_cash", 3, options={"round_cap": 3})
        while len(able := [place for place in places if may_answer(place)]) < 2:
            await self.choices(places, 1)
        mover = able[0]
        await self.says(mover, do=["trust"], step=mover.step)
        await self.says(mover, undo=True, step=mover.step)
        for place in places:
            if place is not mover:
                await self.says(place, agree=True)
        assert may_answer(mover), "the choice was not undone"
        await self.choices(places, 4)
        self.note(UNDONE, "crooked_cash", places)
        await self.leave(places)

    async def remove(self) -> None:
        """Remove Cleo, and mute Eve."""
        ann, bob, cleo = places = await self.begin("contraband", 3, stand_in="easy")
        await self.choices(places, SOME)
        await self.says(ann, mute=self.watcher.id)
        await self.says(ann, kick=cleo.person.id)
        await self.says(bob, agree=True)
        assert cleo.seat["removed"]
        self.note(REMOVED, "contraband", places)
        await self.leave(places)

    # ------------------------------------------------------------------------- playing

    async def begin(self, game: str, count: int, **more: Any) -> list[AsgiPlace]:
        """Seat that many people at a new table, and let all contribute; Eve watches."""
        more = {"options": SHORT[game], "clock": FAST} | more
        seats = ["me", *["open"] * (count - 1)]
        table = (await self.people[0].open(game, *seats, **more))["id"]
        places = [await self.join(self.people[0], table)]
        for person in self.people[1:count]:
            await person.post(f"/api/tables/{table}/sit", {})
            places.append(await self.join(person, table))
        self.watching = await self.join(self.watcher, table)
        for place in places:
            await self.says(place, give="plum")
        return places

    async def join(self, person: AsgiPerson, table: str) -> AsgiPlace:
        place = person.place_at(table, lambda *_: None)
        await place.enter()
        await asyncio.sleep(STEP_S)
        return place

    async def says(self, place: AsgiPlace, **request: Any) -> None:
        refused = len(place.errors)
        await place.say(**request)
        await asyncio.sleep(STEP_S)
        assert len(place.errors) == refused, place.errors[-1]

    async def choices(self, places: Sequence[AsgiPlace], number: int) -> None:
        """Let people make that many choices, if the match does not end before."""
        for _ in range(number):
            able = [place for place in places if place.may_choose]
            if not able:
                return
            assert able[0].view is not None
            await self.says(able[0], do=self.bot.act(able[0].view), step=able[0].step)

    def note(
        self,
        name: str,
        game: str,
        places: Sequence[AsgiPlace],
        links: dict[str, str] | None = None,
    ) -> None:
        """Note what everybody sees at a table before they leave it."""
        info = places[0].info
        viewers = [] if info["status"] == "open" else [*places, self.watching]
        self.tables[name] = KnownTable(
            id=info["id"],
            game=game,
            people=[place.person.name for place in places],
            fair=info["fair"],
            chat=chat_of(places[0]),
            seen={viewer_of(place): seen_at(place) for place in viewers},
            left=[seconds_left(place) for place in places if place.clock],
            noted=int(time.time() * 1000),
            links=links or {},
        )

    async def leave(self, places: Sequence[AsgiPlace]) -> None:
        for place in places:
            await place.drop()
        await self.watching.drop()
        await asyncio.sleep(STEP_S)
