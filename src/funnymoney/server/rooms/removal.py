"""Removing a person from a running match, and giving them their seat back.

A seat belongs to its person from the deal to the end. So nobody is removed by the host alone: the
other people must agree, unless the person has been away for longer than the table allows. A bot
then plays the seat. The person still sees what they saw, and gets the seat back on request: at
once if they were only away; else at the first yes, or after a while, unless all others refuse.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import Vote
from funnymoney.server.table.events import (
    PersonRemoved,
    RemovalVoteOpened,
    ReturnRefused,
    ReturnVoteOpened,
    StandInChanged,
    VoteCast,
)

if TYPE_CHECKING:
    from funnymoney.server.rooms.local import LocalRoom

RETURN_DELAY_S = 30.0  # until a return is granted that not all others have refused
SLOW_RETURN_DELAY_S = 86_400.0  # the same in a slow game, where hardly anybody is here


def busy_with_a_question() -> Refused:
    return Refused("asked", "the table is being asked something already: answer that first")


def must_not_be_removed(room: LocalRoom, player: int) -> None:
    if player in room.table.removed:
        told = 'the others have removed you: ask for your seat back with {"hand": "me"}'
        raise Refused("removed", told)


# --------------------------------------------------------------------------- removing


def propose_removal(room: LocalRoom, by: int | None, player: int) -> None:
    """Remove somebody who has been away for too long; else ask the other people first."""
    if player in room.table.removed:
        return
    if room.timer.is_overdue(player):
        remove(room, player, by_agreement=False)
        return
    if by is None:
        told = "a host without a seat can remove only somebody who has been away for too long"
        raise Refused("no_seat", told)
    if not room.is_person(by):
        raise Refused("handed", "a bot plays for you: take your seat back first")
    if not [other for other in room.people() if other not in (by, player)]:
        told = "once the cards are dealt, the other people must agree to this: there is nobody else"
        raise Refused("nobody_to_ask", told)
    if room.vote and room.vote.by not in (by, player):  # theirs must not hold this back
        raise busy_with_a_question()
    if not room.vote or (room.vote.what, room.vote.about) != ("remove", player):
        room.commit(RemovalVoteOpened(by, player))


def remove(room: LocalRoom, player: int, *, by_agreement: bool) -> None:
    level = room.table.stand_in(player) or room.settings.stand_in
    room.commit(PersonRemoved(player, level, by_agreement))


def enough_said(asked: Vote) -> bool:
    """Whether the absence of the others may count as consent: to a removal only after a yes."""
    return asked.what != "remove" or any(player != asked.by for player in asked.agreed)


def settle_removal(room: LocalRoom, asked: Vote) -> None:
    """Remove the person if all who are waited for agree; forget it if nobody wants it any more."""
    assert asked.about is not None
    if not room.is_person(asked.by) or room.seats[asked.about].kind != "person":
        room.commit(VoteCast(asked.by, False))
    elif enough_said(asked) and not room.timer.waited_for(asked.agreed, asked.about):
        remove(room, asked.about, by_agreement=True)


# -------------------------------------------------------------------------- returning


def ask_to_return(room: LocalRoom, player: int) -> None:
    """Ask the others to give a removed person their seat back; if they need not agree, do it."""
    if player in room.table.barred and others_seated(room, player):
        raise Refused("barred", "all others have refused: a bot plays your seat to the end")
    if player not in room.table.voted_out or not room.people():
        room.commit(StandInChanged(player, "", True))
        return
    if not room.table.has_requested_return(player):  # it replaces any question but another return
        room.commit(ReturnVoteOpened(player, float(int(return_due(room)))))


def return_due(room: LocalRoom) -> float:
    """Return until when a return that is asked for now may be refused: its turn may come later."""
    table, delay = room.table, SLOW_RETURN_DELAY_S if room.settings.slow else RETURN_DELAY_S
    before = table.vote.until if table.vote and table.is_return_vote() else None
    if table.queued_returns:
        before = table.queued_returns[-1].until
    return max(time.time(), before or 0.0) + delay


def others_seated(room: LocalRoom, player: int) -> list[int]:
    """Return the other people who have a seat and were not removed, whoever plays it just now."""
    apart = room.table.removed | {player}
    seats = [seat for seat in room.seats if seat.kind == "person"]
    return [seat.player for seat in seats if seat.player not in apart]


def settle_return(room: LocalRoom, asked: Vote) -> None:
    """Give the seat back at the first yes or when time is up; bar the person if all refuse.

    People for whom a bot plays just now have not refused.
    """
    player = asked.by
    assert asked.until is not None
    if room.seats[player].kind != "person":  # they have left
        room.commit(VoteCast(player, False))
    elif not room.people() or len(asked.agreed) > 1 or time.time() >= asked.until:
        room.commit(StandInChanged(player, "", True))
    elif all(other in asked.refused for other in others_seated(room, player)):
        room.commit(ReturnRefused(player))
