"""Hints: what an expert would choose in one's place, for the one who asks and nobody else."""

from __future__ import annotations

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.core.game import View
from funnymoney.server.protocol.errors import Refused, refusal
from funnymoney.server.protocol.messages import WRITER, Hint, Message, Request
from funnymoney.server.rooms.room import Room
from funnymoney.server.table.viewers import Viewer
from funnymoney.server.workers.advice_queue import DIGITS, PLAYING, considered


def give_hint(room: Room, viewer: Viewer, request: Request) -> None:
    """Let an expert think, and go on meanwhile; or raise what is in the way."""
    player = may_ask(room, viewer.guest, request)
    room.services.limits.check("hints", viewer.guest)
    room.advised |= {player}
    step, view = room.table.steps[player], room.table.running().view(player)
    task = room.services.tasks.spawn(think(room, viewer, player, step, view))
    task.add_done_callback(lambda _: has_thought(room, player))


def has_thought(room: Room, player: int) -> None:
    room.advised -= {player}


def may_ask(room: Room, guest: str, request: Request) -> int:
    """Return who asks, or say why they are told nothing; that depends on their own view alone."""
    player = room.seat_of(guest)
    if player is None:
        raise Refused("no_seat", "you have no seat at this table: sit down first")
    if request != Request(hint=True, step=request.step):
        raise Refused("one_wish", "a hint is asked for alone, with `step`")
    if not room.settings.hints and not began_alone(room, player):
        told = "another person began this match, and the table was not opened with hints"
        raise Refused("no_hints", told)
    match = room.table.running()
    if match.over or room.status in ("finished", "aborted"):
        raise Refused("finished", "the match is over: no more choices are taken")
    if not room.table.is_next(player, request.step):
        step = room.table.steps[player]
        raise Refused("step", f"this choice is made: step is {step}", step=step)
    if not match.view(player)["choices"]:
        raise Refused("no_choice", "you have nothing to choose now: others have")
    if player in room.advised:
        raise Refused("hinting", "the expert is thinking already: wait for it")
    return player


def began_alone(room: Room, player: int) -> bool:
    """Whether the match began against bots alone.

    Who has left since does not matter: else a person could be driven out for the sake of hints.
    A match that goes on from another has no promise, and nobody but its one person.
    """
    promise = room.table.promise
    if promise is not None:
        return all(person == player for person in promise.terms.people)
    return all(seat.kind == "bot" for seat in room.seats if seat.player != player)


async def think(room: Room, viewer: Viewer, player: int, step: int, view: View) -> None:
    try:
        advice = await room.services.advice.advise(view, PLAYING, viewer.where)
        if room.closed or viewer.player != player:
            return
        if room.table.running().view(player) != view:
            raise Refused("changed", "something has happened meanwhile: ask again")
    except FunnyMoneyError as error:
        # As it is now: the one who asked may have chosen meanwhile, and goes on from here.
        room.deliver_to(viewer, WRITER.encode(refusal(error, room.table.steps[player])))
        return
    shares = [round(share, DIGITS) for share in advice.shares]
    hint = Hint(step, [considered(choice) for choice in advice.choices], shares)
    room.deliver_to(viewer, WRITER.encode(Message(hint=hint)))
