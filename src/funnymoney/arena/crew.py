"""Who plays: this process alone, others on this machine, or a Ray cluster (`on_ray.py`).

All of them do the same tasks and hand back what comes of them in the order of the tasks, so
nothing depends on who has played.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import parent_process
from typing import Any, Protocol, TypeVar

from funnymoney.core.errors import FunnyMoneyError

R = TypeVar("R")
T = TypeVar("T")
Task = tuple[Any, ...]

AHEAD = 4  # tasks that are handed out for each hand: all stay busy, and memory small
MOST_WORKERS = 256


class BadCrew(FunnyMoneyError):
    """Nobody is there to play, or not the right ones."""


class Crew(Protocol):
    """Those who play."""

    @property
    def hands(self) -> int:
        """How many tasks are done at the same time."""
        ...

    def each(self, do: Callable[..., R], tasks: Iterable[Task]) -> Iterator[R]:
        """Yield what comes of every task, in order; tasks are asked for a little ahead."""
        ...


class Alone:
    """Nobody but this process, one task after the other."""

    hands = 1

    def each(self, do: Callable[..., R], tasks: Iterable[Task]) -> Iterator[R]:
        return (do(*task) for task in tasks)


ALONE = Alone()


@dataclass(frozen=True)
class Processes:
    """Several processes on this machine."""

    hands: int

    def each(self, do: Callable[..., R], tasks: Iterable[Task]) -> Iterator[R]:
        pool = ProcessPoolExecutor(self.hands, initializer=belong_to_parent)

        def hand_out(task: Task) -> Future[R]:
            return pool.submit(do, *task)

        try:
            yield from in_order(tasks, hand_out, Future.result, AHEAD * self.hands)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def in_order(
    tasks: Iterable[Task], hand_out: Callable[[Task], T], fetch: Callable[[T], R], ahead: int
) -> Iterator[R]:
    """Hand out tasks and yield what comes of them in order, never more than so many ahead."""
    waiting: deque[T] = deque()
    for task in tasks:
        waiting.append(hand_out(task))
        if len(waiting) > ahead:
            yield fetch(waiting.popleft())
    while waiting:
        yield fetch(waiting.popleft())


def belong_to_parent() -> None:
    """Leave interrupts to the parent, and do not outlive it, not even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "only workers wait for a parent"
    parent.join()
    os._exit(1)


# -------------------------------------------------------------------------- finding them


def local_crew(workers: int = 0) -> Crew:
    """Return so many processes of this machine; 0: one for every core."""
    hands = min(workers or all_cores(), MOST_WORKERS)
    return ALONE if hands == 1 else Processes(hands)


def all_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
