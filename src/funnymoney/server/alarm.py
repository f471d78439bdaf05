"""What happens at a table when time passes: clocks run out, people stay away."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from funnymoney.games.lateness import gentlest, when_late
from funnymoney.server.hosting import replace_host
from funnymoney.server.log import Did, Stood
from funnymoney.server.wishes import answer, waited_for

if TYPE_CHECKING:
    from funnymoney.server.own import OwnRoom

HOSTLESS = 600.0  # seconds for which people at an open table wait for a host who is away
GONE = 20.0  # seconds for which one who must agree is waited for: he may load the page again
DAY = 86_400.0  # at a slow one also since anything has happened there


class Alarm:
    """One timer for a room, always set to the first thing that will be due."""

    def __init__(self, room: OwnRoom) -> None:
        self.room = room
        self.away: dict[int, float] = {}  # people who are not connected, since when
        self.host_away: float | None = None  # since when, while somebody else who sits here is not
        self.timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        self.stop()
        self.note_who_is_away(time.time())
        due = self.due()
        if due is not None:
            delay = max(0.0, due - time.time())
            self.timer = self.room.house.loop.call_later(delay, self.ring)

    def stop(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def due(self) -> float | None:
        """Return when the next thing will happen unless somebody does something before."""
        room = self.room
        if room.status == "open":
            return self.host_due()
        if room.status != "running":
            return None
        ends = [self.answer_due()]
        if not room.table.paused:
            ends += [room.clock.deadline(), *self.patience().values()]
        return min((end for end in ends if end is not None), default=None)

    def answer_due(self) -> float | None:
        """Return when one who is away need not answer any more what all are asked."""
        room = self.room
        if room.asked is None or room.setup.slow:
            return None
        waited = waited_for(room, room.asked.agreed)
        away = [self.away[player] + GONE for player in waited if player in self.away]
        return min(away, default=None) if waited else 0.0

    def is_gone(self, player: int) -> bool:
        """Whether somebody has been away for so long that he is not just coming back."""
        left = self.away.get(player)
        return left is not None and time.time() >= left + GONE and not self.room.is_here(player)

    def patience(self) -> dict[int, float]:
        """Return until when those are waited for who are away and, as all can see, must choose."""
        room, wait = self.room, self.room.setup.absence
        if wait is None or room.setup.slow or not self.away or not room.presence.anybody():
            return {}
        acting = room.table.shown_acting()
        return {player: left + wait for player, left in self.away.items() if player in acting}

    def host_due(self) -> float | None:
        """Return when an open table gets another host: only he can let the match begin."""
        room = self.room
        if self.host_away is None:
            return None
        quiet = room.about.touched / 1000 + DAY if room.setup.slow else 0.0
        return max(self.host_away + HOSTLESS, quiet)

    def note_who_is_away(self, now: float) -> None:
        room = self.room
        away = [player for player in room.people() if not room.is_here(player)]
        self.away = {player: self.away.get(player, now) for player in away}
        missed = len(away) < len(room.people()) and not room.presence.has(room.about.host_id)
        self.host_away = (self.host_away or now) if missed else None

    def ring(self) -> None:
        now, room = time.time(), self.room
        if room.closed:
            return
        if room.status == "open":
            self.host_away = now
            room.house.spawn(replace_host(room))
        for player in room.clock.late(now):
            if player in room.clock.late(now) and self.is_waited_for(player):
                self.be_late(player)
        for player, end in self.patience().items():
            if end <= now and self.is_waited_for(player):
                room.keep(Stood(player, room.setup.stand_in, False))
        answer(room)
        self.set()

    def is_waited_for(self, player: int) -> bool:
        """Whether this is so still: what was done for another may have ended it all."""
        room = self.room
        return not room.closed and room.status == "running" and room.is_person(player)

    def be_late(self, player: int) -> None:
        """Do what the rules, or else the host, have laid down for one whose time is up."""
        room = self.room
        word = when_late(room.table.running().view(player))
        if word is not None:
            room.keep(Did(player, word))
        elif room.setup.clock.then == "bot":
            room.keep(Stood(player, room.setup.stand_in, False))
        else:
            room.keep(Did(player, gentlest(room.table.running().view(player))))
