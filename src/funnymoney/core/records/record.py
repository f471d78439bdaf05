"""A record: game, options, kind of luck, seed and choices, enough to play a match again.

A match that branched off another repeats the first of its choices; then a new seed deals.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from funnymoney.core.errors import BadRecord, shorten
from funnymoney.core.game import Options, Word
from funnymoney.core.luck import FastLuck, Luck, ScriptedLuck, SealedLuck
from funnymoney.core.records.blocks import Branch, Result, read_branches, read_fair, read_result
from funnymoney.core.records.fairness import Contributions, Fair, Terms, digest
from funnymoney.core.words import is_word

VERSION = 1  # rises when the same file would be read as another match, not for what may be absent
MATCH = "funnymoney match 1"
BRANCHED = "funnymoney branched match 1"
KINDS_OF_LUCK = ("sealed", "fast", "scripted")


def make_luck(kind: str, seed: str) -> Luck:
    """Return a luck from its written form."""
    if kind == "sealed":
        return SealedLuck(seed)
    if kind == "fast":
        return FastLuck(int(seed))
    if kind == "scripted":
        return ScriptedLuck([int(answer) for answer in seed.split(",") if answer])
    raise ValueError(f"luck is one of {', '.join(KINDS_OF_LUCK)}, not {kind!r}")


def new_seed(kind: str) -> str:
    """Return a seed nobody can foresee; a script has to be written, so it is empty."""
    if kind == "sealed":
        return secrets.token_hex(32)
    return str(secrets.randbits(62)) if kind == "fast" else ""


@dataclass
class Record:
    """A match as it was played; promise and result are there to be checked against it."""

    game: str
    edition: int
    players: int
    options: Options
    luck: str
    seed: str
    choices: list[tuple[int, Word]] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)  # who sat where, if anybody has said so
    fair: Fair | None = None  # if the deal was promised
    result: Result | None = None  # if the match is over
    branches: list[Branch] = field(default_factory=list)  # where it left other matches, in order

    def digest(self) -> str:
        """Return 64 digits by which all can compare whether they hold the same match."""
        match = (self.game, self.edition, self.players, self.options, self.luck, self.seed)
        choices = [[player, *word] for player, word in self.choices]
        if not self.branches:
            return digest(MATCH, *match, choices)
        left = [[branch.at, branch.of, branch.seed] for branch in self.branches]
        return digest(BRANCHED, *match, choices, left)

    def luck_of(self, choice: int) -> Luck:
        """Return the luck that deals when a choice is made, where it began; 0 is the deal."""
        seeds = [branch.seed for branch in self.branches if branch.at < choice]
        return make_luck(self.luck, seeds[-1] if seeds else self.seed)

    def branch_off(self, at: int, seed: str) -> Record:
        """Return a record that repeats so many choices of this one, and then goes on with new luck.

        What was promised was the deal of the whole match, so nothing of it goes along.
        """
        match = (self.game, self.edition, self.players, self.options, self.luck, self.seed)
        earlier = [branch for branch in self.branches if branch.at < at]
        branches = [*earlier, Branch(at, self.digest(), seed)]
        return Record(*match, self.choices[:at], branches=branches)

    def terms(self, table: str, contributions: Contributions) -> Terms:
        """Return what a promise for this match was about."""
        people = tuple(seat for seat, _ in contributions)
        return Terms(table, self.game, self.edition, self.players, self.options, people)

    def to_json(self) -> str:
        """Return the record as text, one choice a line, so that people can read it too."""
        facts = {"version": VERSION} | asdict(self)
        for block in BLOCKS:
            if not facts[block]:
                del facts[block]
        choices = [json.dumps([player, *word]) for player, word in facts.pop("choices")]
        head = json.dumps(facts, indent=1, ensure_ascii=False)[:-2]
        lines = ",\n  ".join(choices)
        return f'{head},\n "choices": [' + (f"\n  {lines}\n ]" if choices else "]") + "\n}\n"

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Read a record, or raise BadRecord saying what is wrong with it."""
        try:
            facts = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"a record is a JSON object, but this is not JSON: {error}") from None
        if not isinstance(facts, dict):
            raise BadRecord(f"a record is a JSON object, but this is {type(facts).__name__}")
        version = facts.pop("version", None)
        if type(version) is not int or version != VERSION:
            said = shorten(version)
            raise BadRecord(f"a record of version {VERSION} is needed: this says {said}")
        seats = facts.pop("seats", [])
        if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
            raise BadRecord(f"seats of a record is a list of names: got {shorten(seats)}")
        blocks = {name: facts.pop(name) for name in BLOCKS if name in facts}
        check_facts(facts)
        fair = read_fair(blocks["fair"], facts) if "fair" in blocks else None
        result = read_result(blocks["result"], facts["players"]) if "result" in blocks else None
        branches = check_branches(blocks, facts) if "branches" in blocks else []
        facts["choices"] = [(choice[0], choice[1:]) for choice in facts["choices"]]
        return cls(**facts, seats=seats, fair=fair, result=result, branches=branches)

    def save(self, path: Path) -> None:
        """Write the record to a file, whole or not at all."""
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.to_json(), encoding="utf-8")
        draft.replace(path)

    @classmethod
    def open(cls, path: Path) -> Record:
        """Read a record from a file."""
        try:
            return cls.from_json(path.read_text(encoding="utf-8-sig"))
        except BadRecord as error:
            raise BadRecord(f"{path}: {error}") from None
        except OSError as error:
            raise BadRecord(f"cannot read {path}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise BadRecord(f"{path} is not a text file") from None


BLOCKS = ("fair", "result", "branches")
SHAPE: dict[str, type] = {
    "game": str,
    "edition": int,
    "players": int,
    "options": dict,
    "luck": str,
    "seed": str,
    "choices": list,
}


def check_facts(facts: dict[str, Any]) -> None:
    """Raise BadRecord unless exactly the right things are there, each of the right type."""
    missing = [name for name in SHAPE if name not in facts]
    strange = [name for name in facts if name not in SHAPE]
    if missing or strange:
        names = ", ".join(SHAPE)
        raise BadRecord(f"a record has {names}: missing {missing}, unknown {shorten(strange)}")
    for name, kind in SHAPE.items():
        if not isinstance(facts[name], kind) or isinstance(facts[name], bool):
            raise BadRecord(f"{name} of a record is {kind.__name__}: got {shorten(facts[name])}")
    for number, choice in enumerate(facts["choices"], start=1):
        fits = isinstance(choice, list) and choice and isinstance(choice[0], int)
        if not fits or isinstance(choice[0], bool) or not is_word(choice[1:]):
            got = shorten(choice)
            raise BadRecord(f"choice {number} is [player, verb, numbers…]: got {got}")
    check_seed(facts["luck"], facts["seed"])


def check_branches(blocks: dict[str, Any], facts: dict[str, Any]) -> list[Branch]:
    """Read where a match branched off others, or raise BadRecord."""
    if "fair" in blocks:
        raise BadRecord("a match that branched off another has no promise: nobody dealt it anew")
    branches = read_branches(blocks["branches"], len(facts["choices"]))
    for branch in branches:
        check_seed(facts["luck"], branch.seed)
    return branches


def check_seed(luck: str, seed: str) -> None:
    try:
        make_luck(luck, seed)
    except ValueError as error:
        raise BadRecord(f"luck and seed of a record do not fit: {shorten(str(error))}") from None
