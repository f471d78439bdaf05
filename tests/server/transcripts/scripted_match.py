"""The script: one match of each game, in which people do nearly everything that they can do.

Ann is the host. Ann and Cleo are connected to the process that owns the table, Bob to another
process. The last seat gets a bot. Dora sits there before the deal; later Eve watches, and Fay, who
has no name, watches from the other process. Everyone plays at random, with fixed luck.
"""

from __future__ import annotations

import asyncio
import json
import math
import sqlite3
import traceback
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from funnymoney import make_bot
from funnymoney.core.luck import FastLuck
from tests.server.asgi_client import AsgiPerson, AsgiPlace
from tests.server.deterministic import run_deterministically
from tests.server.playing import SHORT
from tests.server.server_adapter import ServerProcess, two_processes
from tests.server.transcripts.transcript import Transcript

STEP_S = 1.0  # from one act to the next
AWAY_S = 125.0  # a bot takes over from somebody who is away for two minutes
MAX_STEPS = 500
CLOCK = {"kind": "bank", "seconds": 900, "increment": 5}
# Rows that are compared at the end. Columns are named, so that a migration may add others.
ROWS = {
    "tables": "SELECT id, game, edition, players, options, terms, public, host_id, status, created,"
    " touched, result, next_id, serial FROM tables ORDER BY created",
    "seats": "SELECT table_id, player, kind, guest_id, level, since FROM seats"
    " ORDER BY table_id, player",
    "reports": "SELECT table_id, guest_id, reporter_id, text, time, settled FROM reports",
    "chat": "SELECT table_id, seq, guest_id, text, time FROM chat ORDER BY table_id, seq",
}
LOG = "SELECT table_id, seq, time, body FROM moves ORDER BY time, table_id, seq"

Rows = Callable[[str], list[tuple[Any, ...]]]


def play_match(game: str, file: Path) -> Transcript:
    """Play the match of a game on an empty store, and return the transcript.

    If the script fails because too much differs, the transcript ends there and holds the traceback.
    """
    transcript = Transcript()

    def note(way: str, message: bytes) -> None:
        transcript.note(way, json.loads(message)["type"], message)

    async def main() -> None:
        transcript.begin("two processes start")
        async with two_processes(file, note) as (north, south):
            with rows_of(file) as rows:
                await ScriptedMatch(game, transcript, rows, north, south).play()

    try:
        run_deterministically(main)
    except Exception:  # noqa: BLE001  the frames before it say more
        transcript.fault = traceback.format_exc()
    return transcript


@contextmanager
def rows_of(file: Path) -> Iterator[Rows]:
    """Read stored rows directly from the file."""
    connection = sqlite3.connect(file)
    try:
        yield lambda query: connection.execute(query).fetchall()
    finally:
        connection.close()


async def to_whole_second(seconds: float) -> None:
    """Sleep that long, less what this step has taken: later steps do not depend on it."""
    now = asyncio.get_running_loop().time()
    await asyncio.sleep(math.floor(now) + seconds - now)


