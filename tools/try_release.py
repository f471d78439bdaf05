"""Try a wheel or an archive where nothing of the tree is: install it, play a match, serve the page.

python -m tools.try_release dist/*.whl dist/*.tar.gz
"""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path

SAY_FORM = "import funnymoney; print(*funnymoney.form(), sep=': ')"
SAY_PLACE = "import funnymoney; print(funnymoney.__file__)"
MATCH = ("--seats", "random*3", "--save", "match.json")
ADDRESS = re.compile(r"Funny Money is at (http://\S+)")
SCRIPT = re.compile(r'<script[^>]*src="([^"]+)"')


class Failed(Exception):
    """What was to be released does not do what it should."""


class Place:
    """A fresh environment in a folder of its own."""

    def __init__(self, folder: Path, python: Path) -> None:
        self.folder = folder
        self.run(python, "-m", "venv", folder / "fresh")
        self.scripts = folder / "fresh" / ("Scripts" if os.name == "nt" else "bin")

    def run(self, *command: str | Path, **environment: str) -> str:
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=outside() | environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise Failed(f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}")
        return done.stdout.strip()

    def install(self, file: Path, **environment: str) -> None:
        """Install it with all that it needs, as anybody would."""
        pip = (self.scripts / "python", "-m", "pip", "install", "--quiet", "--no-compile")
        self.run(*pip, f"{file.resolve()}[server]", **environment)

    def use(self) -> str:
        """Ask for help, play a match, see it again, serve; return the form of the rules."""
        command = self.scripts / "funnymoney"
        place = self.run(self.scripts / "python", "-c", SAY_PLACE)
        if not Path(place).is_relative_to(self.folder.resolve()):
            raise Failed(f"another funnymoney is in the way: {place}")
        self.expect("simulate", self.run(command, "--help"))
        self.run(command, "play", "contraband", *MATCH)
        self.expect("Player 3", self.run(command, "replay", "match.json", "--as", "all"))
        self.check_page()
        return self.run(self.scripts / "python", "-c", SAY_FORM).rstrip(": ")

    def expect(self, wanted: str, said: str) -> None:
        if wanted not in said:
            raise Failed(f"expected {wanted!r} in: {said}")

    def check_page(self) -> None:
        with self.serving() as address:
            page = read(address)
            self.expect("<title>Funny Money", page)
            scripts = SCRIPT.findall(page)
            if not scripts:
                raise Failed(f"a page without a script: {page}")
            for script in scripts:
                read(address + script)

    @contextlib.contextmanager
    def serving(self) -> Iterator[str]:
        """Serve at any free port; yield where that is."""
        command = ("serve", "--port", "0", "--store", "tables.db")
        server = subprocess.Popen(
            [str(self.scripts / "funnymoney"), *command],
            cwd=self.folder,
            env=outside(),
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            found = ADDRESS.search(server.stdout.readline())
            if not found:
                raise Failed("the server did not say where it is")
            yield found[1]
        finally:
            server.terminate()
            server.communicate(timeout=30)


def outside() -> dict[str, str]:
    """Return the environment without anything that leads back to the tree."""
    ours = ("FUNNYMONEY_", "PYTHONPATH", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:  # noqa: S310  our own server
        return str(answer.read().decode())


def try_wheel(wheel: Path, python: Path) -> str:
    """Return in which form its rules run there, or raise Failed."""
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Path(folder), python)
        place.install(wheel)
        return place.use()


def try_archive(archive: Path, python: Path) -> str:
    """The same with an archive, where no compiler can be found."""
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Path(folder), python)
        place.install(archive, PATH=str(place.scripts))
        return place.use()


def main(files: list[str]) -> int:
    for file in map(Path, files):
        attempt = try_wheel if file.suffix == ".whl" else try_archive
        print(f"{file.name}: {attempt(file, Path(sys.executable))}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
