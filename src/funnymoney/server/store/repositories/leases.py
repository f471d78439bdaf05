"""Leases: a table lives in one process at a time, and moves on when that one is dead."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, Update, and_, case, func, or_, select, update

from funnymoney.server.store.database_time import database_now
from funnymoney.server.store.errors import NoSuchTable, StoreUnavailable
from funnymoney.server.store.faults.outages import sqlstate
from funnymoney.server.store.move_log import LAST
from funnymoney.server.store.repository import Repository, changed
from funnymoney.server.store.rows import ALIVE
from funnymoney.server.store.schema import tables

HELD = "55P03"  # PostgreSQL: waited in vain for a lock
LEASE_MS = 15_000  # milliseconds; renew about three times as often
CLOCK_JUMP_MS = (
    15_000  # milliseconds in the future: whatever was noted for then, the clock was set back
)


class Leases(Repository):
    async def claim(self, table: str, lease: int = LEASE_MS) -> bool:
        """Take a table over unless it lives in another process; say whether it is ours now.

        No is also the answer while a process that is frozen or about to die holds the table in a
        commit of its own. For how long it was in nobody's hands is added to what is to be made up.
        """

        def work(connection: Connection) -> bool:
            change = update(tables).where(tables.c.id == table, self.free_for_me())
            change = change.values(closed=tables.c.closed + self.lost())
            if changed(connection, self.mine_for(lease, change)):
                return True
            if connection.execute(select(tables.c.id).where(tables.c.id == table)).first():
                return False
            raise NoSuchTable(table)

        try:
            return await self.write(work)
        except StoreUnavailable as error:
            if sqlstate(error) == HELD:
                return False
            raise

    async def renew(self, lease: int = LEASE_MS) -> frozenset[str]:
        """Renew all leases of this process; return what is still ours: the rest was lost."""

        def work(connection: Connection) -> frozenset[str]:
            change = self.mine_for(lease, self.all_mine()).returning(tables.c.id)
            return frozenset(connection.execute(change).scalars())

        return await self.write(work)

    async def release(self, table: str, wake: int | None = None) -> None:
        """Put a table to sleep, until some time or until somebody claims it: it lives nowhere."""
        mine = self.all_mine().where(tables.c.id == table)
        await self.change(mine.values(owner=None, lease=None, wake=wake))

    async def put_off(self, table: str, wake: int | None) -> None:
        """Let a table sleep that could not be opened; until it is, nobody can choose there.

        Without a time to wake it sleeps until somebody comes, or a process starts.
        """
        mine = self.all_mine().where(tables.c.id == table)
        await self.change(mine.values(owner=None, lease=0, renewed=database_now(), wake=wake))

    async def try_again(self) -> None:
        """Wake tables that were put off without a time: what was wrong may have been mended."""
        put_off = tables.c.owner.is_(None) & (tables.c.lease == 0) & tables.c.wake.is_(None)
        change = update(tables).where(put_off, tables.c.status.in_(ALIVE))
        await self.change(change.values(wake=database_now()))

    async def let_go(self) -> None:
        """Leave all tables of this process to others at once, as orphans."""
        await self.change(self.all_mine().values(lease=0, renewed=database_now()))

    async def orphans(self, most: int = 100) -> tuple[str, ...]:
        """Return tables whose process is gone: it neither renewed nor released them."""
        query = (
            select(tables.c.id)
            .where(tables.c.status.in_(ALIVE), tables.c.owner.is_not(None))
            .where(ran_out())
            .order_by(tables.c.touched.desc())
            .limit(most)
        )
        return tuple(row.id for row in await self.rows(query))

    async def held(self) -> frozenset[str]:
        """Return the tables, open or running, that live in this process."""
        query = select(tables.c.id).where(
            tables.c.owner == self.writer.process, tables.c.status.in_(ALIVE)
        )
        return frozenset(row.id for row in await self.rows(query))

    async def owner(self, table: str) -> str | None:
        """Return the process in which a table lives, if its lease is good."""
        query = select(tables.c.owner).where(tables.c.id == table, ~ran_out())
        rows = await self.rows(query)
        return rows[0].owner if rows else None

    async def closed(self, table: str) -> int:
        """Return for how many milliseconds nobody could choose at a table, as is to be made up."""
        found = await self.rows(select(tables.c.closed).where(tables.c.id == table))
        return found[0].closed if found else 0

    async def make_up(self, table: str, entries: int) -> None:
        """Forget how long that was, if the log has so many entries, the last of which tells of it.

        If that one was lost, it is still to be made up by whoever opens the table next.
        """
        told = func.coalesce(LAST, -1) >= entries - 1
        await self.change(self.all_mine().where(tables.c.id == table, told).values(closed=0))

    def all_mine(self) -> Update:
        return update(tables).where(tables.c.owner == self.writer.process)

    def free_for_me(self) -> ColumnElement[bool]:
        return free_for(self.writer.process)

    def lost(self) -> ColumnElement[int]:
        """For how many milliseconds a table that is free for us was in nobody's hands.

        From the last that was heard of its process. One that sleeps was left in order, without a
        lease, and its alarm is set. A clock that was set back since then can tell nothing.
        """
        elsewhere = or_(tables.c.owner.is_(None), tables.c.owner != self.writer.process)
        past = tables.c.renewed < database_now()
        left = and_(elsewhere, ran_out(), past)
        return case((left, database_now() - tables.c.renewed), else_=0)

    def mine_for(self, lease: int, change: Update) -> Update:
        return change.values(
            owner=self.writer.process, lease=database_now() + lease, renewed=database_now()
        )


def free_for(process: str) -> ColumnElement[bool]:
    """Whether a table lives in no other process than this one."""
    mine = tables.c.owner == process
    return or_(tables.c.owner.is_(None), mine, ran_out())


def ran_out() -> ColumnElement[bool]:
    """Whether a table was given a lease that is not good any more.

    A lease that seems to be from the future is from before the database's clock was set back: its
    process, if it lives, renews it in a few seconds. Else nobody could take the table for as long
    as the clock was set back.
    """
    renewed = func.coalesce(tables.c.renewed, 0)
    return or_(tables.c.lease < database_now(), renewed > database_now() + CLOCK_JUMP_MS)


def bury(connection: Connection, last: int | None) -> None:
    """Make orphans of all tables, whose processes were there until then, if that is known."""
    lived = update(tables).where(tables.c.owner.is_not(None))
    connection.execute(lived.values(lease=0))
    if last is not None:  # of a file, leases are renewed once in an hour
        connection.execute(lived.where(tables.c.renewed < last).values(renewed=last))
