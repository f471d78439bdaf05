"""Every screen, on a phone and at a desk, by day and by night: without flaws and barriers.

Their pictures are kept in build/reports/shots.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.chromium import DESK, PHONE, SIDEWAYS, SMALL, TABLET, WIDE, ZOOMED
from tests.browser.conftest import NewPerson
from tests.browser.looks import barriers, flaws, settle, shoot, too_small
from tests.browser.person import Person, play
from tests.browser.test_games import GAMES, TINY
from tests.browser.test_hands import BOTS

Way = Callable[[Person], None]
SIZES = {"phone": PHONE, "desk": DESK}
UNFOLD = "() => { for (const each of document.querySelectorAll('details')) each.open = true; }"
OTHERS = {"phone": (SMALL, SIDEWAYS, ZOOMED), "desk": (TABLET, WIDE)}


def home(person: Person) -> None:
    person.go("/").page.wait_for_selector(".gnote")


def new_table(person: Person) -> None:
    person.go("/new/crooked_cash").page.wait_for_selector("form")
    person.page.locator("summary").click()
    person.page.wait_for_selector(".house .field")


def lobby(person: Person) -> None:
    table = person.open_table("ffuffziger", ["me", "open", "open", "easy"])
    person.go(f"/t/{table}").page.wait_for_selector(".seatlist")


def link(person: Person) -> None:
    table = person.open_table("contraband", ["me", "open", "easy"])
    data = {"seat": 1}
    made = person.context.request.post(f"/api/tables/{table}/links", data=data).json()
    person.go(made["link"]).page.wait_for_selector(".name-form")


def rules(person: Person) -> None:
    person.go("/rules/counterfeiters").page.wait_for_selector(".rule")


def bots(person: Person) -> None:
    person.go("/bots").page.wait_for_selector("table")


def replays(person: Person) -> None:
    person.go("/replays").page.wait_for_selector("h1")


def settings(person: Person) -> None:
    home(person)
    person.page.get_by_role("button", name="Settings").click()
    person.page.wait_for_selector("dialog[open]")


def menu(person: Person) -> None:
    board("contraband")(person)
    person.page.get_by_role("button", name="Table and settings").click()
    person.page.wait_for_selector("dialog[open]")


def nowhere(person: Person) -> None:
    person.go("/j/nowhere").page.wait_for_selector("[role=alert]")


def board(game: str) -> Way:
    def show(person: Person) -> None:
        table = person.open_table(game, BOTS[game])
        person.go(f"/t/{table}").page.wait_for_selector("#tray h2")

    return show


def gone(person: Person) -> None:
    person.go("/t/nowhere").page.wait_for_selector("main h1")


def player(person: Person) -> None:
    board("counterfeiters")(person)
    person.page.get_by_role("button", name="All about").first.click()
    person.page.wait_for_selector("dialog[open]")


def keys(person: Person) -> None:
    board("ffuffziger")(person)
    person.page.keyboard.press("?")
    person.page.wait_for_selector("dialog[open]")


def sheet(person: Person) -> None:
    board("crooked_cash")(person)
    person.page.get_by_role("button", name="Rules").click()
    person.page.wait_for_selector(".side .rule")


def stranger(person: Person) -> None:
    table = person.open_table("contraband", BOTS["contraband"])
    person.context.clear_cookies()
    person.go(f"/t/{table}").page.wait_for_selector(".name-form")


def end(game: str) -> Way:
    def show(person: Person) -> None:
        finished(person, game)
        person.page.wait_for_selector("main h2", timeout=30_000)

    return show


def check(person: Person) -> None:
    end("contraband")(person)
    person.page.get_by_role("button", name="Check it yourself").click()
    person.page.wait_for_selector("dialog .verdict")


def replay(person: Person, game: str = "contraband") -> None:
    table = finished(person, game)
    person.go(f"/r/{table}").page.wait_for_selector("#stage", timeout=30_000)


def lamp(game: str) -> Way:
    def show(person: Person) -> None:
        replay(person, game)
        person.page.get_by_role("radio", name="All secrets").click()
        person.page.wait_for_selector("[data-theme=uv]")

    return show


def branch(person: Person) -> None:
    replay(person)
    person.page.get_by_role("button", name="Play on").click()
    person.page.wait_for_selector("dialog[open]")


def address(person: Person) -> None:
    """Show a link for copying by hand, as where a browser does not do it."""
    replay(person)
    person.page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: null })")
    person.page.get_by_role("button", name="Copy a link").filter(visible=True).click()
    person.page.wait_for_selector("dialog[open]")


def finished(person: Person, game: str) -> str:
    table = person.open_table(game, BOTS[game], options=TINY)
    person.go(f"/t/{table}")
    play([person])
    return table


SCREENS: dict[str, Way] = {
    each.__name__: each
    for each in (home, new_table, lobby, link, rules, bots, replays, settings, menu, nowhere,
                 gone, player, keys, sheet, stranger, check, replay, branch, address)
}  # fmt: skip
SCREENS |= {f"board_{game}": board(game) for game in GAMES}
SCREENS |= {f"end_{game}": end(game) for game in GAMES}
SCREENS |= {f"lamp_{game}": lamp(game) for game in GAMES}


@pytest.mark.parametrize("screen", ["home", "lobby", "rules"])
def test_a_screen_opens(new_person: NewPerson, screen: str) -> None:
    SCREENS[screen](new_person().be())


@pytest.mark.full
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_seen_by_everybody(new_person: NewPerson, screen: str, size: str) -> None:
    """By day, by night, and on screens of other shapes."""
    person = new_person(size=SIZES[size]).be()
    SCREENS[screen](person)
    found: list[str] = []
    for light in ("light", "dark"):
        person.page.emulate_media(color_scheme=light)
        settle(person.page)
        shoot(person.page, f"{screen}-{size}-{light}")
        found += [f"{light}: {each}" for each in barriers(person.page)]
        person.page.evaluate(UNFOLD)  # by night all that can be opened is open
    if size == "phone":
        found += too_small(person.page)
    for width, height in OTHERS[size]:
        person.page.set_viewport_size({"width": width, "height": height})
        settle(person.page)
        shoot(person.page, f"{screen}-{width}x{height}")
        wrong = flaws(person.page)
        if size == "phone" and (width, height) != ZOOMED:  # where there is a mouse
            wrong += too_small(person.page)
        found += [f"{width} x {height}: {each}" for each in wrong]
    assert not found, "\n" + "\n".join(found)
