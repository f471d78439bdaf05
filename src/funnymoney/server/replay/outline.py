"""A match at a glance, for one who wants to find his way in it: rounds, lies, turning points."""

from __future__ import annotations

from collections.abc import Iterator

from funnymoney.core.tale import Claim, Tale
from funnymoney.games import recap_of
from funnymoney.server.protocol.replay import Moment, Outline
from funnymoney.server.replay.cache import Replay

MAX_SWINGS = 3  # that are told
PARTS_OF_A_MATCH = 20  # a lead counts that lasts for one of so many parts of the match


def outline_of(replay: Replay, name: str) -> Outline:
    tale = recap_of(replay.record)
    moments = [*lies(tale), *leads(tale), *swings(tale)]
    moments.sort(key=lambda moment: moment.at)
    return Outline(name, tale.game, tale.choices, choices(replay), moments)


def choices(replay: Replay) -> list[tuple[int, int | None]]:
    """Return of every choice who made it, and in which round as all could see."""
    rounds = [scene.state.view(None).get("round") for scene in replay.scenes]
    players = [player for player, _ in replay.record.choices]
    return [
        (player, number if isinstance(number, int) else None)
        for player, number in zip(players, rounds, strict=False)
    ]


# -------------------------------------------------------------------------------- lies


def lies(tale: Tale) -> Iterator[Moment]:
    for claim in tale.lies:
        end = settled(claim)
        amount, by = claim.amount, claim.checker
        yield Moment(claim.choice, "lie", claim.player, claim.kind, claim.to, amount, by, end)
        if by is not None:
            yield Moment(end, "catch", claim.player, claim.kind, amount=amount, by=by)
    for claim in tale.suspected:
        end, amount = settled(claim), claim.amount
        yield Moment(end, "doubt", claim.player, claim.kind, amount=amount, by=claim.checker)


def settled(claim: Claim) -> int:
    """Return the choice by which the last of those who might have doubted has answered."""
    return max((answer.choice for answer in claim.answers), default=claim.choice)


# ---------------------------------------------------------------------- turning points


def leads(tale: Tale) -> Iterator[Moment]:
    """Tell of those who took the lead for a while, and from where on the winner had it."""
    found = list(changes_of_lead(tale))
    ends = [*(at for at, _ in found), tale.choices][1:]  # where nobody ever led, none
    lasting = tale.choices // PARTS_OF_A_MATCH
    for (at, player), end in zip(found, ends, strict=True):
        if player is not None and end - at >= lasting and at > 0:
            yield Moment(at, "lead", player)
    last = next(((at, who) for at, who in reversed(found) if who is not None), None)
    if last is not None and tale.shares[last[1]] == 1 and found[-1] == last:
        yield Moment(last[0], "decided", last[1])


def changes_of_lead(tale: Tale) -> Iterator[tuple[int, int | None]]:
    """Yield who leads from which choice on; None where several do."""
    before: int | None = None
    for point in tale.points:
        amounts = point.amounts[tale.scored_by]
        best = [player for player, amount in enumerate(amounts) if amount == max(amounts)]
        leader = best[0] if len(best) == 1 else None
        if leader != before:
            yield point.choice, leader
        before = leader


def swings(tale: Tale) -> list[Moment]:
    """Return by which choices somebody's fortune changed most; the last reckoning is none."""
    found: list[Moment] = []
    for old, new in zip(tale.points, tale.points[1:-1], strict=False):
        was, now = old.amounts[tale.scored_by], new.amounts[tale.scored_by]
        change = [after - before for before, after in zip(was, now, strict=True)]
        player = max(range(tale.players), key=lambda each: abs(change[each]))
        found.append(Moment(new.choice, "swing", player, amount=change[player]))
    return sorted(found, key=lambda moment: -abs(moment.amount or 0))[:MAX_SWINGS]
