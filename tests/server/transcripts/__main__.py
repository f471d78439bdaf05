"""Transcripts of one scripted match of each game: what was sent to whom, and what was stored.

    python -m tests.server.transcripts [GAME...]            prints the first difference
    python -m tests.server.transcripts --write [GAME...]    writes the files anew

Write them anew only when a change of the wire or of stored rows is intended.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.server.playing import SHORT
from tests.server.transcripts.scripted_match import play_match
from tests.server.transcripts.transcript import Transcript, first_difference

FOLDER = Path(__file__).parent


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.txt"


def read(game: str) -> Transcript:
    return Transcript.from_text(file_of(game).read_text(encoding="utf-8"))


def play(game: str) -> Transcript:
    with tempfile.TemporaryDirectory() as folder:
        return play_match(game, Path(folder) / "tables.db")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true")
    parser.add_argument("games", nargs="*", metavar="GAME")
    asked = parser.parse_args()
    differences = 0
    for game in asked.games or SHORT:
        found = play(game)
        if asked.write:
            assert not found.fault, found.fault
            file_of(game).write_text(found.to_text(), encoding="utf-8")
        elif told := first_difference(read(game), found):
            sys.stdout.write(f"{game}: {told}\n")
            differences += 1
    sys.exit(differences)


if __name__ == "__main__":
    main()
