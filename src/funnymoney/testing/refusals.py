"""A refused choice leaves no trace."""

from __future__ import annotations

from typing import Any

from funnymoney.core.errors import REASONS, IllegalAction
from funnymoney.core.match import Match


def everything(match: Match) -> tuple[object, ...]:
    return (
        match.state.dump(),
        match.luck.mark(),
        list(match.told),
        match.record.to_json(),
    )


def check_refused(match: Match, player: Any, word: Any) -> IllegalAction:
    before = everything(match)
    refused = refusal_of(match, player, word)
    assert everything(match) == before
    assert refused.reason in REASONS
    assert match.why_not(player, word) == refused.reason
    return refused


def refusal_of(match: Match, player: Any, word: Any) -> IllegalAction:
    try:
        match.play(player, word)
    except IllegalAction as refused:
        return refused
    raise AssertionError("this should have been refused")
