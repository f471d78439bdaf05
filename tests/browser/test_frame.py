"""What is around a board: tools, sheets, keys, talk, and where the focus is."""

from __future__ import annotations

import pytest

from tests.browser.chromium import DESK, PHONE, TABLET
from tests.browser.conftest import NewPerson
from tests.browser.person import play
from tests.browser.test_games import TINY, seated
from tests.browser.test_hands import BOTS

pytestmark = pytest.mark.full


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK])
def test_table_and_settings_are_within_reach(new_person: NewPerson, size: tuple[int, int]) -> None:
    person = new_person(size=size).be()
    table = person.open_table("contraband", BOTS["contraband"])
    person.go(f"/t/{table}").page.wait_for_selector("#tray h2")
    assert person.page.get_by_role("button", name="Table and settings").is_visible()


FOCUS = "() => document.activeElement?.closest('.side') ? 'sheet' : document.activeElement?.id"


def test_esc_closes_a_sheet_and_decides_nothing(new_person: NewPerson) -> None:
    """The gentlest choice of the tray lies behind it."""
    person = new_person(size=TABLET).be()
    table = person.open_table("contraband", BOTS["contraband"])
    page = person.go(f"/t/{table}").page
    sending = page.locator("#tray .desk:not([disabled]) :is([data-main], [data-option])").first
    sending.evaluate("(button) => button.setAttribute('data-esc', '')")
    page.get_by_role("button", name="Log and chat").click()
    page.wait_for_selector(".side.open")
    assert page.evaluate(FOCUS) == "sheet"
    page.keyboard.press("Escape")
    page.wait_for_selector(".side.open", state="detached")
    assert person.sent == 0
    focused = page.evaluate("() => document.activeElement?.getAttribute('aria-label')")
    assert focused == "Log and chat"
    page.keyboard.press("l")
    page.wait_for_selector(".side.open")
    page.keyboard.press("t")
    page.wait_for_selector(".side.open", state="detached")
    assert page.evaluate(FOCUS) == "tray"


def test_a_table_that_is_gone_says_so_and_leads_on(new_person: NewPerson) -> None:
    page = new_person(size=PHONE).be().go("/t/nowhere").page
    page.get_by_role("heading", name="This table cannot be shown").wait_for()
    assert page.get_by_role("alert").inner_text() == "There is no such table any more."
    assert page.get_by_text("Finding the table").count() == 0
    page.get_by_role("link", name="To all tables").click()
    page.wait_for_selector(".gnote")


def test_a_table_that_everybody_has_left_is_closed(new_person: NewPerson) -> None:
    person = new_person().be()
    table = person.open_table("contraband", BOTS["contraband"])
    page = person.go(f"/t/{table}").page
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("button", name="Leave for good").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("heading", name="This table is closed").wait_for()
    page.reload()
    page.get_by_role("heading", name="This table is closed").wait_for()
    person.status = "closed"  # there is no end to be shown


HAS_FOCUS = "(wanted) => document.activeElement?.matches(wanted)"


def test_the_focus_is_never_lost(new_person: NewPerson) -> None:
    """From one screen to the next, through a dialog, and with a button that goes."""
    host, guest = new_person("Iris").be(), new_person("Bram").be()
    table = host.open_table("contraband", ["me", "open", "easy"])
    host.go(f"/t/{table}")
    page = guest.go("/").page
    page.wait_for_selector(".gnote")
    page.get_by_role("link", name="Bots").click()
    page.wait_for_function(HAS_FOCUS, arg="h1")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Close").click()
    page.wait_for_function(HAS_FOCUS, arg="[aria-label='Settings']")
    guest.go(f"/t/{table}").page.get_by_role("button", name="Sit").click()
    page.wait_for_function(HAS_FOCUS, arg="#seats, .top h1")  # the deal may be quicker than a look
    page.wait_for_selector("#tray h2")
    page.wait_for_function(HAS_FOCUS, arg=".top h1")


def test_an_answer_to_the_table_keeps_the_focus(new_person: NewPerson) -> None:
    host, guest = seated(new_person, "contraband", ["me", "open", "easy"], {})
    for person in (host, guest):
        person.page.wait_for_selector("#tray h2")
    guest.page.get_by_role("button", name="Table and settings").click()
    guest.page.get_by_role("button", name="Pause").click()
    host.page.get_by_role("button", name="Agree").click()
    host.page.wait_for_selector(".vote", state="detached")
    assert host.page.evaluate(HAS_FOCUS, "#ask")


def test_a_paused_match_goes_on_from_the_tray(new_person: NewPerson) -> None:
    person = new_person(size=PHONE).be()
    table = person.open_table("contraband", BOTS["contraband"])
    page = person.go(f"/t/{table}").page
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("heading", name="The match is paused.").wait_for()
    page.locator("#tray").get_by_role("button", name="Go on").press("Enter")
    page.get_by_role("heading", name="The match is paused.").wait_for(state="detached")
    assert page.evaluate(HAS_FOCUS, "#ask")


