"""How a game is told in plain English, for a terminal or a log.

Rules speak in keys and numbers. Each game names a module or an object with the functions named
here; whoever prints it knows nothing of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from funnymoney.core.game import Word

Names = Sequence[str]
View = dict[str, Any]
YOU = "You"


@dataclass
class Sheet:
    """A table of facts."""

    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]


@dataclass
class Board:
    """What lies on the table, ready to be printed."""

    head: str
    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]  # one for each player
    facts: list[tuple[str, str]] = field(default_factory=list)
    private: list[tuple[str, str]] = field(default_factory=list)  # only the viewer knows these
    more: Sheet | None = None  # what is too long for every question: shown when asked for
    brief: list[tuple[str, str]] | None = None  # will do instead, before a small question


@dataclass
class Step:
    """What to ask after the first part of a word: so many of its numbers in one answer.

    Of a verb with a `count` of 0 nothing is listed but its shortcuts.
    """

    ask: str
    count: int = 1


class Teller(Protocol):
    """What the presenter of a game offers."""

    def introduction(self) -> str:
        """Return what a newcomer must know before the first choice."""
        ...

    def board(self, view: View, names: Names) -> Board:
        """Return the whole table as this viewer sees it."""
        ...

    def news(self, item: Sequence[str | int], names: Names, view: View, /) -> str:
        """Return a sentence for an item of news, or nothing where other items say it all.

        The view tells what things are called in this match, and may be a later one.
        """
        ...

    def question(self, view: View, names: Names, /) -> str:
        """Return what the viewer is asked now."""
        ...

    def consequence(self, word: Word, view: View, names: Names, /) -> str:
        """Return what a choice is called and what it may lead to, in a line.

        A verb that is asked in steps is told by the first part of a word, too.
        """
        ...

    def step(self, word: Word, view: View, names: Names, /) -> Step | None:
        """Return how to go on after the first part of a word; None for verbs asked in one line.

        Of a verb alone nobody is named yet, so `names` may be empty.
        """
        ...

    def things(self, verb: str, view: View, /) -> list[str]:
        """Return the names of what the numbers of a verb count."""
        ...

    def shortcuts(self, view: View) -> dict[str, Word]:
        """Return choices that have a name of their own now."""
        ...


def in_one_line(_word: Word, _view: View, _names: Names) -> Step | None:
    """Be the `step` of a game of which every choice is asked in one line."""
    return None


def does(name: str, verb: str, verbs: str) -> str:
    """Say "You pay" or "Ada pays"."""
    return f"{name} {verb if name == YOU else verbs}"


def whom(name: str) -> str:
    """Name somebody in the middle of a sentence."""
    return "you" if name == YOU else name


def listing(parts: Sequence[str], nothing: str = "nothing") -> str:
    """Say "a", "a and b" or "a, b and c"."""
    if not parts:
        return nothing
    return ", ".join(parts[:-1]) + " and " + parts[-1] if len(parts) > 1 else parts[0]
