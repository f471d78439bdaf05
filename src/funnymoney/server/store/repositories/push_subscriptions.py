"""Where guests can be told something while no page is open: the push services of browsers."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from funnymoney.server.store.errors import NoSuchGuest
from funnymoney.server.store.repository import Repository
from funnymoney.server.store.rows import Push, columns, now, read_some
from funnymoney.server.store.schema import pushes

MAX_BROWSERS = 10  # browsers of one guest; the oldest goes


class PushSubscriptions(Repository):
    async def add(self, guest: str, endpoint: str, p256dh: str, auth: str) -> None:
        """Note a browser; one that is known already is this guest's now."""
        row = {"guest_id": guest, "endpoint": endpoint, "p256dh": p256dh, "auth": auth}

        def work(connection: Connection) -> None:
            connection.execute(delete(pushes).where(pushes.c.endpoint == endpoint))
            connection.execute(insert(pushes).values(row | {"created": now()}))
            mine = select(pushes.c.endpoint).where(pushes.c.guest_id == guest)
            old = connection.execute(
                mine.order_by(pushes.c.created.desc()).offset(MAX_BROWSERS)
            ).scalars()
            connection.execute(delete(pushes).where(pushes.c.endpoint.in_(old.all())))

        try:
            await self.write(work)
        except IntegrityError:
            raise NoSuchGuest(guest) from None

    async def of(self, guest: str) -> tuple[Push, ...]:
        """Return all browsers of a guest, oldest first."""
        query = select(*columns(pushes, Push)).where(pushes.c.guest_id == guest)
        return read_some(Push, await self.rows(query.order_by(pushes.c.created)))

    async def remove(self, guest: str, endpoint: str) -> None:
        mine = pushes.c.guest_id == guest, pushes.c.endpoint == endpoint
        await self.change(delete(pushes).where(*mine))