def test_who_takes_his_seat_back_is_at_the_question(new_person: NewPerson) -> None:
    person = new_person().be()
    table = person.open_table("contraband", BOTS["contraband"], pace="calm")
    page = person.go(f"/t/{table}").page
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("button", name="Hand over").click()
    page.get_by_role("button", name="Close").click()
    back = page.locator("#tray").get_by_role("button", name="Play again myself")
    back.press("Enter")
    back.wait_for(state="detached")
    assert page.evaluate(HAS_FOCUS, "#ask")


def test_a_rule_that_is_opened_from_the_log_has_the_focus(new_person: NewPerson) -> None:
    person = new_person().be()
    table = person.open_table("contraband", BOTS["contraband"])
    page = person.go(f"/t/{table}").page
    link = page.locator(".rule-link").last
    while not link.count():
        if not person.act():
            page.wait_for_timeout(15)
    named = link.inner_text()
    link.press("Enter")
    page.wait_for_function(HAS_FOCUS, arg=f"[id='rule-{named}']")


def test_what_was_agreed_is_found_while_the_match_runs(new_person: NewPerson) -> None:
    person = new_person().be()
    table = person.open_table("contraband", BOTS["contraband"], options={"rounds": 2})
    page = person.go(f"/t/{table}").page
    page.get_by_role("button", name="Table and settings").click()
    agreed = page.get_by_role("dialog").locator(".agreed")
    agreed.get_by_text("1 house rule").wait_for()
    agreed.get_by_text("Hints only where all others are bots").wait_for()
    agreed.get_by_text("Here: 2").wait_for()


def test_a_link_may_ask_for_the_table_as_text(new_person: NewPerson) -> None:
    person = new_person().be()
    table = person.open_table("contraband", BOTS["contraband"])
    page = person.go(f"/t/{table}?text").page
    page.wait_for_selector(".as-text")
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("dialog").get_by_label("Theme").select_option("dark")
    person.go(f"/t/{table}").page.wait_for_selector("#tray h2")
    assert not page.locator(".as-text").count(), "it was for that time only"


def test_the_end_of_a_match_has_a_map_of_the_keyboard(new_person: NewPerson) -> None:
    person = new_person().be()
    table = person.open_table("contraband", BOTS["contraband"], options=TINY)
    page = person.go(f"/t/{table}").page
    play([person])
    page.wait_for_selector("main.endm h2")
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keyboard map").wait_for()


def test_what_is_said_shows_on_a_phone_until_it_is_seen(new_person: NewPerson) -> None:
    host, guest = seated(new_person, "contraband", ["me", "open", "easy"], {})
    for person in (host, guest):
        person.page.wait_for_selector("#tray h2")
    host.page.keyboard.press("c")
    host.page.get_by_role("textbox", name="Say something…").fill("Trust me.")
    host.page.keyboard.press("Enter")
    guest.page.get_by_role("button", name="Log and chat, one new line").click()
    guest.page.locator("#chat").get_by_text("Trust me.").wait_for()
    guest.page.get_by_role("button", name="Log and chat", exact=True).wait_for()


def test_an_invitation_has_its_link_copied(new_person: NewPerson) -> None:
    person = new_person(permissions=["clipboard-read", "clipboard-write"])
    page = person.go("/").page
    page.get_by_role("button", name="Invite friends to Contraband").click()
    page.wait_for_selector(".seatlist")
    page.locator(".toast", has_text="The link is copied.").wait_for()
    assert page.evaluate("() => navigator.clipboard.readText()") == page.url
    assert page.get_by_role("textbox", name="Link").input_value() == page.url


KEEPS_NOTHING = """for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });
}"""


def test_a_browser_that_keeps_nothing_plays_a_match_to_its_end(new_person: NewPerson) -> None:
    person = new_person().be()
    person.context.add_init_script(KEEPS_NOTHING)
    page = person.go("/").page
    page.get_by_role("button", name="Play now: Contraband").click()
    page.wait_for_selector("#tray h2")
    table = person.open_table("contraband", BOTS["contraband"], options=TINY)
    person.go(f"/t/{table}")
    play([person])
    page.wait_for_selector("main.endm .bluff")


def test_a_replay_on_a_phone_has_settings(new_person: NewPerson) -> None:
    person = new_person(size=PHONE).be()
    table = person.open_table("contraband", BOTS["contraband"], options=TINY)
    person.go(f"/t/{table}")
    play([person])
    page = person.go(f"/r/{table}").page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Language").select_option("nl")
    page.get_by_role("dialog", name="Instellingen").wait_for()
