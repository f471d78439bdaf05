"""Send a server whatever comes to mind, while honest people play at the same tables.

`python -m tests.server.fuzz --messages 100000 --creations 5000` does so for as long as you like. It
also opens tables with hostile options, and tells how late the event loop of the server was beside
that of an idle server on the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from msgspec import MsgspecError
from websockets.exceptions import ConnectionClosed

from funnymoney.core.luck import FastLuck
from funnymoney.core.words import refusal
from funnymoney.games import GAMES, game_named
from funnymoney.server.protocol.messages import REQUESTS
from funnymoney.server.ws.connection import MAX_MISTAKES
from tests.server.fuzz_creations import Opened, deal_every_table, run_creations
from tests.server.fuzz_messages import Asked, Frame, frames, requests
from tests.server.loop_watch import WATCHFUL, Delays, read_delays
from tests.server.people import Message, Person, Place
from tests.server.playing import MORE, Player, begin, one_choice, play_all
from tests.server.wire import Server
from tests.server.witness import check_secrets, record_of

FIELDS = {
    "version", "you", "guest", "table", "chat", "view", "since", "news", "step", "clock", "bye",
}  # fmt: skip
ENDS = {1003, 1007, 1008, 1009}  # no text, no UTF-8, too much rubbish, too long
TRACES = (b"Traceback", b'File \\"', b'File "/', b"site-packages", b".py\\", b"sqlalchemy")
BATCH = 25
LONGEST = 4096  # bytes of a message
LATE = 0.1  # seconds that the loop may be late, once in a thousand times


@dataclass
class Tally:
    """What was sent, and how it was answered."""

    messages: int = 0
    requests: int = 0
    answers: dict[str, int] = field(default_factory=dict)
    matches: int = 0

    def note(self, answer: str) -> None:
        self.answers[answer] = self.answers.get(answer, 0) + 1


class Fuzzer:
    """One table of a game, at which one player and one who looks on send rubbish."""

    def __init__(self, server: Server, game: str, tally: Tally) -> None:
        self.server, self.game, self.tally = server, game, tally
        self.people: list[Person] = []
        self.places: list[Place] = []
        self.players: list[Player] = []
        self.synced = 0
        self.ended = False  # whether something was sent that ends a socket
        self.wrong: Counter[Place] = Counter()  # messages without sense, through this socket

    async def open(self) -> None:
        """Begin a match with a fuzzing player in the last seat."""
        if not self.people:
            for number in range(MORE[self.game] + 1):
                self.people += [await Person.arrive(self.server.url, f"Fuzz {number}")]
        seated = await begin(self.people[:-1], self.game, absence=None)
        self.places = [*seated, await self.people[-1].go_to(seated[0].table)]
        self.players = [Player(place, at) for at, place in enumerate(seated)]

    @property
    def rude(self) -> list[Place]:
        return self.places[-2:]

    async def batch(self, data: list[Frame]) -> None:
        """Send all this, from both; then let honest people play a little."""
        for place in self.rude:
            for each in data:
                await self.shoot(place, each)
            await self.settle(place)
        for _ in range(3):
            if not self.players[0].place.over:
                await self.play_a_little()
        if any(place.over for place in self.places) or self.rude[0].you is None:
            await self.finish()
            await self.open()

    async def play_a_little(self) -> None:
        for player in self.players:
            await player.place.catch_up(0.003)
            player.asked = None
        if self.places[0].info.get("paused"):
            await self.places[0].say(pause=False)
        if not any(player.place.over for player in self.players):
            await one_choice(self.players)

    async def shoot(self, place: Place, each: Frame) -> None:
        """Send one thing, and look at whatever comes back."""
        if is_choice(each):  # what was sent before may have been a choice that counts
            await self.settle(place)
        assert place.socket is not None
        self.tally.messages += 1
        self.wrong[place] += not has_sense(each)
        self.ended |= ends(each) or self.wrong[place] >= MAX_MISTAKES
        try:
            await place.socket.send(each.data, text=each.text)
            if expected := self.expected(place, each):
                await self.compare(place, expected)
        except ConnectionClosed as closed:
            await self.closed(place, closed)

    def expected(self, place: Place, each: Frame) -> Message | None:
        """Return how a choice must be refused, by a world in which all he cannot see is new."""
        if not is_choice(each) or place.you is None or place.view is None:
            return None
        wish = json.loads(each.data)
        if type(wish["step"]) is not int or wish["step"] != place.step or not place.may_choose:
            return None
        state = game_named(self.game).from_view(place.view, FastLuck(self.tally.messages))
        refused = refusal(state, place.you, wish["do"])
        return None if refused is None else {"error": refused.reason, "told": str(refused)}

    async def compare(self, place: Place, expected: Message) -> None:
        """A refusal must follow from what the player may know, and from that alone."""
        before = len(place.errors)
        if not await self.settle(place):
            return  # hung up because of what came before, which was on its way still
        told = [{name: each[name] for name in expected} for each in place.errors[before:]]
        assert expected in told, f"{told} instead of {expected}"

    async def settle(self, place: Place) -> bool:
        """Wait until all that was sent is answered, which the last line of chat shows.

        Say whether it is: if the server has hung up instead, we have come back.
        """
        self.synced += 1
        text = f"sync {self.synced}"
        heard = len(place.raw)
        try:
            await place.say(chat=text)
            await place.until(lambda each: any(x["text"] == text for x in each.chat.values()))
            answered = True
        except ConnectionClosed as closed:
            await self.closed(place, closed)
            answered = False
        self.look(place, heard)
        return answered

    async def closed(self, place: Place, closed: ConnectionClosed) -> None:
        code = closed.rcvd.code if closed.rcvd else 1006
        cut = code == 1006 and self.ended  # while the rest was under way
        self.ended, self.wrong[place] = False, 0
        assert code in ENDS or cut, f"closed with {closed}"
        self.tally.note(f"closed {code}")
        await place.join()

    def look(self, place: Place, since: int) -> None:
        """Look at all that a fuzzing one was answered."""
        for text in place.raw[since:]:
            message: Message = json.loads(text)
            if "error" in message:
                assert set(message) <= {"error", "told", "facts", "step"}, message
                assert isinstance(message["told"], str)
                assert not any(trace in text for trace in TRACES), text
                self.tally.note(message["error"])
            else:
                assert set(message) <= FIELDS, set(message) - FIELDS

    async def finish(self) -> None:
        """Honest people play to the end, and nothing leaked."""
        for player in self.players:
            player.asked = None
        await play_all([player for player in self.players if player.place.you is not None])
        record = await record_of(self.people[0], self.places[0].table)
        check_secrets(self.places, record)
        for place in self.places:
            await place.drop()
        self.tally.matches += 1

    async def close(self) -> None:
        for person in self.people:
            await person.leave_for_good()


def has_sense(each: Frame) -> bool:
    """Whether this has the shape of a message; the tenth that has not ends the socket."""
    try:
        REQUESTS.decode(each.data)
    except (MsgspecError, ValueError, RecursionError):
        return False
    return True


def ends(each: Frame) -> bool:
    """Whether a socket must be closed for this: it is too long, or said to be text and is not."""
    try:
        each.data.decode()
    except UnicodeDecodeError:
        return each.text or len(each.data) > LONGEST
    return len(each.data) > LONGEST


def is_word(word: Any) -> bool:
    """Whether this has the shape of a choice, so that the rules and not the shape refuse it."""
    whole = isinstance(word, list) and word and isinstance(word[0], str)
    return bool(whole) and all(type(each) is int and -(2**63) <= each < 2**63 for each in word[1:])


def is_choice(each: Frame) -> bool:
    """Whether this is a message with a choice that the rules refuse or take."""
    if not has_sense(each):  # Python reads more than we do, such as half of a surrogate pair
        return False
    wish = json.loads(each.data)
    right = isinstance(wish, dict) and set(wish) == {"do", "step"} and each.text
    return right and is_word(wish["do"])


async def ask(client: httpx.AsyncClient, asked: Asked, tally: Tally) -> None:
    """Send one request; it must be answered without a fault of the server."""
    tally.requests += 1
    headers = [(name.encode(), value.encode("latin-1")) for name, value in asked.headers]
    # Uvicorn leaves a handshake with a body unanswered, before it gets to us.
    body = b"" if any(name == b"upgrade" for name, _ in headers) else asked.body
    try:
        answer = await client.request(asked.method, asked.path, headers=headers, content=body)
    except (httpx.RemoteProtocolError, httpx.ReadError, httpx.LocalProtocolError):
        tally.note("no http")  # closed, or httpx refuses to send it
        return
    tally.note(f"http {answer.status_code}")
    later = answer.status_code == 503 and (
        asked.path == "/ready" or int(answer.headers.get("retry-after", 0)) > 0
    )
    assert answer.status_code < 500 or later, f"{asked} -> {answer.status_code} {answer.text[:300]}"
    assert not any(trace in answer.content for trace in TRACES), answer.text
    if answer.status_code >= 400 and asked.path.startswith("/api/") and asked.method != "HEAD":
        assert is_refusal(answer), f"{answer.status_code} {answer.text[:300]} to {asked}"


def is_refusal(answer: httpx.Response) -> bool:
    """Whether an answer says why, in JSON; what is no HTTP does not get that far."""
    if "upgrade" in answer.request.headers or answer.text == "Invalid HTTP request received.":
        return True
    try:
        return bool(answer.json()["error"] and answer.json()["told"])
    except ValueError:
        return False


async def ask_all(fuzzer: Fuzzer, many: list[Asked]) -> None:
    person = fuzzer.people[-1]
    async with httpx.AsyncClient(base_url=fuzzer.server.url, timeout=20) as nobody:
        for asked in many:
            if asked.known and (asked.method, asked.path[:7]) != ("DELETE", "/api/me"):
                await ask(person.http, asked, fuzzer.tally)
            else:
                await ask(nobody, asked, fuzzer.tally)
        assert (await nobody.get("/health")).status_code == 200


def run(server: Server, messages: int, number: int = 0) -> Tally:
    """Send so many messages, and half as many requests, at tables of all games."""
    tally = Tally()
    with asyncio.Runner() as runner:
        for game in GAMES:
            fuzzer = Fuzzer(server, game, tally)
            try:
                runner.run(fuzzer.open())
                send(runner, fuzzer, messages // len(GAMES) // (2 * BATCH) + 1, number)
                runner.run(fuzzer.finish())
            finally:
                runner.run(fuzzer.close())
    return tally


def send(runner: asyncio.Runner, fuzzer: Fuzzer, batches: int, number: int) -> None:
    """Let hypothesis think of so many batches."""
    tables = [fuzzer.places[0].table]

    @seed(number)
    @settings(
        max_examples=batches, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(
        st.lists(frames, min_size=BATCH, max_size=BATCH),
        st.lists(requests(tables), min_size=BATCH // 2, max_size=BATCH // 2),
    )
    def shoot(data: list[Frame], many: list[Asked]) -> None:
        runner.run(fuzzer.batch(data))
        runner.run(ask_all(fuzzer, many))

    shoot()


@dataclass
class Measured:
    """What a part of the run has shown: answers, and how late the loops of both servers were."""

    name: str
    result: object
    busy: Delays
    idle: Delays

    def __str__(self) -> str:
        loops = f"loop of the server: {self.busy}\n  of an idle one: {self.idle}"
        return f"{self.name}: {self.result}\n  {loops}\n"

    def is_late(self) -> bool:
        """Whether the server was late and the machine was not: then an idle one would be, too."""
        return self.busy.quantile(0.999) > LATE >= self.idle.quantile(0.999)


def measure(name: str, servers: tuple[Server, Server], work: Callable[[], object]) -> Measured:
    """Do something to the first of two servers, and read how late the loops of both were."""
    before = [read_delays(server.url) for server in servers]
    result = work()
    busy, idle = (
        read_delays(server.url).since(seen) for server, seen in zip(servers, before, strict=True)
    )
    measured = Measured(name, result, busy, idle)
    sys.stdout.write(str(measured))
    sys.stdout.flush()
    return measured


def run_all(folder: Path, messages: int, creations: int, number: int) -> bool:
    """Send everything, with and without limits; return whether the loop was in time."""
    opened: list[tuple[Path, Opened]] = []

    def create(server: Server, count: int) -> Opened:
        found = run_creations(server, count, number)
        opened.append((Path(server.store), found))
        return found

    with (
        Server(folder / "busy.db", folder, planted=WATCHFUL) as busy,
        Server(folder / "idle.db", folder, planted=WATCHFUL) as idle,
        Server(folder / "strict.db", folder, planted=WATCHFUL, env={}) as strict,
    ):
        parts = [
            measure("creations", (busy, idle), lambda: create(busy, creations)),
            measure("with limits", (strict, idle), lambda: create(strict, creations // 4)),
            measure("messages", (busy, idle), lambda: run(busy, messages, number)),
        ]
    for store, found in opened:
        deal_every_table(store, found)
        sys.stdout.write(f"{store.name}: {found}\n")
    return not any(part.is_late() for part in parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--creations", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        in_time = run_all(Path(name), asked.messages, asked.creations, asked.seed)
    if not in_time:
        sys.exit(f"the loop was later than {LATE * 1000:.0f} ms once in a thousand times")


if __name__ == "__main__":
    main()
