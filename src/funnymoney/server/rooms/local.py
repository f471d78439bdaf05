"""The room of a table that lives in this process: what is done there is kept, then told."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from funnymoney.core.fairness import Promise
from funnymoney.server.protocol.messages import WRITER, Line, Message, Request, TableInfo
from funnymoney.server.rooms.bots import BotDriver
from funnymoney.server.rooms.commands import answer, do, forget_question, grant
from funnymoney.server.rooms.hints import give_hint
from funnymoney.server.rooms.room import NOBODY, Room
from funnymoney.server.rooms.seating import fill_gaps
from funnymoney.server.rooms.timers import RoomTimer
from funnymoney.server.rooms.undealable import close_room
from funnymoney.server.rooms.unsaved import NONE_OF_THEM, Unsaved, last_delivery, last_shown
from funnymoney.server.store import StoreError, rows
from funnymoney.server.store.errors import DamagedTable, StoreUnavailable
from funnymoney.server.table.events import (
    ContributionWithdrawn,
    DealPromised,
    Dealt,
    DowntimeNoted,
    Event,
    PersonRemoved,
    Played,
    ReturnRefused,
    StandInChanged,
    VoteCast,
)
from funnymoney.server.table.table import Delivery, Viewer

if TYPE_CHECKING:
    from funnymoney.server.rooms.registry import RoomRegistry
    from funnymoney.server.store.repositories.openings import Stored

SLEEP_HORIZON_S = 600.0  # seconds


class LocalRoom(Room):
    """The one place where a table is changed."""

    def __init__(self, house: RoomRegistry, loaded: rows.Loaded, stored: Stored) -> None:
        super().__init__(house, loaded, dict(stored.names))
        self.muted, self.kicked = stored.bans.muted or NOBODY, stored.bans.out or NOBODY
        self.has_chat = stored.has_chat
        # What is told once it is kept: seldom more than one, and an empty deque takes 760 bytes.
        self.unsaved: list[Unsaved] = []
        self.is_quiet = False
        self.notified: dict[int, int] = {}  # players told of their turn, and at which step
        self.bots = BotDriver(self)
        self.timer = RoomTimer(self)

    # --------------------------------------------------------------------- changing

    def commit(self, event: Event) -> None:
        """Do what an event says, write it down, and then tell all who may know."""
        asked = self.vote
        self.last_used = time.time()
        self.unsaved.append(self.apply_unsaved(event, self.last_used))
        try:
            written = self.house.store.keep(self.id, self.table.entries - 1, event)
        except StoreError as error:
            self.fail(error)
            raise
        written.add_done_callback(self.on_durable)
        self.react(event)
        if self.vote is not asked:
            self.announce()

    def apply_unsaved(self, event: Event, now: float) -> Unsaved:
        """Do what an event says; return what is told of it later, and how things stood before."""
        self.table.decompress()
        match, asked = self.table.match, self.vote
        unsaved = Unsaved.before(event, match, now)
        is_choice = isinstance(event, Played)
        info = None if is_choice and asked is None else self.info()
        heard = len(match.told) if match else 0
        unsaved.deliveries = self.apply(event, now)
        if match:
            unsaved.told = frozenset(to for to, _ in match.told[heard:])
        if not is_choice or self.vote is not asked:
            unsaved.info = info
        elif self.table.over:  # `status` still says that it runs
            unsaved.info = self.info()
        return unsaved

    def on_durable(self, answer: asyncio.Future[None]) -> None:
        error = None if answer.cancelled() else answer.exception()
        if isinstance(error, DamagedTable) and not self.closed:
            self.house.spawn(self.house.take_out_of_service(error))
        if answer.cancelled() or error is not None:
            self.fail(error)
        elif not self.closed:
            saved = self.unsaved.pop(0)
            self.house.metrics.moves.inc()
            self.house.metrics.durable.observe(time.time() - saved.since)
            self.publish(saved)
            if not self.unsaved:
                self.notify_absent()

    def publish(self, saved: Unsaved) -> None:
        """Send what has waited for an event."""
        if saved.is_deal:
            super().refuse_strangers()
        for viewer, payload in saved.deliveries:
            viewer.send(payload)
        if self.presence.remote:
            self.house.bus.log_advanced(self)
        if saved.info_elsewhere is not None:
            self.house.bus.info_changed(self, saved.info_elsewhere)

    def refuse_strangers(self) -> None:
        """Do so when the deal is saved."""

    def fail(self, error: BaseException | None = None) -> None:
        """What is in memory is ahead of what is kept: forget it, and begin again from there."""
        if not self.closed:
            self.house.metrics.commits_failed.inc()
            away = isinstance(error, StoreUnavailable) and not error.is_contention
            self.house.drop(self, "unavailable" if away else "moved")

    def react(self, event: Event) -> None:
        """See to all that follows from a change."""
        if isinstance(event, Dealt):
            self.status = "running"
        if isinstance(event, (VoteCast, StandInChanged, PersonRemoved, ReturnRefused)):
            answer(self)  # there may be nobody left who has not answered
        if self.table.over and self.status == "running":
            self.status = "finished"
            self.house.run_to_end(self.archive(self.store_result()))
        if not isinstance(event, Played) or self.status != "running":
            self.announce()
            self.wake()
        elif not self.is_quiet:
            self.wake()

    def wake(self) -> None:
        """Let bots think and alarms ring, as things stand now."""
        if self.closed:
            return
        self.is_quiet = self.only_people_here()
        self.bots.wake()
        self.timer.reschedule()
        self.notify_absent()

    def only_people_here(self) -> bool:
        """Whether after a choice there is nobody to see to: only people, all here, no clock."""
        people = all(
            self.is_person(seat.player) and self.is_here(seat.player) for seat in self.seats
        )
        return people and self.settings.clock.kind == "none"

    def notify_absent(self) -> None:
        """In a slow game, tell those who owe a choice and are not here; once for each choice."""
        if self.house.pusher is None or not self.settings.slow or self.status != "running":
            return
        if self.unsaved:  # what they would be told is not saved yet
            return
        for player in self.table.acting():
            step = self.table.steps[player]
            guest = self.seats[player].guest_id
            away = self.is_person(player) and not self.is_here(player)
            if guest and away and self.notified.get(player) != step:
                self.notified[player] = step
                self.house.spawn(self.house.pusher.tell(guest, self.id))

    def store_result(self) -> asyncio.Future[None]:
        result = self.table.running().record.result
        assert result is not None
        summary = {"scores": result.scores, "shares": result.shares}
        return self.house.store.tables.finish(self.id, summary)

    async def archive(self, finished: asyncio.Future[None]) -> None:
        """Have record and tale made while the rules are still those of the match."""
        with suppress(StoreError):  # then it is not over yet: the room is opened again
            await finished
            self.house.archive_queue.add(self.id)

    def deal_when_ready(self) -> None:
        """Make a promise for the people who sit here, and deal when all is ready."""
        if self.status != "open":
            return
        people = [seat.player for seat in self.seats if seat.kind != "bot"]
        promise = self.table.promise
        if promise is None or list(promise.terms.people) != people:
            fresh = Promise.make(
                self.id, self.table.game, self.table.players, self.row.options, people
            )
            self.commit(DealPromised(fresh.secret, fresh.salt, people))
        if not self.table.missing_contributions() and not any(map(self.is_being_freed, self.seats)):
            self.deal()

    def deal(self) -> None:
        """Begin the match; where that fails although the options were checked, close the table."""
        try:
            self.table.rehearse_deal()
        except Exception as error:  # noqa: BLE001  whatever the rules make of this deal
            self.house.run_to_end(close_room(self, error))
            return
        self.commit(Dealt())
        self.house.store.tables.start(self.id)

    def is_being_freed(self, seat: rows.Seat) -> bool:
        """Whether a seat is open, or its person is just being shown out."""
        return seat.kind == "open" or seat.guest_id in self.kicked

    async def credit_downtime(self) -> None:
        """Let nobody pay for a time in which there was no house to hear him.

        It is written down: whoever brings the table back later counts the same seconds.
        """
        leases = self.house.store.leases
        closed = 0
        if self.settings.clock.kind != "none":
            closed = await leases.closed(self.id) + int(self.house.outages.lost(self.id) * 1000)
        if closed and self.clock.running_since:
            self.commit(DowntimeNoted(closed / 1000))
        if closed:
            await leases.make_up(self.id, self.table.entries)
        if not self.closed:
            self.house.outages.forget(self.id)

    async def reconcile(self) -> None:
        """Bring status and log together: the last process may have died between the two."""
        store = self.house.store.tables
        if self.status == "open" and self.table.match is not None:
            await store.start(self.id)
            self.status = "running"
        if self.status == "running" and self.table.over:
            finished = self.store_result()
            await finished
            self.status = "finished"
            self.house.spawn(self.archive(finished))
        if await fill_gaps(self):  # somebody was taken from the table while it slept
            await self.refresh()
        self.deal_when_ready()
        forget_question(self)

    async def handle(self, viewer: Viewer, request: Request) -> None:
        if request.do is not None and request == Request(do=request.do, step=request.step):
            do(self, viewer.guest, request)  # by far the most: straight on
        elif request.hint:
            give_hint(self, viewer, request)
        else:
            await grant(self, viewer.guest, request)

    async def refresh(self) -> None:
        async with self.refresh_lock:  # one after the other: what was read last is newest
            try:
                found = await self.house.store.tables.get(self.id)
                if found is None:
                    self.house.drop(self, "deleted")
                elif not self.closed:
                    await self.update_seats(found)
            except DamagedTable as error:
                self.house.on_damage(error)
        if not self.closed and await fill_gaps(self):
            await self.refresh()

    async def update_seats(self, found: rows.Listed) -> None:
        guests = [seat.guest_id for seat in found.seats]
        await self.load_names([*guests, found.table.host_id], anew=True)
        self.withdraw_contributions(guests)
        self.update_row(found.table)
        self.seats = list(found.seats)
        if found.table.status == "aborted":
            self.status = "aborted"
        self.update_clock(time.time())
        self.reseat()
        self.deal_when_ready()
        answer(self)
        self.announce()
        self.wake()

    def withdraw_contributions(self, guests: list[str | None]) -> None:
        """What was given from a seat counts no more when somebody else sits there."""
        for seat, guest in zip(list(self.seats), guests, strict=True):
            given = self.status == "open" and seat.player in self.table.contributions
            if given and seat.guest_id != guest:
                self.commit(ContributionWithdrawn(seat.player))

    # ------------------------------------------------------------------------ people

    def can_close(self) -> bool:
        """Whether nobody is there, nothing is being written, and nothing will happen soon."""
        due = self.timer.due()
        soon = due is not None and due < time.time() + SLEEP_HORIZON_S
        return not (self.presence.anybody() or self.unsaved or self.bots.tasks or soon)

    def should_play(self) -> bool:
        """Whether there is anybody to play for: bots do not play in an empty room.

        By a clock they do, for people who are away but play: not among themselves alone.
        """
        timed = self.settings.clock.kind != "none"
        return self.presence.anybody() or (timed and bool(self.people()))

    def joined(self, viewer: Viewer) -> None:
        self.presence.arrive(viewer.guest)
        self.welcome([viewer.guest])

    def welcome(self, guests: list[str]) -> None:
        """Give people who come back what was theirs."""
        self.last_used = time.time()
        for player in map(self.seat_of, guests):
            if player is not None:
                self.return_seat(player)
        self.announce()
        self.wake()

    def left(self, viewer: Viewer) -> None:
        self.presence.depart(viewer.guest)
        self.last_used = time.time()
        self.on_absence()

    def on_absence(self) -> None:
        """See what follows when somebody is there no more."""
        self.announce()
        self.wake()

    def forget_silent(self, since: float) -> None:
        """Let those be gone whose process has said nothing since then: it is dead."""
        if self.presence.forget_silent(since):
            self.on_absence()

    def process_gone(self, process: str) -> None:
        """Let those be gone who came by way of a process that is gone."""
        if self.presence.forget(process):
            self.on_absence()

    def is_overdue(self, player: int) -> bool:
        return self.timer.is_overdue(player)

    def return_seat(self, player: int) -> None:
        """Give a seat back to one who was away."""
        stood = self.table.stand_ins.get(player)
        if stood and stood.level and not stood.asked and self.status == "running":
            self.commit(StandInChanged(player, "", False))

    # ----------------------------------------------------------------------- telling

    async def chat_lines(self) -> list[Line]:
        return await super().chat_lines() if self.has_chat else []

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
        """Send one viewer an answer, or what was said, after all that he is about to be told.

        What it speaks of is kept by then: his own choices, and all that everybody sees. It does
        not wait for more, or it would be late when somebody has just made a sealed choice.
        """
        self.deliver_after(last_delivery(self.unsaved, viewer), viewer, payload)

    def deliver_after(self, place: int, viewer: Viewer, payload: bytes) -> None:
        """Send a payload once an unsaved event is saved, or at once."""
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
        told = WRITER.encode(info)
        if hash(told) != self.info_hash:
            self.info_hash = hash(told)
            self.broadcast(Message(table=info))
            self.announce_elsewhere(info)

    def announce_elsewhere(self, info: TableInfo) -> None:
        """Tell other processes about the table, but nothing that is not saved."""
        shown = [unsaved for unsaved in self.unsaved if unsaved.info is not None]
        if shown:
            shown[-1].info_elsewhere = info
        else:
            self.house.bus.info_changed(self, info)

    def post_chat(self, line: rows.Line) -> None:
        """Tell everybody what somebody has said: it is kept already, and speaks of no choice."""
        payload = WRITER.encode(Message(chat=[self.chat_line(line)]))
        for viewer in self.table.viewers():
            self.deliver_to(viewer, payload)

    def close(self, reason: str) -> None:
        self.bots.stop()
        self.timer.stop()
        super().close(reason)
