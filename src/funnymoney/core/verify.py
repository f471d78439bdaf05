"""Was it a fair deal, truly played? Every check of a record, each with a sentence for people."""

from __future__ import annotations

from dataclasses import dataclass

from funnymoney.core.blocks import Result
from funnymoney.core.errors import BadRecord
from funnymoney.core.fairness import Fair, seed_of
from funnymoney.core.game import Game
from funnymoney.core.match import Match
from funnymoney.core.record import Record

OK = "ok"
FAILED = "failed"
ABSENT = "not in this record"
UNCHECKED = "not checked"

FAIR = "fair"  # everything was checked and is as promised
FALSE = "false"  # something does not fit
UNPROVEN = "unproven"  # nothing is wrong, but not all could be checked
MAY_BE_ABSENT = ("result", "digest")  # they follow from deal and choices


@dataclass(frozen=True)
class Check:
    """One thing looked at: how it went, and what was expected."""

    name: str
    status: str
    says: str


def passed_if(fits: bool, name: str, good: str, bad: str) -> Check:
    return Check(name, OK if fits else FAILED, good if fits else bad)


def verify(record: Record, game: type[Game] | None, noted: str = "", mine: str = "") -> list[Check]:
    """Check all that can be checked of a record.

    `game` is the one it names, or None if there is none here; `noted` the commitment and `mine`
    the contribution that somebody noted down when the match began.
    """
    return check_deal(record, noted, mine) + check_match(record, game)


def verdict(checks: list[Check]) -> str:
    if any(check.status == FAILED for check in checks):
        return FALSE
    needed = [check.status for check in checks if check.name not in MAY_BE_ABSENT]
    return FAIR if set(needed) == {OK} else UNPROVEN


# ------------------------------------------------------------------------------ the deal


def check_deal(record: Record, noted: str, mine: str) -> list[Check]:
    if record.fair is None:
        return check_no_promise(noted, mine)
    checks = [check_commitment(record, record.fair)]
    if noted:
        checks.append(check_noted(record.fair, noted))
    return [*checks, check_contributions(record.fair, mine), check_seed(record, record.fair)]


def check_no_promise(noted: str, mine: str) -> list[Check]:
    says = "no promise was kept, so nobody can tell whether the deal was chosen"
    checks = [Check("commitment", ABSENT, says)]
    if noted:
        checks.append(Check("noted", FAILED, f"you noted {noted}, but here is no commitment"))
    if mine:
        checks.append(Check("contributions", FAILED, f"expected {mine!r}, but here are none"))
    return checks


def check_commitment(record: Record, fair: Fair) -> Check:
    terms = record.terms(fair.table, fair.contributions)
    found = terms.commitment(fair.secret, fair.salt)
    return passed_if(
        found == fair.commitment,
        "commitment",
        f"{fair.commitment} is what secret, salt, table, game, options and people give",
        f"expected {fair.commitment}, but secret, salt, table, game, options and people in this "
        f"record give {found}: something was exchanged",
    )


def check_noted(fair: Fair, noted: str) -> Check:
    return passed_if(
        fair.commitment == noted,
        "noted",
        "it is the commitment you noted down",
        f"expected {noted}, which you noted down, but this record was promised by "
        f"{fair.commitment}",
    )


def check_contributions(fair: Fair, mine: str) -> Check:
    if not fair.contributions and not mine:
        says = "no person contributed, so the deal was the server's alone"
        return Check("contributions", ABSENT, says)
    given = ", ".join(f"seat {seat + 1} gave {text!r}" for seat, text in fair.contributions)
    return passed_if(
        not mine or mine in [text for _, text in fair.contributions],
        "contributions",
        f"{given}: {'yours is there' if mine else 'look for yours'}",
        f"expected {mine!r}, which you gave, but {given or 'nobody gave anything'}",
    )


def check_seed(record: Record, fair: Fair) -> Check:
    found = seed_of(fair.commitment, fair.secret, fair.contributions)
    return passed_if(
        found == record.seed,
        "seed",
        "commitment, secret and contributions give the seed that dealt this match",
        f"expected {found}, which commitment, secret and contributions give, but this match was "
        f"dealt by {record.seed}",
    )


# ----------------------------------------------------------------------------- the match


def check_match(record: Record, game: type[Game] | None) -> list[Check]:
    """Play the record again, and see whether it goes and ends as it says."""
    if game is None:
        return unplayed(Check("choices", UNCHECKED, f"there is no game {record.game!r} here"))
    if record.edition != game.edition:
        says = f"it was played by edition {record.edition} of the rules; here is {game.edition}"
        return unplayed(Check("choices", UNCHECKED, says))
    try:
        match = Match.of(record, game)
    except BadRecord as error:
        return unplayed(Check("choices", FAILED, f"expected choices the rules allow, but {error}"))
    legal = Check("choices", OK, f"all {len(record.choices)} are legal on this deal, in this order")
    said, found = record.result, match.record.result
    return [legal, check_end(match), check_result(said, found), check_digest(said, found)]


def unplayed(why: Check) -> list[Check]:
    says = "the choices could not be played again"
    return [why, *(Check(name, UNCHECKED, says) for name in ("end", *MAY_BE_ABSENT))]


def check_end(match: Match) -> Check:
    return passed_if(
        match.over,
        "end",
        "the match is over after the last choice",
        "expected a finished match, but after the last choice it still goes on",
    )


def check_result(said: Result | None, found: Result | None) -> Check:
    if said is None:
        return Check("result", ABSENT, f"the choices give {told(found)}")
    return passed_if(
        found is not None and (said.scores, said.shares) == (found.scores, found.shares),
        "result",
        f"the choices give {told(said)}",
        f"expected {told(found)}, which the choices give, but this record says {told(said)}",
    )


def told(result: Result | None) -> str:
    if result is None:
        return "no result yet"
    shares = ", ".join(f"{share:.3g}" for share in result.shares)
    return f"scores {', '.join(map(str, result.scores))} and shares of the win {shares}"


def check_digest(said: Result | None, found: Result | None) -> Check:
    """See whether a choice was exchanged for another that is legal and ends alike."""
    expected = "none yet" if found is None else found.digest
    if said is None:
        return Check("digest", ABSENT, f"deal and choices give {expected}")
    return passed_if(
        said.digest == expected,
        "digest",
        f"{expected}: all at the table have this one if they have the same match",
        f"expected {expected}, which deal and choices give, but this record says {said.digest}",
    )
