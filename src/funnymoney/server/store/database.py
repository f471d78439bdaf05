"""The connections of a store: one that writes, a few that read and never wait for it.

What is to be read or written is a plain function of a connection, the same for both databases.
For SQLite it runs as a whole in a thread: one way there and back, instead of one for each
statement, which for a commit of a single move made four times the work. For PostgreSQL it runs in
the event loop, on SQLAlchemy's bridge to asyncpg.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from funnymoney.server.store.address import SQLITE
from funnymoney.server.store.backups.restoring import settle
from funnymoney.server.store.errors import BadAddress, DamagedTable, StoreUnavailable
from funnymoney.server.store.faults.outages import as_unavailable
from funnymoney.server.store.faults.unreadable import as_text, decode_json
from funnymoney.server.store.files.file_lock import StoreLock
from funnymoney.server.store.files.threads import Threads
from funnymoney.server.store.files.wal_checkpointer import WalCheckpointer
from funnymoney.server.store.move_log import NewMove, add_at_once

T = TypeVar("T")

READERS = 4
# A database that does not answer must not keep anybody waiting for longer than about ten seconds:
# the driver takes two more to give up a connection on which a transaction did not end.
CONNECT_TIMEOUT_S = 5.0
POOL_TIMEOUT_S = 8.0  # until one of the reading connections is free
TRANSACTION_TIMEOUT_S = 8.0
SQLITE_PRAGMAS = (
    "PRAGMA journal_mode = WAL",  # readers see the last commit while the next is written
    "PRAGMA synchronous = FULL",  # a commit returns when it is on the disk
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",  # for a backup taken from outside
    "PRAGMA wal_autocheckpoint = 200000",  # pages: at full speed the sweeper comes long before
)
POSTGRESQL_SETTINGS = {
    "synchronous_commit": "on",
    # A process that is frozen in the middle of a commit must not hold up the others for ever.
    "lock_timeout": "2s",
    "idle_in_transaction_session_timeout": "5s",
}


class Lane(Protocol):
    """Some connections of one kind; every function is a transaction of its own."""

    engine: Engine

    async def run(self, work: Callable[[Connection], T], *, patient: bool = False) -> T:
        """Return the answer when it is committed; raise StoreUnavailable if that cannot be now.

        A patient caller, such as an upgrade of the schema, waits for as long as the work takes.
        """

    async def close(self) -> bool:
        """Close all connections; return False if that cannot be done, as one is still in use."""


class WritingLane(Lane, Protocol):
    """The one over which everything is written."""

    async def add(self, process: str, moves: Sequence[NewMove]) -> bool:
        """Add moves of different tables the short way and commit; else do nothing, and say so."""


class Database:
    """A file or a PostgreSQL, opened; a file is locked against other processes."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.sqlite = url.drivername == SQLITE
        self.lock = lock_file(Path(url.database or "")) if self.sqlite else None
        if self.lock:  # a link may lead elsewhere tomorrow
            self.url = url = url.set(database=str(self.lock.path))
        self.writing: WritingLane = (
            SqliteWriter(url, self.lock) if self.lock else PostgresqlLane(url, reads_only=False)
        )
        kind = SqliteLane if self.sqlite else PostgresqlLane
        self.reading: Lane = kind(url, reads_only=True)
        self.sweeper: WalCheckpointer | None = None
        # Called with each table that was found damaged, and left out, while others were read.
        self.on_damage: Callable[[DamagedTable], None] = lambda _: None

    def begin_to_sweep(self) -> None:
        """Keep the log of SQLite short, as long as the file is open."""
        if self.sqlite:
            self.sweeper = WalCheckpointer(str(self.url.database))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do something that reads everything as of one instant."""
        return await self.reading.run(work)

    async def close(self) -> None:
        others = [self.reading.close(), *([self.sweeper.close()] if self.sweeper else [])]
        ended = await asyncio.gather(*others)
        # The writer last: then it is the writer who tidies up SQLite's log.
        ended.append(await self.writing.close())
        if self.lock and all(ended):  # else something may still be written: until we are gone
            self.lock.close()


def lock_file(path: Path) -> StoreLock:
    """Lock a file, made for the eyes of its owner only if it is new: it holds the seeds."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        settle(path)
        path.touch(mode=0o600)
        return StoreLock(path)
    except OSError as error:
        raise BadAddress(f"cannot write {path}: {error.strerror}") from None


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


