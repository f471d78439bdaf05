"""Chat, reports, and how fast bots play: commands that change neither the match nor its seats."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import MAX_CHAT_CHARS, Request
from funnymoney.server.rooms.commands import seat_of
from funnymoney.server.rooms.removal import must_not_be_removed
from funnymoney.server.rooms.room import Room
from funnymoney.server.store.schema import clean

# They turn the direction of all that follows, also of what others have written beside it.
TEXT_DIRECTION = re.compile("[\u202a-\u202e\u2066-\u2069]")


async def chat(room: Room, guest: str, request: Request) -> None:
    text = " ".join(TEXT_DIRECTION.sub("", clean(request.chat or "")).split())
    if not guest:
        raise Refused("nameless", "who wants to speak needs a name")
    if not 1 <= len(text) <= MAX_CHAT_CHARS:
        told = f"a line has 1 to {MAX_CHAT_CHARS} characters: got {len(text)}"
        raise Refused("line", told, most=MAX_CHAT_CHARS)
    if guest in room.muted:
        raise Refused("muted", "the host does not let you speak here")
    room.services.limits.check("chat", guest)
    room.has_chat = True
    line = await room.services.store.chat.append(room.id, guest, text)
    await room.load_names([guest])
    room.post_chat(line)
    room.services.bus.chat_posted(room.presence.remote, room.id, room.chat_line(line))


async def report(room: Room, guest: str, request: Request) -> None:
    text = (request.text or "").strip()
    if not guest or not 1 <= len(text) <= MAX_CHAT_CHARS:
        raise Refused("text", f"a report says why, in 1 to {MAX_CHAT_CHARS} characters of `text`")
    room.services.limits.check("reports", guest)
    accused = str(request.report)
    if not await room.services.store.guests.get(accused):
        raise Refused("no_guest", "there is no such guest")
    await room.services.store.moderation.report(accused, guest, room.id, text)


async def pace(room: Room, guest: str, request: Request) -> None:
    must_not_be_removed(room, seat_of(room, guest))
    assert request.pace is not None
    if request.pace != room.settings.pace and room.status in ("open", "running"):
        wanted = replace(room.settings, pace=request.pace)
        await room.services.store.tables.change_terms(room.id, wanted.plain())
        room.settings.pace = request.pace
        room.announce()


TALK: dict[str, Callable[[Room, str, Request], Awaitable[None]]] = {
    "chat": chat,
    "report": report,
    "pace": pace,
}
