"""Every test of the store runs on SQLite, and on a PostgreSQL that is started for it.

Tests through the wire share one server where they can.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from funnymoney.server.store.__main__ import carry_out
from funnymoney.server.store.schema import metadata
from tests.server.postgres import EMPTY, FULL, Postgres, find_programs
from tests.server.wire import Server

TEST_TIMEOUT_S = 60


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine; no single one may take a minute."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    arguments = {name: pyfuncitem.funcargs[name] for name in names}
    asyncio.run(within_a_minute(pyfuncitem.obj(**arguments)))
    return True


async def within_a_minute(test: Coroutine[Any, Any, None]) -> None:
    """Run a test; `wait_for` would go on waiting for one that lets no cancellation through."""
    task = asyncio.ensure_future(test)
    if not (await asyncio.wait([task], timeout=TEST_TIMEOUT_S))[0]:
        task.cancel()
        raise TimeoutError(f"a test took longer than {TEST_TIMEOUT_S} seconds")
    await task


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    programs = find_programs()
    if programs is None:
        pytest.skip(
            "no PostgreSQL on this machine: install it (Debian: postgresql) to test with it"
        )
    found = Postgres(programs)
    try:
        yield found
    finally:
        found.remove()


@pytest.fixture(scope="session")
def up_to_date(postgres: Postgres) -> str:
    asyncio.run(carry_out("upgrade", postgres.url(FULL)))
    return postgres.url(FULL)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


@pytest.fixture
def shared(postgres: Postgres, up_to_date: str) -> str:
    """Return the address of a PostgreSQL, up to date and without a row."""
    postgres.execute(FULL, f"TRUNCATE {', '.join(metadata.tables)}")
    return up_to_date


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """Return the address of a store, empty and up to date: once of each kind."""
    return str(request.getfixturevalue("file" if request.param == "sqlite" else "shared"))


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest) -> str:
    """Return the address of a database without any schema: once of each kind."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("file"))
    return str(request.getfixturevalue("empty_shared"))


@pytest.fixture
def empty_shared(postgres: Postgres) -> str:
    postgres.execute(EMPTY, "DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public")
    return postgres.url(EMPTY)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server without limits, which no test may bring down."""
    folder = tmp_path_factory.mktemp("server")
    with Server(folder / "tables.db", folder) as found:
        yield found


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[Server]:
    """Return a server of its own that limits what comes in, as it does for people."""
    with Server(tmp_path / "tables.db", tmp_path, env={}) as found:
        yield found
