"""What a closed connection or table held is freed at once, not when garbage is collected.

On a busy server that may be an hour later, and a connection holds some 50 kB.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import SOON
from tests.server.playing import FEWEST, Player, begin, people_at, play_all
from tests.server.soak import Soak, Soaked, soak
from tests.server.soak_probe import planting
from tests.server.soak_tables import Seen
from tests.server.wire import Server

NO_COLLECTOR = "import gc; gc.disable(); gc.collect = lambda *_: 0"
FREED = (
    "funnymoney.server.ws.compression.SocketProtocol",
    "websockets.extensions.permessage_deflate.PerMessageDeflate",
    "websockets.server.ServerProtocol",
    "funnymoney.server.http.header_timeout.HeaderTimeoutProtocol",
    "funnymoney.server.ws.outbox.Outbox",
    "funnymoney.server.table.table.Viewer",
    "funnymoney.server.rooms.local.LocalRoom",
    "funnymoney.server.table.table.Table",
    "funnymoney.core.match.Match",
)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")


def test_closed_connections_and_tables_are_freed_without_the_collector(tmp_path: Path) -> None:
    file = tmp_path / "held.json"
    planted = f"{planting(file)}; {NO_COLLECTOR}"
    options = ("--idle", "1")
    with Server(tmp_path / "tables.db", tmp_path, planted=planted, options=options) as server:
        left = asyncio.run(left_after_matches(server, Soak(server, file, tables=0)))
    assert left == {}


async def left_after_matches(server: Server, probe: Soak) -> dict[str, int]:
    """Play two matches, with people who talk nonsense and lose their connection now and then."""
    for game, bots in (("counterfeiters", 0), ("contraband", 1)):
        async with people_at(server.url, FEWEST[game] - bots) as people:
            places = await begin(people, game, *["easy"] * bots)
            for place in places:
                await place.refused(do=["nonsense", 1], step=place.step)
            await play_all([Player(place, seed, 0.2) for seed, place in enumerate(places)])
    return await left_over(probe)


async def left_over(probe: Soak) -> dict[str, int]:
    """Return what is still there when all tables sleep and the last good-byes are said."""
    held, until = await probe.calm(), time.monotonic() + 4 * SOON
    while left := {name: held["types"][name] for name in FREED if name in held["types"]}:
        if time.monotonic() > until:
            break
        await asyncio.sleep(0.5)
        held = await probe.held()
    return left


def held(**types: int) -> dict[str, Any]:
    """Return what a server may hold when all have gone, with objects of some classes."""
    found = {name.replace("__", "."): count for name, count in types.items()}
    sizes = {"limits.guests_from": 3, "limits.joins": 2, "papers": 9}
    return {"tasks": {}, "threads": {}, "files": {}, "sizes": sizes, "types": found}


@pytest.mark.parametrize(
    ("name", "before", "allowed"),
    [
        ("funnymoney__server__ws__outbox__Outbox", 0, 0),
        ("funnymoney__server__rooms__local__LocalRoom", 2, 2),
        ("websockets__server__ServerProtocol", 0, 0),
        ("funnymoney__server__ops__ratelimit__Bucket", 1, 5),
        ("funnymoney__games__contraband__box__Box", 1, 256),
    ],
)
def test_an_object_more_than_there_was_or_than_a_cache_holds_is_left_behind(
    name: str, before: int, allowed: int
) -> None:
    def left(count: int) -> list[str]:
        return Soaked(held(**{name: before}), held(**{name: count}), [], Seen()).left_behind()

    assert left(allowed) == []
    told = {name.replace("__", "."): allowed + 1 - before}
    assert left(allowed + 1) == [f"objects left behind: {told}"]


def test_what_is_not_ours_may_come_and_go() -> None:
    assert Soaked(held(), held(builtins__dict=5), [], Seen()).left_behind() == []


@pytest.mark.full
def test_a_leak_that_memory_does_not_show_is_noticed(tmp_path: Path) -> None:
    """Keep every tenth connection's queue: a few kB each."""
    leak = (
        "import itertools; from funnymoney.server.ws.outbox import Outbox; kept = []; "
        "numbers = itertools.count(); make = Outbox.__init__; "
        "Outbox.__init__ = lambda self, *given, **more: "
        "(make(self, *given, **more), next(numbers) % 10 or kept.append(self))[0]"
    )
    soaked = soak(tmp_path, tables=10, seconds=30, think=0.5, planted=leak)
    [fault] = soaked.left_behind()
    assert "'funnymoney.server.ws.outbox.Outbox': " in fault


@pytest.mark.full
def test_nothing_grows_while_tables_come_and_go(tmp_path: Path) -> None:
    """For half an hour and 200 tables: `python -m tests.server.soak`."""
    soaked = soak(tmp_path, tables=40, seconds=180, think=1.0)
    assert soaked.seen.finished > 40
    assert soaked.faults() == [], soaked.report()
