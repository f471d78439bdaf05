"""The shapes in which a match is shown once more: frames, their outline, and how it was checked.

`docs/protocol.md` tells their meaning. They are shown over HTTP, never through a socket.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from funnymoney.core.game import Word

Item = list[str | int]


class PastSeat(Struct, omit_defaults=True):
    """Who sat somewhere; nothing by which he could be found."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""  # of the bot


class BranchedOff(Struct):
    """Of which match this one repeats the first so many choices."""

    of: str  # a table
    at: int


class Frame(Struct):
    """The table as one viewer saw it after a choice; what he was not told is null."""

    at: int
    by: int | None
    word: Word | None
    news: list[Item]
    view: dict[str, Any]


class Telling(Struct):
    """What was told, and to whom: null is everybody."""

    to: list[int] | None
    item: Item


class WholeFrame(Struct):
    """The table after a choice, with everything that anybody saw."""

    at: int
    by: int | None
    word: Word | None
    news: list[Telling]
    view: dict[str, Any]  # of one who looks on
    views: list[dict[str, Any]]  # of every player


class About(Struct, omit_defaults=True):
    """Of which match frames are."""

    id: str
    seats: list[PastSeat]
    you: int | None = None  # one's own seat, while a match still runs
    branched: BranchedOff | None = None


class Part(About, kw_only=True, omit_defaults=True, rename={"first": "from"}):
    """Some frames of a match, from one number on; the last frame of all has the number `total`."""

    game: str
    options: dict[str, Any]
    total: int
    first: int


class Frames(Part, kw_only=True):
    """Frames of one viewer."""

    frames: list[Frame]


class WholeFrames(Part, kw_only=True):
    """Frames with everything in them."""

    frames: list[WholeFrame]


class Moment(Struct, omit_defaults=True):
    """A choice worth going to; which facts there are depends on what happened."""

    at: int
    what: Literal["lie", "catch", "doubt", "lead", "swing", "decided"]
    player: int
    kind: str = ""  # of lie, a key of the tale
    to: list[int] | None = None  # those who were lied to; -1 is the bank
    amount: int | None = None
    by: int | None = None  # who looked
    until: int | None = None  # the choice that settled it


class Outline(Struct):
    """A match at a glance: who chose and in which round, and what is worth looking at."""

    id: str
    game: str
    total: int
    choices: list[tuple[int, int | None]]
    moments: list[Moment]
