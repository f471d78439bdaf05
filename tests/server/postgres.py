"""A real PostgreSQL of the tests' own: in a temporary folder, on a socket, gone afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import quote

if sys.platform != "win32":
    import pwd

SETTINGS = {
    "fsync": "off",  # the machine does not crash in these tests, only processes do
    "listen_addresses": "",
    "max_connections": "60",
    "shared_buffers": "32MB",
}

FULL, EMPTY = "full", "empty"  # with the schema of the store, and without


def find_programs() -> Path | None:
    """Return the folder of initdb and pg_ctl: on the PATH, or where Debian puts them."""
    if sys.platform == "win32":
        return None
    known = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    return next((each for each in folders + known if (each / "pg_ctl").exists()), None)


def other_user() -> str | None:
    """Return a user to run as, if we are root: PostgreSQL refuses to run as root."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return None
    return next((user.pw_name for user in pwd.getpwall() if user.pw_name == "postgres"), "nobody")


class Postgres:
    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="fm-pg-"))
        self.data = self.folder / "data"
        if user := other_user():
            shutil.chown(self.folder, user)
        self.run(
            "initdb", "-D", self.data, "-U", "tester", "-A", "trust", "-E", "UTF8", "--no-sync"
        )
        self.start()
        # Two databases for all tests: each is some three hundred files to make, sync and delete.
        self.create(FULL)
        self.create(EMPTY)

    def run(self, program: str, *arguments: str | Path) -> None:
        done = subprocess.run(
            [self.programs / program, *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program != "pg_ctl" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=120,
            **as_user(other_user()),
        )
        assert done.returncode == 0, f"{program}: {done.stdout}\n{self.log()}"

    def log(self) -> str:
        path = self.folder / "log"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def start(self) -> None:
        settings = SETTINGS | {"unix_socket_directories": str(self.folder)}
        options = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        self.control("start", "-l", self.folder / "log", "-o", options)

    def stop(self, mode: str = "immediate") -> None:
        """Stop the server; `immediate` is as if it had crashed."""
        self.control("stop", "-m", mode)

    def control(self, *arguments: str | Path) -> None:
        self.run("pg_ctl", "-D", self.data, "-w", "-t", "60", *arguments)

    def create(self, name: str) -> None:
        self.run("createdb", "-h", self.folder, "-U", "tester", name)

    def execute(self, name: str, statement: str) -> None:
        self.run("psql", "-h", self.folder, "-U", "tester", "-q", "-d", name, "-c", statement)

    def url(self, name: str) -> str:
        return f"postgresql://tester@/{name}?host={quote(str(self.folder), safe='')}"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)


def as_user(user: str | None) -> dict[str, Any]:
    if user is None or sys.platform == "win32":
        return {}
    return {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
