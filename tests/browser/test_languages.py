"""People who speak different languages at one table."""

from __future__ import annotations

import pytest

from tests.browser.chromium import DESK, PHONE
from tests.browser.conftest import NewPerson
from tests.browser.person import play
from tests.browser.test_games import GAMES, SEATS, SHORT, TINY

GREEK = r"(document.querySelector('#page').innerText.match(/\p{Script=Greek}/gu) ?? []).length"


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_everybody_reads_his_own_language(new_person: NewPerson, game: str) -> None:
    chloe = new_person("Chloé", locale="fr-FR", size=PHONE).be()
    nikos = new_person("Nikos", locale="el-GR", size=DESK).be()
    table = chloe.open_table(game, SEATS[game], options=SHORT[game])
    nikos.sit(table)
    for person in (chloe, nikos):
        person.go(f"/t/{table}")
    for person in (chloe, nikos):
        person.page.wait_for_selector("#tray h2")
    assert chloe.page.evaluate("document.documentElement.lang") == "fr"
    assert nikos.page.evaluate(GREEK) > 100
    assert chloe.page.evaluate(GREEK) == 0
    play([chloe, nikos], 120)


def test_the_language_changes_in_the_middle_of_a_match(new_person: NewPerson) -> None:
    ada = new_person("Ada", size=PHONE).be()
    table = ada.open_table("contraband", ["me", "easy", "easy"], options=TINY)
    ada.go(f"/t/{table}")
    ada.page.wait_for_selector("#tray h2")
    before = ada.page.inner_text("#tray h2")
    ada.page.get_by_role("button", name="Table and settings").click()
    ada.page.locator("dialog select").filter(has_text="Français").select_option("nl")
    ada.page.wait_for_function("() => document.documentElement.lang === 'nl'")
    assert ada.page.inner_text("#tray h2") != before
    play([ada])
