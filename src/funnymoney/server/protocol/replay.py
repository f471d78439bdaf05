"""The shapes in which a match is shown once more: frames, their outline, and how it was checked.

`docs/protocol.md` tells their meaning. They are shown over HTTP, never through a socket.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from funnymoney.core.game import Word
from funnymoney.server.protocol.messages import BranchedOff, Considered

Item = list[str | int]


class PastSeat(Struct, omit_defaults=True):
    """Who sat somewhere; nothing by which he could be found."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""  # of the bot


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
    hidden: dict[str, Any] | None = None  # what not even they knew


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


class Checked(Struct):
    """One thing that was looked at, as a key with facts and in English."""

    name: str
    status: Literal["ok", "failed", "unproven"]
    reason: str
    facts: dict[str, Any]
    says: str


class Verified(Struct):
    """Whether a match was dealt as promised, and played by the rules."""

    id: str
    verdict: Literal["fair", "false", "unproven"]
    checks: list[Checked]


# ------------------------------------------------------------------- what was thought of it


class Position(Struct):
    """A moment of a match, with all views: for the house, to have experts think about it."""

    views: list[dict[str, Any]]
    acting: list[int]
    next: Chosen | None
    shares: list[float] | None  # of the win, if the match is over


class Chosen(Struct):
    player: int
    word: Word


class Expects(Struct):
    """A seat's expected share of the win, and what it thinks of all, by its own view."""

    share: float
    error: float
    shares: list[float]


class Suggests(Struct):
    """What an expert would have told one who was to choose."""

    player: int
    choices: list[Considered]


class Believes(Struct, omit_defaults=True):
    """What a seat thought of something that it could not see; which facts there are depends."""

    seat: int
    about: Literal["declaration", "note", "money", "offshore", "fist"]
    player: int  # whose it was
    true: float | None = None
    false: float | None = None
    place: int | None = None  # of a note, among those he had laid down
    worth: int | None = None
    mean: float | None = None
    amounts: list[tuple[int, float]] | None = None  # with how likely each is


class Estimate(Struct):
    """What experts think of a moment, each knowing only what his seat knew."""

    id: str
    at: int
    next: Chosen | None  # what was really chosen then
    seats: list[Expects]
    hints: list[Suggests]
    beliefs: list[Believes]
