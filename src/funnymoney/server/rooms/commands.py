"""What people may wish for at a table, each wish with what stands in its way."""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from funnymoney.core.fairness import check_contribution
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import COMMANDS, MAX_CHAT_CHARS, Request
from funnymoney.server.rooms import removal, seating
from funnymoney.server.store.schema import clean
from funnymoney.server.table.events import (
    PauseChanged,
    Played,
    SeedContributed,
    StandInChanged,
    VoteCast,
    VoteOpened,
)

if TYPE_CHECKING:
    from funnymoney.server.rooms.local import LocalRoom

# They turn the direction of all that follows, also of what others have written beside it.
TURNS = re.compile("[\u202a-\u202e\u2066-\u2069]")
What = Literal["pause", "resume"]  # all must want
# What ends by itself, or is limited otherwise; all else may be wished for again and again.
COUNTED = ("do", "give", "agree", "chat", "report")


async def grant(room: LocalRoom, guest: str, request: Request) -> None:
    """Grant the one wish of a request, or raise Refused, IllegalAction and the like."""
    name = the_wish(request)
    if name not in COUNTED:
        room.house.limit("whims", guest)
    if name == "undo":  # which version 1 of the protocol still understands
        raise Refused("cannot_undo", "a choice is final as soon as it is made")
    wish = COMMAND_HANDLERS[name](room, guest, request)
    if inspect.isawaitable(wish):
        await wish


def the_wish(request: Request) -> str:
    """Return the name of the only wish in a request."""
    made = [name for name in COMMANDS if getattr(request, name) not in (None, False)]
    if request.pause is False:
        made.append("pause")
    if request.agree is False:
        made.append("agree")
    if len(made) != 1:
        told = f"a message has one of {', '.join(COMMANDS)}: got {made or 'none'}"
        raise Refused("one_wish", told)
    return made[0]


def seat(room: LocalRoom, guest: str) -> int:
    """Return where somebody sits, or say that he only looks on."""
    player = room.seat_of(guest)
    if player is None:
        raise Refused("no_seat", "you have no seat at this table: sit down first")
    return player


def must_run(room: LocalRoom) -> None:
    if room.status == "open":
        raise Refused("not_begun", "the match has not begun: wait until the cards are dealt")
    if room.status != "running":
        raise Refused("finished", "the match is over: no more choices are taken")


# --------------------------------------------------------------------------- the match


def is_new(room: LocalRoom, player: int, step: int | None) -> bool:
    """Whether this is the next choice of a running match, and not one that was only said again."""
    if step is not None and 0 <= step < room.table.steps[player]:
        return False  # also if that choice has ended the match
    must_run(room)
    return room.table.is_next(player, step)


def must_play(room: LocalRoom, player: int) -> None:
    """Raise what keeps a player from changing the match just now."""
    if room.table.paused:
        raise Refused("paused", "the match is paused: go on first")
    removal.must_not_be_removed(room, player)
    if not room.is_person(player):
        raise Refused("handed", "a bot plays for you: take your seat back first")


def do(room: LocalRoom, guest: str, request: Request) -> None:
    player = seat(room, guest)
    assert request.do is not None
    if not is_new(room, player, request.step):
        return
    must_play(room, player)
    room.house.check_backlog()
    room.commit(Played(player, request.do))


def give(room: LocalRoom, guest: str, request: Request) -> None:
    player = seat(room, guest)
    check_contribution(request.give)
    assert request.give is not None
    promise = room.table.promise
    if request.promise is not None and (not promise or promise.commitment != request.promise):
        raise Refused("promise", "there is a new promise: give to that one, if you are wanted")
    if player in room.table.contributions:  # said twice, because the table was asked twice
        return
    if player not in room.table.missing_contributions():
        raise Refused("not_wanted", "nothing is wanted from you: the deal needs no part of yours")
    room.commit(SeedContributed(player, request.give))
    room.deal_when_ready()


def hand(room: LocalRoom, guest: str, request: Request) -> None:
    player = seat(room, guest)
    must_run(room)
    if request.hand == "me" and player in room.table.removed:
        removal.ask_to_return(room, player)
        return
    removal.must_not_be_removed(room, player)
    level = "" if request.hand == "me" else str(request.hand)
    if level == room.table.stand_in(player):
        return
    room.commit(StandInChanged(player, level, True))


# ------------------------------------------------------------------ what all must want


