"""The papers of finished matches: made once, when a match is over, and kept in the store.

For that a match is played again, in a process of its own: some take most of a second.

Rules never run in a second thread: what they write on while they think is shared.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw, Struct

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.core.records.record import Record
from funnymoney.games import recap_of
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import WRITER
from funnymoney.server.replay.snapshot import SeatSnapshot, Snapshot, snapshot_of

if TYPE_CHECKING:
    from funnymoney.server.store import Store

PROGRAM = (sys.executable, "-P", "-m", "funnymoney.server.replay.archive")
MAX_CACHED_MATCHES = 200  # that are kept in memory, for a new match is looked at by all its players
WORKERS = 1
LOW_PRIORITY = 10
MAX_QUEUED = 20  # matches that may wait for that, before people are asked to come again
REPLY_TIMEOUT_S = 60.0
BUSY = "this match cannot be looked at just now: try again in a moment"


class ArchivedMatch(Struct, frozen=True, omit_defaults=True):
    """What remains of a match: its record as text, and its tale; or why there is nothing."""

    record: str = ""
    tale: Raw = Raw(b"null")
    refused: str = ""


class Archive:
    """Finds the papers of finished matches."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, asyncio.Task[ArchivedMatch]] = OrderedDict()
        self.desk = asyncio.Semaphore(WORKERS)
        self.making = 0

    def has(self, name: str) -> bool:
        return name in self.known

    async def papers(self, name: str, store: Store) -> ArchivedMatch:
        """Return the papers of a finished match; they are looked for only if they are not here."""
        if name not in self.known:
            if self.making >= MAX_QUEUED:
                raise Refused("busy", BUSY)
            self.known[name] = asyncio.create_task(self.make(name, store))
        self.known.move_to_end(name)
        if len(self.known) > MAX_CACHED_MATCHES:
            self.known.popitem(last=False)
        try:
            return await asyncio.shield(self.known[name])
        except Exception:
            self.known.pop(name, None)
            raise

    async def make(self, name: str, store: Store) -> ArchivedMatch:
        self.making += 1
        try:
            return await self.find(name, store)
        finally:
            self.making -= 1

    async def find(self, name: str, store: Store) -> ArchivedMatch:
        found = await store.papers.get(name)
        if found is not None:
            return msgspec.json.decode(found, type=ArchivedMatch)
        papers = await self.play_again(name, store)
        await store.papers.keep(name, WRITER.encode(papers))
        return papers

    async def play_again(self, name: str, store: Store) -> ArchivedMatch:
        async with self.desk:
            kept = snapshot_of(await store.load(name))
            process = await asyncio.create_subprocess_exec(*PROGRAM, stdin=PIPE, stdout=PIPE)
            try:
                asked = process.communicate(WRITER.encode(kept))
                out, _ = await asyncio.wait_for(asked, REPLY_TIMEOUT_S)
                papers = msgspec.json.decode(out, type=ArchivedMatch)
            except (TimeoutError, msgspec.MsgspecError, OSError):
                raise Refused("busy", BUSY) from None
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        if papers.refused:
            raise Refused("no_record", papers.refused)
        return papers

    async def close(self) -> None:
        """Leave what is being made; no process outlives the house."""
        for task in self.known.values():
            task.cancel()
        await asyncio.gather(*self.known.values(), return_exceptions=True)


def papers_of(kept: Snapshot) -> ArchivedMatch:
    try:
        record = record_of(kept)
    except FunnyMoneyError as error:
        return ArchivedMatch(refused=str(error))
    except Exception as error:  # noqa: BLE001  else its process dies, and is asked again for ever
        return ArchivedMatch(
            refused=f"the log of this match does not replay: {type(error).__name__}"
        )
    return ArchivedMatch(record.to_json(), Raw(WRITER.encode(recap_of(record).to_json())))


def record_of(kept: Snapshot) -> Record:
    """Play a finished match again, and return its record with its promise laid open."""
    table = kept.brought_back()
    if not table.over:
        raise Refused("not_over", "this match is not over: its record is shown when it is")
    record = table.running().record
    record.seats = [seat_name(seat) for seat in kept.seats]
    return record


def seat_name(seat: SeatSnapshot) -> str:
    """Say who sat somewhere without a name: records are for ever, guests may be forgotten."""
    return f"bot {seat.level}" if seat.kind == "bot" else "person"


def main() -> None:
    """Read a table, and write its papers; if nobody wants them any more, go quietly."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to go
    if sys.platform != "win32":
        os.nice(LOW_PRIORITY)  # most of the time nobody waits for it
    asked = sys.stdin.buffer.read()
    if asked:
        papers = papers_of(msgspec.json.decode(asked, type=Snapshot))
        try:
            sys.stdout.buffer.write(WRITER.encode(papers))
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            sys.stderr.close()


if __name__ == "__main__":
    main()
