"""A backup of any schema brings a PostgreSQL back, whatever is in the database by then."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from funnymoney.server.maintenance.check import check_store
from funnymoney.server.store import migrate, open_store
from funnymoney.server.store.address import read_address
from funnymoney.server.store.backups.postgres import (
    FUNCTIONS,
    SEQUENCES,
    TABLES,
    back_up_postgresql,
    restore_postgresql,
)
from funnymoney.server.store.backups.postgres_programs import run_in_transaction
from funnymoney.server.store.database import Database
from funnymoney.server.store.errors import CannotCopy, WrongSchema
from tests.server.postgres import EMPTY, Postgres
from tests.server.sets import played, seqs
from tests.server.test_migrations import OLD_ROWS

OF_OTHERS = "money"  # a role, and a database that belongs to it
GATE = ("0003", "0009")  # the others are in the full run
MADE = text(
    "SELECT relname FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace "
    "WHERE n.nspname = 'public' AND relkind IN ('r', 'S', 'v') "
    "UNION ALL SELECT proname FROM pg_proc JOIN pg_namespace n ON n.oid = pronamespace "
    "WHERE n.nspname = 'public'"
)


@pytest.fixture(autouse=True)
def programs(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{postgres.programs}{os.pathsep}{os.environ['PATH']}")


@pytest.fixture
def other_role(postgres: Postgres) -> Iterator[str]:
    """Return the address of a database for a role that may write there, and owns nothing."""
    postgres.execute(EMPTY, f"CREATE ROLE {OF_OTHERS} LOGIN")
    postgres.create(OF_OTHERS)
    postgres.execute(OF_OTHERS, f"GRANT ALL ON SCHEMA public TO {OF_OTHERS}")
    yield postgres.url(OF_OTHERS).replace("tester@", f"{OF_OTHERS}@")
    postgres.execute(EMPTY, f"DROP DATABASE {OF_OTHERS}")
    postgres.execute(EMPTY, f"DROP ROLE {OF_OTHERS}")


@pytest.fixture
def attic(postgres: Postgres, empty_shared: str) -> Iterator[str]:
    """Return the name of a schema that an operator has made."""
    postgres.execute(EMPTY, "CREATE SCHEMA attic")
    yield "attic"
    postgres.execute(EMPTY, "DROP SCHEMA attic CASCADE")


async def bring_to(url: URL, revision: str) -> None:
    database = Database(url)
    await migrate.upgrade(database, revision)
    await database.close()


async def revision_of(url: URL) -> str | None:
    database = Database(url)
    found = await database.read(migrate.revision_of)
    await database.close()
    return found


async def restore_and_upgrade(url: URL, copy: Path) -> None:
    await restore_postgresql(url, copy)
    await bring_to(url, "head")


async def dumped(address: str, copy: Path) -> str:
    """Make a backup of an up-to-date store; return its table of two moves."""
    await bring_to(read_address(address), "head")
    async with open_store(address) as store:
        table = await played(store, 2)
    await asyncio.to_thread(back_up_postgresql, read_address(address), copy)
    return table


@pytest.mark.parametrize(
    "revision",
    [
        each if each in GATE else pytest.param(each, marks=pytest.mark.full)
        for each in migrate.history()
    ],
)
async def test_a_backup_of_an_older_schema_brings_it_back(
    postgres: Postgres, empty_shared: str, tmp_path: Path, revision: str
) -> None:
    url, copy = read_address(empty_shared), tmp_path / "before.dump"
    await bring_to(url, revision)
    for row in OLD_ROWS:
        postgres.execute(EMPTY, row)
    await asyncio.to_thread(back_up_postgresql, url, copy)
    await bring_to(url, "head")
    async with open_store(empty_shared) as store:
        later = await played(store, 1)
    aside = await restore_postgresql(url, copy)
    assert await revision_of(url) == revision
    await bring_to(url, "head")
    report = await check_store(empty_shared)
    assert report.schema == migrate.history()[-1]
    assert (report.checked, report.older) == (1, 0)
    async with open_store(empty_shared) as store:
        assert await seqs(store, "t") == [0]
        assert await store.tables.get(later) is None
    assert aside is not None  # and there is a way back from the way back
    await restore_and_upgrade(url, aside)
    async with open_store(empty_shared) as store:
        assert await seqs(store, later) == [0]


async def test_all_that_our_schemas_ever_made_is_dropped(empty_shared: str) -> None:
    database = Database(read_address(empty_shared))
    ours = {*TABLES, *SEQUENCES, *FUNCTIONS}
    made: set[str] = set()
    for revision in migrate.history():
        await migrate.upgrade(database, revision)
        made |= await database.read(list_made)
    await database.close()
    assert made == ours


def list_made(connection: Connection) -> set[str]:
    return set(connection.execute(MADE).scalars())


async def test_what_an_operator_has_built_on_our_tables_does_not_stop_it(
    postgres: Postgres, empty_shared: str, attic: str, tmp_path: Path
) -> None:
    url, copy = read_address(empty_shared), tmp_path / "copy.dump"
    postgres.execute(EMPTY, "CREATE TABLE notes (words text); INSERT INTO notes VALUES ('mine')")
    table = await dumped(empty_shared, copy)
    postgres.execute(EMPTY, f"CREATE TABLE {attic}.things ()")
    postgres.execute(EMPTY, "CREATE VIEW busy AS SELECT count(*) FROM tables")
    postgres.execute(EMPTY, "CREATE TABLE stars (of_table text REFERENCES tables (id))")
    postgres.execute(EMPTY, "CREATE VIEW more AS SELECT * FROM stars, busy")
    await restore_and_upgrade(url, copy)
    async with open_store(empty_shared) as store:
        assert await seqs(store, table) == [0, 1]
    postgres.execute(EMPTY, "SELECT 1 / count(*) FROM notes")
    postgres.execute(EMPTY, "SELECT of_table FROM stars")  # an operator's own table stays


async def test_a_dump_of_another_role_is_restored(
    postgres: Postgres, empty_shared: str, other_role: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.dump"
    postgres.execute(EMPTY, "COMMENT ON SCHEMA public IS 'only its owner may say that'")
    table = await dumped(empty_shared, copy)
    for _ in range(2):  # into an empty database, and into one that is full
        await restore_and_upgrade(read_address(other_role), copy)
        async with open_store(other_role) as store:
            assert await seqs(store, table) == [0, 1]


async def test_what_a_superuser_restores_still_belongs_to_the_role_of_the_server(
    postgres: Postgres, other_role: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.dump"
    table = await dumped(other_role, copy)
    await restore_postgresql(read_address(postgres.url(OF_OTHERS)), copy)
    async with open_store(other_role) as store:
        assert await seqs(store, table) == [0, 1]
        await store.leases.claim(table)
        await store.append(table, 2, {})


async def test_a_restore_that_fails_in_the_middle_changes_nothing(
    postgres: Postgres, empty_shared: str, tmp_path: Path
) -> None:
    url, copy = read_address(empty_shared), tmp_path / "copy.dump"
    table = await dumped(empty_shared, copy)
    async with open_store(empty_shared) as store:
        await store.leases.claim(table)
        await store.append(table, 2, {})
    whole = copy.read_bytes()
    for cut in (len(whole) // 2, len(whole) - 200, len(whole) - 20):
        copy.write_bytes(whole[:cut])
        with pytest.raises(CannotCopy):
            await restore_postgresql(url, copy)
        async with open_store(empty_shared) as store:
            assert await seqs(store, table) == [0, 1, 2]
    copy.write_bytes(whole)
    postgres.execute(EMPTY, "CREATE DOMAIN spare AS text; CREATE TABLE own (id spare)")
    back_up_postgresql(url, copy, replace=True)
    postgres.execute(EMPTY, "CREATE TABLE owned (id spare)")  # nothing of ours, and not in the copy
    with pytest.raises(CannotCopy, match="cannot drop type"):
        await restore_postgresql(url, copy)
    async with open_store(empty_shared) as store:
        assert await seqs(store, table) == [0, 1, 2]


async def test_what_a_program_writes_before_it_fails_is_not_kept(
    postgres: Postgres, empty_shared: str
) -> None:
    script = "echo 'CREATE TABLE half ();'; exit 1"
    with pytest.raises(CannotCopy, match="sh failed"):
        run_in_transaction(read_address(empty_shared), [], "sh", "-c", script)
    postgres.execute(EMPTY, "CREATE TABLE half ()")


async def test_a_newer_schema_is_not_replaced_in_part(
    postgres: Postgres, empty_shared: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.dump"
    await dumped(empty_shared, copy)
    postgres.execute(EMPTY, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(WrongSchema, match="restore with that version"):
        await restore_postgresql(read_address(empty_shared), copy)
    assert list(tmp_path.iterdir()) == [copy]
