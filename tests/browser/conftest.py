"""Everything here needs a Chromium and a page that is built; without them it says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.chromium import FLAGS, find_chromium, why_not
from tests.browser.person import Person
from tests.server.wire import NO_LIMITS, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# People can follow a bot that waits; a test need not.
AT_ONCE = (
    "from funnymoney.server import minds; minds.PACES = dict.fromkeys(minds.PACES, (0.0, 0.02))"
)

NewPerson = Callable[..., Person]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if reason := why_not():
        pytest.skip(reason)
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  not everybody has it

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a real server whose bots answer at once."""
    folder = tmp_path_factory.mktemp("house")
    with Server(folder / "tables.db", folder, planted=AT_ONCE, env=NO_LIMITS) as found:
        yield found


@pytest.fixture
def new_person(chromium: Browser, house: Server) -> Iterator[NewPerson]:
    """Return how to make people; when the test ends, none may have seen an error."""
    made: list[Person] = []

    def make(name: str = "Ada", **more: Any) -> Person:
        url = more.pop("url", house.url)
        made.append(Person(chromium, url, name, **more))
        return made[-1]

    yield make
    for person in made:
        person.close()
