"""Every question of every game on screens of other shapes: on its side, zoomed, wide, a tablet."""

from __future__ import annotations

import pytest

from tests.browser.chromium import SIDEWAYS, TABLET, WIDE, ZOOMED
from tests.browser.conftest import NewPerson
from tests.browser.looks import flaws, out_of_reach, too_small
from tests.browser.test_games import GAMES
from tests.browser.test_scenes import moments, told

pytestmark = pytest.mark.full
SIZES = {"sideways": SIDEWAYS, "zoomed": ZOOMED, "tablet": TABLET, "wide": WIDE}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_can_be_answered_at_every_size(
    new_person: NewPerson, gallery: str, game: str, size: str
) -> None:
    """Nothing scrolls sideways, the board is seen, and what can be chosen is in reach."""
    person = new_person(url=gallery, size=SIZES[size])
    person.page.goto(f"/gallery.html?game={game}&scene=0")
    found: dict[str, list[str]] = {}
    for name in moments(person.page, game):
        wrong = flaws(person.page) + out_of_reach(person.page)
        if size == "sideways":  # as with any phone, there is a thumb
            wrong += too_small(person.page)
        if wrong:
            found[name] = wrong
    assert not found, told(found)


@pytest.mark.parametrize("size", SIZES)
def test_every_tool_is_in_reach(new_person: NewPerson, gallery: str, size: str) -> None:
    person = new_person(url=gallery, size=SIZES[size])
    person.page.goto("/gallery.html?game=contraband&scene=0")
    tools = ("Rules", "Table and settings", *(("Log and chat",) if size != "wide" else ()))
    for name in moments(person.page, "contraband"):
        assert not out_of_reach(person.page, tools), name
