"""A room in which nothing of an event is sent before the event is saved.

What is to be sent is worked out at once, in the order of events, and waits in `unsaved`. Whoever
sees nothing of an event waits for nothing: a wait would tell of a sealed choice.
"""

from __future__ import annotations

import asyncio
import time

from funnymoney.server.protocol.messages import WRITER, Message, TableInfo
from funnymoney.server.rooms.room import Room
from funnymoney.server.rooms.services import RoomServices
from funnymoney.server.rooms.unsaved import NONE_OF_THEM, Unsaved, last_delivery, last_shown
from funnymoney.server.store import StoreError, rows
from funnymoney.server.store.errors import DamagedTable, StoreUnavailable
from funnymoney.server.table.events import Dealt, Event, Played
from funnymoney.server.table.viewers import Delivery, Viewer


class SavingRoom(Room):
    """Applies events, has them stored, and sends what they show when they are on the disk."""

    def __init__(self, services: RoomServices, loaded: rows.Loaded, names: dict[str, str]) -> None:
        super().__init__(services, loaded, names)
        # What is told once it is saved: seldom more than one, and an empty deque takes 760 bytes.
        self.unsaved: list[Unsaved] = []

    # ------------------------------------------------------------------------ saving

    def write(self, event: Event) -> None:
        """Apply an event in memory, and have it stored."""
        self.last_used = time.time()
        self.unsaved.append(self.apply_unsaved(event, self.last_used))
        try:
            written = self.services.store.keep(self.id, self.table.entries - 1, event)
        except StoreError as error:
            self.fail(error)
            raise
        written.add_done_callback(self.on_durable)
        if isinstance(event, Dealt):
            self.status = "running"

    def apply_unsaved(self, event: Event, now: float) -> Unsaved:
        """Do what an event says; return what is told of it later, and how things stood before."""
        self.table.decompress()
        match, vote = self.table.match, self.vote
        unsaved = Unsaved.before(event, match, now)
        is_choice = isinstance(event, Played)
        info = None if is_choice and vote is None else self.info()
        heard = len(match.told) if match else 0
        unsaved.deliveries = self.apply(event, now)
        if match:
            unsaved.told = frozenset(to for to, _ in match.told[heard:])
        if not is_choice or self.vote is not vote:
            unsaved.info = info
        elif self.table.over:  # `status` still says that it runs
            unsaved.info = self.info()
        return unsaved

    def on_durable(self, answer: asyncio.Future[None]) -> None:
        error = None if answer.cancelled() else answer.exception()
        if isinstance(error, DamagedTable) and not self.closed:
            self.services.on_damage(error)
        if answer.cancelled() or error is not None:
            self.fail(error)
        elif not self.closed:
            saved = self.unsaved.pop(0)
            self.services.metrics.moves.inc()
            self.services.metrics.durable.observe(time.time() - saved.since)
            self.publish(saved)
            if not self.unsaved:
                self.on_all_saved()

    def on_all_saved(self) -> None:
        """See to what may be told only of a table of which all is saved."""

    def publish(self, saved: Unsaved) -> None:
        """Send what has waited for an event."""
        if saved.is_deal:
            super().refuse_strangers()
        for viewer, payload in saved.deliveries:
            viewer.send(payload)
        if self.presence.remote:
            self.services.bus.log_advanced(self.presence.remote, self.id)
        if saved.info_elsewhere is not None:
            self.tell_elsewhere(saved.info_elsewhere)

    def refuse_strangers(self) -> None:
        """Do so when the deal is saved."""

    def fail(self, error: BaseException | None = None) -> None:
        """What is in memory is ahead of what is saved: forget it, and begin again from there."""
        if not self.closed:
            self.services.metrics.commits_failed.inc()
            away = isinstance(error, StoreUnavailable) and not error.is_contention
            self.close("unavailable" if away else "moved")

    # ----------------------------------------------------------------------- sending

    def deliver(self, deliveries: list[Delivery]) -> None:
        """Send what shows the table as it is, after the unsaved events that it shows."""
        if not self.unsaved:
            super().deliver(deliveries)
            return
        match = self.table.match
        now = match.state if match else None
        players = {viewer.player for viewer, _ in deliveries}
        shown = {player: last_shown(self.unsaved, player, now) for player in players}
        for viewer, payload in deliveries:
            place = max(shown[viewer.player], last_delivery(self.unsaved, viewer))
            self.deliver_after(place, viewer, payload)

    def deliver_to(self, viewer: Viewer, payload: bytes) -> None:
        """Send one viewer an answer, or a line of chat, after all that they are about to be told.

        What it speaks of is saved by then: their own choices, and all that everybody sees. It does
        not wait for more, or it would be late when somebody has just made a sealed choice.
        """
        self.deliver_after(last_delivery(self.unsaved, viewer), viewer, payload)

    def deliver_after(self, place: int, viewer: Viewer, payload: bytes) -> None:
        """Send something once an unsaved event is saved, or at once."""
        if place == NONE_OF_THEM:
            viewer.send(payload)
        else:
            self.unsaved[place].deliveries.append((viewer, payload))

    def saved_info(self) -> TableInfo:
        before = (unsaved.info for unsaved in self.unsaved if unsaved.info is not None)
        return next(before, None) or self.info()

    def saved_acting(self) -> list[int]:
        return self.unsaved[0].acting() if self.unsaved else super().saved_acting()

    def announce(self) -> None:
        """Tell everybody about the table, if that is news."""
        if self.closed:
            return
        info = self.info()
        told = hash(WRITER.encode(info))
        if told != self.info_hash:
            self.info_hash = told
            self.broadcast(Message(table=info))
            self.announce_elsewhere(info)

    def announce_elsewhere(self, info: TableInfo) -> None:
        """Tell other processes about the table, but nothing that is not saved."""
        shown = [unsaved for unsaved in self.unsaved if unsaved.info is not None]
        if shown:
            shown[-1].info_elsewhere = info
        else:
            self.tell_elsewhere(info)

    def tell_elsewhere(self, info: TableInfo) -> None:
        self.services.bus.info_changed(self.presence.remote, self.id, info)
