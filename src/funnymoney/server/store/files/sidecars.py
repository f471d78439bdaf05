"""What SQLite keeps beside a file, and what that says of the file."""

from __future__ import annotations

from pathlib import Path

LOGS = ("-wal", "-journal")  # without them the file may lack its latest commits
SIBLINGS = (*LOGS, "-shm")
LOCK = ".lock"  # ours
HEADER_BYTES = 20
SQLITE_MAGIC = b"SQLite format 3\0"
FORMATS = slice(18, 20)  # in the header: the versions needed to write and to read
WITHOUT_LOG = b"\x01\x01"  # while a file is served it is b"\x02\x02", and stays so afterwards


def with_suffix(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def siblings(path: Path) -> list[Path]:
    return [with_suffix(path, suffix) for suffix in SIBLINGS]


def has_log(path: Path) -> bool:
    """Whether there may be commits that are not in the file itself."""
    return any(is_filled(with_suffix(path, suffix)) for suffix in LOGS)


def is_filled(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def is_whole(path: Path) -> bool:
    """Whether a file is complete by itself, as backups are: no server has opened it since.

    Never ask that of a file that is open in this process: to close it drops SQLite's locks.
    """
    return formats(path) == WITHOUT_LOG and not has_log(path)


def was_served(path: Path) -> bool:
    """Whether a file is a database that has had a log, and may be somebody's store."""
    return formats(path) not in (WITHOUT_LOG, b"")


def formats(path: Path) -> bytes:
    """Return what the header says of the formats of a database; nothing if it is none."""
    with path.open("rb") as opened:
        header = opened.read(HEADER_BYTES)
    return header[FORMATS] if header.startswith(SQLITE_MAGIC) else b""
