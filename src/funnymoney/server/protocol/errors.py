"""What is answered when a wish or a request cannot be granted."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from funnymoney.core.errors import (
    BadContribution,
    BadOption,
    BadPlayers,
    FunnyMoneyError,
    IllegalAction,
    UnknownGame,
)
from funnymoney.server.protocol.messages import Refusal
from funnymoney.server.store import errors
from funnymoney.server.table.table import Refused

KEYS: dict[type[FunnyMoneyError], str] = {
    BadContribution: "contribution",
    BadOption: "option",
    BadPlayers: "players",
    UnknownGame: "game",
    errors.NoSuchTable: "no_table",
    errors.DamagedTable: "damaged",
    errors.NoSuchGuest: "no_guest",
    errors.SeatTaken: "seat_taken",
    errors.AlreadySeated: "already_seated",
    errors.LooksAlike: "lookalike",
    errors.TableOver: "finished",
}
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


def refusal(error: FunnyMoneyError, step: int | None = None) -> Refusal:
    """Say why nothing has changed; what happened inside the house stays there."""
    if isinstance(error, (IllegalAction, Refused)):
        return Refusal(error.reason, str(error), facts(error.facts), step)
    if isinstance(error, errors.StoreUnavailable) and not error.is_contention:
        return replace(UNAVAILABLE, step=step)
    key = KEYS.get(type(error))
    return Refusal(key, str(error), {}, step) if key else Refusal("busy", BUSY, {}, step)


def facts(given: dict[str, Any]) -> dict[str, Any]:
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
