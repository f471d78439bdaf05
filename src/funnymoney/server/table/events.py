"""The log of a table: all that must be done again, in order, to bring it back as it was.

Entries name players by seat, never by guest: a match outlives what is kept of its people.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from funnymoney.core.game import Word
from funnymoney.core.records.blocks import Branch


class DealPromised(Struct, frozen=True, array_like=True, tag="promised"):
    """A new promise about the deal was made; what people gave to an older one counts no more."""

    secret: str
    salt: str
    people: list[int]

    def __repr__(self) -> str:
        return f"DealPromised(…, people={self.people})"


class SeedContributed(Struct, frozen=True, array_like=True, tag="gave"):
    """A person gave something to the seed."""

    player: int
    text: str


class ContributionWithdrawn(Struct, frozen=True, array_like=True, tag="withdrew"):
    """What was given from this seat counts no more: its person has left."""

    player: int


class Dealt(Struct, frozen=True, array_like=True, tag="dealt"):
    """The match began; its seed follows from the promise and what was given."""


class Branched(Struct, frozen=True, array_like=True, tag="branched"):
    """The match begins as another one did, and leaves it after so many choices, which follow."""

    seed: str
    branches: list[Branch]

    def __repr__(self) -> str:
        return f"Branched(…, at={[branch.at for branch in self.branches]})"


class Played(Struct, frozen=True, array_like=True, tag="did"):
    """A player chose."""

    player: int
    word: Word


class Undone(Struct, frozen=True, array_like=True, tag="undid"):
    """A player took their last choice back; no longer written, but logs of before have it."""

    player: int


class StandInChanged(Struct, frozen=True, array_like=True, tag="stood"):
    """A bot of some level plays for a person from now on; with no level he plays himself."""

    player: int
    level: str
    asked: bool  # by the person himself; else he takes the seat back by returning


class PauseChanged(Struct, frozen=True, array_like=True, tag="paused"):
    """The match was interrupted, or went on."""

    on: bool


class VoteOpened(Struct, frozen=True, array_like=True, tag="asked"):
    """A player asked the others to agree to something."""

    what: Literal["undo", "pause", "resume"]  # "undo" only in logs of before
    player: int


class VoteCast(Struct, frozen=True, array_like=True, tag="answered"):
    """A player agreed to what the table was asked; or he did not, and nobody is asked any more."""

    player: int
    yes: bool


class RemovalVoteOpened(Struct, frozen=True, array_like=True, tag="asked_removal"):
    """A player asked the others to agree that a person is removed."""

    player: int
    about: int


class ReturnVoteOpened(Struct, frozen=True, array_like=True, tag="asked_return"):
    """A removed person asked for their seat; they get it at `until` unless all others refuse.

    While the table is asked about another's return, this question waits its turn.
    """

    player: int
    until: float  # seconds since 1970


class PersonRemoved(Struct, frozen=True, array_like=True, tag="removed"):
    """A person was removed: a bot of this level plays until they are given their seat back."""

    player: int
    level: str
    by_agreement: bool = True  # else for absence alone: the seat is theirs as soon as they ask


class ReturnRefused(Struct, frozen=True, array_like=True, tag="barred"):
    """All others refused to give a removed person their seat back."""

    player: int


class DowntimeNoted(Struct, frozen=True, array_like=True, tag="closed"):
    """For so many seconds until now nobody could choose: the process of the table was gone."""

    seconds: float


Event = (
    DealPromised | SeedContributed | ContributionWithdrawn | Dealt | Branched | Played | Undone
    | StandInChanged | PauseChanged | VoteOpened | VoteCast | RemovalVoteOpened | ReturnVoteOpened
    | PersonRemoved | ReturnRefused | DowntimeNoted
)  # fmt: skip


def read(body: object) -> Event:
    """Read an event as the store returns it."""
    event: Event = msgspec.convert(body, Event)
    return event
