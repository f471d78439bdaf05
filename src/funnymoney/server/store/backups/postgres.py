"""Backups of a PostgreSQL, made and brought back by its own programs."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from funnymoney.server.store.backups.postgres_programs import run, run_in_transaction
from funnymoney.server.store.backups.restoring import free_name
from funnymoney.server.store.backups.sqlite import existing
from funnymoney.server.store.backups.targets import claimed
from funnymoney.server.store.database import Database
from funnymoney.server.store.errors import CannotCopy, StoreInUse, WrongSchema
from funnymoney.server.store.faults.failures import telling_of_failures
from funnymoney.server.store.files.private_file import private_part, put_in_place
from funnymoney.server.store.migrate import history, refuse_newer, revision_of
from funnymoney.server.store.schema import metadata

REVISION = re.compile(r"^COPY \S*alembic_version\b.*\n(\S+)$", re.MULTILINE)
OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    "AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)
OWNER = text(
    "SELECT quote_ident(pg_get_userbyid(relowner)) FROM pg_class "
    "WHERE oid = to_regclass('alembic_version') AND pg_get_userbyid(relowner) <> current_user"
)
SHARED = text(
    "SELECT 'SCHEMA ' || nspname FROM pg_namespace "
    "UNION ALL SELECT 'EXTENSION ' || extname FROM pg_extension"
)
# All that any of our schemas has made, and that does not go with one of the tables.
TABLES = (*metadata.tables, "alembic_version")
SEQUENCES = ("reports_id_seq",)
FUNCTIONS = ("moves_are_append_only",)
# An entry in the list of a dump that belongs to the database, not to a schema in it.
ENTRY = re.compile(r"^\d+; \d+ \d+ (?P<kind>SCHEMA|EXTENSION|COMMENT) - (?P<rest>.*)$")


class Present(NamedTuple):
    """What a database is before a restore."""

    others: int  # connections besides ours
    revision: str | None
    owner: str | None  # quoted, unless it is we ourselves
    shared: frozenset[str]  # schemas and extensions that are there


def back_up_postgresql(url: URL, target: Path, *, replace: bool = False) -> None:
    """Have pg_dump write a copy as of one instant, for the eyes of its owner only."""
    with claimed(target, replace=replace), private_part(target) as part:
        with part.open("wb") as out:
            run(url, "pg_dump", "--format=custom", "--no-password", out=out.fileno())
        revision_in(url, part)
        put_in_place(part, target, replace=replace)


async def restore_postgresql(url: URL, copy: Path) -> Path | None:
    """Replace everything of ours, or nothing; return a backup of what was replaced."""
    source = existing(copy)
    refuse_newer(revision_in(url, source))
    database = Database(url)
    try:
        with telling_of_failures():
            present = await database.read(look)
    finally:
        await database.close()
    refuse_present(present)
    aside = free_name(source) if present.revision else None
    if aside:
        back_up_postgresql(url, aside)
    replace_all(url, source, present)
    return aside


def look(connection: Connection) -> Present:
    others = connection.execute(OTHERS).scalar_one()
    owner = connection.execute(OWNER).scalar_one_or_none()
    shared = frozenset(connection.execute(SHARED).scalars())
    return Present(int(others), revision_of(connection), owner, shared)


def refuse_present(present: Present) -> None:
    if present.others:
        raise StoreInUse(
            f"{present.others} other connections use this database: stop all servers first, and "
            "programs that look into it"
        )
    if present.revision and present.revision not in history():
        raise WrongSchema(
            f"this database was written by a newer version (schema {present.revision}), which may "
            "have tables unknown here: restore with that version, or into an empty database"
        )


def replace_all(url: URL, source: Path, present: Present) -> None:
    """Drop what may be there of any schema of ours, then have pg_restore write the copy.

    Left to itself pg_restore drops only what the copy has too: of a later schema something stays,
    and stands in the way of the next upgrade, or of the restore itself.
    """
    options = ("--clean", "--if-exists", "--no-owner", "--no-privileges", "--file=-")
    with TemporaryDirectory() as folder:
        entries = Path(folder) / "entries"
        listed = run(url, "pg_restore", "--list", str(source))
        entries.write_text(choose_entries(listed, present.shared), encoding="utf-8")
        arguments = (*options, f"--use-list={entries}", str(source))
        run_in_transaction(url, clearing(present.owner), "pg_restore", *arguments)


def clearing(owner: str | None) -> list[str]:
    """Return the statements by which all of ours goes, with whatever others have built on it."""
    return [
        "SET client_min_messages = warning",
        *([f"SET ROLE {owner}"] if owner else []),  # to whom the new tables have to belong as well
        *(f"DROP TABLE IF EXISTS {name} CASCADE" for name in TABLES),
        *(f"DROP SEQUENCE IF EXISTS {name} CASCADE" for name in SEQUENCES),
        *(f"DROP FUNCTION IF EXISTS {name} CASCADE" for name in FUNCTIONS),
    ]


def choose_entries(listed: str, shared: frozenset[str]) -> str:
    """Leave out schemas and extensions that are there: others may use them, and own them."""
    return "".join(f"{line}\n" for line in listed.splitlines() if is_wanted(line, shared))


def is_wanted(line: str, shared: frozenset[str]) -> bool:
    found = ENTRY.match(line)
    if found is None:
        return True
    name, _, _ = found["rest"].rpartition(" ")  # without the owner
    return found["kind"] != "COMMENT" and f"{found['kind']} {name}" not in shared


def revision_in(url: URL, copy: Path) -> str:
    """Return the schema of a copy, which pg_restore must be able to read."""
    options = ("--data-only", "--table=alembic_version", "--file=-")
    found = REVISION.search(run(url, "pg_restore", *options, str(copy)))
    if found is None:
        raise CannotCopy(f"{copy} is not a backup of a store of Funny Money")
    return found[1]
