"""Soak a server: tables come and go for a long time, and nothing of it may stay behind.

`python -m tests.server.soak --minutes 30` says what the process holds when it is warm and at the
end, and fails if memory or open files grow in the second half, or if a task, thread, socket, file
or object of ours is left when everybody has gone. Only on Linux: it reads /proc.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from tests.server.soak_left import objects_left
from tests.server.soak_probe import planting
from tests.server.soak_tables import VISITS, Behaviour, Party, Seen
from tests.server.wire import Server

IDLE = 20  # seconds after which a table that nobody uses is put to sleep
THINK = 6.0  # seconds before a choice, on average
WARM = 1 / 3  # of the time: caches fill until then
MOST_GROWTH = 0.05  # of memory or files, by a fit to the second half of all samples
FEW_FILES = 10  # that may be more or fewer by chance
SAMPLES = 240
LOOKS = 10  # at what is left, a second apart
REHEARSALS = 3
PATIENCE = 600.0  # seconds until everybody has gone, all tables sleep and all records are made
MEGABYTE = 1_000_000


@dataclass(frozen=True)
class Sample:
    """What a process holds at one time; memory in bytes."""

    time: float
    memory: int  # resident, of the server
    own: int  # of this, what it shares with no other process
    files: int
    threads: int
    helpers: int  # resident, of the processes that it has started


def sample_of(pid: int) -> Sample:
    status = Path(f"/proc/{pid}/status").read_text()
    threads = next(int(line.split()[1]) for line in status.splitlines() if "Threads:" in line)
    helpers = sum(resident(each) for each in children(pid))
    files = len(list(Path(f"/proc/{pid}/fd").iterdir()))
    return Sample(time.monotonic(), resident(pid), private(pid), files, threads, helpers)


def resident(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, IndexError):  # it is gone
        return 0


def private(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))


def children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


@dataclass
class Soaked:
    """What was seen of a server: before, while and after it was used."""

    before: dict[str, Any]  # what it held after a first round, when all had gone
    after: dict[str, Any]
    samples: list[Sample]
    seen: Seen
    rested: list[Sample] = field(default_factory=list)  # when all had gone: before and after

    def faults(self) -> list[str]:
        """Return what is wrong, if anything is."""
        found = [*self.left_behind()]
        for name, unit, least in (("memory", MEGABYTE, 0), ("files", 1, FEW_FILES)):
            growth, usual = self.growth(name), self.usual(name)
            if growth > max(MOST_GROWTH * usual, least):
                found.append(f"{name} grew by {growth / unit:.1f} of {usual / unit:.1f}")
        return found

    def left_behind(self) -> list[str]:
        """Return tasks, threads, files and objects that were not there after the first round.

        A leak that is too slow for the memory of an hour to show it is seen in the objects.
        """
        more: dict[str, dict[str, int]] = {
            kind: dict(Counter(self.after[kind]) - Counter(self.before[kind]))
            for kind in ("tasks", "threads", "files")
        }
        more["objects"] = objects_left(self.before, self.after)
        return [f"{kind} left behind: {left}" for kind, left in more.items() if left]

    def half(self) -> list[Sample]:
        return self.samples[len(self.samples) // 2 :]

    def usual(self, name: str) -> float:
        return median(float(getattr(sample, name)) for sample in self.half())

    def growth(self, name: str) -> float:
        """Return by how much it grew in the second half, by the median slope of all pairs."""
        points = [(sample.time, float(getattr(sample, name))) for sample in self.half()]
        slopes = [
            (later[1] - earlier[1]) / (later[0] - earlier[0])
            for at, earlier in enumerate(points)
            for later in points[at + 1 :]
        ]
        return median(slopes) * (points[-1][0] - points[0][0])

    def report(self) -> str:
        warm = self.samples[int(len(self.samples) * WARM)]
        first, last = self.samples[0], self.samples[-1]
        seconds = last.time - first.time
        lines = [
            f"{seconds / 60:.1f} minutes, {self.seen}",
            *(told(name, each) for name, each in (("start", first), ("warm", warm), ("end", last))),
            *(told(f"all gone, {n}", each) for n, each in enumerate(self.rested, 1)),
            f"growth in the second half, fitted: memory {self.growth('memory') / MEGABYTE:+.2f} MB "
            f"of {self.usual('memory') / MEGABYTE:.1f}, files {self.growth('files'):+.1f} "
            f"of {self.usual('files'):.0f}",
            f"SQLite's share when all had gone: {self.before['sqlite'] / MEGABYTE:.1f} MB, "
            f"then {self.after['sqlite'] / MEGABYTE:.1f} MB",
            f"objects when all had gone: {sum(self.before['types'].values())}, "
            f"then {sum(self.after['types'].values())}",
            f"held at the end: {self.after['sizes']}",
        ]
        return "\n".join(lines)


def told(name: str, sample: Sample) -> str:
    return (
        f"{name}: {sample.memory / MEGABYTE:.1f} MB ({sample.own / MEGABYTE:.1f} its own), "
        f"{sample.files} files, {sample.threads} threads, "
        f"helpers {sample.helpers / MEGABYTE:.0f} MB"
    )


class Soak:
    """A server and the parties that use it."""

    def __init__(self, server: Server, file: Path, tables: int, think: float = THINK) -> None:
        self.server, self.file, self.tables, self.think = server, file, tables, think
        self.seen = Seen()

    async def run(self, seconds: float) -> Soaked:
        await self.rehearse()
        before, rested = await self.calm(), sample_of(self.server.pid)
        samples = await self.soak(seconds)
        soaked = Soaked(before, await self.calm(), samples, self.seen)
        for _ in range(LOOKS):  # what is there for a moment, as at a tick of the clock, is no leak
            if not soaked.left_behind():
                break
            await asyncio.sleep(1)
            soaked.after = await self.calm()
        soaked.rested = [rested, sample_of(self.server.pid)]
        return soaked

    async def rehearse(self) -> None:
        """Do some times all that is done later: what is started only once must be there.

        These are the processes that help, the connections to the store, and the thread that tidies
        up after it once a minute.
        """
        behaviour = Behaviour(0.05, IDLE, hints=0.5, estimates=1.0)
        async with asyncio.TaskGroup() as group:
            for at, kind in enumerate([*VISITS] * REHEARSALS):
                group.create_task(Party(self.server.url, -at, self.seen, behaviour).visit(kind))
        while not any("sweeper" in name for name in (await self.held())["threads"]):
            await asyncio.sleep(1)

    async def soak(self, seconds: float) -> list[Sample]:
        behaviour = Behaviour(self.think, IDLE + 10)
        found: list[Sample] = []
        async with asyncio.TaskGroup() as group:
            parties = [
                group.create_task(Party(self.server.url, at, self.seen, behaviour).live())
                for at in range(self.tables)
            ]
            for at in range(1, SAMPLES + 1):
                await asyncio.sleep(seconds / SAMPLES)
                found.append(sample_of(self.server.pid))
                if at % (SAMPLES // 10) == 0:
                    name = f"{at * seconds / SAMPLES:.0f} s, {self.seen.tables} tables"
                    sys.stderr.write(f"{told(name, found[-1])}\n")
            for party in parties:
                party.cancel()
        return found

    async def calm(self) -> dict[str, Any]:
        """Wait until everybody has gone and all tables sleep; return what is held then."""
        until = time.monotonic() + PATIENCE
        while True:
            held = await self.held()
            sizes = held["sizes"]
            if not any(sizes[name] for name in ("rooms", "sockets_from", "owed", "resting")):
                return held
            assert time.monotonic() < until, f"the server does not come to rest: {held}"
            await asyncio.sleep(1)

    async def held(self) -> dict[str, Any]:
        """Ask the server what it holds."""
        self.file.unlink(missing_ok=True)
        os.kill(self.server.pid, signal.SIGUSR1)
        until = time.monotonic() + PATIENCE
        while not self.file.exists():
            assert time.monotonic() < until, "the server does not heed the signal"
            await asyncio.sleep(0.05)
        found: dict[str, Any] = json.loads(self.file.read_text(encoding="utf-8"))
        return found


def soak(
    folder: Path, tables: int, seconds: float, think: float = THINK, planted: str = "pass"
) -> Soaked:
    """Soak a server of its own for so long, with its limits as they are for people."""
    file = folder / "held.json"
    planted = f"{planting(file)}; {planted}"
    options = ("--idle", str(IDLE))
    with Server(folder / "tables.db", folder, planted=planted, options=options, env={}) as server:
        return asyncio.run(Soak(server, file, tables, think).run(seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=200, help="at a time")
    parser.add_argument("--think", type=float, default=THINK, help="seconds before a choice")
    parser.add_argument("--json", type=Path, help="write all samples there")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        found = soak(Path(name), asked.tables, asked.minutes * 60, asked.think)
    if asked.json:
        samples = [vars(sample) for sample in found.samples]
        rows = {"before": found.before, "after": found.after, "samples": samples}
        asked.json.write_text(json.dumps(rows, indent=1), encoding="utf-8")
    sys.stdout.write(f"{found.report()}\n")
    faults = found.faults()
    sys.exit("\n".join(faults) if faults else 0)


if __name__ == "__main__":
    main()
