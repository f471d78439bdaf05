"""Whatever the server refuses, the page says why in the language of whoever is refused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from funnymoney.core.errors import REASONS
from funnymoney.server.refusals import KEYS
from tests.client.sources import CLIENT, ROOT, messages

PAGE = (CLIENT / "src/table/refusals.ts").read_text(encoding="utf-8")
SAYING = {"NotNow": 0, "Refusal": 0, "refuse": 4}  # where each of these is told the key


def called(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def keys_of(tree: ast.AST) -> Iterator[str]:
    """Yield the keys that a module names: in its refusals, and in answers it writes by hand."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (place := SAYING.get(called(node))) is not None:
            yield from (text(each) for each in node.args[place : place + 1])
        if isinstance(node, ast.Dict):
            told = {text(key): value for key, value in zip(node.keys, node.values, strict=True)}
            if {"error", "told"} <= told.keys():
                yield text(told["error"])


def text(node: ast.AST | None) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def refused_by_server() -> set[str]:
    """Return every key that can come over the wire."""
    files = sorted((ROOT / "src/funnymoney/server").rglob("*.py"))
    found = {key for file in files for key in keys_of(ast.parse(file.read_text(encoding="utf-8")))}
    return (found | {*REASONS, *KEYS.values()}) - {""}


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
