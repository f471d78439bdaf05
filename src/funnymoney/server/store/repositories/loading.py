"""Tables read with seats and logs, each checked by itself: one that is damaged hides no other."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, Select, select
from sqlalchemy.exc import DBAPIError

from funnymoney.server.store.errors import DamagedTable, NoSuchTable, UnreadableRow
from funnymoney.server.store.faults.damage import is_corrupt, kind_of
from funnymoney.server.store.faults.unreadable import Unreadable, printable
from funnymoney.server.store.move_log import LAST, padded
from funnymoney.server.store.rows import (
    Dealing,
    Listed,
    Loaded,
    Move,
    Seat,
    Table,
    columns,
    read,
    read_all,
)
from funnymoney.server.store.schema import moves, seats, tables


@dataclass
class Found:
    """Tables that a query has found, and those among them that cannot be read."""

    tables: list[Listed] = field(default_factory=list)
    damaged: list[DamagedTable] = field(default_factory=list)

    def add(self, other: Found, without: Collection[str] = ()) -> int:
        """Add what another query has found, but for these tables; return how many rows it met."""
        self.tables += [each for each in other.tables if each.table.id not in without]
        self.damaged += other.damaged
        return len(other.tables) + len(other.damaged)


def every_table() -> Select[Any]:
    return select(*columns(tables, Table))


# ------------------------------------------------------------------------------ lists


def find(connection: Connection, query: Select[Any]) -> Found:
    """Return the tables that a query of `every_table` finds."""
    found, sound = Found(), []
    for row in connection.execute(query).all():
        try:
            sound.append(read_table(row))
        except DamagedTable as error:
            found.damaged.append(error)
    rows = seat_rows(connection, [table.id for table in sound])
    for table in sound:
        try:
            found.tables.append(Listed(table, read_seats(table, rows.get(table.id, []))))
        except DamagedTable as error:
            found.damaged.append(error)
    return found


def find_first(
    connection: Connection, query: Select[Any], most: int | None, without: Collection[str]
) -> Found:
    """Return the first tables that a query finds, past those that are damaged or not wanted."""
    found, seen = Found(), 0
    if most is None:
        found.add(find(connection, query), without)
        return found
    while len(found.tables) < most:
        met = found.add(find(connection, query.limit(most).offset(seen)), without)
        seen += met
        if met < most:
            break
    del found.tables[most:]
    return found


def find_dealings(
    connection: Connection, query: Select[Any]
) -> tuple[list[Dealing], list[DamagedTable]]:
    found, damaged = [], []
    for row in connection.execute(query).all():
        try:
            found.append(read(Dealing, row))
        except UnreadableRow as error:
            damaged.append(damaged_row(row, error))
    return found, damaged


# --------------------------------------------------------------------------- one table


def load(connection: Connection, table: str, since: int) -> Loaded:
    """Return a table with its moves from a number on; raise DamagedTable, NoSuchTable."""
    try:
        return load_rows(connection, table, since)
    except DBAPIError as error:
        if is_corrupt(error):
            raise damaged_page(table, error) from error
        raise


def load_rows(connection: Connection, table: str, since: int) -> Loaded:
    # Always `all`: a result that was not read to its end keeps SQLite at this instant for ever.
    rows = connection.execute(every_table().where(tables.c.id == table)).all()
    if not rows:
        raise NoSuchTable(table)
    about = read_table(rows[0])
    sitting = read_seats(about, seat_rows(connection, [table]).get(table, []))
    return Loaded(about, sitting, moves_of(connection, table, since))


def moves_of(connection: Connection, table: str, since: int = 0) -> tuple[Move, ...]:
    """Return the log of a table from a number on; raise DamagedTable if it is not whole."""
    last = last_seqs(connection, [table]).get(table)
    log = select(*columns(moves, Move)).where(moves.c.table_id == table, moves.c.seq >= since)
    rows = connection.execute(log.order_by(moves.c.seq)).all()
    return whole_log(table, [read_move(table, row) for row in rows], last, since)


def last_seqs(connection: Connection, ids: Iterable[str]) -> dict[str, int | None]:
    """Return the number of the last entry of each log.

    SQLite looks for it from the end of the log. Read from its beginning, a log stops short where
    the key of an entry is damaged, and is all the same in order.
    """
    query = select(tables.c.id, LAST.label("last")).where(tables.c.id.in_(padded(ids)))
    return {row.id: row.last for row in connection.execute(query).all()}


def whole_log(
    table: str, played: Sequence[Move], last: int | None, since: int = 0
) -> tuple[Move, ...]:
    """Return the entries of a log as they were read, or raise DamagedTable if some are missing."""
    for number, move in enumerate(played, since):
        if move.seq != number:
            raise DamagedTable(table, "is missing", number)
    following = since + len(played)
    if last is not None and last >= following:
        raise DamagedTable(table, "is missing", following)
    return tuple(played)


def read_table(row: Row[Any]) -> Table:
    try:
        return read(Table, row)
    except UnreadableRow as error:
        raise damaged_row(row, error) from None


def damaged_page(table: str, error: Exception) -> DamagedTable:
    return DamagedTable(table, f"a page of the store cannot be read ({kind_of(error)})")


def damaged_row(row: Row[Any], error: UnreadableRow) -> DamagedTable:
    return DamagedTable(printable(row.id), f"its row cannot be read ({error.told})")


def seat_rows(connection: Connection, ids: Sequence[str]) -> dict[str, list[Row[Any]]]:
    """Return the rows of the seats of these tables, in turn order."""
    query = select(*columns(seats, Seat)).where(seats.c.table_id.in_(ids))
    found: dict[str, list[Row[Any]]] = {}
    for row in connection.execute(query.order_by(seats.c.table_id, seats.c.player)).all():
        found.setdefault(row.table_id, []).append(row)
    return found


def read_seats(about: Table, rows: Iterable[Row[Any]]) -> tuple[Seat, ...]:
    try:
        found = read_all(Seat, rows)
    except UnreadableRow as error:
        raise DamagedTable(about.id, f"its seats cannot be read ({error.told})") from None
    if [seat.player for seat in found] != list(range(about.players)):
        raise DamagedTable(about.id, f"its seats are not those of {about.players} players")
    return found


def read_move(table: str, row: Row[Any]) -> Move:
    """Read an entry of a log: quicker than `read`, for there are thousands of them."""
    move = Move(row.seq, row.body, row.time)
    if isinstance(move.body, Unreadable):
        raise DamagedTable(table, move.body.why, move.seq)
    if not isinstance(move.time, int):
        raise DamagedTable(table, "has no time", move.seq)
    return move
