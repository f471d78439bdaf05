"""Many tables in one server that is killed: how long until all of them play on in the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path

import httpx

from tests.server.kill import GONE
from tests.server.people import NotLetIn, Person, Place
from tests.server.playing import Player
from tests.server.wire import Server

SETTLED_S = 6.0  # after its start a server does not judge yet which others are dead
BACK_S = 90.0  # within which play must go on at all, on a slow machine too
AT_ONCE = 10  # tables opened side by side
RETRY_S = 0.2


async def measure_tables(address: str, folder: Path, number: int) -> list[float]:
    """Return the seconds from the kill to the next acknowledged choice at each table."""
    with Server(address, folder) as north, Server(address, folder) as south:
        await asyncio.sleep(SETTLED_S)
        players: list[Player] = []
        try:
            for first in range(0, number, AT_ONCE):
                some = range(first, min(first + AT_ONCE, number))
                players += await asyncio.gather(*(sit_down(north, seed) for seed in some))
            return await kill_and_wait(north, south, players)
        finally:
            await asyncio.gather(*(each.place.person.leave_for_good() for each in players))


async def sit_down(server: Server, seed: int) -> Player:
    """Open a table for one person and a bot, and wait until the cards are dealt."""
    person = await Person.arrive(server.url, f"Guest {seed}")
    opened = await person.open("counterfeiters", "me", "easy", absence=None)
    place = await person.go_to(opened["id"])
    await place.until(lambda each: each.view is not None)
    return Player(place, seed)


async def kill_and_wait(north: Server, south: Server, players: Sequence[Player]) -> list[float]:
    north.kill()
    killed = time.monotonic()
    made = await asyncio.gather(*(play_on(player, south, killed + BACK_S) for player in players))
    return [each - killed for each in made]


async def play_on(player: Player, server: Server, until: float) -> float:
    """Go to a server and choose there; return when that was acknowledged."""
    place = player.place
    place.person.url = server.url
    place.person.http.base_url = httpx.URL(server.url)
    await come_in(place, until)
    while True:
        try:
            await choose(player)
        except GONE:
            await come_in(place, until)
        else:
            return time.monotonic()


async def come_in(place: Place, until: float) -> None:
    """Connect, as often as it takes."""
    while True:
        assert time.monotonic() < until, f"nobody lets anybody in to table {place.table}"
        try:
            return await place.enter()
        except NotLetIn as error:
            if not error.is_transient:
                raise
        except GONE:
            pass
        await asyncio.sleep(RETRY_S)


async def choose(player: Player) -> None:
    """Choose once, when it is the turn of this player, and wait until that is acknowledged."""
    player.asked = None
    step = player.place.step or 0
    while (player.place.step or 0) == step:
        await player.choose()
        await player.place.hear()
