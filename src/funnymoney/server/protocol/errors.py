"""Refusals: what is answered when a command or a request cannot be carried out."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from funnymoney.core.errors import FunnyMoneyError, IllegalAction
from funnymoney.server.protocol.messages import Refusal

STATUS = {  # of HTTP; what is not here is 409: it cannot be done as things stand
    400: "body name game players option clock absence seats subscription range path",
    401: "nameless operator",
    403: "banned kicked private not_yours no_hints",
    404: "no_table no_guest no_key no_serial",
    429: "too_fast",
    500: "internal",
    503: "busy restart unavailable",
}
STATUS_OF = {key: code for code, keys in STATUS.items() for key in keys.split()}
BUSY = "the house could not write this down: nothing has changed, try again in a moment"
UNAVAILABLE = Refusal(
    "unavailable",
    "the house cannot save anything right now, or cannot read what was saved: try again in a "
    "moment; what was acknowledged is safe",
    {"seconds": 2},
)


class Refused(FunnyMoneyError):
    """Something that cannot be done as things stand; nothing has changed."""

    def __init__(self, reason: str, told: str, **facts: Any) -> None:
        self.reason = reason
        self.facts = facts
        super().__init__(told)

    def __reduce__(self) -> tuple[object, ...]:
        return remake, (self.reason, str(self), self.facts)


def remake(reason: str, told: str, facts: dict[str, Any]) -> Refused:
    """Make what has come from another process."""
    return Refused(reason, told, **facts)


def refusal(error: FunnyMoneyError, step: int | None = None) -> Refusal:
    """Say why nothing has changed; the causes of faults stay inside the server."""
    if isinstance(error, (IllegalAction, Refused)):
        return Refusal(error.reason, str(error), short_facts(error.facts), step)
    if error.key == UNAVAILABLE.error:
        return replace(UNAVAILABLE, step=step)
    if error.key:
        return Refusal(error.key, str(error), {}, step)
    return Refusal("busy", BUSY, {}, step)


def short_facts(given: dict[str, Any]) -> dict[str, Any]:
    """Return those facts that are plain and short; the sentence has the others, shortened."""
    return {name: fact for name, fact in given.items() if is_short(fact)}


def is_short(fact: object) -> bool:
    if isinstance(fact, int):
        return abs(fact) < 2**53
    if isinstance(fact, str):
        return len(fact) <= 200
    return isinstance(fact, (list, tuple)) and len(fact) <= 50 and all(map(is_short, fact))


def status(refused: Refusal) -> int:
    """Return the status of HTTP that goes with a refusal."""
    return STATUS_OF.get(refused.error, 409)
