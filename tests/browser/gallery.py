"""The gallery: tables at any moment, without a server, for looking at every kind of question."""

from __future__ import annotations

import json
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from funnymoney.server.http.middleware import SECURITY_HEADERS
from tests.browser import scenes
from tests.client.sources import CLIENT, ROOT, node

OUT = ROOT / "build/gallery"
PATIENCE = 180.0  # seconds in which another process has built it


class Handler(SimpleHTTPRequestHandler):
    """Gives files as the server does: with the same policy."""

    def end_headers(self) -> None:
        for name, value in SECURITY_HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@contextmanager
def alone(lock: Path) -> Iterator[bool]:
    """Let one process do something for all; yield whether it is this one, or wait until it is done.

    The lock stays: what was done once in a run is not done again.
    """
    try:
        lock.touch(exist_ok=False)
    except FileExistsError:
        until = time.monotonic() + PATIENCE
        while not lock.read_text() and time.monotonic() < until:
            time.sleep(0.1)
        yield False
        return
    try:
        yield True
    finally:
        lock.write_text("done")


def build(lock: Path) -> None:
    """Make the gallery, once for all processes that name the same lock."""
    with alone(lock) as is_mine:
        if is_mine:
            make()


def make() -> None:
    """Make the moments and the page that shows them."""
    scenes.main()
    run_vite("build", "--mode", "gallery", "--logLevel", "warn")


def run_vite(*arguments: str) -> None:
    program = node()
    assert program is not None
    command = [program, str(CLIENT / "node_modules/vite/bin/vite.js"), *arguments]
    done = subprocess.run(command, cwd=CLIENT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr


@contextmanager
def open_gallery() -> Iterator[str]:
    """Show the gallery; yield its address."""
    handler = partial(Handler, directory=str(OUT))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@cache
def kinds(game: str) -> dict[str, tuple[int, int]]:
    """Return the kinds of moments of a game, each with its number and with most players."""
    found = json.loads((scenes.OUT / f"{game}.json").read_text(encoding="utf-8"))
    return {
        moment["name"].split(" ", 1)[1]: (place, len(moment["message"]["table"]["seats"]))
        for place, moment in enumerate(found)
    }


def telling(game: str) -> list[str]:
    """Return few kinds of moments that between them offer every verb of every phase."""
    chosen = [name for name in kinds(game) if ": " not in name]  # the end offers nothing
    asked: dict[str, list[str]] = {}
    for name in kinds(game):
        if ": " in name:
            asked.setdefault(name.split(": ")[0], []).append(name)
    for names in asked.values():
        missing = set().union(*map(verbs, names))
        while missing:
            best = max(names, key=lambda name: len(verbs(name) & missing))
            chosen.append(best)
            missing -= verbs(best)
    return chosen


def verbs(name: str) -> set[str]:
    return set(name.split(": ")[1].split("+"))
