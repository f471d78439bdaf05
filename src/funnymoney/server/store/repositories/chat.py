"""Chat: what was said at a table; it goes when the table goes, or the guest."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from funnymoney.server.store.errors import NoSuchTable
from funnymoney.server.store.faults.damage import is_corrupt
from funnymoney.server.store.move_log import padded
from funnymoney.server.store.repository import Repository
from funnymoney.server.store.rows import Line, columns, now, read_some
from funnymoney.server.store.schema import chat, clean, tables


class Chat(Repository):
    async def append(self, table: str, guest: str | None, text: str) -> Line:
        """Add a line; return it with its number."""
        text = clean(text)

        def work(connection: Connection) -> Line:
            line = Line(next_line(connection, table), guest, text, now())
            row = {"table_id": table, "seq": line.seq, "guest_id": guest}
            connection.execute(insert(chat).values(row | {"text": text, "time": line.time}))
            return line

        try:
            return await self.write(work)
        except IntegrityError:
            raise NoSuchTable(f"{table}, or no such guest") from None

    async def list(self, table: str, since: int = 0, most: int = 200) -> tuple[Line, ...]:
        """Return the last lines from number `since` on, oldest first; damaged ones are missing."""
        query = (
            select(*columns(chat, Line))
            .where(chat.c.table_id == table, chat.c.seq >= since)
            .order_by(chat.c.seq.desc())
            .limit(most)
        )
        try:
            return read_some(Line, await self.rows(query))[::-1]
        except DBAPIError as error:
            if is_corrupt(error):
                return ()
            raise


def chat_at(connection: Connection, ids: Collection[str]) -> frozenset[str]:
    """Return those of these tables at which anybody has said anything."""
    if not ids:
        return frozenset()
    query = select(chat.c.table_id).where(chat.c.table_id.in_(padded(ids))).distinct()
    return frozenset(connection.execute(query).scalars())


def next_line(connection: Connection, table: str) -> int:
    """Return the number of the next line, and keep it until this is committed."""
    held = select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True)
    if connection.execute(held).first() is None:
        raise NoSuchTable(table)
    last = select(func.max(chat.c.seq)).where(chat.c.table_id == table)
    found = connection.execute(last).scalar()
    return 0 if found is None else found + 1
