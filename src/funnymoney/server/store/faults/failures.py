"""Failures of databases, in one line for an operator."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from funnymoney.server.store.errors import BadAddress, StoreUnavailable
from funnymoney.server.store.faults.damage import kind_of
from funnymoney.server.store.faults.outages import is_about_connection, root_of


@contextmanager
def telling_of_failures() -> Iterator[None]:
    """Raise BadAddress if a database cannot be reached, without the statement that failed."""
    try:
        yield
    except (DBAPIError, UnicodeDecodeError, OSError, StoreUnavailable) as error:
        raise BadAddress(f"cannot open the store: {told_of(error)}") from None


def told_of(error: BaseException) -> str:
    """Return what an operator may read of a failure.

    That is the text of a database only where it is about a connection: others quote what is stored.
    """
    return str(root_of(error)) if is_about_connection(error) else kind_of(error)
