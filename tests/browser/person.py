"""Somebody at a browser: what he sees, what he presses, and what went wrong meanwhile."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.browser.chromium import DESK
from tests.client.sources import FILES, messages

if TYPE_CHECKING:
    from playwright.sync_api import (
        Browser,
        BrowserContext,
        ConsoleMessage,
        Page,
        Request,
        WebSocket,
    )

HERE = Path(__file__).parent
HAND = (HERE / "hand.js").read_text(encoding="utf-8")
FLAWS = (HERE / "flaws.js").read_text(encoding="utf-8")
WORDED = [file for file in FILES if not file.startswith("rules-")]  # whose keys are shown
KEYS = sorted(key for file in WORDED for key in messages("en", file) if "-" in key)
REPORTS = HERE.parents[1] / "build/reports"
PATIENCE = 80  # presses without a choice being sent, after which somebody is stuck,
PATIENCE_S = 5.0  # if they took so long: what the page does by itself, it does within a second
COVERED = 60  # looks at a control that something else covers
PAUSE = 0.1  # seconds until one looks again at a table at which nothing was heard
LEAVING = 5.0  # seconds in which a page has read what it asked for
OFTEN, SELDOM = 5, 25  # presses between two close looks, at first and later
# A browser complains by itself where the server says no, or cannot be reached.
HARMLESS = ("Failed to load resource", "WebSocket connection to", "net::ERR_", "AudioContext")
SMALLEST = 12  # pixels of text


class Stuck(AssertionError):
    """Somebody cannot go on with what he sees."""


class Person:
    """A browser of his own, with his own cookie."""

    def __init__(
        self, browser: Browser, url: str, name: str = "Ada", *, size: tuple[int, int] = DESK,
        hand: str = "random", seed: int = 1, **more: Any,
    ) -> None:  # fmt: skip
        self.url, self.name, self.hand = url, name, hand
        self.rng = random.Random(f"{seed} {name}")
        width, height = size
        usual: dict[str, Any] = {
            "reduced_motion": "reduce",
            "locale": "en-GB",
            "has_touch": width < 800 or height <= 500,
        }
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, base_url=url, **(usual | more)
        )
        self.context.set_default_timeout(15_000)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.flaws: set[str] = set()
        self.status, self.step = "", -1
        self.refused: list[str] = []
        self.heard, self.seen, self.until = 0, -1, 0.0
        self.sent = self.presses = self.tries = self.covered = 0
        self.chosen = time.monotonic()  # when a choice of theirs was last answered
        self.pressed: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(f"{self.name}: {error}"))
        self.page.on("console", self.complain)
        self.page.on("websocket", self.listen)
        self.asking: set[Request] = set()
        self.page.on("request", self.ask)
        self.page.on("requestfinished", self.learn)
        self.page.on("requestfailed", self.learn)

    def complain(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(each in message.text for each in HARMLESS):
            self.errors.append(f"{self.name}: {message.text}")

    # ----------------------------------------------------------------------- hearing

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", self.note)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self.heard += 1
        if "error" in message:
            self.refused.append(message["error"])
        if "step" in message and message["step"] != self.step:
            self.step, self.tries, self.pressed = message["step"], 0, []
            self.chosen = time.monotonic()
        self.status = message.get("table", {}).get("status", self.status)

    def note(self, frame: str | bytes) -> None:
        self.sent += "do" in json.loads(frame)

    def ask(self, request: Request) -> None:
        self.asking.add(request)

    def learn(self, request: Request) -> None:
        self.asking.discard(request)

    # ------------------------------------------------------------------------- going

    def be(self) -> Person:
        answer = self.context.request.post("/api/me", data={"name": self.name})
        assert answer.ok, answer.text()
        return self

    def open_table(self, game: str, seats: Sequence[str], **more: Any) -> str:
        wanted = {"game": game, "seats": list(seats), "pace": "quick"} | more
        answer = self.context.request.post("/api/tables", data=wanted)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def sit(self, table: str) -> None:
        answer = self.context.request.post(f"/api/tables/{table}/sit", data={})
        assert answer.ok, answer.text()

    def go(self, path: str) -> Person:
        self.page.goto(path)
        self.page.wait_for_selector("#page > *", state="attached")
        return self

    # ----------------------------------------------------------------------- playing

    def is_done(self) -> bool:
        return self.status in ("finished", "aborted")

    def act(self) -> bool:
        """Look at the table and press what seems right; return whether something was pressed."""
        if self.seen == self.heard and time.monotonic() < self.until:
            return False
        asked = {"kind": self.hand, "luck": self.rng.random(), "tries": self.tries,
                 "pressed": self.pressed}  # fmt: skip
        found = self.page.evaluate(HAND, asked)
        state = found["state"]
        if state == "press":
            self.press(found)
        elif state == "select":
            self.choose(found["index"])
        elif state in ("covered", "nothing"):
            self.wonder(found)
        else:
            self.seen, self.until = self.heard, time.monotonic() + PAUSE
        return state in ("press", "select")

    def press(self, found: dict[str, Any]) -> None:
        self.covered = 0
        self.count(found["name"])
        self.page.mouse.click(found["x"], found["y"])

    def choose(self, index: int) -> None:
        menu = self.page.locator("select").nth(index)
        many = menu.locator("option").count()
        menu.select_option(index=self.rng.randrange(many))
        self.count("a menu")

    def count(self, name: str) -> None:
        self.pressed.append(name)
        self.presses += 1
        self.tries += 1
        if self.presses % (OFTEN if self.presses < 20 * OFTEN else SELDOM) == 0:
            self.look_closely()
        if self.tries > PATIENCE and time.monotonic() > self.chosen + PATIENCE_S:
            raise Stuck(self.describe(f"pressed {self.pressed[-12:]}"))

    def wonder(self, found: dict[str, Any]) -> None:
        self.covered += 1
        self.tries += 1
        if self.covered > COVERED:
            raise Stuck(self.describe(str(found)))

    def look_closely(self, least: float = SMALLEST) -> set[str]:
        self.flaws |= set(self.page.evaluate(FLAWS, {"least": least, "keys": KEYS}))
        return self.flaws

    def describe(self, why: str) -> str:
        """Say what somebody sees who cannot go on, and keep a picture of it."""
        picture = self.shoot("stuck")
        shown = self.page.evaluate("() => document.querySelector('#tray')?.innerText ?? ''")
        told = f"{self.name} is stuck at step {self.step}: {why}"
        return f"{told}\nrefused: {self.refused[-3:]}\n{shown}\n{picture}"

    def shoot(self, name: str, folder: str = "stuck") -> Path:
        file = REPORTS / folder / f"{name}-{time.time_ns()}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=file)
        return file.relative_to(REPORTS.parents[1])

    def close(self) -> None:
        """Leave when all that was asked for is answered, and say what was wrong."""
        try:
            self.read_on()
        finally:
            self.context.close()
        assert not self.errors, self.errors
        assert not self.flaws, sorted(self.flaws)

    def read_on(self) -> None:
        """Have the end of a match shown, and wait for whatever is still asked for."""
        if self.status == "finished" and "/t/" in self.page.url:
            self.page.wait_for_selector("main.endm h2", state="attached")
        until = time.monotonic() + LEAVING
        while self.asking and time.monotonic() < until:
            self.page.wait_for_timeout(20)


def play(people: Sequence[Person], seconds: float = 60.0) -> None:
    """Let everybody play until the match is over."""
    until = time.monotonic() + seconds
    while not all(person.is_done() for person in people):
        acted = [person.act() for person in people if not person.is_done()]
        if not any(acted):
            people[0].page.wait_for_timeout(15)
        if time.monotonic() > until:
            told = [person.describe("out of time") for person in people]
            raise Stuck("\n".join(told))
