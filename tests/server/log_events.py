"""Every event that can be in the log, read from the source: its level, its key, and its fields."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import funnymoney
from funnymoney.server.ops import logs

LOG_FUNCTION = "log_event"  # of `ops/logs.py`
ROOT = Path(funnymoney.__file__).parent
FOLDERS = ("server", "cli")
METHODS = {"warning": "warning", "error": "error", "exception": "error", "info": "info"}
ALERTING = {"warning", "error", "critical"}


@dataclass(frozen=True, order=True)
class LogEvent:
    key: str
    level: str  # several, where it depends: "info|warning"
    fields: tuple[str, ...]  # besides the time, the level and the key

    @property
    def is_alerting(self) -> bool:
        return not ALERTING.isdisjoint(self.level.split("|"))

    def __str__(self) -> str:
        return " ".join([f"{self.level} {self.key}:", *self.fields])


@cache
def log_events() -> tuple[LogEvent, ...]:
    """Return what the server and the command may tell the operator, each once."""
    found: set[LogEvent] = set()
    trees = {file: ast.parse(file.read_bytes()) for file in sources()}
    functions = {
        node.name: node
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    }
    for file, tree in trees.items():
        if file != Path(logs.__file__):
            found |= set(Module(tree, functions).events())
    return tuple(sorted(found))


def sources() -> list[Path]:
    return sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py"))


class Module:
    """One module: where it logs, and what the names mean that it hands over."""

    def __init__(self, tree: ast.Module, functions: dict[str, ast.FunctionDef]) -> None:
        self.tree = tree
        self.functions = functions  # of all modules, by name

    def events(self) -> Iterator[LogEvent]:
        tells = any(
            isinstance(node, ast.ImportFrom)
            and node.module == logs.__name__
            and any(alias.name == LOG_FUNCTION for alias in node.names)
            for node in ast.walk(self.tree)
        )
        for call, scope in calls(self.tree, self.tree):
            if tells and isinstance(call.func, ast.Name) and call.func.id == LOG_FUNCTION:
                _, level, key = call.args
                fields = [name for each in call.keywords for name in self.names(each, scope)]
                yield LogEvent(literal(key), self.level(level, scope), tuple(sorted(set(fields))))
            elif isinstance(call.func, ast.Attribute) and self.is_logger(call.func.value):
                level_name = METHODS[call.func.attr]
                has_fault = call.func.attr == "exception" or bool(call.keywords)  # exc_info=…
                fault = self.returned("fault") if has_fault else set()
                yield LogEvent(literal(call.args[0]), level_name, tuple(sorted(fault)))

    def is_logger(self, node: ast.expr) -> bool:
        made = meanings(node, self.tree) if isinstance(node, ast.Name) else []
        return any(ast.unparse(each).startswith("logging.getLogger(") for each in made)

    def level(self, node: ast.expr, scope: ast.AST) -> str:
        if isinstance(node, ast.Attribute):
            return node.attr.lower()
        levels = {self.level(each, scope) for each in meanings(node, scope)}
        assert levels, f"no level: {ast.unparse(node)}"
        return "|".join(sorted(levels))

    def names(self, keyword: ast.keyword, scope: ast.AST) -> set[str]:
        return {keyword.arg} if keyword.arg else self.keys(keyword.value, scope)

    def keys(self, node: ast.expr, scope: ast.AST) -> set[str]:
        """Return the keys that a dict has, or may have."""
        if isinstance(node, ast.Dict):
            return {literal(key) for key in node.keys if key is not None}
        if isinstance(node, ast.BinOp):
            return self.keys(node.left, scope) | self.keys(node.right, scope)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return self.returned(node.func.id)
        found = meanings(node, scope)
        assert found, f"no fields: {ast.unparse(node)}"
        return set().union(*(self.keys(each, scope) for each in found))

    def returned(self, name: str) -> set[str]:
        function = self.functions[name]
        returns = [node for node in ast.walk(function) if isinstance(node, ast.Return)]
        return set().union(*(self.keys(each.value, function) for each in returns if each.value))


def calls(node: ast.AST, scope: ast.AST) -> Iterator[tuple[ast.Call, ast.AST]]:
    """Yield every call, with the function in which it stands."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield child, scope
        is_function = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
        yield from calls(child, child if is_function else scope)


def meanings(node: ast.expr, scope: ast.AST) -> list[ast.expr]:
    """Return what an expression may stand for: both ways of a choice, all that a name is given."""
    if isinstance(node, ast.IfExp):
        return [node.body, node.orelse]
    return [
        each.value
        for each in ast.walk(scope)
        if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == ast.unparse(node)
    ]


def literal(node: ast.expr) -> str:
    """Return a text that stands in the source: a key made up of others could not be listed."""
    assert isinstance(node, ast.Constant), f"not a literal: {ast.unparse(node)}"
    assert isinstance(node.value, str)
    return node.value
