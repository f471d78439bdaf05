"""What a record may hold beside the match: how its deal was promised, and how it ended.

And where it branches off another match: from there on other luck deals.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any

from funnymoney.core.errors import BadRecord, shorten
from funnymoney.core.records.fairness import (
    PLAIN,
    SHORT_TEXT,
    Contributions,
    Fair,
    is_digest,
    is_plain,
    is_short_text,
)


@dataclass(frozen=True)
class Result:
    """How a match ended: scores, shares of the win, and the digest of the match played."""

    scores: list[int]
    shares: list[float]
    digest: str


@dataclass(frozen=True)
class Branch:
    """After so many choices of another match it went on otherwise, with luck of a new seed."""

    at: int
    of: str  # the digest of the other match
    seed: str


def check_names(block: str, facts: object, kind: type) -> dict[str, Any]:
    """Return the facts of a block, or raise BadRecord unless exactly the right ones are there."""
    names = [field.name for field in fields(kind)]
    if not isinstance(facts, dict) or set(facts) != set(names):
        got = shorten(list(facts) if isinstance(facts, dict) else facts)
        raise BadRecord(f"{block} of a record has {', '.join(names)}: got {got}")
    return facts


def read_fair(said: object, match: dict[str, Any]) -> Fair:
    """Read how the deal of a match was promised, or raise BadRecord."""
    facts = check_names("fair", said, Fair)
    for name in ("salt", "secret", "commitment"):
        check_digest(f"{name} of a promise", facts[name])
    if not is_short_text(facts["table"]):
        raise BadRecord(f"table of a promise is {SHORT_TEXT}: got {shorten(facts['table'])!r}")
    if match["luck"] != "sealed":
        raise BadRecord(f"a promised match is dealt by sealed luck: got {match['luck']}")
    if not is_plain(match["options"]):
        raise BadRecord(f"the options of a promised match are {PLAIN}")
    given = read_contributions(facts["contributions"], match["players"])
    return Fair(**facts | {"contributions": given})


def read_contributions(said: object, players: int) -> Contributions:
    """Read what people contributed: pairs of seat and text, lowest seat first."""
    if not isinstance(said, list) or not all(is_contribution(each, players) for each in said):
        raise BadRecord(
            f"contributions of a promise are [seat, text], seats from 0 to {players - 1}, each "
            f"{SHORT_TEXT}: got {shorten(said)}"
        )
    seats = [seat for seat, _ in said]
    if any(seat >= after for seat, after in pairwise(seats)):
        got = shorten(seats)
        raise BadRecord(f"contributions of a promise stand in the order of seats: got {got}")
    return [(seat, text) for seat, text in said]


def is_contribution(said: object, players: int) -> bool:
    if not isinstance(said, list) or len(said) != 2 or type(said[0]) is not int:
        return False
    return 0 <= said[0] < players and is_short_text(said[1])


def read_branches(said: object, choices: int) -> list[Branch]:
    """Read where a match branched off others, first things first, or raise BadRecord."""
    if not isinstance(said, list) or not said:
        raise BadRecord(f"branches of a record are a list of one or more: got {shorten(said)}")
    found = [read_branch(each) for each in said]
    places = [branch.at for branch in found]
    if any(before >= after for before, after in pairwise(places)) or places[-1] > choices:
        got = shorten(places)
        raise BadRecord(f"branches are in order, none after the {choices} choices: got {got}")
    return found


def read_branch(said: object) -> Branch:
    facts = check_names("a branch", said, Branch)
    if type(facts["at"]) is not int or facts["at"] < 0:
        raise BadRecord(f"at of a branch is a number of choices: got {shorten(facts['at'])}")
    check_digest("of of a branch", facts["of"])
    if not isinstance(facts["seed"], str):
        raise BadRecord(f"seed of a branch is a text: got {shorten(facts['seed'])}")
    return Branch(**facts)


def read_result(said: object, players: int) -> Result:
    """Read how a match ended, or raise BadRecord."""
    facts = check_names("result", said, Result)
    scores, shares = facts["scores"], facts["shares"]
    whole = isinstance(scores, list) and all(type(score) is int for score in scores)
    if not whole or len(scores) != players:
        got = shorten(scores)
        raise BadRecord(f"scores of a result are {players} whole numbers: got {got}")
    if not isinstance(shares, list) or not all(map(is_share, shares)) or len(shares) != players:
        got = shorten(shares)
        raise BadRecord(f"shares of a result are {players} numbers from 0 to 1: got {got}")
    check_digest("digest of a result", facts["digest"])
    return Result(scores, [float(share) for share in shares], facts["digest"])


def is_share(said: object) -> bool:
    if isinstance(said, bool) or not isinstance(said, (int, float)):
        return False
    return 0 <= said <= 1  # NaN is not


def check_digest(name: str, said: object) -> None:
    if not is_digest(said):
        raise BadRecord(f"{name} is 64 hexadecimal digits (0-9, a-f): got {shorten(said)}")
