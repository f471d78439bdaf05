"""What remains of a finished match, over HTTP: its record, and the tale of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from funnymoney.server.archive import Papers
from funnymoney.server.store.errors import NoSuchTable
from funnymoney.server.table import NotNow

if TYPE_CHECKING:
    from funnymoney.server.house import House


class Records:
    def __init__(self, house: House) -> None:
        self.house = house

    async def found(self, request: Request) -> Papers:
        table: str = request.path_params["table"]
        listed = await self.house.store.tables.get(table)
        if listed is None:
            raise NoSuchTable(table)
        if listed.table.status != "finished":
            raise NotNow("not_over", "this match is not over: its record is shown when it is")
        return await self.house.archive.papers(await self.house.store.load(table))

    async def record(self, request: Request) -> Response:
        papers = await self.found(request)
        name = f"funnymoney-{request.path_params['table']}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(papers.record, media_type="application/json", headers=headers)

    async def tale(self, request: Request) -> Response:
        return Response(bytes((await self.found(request)).tale), media_type="application/json")
