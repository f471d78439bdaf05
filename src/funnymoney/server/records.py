"""What remains of a finished match, over HTTP: its record, the tale of it, and every frame."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from funnymoney.server.archive import Papers
from funnymoney.server.guests import address, guest_of
from funnymoney.server.listing import names_at
from funnymoney.server.past import About, PastSeat
from funnymoney.server.questions import AskFrames, AskOutline, AskOwn, Question
from funnymoney.server.store import rows
from funnymoney.server.store.errors import NoSuchTable
from funnymoney.server.table import NotNow

if TYPE_CHECKING:
    from funnymoney.server.house import House

LARGEST = 10**6  # number that anybody may ask for
VIEWERS = "`as` is a seat, public or all"


class Records:
    def __init__(self, house: House) -> None:
        self.house = house

    async def listed(self, request: Request) -> rows.Listed:
        table: str = request.path_params["table"]
        listed = await self.house.store.tables.get(table)
        if listed is None:
            raise NoSuchTable(table)
        return listed

    async def finished(self, request: Request) -> tuple[rows.Listed, Papers]:
        """Return a table and what remains of its match."""
        listed = await self.listed(request)
        if listed.table.status != "finished":
            raise NotNow("not_over", "this match is not over: its record is shown when it is")
        return listed, await self.house.archive.papers(listed.table.id, self.house.store.load)

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
        seat, whole = viewer(request.query_params.get("as", "public"))
        first, last = number(request, "from"), number(request, "to")
        listed, papers = await self.finished(request)
        about = await self.about(listed)
        question = AskFrames(about, papers.record, seat, whole, first, last)
        return await self.answer(request, question)

    async def outline(self, request: Request) -> Response:
        listed, papers = await self.finished(request)
        return await self.answer(request, AskOutline(listed.table.id, papers.record))

    async def estimate(self, request: Request) -> Response:
        """Show what experts think of a moment, each knowing only what his seat knew."""
        at = number(request, "at")
        if at is None:
            raise NotNow("range", "`at` is the number of a frame")
        listed, papers = await self.finished(request)
        if not self.house.estimates.has(listed.table.id, at):
            self.house.spend("estimates_from", address(request.scope))
        body = await self.house.estimates.of(listed.table.id, papers.record, at)
        return Response(body, 200, {"Cache-Control": "no-store"}, "application/json")

    async def own_frames(self, request: Request) -> Response:
        """Show to one who sits at a table what he saw there so far, and to nobody else."""
        first, last = number(request, "from"), number(request, "to")
        guest = await guest_of(self.house, request.scope)
        if guest is None:
            raise NotNow("nameless", "say who you are first: POST /api/me with a name")
        listed = await self.listed(request)
        seat = next((each.player for each in listed.seats if each.guest_id == guest.id), None)
        if seat is None:
            raise NotNow("not_yours", "only who sits at a table may look back at it")
        about = await self.about(listed)
        about.you = seat
        loaded = await self.house.store.load(listed.table.id)
        return await self.answer(request, AskOwn(about, loaded, seat, first, last))

    async def about(self, listed: rows.Listed) -> About:
        names = await names_at(self.house, (listed,))
        return About(listed.table.id, [past_seat(seat, names) for seat in listed.seats])

    async def answer(self, request: Request, question: Question) -> Response:
        """Have a question answered; answers are compressed for those who can read that."""
        self.house.spend("looks_from", address(request.scope))
        body = await self.house.clerk.ask(question)
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
        else:
            body = gzip.decompress(body)
        return Response(body, 200, headers, "application/json")


def past_seat(seat: rows.Seat, names: dict[str, str]) -> PastSeat:
    return PastSeat(seat.kind, names.get(seat.guest_id or "", ""), seat.level or "")


def viewer(said: str) -> tuple[int | None, bool]:
    """Return whose frames are wanted, and whether all that anybody saw."""
    if said in ("public", "all"):
        return None, said == "all"
    if not said.isdecimal() or int(said[:9]) > LARGEST:
        raise NotNow("range", VIEWERS)
    return int(said), False


def number(request: Request, name: str) -> int | None:
    """Return a whole number out of the address, if it is there."""
    said = request.query_params.get(name)
    if said is None:
        return None
    if not (said.isascii() and said.isdecimal()) or len(said) > len(str(LARGEST)):
        raise NotNow("range", f"`{name}` is a whole number from 0 on")
    return int(said)
