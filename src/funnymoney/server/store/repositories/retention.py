"""How long things are kept."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, Executable, Select, delete, exists, select
from sqlalchemy.exc import DBAPIError

from funnymoney.server.config import RetentionPolicy
from funnymoney.server.store.database_time import database_now
from funnymoney.server.store.errors import NotDurable
from funnymoney.server.store.faults.damage import is_corrupt
from funnymoney.server.store.repositories.guests import forget
from funnymoney.server.store.repository import Repository
from funnymoney.server.store.rows import ALIVE, OVER, now
from funnymoney.server.store.schema import chat, guests, reports, seats, tables

DAY_MS = 24 * 60 * 60 * 1000
MAX_PER_COMMIT = 50  # tables or guests in one commit, so that moves need not wait long


@dataclass(frozen=True)
class Deleted:
    tables: int
    guests: int
    reports: int
    lines: int = 0  # of chat


class Retention(Repository):
    async def sweep(self, terms: RetentionPolicy) -> Deleted:
        """Delete what is older than the terms say: tables with all that belongs to them."""
        gone = await self.sweep_tables(("finished",), terms.records)
        gone += await self.sweep_tables(("aborted",), terms.aborted)
        gone += await self.sweep_tables(("open", "running"), terms.idle)
        lines = await self.sweep_chat(terms.chat)
        guests = await self.sweep_guests(terms.guests)
        return Deleted(gone, guests, await self.sweep_reports(terms.reports), lines)

    async def sweep_tables(self, status: tuple[str, ...], days: int | None) -> int:
        if days is None:
            return 0
        # What lives in a process just now is left to it: somebody may be looking.
        asleep = tables.c.lease.is_(None) | (tables.c.lease < database_now())
        old = select(tables.c.id).where(
            tables.c.status.in_(status), tables.c.touched < now() - days * DAY_MS, asleep
        )
        return await self.delete_tables(old.order_by(tables.c.touched).limit(MAX_PER_COMMIT))

    async def delete_tables(self, some: Select[tuple[str]]) -> int:
        return await self.repeat(lambda: self.delete_some(some))

    async def delete_some(self, some: Select[tuple[str]]) -> int:
        """Delete tables at once; if that fails for damage, those that can be deleted."""
        at_once = await self.change_sound(delete(tables).where(tables.c.id.in_(some)))
        if at_once is not None:
            return at_once
        gone = 0
        for row in await self.rows(some):
            alone = delete(tables).where(tables.c.id == row.id, tables.c.id.in_(some))
            gone += await self.change_sound(alone) or 0
        return gone

    async def change_sound(self, statement: Executable) -> int | None:
        """Carry out a statement, or return None if it meets damage: the rest must not wait."""
        try:
            return await self.change(statement)
        except (DBAPIError, NotDurable) as error:
            if not is_corrupt(error):
                raise
            return None

    async def repeat(self, work: Callable[[], Awaitable[int]]) -> int:
        """Delete some after some, until there is nothing left; say how much it was."""
        gone = 0
        while found := await work():
            gone += found
        return gone

    async def sweep_chat(self, days: int | None) -> int:
        if days is None:
            return 0
        old = chat.c.time < now() - days * DAY_MS
        over = select(tables.c.id).where(tables.c.status.in_(OVER))
        some = select(chat.c.table_id).where(old, chat.c.table_id.in_(over)).limit(MAX_PER_COMMIT)
        change = delete(chat).where(old, chat.c.table_id.in_(some.distinct()))

        async def work() -> int:
            return await self.change_sound(change) or 0

        return await self.repeat(work)

    async def sweep_guests(self, days: int | None) -> int:
        if days is None:
            return 0
        # Who has played out a match sits there no more; and moves name nobody.
        alive = tables.c.status.in_(ALIVE) & (tables.c.id == seats.c.table_id)
        playing = exists().where(seats.c.guest_id == guests.c.id, alive)
        # A ban that goes with the guest would be over too soon.
        welcome: ColumnElement[bool] = guests.c.banned.is_(None) | (guests.c.banned < now())
        old = select(guests.c.id).where(guests.c.seen < now() - days * DAY_MS, ~playing, welcome)

        def work(connection: Connection) -> int:
            found = connection.execute(old.limit(MAX_PER_COMMIT)).scalars().all()
            if found:
                forget(connection, *found)
            return len(found)

        return await self.repeat(lambda: self.write(work))

    async def sweep_reports(self, days: int | None) -> int:
        if days is None:
            return 0
        return await self.change(delete(reports).where(reports.c.settled < now() - days * DAY_MS))
