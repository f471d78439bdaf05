"""A store file that was written before the redesign, and what its people must find in it.

    python -m tests.server.old_store --write    writes the file and `expected.json` anew

The file stays as it is: it shows that a later version opens what an earlier one has stored. Write
it anew only to add to it, with a version of the server that has not changed what it stores.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import tempfile
from pathlib import Path

from tests.server.old_store.expected import STORE, Expected, read_expected, write_expected
from tests.server.old_store.fill import fill
from tests.server.old_store.opening import unpack_as_new
from tests.server.old_store.visiting import guests_back, hash_replay
from tests.server.wire import Server

PACK = 9  # as small as possible


def write(folder: Path) -> None:
    """Fill a store; what is seen of finished matches is noted by opening it once more."""
    file, copy = folder / "filled.sqlite", folder / "copy.sqlite"
    expected = fill(file)
    STORE.write_bytes(gzip.compress(file.read_bytes(), PACK, mtime=0))
    unpack_as_new(copy, expected.written)
    with Server(copy, folder) as server:
        asyncio.run(note_replays(server.url, expected))
    write_expected(expected)


async def note_replays(url: str, expected: Expected) -> None:
    async with guests_back(url, expected, "Ann") as [ann]:
        for name, known in expected.tables.items():
            if name.endswith("finished"):
                known.record, known.frames = await hash_replay(ann, known)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true")
    if not parser.parse_args().write:
        print(*read_expected().tables, sep="\n")  # noqa: T201
        return
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder))


if __name__ == "__main__":
    main()
