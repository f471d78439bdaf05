"""Tables served, beside boardgame.io: `python -m benchmarks.server [--json FILE] [--quick]`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import track

from benchmarks.load import boardgame, paper
from benchmarks.load.cases import FULL, QUICK, Case, Plan
from benchmarks.load.cores import apart, pinned
from benchmarks.load.loops import Stalled
from benchmarks.load.measure import Stage, measure, run, seconds_to_disk, serving
from benchmarks.load.memory import weigh
from benchmarks.load.results import Results
from benchmarks.systems import OURS

QUARTER = 0.25


def main(arguments: Sequence[str]) -> None:
    chosen = parser().parse_args(arguments)
    absent = "not asked for" if chosen.alone else boardgame.install()
    peer = "" if absent else boardgame.version()
    with TemporaryDirectory(dir=chosen.folder) as folder:
        conditions = paper.conditions(pinned(), seconds_to_disk(Path(folder)), peer)
        results = measure_all(QUICK if chosen.quick else FULL, Path(folder), absent)
    paper.show(results, conditions, Console())
    if chosen.json is not None:
        paper.write_json(results, conditions, chosen.json)


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(
        prog="python -m benchmarks.server", description="Tables served, ours beside boardgame.io."
    )
    found.add_argument("--json", type=Path, metavar="FILE", help="write everything there, too")
    found.add_argument("--quick", action="store_true", help="about a minute, less exact")
    found.add_argument("--alone", action="store_true", help="without boardgame.io")
    found.add_argument("--folder", type=Path, help="where the tables are kept meanwhile")
    return found


def measure_all(plan: Plan, folder: Path, absent: str = "") -> Results:
    """Measure every case in its turn; `absent` is why boardgame.io is not there."""
    results = Results(plan)
    if absent:
        results.absent["boardgame.io"] = absent
    turns = [case for case in plan.turns() if case.system == OURS or not absent]
    with apart() as core:
        stage = Stage(core, folder)
        for case in track(turns, "measuring", console=Console(stderr=True), transient=True):
            measure_one(case, stage, results)
        results.weight = weigh(stage, plan)
    return results


def measure_one(case: Case, stage: Stage, results: Results) -> None:
    def quarter(found: float) -> float:
        """Return a quarter of our capacity, also for the peer."""
        ours = results.values(results.plan.others()[0], "moves_per_second")
        return QUARTER * (found if case.system == OURS else ours[-1])

    with serving(case, stage, results.view_bytes()) as server:
        try:
            results.add(case, run(measure(case, server, results.plan, stage.folder, quarter)))
        except Stalled as error:
            if case.system == OURS:
                raise
            results.absent[f"{case.system}, {case.tables} tables"] = str(error)


if __name__ == "__main__":
    main(sys.argv[1:])
