"""Taking a database away from a running server, and giving it back."""

from __future__ import annotations

import sqlite3
from typing import Protocol

from tests.server.postgres import Postgres


class Outage(Protocol):
    def begin(self) -> None: ...

    def end(self) -> None: ...


class Locked:
    """A file that another program locks for writing."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.other: sqlite3.Connection | None = None

    def begin(self) -> None:
        self.other = sqlite3.connect(
            self.file, isolation_level=None, check_same_thread=False, timeout=9
        )
        self.other.execute("BEGIN IMMEDIATE")

    def end(self) -> None:
        assert self.other is not None
        self.other.close()


class Stopped:
    """A PostgreSQL that is shut down, or crashes."""

    def __init__(self, postgres: Postgres, mode: str = "fast") -> None:
        self.postgres, self.mode = postgres, mode
        self.is_down = False

    def begin(self) -> None:
        self.postgres.stop(self.mode)
        self.is_down = True

    def end(self) -> None:
        self.postgres.start()
        self.is_down = False