def pause(room: LocalRoom, guest: str, request: Request) -> None:
    player = seat(room, guest)
    must_run(room)
    removal.must_not_be_removed(room, player)
    if request.pause == room.table.paused:
        return
    if guest == room.row.host_id:
        room.commit(PauseChanged(bool(request.pause)))
    else:
        put(room, "pause" if request.pause else "resume", player)


def put(room: LocalRoom, what: What, player: int) -> None:
    """Ask all other people; if nobody need be waited for, do it."""
    if room.vote and room.vote.by != player:
        raise removal.busy_with_a_question()
    if room.timer.waited_for([player]):
        room.commit(VoteOpened(what, player))
    else:
        room.commit(PauseChanged(what == "pause"))


def agree(room: LocalRoom, guest: str, request: Request) -> None:
    player = seat(room, guest)
    if room.vote is None:
        raise Refused("not_asked", "nobody has asked the table anything")
    if player == room.vote.about:
        raise Refused("about_you", "this question is about you: the others decide it")
    is_asker = (room.vote.what, room.vote.by) == ("return", player)
    withdraws = not request.agree and room.table.has_requested_return(player)
    if not is_asker and not withdraws:
        removal.must_not_be_removed(room, player)
    said = room.vote.agreed if request.agree else room.vote.refused
    if player not in said:
        room.commit(VoteCast(player, bool(request.agree)))


def answer(room: LocalRoom) -> None:
    """Do what was asked for, if nobody is waited for any more."""
    asked = room.vote
    if asked is None or room.status != "running":
        return
    if asked.what == "remove":
        removal.settle_removal(room, asked)
    elif asked.what == "return":
        removal.settle_return(room, asked)
    elif not room.is_person(asked.by):  # who wanted it has left, or lets a bot play
        room.commit(VoteCast(asked.by, False))
    elif not room.timer.waited_for(asked.agreed):
        room.commit(PauseChanged(asked.what == "pause"))


def forget_question(room: LocalRoom) -> None:
    """When a table is opened again, nobody who was here is; who need not be waited for was.

    A request to return stands: it is granted by time, also if that passed meanwhile.
    """
    kept = room.settings.slow or (room.vote is not None and room.vote.what == "return")
    if room.vote and room.status == "running" and not kept:
        room.commit(VoteCast(room.vote.by, False))


# -------------------------------------------------------------------------------- talk


async def chat(room: LocalRoom, guest: str, request: Request) -> None:
    text = " ".join(TURNS.sub("", clean(request.chat or "")).split())
    if not guest:
        raise Refused("nameless", "who wants to speak needs a name")
    if not 1 <= len(text) <= MAX_CHAT_CHARS:
        told = f"a line has 1 to {MAX_CHAT_CHARS} characters: got {len(text)}"
        raise Refused("line", told, most=MAX_CHAT_CHARS)
    if guest in room.muted:
        raise Refused("muted", "the host does not let you speak here")
    room.house.limit("chat", guest)
    room.has_chat = True
    line = await room.house.store.chat.append(room.id, guest, text)
    await room.load_names([guest])
    room.post_chat(line)
    room.house.bus.chat_posted(room, room.chat_line(line))


async def report(room: LocalRoom, guest: str, request: Request) -> None:
    text = (request.text or "").strip()
    if not guest or not 1 <= len(text) <= MAX_CHAT_CHARS:
        raise Refused("text", f"a report says why, in 1 to {MAX_CHAT_CHARS} characters of `text`")
    room.house.limit("reports", guest)
    accused = str(request.report)
    if not await room.house.store.guests.get(accused):
        raise Refused("no_guest", "there is no such guest")
    await room.house.store.moderation.report(accused, guest, room.id, text)


async def pace(room: LocalRoom, guest: str, request: Request) -> None:
    removal.must_not_be_removed(room, seat(room, guest))
    assert request.pace is not None
    if request.pace != room.settings.pace and room.status in ("open", "running"):
        wanted = replace(room.settings, pace=request.pace)
        await room.house.store.tables.change_terms(room.id, wanted.plain())
        room.settings.pace = request.pace
        room.announce()


Handler = Callable[["LocalRoom", str, Request], Awaitable[None] | None]
COMMAND_HANDLERS: dict[str, Handler] = {
    "do": do,
    "give": give,
    "hand": hand,
    "pause": pause,
    "agree": agree,
    "pace": pace,
    "chat": chat,
    "report": report,
    "start": seating.start,
    "kick": seating.kick,
    "mute": seating.mute,
    "unmute": seating.unmute,
    "leave": seating.leave,
    "rematch": seating.rematch,
}
