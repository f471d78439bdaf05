"""The games that are held to the laws here, each with a module of facts from its rule book."""

from __future__ import annotations

from funnymoney.games import GAMES
from funnymoney.testing.facts import CheckedGame
from tests.laws import (
    contraband_secrets,
    counterfeiters_secrets,
    crooked_cash_secrets,
    ffuffziger_secrets,
    toy_secrets,
)
from tests.laws.toy import Fists

# Fists is a toy of these tests, with what our games may lack.
CHECKED = {
    "contraband": CheckedGame(
        GAMES["contraband"], contraband_secrets, contraband_secrets.EXTRA_OPTIONS
    ),
    "counterfeiters": CheckedGame(
        GAMES["counterfeiters"], counterfeiters_secrets, counterfeiters_secrets.EXTRA_OPTIONS
    ),
    "crooked_cash": CheckedGame(
        GAMES["crooked_cash"],
        crooked_cash_secrets,
        crooked_cash_secrets.EXTRA_OPTIONS,
        crooked_cash_secrets.LONG,
    ),
    "ffuffziger": CheckedGame(GAMES["ffuffziger"], ffuffziger_secrets),
    "fists": CheckedGame(Fists, toy_secrets),
}
