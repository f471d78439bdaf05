"""Outside its own folder no code knows the name of a game, but for the list of those built in."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from funnymoney import __file__ as package
from funnymoney.games import BUILT_IN

SRC = Path(package).parent
GAMES = [target.split(".")[2] for target in BUILT_IN]
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
THE_LIST = Path("games/__init__.py")
OUTSIDE = [
    file.relative_to(SRC)
    for file in sorted(SRC.rglob("*.py"))
    if not any(file.is_relative_to(SRC / "games" / game) for game in GAMES)
]


def words_of(tree: ast.AST) -> Iterator[str]:
    """Yield every word in the code of a file: names, modules and strings, but no docstring."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from re.findall(r"\w+", node.value)
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.ImportFrom):
            yield from str(node.module).split(".")
        elif isinstance(node, ast.alias):
            yield from node.name.split(".")


def without_docstrings(tree: ast.AST) -> ast.AST:
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            node.body[0] = ast.Pass()
    return tree


def games_named_in(source: str) -> set[str]:
    return set(words_of(without_docstrings(ast.parse(source)))) & set(GAMES)


def test_no_code_outside_its_package_names_a_game_but_the_list() -> None:
    found = {file: games_named_in((SRC / file).read_text(encoding="utf-8")) for file in OUTSIDE}
    assert {file: games for file, games in found.items() if games} == {THE_LIST: set(GAMES)}


@pytest.mark.parametrize(
    "code",
    [
        "if game == 'contraband': pass",
        "from funnymoney.games.contraband import cards",
        "from funnymoney.games import contraband",
        "import funnymoney.games.contraband.cards",
        "f'{here}/contraband/{there}'",
    ],
)
def test_a_game_that_is_named_is_found(code: str) -> None:
    assert games_named_in(code) == {"contraband"}
    assert not games_named_in(f'"""{code}"""')


# -------------------------------------------------------------------------------- the page

CLIENT = SRC.parents[1] / "client"
BOARDS = CLIENT / "src/games"
WRITTEN = (".ts", ".svelte", ".css", ".js", ".html", ".svg", ".json")
LOCK = "package-lock.json"
PARTS = ("src", "public", "gallery")


def page_files() -> list[Path]:
    """Return what the page is made of, but for tests, what they are given, and the boards."""
    inside = [file for part in PARTS for file in (CLIENT / part).rglob("*")]
    return [
        file
        for file in sorted([*CLIENT.iterdir(), *inside])
        if file.is_file()
        and file.suffix in WRITTEN
        and file.name != LOCK
        and not re.search(r"\.(test|fixture)\.", file.name)
        and not any(file.is_relative_to(BOARDS / game) for game in GAMES)
    ]


def games_named_on_page(path: str, text: str) -> set[str]:
    """Return the games that a file names, in its code, in its comments or by what it is called."""
    return {
        game
        for game in GAMES
        if re.search(game.replace("_", "[_ ]"), f"{path} {text}", re.IGNORECASE)
    }


def test_no_file_of_the_page_names_a_game_but_its_board() -> None:
    files = page_files()
    assert len(files) > 100
    assert {file.suffix for file in files} >= {".ts", ".svelte", ".css", ".js"}
    named = {
        path: games
        for file in files
        if (path := file.relative_to(CLIENT).as_posix())
        and (games := games_named_on_page(path, file.read_text(encoding="utf-8")))
    }
    assert not named


def test_every_game_of_ours_has_a_board() -> None:
    assert all((BOARDS / game / "index.ts").is_file() for game in GAMES)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("src/a.ts", 'if (game === "crooked_cash") return;'),
        ("src/a.svelte", "<!-- as in Crooked Cash -->"),
        ("src/a.css", '[data-game="crooked_cash"] {}'),
        ("src/art/crooked_cash.svg", ""),
    ],
)
def test_a_game_that_the_page_names_is_found(path: str, text: str) -> None:
    assert games_named_on_page(path, text) == {"crooked_cash"}
