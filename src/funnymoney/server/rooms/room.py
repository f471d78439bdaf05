"""A room: a table with its doors. Here people come, go and are told things.

`own.py` is the room of a table that lives in this process, `far.py` that of one which lives in
another.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from funnymoney.core.errors import BadOption, BadPlayers
from funnymoney.games import game_named
from funnymoney.server.protocol.errors import Refused, refusal
from funnymoney.server.protocol.messages import (
    VERSION,
    WRITER,
    Line,
    Message,
    Request,
    TableInfo,
    Times,
    Vote,
)
from funnymoney.server.rooms.info import table_info
from funnymoney.server.rooms.replay_log import apply_again
from funnymoney.server.rooms.table_rows import read_settings
from funnymoney.server.store import rows
from funnymoney.server.store.errors import DamagedTable
from funnymoney.server.table.clock import Clock
from funnymoney.server.table.events import (
    DowntimeNoted,
    Event,
    PauseChanged,
    Played,
    StandInChanged,
)
from funnymoney.server.table.presence import Presence
from funnymoney.server.table.table import Delivery, Table, Viewer, no_clock

if TYPE_CHECKING:
    from funnymoney.server.rooms.registry import RoomRegistry

REPLAY_BATCH = 20  # moves brought back before others have their turn
MAX_CHAT_LINES = 100  # of chat that a newcomer is shown
# An empty set of its own would take 216 bytes of every table.
NOBODY: frozenset[str] = frozenset()
NO_PLAYER: frozenset[int] = frozenset()
NOTHING: dict[str, object] = {}


def private() -> Refused:
    return Refused("private", "nobody may look on here: only those who play")


def kicked() -> Refused:
    return Refused("kicked", "the host of this table does not let you in")


class Room:
    """What both kinds of room have in common."""

    def __init__(self, house: RoomRegistry, loaded: rows.Loaded, names: dict[str, str]) -> None:
        about = loaded.table
        self.house = house
        self.id = about.id
        self.seats = list(loaded.seats)
        self.names = names
        game = game_named(about.game)
        try:
            self.table = Table(self.id, game, len(self.seats), about.options, self.times)
        except (BadOption, BadPlayers) as error:  # they were good when they were stored
            raise DamagedTable(self.id, "its options do not fit the rules") from error
        self.update_row(about)
        self.status = loaded.table.status
        self.presence = Presence()
        self.kicked: frozenset[str] = NOBODY  # who was shown out, as far as known here
        self.advised: frozenset[int] = NO_PLAYER  # for whom an expert thinks just now
        self.clock = Clock(self.settings.clock, len(self.seats))
        self.shown_s = list(self.clock.remaining_s)  # as others have seen it run
        self.closed = False
        self.refresh_lock = asyncio.Lock()
        self.last_used = time.time()
        self.info_hash = 0  # a hash of the table as everybody knows it

    def update_row(self, about: rows.Table) -> None:
        """Note all about the table; of what is kept elsewhere, too, nothing is kept twice."""
        self.settings = read_settings(about)
        self.row = replace(about, terms=NOTHING, options=self.table.options)

    async def replay_log(self, moves: Sequence[rows.Move]) -> None:
        """Do again what was done at the table before; others may go on meanwhile.

        Not if it was closed and only other rules could play it: then the seats are all there is.
        """
        if self.row.edition != self.table.game.edition:
            self.table.entries = len(moves)
            return
        for number, move in enumerate(moves):
            event = apply_again(self.table, move)
            self.run_clock(event, move.time / 1000)
            if number % REPLAY_BATCH == 0:
                await asyncio.sleep(0)

    @property
    def vote(self) -> Vote | None:
        """What the people at the table are asked to agree to."""
        return self.table.vote

    # ------------------------------------------------------------------------ clock

    def run_clock(self, event: Event, now: float) -> None:
        if self.settings.clock.kind == "none":
            return
        if isinstance(event, Played):
            self.clock.note_choice(event.player, now)
            if event.word[0] not in self.table.game.secret_verbs:
                self.shown_s[event.player] = self.clock.remaining_s[event.player]
        elif isinstance(event, PauseChanged):
            self.clock.pause(now) if event.on else self.clock.resume()
        elif isinstance(event, DowntimeNoted):
            self.clock.credit(event.seconds, now)
        elif isinstance(event, StandInChanged) and not event.level:
            self.clock.give_grace(event.player, now)
        self.update_clock(now)

    def update_clock(self, now: float) -> None:
        """Let it run for the people who owe a choice as things stand, and for nobody else."""
        if self.settings.clock.kind == "none":
            return
        self.clock.run_for(filter(self.is_person, self.table.acting()), now)
        self.clock.open_window(
            self.window(), filter(self.is_person, self.table.shown_acting()), now
        )

    def window(self) -> int | None:
        """Name this moment, if several are asked and nobody may know who of them has answered.

        It has the same name as long as nobody who looks on sees anything change.
        """
        acting, shown = self.table.acting(), self.table.shown_acting()
        if not acting or len(shown) < 2:
            return None
        self.table.decompress()  # seats may be read while the table is small
        match = self.table.running()
        verbs = {offer["verb"] for offer in match.state.offers(acting[0])}
        if not verbs <= self.table.game.secret_verbs:
            return None
        return hash((len(match.news(None)), WRITER.encode(match.view(None))))

    def times(self, player: int | None) -> Times | None:
        """Return what a viewer may know of everybody's time."""
        if self.settings.clock.kind == "none":
            return None
        left = list(self.shown_s)
        if player is not None:
            left[player] = self.clock.remaining(player, time.time())
        running = [] if self.table.paused else self.table.shown_acting()
        return Times([round(seconds, 1) for seconds in left], running)

    # ----------------------------------------------------------------------- people

    def seat_of(self, guest: str) -> int | None:
        for seat in self.seats if guest else ():
            if seat.guest_id == guest:
                return seat.player
        return None

    def is_person(self, player: int) -> bool:
        """Whether a person, and no bot, plays this seat now."""
        return self.seats[player].kind == "person" and not self.table.stand_in(player)

    def people(self) -> list[int]:
        return [seat.player for seat in self.seats if self.is_person(seat.player)]

    def is_here(self, player: int) -> bool:
        return self.presence.has(self.seats[player].guest_id)

    def is_overdue(self, player: int) -> bool:
        """Whether somebody has been away for longer than the table allows, as far as known here."""
        return False

    def level(self, player: int) -> str:
        """Return the level of the bot that plays a seat, if a bot plays it."""
        seat = self.seats[player]
        return (seat.level or "") if seat.kind == "bot" else self.table.stand_in(player)

    async def join(self, viewer: Viewer) -> None:
        """Let somebody in, and send him all there is for him."""
        self.last_used = time.time()
        viewer.player = self.seat_of(viewer.guest)
        if not self.may_look(viewer):
            raise private()
        lines = await self.chat_lines()
        await self.catch_up()
        if self.closed:
            raise Refused("moved", "this table has just moved: come again")
        if viewer.guest in self.kicked:  # while he was on his way in
            raise kicked()
        viewer.player = self.seat_of(viewer.guest)
        if not self.may_look(viewer):  # the cards were dealt while he was on his way in
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

    def refuse_viewer(self, viewer: Viewer) -> None:
        viewer.send(WRITER.encode(refusal(private())))
        viewer.end("private")

    async def catch_up(self) -> None:
        """Make sure that whoever joins is told everything that anybody was told before."""

    async def chat_lines(self) -> list[Line]:
        found = await self.house.store.chat.list(self.id, most=MAX_CHAT_LINES)
        await self.load_names(line.guest_id for line in found)
        return [self.chat_line(line) for line in found]

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
        """Show everybody what is seen from where he sits now."""
        for viewer in self.table.viewers():
            seat = self.seat_of(viewer.guest)
            if seat != viewer.player:
                self.table.leave(viewer)
                viewer.player = seat
                message = self.table.join(viewer)
                if not self.may_look(viewer):
                    self.refuse_viewer(viewer)
                else:
                    self.deliver([(viewer, self.full_message(viewer, message, None))])

    def remove_guest(self, guest: str, reason: str) -> None:
        """Close every connection of a guest; who is kicked does not come in any more."""
        if reason == "kicked":
            self.kicked |= {guest}
        for viewer in self.table.viewers():
            if viewer.guest == guest:
                self.house.disconnect_viewer(viewer, reason)

    # ---------------------------------------------------------------------- telling

    def apply(self, event: Event, now: float) -> list[Delivery]:
        """Do what an event says; return what is to be told, to nobody who may not look on."""
        before = self.table.match
        deliveries = self.table.apply(event, lambda: self.run_clock(event, now))
        if before is not None or self.table.match is None:
            return deliveries
        strangers = self.strangers()
        self.refuse_strangers()
        return [(viewer, payload) for viewer, payload in deliveries if viewer not in strangers]

    def strangers(self) -> list[Viewer]:
        return [viewer for viewer in self.table.viewers() if not self.may_look(viewer)]

    def refuse_strangers(self) -> None:
        """Close the connections of those who may not look on any more."""
        for viewer in self.strangers():
            self.refuse_viewer(viewer)

    def deliver(self, deliveries: list[Delivery]) -> None:
        """Send deliveries, after all that was said before."""
        for viewer, payload in deliveries:
            viewer.send(payload)

    def deliver_to(self, viewer: Viewer, payload: bytes) -> None:
        """Send one viewer what he alone has asked for."""
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

    def chat_line(self, line: rows.Line) -> Line:
        guest = line.guest_id or ""
        name = self.names.get(guest, "")
        return Line(line.seq, name, line.text, line.time, guest, self.seat_of(guest))

    async def load_names(self, guests: Iterable[str | None], *, anew: bool = False) -> None:
        """Look up names: those not known yet or, `anew`, also those that may have changed."""
        unknown = {guest for guest in guests if guest and (anew or guest not in self.names)}
        if unknown:
            found = await self.house.store.guests.get(*unknown)
            self.names |= {known: guest.name for known, guest in found.items()}

    # -------------------------------------------------------------------- for others

    async def handle(self, viewer: Viewer, request: Request) -> None:
        """Grant a wish of a viewer, or raise what is in its way."""
        raise NotImplementedError

    async def refresh(self) -> None:
        """Look in the store for what others have changed."""
        raise NotImplementedError

    def close(self, reason: str) -> None:
        """Let go of everything, and send all viewers away."""
        self.closed = True
        for viewer in self.table.viewers():
            self.house.disconnect_viewer(viewer, reason)
        self.table.times = no_clock  # which refers to this room: it is freed at once without that
