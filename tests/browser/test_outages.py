"""A database that is away, and is back: the page says so, waits, and plays on by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.chromium import DESK, PHONE
from tests.browser.conftest import AT_ONCE, NewPerson
from tests.browser.person import Person
from tests.server.away import Locked
from tests.server.wire import NO_LIMITS, Server

pytestmark = pytest.mark.full
EXPECTED = ["store_not_writable"]
TOLD = "save right now. Trying again"
# Seconds are few where SQLite waits for a lock: else a test would wait for it, too.
IMPATIENT = """
from funnymoney.server.store import database
assert any("5000" in each for each in database.SQLITE_PRAGMAS)
database.SQLITE_PRAGMAS = [each.replace("5000", "100") for each in database.SQLITE_PRAGMAS]
"""
LOWEST = """() => Math.max(...[...document.querySelectorAll("#tray :is(button, fieldset)")]
  .map((each) => each.getBoundingClientRect().bottom)) - innerHeight"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def own_house(file: Path) -> Iterator[Server]:
    planted = AT_ONCE + IMPATIENT
    with Server(file, file.parent, planted=planted, env=NO_LIMITS, expected=EXPECTED) as found:
        yield found


def choose_until(person: Person, selector: str) -> None:
    """Press what seems right until something is to be seen."""
    for _ in range(600):
        if person.page.locator(selector).count():
            return
        if not person.act():
            person.page.wait_for_timeout(15)
    raise AssertionError(person.describe(f"{selector} is not to be seen"))


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_page_waits_for_a_server_that_cannot_save_and_plays_on(
    own_house: Server, file: Path, new_person: NewPerson, size: tuple[int, int]
) -> None:
    ada = new_person(url=own_house.url, size=size).be()
    table = ada.open_table("contraband", ["me", "easy", "easy"])
    ada.go(f"/t/{table}").page.wait_for_selector("#tray h2")
    choose_until(ada, "#tray [data-main]")
    ada.page.evaluate("() => { window.notReloaded = true; }")
    before = ada.page.evaluate(LOWEST)
    locked = Locked(str(file))
    locked.begin()
    choose_until(ada, ".linebar")
    assert TOLD in ada.page.locator(".linebar").inner_text()
    assert ada.page.evaluate(LOWEST) <= max(before, 0), "the bar pushes choices out of sight"
    ada.page.wait_for_timeout(4000)  # it tries several times
    assert ada.page.locator(".linebar").count(), "the page has given up"
    locked.end()
    ada.page.wait_for_selector(".linebar", state="detached", timeout=30_000)
    sent, step = ada.sent, ada.step
    while ada.step == step:
        if not ada.act():
            ada.page.wait_for_timeout(15)
    assert ada.sent > sent
    assert ada.page.evaluate("() => window.notReloaded")
