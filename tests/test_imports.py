"""No modules import each other in a ring when they run; in server and arena not for types either.

A compiled module must know the class of its own game for fast attributes: inside the package of
one game, rings for types alone are allowed.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from funnymoney import __file__ as package

SRC = Path(package).parents[1]
FILES = {
    ".".join(file.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__"): file
    for file in Path(package).parent.rglob("*.py")
}


def imports(node: ast.AST, *, types: bool) -> Iterator[str]:
    """Yield every name that a piece of a module imports, inside functions too; for types or not."""
    if not types and isinstance(node, ast.If) and is_for_types(node):
        for each in node.orelse:
            yield from imports(each, types=types)
        return
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    if isinstance(node, ast.ImportFrom):
        assert node.level == 0, "imports are absolute"
        for alias in node.names:
            name = f"{node.module}.{alias.name}"
            yield name if name in FILES else str(node.module)
    for child in ast.iter_child_nodes(node):
        yield from imports(child, types=types)


def is_for_types(node: ast.If) -> bool:
    return ast.unparse(node.test).endswith("TYPE_CHECKING")


def graph_of(*, types: bool) -> dict[str, set[str]]:
    """Return what each module imports of this package."""
    trees = {name: ast.parse(file.read_bytes()) for name, file in FILES.items()}
    found = {name: set(imports(tree, types=types)) for name, tree in trees.items()}
    return {name: targets & FILES.keys() - {name} for name, targets in found.items()}


def reached(start: str, graph: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = graph[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def rings(graph: dict[str, set[str]]) -> set[frozenset[str]]:
    """Return the largest sets of modules in which each leads to each."""
    ahead = {name: reached(name, graph) for name in graph}
    return {
        frozenset(other for other in ahead[name] if name in ahead[other])
        for name in graph
        if name in ahead[name]
    }


def test_no_modules_import_each_other() -> None:
    graph = graph_of(types=False)
    assert "funnymoney.core.game" in graph["funnymoney.core.match"], "imports are not found"
    assert rings(graph) == set()


def test_outside_of_games_no_modules_import_each_other_for_types_either() -> None:
    graph = graph_of(types=True)
    assert "funnymoney.server.push.web_push" in graph["funnymoney.server.services"], "not found"
    assert {ring for ring in rings(graph) if not is_inside_a_game(ring)} == set()


def is_inside_a_game(ring: frozenset[str]) -> bool:
    return len({name.split(".")[2] for name in ring}) == 1 and all(
        name.startswith("funnymoney.games.") for name in ring
    )
