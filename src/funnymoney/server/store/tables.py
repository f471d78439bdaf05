"""Tables: created, listed, loaded, started, finished."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, insert, select, update
from sqlalchemy.exc import IntegrityError

from funnymoney.server.store.clock import database_now
from funnymoney.server.store.errors import (
    AlreadySeated,
    NoSuchGuest,
    NoSuchTable,
    NotDurable,
    NotOwner,
    TableOver,
)
from funnymoney.server.store.log import insert_moves, new_move
from funnymoney.server.store.rows import (
    ALIVE,
    Listed,
    Loaded,
    Move,
    NewTable,
    Seat,
    Status,
    Table,
    columns,
    now,
    read,
    read_all,
)
from funnymoney.server.store.schema import moves, seats, tables
from funnymoney.server.store.serials import new_serial
from funnymoney.server.store.shelf import Shelf, changed
from funnymoney.server.store.tokens import new_id
from funnymoney.server.store.writer import Job

ATTEMPTS = 5  # to find a number that no other process has just given away


class Tables(Shelf):
    async def create(self, new: NewTable, lease: int) -> str:
        """Set up a table that lives in this process; return its id."""
        table = new_id()
        people = [seat.guest_id for seat in new.seats if seat.guest_id]
        if len(people) > len(set(people)):
            raise AlreadySeated(table)

        begun = [new_move(table, seq, body) for seq, body in enumerate(new.moves)]

        def work(connection: Connection) -> str:
            row = table_row(new, table) | {"owner": self.writer.process}
            row |= {"lease": database_now() + lease, "renewed": database_now()}
            row["serial"] = free_serial(connection, new.game)
            connection.execute(insert(tables).values(row))
            connection.execute(insert(seats), seat_rows(new, table))
            insert_moves(connection, begun)
            return table

        for _ in range(ATTEMPTS):
            try:
                return await self.write(work)
            except IntegrityError as error:
                if "serial" not in str(error.orig):  # else another process was quicker
                    raise NoSuchGuest("with one of these ids") from None
        raise NotDurable("no number was found for a new table")

    async def get(self, table: str) -> Listed | None:
        found = await self.listed(every_table().where(tables.c.id == table))
        return found[0] if found else None

    async def lobby(self, most: int = 100) -> tuple[Listed, ...]:
        """Return public tables that wait for players, the liveliest first."""
        query = every_table().where(tables.c.status == "open", tables.c.public)
        return await self.listed(query.order_by(tables.c.touched.desc()).limit(most))

    async def by_serial(self, serial: str) -> str | None:
        """Return the id of the public table of this number: one in play, or else the newest."""
        alive = tables.c.status.in_(ALIVE)
        query = (
            select(tables.c.id)
            .where(tables.c.serial == serial, tables.c.public, tables.c.status != "aborted")
            .order_by(alive.desc(), tables.c.created.desc())
            .limit(1)
        )
        rows = await self.rows(query)
        return rows[0].id if rows else None

    async def of_guest(self, guest: str, most: int | None = None) -> tuple[Listed, ...]:
        """Return the tables, open or running, at which a guest sits; the liveliest first."""
        query = (
            every_table()
            .join(seats)
            .where(seats.c.guest_id == guest, tables.c.status.in_(ALIVE))
            .order_by(tables.c.touched.desc())
            .limit(most)
        )
        return await self.listed(query)

    async def listed(self, query: Select[Any]) -> tuple[Listed, ...]:
        return await self.read(lambda connection: listed(connection, query))

    async def load(self, table: str, since: int = 0) -> Loaded:
        """Return a table with its seats and all its moves, or those from a number on."""
        return await self.read(lambda connection: load(connection, table, since))

    async def due(self, most: int = 100) -> tuple[str, ...]:
        """Return tables that sleep and have something to do by now."""
        asleep = tables.c.owner.is_(None) & tables.c.status.in_(ALIVE)
        query = select(tables.c.id).where(asleep, tables.c.wake < now()).order_by(tables.c.wake)
        return tuple(row.id for row in await self.rows(query.limit(most)))

    async def link(self, table: str, following: str) -> str:
        """Note the table of a rematch, unless there is one; return the one that is noted."""

        def work(connection: Connection) -> str:
            first = update(tables).where(tables.c.id == table, tables.c.next_id.is_(None))
            connection.execute(first.values(next_id=following))
            noted = select(tables.c.next_id).where(tables.c.id == table)
            found: str = connection.execute(noted).scalar_one()
            return found

        return await self.write(work)

    async def change_terms(self, table: str, terms: dict[str, Any]) -> None:
        await self.turn(table, ALIVE, terms=terms)

    async def change_host(self, table: str, guest: str | None) -> None:
        await self.turn(table, (*ALIVE, "finished"), host_id=guest)

    def start(self, table: str) -> asyncio.Future[None]:
        """Note that a match has begun; with the move that was handed over just before."""
        return self.turn(table, ("open",), status="running")

    def finish(self, table: str, result: object) -> asyncio.Future[None]:
        """Close the record of a match; nothing can be added to it then."""
        return self.turn(table, ("running",), status="finished", result=result)

    def abort(self, table: str) -> asyncio.Future[None]:
        return self.turn(table, ALIVE, status="aborted")

    def turn(self, table: str, before: Sequence[Status], **values: object) -> asyncio.Future[None]:
        """Change a table that lives in this process; the answer comes when that is on the disk."""

        def work(connection: Connection) -> None:
            mine = update(tables).where(
                tables.c.id == table,
                tables.c.owner == self.writer.process,
                tables.c.status.in_(before),
            )
            if not changed(connection, mine.values(touched=now(), **values)):
                say_why(connection, self.writer.process, table)

        return self.writer.put(Job(work))


def load(connection: Connection, table: str, since: int) -> Loaded:
    row = connection.execute(every_table().where(tables.c.id == table)).one_or_none()
    if row is None:
        raise NoSuchTable(table)
    log = select(*columns(moves, Move)).where(moves.c.table_id == table, moves.c.seq >= since)
    played = read_all(Move, connection.execute(log.order_by(moves.c.seq)))
    return Loaded(read(Table, row), seats_of(connection, [table]), played)


def say_why(connection: Connection, process: str, table: str) -> None:
    query = select(tables.c.owner, tables.c.status).where(tables.c.id == table)
    row = connection.execute(query).one_or_none()
    if row is None:
        raise NoSuchTable(table)
    if row.owner != process:
        raise NotOwner(table, row.owner)
    raise TableOver(table, row.status)


def free_serial(connection: Connection, game: str) -> str:
    """Return a number that no table has at which somebody plays or may sit down."""
    while True:
        serial = new_serial(game)
        taken = select(tables.c.id).where(tables.c.serial == serial, tables.c.status.in_(ALIVE))
        if connection.execute(taken).first() is None:
            return serial


def table_row(new: NewTable, table: str) -> dict[str, Any]:
    time = now()
    return {
        "id": table,
        "game": new.game,
        "edition": new.edition,
        "players": len(new.seats),
        "options": new.options,
        "terms": new.terms,
        "public": new.public,
        "host_id": new.host_id,
        "status": "running" if new.moves else "open",
        "created": time,
        "touched": time,
    }


def seat_rows(new: NewTable, table: str) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table,
            "player": player,
            "kind": seat.kind,
            "guest_id": seat.guest_id,
            "level": seat.level,
            "since": now(),
        }
        for player, seat in enumerate(new.seats)
    ]


def every_table() -> Select[Any]:
    return select(*columns(tables, Table))


def listed(connection: Connection, query: Select[Any]) -> tuple[Listed, ...]:
    found = read_all(Table, connection.execute(query).all())
    by_table: dict[str, list[Seat]] = {table.id: [] for table in found}
    for seat in seats_of(connection, list(by_table)):
        by_table[seat.table_id].append(seat)
    return tuple(Listed(table, tuple(by_table[table.id])) for table in found)


def seats_of(connection: Connection, ids: Sequence[str]) -> tuple[Seat, ...]:
    query = select(*columns(seats, Seat)).where(seats.c.table_id.in_(ids))
    found = connection.execute(query.order_by(seats.c.table_id, seats.c.player))
    return read_all(Seat, found.all())
