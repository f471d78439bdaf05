"""What a room needs of the server around it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from funnymoney.server.cluster.bus import MessageBus
from funnymoney.server.ops.metrics import Metrics
from funnymoney.server.ops.tasks import Tasks
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.rate_limits import RateLimits
from funnymoney.server.replay.archive_queue import ArchiveQueue
from funnymoney.server.rooms.outages import Outages
from funnymoney.server.store import Store, rows
from funnymoney.server.store.errors import DamagedTable
from funnymoney.server.workers.advice_queue import AdviceQueue
from funnymoney.server.workers.bot_pool import BotPool

if TYPE_CHECKING:
    from funnymoney.server.push.web_push import Pusher  # its packages may not be there

MAX_QUEUED_WRITES = 5_000  # before people are asked to wait


@dataclass(frozen=True)
class RoomServices:
    """The parts of the server that rooms use, and what they tell the registry."""

    store: Store
    tasks: Tasks
    limits: RateLimits
    metrics: Metrics
    bots: BotPool
    advice: AdviceQueue
    bus: MessageBus
    archive_queue: ArchiveQueue
    outages: Outages
    pusher: Pusher | None
    on_closed: Callable[[str], None]  # a room, by its table
    on_damage: Callable[[DamagedTable], None]
    refresh_everywhere: Callable[[str], Awaitable[None]]  # all rooms of a table
    open_table: Callable[[rows.NewTable], Awaitable[str]]

    def check_backlog(self) -> None:
        """Refuse more work while the store cannot follow."""
        if len(self.store.writer.waiting) > MAX_QUEUED_WRITES:
            raise Refused("busy", "the house is too busy just now: try again in a moment")
