"""`python -m funnymoney.server.store upgrade URL`: what an operator does with a store by hand."""

from __future__ import annotations

import argparse
import asyncio
import sys

from sqlalchemy.exc import DBAPIError

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.server.filing import file_the_rest
from funnymoney.server.store import migrate
from funnymoney.server.store.address import read_address
from funnymoney.server.store.database import Database

ABOUT = (
    "upgrade brings the schema up to date, check says whether it is, and file makes the papers of "
    "finished matches that have none: before an upgrade, for other rules cannot."
)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("funnymoney.server.store", description=ABOUT)
    parser.add_argument("command", choices=["upgrade", "check", "file"])
    parser.add_argument("store", help="a file, or postgresql://user:password@host/database")
    asked = parser.parse_args(arguments)
    try:
        sys.stdout.write(asyncio.run(carry_out(asked.command, asked.store)) + "\n")
    except (FunnyMoneyError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except DBAPIError as error:  # its own text would show the whole statement
        sys.stderr.write(f"{error.orig}\n")
        return 1
    return 0


async def carry_out(command: str, address: str) -> str:
    if command == "file":
        return await file_the_rest(address)
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
