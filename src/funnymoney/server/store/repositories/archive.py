"""Papers: the record and the tale of a finished match, kept as they were when it was over.

A match can be played again only by the rules by which it was played; its record must outlive them.
"""

from __future__ import annotations

from zlib import compress, decompress
from zlib import error as ZlibError  # noqa: N812  a class, whatever its name

from sqlalchemy import ColumnElement, Connection, and_, exists, func, insert, or_, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from funnymoney.server.store.errors import NotDurable
from funnymoney.server.store.faults.damage import is_corrupt, kind_of
from funnymoney.server.store.repository import Repository
from funnymoney.server.store.schema import papers, tables


class ArchivedMatches(Repository):
    async def keep(self, table: str, body: bytes) -> None:
        """File the papers of a match, once: they stay as they are, and go with their table."""
        row = {"table_id": table, "body": compress(body)}
        try:
            await self.change(insert(papers).values(row))
        except IntegrityError:
            pass  # another was quicker, or the table has just been deleted
        except (DBAPIError, NotDurable) as error:
            if not is_corrupt(error):  # where there is no sound page for them, they are made anew
                raise

    async def missing(self, editions: dict[str, int], most: int | None = None) -> tuple[str, ...]:
        """Return finished tables, of these games by these rules, whose papers were never made."""
        query = select(tables.c.id).where(never_made(), by_rules(editions))
        return tuple(row.id for row in await self.rows(query.limit(most)))

    async def lost(self, editions: dict[str, int]) -> int:
        """Count those of other rules: nobody here can make their papers any more."""
        query = select(func.count()).select_from(tables)
        [found] = await self.rows(query.where(never_made(), ~by_rules(editions)))
        return int(found[0])

    async def get(self, table: str) -> bytes | None:
        """Return the papers of a match; those that are damaged can be made anew from its log."""
        try:
            rows = await self.rows(select(papers.c.body).where(papers.c.table_id == table))
            return unpacked(rows[0].body) if rows else None
        except DBAPIError as error:
            if is_corrupt(error):
                return None
            raise


def unpacked(body: object) -> bytes | None:
    """Return papers as they were kept, or nothing where they are damaged."""
    try:
        return decompress(body) if isinstance(body, bytes) else None
    except ZlibError:
        return None


def unreadable_papers(connection: Connection, table: str) -> str:
    """Return what is wrong with the papers of a table, or nothing."""
    query = select(papers.c.body).where(papers.c.table_id == table)
    try:
        rows = connection.execute(query).all()
    except DBAPIError as error:
        if not is_corrupt(error):
            raise
        return f"its record cannot be read ({kind_of(error)})"
    return "its record cannot be read" if rows and unpacked(rows[0].body) is None else ""


def never_made() -> ColumnElement[bool]:
    """Whether a match is over and has no papers."""
    made = exists().where(papers.c.table_id == tables.c.id)
    return and_(tables.c.status == "finished", ~made)


def by_rules(editions: dict[str, int]) -> ColumnElement[bool]:
    """Whether a table is of one of these games, by these rules."""
    return or_(
        *(
            (tables.c.game == game) & (tables.c.edition == edition)
            for game, edition in editions.items()
        )
    )
