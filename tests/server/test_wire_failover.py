"""Two servers on one PostgreSQL that die, freeze, or whose clocks jump: no move is lost or doubled.

How long tables stand still is measured by `python -m tests.server.failover`, not here.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from funnymoney.server.store import open_store
from tests.server.failover import Outcome, Pair, Stopwatch, measure, measure_at, playing
from tests.server.kill import GAMES, Tally
from tests.server.postgres import FULL, Postgres
from tests.server.wire import Server

PATIENCE_S = 300.0
FEW = GAMES[:3]
# SIGUSR1 sets the clock of a server an hour forward, SIGUSR2 an hour back.
JUMPS = """
import signal, time
true_time, true_ns, jumped = time.time, time.time_ns, [0]
time.time = lambda: true_time() + jumped[0]
time.time_ns = lambda: true_ns() + jumped[0] * 1_000_000_000
def jump(by): jumped[0] += by
signal.signal(signal.SIGUSR1, lambda *_: jump(3600))
signal.signal(signal.SIGUSR2, lambda *_: jump(-3600))
"""
# The clock of the database: ours is found before the one of PostgreSQL.
OWN_CLOCK = """
CREATE SCHEMA jumps;
CREATE TABLE jumps.jump (by interval NOT NULL);
INSERT INTO jumps.jump VALUES ('0');
CREATE FUNCTION jumps.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
    'SELECT pg_catalog.clock_timestamp() + by FROM jumps.jump';
ALTER DATABASE "{0}" SET search_path = jumps, pg_catalog, public;
"""
USUAL_CLOCK = 'ALTER DATABASE "{0}" RESET search_path; DROP SCHEMA jumps CASCADE'

unix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")


def check(tally: Tally) -> None:
    """Every match was held against what everybody noted; say that there were some."""
    assert tally.matches > 0
    assert tally.choices > 0


@pytest.mark.full
def test_play_goes_on_when_one_of_two_servers_is_killed_or_ended(
    shared: str, tmp_path: Path
) -> None:
    outcome: Outcome = asyncio.run(
        asyncio.wait_for(measure_at(shared, tmp_path, kills=2, ends=2), PATIENCE_S)
    )
    assert len(outcome.killed) >= 2
    assert len(outcome.ended) >= 2
    check(outcome.tally)


@pytest.mark.full
@unix
def test_servers_whose_clocks_jump_keep_their_tables_and_lose_nothing(
    shared: str, tmp_path: Path
) -> None:
    asyncio.run(asyncio.wait_for(play_with_jumping_servers(shared, tmp_path), PATIENCE_S))


async def play_with_jumping_servers(address: str, folder: Path) -> None:
    tally = Tally()
    north, south = (Server(address, folder, planted=JUMPS) for _ in range(2))
    async with open_store(address) as store:
        with north, south:
            pair = Pair((north, south), store)
            known: dict[str, str] = {}
            async with playing(pair, FEW, tally, Stopwatch()):
                for number in range(16):
                    await asyncio.sleep(0.7)  # leases are renewed, tables adopted meanwhile
                    for table, owner in (await pair.owners()).items():
                        assert known.setdefault(table, owner) == owner, "a table has moved"
                    forward = number % 4 < 2
                    server = (north, south)[number % 2]
                    os.kill(server.pid, signal.SIGUSR1 if forward else signal.SIGUSR2)
            assert known
    check(tally)


# Connections to a frozen server are given up in the handshake: the collector closes their sockets.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.full
@unix
def test_a_frozen_server_whose_clock_jumps_writes_nothing_to_tables_it_has_lost(
    shared: str, tmp_path: Path
) -> None:
    asyncio.run(asyncio.wait_for(play_with_a_frozen_server(shared, tmp_path), PATIENCE_S))


class Freezer(Server):
    """A server that may be frozen in a transaction: that is ended by PostgreSQL or by time."""

    def faults(self) -> list[str]:
        ended = ('error="InternalError"', 'store_not_writable error="TimeoutError"')
        return [each for each in super().faults() if not any(end in each for end in ended)]


async def play_with_a_frozen_server(address: str, folder: Path) -> None:
    tally = Tally()
    north, south = (Freezer(address, folder, planted=JUMPS) for _ in range(2))
    async with open_store(address) as store:
        with north, south:
            pair = Pair((north, south), store)
            for server in (north, south):
                await pair.learn_name(server)
            async with playing(pair, FEW, tally, Stopwatch()):
                for server, jump in ((north, signal.SIGUSR1), (south, signal.SIGUSR2)):
                    await freeze_until_robbed(pair, server, jump)
    check(tally)


async def freeze_until_robbed(pair: Pair, server: Server, jump: signal.Signals) -> None:
    """Freeze a server until the other has taken its tables; it wakes up in another hour."""
    until = time.monotonic() + 90
    while not (frozen := await pair.tables_of(server)):
        assert time.monotonic() < until, "nobody plays there"
        await asyncio.sleep(0.05)
    os.kill(server.pid, signal.SIGSTOP)
    try:
        os.kill(server.pid, jump)  # it takes effect with SIGCONT
        while frozen & await pair.tables_of(server):
            assert time.monotonic() < until, "nobody takes its tables"
            await asyncio.sleep(0.2)
    finally:
        os.kill(server.pid, signal.SIGCONT)


@pytest.mark.full
def test_when_the_clock_of_the_database_jumps_nothing_is_lost(
    postgres: Postgres, shared: str, tmp_path: Path
) -> None:
    with jumping(postgres):
        play = play_while_the_database_jumps(postgres, shared, tmp_path)
        asyncio.run(asyncio.wait_for(play, PATIENCE_S))


@contextmanager
def jumping(postgres: Postgres) -> Iterator[None]:
    postgres.execute(FULL, OWN_CLOCK.format(FULL))
    try:
        yield
    finally:
        postgres.execute(FULL, USUAL_CLOCK.format(FULL))


async def play_while_the_database_jumps(postgres: Postgres, address: str, folder: Path) -> None:
    async with open_store(address) as store:
        with Server(address, folder) as north, Server(address, folder) as south:
            tally, pair = Tally(), Pair((north, south), store)
            async with playing(pair, FEW, tally, Stopwatch()):
                for hours in (1, 0, -1, 0, 2, -2):
                    change = f"UPDATE jumps.jump SET by = '{hours} hours'"  # noqa: S608
                    await asyncio.to_thread(postgres.execute, FULL, change)
                    await asyncio.sleep(6)  # leases are renewed, tables adopted meanwhile
            check(tally)
            await asyncio.to_thread(postgres.execute, FULL, "UPDATE jumps.jump SET by = '-1 hour'")
            killed = await measure((north, south), store, FEW, kills=1, ends=0)
            check(killed.tally)
