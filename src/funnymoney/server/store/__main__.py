"""`python -m funnymoney.server.store upgrade URL`: an older name of `funnymoney store`."""

from __future__ import annotations

import argparse
import asyncio
import sys

from sqlalchemy.exc import DBAPIError

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.server.maintenance.check import check_store
from funnymoney.server.maintenance.commands import upgrade
from funnymoney.server.replay.archive_queue import file_the_rest
from funnymoney.server.store.errors import DamagedStore
from funnymoney.server.store.faults.damage import kind_of

ABOUT = (
    "upgrade brings the schema up to date, check lists what is wrong with it and with what is "
    "stored, and file makes the papers of finished matches that have none: before an upgrade, for "
    "other rules cannot. `funnymoney store` does the same, and makes backups."
)


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("funnymoney.server.store", description=ABOUT)
    parser.add_argument("command", choices=["upgrade", "check", "file"])
    parser.add_argument("store", help="a file, or postgresql://user:password@host/database")
    return parser


def main(arguments: list[str] | None = None) -> int:
    asked = make_parser().parse_args(arguments)
    try:
        sys.stdout.write(asyncio.run(carry_out(asked.command, asked.store)) + "\n")
    except (FunnyMoneyError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except DBAPIError as error:  # its own text would show the whole statement
        sys.stderr.write(f"{kind_of(error)}\n")
        return 1
    return 0


async def carry_out(command: str, address: str) -> str:
    if command == "file":
        return await file_the_rest(address)
    if command == "upgrade":
        return await upgrade(address)
    report = await check_store(address)
    told = "\n".join(report.lines())
    if not report.is_sound:
        raise DamagedStore(told)
    return told


if __name__ == "__main__":
    sys.exit(main())
