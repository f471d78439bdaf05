"""What remains of a finished match, over HTTP: its record, the tale of it, and every frame."""

from __future__ import annotations

import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from funnymoney.games import game_named
from funnymoney.server.http.listing import names_at
from funnymoney.server.http.requests import body, known, number, viewer
from funnymoney.server.http.responses import json_answer
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import BranchedOff, NewBranch
from funnymoney.server.protocol.replay import About, PastSeat
from funnymoney.server.replay.archive import ArchivedMatch
from funnymoney.server.replay.queries import (
    AskBranch,
    AskFrames,
    AskOutline,
    AskOwn,
    AskVerified,
    Begun,
    Question,
)
from funnymoney.server.replay.snapshot import snapshot_of
from funnymoney.server.rooms.loading.editions import WHY as EDITION
from funnymoney.server.rooms.loading.table_rows import read_settings
from funnymoney.server.services import Services
from funnymoney.server.sessions import address
from funnymoney.server.store import rows
from funnymoney.server.store.errors import DamagedTable, NoSuchTable
from funnymoney.server.table.events import Event
from funnymoney.server.table.settings import TableSettings

LOGS: msgspec.json.Decoder[Begun] = msgspec.json.Decoder(Begun)


class ReplayRoutes:
    def __init__(self, services: Services) -> None:
        self.services = services

    async def listed(self, request: Request) -> rows.Listed:
        table: str = request.path_params["table"]
        listed = await self.services.store.tables.get(table)
        if listed is None:
            raise NoSuchTable(table)
        return listed

    async def finished(self, request: Request) -> tuple[rows.Listed, ArchivedMatch]:
        """Return a table and what remains of its match."""
        listed = await self.listed(request)
        refuse_stopped(listed.table)
        if listed.table.status != "finished":
            raise Refused("not_over", "this match is not over: its record is shown when it is")
        if not self.services.archive.has(listed.table.id):
            self.services.limits.check("looks_from", address(request.scope))
        return listed, await self.services.archive.papers(listed.table.id, self.services.store)

    async def playable(self, request: Request) -> tuple[rows.Listed, ArchivedMatch]:
        """The same of a match that can be played again, or say that the rules have changed."""
        listed, papers = await self.finished(request)
        edition = listed.table.edition
        if edition != game_named(listed.table.game).edition:
            told = f"this match was played by edition {edition} of the rules: its record and its "
            told += "tale are kept, but it cannot be leafed through any more"
            raise Refused("edition", told, edition=edition)
        return listed, papers

    async def record(self, request: Request) -> Response:
        _, papers = await self.finished(request)
        name = f"funnymoney-{request.path_params['table']}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(papers.record, media_type="application/json", headers=headers)

    async def tale(self, request: Request) -> Response:
        _, papers = await self.finished(request)
        return Response(bytes(papers.tale), media_type="application/json")

    # ----------------------------------------------------------------------- frames

    async def frames(self, request: Request) -> Response:
        """Show what a seat, one who looked on, or everybody together saw of a finished match."""
        seat, whole = viewer(request)
        first, last = number(request, "from"), number(request, "to")
        listed, papers = await self.playable(request)
        about = await self.about(listed)
        question = AskFrames(about, papers.record, seat, whole, first, last)
        return await self.answer(request, question)

    async def outline(self, request: Request) -> Response:
        listed, papers = await self.playable(request)
        return await self.answer(request, AskOutline(listed.table.id, papers.record))

    async def check(self, request: Request) -> Response:
        """Say whether the match was dealt as promised, and played by the rules."""
        listed, papers = await self.finished(request)
        return await self.answer(request, AskVerified(listed.table.id, papers.record))

    async def estimate(self, request: Request) -> Response:
        """Show what experts think of a moment, each knowing only what his seat knew."""
        at = number(request, "at")
        if at is None:
            raise Refused("range", "`at` is the number of a frame")
        listed, papers = await self.playable(request)
        who = address(request.scope)
        if not self.services.estimates.has(listed.table.id, at):
            self.services.limits.check("estimates_from", who)
        body = await self.services.estimates.of(listed.table.id, papers.record, at, who)
        return Response(body, 200, {"Cache-Control": "no-store"}, "application/json")

    async def branch(self, request: Request) -> Response:
        """Open a table at which a finished match goes on from some choice, against bots."""
        guest = await known(self.services, request)
        new = await body(request, NewBranch)
        listed, papers = await self.playable(request)
        self.services.limits.check("tables", guest.id)
        self.services.limits.check("tables_from", address(request.scope))
        question = AskBranch(papers.record, new.at, new.seat)
        packed = await self.services.replays.ask(question, address(request.scope))
        log = LOGS.decode(gzip.decompress(packed)).log
        row = branch_row(listed.table, new, guest.id, log)
        table = await self.services.rooms.new_tables.create(row)
        links = {str(link.player): f"/j/{link.token}" for link in row.links}
        found = {"id": table, "you": new.seat, "links": links}
        return json_answer(found, 201)

    async def own_frames(self, request: Request) -> Response:
        """Show to one who sits at a table what he saw there so far, and to nobody else."""
        first, last = number(request, "from"), number(request, "to")
        guest = await known(self.services, request)
        listed = await self.listed(request)
        seat = next((each.player for each in listed.seats if each.guest_id == guest.id), None)
        if seat is None:
            raise Refused("not_yours", "only who sits at a table may look back at it")
        about = await self.about(listed)
        about.you = seat
        self.services.rooms.damaged.refuse(listed.table.id)
        # The log may be long to read.
        self.services.limits.check("looks_from", address(request.scope))
        kept = snapshot_of(await self.services.store.load(listed.table.id))
        return await self.answer(request, AskOwn(about, kept, seat, first, last))

    async def about(self, listed: rows.Listed) -> About:
        names = await names_at(self.services, (listed,))
        seats = [past_seat(seat, names) for seat in listed.seats]
        try:
            branched = read_settings(listed.table).branched
        except DamagedTable as error:
            self.services.rooms.damaged.on_damage(error)
            raise
        return About(listed.table.id, seats, branched=branched)

    async def answer(self, request: Request, question: Question) -> Response:
        """Have a question answered; answers are compressed for those who can read that."""
        who = address(request.scope)
        self.services.limits.check("looks_from", who)
        body = await self.services.replays.ask(question, who)
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
        else:
            body = gzip.decompress(body)
        return Response(body, 200, headers, "application/json")


def refuse_stopped(table: rows.Table) -> None:
    """Say of a match that never ends that it has no record, and why."""
    if table.status != "aborted":
        return
    if table.why_closed == EDITION:
        told = f"this match began by edition {table.edition} of the rules, and was closed before "
        told += "its end when they changed: it has no record"
        raise Refused("edition", told, edition=table.edition)
    raise Refused("no_record", "this match was stopped before its end: it has no record")


def past_seat(seat: rows.Seat, names: dict[str, str]) -> PastSeat:
    return PastSeat(seat.kind, names.get(seat.guest_id or "", ""), seat.level or "")


def branch_row(old: rows.Table, new: NewBranch, guest: str, log: list[Event]) -> rows.NewTable:
    """Return what the store is told of a table at which a match goes on otherwise."""
    seats = [rows.NewSeat("bot", level=new.level) for _ in range(old.players)]
    seats[new.seat] = rows.NewSeat("person", guest)
    setup = TableSettings(branched=BranchedOff(old.id, new.at))
    return rows.NewTable(
        old.game,
        old.edition,
        old.options,
        tuple(seats),
        public=False,
        host_id=guest,
        terms=setup.plain(),
        moves=tuple(log),
        links=(rows.NewLink(new.seat, guest),),
    )
