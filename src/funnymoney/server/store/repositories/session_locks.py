"""Session locks: how a process learns within a second or so that another one has died.

Each process holds an advisory lock of PostgreSQL, on the connection on which it listens. When a
process dies, the kernel closes that connection and PostgreSQL releases the lock. A lease still
says how long others wait for a process that is frozen, or whose machine is unreachable.

The lock decides only when a lease ends early. Who may write to a table is decided where a move
is written, under the lock of the table's row.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any
from zlib import crc32

from sqlalchemy import Connection, select, text, update

from funnymoney.server.store.database_time import database_now
from funnymoney.server.store.move_log import padded
from funnymoney.server.store.repository import Repository
from funnymoney.server.store.rows import ALIVE
from funnymoney.server.store.schema import tables

LOCK_CLASS = 0x46554E4E  # of all advisory locks of a database, those of this program
HOLDERS = text(
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted"
    " AND classid::bigint = :kind AND objsubid = 2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
# From one owner to the next in the index: to read all tables every second would cost too much.
OWNERS = text(
    "WITH RECURSIVE owners AS (SELECT min(owner) AS owner FROM tables UNION ALL"
    " SELECT (SELECT min(owner) FROM tables WHERE tables.owner > owners.owner) FROM owners"
    " WHERE owners.owner IS NOT NULL) SELECT owner FROM owners WHERE owner IS NOT NULL"
)
UP_FOR = text(
    "SELECT extract(epoch FROM clock_timestamp() - pg_postmaster_start_time())::double precision"
)
TRY_LOCK = text("SELECT pg_try_advisory_xact_lock(:kind, :key)")
# Shared, so that a process that connects again need not wait until its old session is given up.
HOLD = "SELECT pg_advisory_lock_shared($1, $2)"


class SessionLocks(Repository):
    """Which processes are connected; only for PostgreSQL."""

    async def missing(self, rejoin: float, known: Iterable[str] = ()) -> frozenset[str]:
        """Return the processes that own tables, and the known ones, that hold no lock.

        None of them if this process holds no lock itself, or if the database was started less
        than `rejoin` seconds ago: then the others may be about to connect again.
        """

        def work(connection: Connection) -> frozenset[str]:
            owners = set(connection.execute(OWNERS).scalars())  # before their locks are looked at
            held = set(connection.execute(HOLDERS, {"kind": LOCK_CLASS}).scalars())
            if not self.may_judge(connection, held, rejoin):
                return frozenset()
            gone = {each for each in owners.union(known) if unsigned_key(each) not in held}
            return frozenset(gone.intersection(known) | still_owners(connection, gone))

        return await self.read(work)

    def may_judge(self, connection: Connection, held: set[int], rejoin: float) -> bool:
        up_for = connection.execute(UP_FOR).scalar_one()
        return unsigned_key(self.writer.process) in held and not 0 <= up_for < rejoin

    async def orphans_among(self, ids: Collection[str], rejoin: float) -> frozenset[str]:
        """Return those of these tables, open or running, whose process holds no lock.

        None of them where `missing` would judge nobody either.
        """

        def work(connection: Connection) -> frozenset[str]:
            query = select(tables.c.id, tables.c.owner).where(tables.c.id.in_(padded(ids)))
            owned = tables.c.owner.is_not(None) & tables.c.status.in_(ALIVE)
            rows = connection.execute(query.where(owned)).all()
            if not rows:
                return frozenset()
            held = set(connection.execute(HOLDERS, {"kind": LOCK_CLASS}).scalars())
            if not self.may_judge(connection, held, rejoin):
                return frozenset()
            return frozenset(row.id for row in rows if unsigned_key(row.owner) not in held)

        return await self.read(work)

    async def end_leases(self, process: str) -> bool:
        """End the leases of a process that holds no lock; say whether that is so.

        No is also the answer while another process does the same.
        """
        key = {"kind": LOCK_CLASS, "key": signed_key(process)}
        good = update(tables).where(tables.c.owner == process, tables.c.lease >= database_now())

        def work(connection: Connection) -> bool:
            if not connection.execute(TRY_LOCK, key).scalar_one():
                return False
            connection.execute(good.values(lease=0))
            return True

        return await self.write(work)


def still_owners(connection: Connection, processes: set[str]) -> set[str]:
    """Return those to whom a table, open or running, belongs by a lease that is good."""
    if not processes:
        return set()
    good = tables.c.status.in_(ALIVE) & (tables.c.lease >= database_now())
    query = select(tables.c.owner).where(tables.c.owner.in_(processes), good).distinct()
    return set(connection.execute(query).scalars())


async def hold_session_lock(driver: Any, process: str) -> None:
    """Hold the lock of a process for as long as this connection of asyncpg lasts."""
    await driver.execute(HOLD, LOCK_CLASS, signed_key(process))


def unsigned_key(process: str) -> int:
    return crc32(process.encode())


def signed_key(process: str) -> int:
    """Return the key as PostgreSQL takes it: a signed number of 32 bits."""
    return (unsigned_key(process) ^ 0x80000000) - 0x80000000
