"""A line that breaks, a server that falls, and a page that opens without one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.chromium import PHONE
from tests.browser.conftest import AT_ONCE, NewPerson
from tests.browser.person import Person, play
from tests.browser.test_games import SHORT, seated
from tests.server.wire import NO_LIMITS, Server

pytestmark = pytest.mark.full
KEPT = """async () => {
  const caught = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(caught.map((cache) => cache.keys()))).flat();
  return requests.map(({ url }) => new URL(url).pathname);
}"""
SEATS = ["me", "open", "easy"]
BLANK = """() => [...document.querySelectorAll("#tray .cb-goods [role=spinbutton]")]
  .every(({ innerText }) => innerText.trim() === "0")"""  # also where nothing is to be declared


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Server]:
    """Return a server of one's own, which may be killed."""
    with Server(tmp_path / "tables.db", tmp_path, planted=AT_ONCE, env=NO_LIMITS) as found:
        yield found


def play_some(people: list[Person], choices: int) -> None:
    """Let people play until so many choices were sent."""
    while sum(person.sent for person in people) < choices:
        acted = [person.act() for person in people]
        if not any(acted):
            people[0].page.wait_for_timeout(15)


def test_a_match_goes_on_after_the_line_was_lost(new_person: NewPerson) -> None:
    people = seated(new_person, "contraband", SEATS, SHORT["contraband"])
    ada, bob = people
    play_some(people, 6)
    bob.context.set_offline(True)
    bob.page.wait_for_selector(".linebar")
    for _ in range(20):  # the other one plays on as far as that goes
        ada.act()
    bob.context.set_offline(False)
    bob.page.wait_for_selector(".linebar", state="detached")
    play(people)
    assert ada.status == bob.status == "finished"


def compose(person: Person) -> tuple[str, str]:
    """Play until a declaration is still blank, and name two articles; return what is shown."""
    asked = person.page.locator("#tray fieldset.desk:not(:disabled) .cb-goods [role=spinbutton]")
    while not asked.count() or not person.page.evaluate(BLANK):
        if not person.act():
            person.page.wait_for_timeout(15)
    person.page.get_by_role("button", name="One more: Wine").first.click()
    person.page.get_by_role("button", name="One more: Crown").first.click()
    return shown(person)


def shown(person: Person) -> tuple[str, str]:
    counts = person.page.locator("#tray .cb-goods [role=spinbutton]").all_inner_texts()
    return " ".join(counts), person.page.locator("#tray [data-main]").inner_text()


def test_what_was_composed_is_still_there_after_the_line_was_lost(new_person: NewPerson) -> None:
    ada = new_person(size=PHONE).be()
    table = ada.open_table("contraband", ["me", "easy", "easy"])
    ada.go(f"/t/{table}").page.wait_for_selector("#tray h2")
    composed = compose(ada)
    assert composed[0].count("1") == 2
    ada.context.set_offline(True)
    ada.page.wait_for_selector(".linebar")
    assert ada.page.locator("#tray [data-main]").is_disabled()
    ada.context.set_offline(False)
    ada.page.wait_for_selector(".linebar", state="detached")
    assert shown(ada) == composed
    sent, step = ada.sent, ada.step
    ada.page.locator("#tray [data-main]").click()
    ada.page.wait_for_function(BLANK)  # bots are quick: the next declaration may be due by then
    assert (ada.sent, ada.step) == (sent + 1, step + 1)


def test_a_match_goes_on_after_the_server_was_killed(
    own_house: Server, new_person: NewPerson
) -> None:
    people = seated(new_person, "contraband", SEATS, SHORT["contraband"], url=own_house.url)
    play_some(people, 4)
    own_house.kill()
    for person in people:
        person.page.wait_for_selector(".linebar")
    own_house.start()
    for person in people:
        person.page.wait_for_selector(".linebar", state="detached", timeout=30_000)
    play(people)
    assert all(person.status == "finished" for person in people)


def test_home_opens_without_a_line_and_is_never_old(
    own_house: Server, new_person: NewPerson
) -> None:
    person = new_person(url=own_house.url, size=PHONE).go("/")
    person.page.wait_for_selector(".gnote")
    person.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    person.page.wait_for_function("() => navigator.serviceWorker.controller")
    own_house.terminate()
    person.page.reload()
    person.page.wait_for_selector(".gnote")
    person.page.wait_for_selector(".linebar")
    assert person.page.locator(".gnote .btn.go").first.is_disabled()
    own_house.start()
    person.page.reload()
    person.page.wait_for_selector(".gnote .btn.go:not([disabled])")
    kept = person.page.evaluate(KEPT)
    assert not [path for path in kept if path.startswith(("/api", "/t/", "/j/"))]
    assert "/" in kept


def test_the_worker_speaks_the_language_of_the_page(
    own_house: Server, new_person: NewPerson
) -> None:
    person = new_person(url=own_house.url, locale="nl-NL").go("/")
    person.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    person.page.reload()
    noted = "async () => (await (await caches.match('/language'))?.text()) ?? ''"
    person.page.wait_for_function(f"async () => (await ({noted})()) === 'nl'")
    person.page.get_by_role("button", name="FR Français").click()
    person.page.wait_for_function(f"async () => (await ({noted})()) === 'fr'")


CLOSED = re.compile("This match couldn.t be carried over")
NEW_RULES = "from funnymoney.games import game_named; game_named('contraband').edition += 1"


def test_players_are_told_that_new_rules_have_closed_their_match_and_start_again(
    own_house: Server, new_person: NewPerson
) -> None:
    people = seated(new_person, "contraband", SEATS, SHORT["contraband"], url=own_house.url)
    ada, bob = people
    play_some(people, 4)
    own_house.terminate()
    own_house.planted = f"{AT_ONCE}\n{NEW_RULES}"
    own_house.start()
    for person in people:  # who has the table before them is told as soon as the line is back
        heading = person.page.get_by_role("heading", name=CLOSED)
        heading.wait_for(timeout=30_000)
        assert not person.look_closely()
    bob.page.reload()
    bob.page.get_by_role("heading", name=CLOSED).wait_for()
    table = ada.page.url
    ada.page.get_by_role("button", name="Play again with the same seats").click()
    ada.page.wait_for_url(lambda url: url != table)
    bob.page.get_by_role("link", name="To the new match").click()
    play_some(people, sum(person.sent for person in people) + 4)
    assert ada.status == bob.status == "running"
