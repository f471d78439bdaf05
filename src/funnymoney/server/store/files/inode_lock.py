"""A lock on a file itself, whatever it is called: on its inode, so links do not evade it.

The lock is a range of bytes far behind the end of any file and behind those that SQLite locks. It
belongs to an open file description (Linux: OFD locks), so it also holds between two stores of one
process, and the kernel drops it when the process is gone, however it ended. The length of the range
tells who holds it and since when: lock and note come and go together, and nothing is left behind.

POSIX drops all of a process's other locks on a file, SQLite's among them, when the process closes
any descriptor of it. So a file that is locked in this process is never opened here again: `HELD`
knows it, and is asked first.
"""

from __future__ import annotations

import os
import struct
import sys
import threading
import time
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

if sys.platform == "linux":
    import fcntl

FIRST_BYTE = 1 << 62
PID_BITS = 22  # of Linux's largest process id
SQLITE_FIRST_BYTE, SQLITE_BYTES = 0x40000000, 512  # what SQLite itself locks
FLOCK = "hhqqi"  # of struct flock: type, whence, start, length, process id


class Holder(NamedTuple):
    """The process that holds a lock; since when is not known of older versions."""

    pid: int
    since: int | None  # seconds

    def __str__(self) -> str:
        told = f"process id {self.pid}"
        if self.since is None:
            return told
        return f"{told}, started {datetime.fromtimestamp(self.since, UTC):%Y-%m-%d %H:%M:%S UTC}"


FileId = tuple[int, int]  # device and inode
HELD: dict[FileId, Holder] = {}
GUARD = threading.Lock()


def is_supported() -> bool:
    """Whether this system has locks that belong to an open file description."""
    return sys.platform == "linux" and hasattr(fcntl, "F_OFD_SETLK")


def file_id(path: Path) -> FileId:
    found = path.stat()
    return found.st_dev, found.st_ino


class AlreadyLocked(Exception):
    """The lock of a file is held, by a process that may be known."""

    def __init__(self, holder: Holder | None) -> None:
        self.holder = holder
        super().__init__(str(holder))


class InodeLock:
    """Holds the lock of an existing file until closed; raises AlreadyLocked.

    Where the system has no such locks, it only holds against other stores of this process.
    """

    def __init__(self, path: Path) -> None:
        self.me = Holder(os.getpid(), int(time.time()))
        with GUARD:
            self.file = file_id(path)
            if self.file in HELD:
                raise AlreadyLocked(HELD[self.file])
            self.descriptor = os.open(path, os.O_RDWR) if is_supported() else None
            try:
                if self.descriptor is not None:
                    lock_descriptor(self.descriptor, self.me)
                    self.file = of_descriptor(self.descriptor)
            except BaseException:
                self.close_descriptor()
                raise
            HELD[self.file] = self.me

    def close(self) -> None:
        with GUARD:
            HELD.pop(self.file, None)
            self.close_descriptor()

    def close_descriptor(self) -> None:
        if self.descriptor is not None:
            os.close(self.descriptor)
            self.descriptor = None


def of_descriptor(descriptor: int) -> FileId:
    found = os.fstat(descriptor)
    return found.st_dev, found.st_ino


def holder_of(path: Path) -> Holder | None:
    """Return who holds the lock of a file, if anybody does; a missing file is held by nobody."""
    with suppress(FileNotFoundError), GUARD:
        held = HELD.get(file_id(path))
        if held is not None or not is_supported():
            return held
        descriptor = os.open(path, os.O_RDONLY)
        try:
            return find_holder(descriptor)
        finally:
            os.close(descriptor)
    return None


def lock_descriptor(descriptor: int, me: Holder) -> None:
    assert sys.platform == "linux"
    assert me.since is not None
    note = 1 + (me.since << PID_BITS | me.pid)
    wanted = struct.pack(FLOCK, fcntl.F_WRLCK, os.SEEK_SET, FIRST_BYTE, note, 0)
    try:
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, wanted)
    except BlockingIOError:
        raise AlreadyLocked(find_holder(descriptor)) from None


def find_holder(descriptor: int) -> Holder | None:
    _, length = conflict(descriptor, FIRST_BYTE, 1)
    if not length:
        return None
    since, pid = divmod(length - 1, 1 << PID_BITS)
    return Holder(pid, since)


def sqlite_holder(path: Path) -> Holder | None:
    """Return the process that holds SQLite's own lock of a file that is not open here."""
    if not is_supported():
        return None
    descriptor = os.open(path, os.O_RDONLY)
    try:
        pid, _ = conflict(descriptor, SQLITE_FIRST_BYTE, SQLITE_BYTES)
    finally:
        os.close(descriptor)
    return Holder(pid, None) if pid > 0 else None


def conflict(descriptor: int, start: int, length: int) -> tuple[int, int]:
    """Return process id and length of a lock in these bytes; without one, nothing."""
    assert sys.platform == "linux"
    asked = struct.pack(FLOCK, fcntl.F_WRLCK, os.SEEK_SET, start, length, 0)
    found = struct.unpack(FLOCK, fcntl.fcntl(descriptor, fcntl.F_OFD_GETLK, asked))
    return (0, 0) if found[0] == fcntl.F_UNLCK else (found[4], found[3])
