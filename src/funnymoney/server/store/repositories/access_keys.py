"""Keys: what a guest carries to another browser, and the sessions that were opened by one."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from funnymoney.server.store.errors import NoSuchGuest
from funnymoney.server.store.repository import Repository
from funnymoney.server.store.rows import Guest, columns, now, read
from funnymoney.server.store.schema import guests, keys
from funnymoney.server.store.tokens import hash_token, new_token

Kind = Literal["key", "session"]
MAX_KEYS: dict[Kind, int] = {"key": 5, "session": 20}  # of one guest; the oldest goes


class AccessKeys(Repository):
    async def make(self, guest: str, kind: Kind) -> str:
        """Return a new token for a guest; it is not kept here, only what it is known by."""
        token = new_token()
        row = {"token_hash": hash_token(token), "guest_id": guest, "kind": kind}

        def work(connection: Connection) -> None:
            drop_oldest(connection, guest, kind)
            connection.execute(insert(keys).values(row | {"created": now()}))

        try:
            await self.write(work)
        except IntegrityError:
            raise NoSuchGuest(guest) from None
        return token

    async def guest(self, key: str) -> Guest | None:
        """Return whose key this is."""
        mine = keys.c.token_hash == hash_token(key), keys.c.kind == "key"
        rows = await self.rows(select(*columns(guests, Guest)).join(keys).where(*mine))
        return read(Guest, rows[0]) if rows else None


def drop_oldest(connection: Connection, guest: str, kind: Kind) -> None:
    """Make room for one more."""
    mine = select(keys.c.token_hash).where(keys.c.guest_id == guest, keys.c.kind == kind)
    newest_first = mine.order_by(keys.c.created.desc(), keys.c.token_hash)
    old = connection.execute(newest_first.offset(MAX_KEYS[kind] - 1)).scalars().all()
    connection.execute(delete(keys).where(keys.c.token_hash.in_(old)))
