"""Whole matches of all four games, by several people in browsers of their own, and bots."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.chromium import DESK, PHONE
from tests.browser.conftest import NewPerson
from tests.browser.person import Person, play

TINY: dict[str, Any] = {"edition": "tiny"}
SHORT: dict[str, dict[str, Any]] = {
    "contraband": {"rounds": 1},
    "counterfeiters": {"guard_round": 3},
    "ffuffziger": {"rounds": 2},
    "crooked_cash": {"round_cap": 3},
}
SEATS = {
    "contraband": ["me", "open", "easy"],
    "counterfeiters": ["me", "open"],
    "ffuffziger": ["me", "open", "easy"],
    "crooked_cash": ["me", "open", "easy"],
}
FULL_SEATS = {
    "contraband": ["me", "open", "open", "easy"],
    "counterfeiters": ["me", "open", "easy"],
    "ffuffziger": ["me", "open", "easy"],
    "crooked_cash": ["me", "open"],
}
GAMES = list(SHORT)
# Where several are asked at once, somebody may be faster.
OVERTAKEN = {"not_your_turn", "no_such_verb", "not_among", "not_at", "step"}


def seated(
    new_person: NewPerson, game: str, seats: list[str], options: dict[str, Any], **more: Any
) -> list[Person]:
    """Have people sit down at a new table: the first at a desk, the next with a phone."""
    host = new_person("Iris", size=DESK, **more).be()
    table = host.open_table(game, seats, options=options)
    names = ("Bram", "Chloé")[: seats.count("open")]
    guests = [new_person(name, size=PHONE, **more).be() for name in names]
    for guest in guests:
        guest.sit(table)
    people = [host, *guests]
    for person in people:
        person.go(f"/t/{table}")
    return people


@pytest.mark.parametrize("game", GAMES)
def test_a_tiny_match_is_played_to_its_end(new_person: NewPerson, game: str) -> None:
    people = seated(new_person, game, SEATS[game], TINY)
    play(people)
    assert all(person.status == "finished" for person in people)


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_a_short_match_is_played_to_its_end(new_person: NewPerson, game: str) -> None:
    people = seated(new_person, game, SEATS[game], SHORT[game])
    play(people, 120)
    refused = {each for person in people for each in person.refused}
    assert refused <= (OVERTAKEN if game == "crooked_cash" else set())


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_to_its_end(new_person: NewPerson, game: str) -> None:
    play(seated(new_person, game, FULL_SEATS[game], {}), 300)
