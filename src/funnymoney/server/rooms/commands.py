"""Commands that a person may send to a table, with the checks for each.

A command of this module decides: it reads a room and returns the events that follow from it, or
raises Refused. Those that must ask the store stand in `seating.py` and `talk.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from funnymoney.core.records.fairness import check_contribution
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import COMMANDS, Request
from funnymoney.server.rooms import removal
from funnymoney.server.rooms.state import RoomState
from funnymoney.server.rooms.votes import cast_vote, open_vote
from funnymoney.server.table.events import (
    Event,
    PauseChanged,
    Played,
    SeedContributed,
    StandInChanged,
)


def command_name(request: Request) -> str:
    """Return the name of the only command in a request."""
    made = [name for name in COMMANDS if getattr(request, name) not in (None, False)]
    if request.pause is False:
        made.append("pause")
    if request.agree is False:
        made.append("agree")
    if len(made) != 1:
        told = f"a message has one of {', '.join(COMMANDS)}: got {made or 'none'}"
        raise Refused("one_wish", told)
    return made[0]


def is_choice_alone(request: Request) -> bool:
    """Whether a request is a choice and nothing else: by far the most are."""
    return request.do is not None and request == Request(do=request.do, step=request.step)


def seat_of(room: RoomState, guest: str) -> int:
    """Return where somebody sits, or say that they only look on."""
    player = room.seat_of(guest)
    if player is None:
        raise Refused("no_seat", "you have no seat at this table: sit down first")
    return player


def must_run(room: RoomState) -> None:
    if room.status == "open":
        raise Refused("not_begun", "the match has not begun: wait until the cards are dealt")
    if room.status != "running":
        raise Refused("finished", "the match is over: no more choices are taken")


def is_new(room: RoomState, player: int, step: int | None) -> bool:
    """Whether this is the next choice of a running match, and not one that was only said again."""
    if step is not None and 0 <= step < room.table.steps[player]:
        return False  # also if that choice has ended the match
    must_run(room)
    return room.table.is_next(player, step)


def must_play(room: RoomState, player: int) -> None:
    """Raise what keeps a player from changing the match just now."""
    if room.table.paused:
        raise Refused("paused", "the match is paused: go on first")
    removal.must_not_be_removed(room, player)
    if not room.is_person(player):
        raise Refused("handed", "a bot plays for you: take your seat back first")


def choose(room: RoomState, guest: str, request: Request) -> list[Event]:
    player = seat_of(room, guest)
    assert request.do is not None
    if not is_new(room, player, request.step):
        return []
    must_play(room, player)
    return [Played(player, request.do)]


def contribute(room: RoomState, guest: str, request: Request) -> list[Event]:
    player = seat_of(room, guest)
    check_contribution(request.give)
    assert request.give is not None
    promise = room.table.promise
    if request.promise is not None and (not promise or promise.commitment != request.promise):
        raise Refused("promise", "there is a new promise: give to that one, if you are wanted")
    if player in room.table.contributions:  # said twice, because the table was asked twice
        return []
    if player not in room.table.missing_contributions():
        raise Refused("not_wanted", "nothing is wanted from you: the deal needs no part of yours")
    return [SeedContributed(player, request.give)]


def hand(room: RoomState, guest: str, request: Request) -> list[Event]:
    """Let a bot play for a person, or the person themselves again."""
    player = seat_of(room, guest)
    must_run(room)
    if request.hand == "me" and player in room.table.people.removed:
        return removal.ask_to_return(room, player)
    removal.must_not_be_removed(room, player)
    level = "" if request.hand == "me" else str(request.hand)
    if level == room.table.people.stand_in(player):
        return []
    return [StandInChanged(player, level, True)]


def pause(room: RoomState, guest: str, request: Request) -> list[Event]:
    player = seat_of(room, guest)
    must_run(room)
    removal.must_not_be_removed(room, player)
    if request.pause == room.table.paused:
        return []
    if guest == room.row.host_id:
        return [PauseChanged(bool(request.pause))]
    return open_vote(room, "pause" if request.pause else "resume", player)


def agree(room: RoomState, guest: str, request: Request) -> list[Event]:
    return cast_vote(room, seat_of(room, guest), yes=bool(request.agree))


def undo(_: RoomState, __: str, ___: Request) -> list[Event]:
    """Refuse a command that version 1 of the protocol still understands."""
    raise Refused("cannot_undo", "a choice is final as soon as it is made")


DECISIONS: dict[str, Callable[[RoomState, str, Request], list[Event]]] = {
    "do": choose,
    "give": contribute,
    "hand": hand,
    "pause": pause,
    "agree": agree,
    "undo": undo,
}
