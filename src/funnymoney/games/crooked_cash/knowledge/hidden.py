"""What nobody knows while a match is played: which notes are false that nobody has looked at."""

from __future__ import annotations

from typing import Any

from funnymoney.games.crooked_cash.numbers import KINDS, KNOWN_FALSE, PLAIN_FALSE, VALUES
from funnymoney.games.crooked_cash.procedures.payment import Payment
from funnymoney.games.crooked_cash.state import CashState

FALSE = (int(PLAIN_FALSE), int(KNOWN_FALSE))


def hidden_in(game: CashState) -> dict[str, Any]:
    """Return the false notes in every hand, by value, and which notes on the table are false.

    The notes of every payment stand in the order in which its view tells them.
    """
    players, values, kinds = int(game.box.players), int(VALUES), int(KINDS)
    hand = [int(count) for count in game.hand]
    return {
        "false": [
            [
                sum(hand[(player * values + value) * kinds + kind] for kind in FALSE)
                for value in range(values)
            ]
            for player in range(players)
        ],
        "laid": [
            [int(note) % kinds in FALSE for note in matter.notes]
            for matter in game.stack
            if isinstance(matter, Payment)
        ],
    }
