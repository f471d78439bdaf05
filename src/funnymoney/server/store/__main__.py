"""`python -m funnymoney.server.store upgrade URL`: bring the schema of a store up to date."""

from __future__ import annotations

import argparse
import asyncio
import sys

from sqlalchemy.exc import DBAPIError

from funnymoney.server.store import migrate
from funnymoney.server.store.address import read_address
from funnymoney.server.store.database import Database
from funnymoney.server.store.errors import StoreError


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("funnymoney.server.store", description=migrate.__doc__)
    parser.add_argument("command", choices=["upgrade", "check"])
    parser.add_argument("store", help="a file, or postgresql://user:password@host/database")
    asked = parser.parse_args(arguments)
    try:
        sys.stdout.write(asyncio.run(carry_out(asked.command, asked.store)) + "\n")
    except (StoreError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except DBAPIError as error:  # its own text would show the whole statement
        sys.stderr.write(f"{error.orig}\n")
        return 1
    return 0


async def carry_out(command: str, address: str) -> str:
    database = Database(read_address(address))
    try:
        if command == "upgrade":
            await migrate.upgrade(database)
        await migrate.check(database)
    finally:
        await database.close()
    return f"the store has schema {migrate.history()[-1]}, as it should"


if __name__ == "__main__":
    sys.exit(main())
