"""The numbers of tables, as on a banknote: two letters for the game, four digits, a letter.

They are said aloud and typed in, so no letter is among them that looks like another or a digit.
"""

from __future__ import annotations

import re
import secrets

from funnymoney.core.spec import NO_CODE
from funnymoney.games import GAMES, spec_of

LAST = "ABCDEFGHJKLMNPRSTUVWXYZ"
SERIAL = re.compile(r"[A-Z]{2}\d{4}[A-Z]", re.ASCII)


def new_serial(game: str) -> str:
    digits = f"{secrets.randbelow(10_000):04}"
    code = spec_of(game).code if game in GAMES else NO_CODE
    return code + digits + secrets.choice(LAST)


def printed(serial: str | None) -> str:
    """Return a number as it is shown, `CB 7341 K`."""
    return f"{serial[:2]} {serial[2:6]} {serial[6:]}" if serial else ""


def typed(text: str) -> str | None:
    """Understand a number as somebody may type it; None if it is none."""
    found = re.sub(r"[\s.-]", "", text).upper()
    return found if SERIAL.fullmatch(found) else None
