"""Every word of the page exists in four languages, and every one is used."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast, visitor

from funnymoney.games import GAMES
from tests.client.sources import (
    FILES,
    LANGUAGES,
    SAID,
    literals,
    messages,
    parsed,
    patterns,
    sayings,
    scripts,
    templates,
)

OTHERS = [language for language in LANGUAGES if language != "en"]
WORDED = [file for file in FILES if not file.startswith("rules-")]  # rules are listed, not named


class Variables(visitor.Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(pattern: ast.Pattern) -> set[str]:
    seen = Variables()
    seen.visit(pattern)
    return seen.found


def known() -> set[str]:
    return {key for file in WORDED for key in messages("en", file)}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str, file: str) -> None:
    body = parsed(language, file).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same_things(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert english, f"there is no {file}.ftl in English"
    missing, spare = english.keys() - other.keys(), other.keys() - english.keys()
    assert (sorted(missing), sorted(spare)) == ([], [])
    for key, message in english.items():
        ours, theirs = patterns(message), patterns(other[key])
        assert ours.keys() == theirs.keys()
        for name, pattern in ours.items():
            assert variables(pattern) == variables(theirs[name]), f"{language}: {name}"


def test_no_key_is_in_two_files() -> None:
    keys = [key for file in WORDED for key in messages("en", file)]
    assert not sorted({key for key in keys if keys.count(key) > 1})


def test_every_key_that_is_said_exists() -> None:
    said = {
        (path, key.split(".")[0]) for path, text in scripts().items() for key in SAID.findall(text)
    }
    assert said
    assert not sorted((path, key) for path, key in said if key not in known())


def test_every_key_that_is_put_together_fits_some_message() -> None:
    """Only templates that are said: others name symbols, elements and classes."""
    said = "".join(scripts().values())
    wrong = [
        written
        for written, shape in templates().items()
        if f"t(`{written}`" in said and not any(map(shape.fullmatch, known()))
    ]
    assert not wrong


def test_no_message_is_unused() -> None:
    used, shapes = literals(), templates().values()
    spare = {
        key
        for key in known()
        if key not in used and not any(shape.fullmatch(key) for shape in shapes)
    }
    assert not sorted(spare)


def text_of(language: str, file: str, key: str) -> str:
    (text,) = sayings(patterns(messages(language, file)[key])[key])
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_meaning_of_an_option_names_the_words_of_its_menu(language: str) -> None:
    """An edition is one tiny thing or the whole game: there is nothing to tell apart."""
    menus = {
        (name, option.name): {f"option-word-{word}" for word in option.words}
        for name, game in GAMES.items()
        for option in game.options
        if option.words and option.name != "edition"
    }
    assert menus
    for (game, option), words in menus.items():
        meaning = text_of(language, f"rules-{game}", f"option-{option}")
        menu = {text_of(language, "common", word) for word in words}
        assert set(re.findall(r"\*\*(.+?)\*\*", meaning)) == menu


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_turning_a_machine_names_its_switch(language: str) -> None:
    """Rules speak of transforming, as the rule sheet does, and the board of turning."""
    switch = text_of(language, "ffuffziger", "ff-job-turn")
    assert switch in text_of(language, "rules-ffuffziger", "FF-19")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shuffle_is_as_fair_at_the_end_as_before(language: str) -> None:
    assert text_of(language, "common", "fair-title") == text_of(language, "replay", "end-fair")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_comes_after_an_arrow(language: str) -> None:
    """Screen readers say what an arrow is called, not to whom something goes."""
    named = {
        name: pattern
        for file in WORDED
        for message in messages(language, file).values()
        for name, pattern in patterns(message).items()
        if "to" in variables(pattern)
    }
    assert named
    assert not [name for name, pattern in named.items() if "→" in "".join(sayings(pattern))]
