"""Open a copy of the store file as if it had been written an hour ago."""

from __future__ import annotations

import gzip
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from tests.server.old_store.expected import STORE

AGE_MS = 3600_000  # more than the thinking time in a fast game: downtime must not count
# All columns of the file that hold a time, in milliseconds since 1970; `lease` is 0 where it ended.
# Within the log, the file has only durations.
TIMES = {
    "guests": ("created", "seen", "banned"),
    "keys": ("created",),
    "tables": ("created", "touched", "wake", "lease", "renewed"),
    "seats": ("since",),
    "moves": ("time",),
    "chat": ("time",),
    "pulse": ("time",),
    "bans": ("time",),
    "reports": ("time", "settled"),
    "pushes": ("created",),
}
TRIGGERS = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"


def unpack(file: Path) -> None:
    file.write_bytes(gzip.decompress(STORE.read_bytes()))


def unpack_as_new(file: Path, written: int) -> None:
    """Unpack the store, and add to all times in it what has passed since it was written.

    So neither clocks nor retention see how old the file is: 60 days without a choice, for example,
    delete a table. The triggers that protect the log are taken off meanwhile.
    """
    unpack(file)
    shift = int(time.time() * 1000) - AGE_MS - written
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        triggers = connection.execute(TRIGGERS).fetchall()
        connection.execute("BEGIN")
        for name, _ in triggers:
            connection.execute(f'DROP TRIGGER "{name}"')
        for table, columns in TIMES.items():
            for column in columns:
                add = f"UPDATE {table} SET {column} = {column} + ? WHERE {column} > 0"  # noqa: S608
                connection.execute(add, (shift,))
        for _, sql in triggers:
            connection.execute(sql)
        connection.execute("COMMIT")
