"""Bringing the schema of a store up to date.

A file of SQLite belongs to the one process that holds its lock, and whoever starts that process
wants to play: it is brought up to date on start, in one transaction. A PostgreSQL is shared. A
new process that changed the schema on start would change it under the feet of older ones still
serving, and a change that cannot be taken back should follow a backup: there an operator runs
`funnymoney store upgrade`, and a process that finds another schema than its
own refuses to start.
"""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from funnymoney.server.store.database import Database
from funnymoney.server.store.errors import WrongSchema

SCHEMA_LOCK = 0x66756E6E79  # any number, if all who change the schema use the same


def settings(connection: Connection | None = None) -> Config:
    found = Config()
    found.set_main_option("script_location", "funnymoney.server.store:migrations")
    found.set_main_option("path_separator", "os")
    found.attributes["connection"] = connection
    return found


def history() -> list[str]:
    """Return the revisions this program knows, oldest first."""
    revisions = ScriptDirectory.from_config(settings()).walk_revisions()
    return [revision.revision for revision in revisions][::-1]


def revision_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def change(connection: Connection, revision: str) -> None:
    if connection.dialect.name == "postgresql":  # two who upgrade at once take turns
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": SCHEMA_LOCK})
    refuse_newer(revision_of(connection))
    command.upgrade(settings(connection), revision)


def refuse_newer(found: str | None) -> None:
    if found is not None and found not in history():
        raise WrongSchema(
            f"this store was written by a newer version (schema {found}, known here up to "
            f"{history()[-1]}): install that version, or restore a backup"
        )


async def upgrade(database: Database, revision: str = "head") -> None:
    """Bring the schema up to a revision, wholly or not at all."""
    await database.writing.run(lambda connection: change(connection, revision), patient=True)


async def check(database: Database) -> None:
    """Raise WrongSchema unless the schema is the one this program was written for."""
    must_be_newest(await database.read(revision_of))


def must_be_newest(found: str | None) -> None:
    refuse_newer(found)
    if found != history()[-1]:
        raise WrongSchema(
            f"this store has schema {found or 'none'}, needed is {history()[-1]}: make a backup, "
            "then run `funnymoney store upgrade`"
        )
