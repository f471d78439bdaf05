"""Backups of a PostgreSQL, made and brought back by its own programs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from funnymoney.server.store.backup import existing
from funnymoney.server.store.database import Database
from funnymoney.server.store.errors import CannotCopy, StoreInUse
from funnymoney.server.store.failures import telling_of_failures
from funnymoney.server.store.migrate import refuse_newer, revision_of
from funnymoney.server.store.private_file import private_part, put_in_place
from funnymoney.server.store.replacing import claimed
from funnymoney.server.store.restoring import free_name

REVISION = re.compile(r"^COPY \S*alembic_version\b.*\n(\S+)$", re.MULTILINE)
OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    "AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)


def back_up_postgresql(url: URL, target: Path, *, replace: bool = False) -> None:
    """Have pg_dump write a copy as of one instant, for the eyes of its owner only."""
    with claimed(target, replace=replace), private_part(target) as part:
        with part.open("wb") as out:
            run(url, "pg_dump", "--format=custom", "--no-password", out=out.fileno())
        revision_in(url, part)
        put_in_place(part, target, replace=replace)


async def restore_postgresql(url: URL, copy: Path) -> Path | None:
    """Have pg_restore replace everything, or nothing; return a backup of what was replaced."""
    source = existing(copy)
    refuse_newer(revision_in(url, source))
    database = Database(url)
    try:
        with telling_of_failures():
            others, present = await database.read(look)
    finally:
        await database.close()
    if others:
        raise StoreInUse(
            f"{others} other connections use this database: stop all servers first, and programs "
            "that look into it"
        )
    aside = free_name(source) if present else None
    if aside:
        back_up_postgresql(url, aside)
    options = ("--clean", "--if-exists", "--single-transaction", "--no-password")
    run(url, "pg_restore", *options, f"--dbname={url.database}", str(source))
    return aside


def look(connection: Connection) -> tuple[int, str | None]:
    return int(connection.execute(OTHERS).scalar_one()), revision_of(connection)


def revision_in(url: URL, copy: Path) -> str:
    """Return the schema of a copy, which pg_restore must be able to read."""
    options = ("--data-only", "--table=alembic_version", "--file=-")
    found = REVISION.search(run(url, "pg_restore", *options, str(copy)))
    if found is None:
        raise CannotCopy(f"{copy} is not a backup of a store of Funny Money")
    return found[1]


def run(url: URL, program: str, *arguments: str, out: int = subprocess.PIPE) -> str:
    """Run a program of PostgreSQL; the password goes where nobody can see it in a list."""
    found = shutil.which(program)
    if found is None:
        raise CannotCopy(
            f"{program} is not there: install PostgreSQL's client programs, of the version of "
            "the server or a later one"
        )
    done = subprocess.run(
        [found, *arguments],
        env=os.environ | connection_settings(url),
        stdin=subprocess.DEVNULL,
        stdout=out,
        stderr=subprocess.PIPE,
        check=False,
    )
    if done.returncode:
        told = done.stderr.decode(errors="replace").strip().splitlines()
        raise CannotCopy(f"{program} failed: {told[0] if told else done.returncode}")
    return (done.stdout or b"").decode(errors="replace")


def connection_settings(url: URL) -> dict[str, str]:
    """Return an address as the variables of libpq."""
    given = {
        "PGHOST": url.host or url.query.get("host"),
        "PGPORT": url.port or url.query.get("port"),
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
        "PGSSLMODE": url.query.get("ssl"),
    }
    return {name: str(value) for name, value in given.items() if value}
