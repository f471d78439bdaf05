"""Every rule of every game is named by a test, or listed as one that a program cannot break.

A game joins with a module `<game>_ids.py` that has EVERY_ID and WITHOUT_BEHAVIOUR. A test names
the rules it holds with `@pytest.mark.rule("CB-13", …)`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Rules:
    game: str
    every_id: tuple[str, ...]
    without_behaviour: Mapping[str, str]


def rules_of(module: Path) -> Rules:
    found = import_module(f"tests.games.{module.stem}")
    return Rules(found.GAME, found.EVERY_ID, found.WITHOUT_BEHAVIOUR)


GAMES = [rules_of(module) for module in sorted(HERE.glob("*_ids.py"))]
for_every_game = pytest.mark.parametrize("rules", GAMES, ids=[rules.game for rules in GAMES])


def rules_named_in(source: str) -> Iterator[str]:
    """Yield the ids in the `rule` markers of the test functions in this source."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
            for decorator in function.decorator_list:
                yield from rules_of_marker(decorator)


def rules_of_marker(decorator: ast.expr) -> Iterator[str]:
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
        for argument in decorator.args:
            yield str(ast.literal_eval(argument))


def named_by_tests() -> set[str]:
    """Return every id that a test of any game names."""
    files = HERE.rglob("test_*.py")
    return {rule for file in files for rule in rules_named_in(file.read_text(encoding="utf-8"))}


def test_there_is_a_game() -> None:
    assert GAMES


@for_every_game
def test_every_rule_is_tested_or_without_behaviour(rules: Rules) -> None:
    settled = named_by_tests() | set(rules.without_behaviour)
    assert [rule for rule in rules.every_id if rule not in settled] == []


@for_every_game
def test_no_rule_is_both_tested_and_without_behaviour(rules: Rules) -> None:
    assert named_by_tests() & set(rules.without_behaviour) == set()


@for_every_game
def test_a_rule_without_behaviour_exists_and_has_a_reason(rules: Rules) -> None:
    assert set(rules.without_behaviour) <= set(rules.every_id)
    assert all(rules.without_behaviour.values())


def test_tests_name_only_rules_that_exist() -> None:
    assert named_by_tests() <= {rule for rules in GAMES for rule in rules.every_id}


def test_markers_of_tests_are_found_and_others_are_not() -> None:
    source = """
@pytest.mark.rule("XX-1", "XX-R2")
@pytest.mark.parametrize("players", [3, 4])
def test_named(players): ...

@pytest.mark.rule("XX-3")
def helper(): ...

@pytest.mark.full
def test_unnamed(): ...
"""
    assert list(rules_named_in(source)) == ["XX-1", "XX-R2"]
