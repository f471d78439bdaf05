"""What an operator does with a store by hand, for both kinds of database."""

from __future__ import annotations

from pathlib import Path

from funnymoney.server.store import migrate
from funnymoney.server.store.address import SQLITE, read_address
from funnymoney.server.store.backups.postgres import back_up_postgresql, restore_postgresql
from funnymoney.server.store.backups.sqlite import back_up_file, restore_file
from funnymoney.server.store.database import Database
from funnymoney.server.store.faults.failures import telling_of_failures


def back_up(address: str, target: Path, *, replace: bool, check: bool) -> None:
    url = read_address(address)
    if url.drivername == SQLITE:
        back_up_file(Path(url.database or ""), target, replace=replace, check=check)
    else:
        back_up_postgresql(url, target, replace=replace)


async def restore(address: str, copy: Path, *, check: bool) -> Path | None:
    """Replace a store by a copy; return where the replaced one is kept."""
    url = read_address(address)
    if url.drivername == SQLITE:
        return restore_file(Path(url.database or ""), copy, check=check)
    return await restore_postgresql(url, copy)


async def upgrade(address: str) -> str:
    """Bring a schema up to date; say which one it is now."""
    database = Database(read_address(address))
    try:
        with telling_of_failures():
            await migrate.upgrade(database)
            await migrate.check(database)
    finally:
        await database.close()
    return f"the store has schema {migrate.history()[-1]}, as it should"
