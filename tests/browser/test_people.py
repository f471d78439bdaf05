"""What people do at a table beside playing: talk, look on, agree, hand over, leave, meet again."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

from tests.browser.chromium import PHONE
from tests.browser.conftest import NewPerson
from tests.browser.person import Person, Stuck, play
from tests.browser.test_games import SEATS, SHORT, TINY, seated

if TYPE_CHECKING:
    from playwright.sync_api import Locator, WebSocket

MARKUP = "<img src=x onerror=\"document.title='broken'\"> **hush** <b>Ελάτε</b> &amp;"
SECRETS = ".mine, .uv, .tag-uv, [data-option], [data-main], fieldset.desk"
LONGEST = 180.0  # seconds in which somebody must have paid something, on a busy machine
MOMENT = 1.0  # seconds in which a page must have shown what another one shows


def at_contraband(new_person: NewPerson, tiny: bool = False) -> list[Person]:
    """Have two people and a bot begin a match; the second has a phone."""
    options = TINY if tiny else SHORT["contraband"]
    people = seated(new_person, "contraband", SEATS["contraband"], options)
    for person in people:
        person.page.wait_for_selector("#tray h2")
    return people


def menu(person: Person) -> Locator:
    person.page.get_by_role("button", name="Table and settings").click()
    return person.page.get_by_role("dialog")


def press(person: Person, *names: str) -> None:
    """Press buttons of the table's menu one after the other, and close it if it is still there."""
    opened = menu(person)
    for name in names:
        opened.get_by_role("button", name=name, exact=True).click()
    if opened.is_visible():
        opened.get_by_role("button", name="Close").click()


def see(person: Person, text: str) -> None:
    person.page.locator("#tray").get_by_text(text).first.wait_for()


def vote(person: Person, answer: str) -> None:
    question = person.page.locator(".vote")
    question.get_by_role("button", name=answer, exact=True).click()
    question.wait_for(state="detached")


# ------------------------------------------------------------------------------- talking


def open_chat(person: Person) -> Locator:
    """Have the chat in sight, on a phone as at a desk."""
    way = person.page.get_by_role("button", name="Log and chat")
    if way.is_visible():
        way.click()
    person.page.get_by_role("tab", name="Chat").click()
    return person.page.get_by_role("log", name="Chat")


def say(person: Person, text: str) -> None:
    person.page.get_by_role("textbox", name="Say something").fill(text)
    person.page.get_by_role("button", name="Send", exact=True).click()


def test_what_is_said_travels_and_is_never_markup(new_person: NewPerson) -> None:
    iris, bram = at_contraband(new_person)
    sol = new_person("Sol").be().go(iris.page.url)
    say(iris, MARKUP)
    for person in (iris, bram, sol):
        chat = open_chat(person)
        chat.get_by_text(MARKUP).wait_for()
        assert chat.locator("img").count() == 0
        assert chat.locator("b").all_inner_texts() == ["Iris"]
    say(bram, "Never!")
    for person in (iris, sol):
        open_chat(person).get_by_text("Never!").wait_for()


def test_people_talk_before_the_match(new_person: NewPerson) -> None:
    iris, bram = new_person("Iris").be(), new_person("Bram").be()
    table = iris.open_table("contraband", ["me", "open", "open"])
    for person in (iris, bram):
        person.go(f"/t/{table}").page.wait_for_selector(".seatlist")
    say(iris, "Come in!")
    for person in (iris, bram):
        person.page.get_by_role("log", name="Chat").get_by_text("Come in!").wait_for()


def test_escape_closes_the_sheet_before_it_decides_anything(new_person: NewPerson) -> None:
    iris, bram = at_contraband(new_person)
    people = [iris, bram]
    while not bram.page.locator("#tray fieldset.desk:not(:disabled) [data-esc]").count():
        acted = [person.act() for person in people]
        if not any(acted):
            iris.page.wait_for_timeout(15)
    before = bram.sent
    open_chat(bram)
    bram.page.keyboard.press("Escape")
    bram.page.locator(".side.open").wait_for(state="detached")
    bram.page.wait_for_timeout(100)
    assert bram.sent == before


# ---------------------------------------------------------------------------- looking on


