"""What follows from an event at once: a vote that is complete, a deal that is due."""

from __future__ import annotations

from funnymoney.core.records.fairness import Promise
from funnymoney.server.rooms.state import RoomState
from funnymoney.server.rooms.votes import settle_vote
from funnymoney.server.table.events import (
    DealPromised,
    Dealt,
    Event,
    PersonRemoved,
    ReturnRefused,
    SeedContributed,
    StandInChanged,
    VoteCast,
)


def react(room: RoomState, event: Event) -> list[Event]:
    """Return what follows before anybody is told of the table: a vote that is complete."""
    if isinstance(event, VoteCast | StandInChanged | PersonRemoved | ReturnRefused):
        return settle_vote(room)  # there may be nobody left who has not voted
    return []


def follow(room: RoomState, event: Event) -> list[Event]:
    """Return what follows when all were told of the table: a deal that is due."""
    return next_of_deal(room) if isinstance(event, DealPromised | SeedContributed) else []


def next_of_deal(room: RoomState) -> list[Event]:
    """Make a promise for the people who sit here, and deal when all have contributed."""
    if room.status != "open":
        return []
    people = [seat.player for seat in room.seats if seat.kind != "bot"]
    table = room.table
    if table.promise is None or list(table.promise.terms.people) != people:
        fresh = Promise.make(room.id, table.game, table.players, room.row.options, people)
        return [DealPromised(fresh.secret, fresh.salt, people)]
    if table.missing_contributions() or any(map(room.is_being_freed, room.seats)):
        return []
    return [Dealt()]
