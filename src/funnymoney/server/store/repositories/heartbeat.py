"""The pulse of the house: when any of its processes was last there.

A table that sleeps lives nowhere, and time runs there all the same. So it must be known for how
long there was nobody to wake it.
"""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select, text, update

from funnymoney.server.store.database_time import database_now
from funnymoney.server.store.errors import StoreUnavailable
from funnymoney.server.store.repositories.leases import LEASE_MS, bury
from funnymoney.server.store.repository import Repository
from funnymoney.server.store.rows import ALIVE
from funnymoney.server.store.schema import pulse, tables
from funnymoney.server.store.sqlite_bulk import is_sqlite

PROBE_BYTES = 64 * 1024  # random: what a database could compress would prove less
FIRST = text("INSERT INTO pulse (id) VALUES (1) ON CONFLICT DO NOTHING")


class Heartbeat(Repository):
    async def begin(self, alone: bool) -> None:
        """See to what was left behind, if there was no house until now, and be one.

        There was none for whoever is alone with the store, because he holds the only key to it;
        else if nothing was felt for as long as a lease is good.
        """

        def work(connection: Connection) -> None:
            connection.execute(FIRST)
            felt = select(pulse.c.time, database_now()).with_for_update()
            last, now = connection.execute(felt).one()
            if alone:
                bury(connection, last)
            if last is not None and now - last > (0 if alone else LEASE_MS):
                close_sleepers(connection, now - last)
            connection.execute(update(pulse).values(time=now))

        await self.write(work)

    async def beat(self) -> None:
        """Note that there is a house now; not if another process is just about to."""
        free = select(pulse.c.id).with_for_update(skip_locked=True)
        await self.change(update(pulse).where(pulse.c.id.in_(free)).values(time=database_now()))

    async def resume(self, away: float) -> None:
        """Do the same after so many seconds in which this process could not write.

        Alone with the store, there was no house for just that long. Else another process may have
        been able to write, and the last beat of any of them tells.
        """

        def work(connection: Connection) -> None:
            felt = select(pulse.c.time, database_now()).with_for_update()
            last, now = connection.execute(felt).one()
            closed = int(away * 1000) if is_sqlite(connection) else now - (last or now)
            if closed > (0 if is_sqlite(connection) else LEASE_MS):
                close_sleepers(connection, closed)
            connection.execute(update(pulse).values(time=now))

        await self.write(work)

    async def check(self) -> None:
        """Write as much as a large move, delete it, read the row; raise StoreUnavailable.

        On a disk that is almost full a row of a few bytes can be written when a move cannot. Both
        are commits of their own, or what is deleted again would never be on the disk. Unlike a
        beat this waits for another process that is about to beat: it must have written.
        """
        await self.change(update(pulse).values(probe=secrets.token_bytes(PROBE_BYTES)))
        await self.change(update(pulse).values(probe=None))
        if not await self.rows(select(pulse.c.id)):
            raise StoreUnavailable("a row that was just written cannot be read")


def close_sleepers(connection: Connection, closed: int) -> None:
    """Put off the alarms of tables that sleep, and note for how long nobody could choose there.

    Where none is set, nobody's time runs; where there is a lease, they were not left in order, and
    whoever claims them counts all of it.
    """
    asleep = tables.c.owner.is_(None) & tables.c.lease.is_(None) & tables.c.status.in_(ALIVE)
    change = update(tables).where(asleep, tables.c.wake.is_not(None))
    later = {"closed": tables.c.closed + closed, "wake": tables.c.wake + closed}
    connection.execute(change.values(later))
