"""Tables: created, listed, loaded, started, finished."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from itertools import chain
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from funnymoney.server.store.database_time import database_now
from funnymoney.server.store.errors import (
    AlreadySeated,
    DamagedTable,
    NoSuchGuest,
    NoSuchTable,
    NotDurable,
    NotOwner,
    TableOver,
)
from funnymoney.server.store.faults.damage import is_corrupt
from funnymoney.server.store.move_log import insert_moves, new_move
from funnymoney.server.store.repositories.leases import free_for
from funnymoney.server.store.repositories.loading import (
    Found,
    damaged_page,
    every_table,
    find,
    find_dealings,
    find_first,
    load,
)
from funnymoney.server.store.repositories.namesakes import without_namesakes
from funnymoney.server.store.repositories.seats import NO_LINK, link_columns
from funnymoney.server.store.repositories.serials import new_serial
from funnymoney.server.store.repository import Repository, changed
from funnymoney.server.store.rows import (
    ALIVE,
    Dealing,
    Listed,
    Loaded,
    NewLink,
    NewSeat,
    NewTable,
    Status,
    columns,
    now,
)
from funnymoney.server.store.schema import seats, tables
from funnymoney.server.store.writer import Job

SERIAL_ATTEMPTS = 5  # to find a number that no other process has just given away


class Tables(Repository):
    async def create(self, new: NewTable, lease: int) -> str:
        """Set up a table that lives in this process, with its links; return its id.

        If it is to be a rematch and there is one already, return the id of that.
        """
        table = new.id
        people = [seat.guest_id for seat in new.seats if seat.guest_id]
        if len(people) > len(set(people)):
            raise AlreadySeated(table)

        begun = [new_move(table, seq, body) for seq, body in enumerate(new.moves)]

        def work(connection: Connection) -> str:
            if (
                new.follows is not None
                and (noted := follow(connection, new.follows, table)) != table
            ):
                return noted
            row = table_row(new, table) | {"owner": self.writer.process}
            row |= {"lease": database_now() + lease, "renewed": database_now()}
            row["serial"] = free_serial(connection, new.game)
            connection.execute(insert(tables).values(row))
            sitting = without_namesakes(connection, new.seats, new.host_id)
            connection.execute(insert(seats), seat_rows(sitting, new.links, table))
            insert_moves(connection, begun)
            return table

        for _ in range(SERIAL_ATTEMPTS):
            try:
                return await self.write(work)
            except IntegrityError as error:
                if "serial" not in str(error.orig):  # else another process was quicker
                    raise NoSuchGuest("with one of these ids") from None
        raise NotDurable("no number was found for a new table")

    async def undo_create(self, new: NewTable) -> None:
        """Delete a table that was just made, if it is there and still lives in this process."""

        def work(connection: Connection) -> None:
            before = update(tables).where(tables.c.id == new.follows, tables.c.next_id == new.id)
            connection.execute(before.values(next_id=None))
            connection.execute(delete(tables).where(tables.c.id == new.id, self.ours()))

        await self.write(work)

    async def get(self, table: str) -> Listed | None:
        """Return a table with its seats, if it is there; raise DamagedTable."""
        try:
            found = await self.find(every_table().where(tables.c.id == table))
        except DBAPIError as error:
            if is_corrupt(error):  # an index leads to it, and that is damaged
                raise damaged_page(table, error) from error
            raise
        if found.damaged:
            raise found.damaged[0]
        return found.tables[0] if found.tables else None

    async def lobby(
        self, most: int = 50, before: str | None = None, without: Collection[str] = ()
    ) -> tuple[Listed, ...]:
        """Return public tables that wait for players, the newest first, but for some.

        `before` is a table: only older ones are returned. Of two that were made in the same
        millisecond the ids decide, so that pages have neither gaps nor repeats.
        """
        query = every_table().where(tables.c.status == "open", tables.c.public)
        if before is not None:
            found = await self.rows(select(tables.c.created).where(tables.c.id == before))
            if not found:
                raise NoSuchTable(before)
            created, at = tables.c.created, found[0].created
            older = or_(created < at, and_(created == at, tables.c.id < before))
            query = query.where(created <= at, older)  # the first of these is found by the index
        newest_first = query.order_by(tables.c.created.desc(), tables.c.id.desc())
        return await self.listed(newest_first, most, without)

    async def alive(self) -> tuple[str, ...]:
        """Return the ids of all open and running tables."""
        query = select(tables.c.id).where(tables.c.status.in_(ALIVE))
        return tuple(row.id for row in await self.rows(query))

    async def dealings(self, ids: Sequence[str]) -> tuple[Dealing, ...]:
        """Return what a deal needs to know of those of these tables that are open or running.

        Where seats are missing, that is damage, and tells nothing of the options.
        """
        sitting = select(func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
        query = select(*columns(tables, Dealing)).where(
            tables.c.id.in_(ids), tables.c.status.in_(ALIVE), tables.c.players == sitting
        )
        try:
            found, damaged = await self.read(partial(find_dealings, query=query))
        except DBAPIError as error:
            if not is_corrupt(error):
                raise
            if len(ids) > 1:  # one of them lies in a damaged page: the others do not
                alone = [await self.dealings([each]) for each in ids]
                return tuple(chain.from_iterable(alone))
            found, damaged = [], [damaged_page(ids[0], error)]
        self.tell_of(damaged)
        return tuple(found)

    async def close(self, table: str) -> bool:
        """Abort a table unless it lives in another process; return whether that was done."""
        free = or_(self.ours(), tables.c.lease < database_now())
        open_here = tables.c.status.in_(ALIVE) & free
        change = update(tables).where(tables.c.id == table, open_here)
        return bool(await self.change(change.values(status="aborted", touched=now())))

    def ours(self) -> ColumnElement[bool]:
        """Whether a table lives in this process, or nowhere."""
        return or_(tables.c.owner.is_(None), tables.c.owner == self.writer.process)

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
        )
        return await self.listed(query, most)

    async def closed_of_guest(self, guest: str, most: int) -> tuple[Listed, ...]:
        """Return tables that the house has closed on a guest, if nobody has opened them anew."""
        query = (
            every_table()
            .join(seats)
            .where(seats.c.guest_id == guest, tables.c.status == "aborted")
            .where(tables.c.result.is_not(None), tables.c.next_id.is_(None))
            .order_by(tables.c.touched.desc())
        )
        return await self.listed(query, most)

    async def listed(
        self, query: Select[Any], most: int | None = None, without: Collection[str] = ()
    ) -> tuple[Listed, ...]:
        """Return the first tables that a query finds, past those that are damaged."""
        return tuple((await self.find(query, most, without)).tables)

    async def find(
        self, query: Select[Any], most: int | None = None, without: Collection[str] = ()
    ) -> Found:
        try:
            found = await self.read(partial(find_first, query=query, most=most, without=without))
        except DBAPIError as error:
            if not is_corrupt(error):
                raise
            found = await self.find_one_by_one(query, most, without)
        self.tell_of(found.damaged)
        return found

    async def find_one_by_one(
        self, query: Select[Any], most: int | None, without: Collection[str]
    ) -> Found:
        """Do the same where a page is damaged: of a query that meets it nothing is read at all."""
        found = Found()
        for row in await self.rows(query.with_only_columns(tables.c.id)):
            one = every_table().where(tables.c.id == row.id)
            try:
                found.add(await self.read(partial(find, query=one)), without)
            except DBAPIError as error:
                if not is_corrupt(error):
                    raise
                found.damaged.append(damaged_page(row.id, error))
            if len(found.tables) == most:
                break
        return found

    def tell_of(self, damaged: Iterable[DamagedTable]) -> None:
        for damage in damaged:
            self.database.on_damage(damage)

    async def load(self, table: str, since: int = 0) -> Loaded:
        """Return a table with its seats and all its moves, or those from a number on."""
        return await self.read(lambda connection: load(connection, table, since))

    async def due(self, most: int = 100) -> tuple[str, ...]:
        """Return tables that sleep and have something to do by now."""
        asleep = tables.c.owner.is_(None) & tables.c.status.in_(ALIVE)
        query = select(tables.c.id).where(asleep, tables.c.wake < now()).order_by(tables.c.wake)
        return tuple(row.id for row in await self.rows(query.limit(most)))

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

    def abort(self, table: str, why: str = "") -> asyncio.Future[None]:
        """Close a table; if it is the house that must, `why` is a key for its players."""
        return self.turn(table, ALIVE, status="aborted", **because(why))

    def carry_over(self, table: str, edition: int, options: dict[str, Any]) -> asyncio.Future[None]:
        """Have a match that has not begun be played by another edition of the rules."""
        return self.turn(table, ("open",), edition=edition, options=options)

    async def close_older(self, editions: dict[str, int], why: str) -> int:
        """Close all running tables of older rules that live in no other process; count them.

        Those that another process is just closing, too, are left to it.
        """
        older = or_(
            *(
                (tables.c.game == game) & (tables.c.edition < edition)
                for game, edition in editions.items()
            )
        )
        some = select(tables.c.id).where(tables.c.status == "running", older)
        some = some.where(free_for(self.writer.process)).with_for_update(skip_locked=True)
        nowhere = {"owner": None, "lease": None, "wake": None}
        change = update(tables).where(tables.c.id.in_(some))
        values = {"status": "aborted", "touched": now()} | nowhere | because(why)
        return await self.change(change.values(values))

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


def follow(connection: Connection, table: str, following: str) -> str:
    """Note the table of a rematch, unless there is one; return the one that is noted."""
    first = update(tables).where(tables.c.id == table, tables.c.next_id.is_(None))
    connection.execute(first.values(next_id=following))
    noted: str = connection.execute(
        select(tables.c.next_id).where(tables.c.id == table)
    ).scalar_one()
    return noted


def because(why: str) -> dict[str, Any]:
    """Return what is noted of a table that the house closes, where else its result would be."""
    return {"result": {"closed": why}} if why else {}


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


def seat_rows(
    sitting: Sequence[NewSeat], links: Sequence[NewLink], table: str
) -> list[dict[str, Any]]:
    by_seat = {link.player: link_columns(link.token, link.of) for link in links}
    return [
        {
            "table_id": table,
            "player": player,
            "kind": seat.kind,
            "guest_id": seat.guest_id,
            "level": seat.level,
            "since": now(),
            **by_seat.get(player, NO_LINK),
        }
        for player, seat in enumerate(sitting)
    ]
