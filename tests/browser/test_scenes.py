"""Every kind of question of every game: seen without flaws and barriers, on phones and desks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.chromium import DESK, SMALL
from tests.browser.conftest import Browsers, NewPerson
from tests.browser.gallery import build, kinds, open_gallery, telling
from tests.browser.looks import DRAWN, barriers, flaws, places, settle
from tests.browser.test_games import GAMES

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.full
SHOW = "(place) => show(String(place))"


@pytest.fixture(scope="module")
def gallery(chromium: Browsers, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of the gallery; it is built once for all who test at the same time."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if base.name.startswith("popen-") else base
    build(shared / "gallery")
    with open_gallery() as url:
        yield url


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
        wrong = flaws(person.page) + barriers(person.page, DRAWN)
        if wrong:
            found[name] = wrong
    assert not found, told(found)


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
        wrong = flaws(person.page) + (barriers(person.page, DRAWN) if place % 4 == 0 else [])
        if wrong:
            found[name] = wrong
    assert not found, told(found)


@pytest.mark.parametrize("size", [DESK, SMALL], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_when_the_turn_changes(
    new_person: NewPerson, gallery: str, game: str, size: tuple[int, int]
) -> None:
    """Where players and board begin, and how wide all is, does not depend on whose turn it is."""
    person = new_person(url=gallery, size=size)
    person.page.goto(f"/gallery.html?game={game}&scene=0")
    seen: dict[str, set[tuple[int, ...]]] = {}
    for name in moments(person.page, game):
        _, players = kinds(game)[name]
        for part, box in places(person.page).items():
            if box and part in (".top", "#players", "#stage"):
                seen.setdefault(f"{part} of {players}", set()).add(tuple(box[:3]))
    assert all(len(boxes) == 1 for boxes in seen.values()), seen


def told(found: dict[str, list[str]]) -> str:
    """Tell each flaw once, with how often and where it was seen first."""
    where: dict[str, list[str]] = {}
    for name, wrong in found.items():
        for each in wrong:
            where.setdefault(each, []).append(name)
    lines = [f"{len(names)} x {each}\n    first at {names[0]}" for each, names in where.items()]
    return "\n" + "\n".join(sorted(lines)[:40])
