"""Whatever the server refuses, the page says why in the language of whoever is refused."""

from __future__ import annotations

import re

import pytest

from tests.client.sources import CLIENT, messages
from tests.server.refusal_keys import refused_by_server

PAGE = (CLIENT / "src/lib/refusals.ts").read_text(encoding="utf-8")


def said_as() -> dict[str, str]:
    """Return the keys that the page words by another one."""
    table = re.search(r"const SAID_AS[^{]*\{(.*?)\n\};", PAGE, re.DOTALL)
    assert table
    found = re.findall(r"\"(refused-[\w-]+)\":((?:\s*\+?\s*\"[^\"]*\")+)", table[1])
    return {key: worded for worded, texts in found for key in re.findall(r"[\w-]+", texts)}


def test_the_keys_of_the_server_are_found() -> None:
    some = {"edition", "too_fast", "not_enough", "seat_taken", "origin", "method"}
    assert some <= refused_by_server()


def own_words(key: str) -> str:
    return f"refused-{key.replace('_', '-')}"


@pytest.mark.parametrize("key", sorted(refused_by_server()))
def test_every_refusal_has_words(key: str) -> None:
    assert said_as().get(key, own_words(key)) in messages("en", "common")


def test_what_has_words_of_its_own_is_not_said_as_something_else() -> None:
    assert not {key for key in said_as() if own_words(key) in messages("en", "common")}
