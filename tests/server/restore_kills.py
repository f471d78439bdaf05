"""Restore a store again and again, each time killed one step later, until that succeeds.

A step is whatever changes a folder: a new name, another name, or one that goes.
`python -m tests.server.restore_kills FOLDER WORK links|none` copies FOLDER for each.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from funnymoney.server.store.backups.sqlite import restore_file

STEPS = ("os.rename", "os.link", "os.remove", "open")
KILLED, MOST = 9, 100


def restore_until(step: int, folder: Path) -> None:
    """Restore, and die as by `kill -9` before a step."""
    done = 0

    def count(event: str, arguments: tuple[Any, ...]) -> None:
        nonlocal done
        if event not in STEPS or (event == "open" and not makes(arguments)):
            return
        if done == step:
            os._exit(KILLED)
        done += 1

    sys.addaudithook(count)
    restore_file(folder / "tables.db", folder / "copy.db")


def makes(arguments: tuple[Any, ...]) -> bool:
    return bool(arguments[2] & os.O_CREAT)


def refuse_link(*_: object, **__: object) -> None:
    raise OSError("no hard links here")


def main(folder: Path, work: Path, links: str) -> None:
    if links == "none":
        os.link = refuse_link
    for step in range(MOST):
        copy = work / f"{step:02}"
        shutil.copytree(folder, copy)
        child = os.fork()
        if child == 0:
            restore_until(step, copy)
            os._exit(0)
        if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != KILLED:
            return


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
