"""Who is away from a table, since when, and what follows from that."""

from __future__ import annotations

import time

from funnymoney.server.rooms.state import RoomState

HOST_ABSENCE_S = 600.0  # for which people at an open table wait for a host who is away
GONE_AFTER_S = 20.0  # for which one who must agree is waited for: they may load the page again
DAY_S = 86_400.0  # at a slow table also since anything has happened there


def note_absences(room: RoomState, now: float) -> None:
    """Note who of the people is not connected; who was away before has been so since then."""
    people = [seat.player for seat in room.seats if seat.kind == "person"]
    away = [player for player in people if not room.is_here(player)]
    room.away = {player: room.away.get(player, now) for player in away}
    missed = len(away) < len(people) and not room.presence.has(room.row.host_id)
    room.host_away = (room.host_away or now) if missed else None


def waited_for(room: RoomState, agreed: list[int], about: int | None = None) -> list[int]:
    """Return those without whose word nothing is done; who is asked about has none.

    In a slow game hardly anybody is here, so all are waited for; else only those who are, or
    may have lost their connection just now.
    """
    others = [player for player in room.people() if player not in (*agreed, about)]
    return others if room.settings.slow else [who for who in others if not is_gone(room, who)]


def is_gone(room: RoomState, player: int) -> bool:
    """Whether somebody has been away for so long that they are not just coming back."""
    left = room.away.get(player)
    return left is not None and time.time() >= left + GONE_AFTER_S and not room.is_here(player)


def overdue_at(room: RoomState, player: int) -> float | None:
    """Return from when on a person counts as away for longer than the table allows.

    In a slow game people are away most of the time: there it is who was late, too. Nobody is
    overdue while the match is paused, nor before a page that lost its server has tried again.
    """
    left, wait = room.away.get(player), room.settings.absence
    if left is None or wait is None or player in room.table.people.removed or room.table.paused:
        return None
    if not room.settings.slow:
        return left + max(wait, GONE_AFTER_S)
    stand_in = room.table.people.stand_ins.get(player)
    return left + GONE_AFTER_S if stand_in and stand_in.level and not stand_in.asked else None


def is_overdue(room: RoomState, player: int) -> bool:
    """Whether somebody has been away for longer than the table allows."""
    due = overdue_at(room, player)
    return due is not None and time.time() >= due and not room.is_here(player)


def next_overdue(room: RoomState) -> float | None:
    """Return when the next person becomes overdue, if there is anybody to be shown that."""
    now = time.time()
    ends = [overdue_at(room, player) for player in room.away]
    coming = [end for end in ends if end is not None and end > now]
    return min(coming, default=None) if room.presence.anybody() else None


def absence_ends(room: RoomState) -> dict[int, float]:
    """Return until when those are waited for who are away and, as all can see, must choose."""
    wait = room.settings.absence
    if wait is None or room.settings.slow or not room.away or not room.presence.anybody():
        return {}
    acting = room.table.shown_acting()
    return {
        player: left + wait
        for player, left in room.away.items()
        if player in acting and room.is_person(player)
    }


def host_due(room: RoomState) -> float | None:
    """Return when an open table gets another host: only they can let the match begin."""
    if room.host_away is None:
        return None
    quiet = room.row.touched / 1000 + DAY_S if room.settings.slow else 0.0
    return max(room.host_away + HOST_ABSENCE_S, quiet)
