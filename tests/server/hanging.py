"""A disk that hangs: the thread that writes waits for it, and no error comes."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from funnymoney.server.store.database import SqliteWriter
from funnymoney.server.store.move_log import NewMove
from funnymoney.server.store.writer import Work

T = TypeVar("T")


class HangingDisk:
    """Lets the writes of this process hang: before they begin, or when all is on the disk."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, after_commit: bool = False) -> None:
        self.answers = threading.Event()
        self.answers.set()
        self.after_commit = after_commit
        transact, add_at_once = SqliteWriter.transact, SqliteWriter.add_at_once

        def slow_transact(writer: SqliteWriter, work: Work[T]) -> T:
            self.hang(not self.after_commit)
            answer = transact(writer, work)
            self.hang(self.after_commit)
            return answer

        def slow_add(writer: SqliteWriter, process: str, moves: Sequence[NewMove]) -> bool:
            self.hang(not self.after_commit)
            answer = add_at_once(writer, process, moves)
            self.hang(self.after_commit)
            return answer

        monkeypatch.setattr(SqliteWriter, "transact", slow_transact)
        monkeypatch.setattr(SqliteWriter, "add_at_once", slow_add)

    def hang(self, now: bool) -> None:
        if now:
            self.answers.wait()

    def begin(self) -> None:
        self.answers.clear()

    def end(self) -> None:
        self.answers.set()


PLANTED = """
import pathlib, time
from funnymoney.server.store import database
flag, writer = pathlib.Path({flag!r}), database.SqliteWriter
def slow(write):
    def written(*given):
        while flag.exists():
            time.sleep(0.05)
        return write(*given)
    return written
writer.transact, writer.add_at_once = slow(writer.transact), slow(writer.add_at_once)
"""


class HangingFlag:
    """The same for a server in a process of its own, which looks at a file."""

    def __init__(self, folder: Path) -> None:
        self.flag = folder / "hangs"
        self.planted = PLANTED.format(flag=str(self.flag))

    def begin(self) -> None:
        self.flag.touch()

    def end(self) -> None:
        self.flag.unlink(missing_ok=True)
