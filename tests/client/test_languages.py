"""What single languages ask of every text."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.client.sources import bundle_of, texts

# What is said to a friend, or as an order to one person: your, open it, try, go, throw, play.
FAMILIAR = re.compile(
    r"\b(σου|εσύ|εσένα|\w+[σξψ]έ (με|το|τη|τα|τες)|δοκίμασε|πήγαινε|ρίξε|παίξε|πάρε|βάλε|δώσε)\b",  # noqa: RUF001
    re.IGNORECASE,
)
PLAIN_SPACE = re.compile(r" [?!:;»]|« ")


def test_no_french_sign_can_fall_to_the_next_line() -> None:
    """Before ? ! : ; » and after « stands a space at which no line is broken."""
    said = texts("fr")
    assert said
    assert not [each for each in said if PLAIN_SPACE.search(each[1])]


def test_greek_speaks_to_people_as_to_strangers() -> None:
    said = texts("el")
    assert said
    assert not [each for each in said if FAMILIAR.search(each[1])]


YOU, IRIS = {"whoYou": "yes", "who": ""}, {"whoYou": "no", "who": "Iris"}
ONCE = {"lies": 1, "caught": 0}
LIED = {"game": "contraband"}  # where a lie is called that
SINGLE: list[tuple[str, dict[str, Any], dict[str, str]]] = [
    ("common: hint-why", {"tried": 1}, {
        "en": "one imagined world that fits what you know.",
        "fr": "1 monde imaginé compatible avec ce que vous savez.",
        "nl": "één bedachte wereld die past bij wat je weet.",
        "el": "έναν φανταστικό κόσμο που ταιριάζει με όσα ξέρετε.",
    }),
    ("common: seats-free", {"free": 1, "all": 4}, {"fr": "1 place libre sur 4"}),
    ("crooked_cash: cc-ask-street-more", {"owned": 1, "all": 3, "colour": "rose"}, {
        "fr": "Vous avez 1 rue sur 3 du groupe rose.",
    }),
    ("crooked_cash: cc-secret-fakes", {"count": 1, "all": 9, "known": 0}, {"el": "1 πλαστό από 9"}),
    ("ffuffziger: ff-told-unsold", {"coins": "1"}, {
        "en": "the lot (1) leaves the game.",
        "fr": "le lot (1) quitte la partie.",
        "nl": "de kavel (1) gaat uit het spel.",
        "el": "το λοτ (1) φεύγει από το παιχνίδι.",
    }),
    ("replay: end-truth", YOU | LIED | ONCE, {"fr": "menti une fois, sans vous faire prendre."}),
    ("replay: end-truth", IRIS | LIED | ONCE, {"fr": "menti une fois, sans se faire prendre."}),
    ("replay: end-truth", YOU | LIED | {"lies": 0, "caught": 0}, {"fr": "jamais menti."}),
]  # fmt: skip


@pytest.mark.parametrize(("message", "args", "expected"), SINGLE)
def test_one_is_not_worded_as_many(
    message: str, args: dict[str, Any], expected: dict[str, str]
) -> None:
    file, key = message.split(": ")
    for language, text in expected.items():
        bundle = bundle_of(language, file)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, args)
        assert text in str(said)
        assert not errors
