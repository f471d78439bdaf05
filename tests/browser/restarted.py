"""Real pages that play on while their server's database comes and goes; nobody reloads them."""

from __future__ import annotations

import json
import threading
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

from funnymoney.core.records.record import Record
from tests.browser.chromium import DESK, FLAGS, PHONE, find_chromium
from tests.browser.person import Person
from tests.server.witness import choices_of

if TYPE_CHECKING:
    from playwright.sync_api import APIResponse, Response

SEATS = ["me", "open", "easy"]
SHORT = {"rounds": 1}
PATIENCE_S = 90.0
MARK = "mark => { window.notReloaded = mark; }"
BAR = "() => document.querySelector('.linebar')?.innerText ?? ''"


class PagePerson(Person):
    """A person at a browser who notes which choices were acknowledged."""

    def watch(self) -> PagePerson:
        self.seat, self.done, self.acknowledged = -1, dict[int, list[Any]](), 0
        self.statuses: Counter[int] = Counter()
        self.page.on("response", self.see)
        return self

    def see(self, response: Response) -> None:
        self.statuses[response.status] += 1

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        before = self.step
        super().hear(frame)
        if message.get("you") is not None:
            self.seat = message["you"]
        if "version" not in message and self.step == before + 1:
            self.acknowledged += 1

    def note(self, frame: str | bytes) -> None:
        super().note(frame)
        message = json.loads(frame)
        if "do" in message:
            self.done[message["step"]] = message["do"]

    def request(self, method: str, path: str, data: object = None) -> APIResponse:
        """Ask until the server can: 503 is the only answer that may be tried again."""
        until = time.monotonic() + PATIENCE_S
        while True:
            answer = self.context.request.fetch(path, method=method, data=data)
            self.statuses[answer.status] += 1
            if answer.status != 503 or time.monotonic() > until:
                return answer
            assert int(answer.headers["retry-after"]) > 0
            self.page.wait_for_timeout(300)


class Pages(threading.Thread):
    """Two pages at one table after the other, in a thread of their own: Playwright wants that."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.stop = threading.Event()
        self.people: list[PagePerson] = []
        self.matches = self.choices = self.tables = 0
        self.bars: set[str] = set()  # what the pages said of the connection
        self.failed: BaseException | None = None

    def run(self) -> None:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415  not everybody has it

        try:
            with sync_playwright() as playwright:
                launch = playwright.chromium.launch
                self.play(launch(executable_path=find_chromium(), args=FLAGS))
        except BaseException as error:  # noqa: BLE001  it is for the thread that waits
            self.failed = error

    def acknowledged(self) -> list[int]:
        return [person.acknowledged for person in self.people]

    def statuses(self) -> Counter[int]:
        return sum((person.statuses for person in self.people), Counter())

    # ------------------------------------------------------------------------ playing

    def play(self, browser: Any) -> None:
        sizes = {"Iris": DESK, "Bram": PHONE}
        people = [
            PagePerson(browser, self.url, name, size=size).watch() for name, size in sizes.items()
        ]
        for person in people:
            assert person.request("POST", "/api/me", {"name": person.name}).ok
        while not self.stop.is_set():
            self.sit_down(people)
            self.people = people
            self.play_out(people)
        for person in people:
            person.close()

    def sit_down(self, people: list[PagePerson]) -> None:
        host, guest = people
        wanted = {"game": "contraband", "seats": SEATS, "options": SHORT, "pace": "quick"}
        opened = host.request("POST", "/api/tables", wanted | {"absence": None})
        assert opened.ok, opened.text()
        table = opened.json()["id"]
        sat = guest.request("POST", f"/api/tables/{table}/sit", {})
        assert sat.ok or sat.json()["error"] == "already_seated", sat.text()
        self.tables += 1
        for person in people:
            person.status, person.step, person.done = "", 0, {}
            person.go(f"/t/{table}")
            person.page.evaluate(MARK, table)
        self.table = table

    def play_out(self, people: list[PagePerson]) -> None:
        while not all(person.is_done() for person in people):
            acted = [person.act() for person in people if not person.is_done()]
            self.look(people)
            if not any(acted):
                people[0].page.wait_for_timeout(15)
            if self.stop.is_set():
                return
        self.check(people)

    def look(self, people: list[PagePerson]) -> None:
        """Note what the connection bar says, and that nobody has reloaded the page."""
        for person in people:
            bar = person.page.evaluate(BAR)
            self.bars |= {bar.partition(".")[0]} if bar else set()
            mark = person.page.evaluate("() => window.notReloaded")
            assert mark == self.table, f"the page of {person.name} was loaded again"

    def check(self, people: list[PagePerson]) -> None:
        """Hold what was chosen at the pages against the record of the match."""
        until = time.monotonic() + PATIENCE_S
        while not (found := people[0].request("GET", f"/api/records/{self.table}")).ok:
            assert time.monotonic() < until, found.text()
            people[0].page.wait_for_timeout(100)
        record = Record.from_json(found.text())
        for person in people:
            chosen = choices_of(record, person.seat)
            assert [person.done[step] for step in range(len(chosen))] == chosen
            self.choices += len(chosen)
        self.matches += 1
