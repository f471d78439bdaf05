"""Texts that a server leaves out where they cannot be read, names and chat: a check lists them."""

from __future__ import annotations

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from funnymoney.server.store.faults.damage import is_corrupt, kind_of
from funnymoney.server.store.faults.unreadable import printable
from funnymoney.server.store.rows import Guest, Line, columns, what_is_wrong
from funnymoney.server.store.schema import chat, guests


def unreadable_guests(connection: Connection) -> tuple[str, ...]:
    """Return a line for each guest of whom something cannot be read."""
    try:
        return tuple(
            f"guest {printable(row.id)}: cannot be read ({', '.join(wrong)})"
            for row in connection.execute(select(*columns(guests, Guest)))
            if (wrong := what_is_wrong(Guest, row))
        )
    except DBAPIError as error:
        if not is_corrupt(error):
            raise
        return (f"guests cannot be read ({kind_of(error)})",)


def unreadable_chat(connection: Connection, table: str) -> str:
    """Return what is wrong with the chat of a table, or nothing."""
    query = select(*columns(chat, Line)).where(chat.c.table_id == table)
    try:
        wrong = sum(bool(what_is_wrong(Line, row)) for row in connection.execute(query))
    except DBAPIError as error:
        if not is_corrupt(error):
            raise
        return f"its chat cannot be read ({kind_of(error)})"
    return f"lines of its chat that cannot be read: {wrong}" if wrong else ""
