"""One process at a time may serve from a file."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from funnymoney.server.store.errors import StoreInUse


class FileLock:
    """Holds `<file>.lock` until closed, or until the process is gone, however it ends.

    The lock is SQLite's own, on an empty database beside the file: that works on every system
    SQLite works on, also between two stores of one process.
    """

    def __init__(self, file: Path) -> None:
        lock = file.with_name(file.name + ".lock")
        self.held = sqlite3.connect(lock, timeout=0, isolation_level=None)
        try:
            self.held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            self.held.close()
            raise StoreInUse(
                f"another process already serves from {file}: stop it first, or give this one "
                "another file; several processes can share a PostgreSQL"
            ) from None

    def close(self) -> None:
        self.held.close()
