"""Seats: claimed, released, given to somebody else, and the links that open them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Update, and_, case, or_, select, update
from sqlalchemy.exc import IntegrityError

from funnymoney.server.store.errors import (
    AlreadySeated,
    DamagedTable,
    LooksAlike,
    NoSuchGuest,
    NoSuchTable,
    SeatTaken,
    UnreadableRow,
)
from funnymoney.server.store.repositories.namesakes import is_namesake
from funnymoney.server.store.repository import Repository, changed
from funnymoney.server.store.rows import ALIVE, NewSeat, Seat, columns, now, read
from funnymoney.server.store.schema import guests, seats, tables
from funnymoney.server.store.tokens import hash_token, new_token

WAITING = tables.c.status == "open"
NO_LINK: dict[str, Any] = {"token_hash": None, "link_of": None}


class Seats(Repository):
    async def claim(self, table: str, player: int, guest: str) -> None:
        """Sit a guest down on an open seat; to claim one's own seat again is no mistake."""
        free = or_(is_free(table), seats.c.guest_id == guest)
        await self.sit(table, player, guest, at(table, player).where(free))

    async def release(self, table: str, player: int, guest: str) -> None:
        """Let a guest stand up; the link to the seat stays good."""
        await self.replace(table, player, NewSeat("open"), instead_of=guest)

    async def replace(
        self, table: str, player: int, new: NewSeat, instead_of: str | None = None
    ) -> None:
        """Put somebody on a seat, if `instead_of` is given only in place of that guest."""
        change = at(table, player)
        if instead_of is not None:
            change = change.where(seats.c.guest_id == instead_of)
        change = change.values(kind=new.kind, guest_id=new.guest_id, level=new.level)
        await self.seat(table, player, new.guest_id, change)

    async def fill(self, table: str, player: int, level: str) -> bool:
        """Put a bot on a seat if it is still open; say whether it was."""
        free = at(table, player).where(seats.c.kind == "open")
        bot = free.values(kind="bot", guest_id=None, level=level, since=now())
        return bool(await self.change(bot))

    async def make_link(self, table: str, player: int, of: str | None = None) -> str:
        """Return a new token for a seat; one that was given out before is worth nothing now.

        `of` is the guest for whose own seat it is; without him it invites to an open one.
        """
        token = new_token()
        if not await self.change(at(table, player).values(link_columns(token, of))):
            raise SeatTaken(table, player)
        return token

    async def by_link(self, token: str) -> Seat | None:
        query = select(*columns(seats, Seat)).where(seats.c.token_hash == hash_token(token))
        rows = await self.rows(query)
        try:
            return read(Seat, rows[0]) if rows else None
        except UnreadableRow as error:
            raise DamagedTable(rows[0].table_id, str(error)) from None

    async def claim_by_link(self, token: str, guest: str) -> Seat:
        """Sit down where a link leads, whoever sits there: it is the key, on any device.

        Once the cards are dealt, the key is only the link that the one who sits there has made for
        himself: whoever knows an invitation, and the host knows all, would see another's hand.
        """
        seat = await self.by_link(token)
        if seat is None:
            raise NoSuchTable("to which this link leads")
        # The link may have been made anew since it was read.
        still = at(seat.table_id, seat.player).where(seats.c.token_hash == hash_token(token))
        mine = and_(seats.c.kind == "person", seats.c.link_of == seats.c.guest_id)
        allowed = still.where(or_(is_open(seat.table_id), mine, seats.c.guest_id == guest))
        await self.sit(seat.table_id, seat.player, guest, allowed.values(link_of=moved(guest)))
        if seat.guest_id not in (None, guest):  # on another device the host is host, too
            hosted = update(tables).where(tables.c.id == seat.table_id)
            await self.change(hosted.where(tables.c.host_id == seat.guest_id).values(host_id=guest))
        return Seat("person", guest, None, seat.table_id, seat.player, now())

    async def sit(self, table: str, player: int, guest: str, change: Update) -> None:
        change = change.values(kind="person", guest_id=guest, level=None)
        await self.seat(table, player, guest, change)

    async def seat(self, table: str, player: int, guest: str | None, change: Update) -> None:
        def work(connection: Connection) -> None:
            # Asked before the seat changes; told only to those who could have the seat otherwise.
            namesake = guest is not None and is_namesake(connection, table, player, guest)
            if not changed(connection, change.values(since=now())):
                raise SeatTaken(table, player)
            if namesake:
                raise LooksAlike
            connection.execute(update(tables).where(tables.c.id == table).values(touched=now()))

        try:
            await self.write(work)
        except IntegrityError:  # by the database, so that two processes cannot both be right
            if guest is not None and not await self.is_guest(guest):
                raise NoSuchGuest(guest) from None
            raise AlreadySeated(table) from None

    async def is_guest(self, guest: str) -> bool:
        return bool(await self.rows(select(guests.c.id).where(guests.c.id == guest)))


def link_columns(token: str, of: str | None) -> dict[str, Any]:
    return {"token_hash": hash_token(token), "link_of": of}


def free_seats(connection: Connection, *gone: str) -> None:
    """Open all seats of guests that are still being played; their links lead nowhere then."""
    alive = select(tables.c.id).where(tables.c.status.in_(ALIVE))
    theirs = update(seats).where(seats.c.guest_id.in_(gone), seats.c.table_id.in_(alive))
    connection.execute(theirs.values(kind="open", guest_id=None, since=now(), **NO_LINK))


def free_undealt_seat(connection: Connection, table: str, guest: str) -> None:
    """Open the seat of a guest if the cards of the table are not dealt; its link leads nowhere."""
    theirs = update(seats).where(seats.c.guest_id == guest, is_open(table))
    connection.execute(theirs.values(kind="open", guest_id=None, since=now(), **NO_LINK))


def is_open(table: str) -> ColumnElement[bool]:
    """Whether the cards of this table are not dealt yet."""
    return seats.c.table_id.in_(select(tables.c.id).where(tables.c.id == table, WAITING))


def is_free(table: str) -> ColumnElement[bool]:
    """Whether anybody may sit down; a seat that is open in a running match is to be a bot's."""
    return and_(seats.c.kind == "open", is_open(table))


def moved(guest: str) -> ColumnElement[str | None]:
    """Return whose a link is after this guest has used it: an own one goes with its owner."""
    return case((seats.c.link_of == seats.c.guest_id, guest), else_=seats.c.link_of)


def at(table: str, player: int) -> Update:
    """Change a seat of a table that is not over."""
    alive = select(tables.c.id).where(tables.c.id == table, tables.c.status.in_(ALIVE))
    return update(seats).where(seats.c.table_id.in_(alive), seats.c.player == player)
