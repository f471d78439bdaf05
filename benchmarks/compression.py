"""Which messages are worth compressing: `python -m benchmarks.compression [--quick] [--json FILE]`.

The same matches with several thresholds of `funnymoney.server.ws.compression`, in turn, beside
clients that offer no compression at all.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.load import ours
from benchmarks.load.cases import FULL, GAMES, QUICK, Case, Plan
from benchmarks.load.cores import Server, apart
from benchmarks.load.measure import Stage, measure, run
from benchmarks.load.reading import Reading
from benchmarks.systems import OURS
from benchmarks.table import short

NEVER = 1 << 30
THRESHOLDS = (0, 256, 512, 1000, 1400, 2000, 4000, NEVER)  # bytes from which on it is compressed
ROUNDS = 3
TABLES = 50

SET = """
from funnymoney.server.ws import compression
compression.MIN_COMPRESSED_BYTES = {threshold}
from funnymoney.cli import app
app()
"""


@dataclass(frozen=True)
class Lane:
    """Clients of one game; without a threshold they offer no compression."""

    game: str
    threshold: int | None

    @property
    def name(self) -> str:
        if self.threshold is None:
            return "plain"
        return "never" if self.threshold == NEVER else f"{self.threshold:,}"


def lanes(games: Sequence[str]) -> list[Lane]:
    return [Lane(game, threshold) for game in games for threshold in (None, *THRESHOLDS)]


def read(lane: Lane, stage: Stage, plan: Plan) -> Reading:
    """Start a server with this threshold, and let all tables play."""
    case = Case(OURS, lane.game, plan.some, packed=lane.threshold is not None)
    with TemporaryDirectory(dir=stage.folder) as folder:
        server = Server(command(Path(folder) / "tables.db", lane.threshold), stage.core)
        try:
            return run(measure(case, server, plan, Path(folder), float))[0]
        finally:
            server.stop()


def command(store: Path, threshold: int | None) -> list[str]:
    program, _module, _name, *arguments = ours.command(store)
    planted = SET.format(threshold=NEVER if threshold is None else threshold)
    return [program, "-c", planted, *arguments]


def measure_all(plan: Plan, rounds: int, folder: Path) -> dict[Lane, list[Reading]]:
    found: dict[Lane, list[Reading]] = {}
    turns = [lane for _ in range(rounds) for lane in lanes(plan.games)]
    with apart() as core:
        stage = Stage(core, folder)
        for lane in track(turns, "measuring", console=Console(stderr=True), transient=True):
            found.setdefault(lane, []).append(read(lane, stage, plan))
    return found


def show(found: Mapping[Lane, Sequence[Reading]], console: Console) -> None:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("\ngame")
    for heading in ("compressed\nfrom, bytes", "core µs\na move", "of\nplain", "bytes a\nmessage"):
        table.add_column(heading, justify="right", no_wrap=True)
    for lane, readings in found.items():
        plain = core(found[Lane(lane.game, None)])
        wire = short(median(reading.wire_bytes for reading in readings))
        spent = core(readings)
        table.add_row(lane.game, lane.name, short(spent), f"{spent / plain:.2f}", wire)
    console.print(table)


def core(readings: Sequence[Reading]) -> float:
    """Return what a move takes of the server's core at the least: what disturbs only adds."""
    return min(reading.server_us for reading in readings)


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.compression", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything there, too")
    parser.add_argument("--quick", action="store_true", help="fewer tables, one round")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of all lanes; the best counts")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--folder", type=Path, help="where the tables are kept meanwhile")
    asked = parser.parse_args(arguments)
    plan = replace(QUICK if asked.quick else FULL, games=tuple(asked.games))
    plan = replace(plan, some=min(plan.some, TABLES))
    rounds = 1 if asked.quick else asked.rounds
    with TemporaryDirectory(dir=asked.folder) as folder:
        found = measure_all(plan, rounds, Path(folder))
    show(found, Console())
    if asked.json is not None:
        rows = [
            asdict(lane) | {"readings": [asdict(each) for each in readings]}
            for lane, readings in found.items()
        ]
        asked.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
