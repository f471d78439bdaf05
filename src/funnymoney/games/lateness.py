"""What the rules themselves lay down for one who lets his time run out."""

from __future__ import annotations

from typing import Any, Final

from funnymoney.core.game import View, Word

# CC-C1: rent that is not asked for in time is not owed.
LATE: Final[dict[str, tuple[str, ...]]] = {"crooked_cash": ("waive",)}


def when_late(view: View) -> Word | None:
    """Return the choice that being late comes to for one who sees this, if the rules say so."""
    game: Any = view["game"]
    choices: Any = view["choices"]
    offered = {offer["verb"] for offer in choices}
    late = [verb for verb in LATE.get(game, ()) if verb in offered]
    return [late[0]] if late else None
