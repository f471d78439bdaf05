"""An event loop with virtual time: when nothing is ready, the clock jumps to the next timer.

Work for an executor runs in the loop itself. So the order of events does not depend on the speed
of the machine, and an hour of waiting takes no real time.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import selectors
from collections.abc import Callable
from concurrent.futures import Executor
from contextvars import Context
from typing import Any, TypeVar, TypeVarTuple, Unpack

T = TypeVar("T")
Args = TypeVarTuple("Args")

START_S = 1000.0  # the loop's clock at the beginning
# Shorter delays take no time. The store waits for 3 ms after each commit, for example: otherwise
# timestamps would depend on the number of commits before.
SHORTEST_DELAY_S = 0.01


class JumpingSelector(selectors.SelectSelector):
    """A selector that never blocks: it adds the timeout to the clock instead."""

    def __init__(self) -> None:
        super().__init__()
        self.now = START_S

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if ready:
            return ready
        if timeout is None:
            raise RuntimeError("deadlock: no callback is ready and no timer is set")
        self.now += max(0.0, timeout)
        return ready


class OrderedTimer(asyncio.TimerHandle):
    """A timer that goes before those of the same moment that were set later.

    Without that their order would depend on how many other timers there are.
    """

    numbers = itertools.count()

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.number = next(self.numbers)

    def __lt__(self, other: object) -> bool:
        assert isinstance(other, OrderedTimer)
        return (self.when(), self.number) < (other.when(), other.number)


class VirtualLoop(asyncio.SelectorEventLoop):
    _scheduled: list[OrderedTimer]

    def __init__(self) -> None:
        self.jumping = JumpingSelector()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.now

    def call_at(
        self,
        when: float,
        callback: Callable[[Unpack[Args]], object],
        *args: *Args,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        now = self.time()
        when = now if when < now + SHORTEST_DELAY_S else when
        timer = OrderedTimer(when, callback, args, self, context)
        heapq.heappush(self._scheduled, timer)  # as the base class does with a handle of its own
        timer._scheduled = True  # type: ignore[attr-defined]
        return timer

    def run_in_executor(
        self,
        executor: Executor | None,
        func: Callable[[Unpack[Args]], T],
        *args: *Args,
    ) -> asyncio.Future[T]:
        """Run a function in the loop, not before the caller waits for it, as with a thread."""
        answer: asyncio.Future[T] = self.create_future()
        self.call_soon(settle, answer, lambda: func(*args))
        return answer


def settle(answer: asyncio.Future[T], work: Callable[[], T]) -> None:
    """Set the result or the exception of some work, unless the caller has cancelled it."""
    try:
        found = work()
    except Exception as error:  # noqa: BLE001  it belongs to the caller
        if not answer.done():
            answer.set_exception(error)
    else:
        if not answer.done():
            answer.set_result(found)
