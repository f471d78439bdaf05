"""No two people at one table have names that look alike: checked inside the writing transaction.

A check locks the guest's row first and the rows of tables after it, by id. Another process that
seats or renames somebody at one of these tables waits, then sees what was written here. SQLite has
one writer, and needs no locks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, select

from funnymoney.server.store.errors import LooksAlike
from funnymoney.server.store.faults.unreadable import text_or_empty
from funnymoney.server.store.lookalikes import look_alike, name_keys
from funnymoney.server.store.rows import ALIVE, NewSeat
from funnymoney.server.store.schema import guests, seats, tables


def is_namesake(connection: Connection, table: str, player: int, guest: str) -> bool:
    """Return whether a guest who sits down here has a name like another person's at the table.

    Whoever has the seat already keeps it: tables of an older version may have look-alike people.
    """
    name = locked_name(connection, guest)
    lock_tables(connection, [table])
    place = seats.c.table_id == table, seats.c.player == player
    sits_there = connection.execute(select(seats.c.guest_id).where(*place)).scalar()
    if name is None or sits_there == guest:
        return False
    others = select(guests.c.name).join(seats, seats.c.guest_id == guests.c.id)
    others = others.where(seats.c.table_id == table, seats.c.player != player)
    return any_like(name, connection.execute(others.where(guests.c.id != guest)).scalars())


def check_rename(connection: Connection, guest: str, name: str) -> None:
    """Raise LooksAlike if a guest sits at a table, open or running, where this name is taken."""
    if locked_name(connection, guest) == name:
        return
    alive = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    alive = alive.where(seats.c.guest_id == guest, tables.c.status.in_(ALIVE))
    places = connection.execute(alive.order_by(tables.c.id)).scalars().all()
    lock_tables(connection, places)
    others = select(guests.c.name).join(seats, seats.c.guest_id == guests.c.id)
    others = others.where(seats.c.table_id.in_(places), guests.c.id != guest)
    if any_like(name, connection.execute(others).scalars()):
        raise LooksAlike


def locked_name(connection: Connection, guest: str) -> str | None:
    """Return the name of a guest, which nobody else can change until the commit."""
    query = select(guests.c.name).where(guests.c.id == guest).with_for_update(key_share=True)
    name = connection.execute(query).scalar()
    return None if name is None else text_or_empty(name)


def lock_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Let nobody else sit down at these tables, or be renamed there, until the commit."""
    query = select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id)
    connection.execute(query.with_for_update(key_share=True)).all()


def any_like(name: str, others: Iterable[str]) -> bool:
    """Whether a name looks like one of these; those that cannot be read are like no other."""
    return any(look_alike(name, other) for other in map(text_or_empty, others) if other)


def without_namesakes(
    connection: Connection, wanted: Sequence[NewSeat], first: str | None
) -> list[NewSeat]:
    """Return the seats of a new table, open in place of people whose names look like another's.

    After a match people may have changed their names. `first`, the host, keeps the seat; of all
    others those who sit first.
    """
    people = sorted({seat.guest_id for seat in wanted if seat.guest_id})
    if len(people) < 2:
        return list(wanted)
    query = select(guests.c.id, guests.c.name).where(guests.c.id.in_(people))
    found = connection.execute(query.order_by(guests.c.id).with_for_update(key_share=True))
    names: dict[str, str] = {row.id: text_or_empty(row.name) for row in found}
    taken: set[str] = set()
    staying: set[str] = set()
    for guest in sorted(names, key=lambda each: (each != first, order_of(each, wanted))):
        keys = name_keys(names[guest]) if names[guest] else frozenset()
        if taken.isdisjoint(keys):
            taken |= keys
            staying.add(guest)
    leaving = names.keys() - staying
    return [NewSeat("open") if seat.guest_id in leaving else seat for seat in wanted]


def order_of(guest: str, wanted: Sequence[NewSeat]) -> int:
    return [seat.guest_id for seat in wanted].index(guest)
