"""What the disk does meanwhile: a small write now and then, and how long it took to be safe."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from threading import Event, Thread
from time import perf_counter

BLOCK = bytes(4096)
EVERY = 0.02  # seconds: seldom enough not to be in the way


class Witness:
    """Writes the same block again and again, in a thread of its own, until told to stop."""

    def __init__(self, file: int) -> None:
        self.file = file
        self.seconds: list[float] = []
        self.enough = Event()
        self.thread = Thread(target=self.watch, daemon=True)

    def watch(self) -> None:
        """Write at fixed times; one that is due while another still waits has waited since then."""
        due = perf_counter() + EVERY
        while not self.enough.wait(max(0.0, due - perf_counter())):
            write(self.file)
            now = perf_counter()
            while due < now:
                self.seconds.append(now - due)
                due += EVERY

    def p99_ms(self) -> float:
        """Return what one write in a hundred took at least; 0 if there were too few."""
        if len(self.seconds) < 2:
            return 0.0
        return 1e3 * quantiles(self.seconds, n=100, method="inclusive")[98]


def write(file: int) -> None:
    """Return when a block is safe that has its place on the disk already."""
    os.lseek(file, 0, os.SEEK_SET)
    os.write(file, BLOCK)
    os.fsync(file)


@contextmanager
def watched(folder: Path) -> Iterator[Witness]:
    """Watch the disk on which a folder is, as long as something else goes on."""
    with tempfile.TemporaryFile(dir=folder) as file:
        write(file.fileno())
        witness = Witness(file.fileno())
        witness.thread.start()
        try:
            yield witness
        finally:
            witness.enough.set()
            witness.thread.join()
