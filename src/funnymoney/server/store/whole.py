"""Many rows in one statement, for SQLite: every step of a statement gives up Python's lock.

Whoever gives it up while others are busy gets it back late, so a batch must not take a step for
every move. Rows go in and come out as one JSON text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

READ = """
SELECT json_group_array(json_array(t.id, t.owner, t.status, t.touched,
                                   (SELECT max(seq) FROM moves WHERE table_id = t.id)))
FROM json_each(?) AS wanted JOIN tables AS t ON t.id = wanted.value
"""
WRITE = """
INSERT INTO moves (table_id, seq, body, time)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)
"""


def is_sqlite(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"


def read_states(connection: Connection, ids: Iterable[str]) -> list[list[Any]]:
    """Return id, owner, status, when touched and last move of tables."""
    [found] = execute(connection, READ, list(ids)).fetchone()
    states: list[list[Any]] = msgspec.json.decode(found)
    return states


def write_rows(connection: Connection, rows: Sequence[tuple[str, int, str, int]]) -> None:
    """Add moves: table, number, body as text, time."""
    execute(connection, WRITE, rows)


def execute(connection: Connection, statement: str, given: object) -> Any:
    """Go straight to the driver, inside the transaction: SQLAlchemy's way costs more than ours."""
    driver = connection.connection.driver_connection
    assert driver is not None
    return driver.execute(statement, (msgspec.json.encode(given).decode(),))
