"""A deal that nobody chose: a promise shown to all, something from everybody, a seed from both.

    promise = Promise.make("table 7", Contraband, 3, {}, people=[0, 2])
    promise.commitment                    is shown to all; only then do the people contribute
    promise.seed({0: "plum", 2: "4711"})  deals the match
    promise.reveal(the same)              goes into the record, which is shown when it is over

Both hashes are SHA-256 of one JSON list, written in one way only (`digest`) and beginning with
its purpose, so that no text can be read as two lists and no hash serves two purposes; what can
be appended to a hash without knowing what was hashed is no JSON. A commitment binds the secret,
the match and whose seats are people's, so none of that can be exchanged later, and nobody can
be added or left out. The seed also takes what every person gives, by seat: a person who knows
all other contributions still does not know the secret, and a server that knows the secret does
not know what the people will give. What this does not guarantee is said in docs/fairness.md.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from funnymoney.core.errors import BadContribution, BadOption, BadPlayers, shorten

if TYPE_CHECKING:
    from funnymoney.core.game import Game, Options

COMMITMENT = "funnymoney commitment 1"
SEED = "funnymoney seed 1"
LONGEST_TEXT = 100  # bytes of UTF-8
LARGEST_NUMBER = 2**53 - 1  # what every reader of JSON keeps exactly
DEEPEST = 20  # lists and objects within each other

Contributions = list[tuple[int, str]]


def digest(*things: object) -> str:
    """Return the SHA-256 of a list of things: JSON, ASCII only, keys in order, no spaces."""
    text = json.dumps(things, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


# ------------------------------------------------------------------- what can be promised


def is_digest(text: object) -> bool:
    """Whether this is 256 bits as we write them: 64 hexadecimal digits, small letters."""
    return isinstance(text, str) and len(text) == 64 and set(text) <= set("0123456789abcdef")


def is_short_text(text: object) -> bool:
    """Whether this is a short text without control characters, the same on every machine."""
    if not isinstance(text, str):
        return False
    try:
        length = len(text.encode())
    except UnicodeEncodeError:  # half a character, as JSON can say it
        return False
    controls = any(sign < " " or "\x7f" <= sign <= "\x9f" for sign in text)
    return 1 <= length <= LONGEST_TEXT and not controls


SHORT_TEXT = f"a text of 1 to {LONGEST_TEXT} bytes (UTF-8) without control characters"
PLAIN = "whole numbers below 2**53, texts, true, false, null, and lists and objects of them"


def is_plain(thing: object, depth: int = 0) -> bool:
    """Whether Python and JavaScript write this alike: no fractions, only ASCII in names."""
    if depth > DEEPEST:
        return False
    if isinstance(thing, dict):
        names = all(isinstance(name, str) and name.isascii() for name in thing)
        return names and all(is_plain(each, depth + 1) for each in thing.values())
    if isinstance(thing, (list, tuple)):
        return all(is_plain(each, depth + 1) for each in thing)
    if isinstance(thing, int):
        return abs(thing) <= LARGEST_NUMBER
    return thing is None or isinstance(thing, str)


# --------------------------------------------------------------------------- the promise


@dataclass(frozen=True)
class Terms:
    """What a promise is about: the table, the match, and the seats where people sit."""

    table: str
    game: str
    edition: int
    players: int
    options: Options
    people: tuple[int, ...]

    def commitment(self, secret: str, salt: str) -> str:
        match = (self.game, self.edition, self.players, self.options)
        return digest(COMMITMENT, secret, salt, self.table, *match, self.people)


def seed_of(commitment: str, secret: str, contributions: Contributions) -> str:
    """Return the seed that deals the match; contributions stand in the order of seats."""
    return digest(SEED, commitment, secret, contributions)


@dataclass(frozen=True)
class Fair:
    """What is laid open when a match is over, so that everybody can check its deal."""

    table: str
    salt: str
    secret: str
    commitment: str
    contributions: Contributions


@dataclass(frozen=True)
class Promise:
    """What only the server knows until the match is over; its commitment is for everybody."""

    terms: Terms
    secret: str = field(repr=False)
    salt: str = field(repr=False)

    @classmethod
    def make(
        cls,
        table: str,
        game: type[Game],
        players: int,
        options: Mapping[str, object],
        people: Collection[int],
    ) -> Promise:
        """Return a new promise, for one match only; options are settled as the match will."""
        settled = game.settle(players, options)
        if not is_plain(settled):
            raise BadOption(f"the options of a promised match are {PLAIN}: got {shorten(settled)}")
        if not is_short_text(table):
            raise ValueError(f"the name of a table is {SHORT_TEXT}: got {shorten(table)!r}")
        seats = tuple(sorted(people))
        if len(set(seats)) != len(seats) or not set(seats) <= set(range(players)):
            said = shorten(seats)
            raise BadPlayers(f"people sit on different seats from 0 to {players - 1}: got {said}")
        terms = Terms(table, game.name, game.edition, players, settled, seats)
        return cls(terms, secrets.token_hex(32), secrets.token_hex(32))

    @property
    def commitment(self) -> str:
        """The 64 digits that everybody is shown before anybody contributes."""
        return self.terms.commitment(self.secret, self.salt)

    def seed(self, contributions: Mapping[int, str]) -> str:
        """Return the seed of the match, or raise BadContribution."""
        return seed_of(self.commitment, self.secret, self.in_order(contributions))

    def reveal(self, contributions: Mapping[int, str]) -> Fair:
        """Return what the record needs; nobody may see it before the match is over."""
        given = self.in_order(contributions)
        return Fair(self.terms.table, self.salt, self.secret, self.commitment, given)

    def in_order(self, contributions: Mapping[int, str]) -> Contributions:
        if set(contributions) != set(self.terms.people):
            expected, got = list(self.terms.people), shorten(sorted(contributions))
            raise BadContribution(f"each of the seats {expected} contributes once: got {got}")
        for text in contributions.values():
            check_contribution(text)
        return sorted(contributions.items())


def check_contribution(text: object) -> None:
    """Raise BadContribution unless a person may contribute this."""
    if not is_short_text(text):
        raise BadContribution(f"a contribution is {SHORT_TEXT}: got {shorten(text)!r}")
