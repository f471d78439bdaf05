"""Every kind of question of every game: seen without flaws and barriers, on phones and desks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.chromium import DESK, PHONE, SMALL
from tests.browser.conftest import NewPerson
from tests.browser.gallery import kinds, telling
from tests.browser.looks import Box, barriers, flaws, places, settle, too_small
from tests.browser.test_games import GAMES

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.full
FRAME = (".top", "#players", "#stage", "#tray", ".side")
BOARDS = {
    "contraband": (".hall", ".belt"),
    "counterfeiters": (".cf-board",),
    "ffuffziger": (".ff-top",),
    "crooked_cash": (".board",),
}
SHOW = "(place) => show(String(place))"


def moments(page: Page, game: str) -> Iterator[str]:
    """Show moments that between them ask everything, one after the other."""
    page.wait_for_selector("#tray h2")
    for name in telling(game):
        page.evaluate(SHOW, kinds(game)[name][0])
        page.wait_for_selector("#tray h2")
        settle(page)
        yield name


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_seen_by_everybody(
    new_person: NewPerson, gallery: str, game: str, theme: str
) -> None:
    """On a small phone by day, at a desk by night."""
    size = SMALL if theme == "light" else DESK
    person = new_person(url=gallery, size=size)
    person.page.goto(f"/gallery.html?game={game}&scene=0&theme={theme}")
    found: dict[str, list[str]] = {}
    for name in moments(person.page, game):
        wrong = flaws(person.page) + barriers(person.page)
        if wrong:
            found[name] = wrong
    assert not found, told(found)


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_answered_with_a_thumb(
    new_person: NewPerson, gallery: str, game: str, size: tuple[int, int]
) -> None:
    """Also where it is answered in two steps: what a space or another matter then asks."""
    person = new_person(url=gallery, size=size)
    person.page.goto(f"/gallery.html?game={game}&scene=0")
    found: dict[str, list[str]] = {}
    for name in moments(person.page, game):
        for step in steps(person.page, name):
            if wrong := too_small(person.page):
                found[step] = wrong
    assert not found, told(found)


SECOND = "#stage :is(.spc, .mc).free, #tray [data-aside]"
PRESS = """([selector, place]) => {
  document.querySelector("#tray :is([data-back], .back)")?.click();
  return new Promise((done) => requestAnimationFrame(() => {
    const found = document.querySelectorAll(selector)[place];
    found?.click();
    requestAnimationFrame(() => requestAnimationFrame(() => done(Boolean(found))));
  }));
}"""


def steps(page: Page, name: str) -> Iterator[str]:
    """Have a question, and then one after the other what is asked after its first step."""
    yield name
    for place in range(page.locator(SECOND).count()):
        assert page.evaluate(PRESS, [SECOND, place]), f"{name}: {place} is gone"
        yield f"{name}, {place}"


@pytest.mark.parametrize("language", ["fr", "el"])
@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits_where_words_are_long(
    new_person: NewPerson, gallery: str, game: str, language: str
) -> None:
    person = new_person(url=gallery, size=SMALL)
    person.page.goto(f"/gallery.html?game={game}&scene=0&lang={language}")
    found = {name: wrong for name in moments(person.page, game) if (wrong := flaws(person.page))}
    assert not found, told(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_asked_as_text(new_person: NewPerson, gallery: str, game: str) -> None:
    person = new_person(url=gallery, size=SMALL)
    person.page.goto(f"/gallery.html?game={game}&scene=0&text")
    found: dict[str, list[str]] = {}
    for place, name in enumerate(moments(person.page, game)):
        wrong = flaws(person.page) + (barriers(person.page) if place % 4 == 0 else [])
        if wrong:
            found[name] = wrong
    assert not found, told(found)


@pytest.mark.parametrize("size", [DESK, SMALL], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_when_the_turn_changes(
    new_person: NewPerson, gallery: str, game: str, size: tuple[int, int]
) -> None:
    """The board stays as it is, and what is beside it; a tray is as high as its question is long.

    On a phone there is too little room: the board of most games gives the tray some of its own.
    """
    person = new_person(url=gallery, size=size)
    person.page.goto(f"/gallery.html?game={game}&scene=0")
    boards = BOARDS[game] if size == DESK or game == "counterfeiters" else ()
    seen: dict[str, set[Box]] = {}
    for name in moments(person.page, game):
        _, players = kinds(game)[name]
        for part, box in places(person.page, (*FRAME, *boards)).items():
            seen.setdefault(f"{part} of {players}", set()).add(held(part, box))
    assert all(len(boxes) == 1 for boxes in seen.values()), seen


def held(part: str, box: Box) -> Box:
    """Return what of a place may not change: of the stage not its end, of the tray its end."""
    left, top, width, height = box
    return {"#stage": (left, top, width), "#tray": (left, width, top + height)}.get(part, box)


def told(found: dict[str, list[str]]) -> str:
    """Tell each flaw once, with how often and where it was seen first."""
    where: dict[str, list[str]] = {}
    for name, wrong in found.items():
        for each in wrong:
            where.setdefault(each, []).append(name)
    lines = [f"{len(names)} x {each}\n    first at {names[0]}" for each, names in where.items()]
    return "\n" + "\n".join(sorted(lines)[:40])
