"""Who tells the tale of which game, once a match is over."""

from __future__ import annotations

from funnymoney.core.record import Record
from funnymoney.core.tale import Storyteller, Tale
from funnymoney.games import game_named
from funnymoney.games.contraband.presentation import recap as contraband
from funnymoney.games.counterfeiters.presentation import recap as counterfeiters
from funnymoney.games.crooked_cash.presentation import recap as crooked_cash
from funnymoney.games.ffuffziger.presentation import recap as ffuffziger

STORYTELLERS: dict[str, Storyteller] = {
    "contraband": contraband,
    "counterfeiters": counterfeiters,
    "ffuffziger": ffuffziger,
    "crooked_cash": crooked_cash,
}


def tale_of(record: Record) -> Tale:
    """Return the tale of a finished record; raise UnknownGame or BadRecord."""
    return STORYTELLERS[game_named(record.game).name].tale(record)
