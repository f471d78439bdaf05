"""The server and the browser say the same: one source of messages, two programs that read it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, visitor

from tests.client.sources import (
    CLIENT,
    FILES,
    HAS_CLIENT,
    LANGUAGES,
    WHY_NOT,
    WORDS,
    bundle_of,
    messages,
    node,
    patterns,
)

COUNTED = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 2, 5, 21, 1250)
pytestmark = pytest.mark.skipif(not HAS_CLIENT, reason=WHY_NOT)


class Kinds(visitor.Visitor):
    """Finds out which values a pattern makes a difference for."""

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[str, list[Any]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, [])

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.generic_visit(node)
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.values[argument.id.name] = list(NUMBERS)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            known = self.values.setdefault(node.selector.id.name, [])
            known += [value for value in choices(node) if value not in known]


def choices(node: ast.SelectExpression) -> list[Any]:
    names = [key_of(variant.key) for variant in node.variants]
    if any(isinstance(name, int) or name in COUNTED for name in names):
        return [*NUMBERS, *(name for name in names if isinstance(name, int))]
    return names if names != ["other"] else [*NUMBERS]


def key_of(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    return int(key.value) if isinstance(key, ast.NumberLiteral) else str(key.name)


def samples(pattern: ast.Pattern) -> Iterator[dict[str, Any]]:
    """Yield arguments with every value that a message asks about, each in turn."""
    kinds = Kinds()
    kinds.visit(pattern)
    values = {name: known or [f"⟨{name}⟩"] for name, known in kinds.values.items()}
    for place in range(max(map(len, values.values()), default=1)):
        yield {name: known[place % len(known)] for name, known in values.items()}


def questions(language: str, file: str) -> list[dict[str, Any]]:
    return [
        {"language": language, "file": file, "id": key, "args": args}
        for message in messages(language, file).values()
        for key, pattern in patterns(message).items()
        for args in samples(pattern)
    ]


def said_here(asked: dict[str, Any]) -> tuple[str, list[str]]:
    bundle = bundle_of(asked["language"], asked["file"])
    name, _, attribute = asked["id"].partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, asked["args"])
    return str(text), [str(error) for error in errors]


def said_there(asked: list[dict[str, Any]]) -> list[tuple[str, list[str]]]:
    program = node()
    assert program is not None
    script = Path(__file__).with_name("say.mjs")
    run = subprocess.run(
        [program, script, CLIENT / "node_modules", WORDS],
        input=json.dumps(asked), capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    return [(text, errors) for text, errors in json.loads(run.stdout)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_python_and_the_browser_say_every_message_alike(language: str) -> None:
    files = [file for file in FILES if (WORDS / language / f"{file}.ftl").is_file()]
    asked = [each for file in files for each in questions(language, file)]
    assert asked
    for each, there in zip(asked, said_there(asked), strict=True):
        here = said_here(each)
        assert here == there, each
        assert not here[1], each
