"""The bots of a table: who of them must choose, and how fast they do."""

from __future__ import annotations

import asyncio
import random
import weakref
from typing import Protocol

from funnymoney.bots.random import RandomBot
from funnymoney.core.errors import IllegalAction
from funnymoney.core.game import View, Word
from funnymoney.core.luck import FastLuck
from funnymoney.server.protocol.messages import WRITER
from funnymoney.server.rooms.services import RoomServices
from funnymoney.server.store import rows
from funnymoney.server.table.events import Event, Played
from funnymoney.server.table.settings import TableSettings
from funnymoney.server.table.table import Table

# Seconds a bot takes at least, and up to so many more: people must be able to follow, and in an
# open auction to raise.
PACES = {"calm": (1.2, 0.6), "brisk": (0.5, 0.3), "quick": (0.1, 0.1)}
RETRY_DELAY_S = 5.0  # after a fault of the server, or it would think of nothing else


class BotRoom(Protocol):
    """What the bots of a room know of it, and how they choose and go on."""

    @property
    def status(self) -> str: ...
    @property
    def row(self) -> rows.Table: ...
    @property
    def settings(self) -> TableSettings: ...
    @property
    def table(self) -> Table: ...
    @property
    def services(self) -> RoomServices: ...
    def should_play(self) -> bool: ...
    def level(self, player: int) -> str: ...
    def commit(self, event: Event) -> None: ...
    def wake(self) -> None: ...


class BotDriver:
    """Lets the bots of one room think, each by itself, and brings their choices to the table.

    Like the timer, it does not keep its room alive.
    """

    def __init__(self, room: BotRoom) -> None:
        self.room_ref: weakref.ref[BotRoom] = weakref.ref(room)
        self.tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def room(self) -> BotRoom:
        room = self.room_ref()
        assert room is not None, "the bots were not stopped when their room was closed"
        return room

    def wake(self) -> None:
        """Let every bot think that owes a choice, and no other."""
        room = self.room
        awake = room.status == "running" and not room.table.paused and room.should_play()
        acting = room.table.acting() if awake else []
        levels = {player: room.level(player) for player in acting}
        wanted = {player: level for player, level in levels.items() if level}
        for player in set(self.tasks) - set(wanted):
            self.tasks.pop(player).cancel()
        for player, level in wanted.items():
            if player not in self.tasks:
                self.start(player, level)

    def start(self, player: int, level: str) -> None:
        task = self.room.services.tasks.spawn(self.choose(player, level))
        self.tasks[player] = task
        task.add_done_callback(lambda done: self.forget(player, done))

    def forget(self, player: int, task: asyncio.Task[None]) -> None:
        if self.tasks.get(player) is task:
            del self.tasks[player]
            if task.cancelled():
                return
            if task.exception() is None:
                self.room.wake()  # it may owe another choice
            else:
                asyncio.get_running_loop().call_later(RETRY_DELAY_S, self.try_again)

    def try_again(self) -> None:
        room = self.room_ref()
        if room is not None:
            room.wake()

    async def choose(self, player: int, level: str) -> None:
        """Think until the thought still fits when it is spoken."""
        while player in self.room.table.acting():
            view = self.room.table.running().view(player)
            seen = WRITER.encode(view)
            rest = asyncio.get_running_loop().time() + self.pause_s()
            row, pool = self.room.row, self.room.services.bots
            word = await pool.think(row.game, level, view, row.host_id or "")
            await asyncio.sleep(max(0.0, rest - asyncio.get_running_loop().time()))
            if WRITER.encode(self.room.table.running().view(player)) == seen:
                self.play(player, word, view)
                return

    def pause_s(self) -> float:
        least, more = PACES[self.room.settings.pace]
        return least + random.random() * more

    def play(self, player: int, word: Word, view: View) -> None:
        """Bring a choice to the table; one that is no good is replaced by any that is."""
        self.tasks.pop(player, None)
        try:
            self.room.commit(Played(player, word))
        except IllegalAction:
            self.room.services.metrics.bots_refused.inc()
            self.room.commit(Played(player, RandomBot(FastLuck(random.getrandbits(62))).act(view)))

    def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        self.tasks.clear()
