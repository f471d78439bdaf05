"""What one person does around a match: look up, play on, settle in, join friends."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.chromium import PHONE
from tests.browser.conftest import NewPerson
from tests.browser.person import Person, Stuck, play
from tests.browser.test_games import TINY
from tests.browser.test_hands import at_table
from tests.browser.test_people import at_window, is_at_window

if TYPE_CHECKING:
    from playwright.sync_api import Locator, WebSocket

LONGEST = 60.0  # seconds in which somebody pays something


# --------------------------------------------------------------------------------- passing


def test_windows_pass_by_themselves_for_who_wants_it(new_person: NewPerson) -> None:
    ada = new_person(size=PHONE).be()
    sent: list[list[object]] = []

    def note(frame: str | bytes) -> None:
        sent.append(json.loads(frame).get("do") or [])

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", note)

    ada.page.on("websocket", listen)
    table = ada.open_table("crooked_cash", ["me", "easy", "easy"])
    ada.go(f"/t/{table}")
    at_window([ada])
    ada.page.get_by_text("Pass by itself…").click()
    ada.page.get_by_label("Always, at this table").check()
    before, until = sent.count(["trust"]), time.monotonic() + LONGEST
    ada.page.locator("#tray .ring").wait_for(state="detached")
    while sent.count(["trust"]) < before + 3:
        assert not is_at_window(ada)
        if not ada.act():
            ada.page.wait_for_timeout(15)
        if time.monotonic() > until:
            raise Stuck(ada.describe("no window has passed"))


# --------------------------------------------------------------------------- after a match


def test_the_deal_is_checked_in_the_page(new_person: NewPerson) -> None:
    """By the page itself and by the server, which both find everything good."""
    ada = new_person(size=PHONE).be()
    table = ada.open_table("contraband", ["me", "easy", "easy"], options=TINY)
    page = ada.go(f"/t/{table}").page
    play([ada])
    page.get_by_role("button", name="Check it yourself").click()
    found = page.get_by_role("dialog")
    found.get_by_text("The seal shown before the first card is the seal of this deal.").wait_for()
    found.locator(".verdict.fair").wait_for()
    assert found.locator(".finding.ok").count() > 3
    assert not found.locator(".finding.bad").count()


def test_a_match_is_played_on_from_any_moment(new_person: NewPerson) -> None:
    ada = new_person(size=PHONE).be()
    table = ada.open_table("contraband", ["me", "easy", "easy"], options=TINY)
    page = ada.go(f"/t/{table}").page
    play([ada])
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One decision on").click()
    page.get_by_role("button", name="Play on").click()
    page.get_by_role("dialog").get_by_role("button", name="Open this table").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    page.get_by_text("What if", exact=True).wait_for()
    ada.status = "running"
    play([ada])
    page.get_by_role("link", name="To that match").click()
    page.wait_for_url(f"**/r/{table}?at=1")


# ----------------------------------------------------------------------------------- rules


def test_rules_are_searched_and_opened_from_the_log(new_person: NewPerson) -> None:
    ada = at_table(new_person(), "contraband", {})
    page, rules = ada.page, ada.page.locator(".side .rule")
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector(".side .rule.now")
    every = rules.count()
    page.get_by_role("searchbox").fill("immunity")
    page.wait_for_function(f"() => document.querySelectorAll('.side .rule').length < {every}")
    found = [text.lower() for text in rules.all_inner_texts()]
    assert found
    assert all("immunity" in text for text in found)
    page.get_by_role("searchbox").fill("zeppelin")
    page.get_by_text("No rule has these words.").wait_for()
    page.get_by_role("tab", name="Log").click()
    link = page.locator(".rule-link").last
    while not link.count():
        if not ada.act():
            page.wait_for_timeout(15)
    named = link.inner_text()
    link.click()
    opened = page.locator(f"[id='rule-{named}']")
    opened.wait_for()
    assert "now" in (opened.get_attribute("class") or "")
    page.wait_for_function(IN_SIGHT, arg=named)


IN_SIGHT = """(id) => {
  const [rule, list] = [document.getElementById(`rule-${id}`), document.getElementById("rules")]
    .map((each) => each.getBoundingClientRect());
  return rule.top >= list.top - 1 && rule.top < list.bottom;
}"""


# -------------------------------------------------------------------------- who I am, and how


def open_settings(person: Person, name: str = "Settings") -> Locator:
    person.page.get_by_role("button", name=name).click()
    return person.page.get_by_role("dialog")


def test_settings_are_kept(new_person: NewPerson) -> None:
    ada = new_person().be().go("/")
    dialog = open_settings(ada)
    dialog.get_by_label("Theme").select_option("dark")
    dialog.get_by_label("Animations").select_option("0")
    dialog.get_by_label("Sound").check()
    dialog.get_by_label("Language").select_option("nl")
    ada.page.wait_for_function("() => document.documentElement.lang === 'nl'")
    ada.page.reload()
    ada.page.wait_for_selector(".gnote")
    assert ada.page.evaluate("document.documentElement.lang") == "nl"
    assert ada.page.evaluate("document.documentElement.dataset.theme") == "dark"
    dialog = open_settings(ada, "Instellingen")
    assert dialog.get_by_label("Geluid").is_checked()
    assert dialog.get_by_label("Animaties").input_value() == "0"
    assert dialog.get_by_label("Taal").input_value() == "nl"


def test_an_identity_is_carried_to_another_browser(new_person: NewPerson, tmp_path: Path) -> None:
    ada, other = new_person("Ada").be(), new_person("Somebody").be()
    at_table(ada, "contraband", TINY)
    play([ada])
    ada.page.wait_for_selector("main.endm h2")
    ada.go("/bots").page.wait_for_selector("table")
    results = ada.page.locator("table").inner_text()
    with ada.page.expect_download() as saving:
        open_settings(ada).get_by_role("button", name="Save identity").click()
    file = tmp_path / "identity.json"
    saving.value.save_as(file)
    other.go("/bots").page.wait_for_selector("table")
    assert other.page.locator("table").inner_text() != results
    open_settings(other).get_by_label("Load identity").set_input_files(file)
    other.page.locator(".toast", has_text="You are Ada here now.").wait_for()
    assert other.context.request.get("/api/me").json()["name"] == "Ada"
    assert other.page.locator("table").inner_text() == results


# --------------------------------------------------------------------------------- joining


def test_friends_join_by_number_and_by_link(new_person: NewPerson) -> None:
    """Who scans the code of the table or of a seat opens what it stands for."""
    iris, bram = new_person("Iris").be(), new_person("Bram", size=PHONE).be()
    seats = ["me", "open", "open"]
    table = iris.open_table("contraband", seats, options=TINY, public=True)
    page = iris.go(f"/t/{table}").page
    code = page.locator(".invite-box img.qr")
    assert code.get_attribute("src") == f"/api/qr?path=%2Ft%2F{table}"
    page.wait_for_function("() => document.querySelector('.invite-box img.qr').naturalWidth > 0")
    number = page.locator(".serial").first.inner_text().removeprefix("№").strip()

    bram.go("/").page.get_by_label("Got a table number?").fill(f" {number.lower()} ")
    bram.page.get_by_role("button", name="Join").click()
    bram.page.get_by_role("button", name="Sit", exact=True).first.click()
    page.get_by_text("Bram").first.wait_for()

    page.get_by_role("button", name="Link for a friend").click()
    link = page.locator(".sharing:has(.qr) input").input_value()
    chloe = new_person("Chloé", size=PHONE).go(link)
    chloe.page.get_by_label("Your name").fill("Chloé")
    chloe.page.get_by_role("button", name="Sit down").click()
    people = [iris, bram, chloe]
    for person in people:
        person.page.wait_for_selector("#tray h2")
        assert person.page.url.endswith(f"/t/{table}")
    play(people)


def test_friends_join_a_table_at_which_nobody_looks_on(new_person: NewPerson) -> None:
    """By the link that is copied and by the list; who does not sit down is shown no match."""
    iris, bram, chloe, sol = (new_person(name).be() for name in ("Iris", "Bram", "Chloé", "Sol"))
    seats = ["me", "open", "open"]
    table = iris.open_table("contraband", seats, options=TINY, public=True, watch=False)
    link = iris.go(f"/t/{table}").page.get_by_role("textbox", name="Link").input_value()
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.extend(json.loads(frame)))

    sol.page.on("websocket", listen)
    sol.go(link).page.get_by_role("button", name="Sit", exact=True).first.wait_for()
    bram.go(link).page.get_by_role("button", name="Sit", exact=True).first.click()
    iris.page.get_by_text("Bram").first.wait_for()
    number = iris.page.locator(".serial").first.inner_text().removeprefix("№").strip()
    chloe.go("/").page.locator(f".run a[aria-label*='{number}']").click()
    chloe.page.get_by_role("button", name="Sit", exact=True).click()
    for person in (iris, bram, chloe):
        person.page.wait_for_selector("#tray h2")
    sol.page.get_by_role("heading", name="This table cannot be shown").wait_for()
    assert sol.page.get_by_role("alert").inner_text() == "This table lets nobody look on."
    assert not {"view", "news", "clock"} & set(heard)
    play([iris, bram, chloe])
