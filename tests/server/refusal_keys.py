"""The keys of all refusals that can come over the wire, as the source of the server names them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from funnymoney import server
from funnymoney.core.errors import REASONS, FunnyMoneyError
from funnymoney.server.protocol.errors import STATUS_OF
from funnymoney.server.store import errors as store_errors

SAYING = {"Refused": 0, "Refusal": 0, "refuse": 4}  # where each of these is told the key


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


def modules() -> Iterator[ast.Module]:
    for file in sorted(Path(server.__path__[0]).rglob("*.py")):
        yield ast.parse(file.read_bytes())


def refused_by_server() -> set[str]:
    """Return every key that can come over the wire."""
    found = {key for tree in modules() for key in keys_of(tree)}
    return (found | {*REASONS, *keys_of_errors(FunnyMoneyError)}) - {""}


def keys_of_errors(kind: type[FunnyMoneyError]) -> Iterator[str]:
    """Yield the keys of a class of errors and of those made of it."""
    assert issubclass(store_errors.StoreError, FunnyMoneyError)  # they are known by now
    yield kind.key
    for each in kind.__subclasses__():
        yield from keys_of_errors(each)


def statuses() -> dict[str, int]:
    """Return the statuses of HTTP that go with keys; with all others it is 409."""
    calls = (node for tree in modules() for node in ast.walk(tree) if isinstance(node, ast.Call))
    beside = {key: number for call in calls for number in errors(call) for key in keys_of(call)}
    return beside | STATUS_OF


def errors(call: ast.Call) -> list[int]:
    """Return the statuses that a call is handed."""
    numbers = (each.value for each in call.args if isinstance(each, ast.Constant))
    return [each for each in numbers if isinstance(each, int) and each in range(400, 600)]
