"""A fifth game: the one of docs/adding-a-game.md, built and put where child processes find it.

`FifthGame.write(folder)` makes it from the page; `commands` are what the page tells people to type.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import funnymoney
from tests.server.wire import NO_LIMITS, Server

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
NAME = "spoof"
FILE = re.compile(r"^\*\*`([^`\n]+)`\*\*[^\n]*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMANDS = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SOURCES = Path(funnymoney.__file__).parents[1]
START = "from funnymoney.cli import app; app()"


def files_on_the_page() -> dict[str, str]:
    """Return every file that the page shows; one that is continued is put together."""
    found: dict[str, list[str]] = {}
    for path, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        found.setdefault(path, []).append(text)
    return {path: "\n".join(parts) for path, parts in found.items()}


def commands() -> list[list[str]]:
    """Return all that the page tells people to type, line by line."""
    blocks = COMMANDS.findall(PAGE.read_text(encoding="utf-8"))
    return [shlex.split(line) for block in blocks for line in block.splitlines()]


def command(name: str) -> list[str]:
    """Return what comes after `funnymoney` in the one command of this name on the page."""
    [found] = [words[1:] for words in commands() if words[:2] == ["funnymoney", name]]
    return found


@dataclass(frozen=True)
class FifthGame:
    """Where the game was written, and where it is installed."""

    project: Path
    site: Path

    @classmethod
    def write(cls, folder: Path, *changes: tuple[str, str, str]) -> FifthGame:
        """Write the files of the page, changed like (path, old, new), and install the wheel."""
        game = cls(folder / "project", folder / "site")
        for path, text in files_on_the_page().items():
            file = game.project / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        for path, old, new in changes:
            text = (game.project / path).read_text(encoding="utf-8")
            assert text.count(old) == 1, f"{old!r} is not once in {path}"
            (game.project / path).write_text(text.replace(old, new), encoding="utf-8")
        game.install()
        return game

    def install(self) -> None:
        """Do what pip does with the project, without a network."""
        wheel = self.site.parent / "dist"
        build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "-d", str(wheel)]
        subprocess.run(build, cwd=self.project, check=True, capture_output=True)
        [file] = wheel.glob("*.whl")
        with zipfile.ZipFile(file) as packed:
            packed.extractall(self.site)

    @property
    def env(self) -> Mapping[str, str]:
        """What a child process needs to find the game, and these sources of Funny Money."""
        kept = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        path = [str(self.site), str(SOURCES), *filter(None, kept)]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}

    def python(self, *words: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run Python with these words where the game is installed."""
        return subprocess.run(
            [sys.executable, *words],
            cwd=self.project, env=self.env, input=typed, capture_output=True, text=True,
            encoding="utf-8", check=False,
        )  # fmt: skip

    def run(self, *words: str | Path, typed: str = "") -> str:
        """Run `funnymoney` with these words; return what it prints."""
        done = self.python("-c", START, *words, typed=typed)
        assert done.returncode == 0, f"{words}:\n{done.stdout[-2000:]}\n{done.stderr}"
        return done.stdout

    def server(self, folder: Path) -> Server:
        """Return a server that knows the game; it runs within `with`."""
        env = {**NO_LIMITS, "PYTHONPATH": self.env["PYTHONPATH"]}
        return Server(folder / "tables.db", folder, env=env)
