"""The store of the table server: everything that must outlive the process."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from funnymoney.server.store import migrate
from funnymoney.server.store.address import read_address
from funnymoney.server.store.database import Database
from funnymoney.server.store.errors import BadAddress, NotDurable, StoreError, StoreUnavailable
from funnymoney.server.store.faults.damage import check_quickly, is_corrupt, kind_of, too_damaged
from funnymoney.server.store.faults.failures import told_of
from funnymoney.server.store.faults.health import Health
from funnymoney.server.store.move_log import new_move
from funnymoney.server.store.notifier import LocalNotifier, Notifier, PostgresNotifier
from funnymoney.server.store.repositories.access_keys import AccessKeys
from funnymoney.server.store.repositories.archive import ArchivedMatches
from funnymoney.server.store.repositories.chat import Chat
from funnymoney.server.store.repositories.guests import Guests
from funnymoney.server.store.repositories.heartbeat import Heartbeat
from funnymoney.server.store.repositories.leases import LEASE_MS, Leases
from funnymoney.server.store.repositories.moderation import Moderation
from funnymoney.server.store.repositories.openings import Openings
from funnymoney.server.store.repositories.push_subscriptions import PushSubscriptions
from funnymoney.server.store.repositories.retention import Retention
from funnymoney.server.store.repositories.seats import Seats
from funnymoney.server.store.repositories.session_locks import SessionLocks
from funnymoney.server.store.repositories.tables import Tables
from funnymoney.server.store.rows import Loaded, NewTable
from funnymoney.server.store.writer import Job, Writer


class Store:
    """What is kept, on one shelf for each kind of thing; open it with `open_store`.

    `process` names the process to which its tables belong: never use one name twice.
    """

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self.writer = Writer(database.writing, process)
        self.guests = Guests(database, self.writer)
        self.keys = AccessKeys(database, self.writer)
        self.tables = Tables(database, self.writer)
        self.seats = Seats(database, self.writer)
        self.chat = Chat(database, self.writer)
        self.moderation = Moderation(database, self.writer)
        self.papers = ArchivedMatches(database, self.writer)
        self.pushes = PushSubscriptions(database, self.writer)
        self.retention = Retention(database, self.writer)
        self.leases = Leases(database, self.writer)
        self.openings = Openings(database, self.writer)
        self.sessions = SessionLocks(database, self.writer)
        self.pulse = Heartbeat(database, self.writer)
        self.health = Health(self.pulse)
        self.wakes: Notifier = (
            LocalNotifier() if database.sqlite else PostgresNotifier(database, self.writer)
        )

    async def create(self, new: NewTable, lease: int = LEASE_MS) -> str:
        """Set up an open table that lives in this process; return its id."""
        return await self.tables.create(new, lease)

    async def append(self, table: str, seq: int, body: object) -> None:
        """Add a move to the log; when this returns, it is on the disk.

        The body is plain JSON, and names players by seat: the log outlives the guests. Numbers
        start at 0 and leave no gap. After any error load the table again: what is in memory is
        ahead of what is kept.
        """
        await self.writer.append(new_move(table, seq, body))

    def keep(self, table: str, seq: int, body: object) -> asyncio.Future[None]:
        """Do the same without waiting: the answer is there when the move is on the disk."""
        return self.writer.put(Job.of(new_move(table, seq, body)))

    async def load(self, table: str, since: int = 0) -> Loaded:
        """Return a table with its seats and all its moves, or those from a number on."""
        return await self.tables.load(table, since)

    async def close(self) -> None:
        """Write what has been handed over, then close; the tables are left to others."""
        await self.wakes.close()
        await self.health.close()
        with suppress(StoreError):  # without a database nothing can be said; leases run out
            await self.leases.let_go()
            await self.pulse.beat()
        await self.writer.close()
        await self.database.close()


@asynccontextmanager
async def open_store(
    address: str | Path, process: str | None = None, *, checked: bool = False
) -> AsyncIterator[Store]:
    """Open a file, made and brought up to date if need be, or a PostgreSQL that is up to date.

    With `checked` a file is looked through for damage before anything is written to it.
    """
    database = Database(read_address(address))
    try:
        if checked:
            await check_quickly(database)
        await (migrate.upgrade(database) if database.sqlite else migrate.check(database))
    except (StoreUnavailable, DBAPIError, OSError, UnicodeDecodeError) as error:
        await database.close()
        if is_corrupt(error):
            raise too_damaged((kind_of(error),)) from None
        raise BadAddress(f"cannot open the store: {told_of(error)}") from None
    except BaseException:
        await database.close()
        raise
    store = Store(database, process or secrets.token_hex(4))
    try:
        await begin(store)
        database.begin_to_sweep()
        yield store
    finally:
        await store.close()


async def begin(store: Store) -> None:
    """Write that there is a house now; raise DamagedStore if damage is in the way."""
    try:  # whoever has locked a file is alone with it: all others are gone
        await store.pulse.begin(alone=store.database.sqlite)
    except NotDurable as error:
        if is_corrupt(error):
            raise too_damaged((kind_of(error),)) from None
        raise
