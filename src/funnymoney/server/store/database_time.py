"""The time of the database: several hosts need not agree on theirs to agree on a lease."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement


class database_now(FunctionElement[int]):  # noqa: N801  a function of the database
    """Milliseconds since 1970, now: also late in a long transaction."""

    type = BigInteger()
    inherit_cache = True


@compiles(database_now, "sqlite")
def in_sqlite(*_: Any, **__: Any) -> str:
    return "CAST(ROUND((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"


@compiles(database_now, "postgresql")
def in_postgresql(*_: Any, **__: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
