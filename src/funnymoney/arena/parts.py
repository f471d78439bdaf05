"""A folder of simulations: one Parquet dataset, partitioned, in which every run can be resumed.

    FOLDER/game=contraband/players=4/run=5d0c6f0c1a9e/matches-0000000000-0000010000.parquet
                                                      _run.json   what is played in this run

A run is known by what decides its matches: game, bots, seed, options, and the version and edition
of the rules; not by how many there are, so more can be asked for later. A part is written whole
or not at all, and its name says which matches it holds.
"""

from __future__ import annotations

import hashlib
import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import funnymoney
from funnymoney.arena.batches import Batch
from funnymoney.arena.disk import make_folder, replace
from funnymoney.arena.rows import BadOutput, import_arrow, read_parquet
from funnymoney.arena.simulate import Plan
from funnymoney.arena.summary import Tally
from funnymoney.games import game_named

ABOUT = "_run.json"  # readers of datasets pass over names that begin like this
PART = re.compile(r"matches-(\d+)-(\d+)\.parquet")


class Parts:
    """The parts of one run."""

    form = ".parquet"

    def __init__(self, folder: Path, plan: Plan) -> None:
        import_arrow()
        self.plan = plan
        self.folder = folder_of(folder, plan)
        about = json.dumps(facts_of(plan), indent=1) + "\n"
        try:
            make_folder(self.folder)
            replace(self.folder / ABOUT, about.encode())
        except OSError as error:
            raise BadOutput(f"cannot write {self.folder}: {error.strerror}") from None

    def parts(self) -> list[tuple[range, Path]]:
        """Return the parts that are there, in order."""
        found = [
            (range(int(named[1]), int(named[2])), path)
            for path in self.folder.iterdir()
            if (named := PART.fullmatch(path.name))
        ]
        found.sort(key=lambda part: part[0].start)
        for (one, _), (other, path) in pairwise(found):
            if other.start < one.stop:
                raise BadOutput(f"{path} holds matches that another part holds, too: remove it")
        return found

    def gaps(self) -> list[range]:
        missing, at = [], 0
        for matches, _ in self.parts():
            missing.append(range(at, min(matches.start, self.plan.matches)))
            at = matches.stop
        missing.append(range(at, self.plan.matches))
        return [gap for gap in missing if gap]

    def counted(self) -> Tally:
        """Count what is there, but for matches beyond those that are asked for."""
        tally = Tally(self.plan)
        for matches, path in self.parts():
            if matches.start < self.plan.matches:
                for result in read_parquet(path):
                    if result.match < self.plan.matches:
                        tally.add(result)
        return tally

    def add(self, batch: Batch) -> None:
        name = f"matches-{batch.piece.start:010}-{batch.piece.stop:010}.parquet"
        replace(self.folder / name, batch.written)


def facts_of(plan: Plan) -> dict[str, Any]:
    """Return all that decides what is played, the options complete."""
    game = game_named(plan.game)
    return {
        "game": plan.game,
        "edition": game.edition,
        "version": funnymoney.__version__,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": game.settle(plan.players, plan.options),
    }


def folder_of(folder: Path, plan: Plan) -> Path:
    """Return where in a dataset a run lies."""
    return folder / f"game={plan.game}/players={plan.players}/run={digest(facts_of(plan))}"


def digest(facts: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:12]
