"""What happens at a table when time passes: clocks run out, people stay away, votes end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from weakref import WeakMethod

from funnymoney.games import spec_of
from funnymoney.server.rooms.absence import (
    GONE_AFTER_S,
    absence_ends,
    host_due,
    next_overdue,
    waited_for,
)
from funnymoney.server.rooms.removal import absence_may_consent
from funnymoney.server.rooms.state import RoomState
from funnymoney.server.table.events import Event, Played, StandInChanged


def next_due(room: RoomState) -> float | None:
    """Return when the next thing will happen unless somebody does something before."""
    if room.status == "open":
        return host_due(room)
    if room.status != "running":
        return None
    ends = [vote_due(room), next_overdue(room)]
    if not room.table.paused:
        ends += [room.table.clock.deadline(), *absence_ends(room).values()]
    return min((end for end in ends if end is not None), default=None)


def vote_due(room: RoomState) -> float | None:
    """Return when a vote is settled by time: most often because one asked stays away."""
    vote = room.vote
    if vote is not None and vote.what == "return":
        return vote.until
    if vote is None or room.settings.slow or not absence_may_consent(vote):
        return None
    waited = waited_for(room, vote.agreed, vote.about)
    away = [room.away[player] + GONE_AFTER_S for player in waited if player in room.away]
    return min(away, default=None) if waited else 0.0


def due_events(room: RoomState, now: float) -> Iterator[Event]:
    """Yield what is due now; each must be committed before the next is asked for.

    What was done for one player may have ended it all for the others.
    """
    for player in room.table.clock.late(now):
        if player in room.table.clock.late(now) and is_waited_for(room, player):
            yield event_for_late(room, player)
    for player, end in absence_ends(room).items():
        if end <= now and is_waited_for(room, player):
            yield StandInChanged(player, room.settings.stand_in, False)


def is_waited_for(room: RoomState, player: int) -> bool:
    return not room.closed and room.status == "running" and room.is_person(player)


def event_for_late(room: RoomState, player: int) -> Event:
    """Return what the rules, or else the host, have laid down for one whose time is up."""
    timeout, view = spec_of(room.row.game).timeout, room.table.running().view(player)
    choice = timeout.forced_choice(view)
    if choice is not None:
        return Played(player, choice)
    if room.settings.clock.then == "bot":
        return StandInChanged(player, room.settings.stand_in, False)
    return Played(player, timeout.gentlest_choice(view))


class RoomTimer:
    """One timer for a room, always set to the first thing that will be due.

    It does not keep its room alive: a closed room shall be freed at once, without the collector.
    """

    def __init__(self, fire: Callable[[], None]) -> None:
        self.fire_ref = WeakMethod(fire)
        self.handle: asyncio.TimerHandle | None = None

    def schedule(self, due: float | None) -> None:
        self.stop()
        if due is not None:
            delay = max(0.0, due - time.time())
            self.handle = asyncio.get_running_loop().call_later(delay, self.fire)

    def fire(self) -> None:
        fire = self.fire_ref()
        assert fire is not None, "the timer was not stopped when its room was closed"
        fire()

    def stop(self) -> None:
        if self.handle:
            self.handle.cancel()
            self.handle = None
