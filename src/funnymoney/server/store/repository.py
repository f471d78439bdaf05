"""A part of the store: what is kept of one kind of thing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, CursorResult, Executable, Row, Select

from funnymoney.server.store.database import Database
from funnymoney.server.store.writer import Work, Writer

T = TypeVar("T")


@dataclass(frozen=True)
class Repository:
    database: Database
    writer: Writer

    async def read(self, work: Work[T]) -> T:
        return await self.database.read(work)

    async def write(self, work: Work[T]) -> T:
        return await self.writer.write(work)

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """Return what one query finds."""
        return await self.read(lambda connection: connection.execute(query).all())

    async def change(self, statement: Executable) -> int:
        """Carry out one statement; return how many rows it met."""
        return await self.write(lambda connection: changed(connection, statement))


def changed(connection: Connection, statement: Executable) -> int:
    result: CursorResult[Any] = connection.execute(statement)
    return result.rowcount
