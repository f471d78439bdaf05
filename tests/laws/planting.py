"""Planting a fault in the rules, and seeing whether a law finds it.

A fault that cannot be planted any more must not pass for one that is found: not if the function it
replaces is gone or is never called, nor if the fault itself breaks down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from unittest import mock

from funnymoney.testing.matches import course

Law = Callable[[], None]
Fault = tuple[Any, str, Callable[..., Any], Law]  # in what, which function, by what, found by whom


class DoesNotApply(Exception):
    """A fault that is not what it was meant to be, since the rules have changed."""


@contextmanager
def planted(where: Any, name: str, fault: Callable[..., Any]) -> Iterator[list[None]]:
    """Put in a function's place another that is handed the real one first; note its calls."""
    real = getattr(where, name, None)
    if not callable(real):
        raise DoesNotApply(f"{where.__name__} has no function {name}")
    reached: list[None] = []
    from_rules: list[Exception] = []  # what the real function raised, as it may after a fault

    def honest(*arguments: Any) -> Any:
        try:
            return real(*arguments)
        except Exception as error:
            from_rules.append(error)
            raise

    def faulty(*arguments: Any) -> Any:
        reached.append(None)
        try:
            return fault(honest, *arguments)
        except Exception as error:
            if error in from_rules:
                raise
            raise DoesNotApply(f"the fault itself raises {error!r}") from error

    with mock.patch.object(where, name, faulty):
        yield reached


def holds(law: Law) -> bool:
    course.cache_clear()
    try:
        law()
    except (AssertionError, ValueError):
        return False
    return True


def verdict(name: str, planting: Fault) -> str:
    """Say whether the law finds the fault."""
    where, what, fault, law = planting
    try:
        with planted(where, what, fault) as reached:
            is_found = not holds(law)
    except Exception as error:  # noqa: BLE001  whatever it is, the other faults are still to be planted
        return f"DOES NOT APPLY: {name}: {error!r}"
    if not reached:
        return f"NEVER REACHED: {name}: nobody has called {what}"
    return f"{'found' if is_found else 'NOT FOUND'}: {name}"


def verdicts(faults: Mapping[str, Fault]) -> Iterator[str]:
    """Yield for each law whether it holds as things are, for each fault whether it is found."""
    first = {planting[-1]: name for name, planting in reversed(list(faults.items()))}
    for law in dict.fromkeys(planting[-1] for planting in faults.values()):
        yield f"{'sound' if holds(law) else 'FAILS ANYWAY'}: without this: {first[law]}"
    for name, planting in faults.items():
        yield verdict(name, planting)


def merged(*parts: Mapping[str, Fault]) -> dict[str, Fault]:
    """Return all faults together; of two with the same name one would be lost."""
    faults = {name: planting for part in parts for name, planting in part.items()}
    assert len(faults) == sum(map(len, parts)), "two faults have the same name"
    return faults


# --------------------------------------------------------------------------- of views


def added(key: str, fact: Callable[[Any], object]) -> Callable[..., dict[str, object]]:
    """Return a fault by which views tell something more, under a key of its own."""

    def faulty(real: Any, state: Any, player: int | None) -> dict[str, object]:
        view: dict[str, object] = real(state, player)
        if key in view:
            raise DoesNotApply(f"views tell {key} already")
        return {**view, key: fact(state)}

    return faulty


def replaced(key: str, fact: Callable[[Any], object]) -> Callable[..., dict[str, object]]:
    """Return a fault by which views tell something else under a key that they have."""

    def faulty(real: Any, state: Any, player: int | None) -> dict[str, object]:
        view: dict[str, object] = real(state, player)
        if key not in view:
            raise DoesNotApply(f"views do not tell {key}")
        return {**view, key: fact(state)}

    return faulty
