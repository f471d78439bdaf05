"""Which failures mean that the database is away, and the one exception they become.

A database can be away in many ways: refused or lost connections, a shutdown in the middle of a
statement, time-outs, a locked or read-only file, a full or failing disk. Drivers raise a different
exception for each. Everything above the store sees `StoreUnavailable` for all of them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from funnymoney.server.store.errors import StoreUnavailable

SQLITE_CODES = frozenset({
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_INTERRUPT, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
})  # fmt: skip
PRIMARY = 0xFF  # of an extended code of SQLite, the part that names the kind
# Classes of PostgreSQL's SQLSTATE: connection, login, resources (disk, memory), system.
SQLSTATE_CLASSES = ("08", "28", "53", "58")
SQLSTATES = frozenset({
    "25006",  # a read-only transaction: the server is a standby, or was told to refuse writes
    "25P03",  # idle in a transaction for too long
    "3D000",  # the database is not there
    "57P01", "57P02", "57P03", "57P05",  # shutting down, crashed, starting up, idle for too long
})  # fmt: skip
DISK_FULL = "53100"
# Another process holds what this statement needs. The database itself is well.
CONTENTION = frozenset({"55P03", "40001", "40P01", "57014"})


def sqlstate(error: BaseException) -> str:
    """Return PostgreSQL's code for an error, or nothing."""
    return str(getattr(root_of(error), "sqlstate", None) or "")


def is_contended(error: BaseException) -> bool:
    return sqlstate(error) in CONTENTION


def is_disk_full(error: BaseException) -> bool:
    code = getattr(root_of(error), "sqlite_errorcode", 0) & PRIMARY
    return code == sqlite3.SQLITE_FULL or sqlstate(error) == DISK_FULL


def is_about_connection(error: BaseException) -> bool:
    """Whether an error tells of an address, a login or resources, and so of nothing stored."""
    if isinstance(root_of(error), OSError | PoolTimeout):
        return True
    code = sqlstate(error)
    return code in SQLSTATES or code.startswith(SQLSTATE_CLASSES)


def is_away(error: BaseException) -> bool:
    """Whether an error of a driver says that the database cannot be used just now."""
    if isinstance(error, OSError | PoolTimeout):  # TimeoutError is an OSError
        return True
    cause = root_of(error)
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) & PRIMARY in SQLITE_CODES
    if isinstance(error, InterfaceError):
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return is_about_connection(error)


def translated(error: Exception) -> Exception:
    """Return StoreUnavailable for an error that means the database is away, else the error."""
    if isinstance(error, StoreUnavailable) or not (is_away(error) or is_contended(error)):
        return error
    told = root_of(error)
    found = StoreUnavailable(f"the database is not available: {told}")
    if is_contended(error):
        found.mark_contention()
    found.__cause__ = error
    return found


def root_of(error: BaseException) -> BaseException:
    """Return what the driver raised; its text has no statement, which may hold anything."""
    while isinstance(error, StoreUnavailable) and error.__cause__ is not None:
        error = error.__cause__
    return (error.orig or error) if isinstance(error, DBAPIError) else error


@contextmanager
def as_unavailable() -> Iterator[None]:
    """Raise StoreUnavailable in place of every error that means the database is away."""
    try:
        yield
    except Exception as error:
        found = translated(error)
        if found is error:
            raise
        raise found from error
