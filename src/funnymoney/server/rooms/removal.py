"""Removing a person from a running match, and giving them their seat back.

A seat belongs to its person from the deal to the end. So nobody is removed by the host alone: the
other people must agree, unless the person has been away for longer than the table allows. A bot
then plays the seat. The person still sees what they saw, and gets the seat back on request: at
once if they were only away; else at the first yes, or after a while, unless all others refuse.

These functions read a room and return the events that follow; they change nothing.
"""

from __future__ import annotations

import time

from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import Vote
from funnymoney.server.rooms.absence import is_overdue, waited_for
from funnymoney.server.rooms.state import RoomState
from funnymoney.server.table.events import (
    Event,
    PersonRemoved,
    RemovalVoteOpened,
    ReturnRefused,
    ReturnVoteOpened,
    StandInChanged,
    VoteCast,
)

RETURN_DELAY_S = 30.0  # until a return is granted that not all others have refused
SLOW_RETURN_DELAY_S = 86_400.0  # the same in a slow game, where hardly anybody is here


def vote_is_open() -> Refused:
    return Refused("asked", "the table is being asked something already: answer that first")


def must_not_be_removed(room: RoomState, player: int) -> None:
    if player in room.table.people.removed:
        told = 'the others have removed you: ask for your seat back with {"hand": "me"}'
        raise Refused("removed", told)


# --------------------------------------------------------------------------- removing


def propose_removal(room: RoomState, by: int | None, player: int) -> list[Event]:
    """Remove somebody who has been away for too long; else ask the other people first."""
    if player in room.table.people.removed:
        return []
    if is_overdue(room, player):
        return [remove(room, player, by_agreement=False)]
    if by is None:
        told = "a host without a seat can remove only somebody who has been away for too long"
        raise Refused("no_seat", told)
    if not room.is_person(by):
        raise Refused("handed", "a bot plays for you: take your seat back first")
    if not [other for other in room.people() if other not in (by, player)]:
        told = "once the cards are dealt, the other people must agree to this: there is nobody else"
        raise Refused("nobody_to_ask", told)
    if room.vote and room.vote.by not in (by, player):  # theirs must not hold this back
        raise vote_is_open()
    if room.vote and (room.vote.what, room.vote.about) == ("remove", player):
        return []
    return [RemovalVoteOpened(by, player)]


def remove(room: RoomState, player: int, *, by_agreement: bool) -> Event:
    level = room.table.people.stand_in(player) or room.settings.stand_in
    return PersonRemoved(player, level, by_agreement)


def absence_may_consent(vote: Vote) -> bool:
    """Whether the absence of the others may count as consent: to a removal only after a yes."""
    return vote.what != "remove" or any(player != vote.by for player in vote.agreed)


def settle_removal(room: RoomState, vote: Vote) -> list[Event]:
    """Remove the person if all who are waited for agree; forget it if nobody wants it any more."""
    assert vote.about is not None
    if not room.is_person(vote.by) or room.seats[vote.about].kind != "person":
        return [VoteCast(vote.by, False)]
    if absence_may_consent(vote) and not waited_for(room, vote.agreed, vote.about):
        return [remove(room, vote.about, by_agreement=True)]
    return []


# -------------------------------------------------------------------------- returning


def ask_to_return(room: RoomState, player: int) -> list[Event]:
    """Ask the others to give a removed person their seat back; if they need not agree, do it."""
    people = room.table.people
    if player in people.barred and others_seated(room, player):
        raise Refused("barred", "all others have refused: a bot plays your seat to the end")
    if player not in people.voted_out or not room.people():
        return [StandInChanged(player, "", True)]
    if room.table.votes.has_requested_return(player):
        return []
    return [ReturnVoteOpened(player, float(int(return_due(room))))]  # in place of any other vote


def return_due(room: RoomState) -> float:
    """Return until when a return that is asked for now may be refused: its turn may come later."""
    votes, delay = room.table.votes, SLOW_RETURN_DELAY_S if room.settings.slow else RETURN_DELAY_S
    before = votes.vote.until if votes.vote and votes.is_return() else None
    if votes.queued_returns:
        before = votes.queued_returns[-1].until
    return max(time.time(), before or 0.0) + delay


def others_seated(room: RoomState, player: int) -> list[int]:
    """Return the other people who have a seat and were not removed, whoever plays it just now."""
    apart = room.table.people.removed | {player}
    seats = [seat for seat in room.seats if seat.kind == "person"]
    return [seat.player for seat in seats if seat.player not in apart]


def settle_return(room: RoomState, vote: Vote) -> list[Event]:
    """Give the seat back at the first yes or when time is up; bar the person if all refuse.

    People for whom a bot plays just now have not refused.
    """
    player = vote.by
    assert vote.until is not None
    if room.seats[player].kind != "person":  # they have left
        return [VoteCast(player, False)]
    if not room.people() or len(vote.agreed) > 1 or time.time() >= vote.until:
        return [StandInChanged(player, "", True)]
    if all(other in vote.refused for other in others_seated(room, player)):
        return [ReturnRefused(player)]
    return []
