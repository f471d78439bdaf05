"""People who are removed from a match, for the tests of that."""

from __future__ import annotations

from typing import Any

from funnymoney.server.rooms.local import LocalRoom
from tests.server.rooms import Person, until

HOUR = 3600.0
FOUR = ["me", "open", "open", "open"]


def seat_told(to: Person, of: Person) -> dict[str, Any]:
    """Return what somebody was last told of another's seat."""
    found: dict[str, Any] = to.table["seats"][of.seat]
    return found


async def kept(room: LocalRoom) -> None:
    await until(lambda: not room.unsaved)


def be_away_for(person: Person, seconds: float) -> None:
    """Let so much time have passed since somebody went, and let the timer fire."""
    person.room.away[person.seat] -= seconds
    person.room.on_time()


async def removed(people: list[Person]) -> Person:
    """Have the host and all others remove the second of these people."""
    host, target, *others = people
    await host.wish(kick=target.guest)
    for other in others:
        await other.wish(agree=True)
    assert target.seat in host.room.table.people.removed
    await kept(host.room)
    return target


async def play_on(room: LocalRoom, people: list[Person]) -> None:
    """Let one of these people choose, or wait for a bot to do so."""
    await kept(room)
    steps = list(room.table.steps)
    able = [person for person in people if person.seat in room.table.acting()]
    if able:
        await able[0].choose()
    await until(lambda: room.table.steps != steps or room.table.over)


def question(room: LocalRoom) -> str:
    """Return what the table is being asked, if anything."""
    return room.vote.what if room.vote else ""


async def removed_for_absence(people: list[Person]) -> Person:
    """Have the host remove the second of these people, who has been away for too long."""
    host, target, *_ = people
    target.go()
    be_away_for(target, HOUR)
    await host.wish(kick=target.guest)
    assert target.seat in host.room.table.people.removed
    await kept(host.room)
    return target
