"""Ways to damage a file of SQLite as disks and mistakes do; no server may run on it."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from funnymoney.server.store.faults.unreadable import as_text


def fold(file: str) -> int:
    """Bring everything into the file itself; return the size of its pages."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    return int(size)


def pages_of(file: str, name: str, kind: str = "table") -> list[int]:
    """Return the leaves of a table or an index in the order of their keys, or its only page."""
    size = fold(file)
    content = Path(file).read_bytes()
    with closing(sqlite3.connect(file)) as connection:
        query = "SELECT rootpage FROM sqlite_schema WHERE type = ? AND name = ?"
        [root] = connection.execute(query, (kind, name)).fetchone()
    return leaves(content, size, int(root))


def leaves(content: bytes, size: int, page: int) -> list[int]:
    begin = (page - 1) * size
    kind = content[begin]
    if kind in (10, 13):
        return [page]
    assert kind in (2, 5), f"page {page} is of no tree"
    cells = int.from_bytes(content[begin + 3 : begin + 5])
    found: list[int] = []
    for number in range(cells):
        at = begin + 12 + 2 * number
        cell = begin + int.from_bytes(content[at : at + 2])
        found += leaves(content, size, int.from_bytes(content[cell : cell + 4]))
    return found + leaves(content, size, int.from_bytes(content[begin + 8 : begin + 12]))


def overwrite_pages(file: str, pages: Sequence[int], *, by: int = 0, keep: int = 0) -> None:
    """Overwrite pages with rubbish, or with another page; keep the first bytes of each."""
    assert pages
    size = fold(file)
    with Path(file).open("r+b") as opened:
        opened.seek((by - 1) * size if by else 0)
        other = opened.read(size) if by else b"\xa5" * size
        for page in pages:
            opened.seek((page - 1) * size + keep)
            opened.write(other[keep:])


def rewrite(file: str, table: str, seq: int, body: str | bytes) -> str:
    """Replace an entry of a log, which the store itself never does; return what it was."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.text_factory = as_text  # what is there may be damaged already
        triggers = connection.execute(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'moves'"
        ).fetchall()
        for name, _ in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        which = (table, seq)
        query = "SELECT body FROM moves WHERE table_id = ? AND seq = ?"
        [before] = connection.execute(query, which).fetchone()
        change = "UPDATE moves SET body = CAST(? AS TEXT) WHERE table_id = ? AND seq = ?"
        connection.execute(change, (body, *which))
        for _, made in triggers:
            connection.execute(made)
    return str(before)


def break_json(file: str, table: str) -> None:
    rewrite(file, table, 1, '["gave", 0, "pl')


def break_text(file: str, table: str) -> None:
    rewrite(file, table, 1, b'["gave", 0, "\xff\xfe"]')


def break_replay(file: str, table: str) -> None:
    """Put in a choice that nobody could make before the deal."""
    rewrite(file, table, 1, '["did", 0, ["dance"]]')


def lose_an_entry(file: str, table: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        triggers = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'moves'"
        ).fetchall()
        for [name] in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute("DELETE FROM moves WHERE table_id = ? AND seq = 1", (table,))


def spoil(file: str, statement: str, *values: object) -> None:
    """Change rows as no part of the store does, whatever they must hold."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = 1")
        connection.execute("PRAGMA foreign_keys = 0")
        assert connection.execute(statement, values).rowcount, "nothing was damaged"


def rewrite_schema(file: str, before: bytes, after: bytes) -> None:
    """Change what the file says of its own tables, as a flipped bit would."""
    fold(file)
    content = Path(file).read_bytes()
    assert len(before) == len(after)
    assert before in content
    Path(file).write_bytes(content.replace(before, after))


def spoil_key(file: str, table: str, seq: int) -> None:
    """Change a letter of the key of an entry: SQLite reads the log from its beginning up to it."""
    assert 1 < seq < 128
    fold(file)
    key = re.compile(re.escape(table.encode() + bytes([seq])) + rb"(?=[\[{])")
    content, found = key.subn(b"~" + table.encode()[1:] + bytes([seq]), Path(file).read_bytes())
    assert found
    Path(file).write_bytes(content)
