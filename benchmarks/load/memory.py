"""What an idle table costs in memory beyond its four sockets.

Two servers are filled: one with matches of Contraband in mid-game, each with four players
connected, the other with as many sockets that only look on, each party at an open table that
waits for players. Both have some already when weighing begins, so that what is loaded or made only
once is not counted. They come in several parties with a rest in between, for not all idle tables
were busy at the same time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from benchmarks.load.cases import Case, Plan
from benchmarks.load.cores import Server
from benchmarks.load.http import Http
from benchmarks.load.loops import play_to
from benchmarks.load.measure import Stage, run, serving
from benchmarks.load.ours import guest, home, opened, seated
from benchmarks.load.reading import Weight
from benchmarks.load.sockets import at_once, connect
from benchmarks.load.table import SEATS, Table
from benchmarks.systems import OURS

PARTIES = 5


class Onlooker(Table):
    """Somebody who hears everything and does nothing."""

    def is_about_the_match(self, message: bytes) -> bool:
        return False


def weigh(stage: Stage, plan: Plan) -> Weight:
    case = Case(OURS, "contraband", plan.idle)
    with serving(case, stage, 0) as server:
        of_a_table = run(weigh_tables(server, plan))
    with serving(case, stage, 0) as server:
        of_four_sockets = run(weigh_sockets(server, plan))
    return Weight(plan.idle, of_a_table, of_four_sockets)


async def weigh_tables(server: Server, plan: Plan) -> float:
    tables: list[Table] = []

    async def come(numbers: range) -> None:
        party = await seated(server.url, "contraband", numbers)
        tables.extend(party)
        await play_to(party, plan.warming_up)

    found = await growth(server, plan, come)
    for table in tables:
        await table.leave()
    return found


async def weigh_sockets(server: Server, plan: Plan) -> float:
    onlookers: list[Onlooker] = []

    async def come(numbers: range) -> None:
        table, _ = opened(server.url, "contraband", numbers[0])
        address = f"{server.url}/api/tables/{table.name}/socket"
        onlookers.extend(await look_on(server.url, address, numbers))

    found = await growth(server, plan, come)
    for onlooker in onlookers:
        await onlooker.leave()
    return found


async def growth(
    server: Server, plan: Plan, come: Callable[[range], Coroutine[Any, Any, None]]
) -> float:
    """Return by how much the server grows with each of those that come, but for the first party."""
    size = plan.idle // PARTIES
    weights = []
    for start in range(size, size * (PARTIES + 2), size):
        await come(range(start, start + size))
        await asyncio.sleep(plan.rest)
        weights.append(server.memory())
    return (weights[-1] - weights[0]) / (size * PARTIES)


async def look_on(url: str, address: str, numbers: range) -> list[Onlooker]:
    """Connect four guests for each number, from the same home."""
    found = [Onlooker() for _ in numbers]
    cookies = {number: guests(url, number) for number in numbers}
    await at_once(
        connect(onlooker, seat, address, cookie, home(number))
        for onlooker, number in zip(found, numbers, strict=True)
        for seat, cookie in enumerate(cookies[number])
    )
    return found


def guests(url: str, number: int) -> list[str]:
    http = Http(url, home(number))
    cookies = [guest(http, seat) for seat in range(SEATS)]
    http.close()
    return cookies
