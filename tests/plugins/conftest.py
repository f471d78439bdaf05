"""The fifth game and a server with it, made once for all tests here."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.plugins.fifth import FifthGame
from tests.server.wire import Server


@pytest.fixture(scope="package")
def fifth(tmp_path_factory: pytest.TempPathFactory) -> FifthGame:
    return FifthGame.write(tmp_path_factory.mktemp("fifth"))


@pytest.fixture(scope="package")
def fifth_server(fifth: FifthGame, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with fifth.server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="package")
def loop() -> Iterator[asyncio.Runner]:
    """Run coroutines of several tests, so that they may share people and their connections."""
    with asyncio.Runner() as runner:
        yield runner
