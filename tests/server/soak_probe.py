"""Planted in a server under test: on SIGUSR1 the process writes down what it holds, as JSON.

This is no part of the server: `Server(..., planted=planting(file))` in `wire.py` runs it there.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import json
import re
import signal
import threading
from collections import Counter
from pathlib import Path
from typing import Any

from funnymoney.server.ops.ratelimit import Buckets
from funnymoney.server.services import Services

NUMBER = re.compile(r"\d+")


def planting(file: Path) -> str:
    """Return the code that a server has to run before it starts."""
    return f"from tests.server.soak_probe import plant; plant({str(file)!r})"


def plant(file: str) -> None:
    """Have the next server of this process answer to the signal."""
    furnish = Services.__init__

    def watched(house: Services, *arguments: Any) -> None:
        furnish(house, *arguments)
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, write_down, house, Path(file))

    Services.__init__ = watched  # type: ignore[method-assign,assignment]


def write_down(house: Services, file: Path) -> None:
    """Write to another file first: whoever waits for this one finds it whole."""
    draft = file.with_suffix(".draft")
    draft.write_text(json.dumps(held(house)), encoding="utf-8")
    draft.replace(file)


def held(house: Services) -> dict[str, Any]:
    return {
        "tasks": Counter(name_of(task) for task in asyncio.all_tasks(asyncio.get_running_loop())),
        "threads": Counter(NUMBER.sub("", each.name) for each in threading.enumerate()),
        "files": Counter(open_files()),
        "sizes": sizes(house),
        "collector": {"counts": gc.get_count(), "stats": gc.get_stats(), "tracked": tracked()},
        "heap": heap(),
        "sqlite": sqlite_memory(),
        "types": types(),
    }


def name_of(task: asyncio.Task[Any]) -> str:
    return str(getattr(task.get_coro(), "__qualname__", task.get_name()))


def open_files() -> list[str]:
    """Return what each open file is: a socket, a pipe, the name of a file without its numbers."""
    found = []
    for each in Path("/proc/self/fd").iterdir():
        try:
            target = str(each.readlink())
        except OSError:  # the one with which the folder was read
            continue
        found.append(Path(target).name if target.startswith("/") else NUMBER.sub("", target))
    return found


def sizes(house: Services) -> dict[str, int]:
    """Return how much there is of all that is kept for each table, guest or address."""
    buckets = {
        f"limits.{name}": len(each)
        for name, each in vars(house.limits.limits).items()
        if isinstance(each, Buckets)
    }
    return buckets | {
        "rooms": len(house.rooms.by_id),
        "opening": len(house.rooms.opening),
        "resting": len(house.rooms.releasing),
        "called": len(house.rooms.notified),
        "sockets_from": len(house.sockets.from_address),
        "sockets_of": len(house.sockets.of_guest),
        "tasks": len(house.tasks.running),
        "wishes": len(house.tasks.must_end),
        "owed": len(house.archive_queue.owed),
        "papers": len(house.archive.known),
        "answers": len(house.replays.known),
        "estimates": len(house.estimates.known),
        "turns": len(house.bots.turns),
        "advice": len(house.advice.waiting),
        "writes": len(house.store.writer.waiting),
    }


def tracked() -> int:
    return sum(len(gc.get_objects(generation)) for generation in range(3))


def types() -> Counter[str]:
    """Count objects by their class, without those that only wait to be collected."""
    gc.collect()
    return Counter(
        f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects()
    )


def sqlite_memory() -> int:
    """Return the bytes that SQLite uses, most of them for pages: up to 2 MB a connection."""
    maps = Path("/proc/self/maps").read_text().splitlines()
    library = next((line.split()[-1] for line in maps if "libsqlite3" in line), None)
    if library is None:  # it is built into Python
        return 0
    ask = ctypes.CDLL(library).sqlite3_memory_used
    ask.restype = ctypes.c_int64
    return int(ask())


class MallInfo(ctypes.Structure):
    """What glibc says of its heaps, in bytes: `mallinfo2`."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks",
                     "uordblks", "fordblks", "keepcost")
    ]  # fmt: skip


def heap() -> dict[str, int]:
    """Return what was asked of the system, what is in use and what is free; nothing elsewhere."""
    try:
        ask = ctypes.CDLL(None).mallinfo2
    except AttributeError:
        return {}
    ask.restype = MallInfo
    info = ask()
    return {
        "arenas": info.arena,
        "mapped": info.hblkhd,
        "used": info.uordblks,
        "free": info.fordblks,
    }