class ScriptedMatch:
    def __init__(
        self,
        game: str,
        transcript: Transcript,
        rows: Rows,
        north: ServerProcess,
        south: ServerProcess,
    ) -> None:
        self.game, self.transcript, self.rows = game, transcript, rows
        self.north, self.south = north, south
        self.ann, self.cleo, self.dora, self.eve = (
            AsgiPerson(north.app, name) for name in ("Ann", "Cleo", "Dora", "Eve")
        )
        self.bob, self.fay = (AsgiPerson(south.app, name) for name in ("Bob", "Fay"))
        self.places: dict[str, AsgiPlace] = {}
        self.links: dict[str, str] = {}
        self.table = ""
        self.logged = 0  # log entries that are in the transcript
        self.bot = make_bot("random", FastLuck(7))

    async def play(self) -> None:
        await self.sit_down()
        await self.deal()
        await self.choices(4)
        await self.watch()
        await self.be_refused()
        await self.choices(3)
        await self.pause()
        await self.choices(3)
        await self.hand_over()
        await self.talk()
        await self.choices(3)
        await self.lose_connections()
        await self.remove_and_return()
        await self.choices(2)
        await self.remove_for_good()
        await self.play_out()
        await self.play_again()
        await self.stop()

    # ------------------------------------------------------------------------- steps

    async def step(self, title: str, *acts: Awaitable[object], seconds: float = STEP_S) -> None:
        """Do something at a whole second, and note all frames and log entries that follow."""
        self.transcript.begin(title)
        assert len(self.transcript.steps) < MAX_STEPS, "the match does not end"
        for act in acts:
            await act
        await to_whole_second(seconds)
        for table, seq, time, body in self.rows(LOG)[self.logged :]:
            self.logged += 1
            self.note_row("log", json.loads(body)[0], (table, seq, time, body))

    def note_row(self, receiver: str, kind: str, row: tuple[Any, ...]) -> None:
        self.transcript.note(receiver, kind, json.dumps(row).encode())

    def place(self, person: AsgiPerson) -> AsgiPlace:
        return self.places[person.name]

    async def join(self, person: AsgiPerson) -> None:
        def note(kind: str, frame: bytes) -> None:
            self.transcript.note(person.name, kind, frame)

        self.places[person.name] = place = person.place_at(self.table, note)
        await place.enter()

    async def says(self, person: AsgiPerson, **request: Any) -> None:
        """Let a person send a request, as a step of its own."""
        await self.step(f"{person.name}: {json.dumps(request)}", self.place(person).say(**request))

    async def choices(self, number: int) -> None:
        """Let people make that many choices; the match must not end meanwhile."""
        made = 0
        while made < number:
            assert not self.place(self.ann).over, "the match is too short for the script"
            made += await self.choice()

    async def choice(self) -> bool:
        """Let the first person who may choose do so, or else wait for bots; return which."""
        for person in (self.ann, self.bob, self.cleo):
            place = self.place(person)
            if place.may_choose:
                assert place.view is not None
                await self.says(person, do=self.bot.act(place.view), step=place.step)
                return True
        await self.step("bots choose")
        return False

    # ---------------------------------------------------------------- until the deal

    async def sit_down(self) -> None:
        for person in (self.ann, self.bob, self.cleo, self.dora, self.eve):
            await self.step(f"{person.name} arrives", person.introduce())
        await self.step("Ann opens a table", self.open_table())
        await self.step("Ann joins", self.join(self.ann))
        await self.step("Bob sits down", self.bob.post(f"/api/tables/{self.table}/sit", {}))
        await self.step("Bob joins from the other process", self.join(self.bob))
        await self.step("Cleo sits down by a link", self.cleo.post(self.links["2"]))
        await self.step("Cleo joins", self.join(self.cleo))
        await self.step("Dora sits down", self.dora.post(f"/api/tables/{self.table}/sit", {}))
        await self.step("Dora joins", self.join(self.dora))

    async def open_table(self) -> None:
        opened = await self.ann.open(
            self.game, "me", "open", "open", "open",
            options=SHORT[self.game], clock=CLOCK, stand_in="easy", public=True,
        )  # fmt: skip
        self.table, self.links = opened["id"], opened["links"]

    async def deal(self) -> None:
        await self.says(self.dora, give="a contribution that does not count")
        await self.says(self.dora, leave=True)
        await self.step("Dora disconnects", self.place(self.dora).drop())
        await self.says(self.bob, start="easy")
        await self.says(self.ann, start="easy")
        await self.says(self.ann, give="plum")
        await self.says(self.bob, give="pear é🎲")
        await self.says(self.cleo, chat="shall I?")
        await self.says(self.cleo, give='she said "4711"')

    # ----------------------------------------------------------------- in the middle

    async def watch(self) -> None:
        await self.step("Eve watches", self.join(self.eve))
        await self.step("Fay watches from the other process", self.join(self.fay))

    async def be_refused(self) -> None:
        for person in (self.eve, self.fay):
            await self.says(person, do=["pass"], step=0)
        await self.says(self.fay, chat="who am I?")
        for person in (self.ann, self.bob):
            step = self.place(person).step
            await self.says(person, do=["pass"], step=99)
            await self.says(person, do=["dance"], step=step)
            await self.says(person, chat="one", pause=True)
        await self.step("Ann sends half a message", self.place(self.ann).send('{"do": ['))

    async def pause(self) -> None:
        await self.says(self.cleo, pause=True)
        await self.says(self.bob, agree=False)
        await self.says(self.bob, pause=True)
        await self.says(self.ann, agree=True)
        await self.says(self.cleo, agree=True)
        for person in (self.ann, self.bob, self.cleo):
            await self.says(person, do=["pass"], step=self.place(person).step)
        await self.says(self.cleo, pause=False)
        await self.says(self.ann, pause=False)

    async def hand_over(self) -> None:
        await self.says(self.cleo, hand="medium")
        await self.choices(2)
        await self.says(self.bob, hand="easy")
        await self.choices(1)
        await self.says(self.bob, hand="me")
        await self.says(self.cleo, hand="me")

    async def talk(self) -> None:
        for person in (self.ann, self.bob, self.eve):
            await self.says(person, chat=f"{person.name} speaks")
        await self.says(self.ann, mute=self.eve.id)
        await self.says(self.eve, chat="hear me")
        await self.says(self.ann, unmute=self.eve.id)
        await self.says(self.ann, report=self.eve.id, text="they shout")
        await self.says(self.cleo, pace="calm")
        await self.says(self.cleo, pace="quick")
        await self.step("Bob takes another name", self.bob.post("/api/me", {"name": "Robert"}))

    async def lose_connections(self) -> None:
        """Let Ann return at once, and Bob only after a bot has played for them."""
        await self.step("Ann loses the connection", self.place(self.ann).drop())
        await self.step("Ann returns", self.join(self.ann))
        while not self.place(self.bob).may_choose:
            await self.choice()
        await self.step("Bob loses the connection", self.place(self.bob).drop())
        await self.step("two minutes pass", seconds=AWAY_S)
        await self.step("Bob returns", self.join(self.bob))
        await self.step(
            "both processes report who is present",
            self.south.report_presence(), self.north.report_presence(),
        )  # fmt: skip

    async def remove_and_return(self) -> None:
        await self.says(self.ann, kick=self.cleo.id)
        await self.says(self.bob, agree=True)
        await self.says(self.cleo, chat="why?")
        await self.says(self.cleo, do=["pass"], step=self.place(self.cleo).step)
        await self.says(self.cleo, hand="me")
        await self.says(self.bob, agree=True)

    async def remove_for_good(self) -> None:
        await self.says(self.bob, kick=self.cleo.id)
        await self.says(self.ann, kick=self.cleo.id)
        await self.says(self.bob, agree=True)
        await self.says(self.cleo, hand="me")
        await self.says(self.ann, agree=False)
        await self.says(self.bob, agree=False)
        await self.says(self.cleo, hand="me")

    # ------------------------------------------------------------------------ the end

    async def play_out(self) -> None:
        while not self.place(self.ann).over:
            await self.choice()
        await self.says(self.ann, do=["pass"], step=self.place(self.ann).step)
        self.transcript.begin("Bob downloads the record")
        record = await self.bob.ask("GET", f"/api/records/{self.table}")
        self.transcript.note("Bob", "record", record.content)

    async def play_again(self) -> None:
        """Go to the table of the rematch and play a little there; Cleo's seat is open again."""
        await self.says(self.cleo, rematch=True)
        await self.says(self.bob, rematch=True)
        self.table = self.place(self.ann).info["next"]
        for person in (self.ann, self.bob, self.cleo):
            await self.step(f"{person.name} leaves the old table", self.place(person).drop())
            await self.step(f"{person.name} joins the new one", self.join(person))
        seat = self.cleo.post(f"/api/tables/{self.table}/sit", {})
        await self.step("Cleo sits down there", seat)
        for person in (self.ann, self.bob, self.cleo):
            await self.says(person, give="plum")
        await self.choices(2)

    async def stop(self) -> None:
        await self.step("the process that owns the tables stops", self.north.close())
        self.transcript.begin("what is stored")
        for name, query in ROWS.items():
            for row in self.rows(query):
                self.note_row("store", name, row)
