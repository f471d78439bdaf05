"""No modules import each other in a ring when they run; rings for types alone are not counted."""

import ast
from collections.abc import Iterator
from pathlib import Path

from funnymoney import __file__ as package

SRC = Path(package).parents[1]
FILES = {
    ".".join(file.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__"): file
    for file in Path(package).parent.rglob("*.py")
}
KNOWN_RINGS = {
    frozenset({
        "funnymoney.games.ffuffziger.auction", "funnymoney.games.ffuffziger.fists",
        "funnymoney.games.ffuffziger.inspector", "funnymoney.games.ffuffziger.shop",
        "funnymoney.games.ffuffziger.workshop",
    }),
    frozenset({"funnymoney.arena.crew", "funnymoney.arena.on_ray"}),  # one way inside a function
}  # fmt: skip


def imports(node: ast.AST) -> Iterator[str]:
    """Yield every name that a piece of a module imports when it runs, inside functions too."""
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
        for each in node.orelse:
            yield from imports(each)
        return
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    if isinstance(node, ast.ImportFrom):
        assert node.level == 0, "imports are absolute"
        for alias in node.names:
            name = f"{node.module}.{alias.name}"
            yield name if name in FILES else str(node.module)
    for child in ast.iter_child_nodes(node):
        yield from imports(child)


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


def test_no_modules_import_each_other_but_those_known_to() -> None:
    found = {name: set(imports(ast.parse(FILES[name].read_bytes()))) for name in FILES}
    graph = {name: targets & FILES.keys() - {name} for name, targets in found.items()}
    assert "funnymoney.core.game" in graph["funnymoney.core.match"], "imports are not found"
    assert rings(graph) == KNOWN_RINGS
