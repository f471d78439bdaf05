"""The log of a table: moves are added one after the other, by the process that owns it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from funnymoney.server.store.errors import (
    Conflict,
    NoSuchTable,
    NotOwner,
    StoreError,
    TableOver,
)
from funnymoney.server.store.rows import ALIVE, now
from funnymoney.server.store.schema import moves, tables
from funnymoney.server.store.sqlite_bulk import Row, add_rows, is_sqlite, read_states, write_rows

LAST = select(func.max(moves.c.seq)).where(moves.c.table_id == tables.c.id).scalar_subquery()
ABOUT = [tables.c.id, tables.c.owner, tables.c.status, tables.c.touched, LAST.label("last")]
STATE = (
    select(*ABOUT)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)  # all lock in one order, so that they do not wait in a ring
    .with_for_update(of=tables, key_share=True)
)
TOUCH_INTERVAL_MS = 300_000  # a table is marked as alive once in five minutes, not with every move


@dataclass(frozen=True)
class NewMove:
    table: str
    seq: int
    body: msgspec.Raw = field(repr=False)
    time: int = field(default_factory=now)


class State(NamedTuple):
    """What is known of a table before something is added to its log."""

    id: str
    owner: str | None
    status: str
    touched: int
    last: int | None


def new_move(table: str, seq: int, body: object) -> NewMove:
    """Freeze the body as it is now; raise TypeError if it is not plain JSON."""
    return NewMove(table, seq, msgspec.Raw(msgspec.json.encode(body)))


def write_moves(
    connection: Connection, process: str, wanted: Sequence[NewMove]
) -> list[StoreError | None]:
    """Write those that fit and say of the others why not.

    A table is locked while its moves are written. So no other process can claim it in between,
    and once another has, nothing more is written from here: that, and not the time on a lease,
    keeps two processes from writing to one log. The primary key would stop them in any case.
    """
    state = {row.id: row for row in lock_tables(connection, {move.table for move in wanted})}
    following = {row.id: 0 if row.last is None else row.last + 1 for row in state.values()}
    refusals: list[StoreError | None] = []
    for move in wanted:
        refusal = why_not(process, move, state.get(move.table), following.get(move.table, 0))
        refusals.append(refusal)
        following[move.table] = move.seq + 1 if refusal is None else following.get(move.table, 0)
    written = [move for move, refusal in zip(wanted, refusals, strict=True) if refusal is None]
    insert_moves(connection, written)
    touch(connection, {state[move.table] for move in written})
    return refusals


def add_at_once(connection: Connection, process: str, wanted: Sequence[NewMove]) -> bool:
    """Do the same for moves of different tables in one step, commit and all; for SQLite only.

    Where one does not fit, or its table must be touched, nothing is done: `write_moves` can tell
    why, and does more.
    """
    return add_rows(
        connection, [as_row(move) for move in wanted], process, now() - TOUCH_INTERVAL_MS
    )


def lock_tables(connection: Connection, ids: Iterable[str]) -> list[State]:
    if is_sqlite(connection):  # there is only one who writes
        return [State(*row) for row in read_states(connection, ids)]
    return [State(*row) for row in connection.execute(STATE, {"ids": padded(ids)})]


def padded(ids: Iterable[str]) -> list[str]:
    """Repeat the last to fill up to a power of two: few shapes of statement to prepare."""
    found = sorted(ids)
    size = 1 << (len(found) - 1).bit_length()
    return found + found[-1:] * (size - len(found))


def why_not(process: str, move: NewMove, table: State | None, following: int) -> StoreError | None:
    if table is None:
        return NoSuchTable(move.table)
    if table.status not in ALIVE:
        return TableOver(move.table, table.status)
    if table.owner != process:
        return NotOwner(move.table, table.owner)
    # A gap is refused as well: the move before it was lost, and this one was made upon it.
    return None if move.seq == following else Conflict(move.table, move.seq, following)


def insert_moves(connection: Connection, written: Sequence[NewMove]) -> None:
    if not written:
        return
    try:
        if is_sqlite(connection):
            write_rows(connection, [as_row(move) for move in written])
        else:
            connection.execute(insert(moves), [as_values(move) for move in written])
    except IntegrityError as error:  # written by another with the same name, in the same instant
        if len(written) > 1:
            raise  # they are tried again one by one
        raise Conflict(written[0].table, written[0].seq, written[0].seq + 1) from error


def as_row(move: NewMove) -> Row:
    return move.table, move.seq, bytes(move.body).decode(), move.time


def as_values(move: NewMove) -> dict[str, object]:
    return {"table_id": move.table, "seq": move.seq, "body": move.body, "time": move.time}


def touch(connection: Connection, rows: set[State]) -> None:
    time = now()
    stale = [row.id for row in rows if row.touched < time - TOUCH_INTERVAL_MS]
    if stale:
        query = update(tables).where(tables.c.id.in_(padded(stale))).values(touched=time)
        connection.execute(query)
