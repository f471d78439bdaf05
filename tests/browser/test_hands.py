"""Whole matches by other hands: a newcomer's, a keyboard's, and one who reads the table as text."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from tests.browser.chromium import DESK, PHONE
from tests.browser.conftest import NewPerson
from tests.browser.person import PATIENCE, Person, Stuck, play
from tests.browser.test_games import GAMES, OVERTAKEN, SHORT

pytestmark = pytest.mark.full
BOTS = {
    "contraband": ["me", "easy", "easy"],
    "counterfeiters": ["me", "easy"],
    "ffuffziger": ["me", "easy", "easy"],
    "crooked_cash": ["me", "easy"],
}
LONGEST = 120.0  # seconds for a match with the keyboard
COUNT_MOVES = """
window.moves = 0;
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  window.moves += 1;
  return animate.apply(this, how);
};
"""
SETTINGS = "localStorage.setItem('funnymoney settings', {settings!r})"


def at_table(person: Person, game: str, options: dict[str, Any]) -> Person:
    table = person.be().open_table(game, BOTS[game], options=options)
    return person.go(f"/t/{table}")


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_finishes_by_pressing_what_is_highlighted(
    new_person: NewPerson, game: str
) -> None:
    """What is pointed at, else the hint's own button, the main one, or the first option."""
    newcomer = at_table(new_person("Nova", hand="newcomer", size=PHONE), game, SHORT[game])
    play([newcomer], 180)
    assert newcomer.status == "finished"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_as_text(new_person: NewPerson, game: str) -> None:
    reader = new_person("Homer")
    settings = json.dumps({"text": True, "tips": False})
    reader.context.add_init_script(SETTINGS.format(settings=settings))
    at_table(reader, game, SHORT[game])
    reader.page.wait_for_selector(".as-text table")
    play([reader], 120)
    # In an auction a bot may bid while somebody is still choosing his own bid.
    assert set(reader.refused) <= (OVERTAKEN if game == "crooked_cash" else set())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_while_things_move(new_person: NewPerson, game: str) -> None:
    """Everybody else here sees a still page; what moves must neither break nor hold anybody up."""
    person = new_person("Mo", reduced_motion="no-preference")
    person.context.add_init_script(COUNT_MOVES)
    at_table(person, game, SHORT[game])
    play([person], 120)
    assert person.page.evaluate("() => window.moves") > 0


# ------------------------------------------------------------------------------- keyboard


LOOK = """() => {
  const tray = document.querySelector("#tray");
  const desk = tray?.querySelector("fieldset.desk");
  const main = tray?.querySelector("[data-main]");
  const all = (selector) => [...(tray?.querySelectorAll(selector) ?? [])];
  const free = (selector) => all(selector).filter((each) => !each.disabled);
  const isAsked = desk ? !desk.disabled : Boolean(main);
  return {
    isAsked,
    main: Boolean(main && !main.matches(":disabled, [aria-disabled='true']")),
    options: free("[data-option]").length,
    things: free("button:not([tabindex='-1']), select, [role='spinbutton']").length,
    isOpen: Boolean(document.querySelector("dialog[open]")),
    isTyping: Boolean(document.activeElement?.matches("input:not([type]), [type='search']")),
  };
}"""


def type_choice(person: Person, tries: int) -> bool:
    """Choose with keys alone; return whether it was this person's turn."""
    seen = person.page.evaluate(LOOK)
    press, rng = person.page.keyboard.press, person.rng
    if seen["isOpen"] or seen["isTyping"]:
        press("Escape")
        return True
    if not seen["isAsked"]:
        return False
    press("t")  # to the tray, wherever the focus is
    if seen["main"] and (rng.random() < 0.6 or tries > 12):
        press("Enter")
    elif seen["options"] and rng.random() < 0.7:
        press(str(rng.randint(1, min(9, seen["options"]))))
    else:
        walk(person, rng.randint(1, max(1, seen["things"] + 2)))
    return True


def walk(person: Person, steps: int) -> None:
    """Go on with the tabulator, and press or set what is there."""
    for _ in range(steps):
        person.page.keyboard.press("Tab")
    person.page.keyboard.press(person.rng.choice(["Space", "ArrowUp", "ArrowUp", "ArrowDown"]))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_with_the_keyboard_alone(new_person: NewPerson, game: str) -> None:
    person = at_table(new_person("Ada", size=DESK), game, SHORT[game])
    tries, step, until = 0, person.step, time.monotonic() + LONGEST
    while not person.is_done():
        if type_choice(person, tries):
            tries = 0 if person.step != step else tries + 1
            step = person.step
        else:  # a server that has much to do answers late
            person.page.wait_for_timeout(15)
        if tries > 4 * PATIENCE or time.monotonic() > until:
            raise Stuck(person.describe("keys do not help"))
