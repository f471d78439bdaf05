"""What a table and its viewers say to each other: every message has one of these shapes.

`docs/protocol.md` tells their meaning; the JSON schema beside it is made from this file.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Raw, Struct, UnsetType, json

from funnymoney.core.game import Word

VERSION = 1
MAX_MESSAGE_BYTES = 4096  # bytes of a message that comes in
MAX_CHAT_CHARS = 300  # characters of chat
MAX_NAME_CHARS = 24
MAX_CLOCK_S = 30 * 86_400.0

Level = Literal["easy", "medium", "hard", "expert"]
Pace = Literal["calm", "brisk", "quick"]
Status = Literal["open", "running", "finished", "aborted"]

# ------------------------------------------------------------------ what comes in


class Request(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a viewer sends: one wish; with some of them goes `step`, with `give` `promise`."""

    do: Word | None = None  # choose
    undo: bool = False  # refused: no choice can be taken back any more
    step: int | None = None  # how many choices I have made before
    give: str | None = None  # my part of the seed
    promise: str | None = None  # the commitment to which I give it
    start: Level | None = None  # bots of this level take the open seats (host)
    hand: Level | Literal["me"] | None = None  # a bot plays for me, or I do again
    pause: bool | None = None
    agree: bool | None = None  # to what the table was asked
    pace: Pace | None = None  # of the bots
    chat: str | None = None
    kick: str | None = None  # a guest (host); in a running match the others are asked
    mute: str | None = None  # a guest (host)
    unmute: str | None = None
    report: str | None = None  # a guest
    text: str | None = None  # why
    leave: bool = False
    rematch: bool = False
    hint: bool = False  # what would an expert do? with `step`


COMMANDS = (
    "do", "undo", "give", "start", "hand", "pause", "agree", "pace", "chat",
    "kick", "mute", "unmute", "report", "leave", "rematch", "hint",
)  # fmt: skip


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host has chosen: `seconds` for each choice, or in the bank with an `increment`."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: float = 0
    increment: float = 0
    then: Literal["bot", "default"] = "bot"  # sits down when time is up; or see TimeoutVerbs

    def problem(self) -> str:
        """Say what is wrong with these terms, or nothing."""
        if self.kind == "none":
            return "" if self.seconds == self.increment == 0 else "no clock has no seconds"
        if not 5 <= self.seconds <= MAX_CLOCK_S:
            return f"a clock has from 5 to {MAX_CLOCK_S:.0f} seconds: got {self.seconds}"
        if not 0 <= self.increment <= 3600 or (self.kind == "move" and self.increment):
            return "an increment is 0 to 3600 seconds, and only for a bank"
        return ""


class NewTable(Struct, forbid_unknown_fields=True):
    """What somebody wants to open; every seat is "me", "open" or the level of a bot."""

    game: str
    seats: list[Level | Literal["me", "open"]]
    options: dict[str, Any] = {}
    clock: TimeControl = TimeControl()
    public: bool = False
    watch: bool = True  # others may look on
    pace: Pace = "calm"
    stand_in: Level = "medium"  # who plays for people that are away
    absence: int | None = 120  # seconds until he does; None: never
    hints: bool = False  # everybody may ask for them; else only who began against bots alone


# ------------------------------------------------------------------ what goes out


class Seat(Struct, omit_defaults=True):
    """Who sits somewhere."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    guest: str = ""  # his id, for mute, kick and report
    level: str = ""  # of the bot, or of the one who plays for a person now
    here: bool = False  # the person is connected
    overdue: bool = False  # away for longer than the table allows: the host may remove them
    removed: bool = False  # the person was removed: a bot plays until they take the seat back
    barred: bool = False  # and all others refused that


class Fair(Struct):
    """The promise about the deal, and those who have still to give something to its seed."""

    commitment: str
    people: list[int]
    wants: list[int]


class Vote(Struct, omit_defaults=True):
    """What the people at the table are asked to agree to."""

    what: Literal["undo", "pause", "resume", "remove", "return"]  # "undo" is asked no more
    by: int
    agreed: list[int]
    about: int | None = None  # whom to remove: they are not asked
    refused: list[int] = []  # those who refuse a return: only all of them together prevent it
    until: float | None = None  # when the return is granted by itself, in seconds since 1970
    waiting: list[int] = []  # removed people who have asked for their seats since: they are next


class BranchedOff(Struct):
    """Of which match this one repeats the first so many choices."""

    of: str  # a table
    at: int


class NewBranch(Struct, forbid_unknown_fields=True):
    """Where to play on in a finished match, on which seat, against bots of which level."""

    at: int
    seat: int
    level: Level = "hard"


class TableInfo(Struct, omit_defaults=True):
    """All about a table but the match."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: list[Seat]
    fair: Fair
    clock: TimeControl
    public: bool
    watch: bool
    pace: Pace
    stand_in: Level
    absence: int | None
    created: int
    host: str = ""  # a guest
    paused: bool = False
    asked: Vote | None = None
    watching: int = 0
    next: str = ""  # the table of the rematch
    serial: str = ""  # its number, "CB 7341 K"
    hints: bool = False
    branched: BranchedOff | None = None
    closed: str = ""  # why the house had to close it: "edition", the rules have changed


class ListedSeat(Struct):
    """A seat of a table in a list."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None


class ListedTable(Struct):
    """A table in the lobby or among one's own: small, however many there are."""

    id: str
    serial: str
    game: str
    options: dict[str, Any]  # those that differ from the defaults of the game
    status: Status
    public: bool
    watch: bool
    hints: bool
    clock: TimeControl
    created: int
    seats: list[ListedSeat]
    own_box: bool | UnsetType = UNSET  # the options are too long for a list: see the table itself
    branched: BranchedOff | UnsetType = UNSET
    you: int | UnsetType = UNSET  # your seat, among your own tables
    turn: bool | UnsetType = UNSET  # whether you owe a choice there
    closed: str | UnsetType = UNSET  # why the server closed it


class Line(Struct, omit_defaults=True):
    """What somebody has said; a line that was taken away has no text."""

    number: int
    name: str
    text: str
    time: int
    guest: str = ""
    seat: int | None = None


class Times(Struct):
    """How many seconds everybody has left, and for whom they run; others' as far as it shows."""

    left: list[float]
    running: list[int]


class Considered(Struct):
    """A choice, the share of the win it leads to, its standard error, and from how many worlds."""

    word: Word
    share: float
    error: float
    tried: int


class Hint(Struct):
    """What an expert would choose first, and beside it; and everybody's share of the win then."""

    step: int
    choices: list[Considered]
    shares: list[float]


class Message(Struct, omit_defaults=True):
    """What a viewer is sent; the first one after joining has everything that there is."""

    version: int | None = None
    you: int | UnsetType | None = UNSET  # the seat of the viewer; null: he looks on
    guest: str = ""  # his own id
    table: TableInfo | None = None
    chat: list[Line] | None = None
    view: Raw | UnsetType = UNSET
    since: int | None = None  # so many news came before; what you have beyond was taken back
    news: list[list[str | int]] | None = None
    step: int | None = None  # the choices this player has made, those taken back included
    clock: Times | None = None
    hint: Hint | None = None
    bye: str = ""  # the connection ends; "restart" and "moved": come back


class Refusal(Struct, omit_defaults=True):
    """Why nothing has changed: a key and its facts for translation, and the same in English."""

    error: str
    told: str
    facts: dict[str, Any] = {}
    step: int | None = None


WRITER = json.Encoder()
REQUESTS: json.Decoder[Request] = json.Decoder(Request)
