"""Our own tables, set up and played over HTTP and sockets as any program may."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from benchmarks.load.cores import LINUX
from benchmarks.load.http import Http
from benchmarks.load.sockets import AT_ONCE, at_once, connect
from benchmarks.load.table import SEATS, Move, Table
from funnymoney.bots.random import RandomBot
from funnymoney.core.luck import FastLuck
from funnymoney.games import game_named

VIEW = b'"view":{'
ACTING = b'"acting":['
REFUSED = b'{"error"'
WORDS = msgspec.json.Encoder()


class Heard(Struct):
    """What we need of a message."""

    view: dict[str, Any] | UnsetType = UNSET
    step: int | None = None


class Weighed(Struct):
    view: Raw


HEARD: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)
WEIGHED: msgspec.json.Decoder[Weighed] = msgspec.json.Decoder(Weighed)


def command(store: Path) -> list[str]:
    where = ["--host", "127.0.0.1", "--port", "0", "--store", str(store), "--no-open"]
    return [sys.executable, "-m", "funnymoney", "serve", *where]


class OurTable(Table):
    """A match of random legal choices; only what the acting seat was sent is taken apart."""

    def __init__(self, name: str, game: str, number: int) -> None:
        super().__init__()
        self.name = name
        self.secret_verbs = game_named(game).secret_verbs
        self.number = number
        self.bot = RandomBot(FastLuck(number))
        self.luck = random.Random(number)
        self.steps: list[int | None] = [None] * SEATS

    def hear(self, seat: int, message: bytes, wire: int) -> None:
        if message.startswith(REFUSED):
            self.fail(f"refused at {self.name}: {message.decode()}")
        super().hear(seat, message, wire)

    def is_about_the_match(self, message: bytes) -> bool:
        return VIEW in message

    def next_move(self) -> Move | None:
        """Ask any of the acting seats that has something to choose."""
        acting = self.acting()
        self.luck.shuffle(acting)
        for seat in acting:
            heard = HEARD.decode(self.heard[seat])
            assert heard.view is not UNSET
            if heard.view["choices"]:
                return self.chosen(seat, heard)
        return None

    def acting(self) -> list[int]:
        """Return who acts, as the last mover sees it."""
        seen = self.heard[self.mover]
        start = seen.index(ACTING) + len(ACTING)
        listed = seen[start : seen.index(b"]", start)]
        return [int(seat) for seat in listed.split(b",")] if listed else []

    def chosen(self, seat: int, heard: Heard) -> Move:
        assert heard.view is not UNSET
        word = self.bot.act(heard.view)
        step = heard.step if heard.step is not None else self.steps[seat] or 0
        self.steps[seat] = step + 1
        return Move(seat, WORDS.encode({"do": word, "step": step}), word[0] in self.secret_verbs)

    def view_bytes(self) -> float:
        return sum(len(bytes(WEIGHED.decode(seen).view)) for seen in self.heard) / SEATS


def home(number: int) -> str | None:
    """Return an address of its own for each table, since the server counts by address."""
    return f"127.1.{number // 250}.{number % 250 + 1}" if LINUX else None


async def seated(
    url: str, game: str, numbers: Sequence[int], packed: bool = False
) -> list[OurTable]:
    """Open tables, sit four guests at each, connect them and wait until the cards are dealt."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        rows = list(pool.map(lambda number: opened(url, game, number), numbers))
    await at_once(
        sit_down(table, seat, url, cookie, packed)
        for table, cookies in rows
        for seat, cookie in enumerate(cookies)
    )
    found = [table for table, _ in rows]
    while not all(all(table.heard) for table in found):
        troubles = [table.trouble for table in found if table.trouble]
        if troubles:
            raise RuntimeError(troubles[0])
        await asyncio.sleep(0.01)
    for table in found:
        table.ready = table.next_move()
    return found


def opened(url: str, game: str, number: int) -> tuple[OurTable, list[str]]:
    """Open a table and take its seats; return the guests' cookies by seat."""
    http = Http(url, home(number))
    cookies = [guest(http, seat) for seat in range(SEATS)]
    seats = ["me"] + ["open"] * (SEATS - 1)
    made = http.post("/api/tables", {"game": game, "seats": seats}, cookies[0])[0]
    for seat in range(1, SEATS):
        http.post(f"/api/tables/{made['id']}/sit", {"seat": seat}, cookies[seat])
    http.close()
    return OurTable(made["id"], game, number), cookies


def guest(http: Http, seat: int) -> str:
    return http.post("/api/me", {"name": f"guest {seat}"})[1]


async def sit_down(table: OurTable, seat: int, url: str, cookie: str, packed: bool) -> None:
    address = f"{url}/api/tables/{table.name}/socket"
    await connect(table, seat, address, cookie, home(table.number), packed)
    table.chairs[seat].send(WORDS.encode({"give": os.urandom(8).hex()}))
