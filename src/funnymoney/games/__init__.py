"""The registry of games: four that are built in, then those that other distributions bring.

A distribution brings a game by an entry point of the group `funnymoney.games` that names a
`GameSpec`. Specs are loaded when the first of them is asked for.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from funnymoney.core.errors import GameClash, UnknownGame
from funnymoney.core.game import Game
from funnymoney.core.records.record import Record
from funnymoney.core.spec import NO_CODE, GameSpec
from funnymoney.core.tale import Tale, tell

if TYPE_CHECKING:
    from funnymoney.core.teller import Teller

OURS: Final = "funnymoney"
BUILT_IN: Final = (
    "funnymoney.games.contraband.spec:SPEC",
    "funnymoney.games.counterfeiters.spec:SPEC",
    "funnymoney.games.ffuffziger.spec:SPEC",
    "funnymoney.games.crooked_cash.spec:SPEC",
)
GROUP: Final = "funnymoney.games"


@dataclass(frozen=True)
class BrokenGame:
    """An entry point whose game cannot be used, and why."""

    name: str
    distribution: str
    error: str


@dataclass(frozen=True)
class Registry:
    """All games of this process, by name, and those that cannot be used."""

    specs: Mapping[str, GameSpec]
    broken: tuple[BrokenGame, ...]


@cache
def registry() -> Registry:
    """Load every spec, once; raise GameClash if two cannot be told apart."""
    found: list[tuple[str, GameSpec]] = [(OURS, pkgutil.resolve_name(each)) for each in BUILT_IN]
    broken: list[BrokenGame] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda each: (each.name, each.value)):
        try:
            found.append((distribution_of(entry), spec_in(entry)))
        except Exception as error:  # noqa: BLE001  whatever is wrong with it, others are played
            told = f"{type(error).__name__}: {error}"
            broken.append(BrokenGame(entry.name, distribution_of(entry), told))
    check_clashes(found)
    return Registry({spec.name: spec for _, spec in found}, tuple(broken))


def spec_in(entry: EntryPoint) -> GameSpec:
    """Import what an entry point names."""
    spec = entry.load()
    if not isinstance(spec, GameSpec):
        raise TypeError(f"{entry.value} is no GameSpec, but {type(spec).__name__}")
    return spec


def distribution_of(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else "unknown"


def check_clashes(found: list[tuple[str, GameSpec]]) -> None:
    """Raise GameClash, naming both distributions, if two games share a name or a code."""
    for what in ("name", "code"):
        owners: dict[str, str] = {}
        for distribution, spec in found:
            value = getattr(spec, what)
            if value in owners:
                both = f"{owners[value]} and {distribution}"
                raise GameClash(f"two games have the {what} {value!r}: in {both}; remove one")
            if value != NO_CODE:
                owners[value] = distribution


def games() -> tuple[GameSpec, ...]:
    """Return all games, those that are built in first."""
    return tuple(registry().specs.values())


def broken_games() -> tuple[BrokenGame, ...]:
    """Return the installed games that cannot be used."""
    return registry().broken


def spec_of(name: str) -> GameSpec:
    """Return how a game is registered, or raise UnknownGame."""
    specs = registry().specs
    if name in specs:
        return specs[name]
    if name in {each.name for each in broken_games()}:
        raise UnknownGame(f"the game {name!r} cannot be used: `funnymoney games` says why")
    which = f"there is no game {name!r}" if name else "which game?"
    raise UnknownGame(f"{which}: expected one of {', '.join(specs)}")


def recap_of(record: Record) -> Tale:
    """Return the tale of a finished record; raise UnknownGame or BadRecord."""
    spec = spec_of(record.game)
    return tell(record, spec.rules, spec.load("recap")())


def presenter_of(name: str) -> Teller:
    """Return what presents a game in a terminal."""
    presenter: Teller = spec_of(name).load("presenter")
    return presenter


def hidden_in(state: Game) -> dict[str, Any] | None:
    """Return what no view tells of a position; in most games some view tells everything."""
    hidden = spec_of(state.name).load("hidden")
    return hidden(state) if hidden else None


def rules_of(name: str) -> str:
    """Return the rules of a game in words: a section of the README in its package."""
    found = find_spec(spec_of(name).rules.__module__)
    package = found.parent if found else None
    readme = files(package).joinpath("README.md") if package else None
    if readme is None or not readme.is_file():
        return "This game brings no rules in words."
    text = readme.read_text(encoding="utf-8")
    return text.partition("## The rules")[2].partition("\n## ")[0].strip()


def game_named(name: str) -> type[Game]:
    """Return the rules of a game, or raise UnknownGame."""
    return spec_of(name).rules


class Rules(Mapping[str, type[Game]]):
    """The rules of every game by name, to be read only."""

    def __getitem__(self, name: str) -> type[Game]:
        return registry().specs[name].rules

    def __iter__(self) -> Iterator[str]:
        return iter(registry().specs)

    def __len__(self) -> int:
        return len(registry().specs)


GAMES: Final[Mapping[str, type[Game]]] = Rules()
