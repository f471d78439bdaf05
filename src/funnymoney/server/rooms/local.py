"""A room whose table is owned by this process: what is asked for there, and what follows from it.

`commit` is the one place where a table is changed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress

from funnymoney.server.ops.logs import fault, log_event
from funnymoney.server.protocol.messages import Request
from funnymoney.server.rooms.absence import note_absences
from funnymoney.server.rooms.bots import BotDriver
from funnymoney.server.rooms.commands import DECISIONS, choose, command_name, is_choice_alone
from funnymoney.server.rooms.hints import give_hint
from funnymoney.server.rooms.reactions import follow, next_of_deal, react
from funnymoney.server.rooms.saving import SavingRoom
from funnymoney.server.rooms.seating import SEATING, Outcome, fill_gaps, replace_host
from funnymoney.server.rooms.services import RoomServices
from funnymoney.server.rooms.state import NOBODY
from funnymoney.server.rooms.talk import TALK
from funnymoney.server.rooms.timers import RoomTimer, due_events, next_due
from funnymoney.server.rooms.votes import forget_vote, settle_vote
from funnymoney.server.store import StoreError, rows
from funnymoney.server.store.errors import DamagedTable
from funnymoney.server.store.repositories.openings import Stored
from funnymoney.server.table.events import (
    ContributionWithdrawn,
    Dealt,
    DowntimeNoted,
    Event,
    Played,
    StandInChanged,
)
from funnymoney.server.table.viewers import Viewer

logger = logging.getLogger(__name__)

SLEEP_HORIZON_S = 600.0  # a room in which something will happen so soon is not closed
# What ends by itself, or is limited otherwise; all else may be asked for again and again.
UNLIMITED = ("do", "give", "agree", "chat", "report")


class LocalRoom(SavingRoom):
    """The room of a table that lives in this process."""

    def __init__(self, services: RoomServices, loaded: rows.Loaded, stored: Stored) -> None:
        super().__init__(services, loaded, dict(stored.names))
        self.muted, self.kicked = stored.bans.muted or NOBODY, stored.bans.out or NOBODY
        self.has_chat = stored.has_chat
        self.is_quiet = False  # after a choice there is nobody to see to
        self.notified: dict[int, int] = {}  # players told of their turn, and at which step
        self.bots = BotDriver(self)
        self.timer = RoomTimer(self.on_time)

    # --------------------------------------------------------------------- commands

    async def handle(self, viewer: Viewer, request: Request) -> None:
        if is_choice_alone(request):  # by far the most: straight on
            self.submit_choice(choose(self, viewer.guest, request))
        elif request.hint:
            give_hint(self, viewer, request)
        else:
            await self.handle_command(viewer.guest, request)

    def submit_choice(self, events: list[Event]) -> None:
        if events:
            self.services.check_backlog()
            self.submit(events)

    async def handle_command(self, guest: str, request: Request) -> None:
        """Carry out the one command of a request, or raise Refused, IllegalAction and the like."""
        name = command_name(request)
        if name not in UNLIMITED:
            self.services.limits.check("whims", guest)
        if name == "do":
            self.submit_choice(choose(self, guest, request))
        elif name in DECISIONS:
            self.submit(DECISIONS[name](self, guest, request))
        elif name in TALK:
            await TALK[name](self, guest, request)
        else:
            await self.carry_out(await SEATING[name](self, guest, request))

    async def carry_out(self, outcome: Outcome) -> None:
        self.submit(outcome.events)
        if outcome.seats_changed:
            await self.refresh()

    # ---------------------------------------------------------------------- changing

    def submit(self, events: Iterable[Event]) -> None:
        for event in events:
            self.commit(event)

    def commit(self, event: Event) -> None:
        """Apply an event, store it, and commit what follows from it at once."""
        waiting = [event]
        while waiting:
            now = waiting.pop(0)
            if isinstance(now, Dealt) and not self.can_deal():
                return
            vote = self.vote
            self.write(now)
            waiting += react(self, now)
            if not waiting:  # else what is told of the table is not settled yet
                self.see_to(now)
                if self.vote is not vote:
                    self.announce()
                waiting += follow(self, now)

    def see_to(self, event: Event) -> None:
        """See to all who are concerned by a change: viewers, bots, timers, people who are away."""
        if self.table.over and self.status == "running":
            self.status = "finished"
            self.services.tasks.run_to_end(self.archive(self.store_result()))
        if not isinstance(event, Played) or self.status != "running":
            self.announce()
            self.wake()
        elif not self.is_quiet:
            self.wake()
        if isinstance(event, Dealt):
            self.services.store.tables.start(self.id)

    def can_deal(self) -> bool:
        """Deal aside; where that fails although the options were checked, close the table."""
        try:
            self.table.rehearse_deal()
        except Exception as error:  # noqa: BLE001  whatever the rules make of this deal
            self.services.tasks.run_to_end(self.close_undealable(error))
            return False
        return True

    async def close_undealable(self, error: Exception) -> None:
        """Close a table at which the deal has failed; those who are there are told why."""
        game = self.row.game
        log_event(logger, logging.ERROR, "deal_failed", table=self.id, game=game, **fault(error))
        with suppress(StoreError):  # then it is tried again when somebody opens the table
            await self.services.store.tables.abort(self.id)
            self.close("undealable")
            await self.services.refresh_everywhere(self.id)

    def store_result(self) -> asyncio.Future[None]:
        result = self.table.running().record.result
        assert result is not None
        summary = {"scores": result.scores, "shares": result.shares}
        return self.services.store.tables.finish(self.id, summary)

    async def archive(self, finished: asyncio.Future[None]) -> None:
        """Have record and recap made while the rules are still those of the match."""
        with suppress(StoreError):  # then it is not over yet: the room is opened again
            await finished
            self.services.archive_queue.add(self.id)

    # --------------------------------------------------------------- bots and timers

    def wake(self) -> None:
        """Let bots think and timers run, as things stand now."""
        if self.closed:
            return
        self.is_quiet = self.only_people_here()
        self.bots.wake()
        self.schedule()
        self.notify_absent()

    def schedule(self) -> None:
        note_absences(self, time.time())
        self.timer.schedule(next_due(self))

    def on_time(self) -> None:
        """Do what is due now."""
        if self.closed:
            return
        now = time.time()
        if self.status == "open":
            self.host_away = now
            self.services.tasks.spawn(self.replace_host())
        for event in due_events(self, now):
            self.commit(event)
        self.submit(settle_vote(self))
        self.announce()  # somebody may be overdue now
        if not self.closed:
            self.schedule()

    async def replace_host(self) -> None:
        if await replace_host(self):
            await self.refresh()

    def notify_absent(self) -> None:
        """In a slow game, tell those who owe a choice and are not here; once for each choice."""
        pusher = self.services.pusher
        if pusher is None or not self.settings.slow or self.status != "running" or self.unsaved:
            return  # what they would be told may not be saved yet
        for player in self.table.acting():
            step, guest = self.table.steps[player], self.seats[player].guest_id
            away = self.is_person(player) and not self.is_here(player)
            if guest and away and self.notified.get(player) != step:
                self.notified[player] = step
                self.services.tasks.spawn(pusher.tell(guest, self.id))

    def due(self) -> float | None:
        """Return when the next thing will happen unless somebody does something before."""
        return next_due(self)

    def on_all_saved(self) -> None:
        self.notify_absent()

    def can_close(self) -> bool:
        """Whether nobody is there, nothing is being written, and nothing will happen soon."""
        due = self.due()
        soon = due is not None and due < time.time() + SLEEP_HORIZON_S
        return not (self.presence.anybody() or self.unsaved or self.bots.tasks or soon)

    # ------------------------------------------------------------- opening and seats

    async def credit_downtime(self) -> None:
        """Let nobody pay for a time in which there was no server to hear them.

        It is written down: whoever brings the table back later counts the same seconds.
        """
        leases, outages = self.services.store.leases, self.services.outages
        closed_ms = 0
        if self.settings.clock.kind != "none":
            closed_ms = await leases.closed(self.id) + int(outages.lost(self.id) * 1000)
        if closed_ms and self.table.clock.running_since:
            self.commit(DowntimeNoted(closed_ms / 1000))
        if closed_ms:
            await leases.make_up(self.id, self.table.entries)
        if not self.closed:
            outages.forget(self.id)

    async def reconcile(self) -> None:
        """Bring status and log together: the last process may have died between the two."""
        tables = self.services.store.tables
        if self.status == "open" and self.table.match is not None:
            await tables.start(self.id)
            self.status = "running"
        if self.status == "running" and self.table.over:
            finished = self.store_result()
            await finished
            self.status = "finished"
            self.services.tasks.spawn(self.archive(finished))
        if await fill_gaps(self):  # somebody was taken from the table while it slept
            await self.refresh()
        self.submit(next_of_deal(self))
        self.submit(forget_vote(self))

    async def refresh(self) -> None:
        async with self.refresh_lock:  # one after the other: what was read last is newest
            try:
                found = await self.services.store.tables.get(self.id)
                if found is None:
                    self.close("deleted")
                elif not self.closed:
                    await self.take_over(found)
            except DamagedTable as error:
                self.services.on_damage(error)
        if not self.closed and await fill_gaps(self):
            await self.refresh()

    async def take_over(self, found: rows.Listed) -> None:
        """Take over row and seats as they are stored now."""
        guests = [seat.guest_id for seat in found.seats]
        await self.load_names([*guests, found.table.host_id], anew=True)
        self.withdraw_contributions(guests)
        self.update_row(found.table)
        self.update_seats(found.seats)
        if found.table.status == "aborted":
            self.status = "aborted"
        self.table.update_clock(time.time())
        self.reseat()
        self.submit(next_of_deal(self))
        self.submit(settle_vote(self))
        self.announce()
        self.wake()

    def withdraw_contributions(self, guests: list[str | None]) -> None:
        """What was contributed from a seat counts no more when somebody else sits there."""
        for seat, guest in zip(list(self.seats), guests, strict=True):
            given = self.status == "open" and seat.player in self.table.contributions
            if given and seat.guest_id != guest:
                self.commit(ContributionWithdrawn(seat.player))

    # ------------------------------------------------------------------------ people

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

    def return_seat(self, player: int) -> None:
        """Give a seat back to one who was away."""
        stand_in = self.table.people.stand_ins.get(player)
        if stand_in and stand_in.level and not stand_in.asked and self.status == "running":
            self.commit(StandInChanged(player, "", False))

    def close(self, reason: str) -> None:
        if reason == "unavailable":
            self.services.outages.stop(self.id)
        self.bots.stop()
        self.timer.stop()
        super().close(reason)
