"""A game from outside the package, in a browser: found on the home page, and played to its end.

It is the one of docs/adding-a-game.md, which has no board: the page plays it on its generic one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.chromium import DESK, PHONE
from tests.browser.conftest import NewPerson
from tests.browser.looks import barriers, flaws, settle, shoot, too_small
from tests.browser.person import Person, play
from tests.plugins.fifth import NAME, FifthGame
from tests.server.wire import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

SEATS = ["me", "easy", "easy"]
BY_KEYS = 60  # presses, of which a match of two rounds needs ten
SIZES = {"phone": PHONE, "desk": DESK}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    fifth = FifthGame.write(tmp_path_factory.mktemp("fifth"))
    with fifth.server(tmp_path_factory.mktemp("server")) as found:
        yield found


def at_a_table(person: Person, path: str = "/t/", rounds: int = 2) -> str:
    table = person.open_table(NAME, SEATS, options={"rounds": rounds})
    person.go(f"{path}{table}").page.wait_for_selector("#tray .choices")
    return table


def test_it_is_found_on_the_home_page_and_played_to_its_end(
    new_person: NewPerson, server: Server
) -> None:
    person = new_person(url=server.url).be()
    page = person.go("/").page
    note = page.locator(".gnote").filter(has_text="Spoof")
    assert note.locator(".meta").inner_text().split() == ["2\N{EN DASH}4", "5", "min"]
    note.get_by_role("link", name="More choices…").click()
    open_new_table(page)
    play([person])
    assert person.status == "finished"
    page.get_by_role("heading", level=1).filter(has_text="point").wait_for()
    assert page.get_by_text("Score over time").count()
    assert not page.get_by_text("All secrets opened").count(), "nothing is secret any more"
    look_back(page)
    read_rules(page)


def open_new_table(page: Page) -> None:
    """Set up two rounds against two bots."""
    page.get_by_role("combobox", name="Game").wait_for()
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_role("combobox", name=seat).select_option("easy")
    page.get_by_role("combobox", name="Pace of the bots").select_option("quick")
    page.locator("summary").click()
    page.get_by_role("spinbutton", name="Rounds to play").fill("2")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#tray .choices")
    assert page.get_by_role("heading", level=1).inner_text() == "Spoof"
    assert page.get_by_role("rowheader", name="This round is worth").is_visible()


def look_back(page: Page) -> None:
    """Under the lamp everybody's fist is seen, and the log is worded by the game."""
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("radio", name="All secrets").click()
    page.wait_for_selector("[data-theme=uv]")
    page.get_by_role("button", name="One decision on", exact=True).click()
    page.locator(".secrets").get_by_text("Coins in the box").wait_for()
    page.get_by_role("tab", name="Log").click()
    page.locator("#log").get_by_text("this round is worth").first.wait_for()


def read_rules(page: Page) -> None:
    page.goto(f"/rules/{NAME}")
    page.locator("#rule-SP-1").wait_for()
    assert page.get_by_role("heading", name="The rules").is_visible()


def test_keys_alone_play_it(new_person: NewPerson, server: Server) -> None:
    person = new_person(url=server.url, hand="keys").be()
    at_a_table(person, rounds=1)
    page = person.page
    for _ in range(BY_KEYS):
        if person.is_done():
            break
        page.wait_for_timeout(100)
        page.keyboard.press("1")
    assert person.status == "finished"


@pytest.mark.full
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_its_screens_have_no_flaws_and_no_barriers(
    new_person: NewPerson, server: Server, size: str, scheme: str
) -> None:
    person = new_person(url=server.url, size=SIZES[size], color_scheme=scheme).be()
    page = person.page
    person.go("/").page.wait_for_selector(".gnote >> nth=4")
    look(page, "home", size, scheme)
    table = at_a_table(person)
    look(page, "table", size, scheme)
    play([person])
    page.wait_for_selector("main.endm h2")
    look(page, "end", size, scheme)
    person.go(f"/r/{table}?as=all&at=2").page.wait_for_selector("#stage")
    look(page, "replay", size, scheme)


def look(page: Page, screen: str, size: str, scheme: str) -> None:
    settle(page)
    shoot(page, f"fifth-{screen}-{size}-{scheme}")
    assert not flaws(page)
    assert size == "desk" or not too_small(page)
    assert not barriers(page)


@pytest.mark.full
@pytest.mark.parametrize("language", ["fr", "nl", "el"])
def test_the_frame_speaks_each_language_around_it(
    new_person: NewPerson, server: Server, language: str
) -> None:
    person = new_person(url=server.url, size=PHONE, locale=language).be()
    at_a_table(person)
    assert person.page.evaluate("() => document.documentElement.lang") == language
    assert person.page.get_by_text("This round is worth").count(), "the game speaks English alone"
    assert not person.look_closely()
    play([person])
    assert person.status == "finished"


@pytest.mark.full
def test_it_is_played_as_text(new_person: NewPerson, server: Server) -> None:
    person = new_person(url=server.url).be()
    table = person.open_table(NAME, SEATS, options={"rounds": 1})
    person.go(f"/t/{table}?text").page.wait_for_selector("#tray .choices")
    play([person])
    assert person.status == "finished"