def settings(reads_only: bool) -> dict[str, Any]:
    return {
        "pool_size": READERS if reads_only else 1,
        "max_overflow": 0,
        "pool_timeout": POOL_TIMEOUT_S,
        "hide_parameters": True,  # errors go to logs; seeds, choices and names do not
        "json_serializer": encode,
        "json_deserializer": decode_json,
    }


class SqliteLane:
    def __init__(self, url: URL, *, reads_only: bool) -> None:
        self.engine = create_engine(url, **settings(reads_only))
        self.threads = Threads(READERS if reads_only else 1, "store")
        begin = "BEGIN" if reads_only else "BEGIN IMMEDIATE"

        @event.listens_for(self.engine, "connect")
        def prepare(connection: Any, _: object) -> None:
            connection.text_factory = as_text
            connection.isolation_level = None  # transactions begin when we say so, just below
            try:
                for pragma in (*SQLITE_PRAGMAS, f"PRAGMA query_only = {int(reads_only)}"):
                    connection.execute(pragma)
            except BaseException:  # a file that is locked or away: nobody else closes it then
                connection.close()
                raise

        @event.listens_for(self.engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    async def run(self, work: Callable[[Connection], T], *, patient: bool = False) -> T:
        limit = None if patient else TRANSACTION_TIMEOUT_S
        return await self.in_thread(partial(self.transact, work), limit)

    async def in_thread(self, work: Callable[[], T], limit: float | None) -> T:
        """Wait for some work, but not for ever; what has begun goes on without us."""
        with as_unavailable():
            async with asyncio.timeout(limit):
                return await self.threads.run(work)

    def transact(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> bool:
        return await self.threads.close(self.leave)

    def leave(self) -> None:
        self.engine.dispose()


class SqliteWriter(SqliteLane):
    """Keeps its only connection: to fetch it each time costs as much as to write a move."""

    def __init__(self, url: URL, lock: StoreLock) -> None:
        super().__init__(url, reads_only=False)
        self.lock = lock
        self.kept: Connection | None = None

    async def add(self, process: str, moves: Sequence[NewMove]) -> bool:
        work = partial(self.add_at_once, process, moves)
        return await self.in_thread(work, TRANSACTION_TIMEOUT_S)

    async def in_thread(self, work: Callable[[], T], limit: float | None) -> T:
        """Do the same, but refuse at once while a write hangs that nobody waits for any more."""
        if self.threads.is_stuck:
            raise StoreUnavailable("the disk has not answered yet to what was written before")
        return await super().in_thread(work, limit)

    def add_at_once(self, process: str, moves: Sequence[NewMove]) -> bool:
        with self.connection() as connection:
            return add_at_once(connection, process, moves)

    def transact(self, work: Callable[[Connection], T]) -> T:
        with self.connection() as connection, connection.begin():
            return work(connection)

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        self.lock.check()  # what goes into a file that was replaced is kept nowhere
        if self.kept is None:
            self.kept = self.engine.connect()
        try:
            yield self.kept
        except BaseException:
            self.kept.invalidate()  # whatever is wrong with it, the next one begins anew
            self.let_go()
            raise

    def let_go(self) -> None:
        if self.kept is not None:
            self.kept.close()
            self.kept = None

    def leave(self) -> None:
        self.let_go()
        super().leave()


class PostgresqlLane:
    def __init__(self, url: URL, *, reads_only: bool) -> None:
        own = dict(POSTGRESQL_SETTINGS, default_transaction_read_only=str(reads_only).lower())
        self.bridge = create_async_engine(
            url,
            isolation_level="REPEATABLE READ" if reads_only else "READ COMMITTED",
            pool_pre_ping=True,  # a server that was started again is found before anything is lost
            connect_args={"server_settings": own, "timeout": CONNECT_TIMEOUT_S},
            **settings(reads_only),
        )
        self.engine = self.bridge.sync_engine

    async def run(self, work: Callable[[Connection], T], *, patient: bool = False) -> T:
        with as_unavailable():
            async with asyncio.timeout(None if patient else TRANSACTION_TIMEOUT_S):
                return await self.transact(work)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        async with self.bridge.begin() as connection:
            return await connection.run_sync(work)

    async def add(self, process: str, moves: Sequence[NewMove]) -> bool:
        return False  # several processes write here: tables must be locked, one by one

    async def close(self) -> bool:
        await self.bridge.dispose()
        return True
