"""Everything here needs a Chromium and a page that is built; without them it says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.chromium import FLAGS, find_chromium, why_not
from tests.browser.gallery import build, open_gallery
from tests.browser.person import Person
from tests.server.wire import NO_LIMITS, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

# People can follow a bot that waits; a test need not.
AT_ONCE = (
    "from funnymoney.server.rooms import bots; bots.PACES = dict.fromkeys(bots.PACES, (0.0, 0.02))"
)

NewPerson = Callable[..., Person]


class Browsers:
    """One browser after the other: if one ends, only its test fails."""

    def __init__(self, playwright: Playwright) -> None:
        self.playwright = playwright
        self.last: Browser | None = None

    def get(self) -> Browser:
        if self.last is None or not self.last.is_connected():
            launch = self.playwright.chromium.launch
            self.last = launch(executable_path=find_chromium(), args=FLAGS)
        return self.last


@pytest.fixture(scope="module")  # while Playwright is there, nobody else has an event loop
def chromium() -> Iterator[Browsers]:
    if reason := why_not():
        pytest.skip(reason)
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  not everybody has it

    with sync_playwright() as playwright:
        browsers = Browsers(playwright)
        yield browsers
        browsers.get().close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a real server whose bots answer at once."""
    folder = tmp_path_factory.mktemp("house")
    with Server(folder / "tables.db", folder, planted=AT_ONCE, env=NO_LIMITS) as found:
        yield found


@pytest.fixture
def new_person(chromium: Browsers, house: Server) -> Iterator[NewPerson]:
    """Return how to make people; when the test ends, none may have seen an error."""
    made: list[Person] = []

    def make(name: str = "Ada", **more: Any) -> Person:
        url = more.pop("url", house.url)
        made.append(Person(chromium.get(), url, name, **more))
        return made[-1]

    yield make
    for person in made:
        person.close()


@pytest.fixture(scope="module")
def gallery(chromium: Browsers, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of the gallery; it is built once for all who test at the same time."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if base.name.startswith("popen-") else base
    build(shared / "gallery")
    with open_gallery() as url:
        yield url
