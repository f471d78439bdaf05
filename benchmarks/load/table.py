"""A table as its clients know it: four sockets, and at most one move on its way."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple, Protocol

SEATS = 4
ALL = (1 << SEATS) - 1


class Chair(Protocol):
    """One of the four connections."""

    def send(self, text: bytes) -> None: ...

    async def leave(self) -> None: ...


class Move(NamedTuple):
    """Who moves, and what he sends; a sealed choice may be told to nobody else."""

    seat: int
    text: bytes
    sealed: bool = False


class Table:
    """Sends one move at a time and knows when the last of the four has heard of it.

    A sealed choice is over when the one who made it was answered and all has been quiet for a
    while (`settle`); its time is that of the last message it caused. Any other is told to all.
    """

    def __init__(self) -> None:
        self.chairs: dict[int, Chair] = {}
        self.heard: list[bytes] = [b""] * SEATS  # everybody's last message about the match
        self.missing = 0  # a bit for everyone who has not heard of the move
        self.mover = 0
        self.sealed = False
        self.sent = self.last = 0.0
        self.moves = 0
        self.bytes = self.wire = self.messages = self.strays = 0
        self.ready: Move | None = None
        self.trouble = ""
        self.done: Done = nothing

    # What a kind of server must say of its messages.

    def is_about_the_match(self, message: bytes) -> bool:
        raise NotImplementedError

    def next_move(self) -> Move | None:
        raise NotImplementedError

    def view_bytes(self) -> float:
        """Return how long the game's own part of a message is, on average of the four."""
        raise NotImplementedError

    def move(self, due: float | None = None) -> None:
        """Send the move that is ready; `due` is when it should have been sent, if that is past."""
        assert self.ready is not None
        self.mover, text, self.sealed = self.ready
        self.ready = None
        self.missing = ALL
        self.sent = perf_counter() if due is None else due
        self.chairs[self.mover].send(text)

    def hear(self, seat: int, message: bytes, wire: int) -> None:
        if not self.is_about_the_match(message):
            return
        self.heard[seat] = message
        self.bytes += len(message)
        self.wire += wire
        self.messages += 1
        bit = 1 << seat
        if not self.missing & bit:
            self.strays += 1
            return
        self.last = perf_counter()
        self.missing ^= bit
        if not self.missing:
            self.finish()

    def settle(self, quiet: float) -> None:
        """Take a sealed choice as heard if it was answered and nothing came for so long."""
        answered = self.missing and not self.missing >> self.mover & 1
        if self.sealed and answered and perf_counter() - self.last > quiet:
            self.missing = 0
            self.finish()

    def finish(self) -> None:
        self.moves += 1
        self.ready = self.next_move()
        self.done(self, self.last - self.sent)

    def fail(self, why: str) -> None:
        self.trouble = self.trouble or why

    async def leave(self) -> None:
        for chair in self.chairs.values():
            await chair.leave()


Done = Callable[[Table, float], None]  # told which table has heard of a move, after how long


def nothing(_table: Table, _took: float) -> None:
    pass
