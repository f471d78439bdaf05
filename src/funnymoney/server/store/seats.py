"""Seats: claimed, released, given to somebody else, and the links that open them."""

from __future__ import annotations

from sqlalchemy import Connection, Update, select, update
from sqlalchemy.exc import IntegrityError

from funnymoney.server.store.errors import AlreadySeated, NoSuchGuest, NoSuchTable, SeatTaken
from funnymoney.server.store.rows import ALIVE, NewSeat, Seat, columns, now, read
from funnymoney.server.store.schema import guests, seats, tables
from funnymoney.server.store.shelf import Shelf, changed
from funnymoney.server.store.tokens import hash_token, new_token


class Seats(Shelf):
    async def claim(self, table: str, player: int, guest: str) -> None:
        """Sit a guest down on an open seat; to claim one's own seat again is no mistake."""
        free = (seats.c.kind == "open") | (seats.c.guest_id == guest)
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

    async def make_link(self, table: str, player: int) -> str:
        """Return a new token for a seat; one that was given out before is worth nothing now."""
        token = new_token()
        if not await self.change(at(table, player).values(token_hash=hash_token(token))):
            raise SeatTaken(table, player)
        return token

    async def by_link(self, token: str) -> Seat | None:
        query = select(*columns(seats, Seat)).where(seats.c.token_hash == hash_token(token))
        rows = await self.rows(query)
        return read(Seat, rows[0]) if rows else None

    async def claim_by_link(self, token: str, guest: str) -> Seat:
        """Sit down where a link leads, whoever sits there: it is the key, on any device."""
        seat = await self.by_link(token)
        if seat is None:
            raise NoSuchTable("to which this link leads")
        # The link may have been made anew since it was read.
        still = at(seat.table_id, seat.player).where(seats.c.token_hash == hash_token(token))
        await self.sit(seat.table_id, seat.player, guest, still)
        if seat.guest_id not in (None, guest):  # on another device the host is host, too
            hosted = update(tables).where(tables.c.id == seat.table_id)
            await self.change(hosted.where(tables.c.host_id == seat.guest_id).values(host_id=guest))
        return Seat("person", guest, None, seat.table_id, seat.player, now())

    async def sit(self, table: str, player: int, guest: str, change: Update) -> None:
        change = change.values(kind="person", guest_id=guest, level=None)
        await self.seat(table, player, guest, change)

    async def seat(self, table: str, player: int, guest: str | None, change: Update) -> None:
        def work(connection: Connection) -> None:
            if not changed(connection, change.values(since=now())):
                raise SeatTaken(table, player)
            connection.execute(update(tables).where(tables.c.id == table).values(touched=now()))

        try:
            await self.write(work)
        except IntegrityError:  # by the database, so that two processes cannot both be right
            if guest is not None and not await self.is_guest(guest):
                raise NoSuchGuest(guest) from None
            raise AlreadySeated(table) from None

    async def is_guest(self, guest: str) -> bool:
        return bool(await self.rows(select(guests.c.id).where(guests.c.id == guest)))


def free_seats(connection: Connection, guest: str) -> None:
    """Open all seats of a guest that are still being played; his links lead nowhere then."""
    alive = select(tables.c.id).where(tables.c.status.in_(ALIVE))
    his = update(seats).where(seats.c.guest_id == guest, seats.c.table_id.in_(alive))
    free = {"kind": "open", "guest_id": None, "token_hash": None, "since": now()}
    connection.execute(his.values(free))


def at(table: str, player: int) -> Update:
    """Change a seat of a table that is not over."""
    alive = select(tables.c.id).where(tables.c.id == table, tables.c.status.in_(ALIVE))
    return update(seats).where(seats.c.table_id.in_(alive), seats.c.player == player)
