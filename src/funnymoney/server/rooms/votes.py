"""What all people at a table must agree to: opening a vote, voting, and what a vote leads to.

These functions read a room and return the events that follow; they change nothing.
"""

from __future__ import annotations

from typing import Literal

from funnymoney.server.protocol.errors import Refused
from funnymoney.server.rooms import removal
from funnymoney.server.rooms.absence import waited_for
from funnymoney.server.rooms.state import RoomState
from funnymoney.server.table.events import Event, PauseChanged, VoteCast, VoteOpened


def open_vote(room: RoomState, what: Literal["pause", "resume"], player: int) -> list[Event]:
    """Ask all other people; if nobody need be waited for, do it."""
    if room.vote and room.vote.by != player:
        raise removal.vote_is_open()
    if waited_for(room, [player]):
        return [VoteOpened(what, player)]
    return [PauseChanged(what == "pause")]


def cast_vote(room: RoomState, player: int, *, yes: bool) -> list[Event]:
    vote = room.vote
    if vote is None:
        raise Refused("not_asked", "nobody has asked the table anything")
    if player == vote.about:
        raise Refused("about_you", "this question is about you: the others decide it")
    is_asker = (vote.what, vote.by) == ("return", player)
    withdraws = not yes and room.table.votes.has_requested_return(player)
    if not is_asker and not withdraws:
        removal.must_not_be_removed(room, player)
    said = vote.agreed if yes else vote.refused
    return [] if player in said else [VoteCast(player, yes)]


def settle_vote(room: RoomState) -> list[Event]:
    """Do what was asked for, if nobody is waited for any more."""
    vote = room.vote
    if vote is None or room.status != "running":
        return []
    if vote.what == "remove":
        return removal.settle_removal(room, vote)
    if vote.what == "return":
        return removal.settle_return(room, vote)
    if not room.is_person(vote.by):  # who wanted it has left, or lets a bot play
        return [VoteCast(vote.by, False)]
    return [] if waited_for(room, vote.agreed) else [PauseChanged(vote.what == "pause")]


def forget_vote(room: RoomState) -> list[Event]:
    """End a vote when a table is opened again: nobody who was here is, to be waited for.

    A request to return stands: it is granted by time, also if that passed meanwhile.
    """
    vote = room.vote
    if vote is None or room.status != "running" or room.settings.slow or vote.what == "return":
        return []
    return [VoteCast(vote.by, False)]
