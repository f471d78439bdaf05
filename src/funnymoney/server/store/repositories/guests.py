"""Guests: a name and a token, no account."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, or_, select, update

from funnymoney.server.store.errors import NoSuchGuest
from funnymoney.server.store.repositories.namesakes import check_rename
from funnymoney.server.store.repositories.seats import free_seats
from funnymoney.server.store.repository import Repository, changed
from funnymoney.server.store.rows import Guest, columns, now, read, read_some
from funnymoney.server.store.schema import bans, chat, guests, keys, reports, seats
from funnymoney.server.store.tokens import hash_token, new_id, new_token


class Guests(Repository):
    async def create(self, name: str) -> tuple[Guest, str]:
        """Return a new guest and the token of the session, which is not kept here."""
        guest, token = Guest(new_id(), name, now(), now()), new_token()
        row = {
            "id": guest.id,
            "name": name,
            "token_hash": hash_token(token),
            "created": guest.created,
            "seen": guest.seen,
        }
        await self.change(insert(guests).values(row))
        return guest, token

    async def by_token(self, token: str) -> Guest | None:
        """Return the guest of a session, be it his first one or one that a key has opened."""
        known = hash_token(token)
        opened = keys.c.token_hash == known, keys.c.kind == "session"
        one_of = guests.c.id.in_(select(keys.c.guest_id).where(*opened))
        mine = or_(guests.c.token_hash == known, one_of)
        rows = await self.rows(select(*columns(guests, Guest)).where(mine))
        return read(Guest, rows[0]) if rows else None

    async def get(self, *ids: str) -> dict[str, Guest]:
        """Return those guests that are there and can be read, by id."""
        query = select(*columns(guests, Guest)).where(guests.c.id.in_(ids))
        return {guest.id: guest for guest in read_some(Guest, await self.rows(query))}

    async def rename(self, guest: str, name: str) -> None:
        """Change a name; raise LooksAlike if another person at one of their tables has it."""

        def work(connection: Connection) -> None:
            check_rename(connection, guest, name)
            change = update(guests).where(guests.c.id == guest)
            if not changed(connection, change.values(name=name)):
                raise NoSuchGuest(guest)

        await self.write(work)

    async def mark_seen(self, guest: str) -> None:
        """Note that a guest is there; once a visit is enough."""
        await self.change(update(guests).where(guests.c.id == guest).values(seen=now()))

    async def delete(self, guest: str) -> None:
        """Delete all that is kept of a guest."""
        await self.write(lambda connection: forget(connection, guest))


def forget(connection: Connection, *gone: str) -> None:
    """Delete all that is kept of guests: names, tokens, chat, reports, and who sat where.

    The moves of a match stay, for they are those of the others too; they name players by seat. A
    seat that is still being played becomes open, so that a bot can be put there.
    """
    free_seats(connection, *gone)
    old = update(seats).where(seats.c.guest_id.in_(gone))
    connection.execute(old.values(guest_id=None, token_hash=None, link_of=None))
    links = update(seats).where(seats.c.link_of.in_(gone))
    connection.execute(links.values(token_hash=None, link_of=None))
    theirs = or_(reports.c.guest_id.in_(gone), reports.c.reporter_id.in_(gone))
    connection.execute(delete(reports).where(theirs))
    connection.execute(delete(chat).where(chat.c.guest_id.in_(gone)))
    connection.execute(delete(bans).where(bans.c.guest_id.in_(gone)))
    connection.execute(delete(guests).where(guests.c.id.in_(gone)))
