"""How long things are kept."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Select, delete, exists, select

from funnymoney.server.store.clock import database_now
from funnymoney.server.store.rows import now
from funnymoney.server.store.schema import guests, reports, seats, tables
from funnymoney.server.store.shelf import Shelf

DAY = 24 * 60 * 60 * 1000
AT_ONCE = 50  # tables in one commit, so that moves need not wait long


@dataclass(frozen=True)
class Terms:
    """Days after which things are deleted; None: never."""

    records: int | None = None  # finished matches: their pages are permanent unless you say so
    aborted: int | None = 7
    idle: int | None = 60  # open or running, but nobody has done anything
    guests: int | None = 400  # not seen, and seated nowhere any more
    reports: int | None = 180  # after they were settled


@dataclass(frozen=True)
class Deleted:
    tables: int
    guests: int
    reports: int


class Retention(Shelf):
    async def sweep(self, terms: Terms) -> Deleted:
        """Delete what is older than the terms say: tables with all that belongs to them."""
        gone = await self.sweep_tables(("finished",), terms.records)
        gone += await self.sweep_tables(("aborted",), terms.aborted)
        gone += await self.sweep_tables(("open", "running"), terms.idle)
        return Deleted(
            gone, await self.sweep_guests(terms.guests), await self.sweep_reports(terms.reports)
        )

    async def sweep_tables(self, status: tuple[str, ...], days: int | None) -> int:
        if days is None:
            return 0
        # What lives in a process just now is left to it: somebody may be looking.
        asleep = tables.c.lease.is_(None) | (tables.c.lease < database_now())
        old = select(tables.c.id).where(
            tables.c.status.in_(status), tables.c.touched < now() - days * DAY, asleep
        )
        return await self.delete_tables(old.order_by(tables.c.touched).limit(AT_ONCE))

    async def delete_tables(self, some: Select[tuple[str]]) -> int:
        gone = 0
        while found := await self.change(delete(tables).where(tables.c.id.in_(some))):
            gone += found
        return gone

    async def sweep_guests(self, days: int | None) -> int:
        if days is None:
            return 0
        seated = exists().where(seats.c.guest_id == guests.c.id)
        # A ban that goes with the guest would be over too soon.
        welcome: ColumnElement[bool] = guests.c.banned.is_(None) | (guests.c.banned < now())
        old = guests.c.seen < now() - days * DAY
        return await self.change(delete(guests).where(old, ~seated, welcome))

    async def sweep_reports(self, days: int | None) -> int:
        if days is None:
            return 0
        return await self.change(delete(reports).where(reports.c.settled < now() - days * DAY))