def test_who_looks_on_is_shown_nothing_secret(new_person: NewPerson) -> None:
    iris, bram = at_contraband(new_person, tiny=True)
    sol = new_person("Sol").be()
    views: list[dict[str, object]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if "view" in message:
            views.append(message["view"])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    sol.page.on("websocket", listen)
    sol.go(iris.page.url).page.wait_for_selector("#tray h2")
    assert iris.page.locator("#page .mine").count(), "who plays has secrets"
    seen = 0
    while not iris.is_done():
        seen += sol.page.locator(f"#page :is({SECRETS})").count()
        if not any([iris.act(), bram.act()]):
            iris.page.wait_for_timeout(15)
    assert not seen
    assert views
    assert not any(view["me"] or view["held"] or view["drew"] or view["choices"] for view in views)
    sol.page.wait_for_selector("main.endm h2")
    assert sol.page.get_by_text("Watching", exact=True).is_visible()
    assert not sol.page.get_by_role("button", name="Rematch").count()


# --------------------------------------------------------------------------------- names


def test_who_is_called_like_a_player_chooses_another_name_and_sits_down(
    new_person: NewPerson,
) -> None:
    """By a link to the seat, and at the table itself."""
    iris = new_person("Iris").be()
    table = iris.open_table("contraband", ["me", "open", "open", "open"])
    answer = iris.context.request.post(f"/api/tables/{table}/links", data={"seat": 1})
    invited = new_person("IRIS", size=PHONE).be().go(answer.json()["link"])
    visitor = new_person("lris").be().go(f"/t/{table}")
    visitor.page.get_by_role("button", name="Sit", exact=True).nth(1).click()
    for person, name in ((invited, "Iris B."), (visitor, "Iris C.")):
        down = person.page.get_by_role("button", name="Sit down", exact=True)
        if person is invited:
            down.click()
        person.page.get_by_role("alert").get_by_text("looks too much like another").wait_for()
        person.page.get_by_role("textbox", name="Your name").fill(name)
        assert not person.look_closely()
        down.click()
        person.page.get_by_role("button", name="Give up my seat").wait_for()
    names = iris.context.request.get(f"/api/tables/{table}").json()["seats"]
    assert [seat.get("name") for seat in names[:3]] == ["Iris", "Iris B.", "Iris C."]


# ------------------------------------------------------------------------------ agreeing


def test_a_match_is_paused_if_all_agree(new_person: NewPerson) -> None:
    """The one who has opened the table asks nobody."""
    iris, bram = at_contraband(new_person)
    press(bram, "Pause")
    see(bram, "Waiting for the others.")
    see(iris, "Bram asks to stop for a while.")
    vote(iris, "Decline")
    bram.page.locator(".vote").wait_for(state="detached")
    assert not bram.page.get_by_text("The match is paused.").count()
    press(bram, "Pause")
    vote(iris, "Agree")
    for person in (iris, bram):
        see(person, "The match is paused.")
    press(iris, "Go on")
    for person in (iris, bram):
        person.page.get_by_role("heading", name="The match is paused.").wait_for(state="detached")
    play([iris, bram])


def at_window(people: list[Person]) -> None:
    """Let people play until all of them may check a payment: an answer to that is sealed."""
    until = time.monotonic() + LONGEST
    while not all(is_at_window(person) for person in people):
        if time.monotonic() > until:
            raise Stuck(people[0].describe("nobody pays anything"))
        if any(is_at_window(person) for person in people) and are_soon_at_window(people):
            return
        acted = [person.act() for person in people]
        if not any(acted):
            people[0].page.wait_for_timeout(15)


def are_soon_at_window(people: list[Person]) -> bool:
    """Wait a moment for those who are told of it later, if they are."""
    until = time.monotonic() + MOMENT
    while time.monotonic() < until:
        if all(is_at_window(person) for person in people):
            return True
        people[0].page.wait_for_timeout(50)
    return False


def is_at_window(person: Person) -> bool:
    return person.page.locator("#tray fieldset.desk:not(:disabled) .ring").count() > 0


# ---------------------------------------------------------------- handing over and leaving


def test_a_bot_plays_for_somebody_until_he_is_back(new_person: NewPerson) -> None:
    iris, bram = at_contraband(new_person)
    press(iris, "Hand over")
    back = iris.page.locator("#tray").get_by_role("button", name="Play again myself")
    back.wait_for()
    before = iris.sent, iris.step
    while bram.sent < 2:
        if not bram.act():
            bram.page.wait_for_timeout(15)
    iris.page.wait_for_timeout(100)
    assert iris.sent == before[0]
    back.click()
    back.wait_for(state="detached")
    play([iris, bram])
    assert iris.step > before[1]


def test_the_seat_of_who_leaves_is_played_by_a_bot(new_person: NewPerson) -> None:
    iris, bram = at_contraband(new_person, tiny=True)
    press(bram, "Leave for good", "Leave")
    bram.page.get_by_text("Watching", exact=True).wait_for()
    iris.page.get_by_role("article", name="Bram").wait_for(state="detached")
    play([iris])
    assert iris.status == "finished"


# ------------------------------------------------------------------------------- rematch


def test_a_rematch_brings_everybody_to_a_new_table(new_person: NewPerson) -> None:
    people = at_contraband(new_person, tiny=True)
    iris, bram = people
    play(people)
    before = iris.page.url
    iris.page.get_by_role("button", name="Rematch").click()
    iris.page.wait_for_url(lambda url: url != before)
    bram.page.get_by_role("link", name="To the rematch").click()
    for person in people:
        person.page.wait_for_selector("#tray h2")
        assert person.page.url == iris.page.url
        assert not person.page.get_by_text("Watching", exact=True).count()
    play(people)


# ------------------------------------------------------------------------------ removing


def test_somebody_is_removed_by_agreement_and_takes_the_seat_back(new_person: NewPerson) -> None:
    seats = ["me", "open", "open"]
    iris, bram, chloe = people = seated(new_person, "contraband", seats, SHORT["contraband"])
    for person in people:
        person.page.wait_for_selector("#tray h2")
    iris.page.get_by_role("button", name="All about Bram").click()
    iris.page.get_by_role("button", name="Ask to remove Bram").click()
    see(bram, "Iris asks the others to remove you from this match.")
    assert bram.page.locator(".vote").get_by_role("button").count() == 0
    vote(chloe, "Agree")
    bram.page.get_by_role("heading", name="You were removed from this match").wait_for()
    bram.page.get_by_role("button", name="Ask for my seat back").click()
    see(iris, "Bram would like to play again.")
    iris.page.locator(".vote").get_by_role("button", name="Refuse").click()
    see(iris, "Waiting for the others.")
    vote(chloe, "Welcome back")
    bram.page.get_by_role("heading", name="You were removed").wait_for(state="detached")
    play(people)
