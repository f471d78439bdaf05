"""What happens at a table when time passes: clocks run out, people stay away."""

from __future__ import annotations

import asyncio
import time
import weakref
from typing import TYPE_CHECKING

from funnymoney.games import spec_of
from funnymoney.server.rooms.commands import answer
from funnymoney.server.rooms.removal import enough_said
from funnymoney.server.rooms.seating import replace_host
from funnymoney.server.table.events import Played, StandInChanged

if TYPE_CHECKING:
    from funnymoney.server.rooms.local import LocalRoom

HOST_ABSENCE_S = 600.0  # seconds for which people at an open table wait for a host who is away
GONE_AFTER_S = (
    20.0  # seconds for which one who must agree is waited for: he may load the page again
)
DAY_S = 86_400.0  # at a slow one also since anything has happened there


class RoomTimer:
    """One timer for a room, always set to the first thing that will be due.

    It does not keep its room alive: a closed room shall be freed at once, without the collector.
    """

    def __init__(self, room: LocalRoom) -> None:
        self.room_ref = weakref.ref(room)
        self.away: dict[int, float] = {}  # people who are not connected, since when
        self.host_away: float | None = None  # since when, while somebody else who sits here is not
        self.handle: asyncio.TimerHandle | None = None

    @property
    def room(self) -> LocalRoom:
        room = self.room_ref()
        assert room is not None, "the timer was not stopped when its room was closed"
        return room

    def reschedule(self) -> None:
        self.stop()
        self.note_who_is_away(time.time())
        due = self.due()
        if due is not None:
            delay = max(0.0, due - time.time())
            self.handle = self.room.house.loop.call_later(delay, self.fire)

    def stop(self) -> None:
        if self.handle:
            self.handle.cancel()
            self.handle = None

    def due(self) -> float | None:
        """Return when the next thing will happen unless somebody does something before."""
        room = self.room
        if room.status == "open":
            return self.host_due()
        if room.status != "running":
            return None
        ends = [self.answer_due(), self.next_overdue()]
        if not room.table.paused:
            ends += [room.clock.deadline(), *self.absence_ends().values()]
        return min((end for end in ends if end is not None), default=None)

    def answer_due(self) -> float | None:
        """Return when a question is settled by time: most often because one asked stays away."""
        room, asked = self.room, self.room.vote
        if asked is not None and asked.what == "return":
            return asked.until
        if asked is None or room.settings.slow or not enough_said(asked):
            return None
        waited = self.waited_for(asked.agreed, asked.about)
        away = [self.away[player] + GONE_AFTER_S for player in waited if player in self.away]
        return min(away, default=None) if waited else 0.0

    def waited_for(self, agreed: list[int], about: int | None = None) -> list[int]:
        """Return those without whose word nothing is done; who is asked about has none.

        In a slow game hardly anybody is here, so all are waited for; else only those who are, or
        may have lost their connection just now.
        """
        others = [player for player in self.room.people() if player not in (*agreed, about)]
        return (
            others if self.room.settings.slow else [who for who in others if not self.is_gone(who)]
        )

    def is_gone(self, player: int) -> bool:
        """Whether somebody has been away for so long that he is not just coming back."""
        left = self.away.get(player)
        return (
            left is not None
            and time.time() >= left + GONE_AFTER_S
            and not self.room.is_here(player)
        )

    def overdue_at(self, player: int) -> float | None:
        """Return from when on a person counts as away for longer than the table allows.

        In a slow game people are away most of the time: there it is who was late, too. Nobody is
        overdue while the match is paused, nor before a page that lost its server has tried again.
        """
        room, left = self.room, self.away.get(player)
        wait = room.settings.absence
        if left is None or wait is None or player in room.table.removed or room.table.paused:
            return None
        if not room.settings.slow:
            return left + max(wait, GONE_AFTER_S)
        stood = room.table.stand_ins.get(player)
        return left + GONE_AFTER_S if stood and stood.level and not stood.asked else None

    def is_overdue(self, player: int) -> bool:
        due = self.overdue_at(player)
        return due is not None and time.time() >= due and not self.room.is_here(player)

    def next_overdue(self) -> float | None:
        """Return when the next person becomes overdue, if there is anybody to be shown that."""
        now = time.time()
        ends = [self.overdue_at(player) for player in self.away]
        coming = [end for end in ends if end is not None and end > now]
        return min(coming, default=None) if self.room.presence.anybody() else None

    def absence_ends(self) -> dict[int, float]:
        """Return until when those are waited for who are away and, as all can see, must choose."""
        room, wait = self.room, self.room.settings.absence
        if wait is None or room.settings.slow or not self.away or not room.presence.anybody():
            return {}
        acting = room.table.shown_acting()
        return {
            player: left + wait
            for player, left in self.away.items()
            if player in acting and room.is_person(player)
        }

    def host_due(self) -> float | None:
        """Return when an open table gets another host: only he can let the match begin."""
        room = self.room
        if self.host_away is None:
            return None
        quiet = room.row.touched / 1000 + DAY_S if room.settings.slow else 0.0
        return max(self.host_away + HOST_ABSENCE_S, quiet)

    def note_who_is_away(self, now: float) -> None:
        room = self.room
        people = [seat.player for seat in room.seats if seat.kind == "person"]
        away = [player for player in people if not room.is_here(player)]
        self.away = {player: self.away.get(player, now) for player in away}
        missed = len(away) < len(people) and not room.presence.has(room.row.host_id)
        self.host_away = (self.host_away or now) if missed else None

    def fire(self) -> None:
        now, room = time.time(), self.room
        if room.closed:
            return
        if room.status == "open":
            self.host_away = now
            room.house.spawn(replace_host(room))
        for player in room.clock.late(now):
            if player in room.clock.late(now) and self.is_waited_for(player):
                self.play_for_late(player)
        for player, end in self.absence_ends().items():
            if end <= now and self.is_waited_for(player):
                room.commit(StandInChanged(player, room.settings.stand_in, False))
        answer(room)
        room.announce()  # somebody may be overdue now
        self.reschedule()

    def is_waited_for(self, player: int) -> bool:
        """Whether this is so still: what was done for another may have ended it all."""
        room = self.room
        return not room.closed and room.status == "running" and room.is_person(player)

    def play_for_late(self, player: int) -> None:
        """Do what the rules, or else the host, have laid down for one whose time is up."""
        room = self.room
        timeout, view = spec_of(room.row.game).timeout, room.table.running().view(player)
        word = timeout.forced_choice(view)
        if word is not None:
            room.commit(Played(player, word))
        elif room.settings.clock.then == "bot":
            room.commit(StandInChanged(player, room.settings.stand_in, False))
        else:
            room.commit(Played(player, timeout.gentlest_choice(view)))
