"""Many rows in one statement, for SQLite: every step of a statement gives up Python's lock.

Whoever gives it up while others are busy gets it back late, so a batch must not take a step for
every move. Rows go in and come out as one JSON text.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

READ = """
SELECT json_group_array(json_array(t.id, t.owner, t.status, t.touched,
                                   (SELECT max(seq) FROM moves WHERE table_id = t.id)))
FROM json_each(?) AS wanted JOIN tables AS t ON t.id = wanted.value
"""
# What does not fit finds no table or no number here, which no move may be without.
ADD = """
INSERT INTO moves (table_id, seq, body, time)
SELECT (SELECT id FROM tables WHERE id = value ->> 0 AND owner = ?
                                AND status IN ('open', 'running') AND touched >= ?),
       CASE value ->> 1 WHEN (SELECT coalesce(max(seq) + 1, 0) FROM moves
                              WHERE table_id = value ->> 0) THEN value ->> 1 END,
       value ->> 2, value ->> 3
FROM json_each(?)
"""
WRITE = """
INSERT INTO moves (table_id, seq, body, time)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)
"""


Row = tuple[str, int, str, int]  # table, number, body as text, time


def is_sqlite(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"


def read_states(connection: Connection, ids: Iterable[str]) -> list[list[Any]]:
    """Return id, owner, status, when touched and last move of tables."""
    [found] = execute(connection, READ, text(list(ids))).fetchone()
    states: list[list[Any]] = msgspec.json.decode(found)
    return states


def write_rows(connection: Connection, rows: Sequence[Row]) -> None:
    execute(connection, WRITE, text(rows))


def add_rows(connection: Connection, rows: Sequence[Row], owner: str, touched: int) -> bool:
    """Add moves of different tables and commit, all in one step; or none, if one does not fit.

    A table must belong to the owner, be played, and have been touched since. Nothing else may be
    going on in this connection.
    """
    try:
        execute(connection, ADD, owner, touched, text(rows))
    except sqlite3.IntegrityError:
        return False
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CORRUPT:
            return False  # the log of one of them is damaged: the others must not be lost with it
        raise
    return True


def text(rows: object) -> str:
    return msgspec.json.encode(rows).decode()


def execute(connection: Connection, statement: str, *given: object) -> Any:
    """Go straight to the driver: SQLAlchemy's way costs more than ours."""
    driver = connection.connection.driver_connection
    assert driver is not None
    return driver.execute(statement, given)
