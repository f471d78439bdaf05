"""A room: a table with its viewers. Here people join, leave and are sent things.

`local.py` is the room of a table that lives in this process, `remote.py` that of one which lives
in another.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence

from funnymoney.server.protocol.errors import UNAVAILABLE, Refused, refusal
from funnymoney.server.protocol.messages import (
    VERSION,
    WRITER,
    Line,
    Message,
    Request,
    TableInfo,
)
from funnymoney.server.rooms.info import table_info
from funnymoney.server.rooms.loading.replay_log import apply_again
from funnymoney.server.rooms.services import RoomServices
from funnymoney.server.rooms.state import RoomState
from funnymoney.server.store import rows
from funnymoney.server.table.events import Event
from funnymoney.server.table.viewers import Delivery, Viewer

REPLAY_BATCH = 20  # events applied before others have their turn
MAX_CHAT_LINES = 100  # that a newcomer is shown


def private() -> Refused:
    return Refused("private", "nobody may look on here: only those who play")


def kicked() -> Refused:
    return Refused("kicked", "the host of this table does not let you in")


class Room(RoomState):
    """What both kinds of room have in common."""

    def __init__(self, services: RoomServices, loaded: rows.Loaded, names: dict[str, str]) -> None:
        super().__init__(loaded, names)
        self.services = services
        self.refresh_lock = asyncio.Lock()
        self.info_hash = 0  # of the table as everybody knows it

    async def replay_log(self, moves: Sequence[rows.Move]) -> None:
        """Apply again what was done at the table before; others may go on meanwhile.

        Not if it was closed and only other rules could play it: then the seats are all there is.
        """
        if self.row.edition != self.table.game.edition:
            self.table.entries = len(moves)
            return
        for number, move in enumerate(moves):
            event = apply_again(self.table, move)
            self.table.run_clock(event, move.time / 1000)
            if number % REPLAY_BATCH == 0:
                await asyncio.sleep(0)

    # ---------------------------------------------------------------------- viewers

    async def join(self, viewer: Viewer) -> None:
        """Let somebody in, and send them all there is for them."""
        self.last_used = time.time()
        viewer.player = self.seat_of(viewer.guest)
        if not self.may_look(viewer):
            raise private()
        lines = await self.chat_lines()
        await self.catch_up()
        if self.closed:
            raise Refused("moved", "this table has just moved: come again")
        if viewer.guest in self.kicked:  # while they were on their way in
            raise kicked()
        viewer.player = self.seat_of(viewer.guest)
        if not self.may_look(viewer):  # the cards were dealt while they were on their way in
            raise private()
        self.deliver([(viewer, self.full_message(viewer, self.table.join(viewer), lines))])
        self.joined(viewer)

    def may_look(self, viewer: Viewer) -> bool:
        """Whether somebody may see this table: who shall sit down must find it first.

        Before the deal there is nothing to look on at; then it is for those who play, and for
        others only if the table was opened so.
        """
        seated = self.seat_of(viewer.guest) is not None
        return seated or self.settings.watch or self.table.match is None

    async def catch_up(self) -> None:
        """Make sure that whoever joins is told everything that anybody was told before."""

    def full_message(self, viewer: Viewer, message: Message, lines: list[Line] | None) -> bytes:
        message.version = VERSION
        message.you = viewer.player
        message.guest = viewer.guest
        message.table = self.info()
        message.chat = lines
        return WRITER.encode(message)

    def leave(self, viewer: Viewer) -> None:
        if not self.closed:
            self.table.leave(viewer)
            self.left(viewer)

    def joined(self, viewer: Viewer) -> None:
        """Note that somebody is there now."""

    def left(self, viewer: Viewer) -> None:
        """Note that somebody has gone."""

    def reseat(self) -> None:
        """Show all viewers what is seen from where they sit now."""
        for viewer in self.table.viewers():
            seat = self.seat_of(viewer.guest)
            if seat != viewer.player:
                self.table.leave(viewer)
                viewer.player = seat
                message = self.table.join(viewer)
                if not self.may_look(viewer):
                    refuse_viewer(viewer)
                else:
                    self.deliver([(viewer, self.full_message(viewer, message, None))])

    def remove_guest(self, guest: str, reason: str) -> None:
        """Close every connection of a guest; who is kicked does not come in any more."""
        if reason == "kicked":
            self.kicked |= {guest}
        for viewer in self.table.viewers():
            if viewer.guest == guest:
                disconnect(viewer, reason)

    def strangers(self) -> list[Viewer]:
        return [viewer for viewer in self.table.viewers() if not self.may_look(viewer)]

    def refuse_strangers(self) -> None:
        """Close the connections of those who may not look on any more."""
        for viewer in self.strangers():
            refuse_viewer(viewer)

    # ---------------------------------------------------------------------- sending

    def apply(self, event: Event, now: float) -> list[Delivery]:
        """Do what an event says; return what is to be sent, to nobody who may not look on."""
        before = self.table.match
        deliveries = self.table.apply(event, now)
        if before is not None or self.table.match is None:
            return deliveries
        strangers = self.strangers()
        self.refuse_strangers()
        return [(viewer, payload) for viewer, payload in deliveries if viewer not in strangers]

    def deliver(self, deliveries: list[Delivery]) -> None:
        """Send what shows the table, after all that was sent before."""
        for viewer, payload in deliveries:
            viewer.send(payload)

    def deliver_to(self, viewer: Viewer, payload: bytes) -> None:
        """Send one viewer what they alone have asked for."""
        viewer.send(payload)

    def broadcast(self, message: Message) -> None:
        payload = WRITER.encode(message)
        self.deliver([(viewer, payload) for viewer in self.table.viewers()])

    def announce(self) -> None:
        """Tell everybody about the table, if that is news."""

    def info(self) -> TableInfo:
        """Return the table as everybody may know it."""
        return table_info(self)

    def saved_info(self) -> TableInfo:
        """Return the same as of the last event that is saved."""
        return self.info()

    def saved_acting(self) -> list[int]:
        """Return who owes a choice as of the last event that is saved."""
        return self.table.acting()

    # ------------------------------------------------------------------------- chat

    async def chat_lines(self) -> list[Line]:
        if not self.has_chat:
            return []
        found = await self.services.store.chat.list(self.id, most=MAX_CHAT_LINES)
        await self.load_names(line.guest_id for line in found)
        return [self.chat_line(line) for line in found]

    def chat_line(self, line: rows.Line) -> Line:
        guest = line.guest_id or ""
        name = self.names.get(guest, "")
        return Line(line.seq, name, line.text, line.time, guest, self.seat_of(guest))

    def post_chat(self, line: rows.Line) -> None:
        """Tell everybody what somebody has said: it is saved already, and speaks of no choice."""
        payload = WRITER.encode(Message(chat=[self.chat_line(line)]))
        for viewer in self.table.viewers():
            self.deliver_to(viewer, payload)

    async def load_names(self, guests: Iterable[str | None], *, anew: bool = False) -> None:
        """Look up names: those not known yet or, `anew`, also those that may have changed."""
        unknown = {guest for guest in guests if guest and (anew or guest not in self.names)}
        if unknown:
            found = await self.services.store.guests.get(*unknown)
            self.names |= {known: guest.name for known, guest in found.items()}

    # ------------------------------------------------------------------- for others

    async def handle(self, viewer: Viewer, request: Request) -> None:
        """Carry out a command of a viewer, or raise what is in its way."""
        raise NotImplementedError

    async def refresh(self) -> None:
        """Look in the store for what others have changed."""
        raise NotImplementedError

    def close(self, reason: str) -> None:
        """Let go of everything at once; who was there comes back and finds the room opened anew."""
        self.closed = True
        for viewer in self.table.viewers():
            disconnect(viewer, reason)
        self.services.on_closed(self.id)


def refuse_viewer(viewer: Viewer) -> None:
    viewer.send(WRITER.encode(refusal(private())))
    viewer.end("private")


def disconnect(viewer: Viewer, reason: str) -> None:
    """Say goodbye and close a connection.

    While the store is away that is a refusal: pages of an earlier version know no such goodbye,
    and would not come back.
    """
    unavailable = reason == "unavailable"
    viewer.send(WRITER.encode(UNAVAILABLE if unavailable else Message(bye=reason)))
    viewer.end(reason)
