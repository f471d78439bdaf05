"""Servers as processes, on a core of their own where the system lets us choose."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

LINUX = sys.platform == "linux"
STOPPING = 20  # seconds that a server has to stop
Started = TypeVar("Started")


def allowed() -> list[int]:
    return sorted(os.sched_getaffinity(0)) if LINUX else []


def pinned() -> bool:
    """Whether servers and clients can each have a core of their own."""
    return len(allowed()) > 1


@contextmanager
def on_core(cores: set[int]) -> Iterator[None]:
    """Run on these cores only; processes that are started meanwhile stay there for good."""
    before = set(allowed())
    if LINUX:
        os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        if LINUX:
            os.sched_setaffinity(0, before)


@contextmanager
def apart(server: int = 0) -> Iterator[set[int]]:
    """Keep this process off the server's core, and say which one that is."""
    cores = allowed()
    if not pinned():
        yield set(cores)
        return
    with on_core(set(cores) - {cores[server]}):
        yield {cores[server]}


class Server:
    """A server in a process of its own; the first line that it prints ends with its address."""

    def __init__(
        self, command: Sequence[str], core: set[int], surroundings: Mapping[str, str] | None = None
    ) -> None:
        with on_core(core):
            self.process = subprocess.Popen(
                list(command), stdout=subprocess.PIPE, text=True, env=surroundings
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        if "http://" not in line:
            self.stop()
            raise RuntimeError(f"{command[0]} did not say where it is: {line!r}")
        self.url = line[line.index("http://") :]

    def processor_seconds(self) -> float:
        """Return how long all its threads have worked; 0 where we cannot know."""
        if not LINUX:
            return 0.0
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Return the bytes it holds in memory; 0 where we cannot know."""
        if not LINUX:
            return 0
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
