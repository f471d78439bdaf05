"""Failures of databases, in one line for an operator."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from funnymoney.server.store.errors import BadAddress, StoreUnavailable
from funnymoney.server.store.outages import root_of


@contextmanager
def telling_of_failures() -> Iterator[None]:
    """Raise BadAddress if a database cannot be reached, without the statement that failed."""
    try:
        yield
    except (DBAPIError, OSError, StoreUnavailable) as error:
        raise BadAddress(f"cannot open the store: {root_of(error)}") from None
