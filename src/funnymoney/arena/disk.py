"""Files that are there whole or not at all, and folders into which one run writes at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from funnymoney.arena.rows import BadOutput

LOCK = "_lock"  # readers of datasets pass over names that begin like this
UNDONE = "_undone-"


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Make a folder and keep every other run out of it, or raise BadOutput.

    Such a lock goes with its process, however that ends, and no worker inherits it. What a run
    that was killed left half written is removed.
    """
    try:
        make_folder(folder)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise BadOutput(f"cannot write {folder}: {error.strerror}") from None
    try:
        if not taken(lock):
            raise BadOutput(
                f"another run is writing into {folder}: wait until it is done, or give --out "
                "another folder"
            )
        for left in folder.glob(f"{UNDONE}*"):
            left.unlink()
        yield
    finally:
        os.close(lock)


if sys.platform == "win32":
    import msvcrt

    def taken(lock: int) -> bool:
        try:
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def taken(lock: int) -> bool:
        """Take a lock; unlike flock's, this one is not shared with those who are forked."""
        try:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


def make_folder(folder: Path) -> None:
    """Make a folder, and those that it lies in, so that a power cut does not lose them."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for each in missing:
        keep_names(each.parent)


def replace(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all, wherever the run is killed."""
    undone = path.with_name(f"{UNDONE}{os.getpid()}")
    with undone.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    undone.replace(path)
    keep_names(path.parent)


def append(path: Path, content: bytes) -> None:
    """Add to a file; when this returns, a power cut does not lose it."""
    new = not path.exists()
    with path.open("ab") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    if new:
        keep_names(path.parent)


def keep_names(folder: Path) -> None:
    """Let the names of a folder outlast a power cut; Windows does so by itself."""
    if sys.platform != "win32":
        known = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(known)
        finally:
            os.close(known)
