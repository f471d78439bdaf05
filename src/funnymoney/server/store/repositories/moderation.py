"""Reports and bans: by the house, or by a host from one table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from functools import partial

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from funnymoney.server.store.errors import NoSuchGuest
from funnymoney.server.store.move_log import padded
from funnymoney.server.store.repositories.seats import free_seats, free_undealt_seat
from funnymoney.server.store.repository import Repository, changed
from funnymoney.server.store.rows import ALIVE, Bans, Report, columns, now, read_some
from funnymoney.server.store.schema import bans, guests, reports, tables
from funnymoney.server.store.writer import Work

FOR_EVER_MS = 2**53 - 1  # the largest whole number JavaScript can hold


class Moderation(Repository):
    async def report(self, guest: str, reporter: str | None, table: str | None, text: str) -> None:
        """Note a complaint; the text should quote what it is about, for the chat may go."""
        row = {"guest_id": guest, "reporter_id": reporter, "table_id": table}
        try:
            await self.change(insert(reports).values(row | {"text": text, "time": now()}))
        except IntegrityError:
            raise NoSuchGuest(guest) from None

    async def reports(self, most: int = 100) -> tuple[Report, ...]:
        """Return what has not been settled, oldest first."""
        query = select(*columns(reports, Report)).where(reports.c.settled.is_(None))
        return read_some(Report, await self.rows(query.order_by(reports.c.id).limit(most)))

    async def settle(self, report: int) -> None:
        await self.change(update(reports).where(reports.c.id == report).values(settled=now()))

    async def ban(self, guest: str, why: str, until: int = FOR_EVER_MS) -> None:
        """Keep a guest out of the house; nobody shall wait for him at a table meanwhile."""

        def work(connection: Connection) -> None:
            change = update(guests).where(guests.c.id == guest)
            if not changed(connection, change.values(banned=until, banned_why=why)):
                raise NoSuchGuest(guest)
            free_seats(connection, guest)
            hosted = update(tables).where(tables.c.host_id == guest, tables.c.status.in_(ALIVE))
            connection.execute(hosted.values(host_id=None))

        await self.write(work)

    async def pardon(self, guest: str) -> None:
        change = update(guests).where(guests.c.id == guest)
        await self.change(change.values(banned=None, banned_why=None))

    async def show_out(self, table: str, guest: str) -> None:
        """Keep a guest from one table and, before the deal, free the seat with the same commit.

        In between they would be somebody who may not come in, and whom nobody could remove.
        """
        await self.note(table, guest, "out", partial(free_undealt_seat, table=table, guest=guest))

    async def mute(self, table: str, guest: str) -> None:
        """Keep a guest from the chat of one table."""
        await self.note(table, guest, "mute")

    async def note(
        self, table: str, guest: str, kind: str, also: Work[None] = lambda _: None
    ) -> None:
        def work(connection: Connection) -> None:
            also(connection)
            connection.execute(delete(bans).where(*about(table, guest, kind)))
            row = {"table_id": table, "guest_id": guest, "kind": kind, "time": now()}
            connection.execute(insert(bans).values(row))

        try:
            await self.write(work)
        except IntegrityError:
            raise NoSuchGuest(guest) from None

    async def let_in(self, table: str, guest: str) -> None:
        await self.change(delete(bans).where(*about(table, guest, "out")))

    async def unmute(self, table: str, guest: str) -> None:
        await self.change(delete(bans).where(*about(table, guest, "mute")))

    async def is_shown_out(self, table: str, guest: str) -> bool:
        return bool(await self.rows(select(bans.c.time).where(*about(table, guest, "out"))))


def bans_at(connection: Connection, ids: Collection[str]) -> dict[str, Bans]:
    """Return who is muted at these tables and who was shown out, where there is anybody."""
    if not ids:
        return {}
    query = select(bans.c.table_id, bans.c.guest_id, bans.c.kind)
    muted: dict[str, set[str]] = defaultdict(set)
    out: dict[str, set[str]] = defaultdict(set)
    for row in connection.execute(query.where(bans.c.table_id.in_(padded(ids)))).all():
        (out if row.kind == "out" else muted)[row.table_id].add(row.guest_id)
    return {
        table: Bans(frozenset(muted[table]), frozenset(out[table]))
        for table in muted.keys() | out.keys()
    }


def about(table: str, guest: str, kind: str) -> tuple[ColumnElement[bool], ...]:
    return bans.c.table_id == table, bans.c.guest_id == guest, bans.c.kind == kind
