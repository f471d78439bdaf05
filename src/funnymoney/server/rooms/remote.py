"""A room whose table lives in another process.

It follows the log of its table in the store: it holds a copy of the match, and tells its own
viewers what they may know of it. Commands are forwarded to the process where the table lives.
"""

from __future__ import annotations

from funnymoney.server.protocol.messages import Request, TableInfo
from funnymoney.server.rooms.hints import give_hint
from funnymoney.server.rooms.loading.replay_log import read_entry
from funnymoney.server.rooms.room import Room
from funnymoney.server.rooms.services import RoomServices
from funnymoney.server.store import rows
from funnymoney.server.store.errors import DamagedTable
from funnymoney.server.table.viewers import Viewer


class RemoteRoom(Room):
    """A room from which a table in another process is seen."""

    def __init__(self, services: RoomServices, loaded: rows.Loaded, names: dict[str, str]) -> None:
        super().__init__(services, loaded, names)
        self.owner = loaded.table.owner or ""  # the process to which commands go
        self.last_info: TableInfo | None = None

    def info(self) -> TableInfo:
        """Return what its own process last said of the table, or else what the store knows."""
        return self.last_info or super().info()

    async def handle(self, viewer: Viewer, request: Request) -> None:
        if request.hint:  # it changes nothing: whoever is shown the table can give it
            give_hint(self, viewer, request)
        else:
            self.services.bus.forward(self.owner, self.id, viewer, request)

    async def catch_up(self) -> None:
        await self.refresh()

    async def refresh(self) -> None:
        async with self.refresh_lock:
            try:
                await self.follow()
            except DamagedTable as error:
                self.services.on_damage(error)

    async def check_owner(self) -> None:
        """Follow the table, unless its process has gone: then nobody hears what is asked for here.

        One that is not over is soon adopted; the others are opened by whoever comes again.
        """
        owner = await self.services.store.leases.owner(self.id)
        if owner == self.owner:
            await self.refresh()
        elif not self.closed:
            self.close("moved")

    async def follow(self) -> None:
        """Apply what is new in the log and at the seats."""
        loaded = await self.services.store.load(self.id, self.table.entries)
        if self.closed:
            return
        if self.has_moved(loaded.table.owner):  # commands may be lost meanwhile: begin anew
            self.close("moved")
            return
        self.update_row(loaded.table)
        self.update_seats(loaded.seats)
        self.status = loaded.table.status
        await self.load_names([seat.guest_id for seat in loaded.seats])
        for move in loaded.moves:
            self.deliver(self.apply(read_entry(self.id, move), move.time / 1000))
        self.reseat()

    def has_moved(self, owner: str | None) -> bool:
        """Whether the table lives in a third process now, or nowhere, or here."""
        return owner != self.owner or owner == self.services.store.process

    def report_presence(self) -> None:
        guests = [viewer.guest for viewer in self.table.viewers()]
        self.services.bus.report_presence(self.owner, self.id, guests)

    def joined(self, viewer: Viewer) -> None:
        self.report_presence()

    def left(self, viewer: Viewer) -> None:
        self.report_presence()
