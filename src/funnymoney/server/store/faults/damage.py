"""Damage: a store, or a part of it, that does not read as it was written."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from funnymoney.server.ops.logs import log_event
from funnymoney.server.store.database import Database
from funnymoney.server.store.errors import BadAddress, DamagedStore, NotDurable
from funnymoney.server.store.faults.outages import root_of
from funnymoney.server.store.faults.unreadable import as_text
from funnymoney.server.store.schema import metadata

logger = logging.getLogger(__name__)

SQLITE_CORRUPT = 11  # "database disk image is malformed"
POSTGRESQL_CORRUPT = ("XX001", "XX002")  # data_corrupted, index_corrupted
MAX_FINDINGS = 100
# What belongs to one table only. Whatever is damaged there, the other tables can be served.
LOGS = ("moves", "chat", "papers")
# A page that belongs to two: whoever writes to the one damages the other.
SHARED_PAGE = ("2nd reference", "reelist", "invalid page number")
DAMAGED_SCHEMA = "the schema cannot be read"
# Python cannot decode SQLite's message if that quotes a damaged schema: instead of an error of
# SQLite it raises the other one. Values are decoded by `as_text`, which never does.
READ_ERRORS = (sqlite3.DatabaseError, UnicodeDecodeError)
SCHEMA = """
SELECT tbl_name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type = 'table' DESC, rowid
"""
SLOW_CHECK_S = 10.0  # then the operator is told, who can do without: `--no-check`
BUSY_TIMEOUT_S = 5.0


def is_corrupt(error: BaseException) -> bool:
    """Whether a database says that what it has stored does not read."""
    cause: BaseException | None = error.__cause__ if isinstance(error, NotDurable) else error
    cause = cause.orig if isinstance(cause, DBAPIError) else cause
    if getattr(cause, "sqlstate", None) in POSTGRESQL_CORRUPT:
        return True
    if isinstance(cause, UnicodeDecodeError):
        return True
    if not isinstance(cause, sqlite3.Error):
        return False
    code = getattr(cause, "sqlite_errorcode", None) or 0
    return code & 0xFF == SQLITE_CORRUPT


def kind_of(error: BaseException) -> str:
    """Return of a database's error its kind and code: its text may quote what is stored."""
    cause = root_of(error)
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return f"{type(cause).__name__} {code}" if code else type(cause).__name__


def open_reading(path: Path) -> sqlite3.Connection:
    """Open a file of SQLite to read, with what is in its log; raise FileNotFoundError."""
    path.stat()
    name = f"{path.absolute().as_uri()}?mode=ro"
    try:
        found = sqlite3.connect(name, uri=True, isolation_level=None, timeout=BUSY_TIMEOUT_S)
    except sqlite3.Error as error:
        raise BadAddress(f"cannot open {path}: {kind_of(error)}") from None
    found.text_factory = as_text
    return found


def find_damage(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Return what SQLite's quick check finds: whether all reads, not whether indexes are right."""
    found = findings(connection, f"PRAGMA quick_check({MAX_FINDINGS})")
    return (*schema_findings(connection), *found)


def find_all_damage(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Return what SQLite's whole check finds, and references that lead nowhere."""
    found = findings(connection, f"PRAGMA integrity_check({MAX_FINDINGS})")
    found = (*schema_findings(connection), *found)
    try:
        lost = connection.execute("PRAGMA foreign_key_check").fetchmany(MAX_FINDINGS)
    except READ_ERRORS as error:
        return (*found, kind_of(error))
    return (*found, *(f"a row of {row[0]} belongs to a missing row of {row[2]}" for row in lost))


def findings(connection: sqlite3.Connection, pragma: str) -> tuple[str, ...]:
    lines: list[str] = []
    try:
        for [found] in connection.execute(pragma):
            lines += str(found).splitlines()
    except READ_ERRORS as error:  # after the trees, rows are read until that fails
        lines.append(kind_of(error))
    return tuple(line for line in lines if line != "ok" and not line.startswith("***"))


def schema_findings(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Return what is wrong with the schema for a server, if anything.

    To a connection that only reads, SQLite shows a schema with which one that writes cannot begin.
    """
    try:
        with closing(sqlite3.connect(":memory:")) as scratch:
            for table, statement in connection.execute(SCHEMA):
                if table in metadata.tables:
                    scratch.execute(statement)
    except (*READ_ERRORS, UnicodeEncodeError, sqlite3.Warning) as error:
        return (f"{DAMAGED_SCHEMA} ({kind_of(error)})",)
    return ()


def find_fatal(connection: sqlite3.Connection, found: Sequence[str]) -> tuple[str, ...]:
    """Return what of the damage makes the store unsafe: all that is not in the logs of tables."""
    signs = (*SHARED_PAGE, DAMAGED_SCHEMA)
    fatal = tuple(line for line in found if any(sign in line for sign in signs))
    query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    try:
        names = [str(name) for [name] in connection.execute(query)]
    except READ_ERRORS as error:
        return (*fatal, kind_of(error))
    for name in names:
        if name not in LOGS:
            fatal += findings(connection, f"PRAGMA quick_check('{name}')")
    return fatal


def look_through(path: Path) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return all damage that a quick check finds in a file, and what of it is fatal."""
    with closing(open_reading(path)) as connection:
        found = find_damage(connection)
        return found, find_fatal(connection, found) if found else ()


async def check_quickly(database: Database) -> None:
    """Raise DamagedStore if a file is too damaged to serve from; log what else is damaged.

    PostgreSQL finds damage when it reads: only its own tools (pg_amcheck) look for it.
    """
    if not database.sqlite:
        return
    began = time.monotonic()
    found, fatal = await asyncio.to_thread(look_through, Path(database.url.database or ""))
    seconds = round(time.monotonic() - began, 3)
    level = logging.WARNING if seconds >= SLOW_CHECK_S else logging.INFO
    log_event(logger, level, "store_checked", seconds=seconds, findings=len(found))
    if fatal:
        raise too_damaged(fatal)
    if found:
        log_event(logger, logging.ERROR, "store_damaged", findings=len(found), first=found[0])


def too_damaged(found: Sequence[str]) -> DamagedStore:
    more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
    return DamagedStore(
        f"the store is damaged: {found[0]}{more}. `funnymoney store check` lists all of it; "
        "restore a backup with `funnymoney store restore FILE`"
    )
