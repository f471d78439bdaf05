"""Opening tables, several at once: each is claimed, and read with all that its room needs."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import DBAPIError

from funnymoney.server.store.errors import NoSuchTable
from funnymoney.server.store.faults.damage import is_corrupt
from funnymoney.server.store.faults.unreadable import text_or_empty
from funnymoney.server.store.move_log import padded
from funnymoney.server.store.repositories.chat import chat_at
from funnymoney.server.store.repositories.leases import Leases
from funnymoney.server.store.repositories.loading import (
    every_table,
    find,
    last_seqs,
    load,
    moves_of,
    read_move,
    whole_log,
)
from funnymoney.server.store.repositories.moderation import bans_at
from funnymoney.server.store.rows import Bans, Loaded, Move, columns
from funnymoney.server.store.schema import guests, moves, tables

MAX_MOVES_AT_ONCE = 2000  # more would keep the event loop for too long


@dataclass(frozen=True)
class Stored:
    """A table as it was found in the store."""

    loaded: Loaded
    names: Mapping[str, str]  # of the guests who sit there
    bans: Bans
    has_chat: bool
    mine: bool  # it lives in this process now


class Openings(Leases):
    async def claim_all(self, ids: Collection[str], lease: int) -> frozenset[str]:
        """Take over those of these tables that live in no other process; return which are ours.

        Tables whose rows somebody else holds just now are claimed one by one: that may take long.
        """
        mine, held = set[str](), set(ids)
        if len(ids) > 1:
            mine, held = await self.write(partial(self.claim_free, ids=sorted(ids), lease=lease))
        claimed = [table for table in sorted(held) if await self.claim_known(table, lease)]
        return frozenset(mine.union(claimed))

    async def claim_known(self, table: str, lease: int) -> bool:
        try:
            return await self.claim(table, lease)
        except NoSuchTable:  # which is told when it is read
            return False

    def claim_free(
        self, connection: Connection, ids: Sequence[str], lease: int
    ) -> tuple[set[str], set[str]]:
        """Return the tables that are ours now, and those that are free but held by somebody."""
        query = select(tables.c.id).where(tables.c.id.in_(padded(ids)), self.free_for_me())
        free = set(connection.execute(query).scalars())
        locked = query.order_by(tables.c.id).with_for_update(key_share=True, skip_locked=True)
        found = set(connection.execute(locked).scalars())
        if found:
            change = update(tables).where(tables.c.id.in_(padded(found)))
            change = change.values(closed=tables.c.closed + self.lost())
            connection.execute(self.mine_for(lease, change))
        return found, free - found

    async def read_all(self, ids: Collection[str], mine: Collection[str]) -> dict[str, Stored]:
        """Return these tables as of one instant; raise something if one of them cannot be read."""

        def work(connection: Connection) -> dict[str, Stored]:
            found = load_all(connection, ids)
            names, bans = names_at(connection, found), bans_at(connection, ids)
            return {
                each.table.id: Stored(
                    each,
                    names_of(each, names),
                    bans.get(each.table.id, Bans()),
                    each.table.id in spoken,
                    each.table.id in mine,
                )
                for each in found
            }

        spoken = await self.with_chat(ids)
        return await self.read(work)

    async def with_chat(self, ids: Collection[str]) -> frozenset[str]:
        """Return the tables at which anybody has, or may have, said anything."""
        try:
            return await self.read(partial(chat_at, ids=ids))
        except DBAPIError as error:
            if is_corrupt(error):  # a damaged page of chat keeps nobody from a table
                return frozenset(ids)
            raise


def load_all(connection: Connection, ids: Collection[str]) -> list[Loaded]:
    """Return these tables; what is wrong with one of them is said well only where it is alone."""
    if len(ids) == 1:
        return [load(connection, table, 0) for table in ids]
    found = find(connection, every_table().where(tables.c.id.in_(padded(ids))))
    if found.damaged:
        raise found.damaged[0]
    if len(found.tables) < len(ids):
        raise NoSuchTable("with one of these ids")
    logs = logs_of(connection, [each.table.id for each in found.tables])
    return [Loaded(each.table, each.seats, logs[each.table.id]) for each in found.tables]


def logs_of(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[Move, ...]]:
    """Return all moves of these tables, if they are not too many to be read at once."""
    last = last_seqs(connection, ids)
    query = select(moves.c.table_id, *columns(moves, Move)).where(moves.c.table_id.in_(padded(ids)))
    some = query.order_by(moves.c.table_id, moves.c.seq).limit(MAX_MOVES_AT_ONCE)
    rows = connection.execute(some).all()
    if len(rows) == MAX_MOVES_AT_ONCE:
        return {table: moves_of(connection, table) for table in ids}
    found: dict[str, list[Move]] = {table: [] for table in ids}
    for row in rows:
        if row.table_id in found:  # else its key is damaged, and it will be missing
            found[row.table_id].append(read_move(row.table_id, row))
    return {table: whole_log(table, played, last.get(table)) for table, played in found.items()}


def names_at(connection: Connection, found: Sequence[Loaded]) -> dict[str, str]:
    who = {guest for each in found for guest in guests_of(each)}
    if not who:
        return {}
    query = select(guests.c.id, guests.c.name).where(guests.c.id.in_(padded(who)))
    return {row.id: text_or_empty(row.name) for row in connection.execute(query).all()}


def names_of(loaded: Loaded, names: Mapping[str, str]) -> dict[str, str]:
    return {guest: names[guest] for guest in guests_of(loaded) if guest in names}


def guests_of(loaded: Loaded) -> set[str]:
    """Return those whose names are shown at a table."""
    known = {seat.guest_id for seat in loaded.seats} | {loaded.table.host_id}
    return {guest for guest in known if guest}
