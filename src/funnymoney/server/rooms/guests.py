"""What concerns a guest at all tables: another name, being banned or forgotten."""

from __future__ import annotations

from collections.abc import Sequence

from funnymoney.server.cluster.bus import MessageBus
from funnymoney.server.rooms.registry import RoomRegistry
from funnymoney.server.store import Store, rows


class GuestService:
    """Changes a guest in the store, and has every room and process learn of it."""

    def __init__(self, store: Store, rooms: RoomRegistry, bus: MessageBus) -> None:
        self.store = store
        self.rooms = rooms
        self.bus = bus

    async def rename(self, guest: str, name: str) -> None:
        """Change a name at every table; raise LooksAlike where it looks like another's there."""
        await self.store.guests.rename(guest, name)
        for room in list(self.rooms.by_id.values()):
            if guest in room.names:
                room.names[guest] = name
                room.announce()
        if self.rooms.shared:  # others must not see a name that somebody else may take now
            for listed in await self.store.tables.of_guest(guest):
                await self.store.wakes.wake(listed.table.id)

    async def forget(self, guest: str) -> None:
        """Delete all that is kept of a guest, and take them from all tables."""
        listed = await self.store.tables.of_guest(guest)
        await self.store.guests.delete(guest)
        await self.remove(guest, "forgotten", listed)
        for room in list(self.rooms.by_id.values()):
            room.names.pop(guest, None)

    async def ban(self, guest: str, why: str, until: int) -> None:
        """Keep a guest out of the server, and take them from all tables."""
        listed = await self.store.tables.of_guest(guest)
        await self.store.moderation.ban(guest, why, until)
        await self.remove(guest, "banned", listed)

    async def remove(self, guest: str, reason: str, listed: Sequence[rows.Listed]) -> None:
        """Disconnect a guest, whichever process they came to, and have their seats given away."""
        self.rooms.remove_guest(guest, reason)
        await self.bus.guest_banned(guest, reason)
        for each in listed:
            await self.rooms.refresh_everywhere(each.table.id)
