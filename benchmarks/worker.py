"""One system in a process of its own: a line of JSON in, a line of JSON out.

- `{"ask": "offers"}` is answered by `{"version": …, "offers": […]}` or `{"absent": why}`,
- `{"ask": "measure", "offer": 3, "seconds": 0.3}` by `{"readings": {unit: value}}`.
"""

from __future__ import annotations

import json
import os
import sys
import warnings
from importlib import import_module, metadata
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, TextIO

from benchmarks.systems import SYSTEMS, System
from benchmarks.timing import Offer

Message = dict[str, Any]


def main() -> None:
    system = SYSTEMS[sys.argv[1]]
    warnings.simplefilter("ignore")
    stay_on_one_core()
    serve(system, sys.stdin, private_output())


def stay_on_one_core() -> None:
    """Run where all other workers run: they take turns, so they never compete."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def private_output() -> TextIO:
    """Keep standard output for our answers; what a peer prints goes to standard error."""
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    return answers


def serve(system: System, questions: TextIO, answers: TextIO) -> None:
    offers: list[Offer] = []
    for line in questions:
        message = json.loads(line)
        if message["ask"] == "offers":
            answer = introduce(system, offers)
        else:
            answer = {"readings": offers[message["offer"]].measure(message["seconds"])}
        answers.write(json.dumps(answer) + "\n")


def introduce(system: System, offers: list[Offer]) -> Message:
    """Fill in the offers and describe them, or say why there are none."""
    try:
        module = import_module(f"benchmarks.lanes.{system.module}")
        offers[:] = module.offers()
    except ImportError as error:
        return {"absent": str(error)}
    described = [{"lane": o.lane, "game": o.game, "slow": o.slow} for o in offers]
    return {"version": version_of(system.package), "offers": described}


def is_tuned() -> bool:
    """Whether our rules were tuned when they were compiled: it makes a difference."""
    package = Path(str(import_module("funnymoney").__file__))
    record = package.with_name(f"_built{EXTENSION_SUFFIXES[0]}.json")
    return record.is_file() and bool(json.loads(record.read_text(encoding="utf-8"))["tuned"])


def version_of(package: str) -> str:
    try:
        version = metadata.version(package)
        return f"{version} (tuned)" if package == "funnymoney" and is_tuned() else version
    except metadata.PackageNotFoundError:
        return "from sources"


if __name__ == "__main__":
    main()
