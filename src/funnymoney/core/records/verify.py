"""Was it a fair deal, truly played? Every check of a record, each with a sentence for people."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from funnymoney.core.errors import BadRecord
from funnymoney.core.game import Game
from funnymoney.core.match import Match
from funnymoney.core.records.blocks import Result
from funnymoney.core.records.fairness import Fair, seed_of
from funnymoney.core.records.record import Record

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
    """One thing looked at: how it went and what was expected; and that as a key with facts."""

    name: str
    status: str
    says: str
    reason: str = ""
    facts: dict[str, Any] = field(default_factory=dict)


def passed_if(
    fits: bool, name: str, good: str, bad: str, reasons: tuple[str, str], **facts: Any
) -> Check:
    if fits:
        return Check(name, OK, good, reasons[0], facts)
    return Check(name, FAILED, bad, reasons[1], facts)


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
        return check_no_promise(record, noted, mine)
    checks = [check_commitment(record, record.fair)]
    if noted:
        checks.append(check_noted(record.fair, noted))
    return [*checks, check_contributions(record.fair, mine), check_seed(record, record.fair)]


def check_no_promise(record: Record, noted: str, mine: str) -> list[Check]:
    checks = [no_promise(record)]
    if noted:
        says = f"you noted {noted}, but here is no commitment"
        checks.append(Check("noted", FAILED, says, "no_promise", {"noted": noted}))
    if mine:
        says = f"expected {mine!r}, but here are none"
        checks.append(Check("contributions", FAILED, says, "missing", {"given": []}))
    return checks


def no_promise(record: Record) -> Check:
    if not record.branches:
        says = "no promise was kept, so nobody can tell whether the deal was chosen"
        return Check("commitment", ABSENT, says, "no_promise")
    last = record.branches[-1]
    says = (
        f"it branched off match {last.of} after choice {last.at}: up to there all was known, and "
        "for what came then nothing was promised"
    )
    return Check("commitment", ABSENT, says, "branched", {"at": last.at, "of": last.of})


def check_commitment(record: Record, fair: Fair) -> Check:
    terms = record.terms(fair.table, fair.contributions)
    found = terms.commitment(fair.secret, fair.salt)
    return passed_if(
        found == fair.commitment,
        "commitment",
        f"{fair.commitment} is what secret, salt, table, game, options and people give",
        f"expected {fair.commitment}, but secret, salt, table, game, options and people in this "
        f"record give {found}: something was exchanged",
        ("fits", "differs"),
        commitment=fair.commitment,
        found=found,
    )


def check_noted(fair: Fair, noted: str) -> Check:
    return passed_if(
        fair.commitment == noted,
        "noted",
        "it is the commitment you noted down",
        f"expected {noted}, which you noted down, but this record was promised by "
        f"{fair.commitment}",
        ("fits", "differs"),
        commitment=fair.commitment,
        noted=noted,
    )


def check_contributions(fair: Fair, mine: str) -> Check:
    if not fair.contributions and not mine:
        says = "no person contributed, so the deal was the server's alone"
        return Check("contributions", ABSENT, says, "nobody")
    given = ", ".join(f"seat {seat + 1} gave {text!r}" for seat, text in fair.contributions)
    return passed_if(
        not mine or mine in [text for _, text in fair.contributions],
        "contributions",
        f"{given}: {'yours is there' if mine else 'look for yours'}",
        f"expected {mine!r}, which you gave, but {given or 'nobody gave anything'}",
        ("given", "missing"),
        given=[[seat, text] for seat, text in fair.contributions],
    )


def check_seed(record: Record, fair: Fair) -> Check:
    found = seed_of(fair.commitment, fair.secret, fair.contributions)
    return passed_if(
        found == record.seed,
        "seed",
        "commitment, secret and contributions give the seed that dealt this match",
        f"expected {found}, which commitment, secret and contributions give, but this match was "
        f"dealt by {record.seed}",
        ("fits", "differs"),
        seed=record.seed,
        found=found,
    )


# ----------------------------------------------------------------------------- the match


def check_match(record: Record, game: type[Game] | None) -> list[Check]:
    """Play the record again, and see whether it goes and ends as it says."""
    if game is None:
        says = f"there is no game {record.game!r} here"
        return unplayed(UNCHECKED, says, "no_game", game=record.game)
    if record.edition != game.edition:
        says = f"it was played by edition {record.edition} of the rules; here is {game.edition}"
        return unplayed(UNCHECKED, says, "edition", edition=record.edition, here=game.edition)
    try:
        match = Match.of(record, game)
    except BadRecord as error:
        says = f"expected choices the rules allow, but {error}"
        return unplayed(FAILED, says, "illegal", why=str(error))
    said, found, count = record.result, match.record.result, len(record.choices)
    says = f"all {count} are legal on this deal, in this order"
    legal = Check("choices", OK, says, "legal", {"count": count})
    return [legal, check_end(match), check_result(said, found), check_digest(said, found)]


def unplayed(status: str, cause: str, reason: str, **facts: Any) -> list[Check]:
    says = "the choices could not be played again"
    rest = [Check(name, UNCHECKED, says, "unplayed") for name in ("end", *MAY_BE_ABSENT)]
    return [Check("choices", status, cause, reason, facts), *rest]


def check_end(match: Match) -> Check:
    return passed_if(
        match.over,
        "end",
        "the match is over after the last choice",
        "expected a finished match, but after the last choice it still goes on",
        ("over", "goes_on"),
    )


def check_result(said: Result | None, found: Result | None) -> Check:
    if said is None:
        return Check("result", ABSENT, f"the choices give {told(found)}", "absent")
    return passed_if(
        found is not None and (said.scores, said.shares) == (found.scores, found.shares),
        "result",
        f"the choices give {told(said)}",
        f"expected {told(found)}, which the choices give, but this record says {told(said)}",
        ("fits", "differs"),
        scores=None if found is None else found.scores,
        shares=None if found is None else found.shares,
        said_scores=said.scores,
        said_shares=said.shares,
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
        return Check("digest", ABSENT, f"deal and choices give {expected}", "absent")
    return passed_if(
        said.digest == expected,
        "digest",
        f"{expected}: all at the table have this one if they have the same match",
        f"expected {expected}, which deal and choices give, but this record says {said.digest}",
        ("fits", "differs"),
        digest=said.digest,
        found=None if found is None else found.digest,
    )
