"""What each game hands to the laws: one entry a game.

A keeper is a module written from the rule book. It says what a player may not know and what
may not get lost, and knows nothing of how views are made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from funnymoney.core.game import Game
from funnymoney.games import GAMES
from funnymoney.testing.long_games import Long
from tests.laws import (
    contraband_secrets,
    counterfeiters_secrets,
    crooked_cash_secrets,
    ffuffziger_secrets,
    toy_secrets,
)
from tests.laws.toy import Fists


class Keeper(Protocol):
    @property
    def EXTRA_OPTIONS(self) -> Sequence[Mapping[str, object]]:  # noqa: N802  a constant
        """Options worth playing with, besides the default, the switches and the words."""

    def scramble(self, state: Game, player: int | None, rng: Random) -> Game | None:
        """Return another world that this player cannot tell from this one, if one is found."""

    def knowledge(self, state: Game, player: int | None) -> object:
        """Return what this player knows besides what is public, by the rule book."""

    def reveals(self, state: Game, actor: int, action: int, player: int | None) -> bool:
        """Whether by this action the rules let this player learn others' secrets."""

    def sealed(self, state: Game) -> bool:
        """Whether those acting now choose unseen, so that their order cannot matter."""

    def inventory(self, state: Game) -> dict[str, object]:
        """Return what stays the same from the first position of a match to the last."""

    def expected_inventory(self, state: Game) -> dict[str, object]:
        """Return what the rules put on the table, reckoned from the options."""

    def check_position(self, state: Game) -> None:
        """Raise AssertionError at a position that the rules cannot lead to."""

    def check_course(self, states: Sequence[Game]) -> None:
        """Raise AssertionError at a match that the rules cannot lead to."""


@dataclass(frozen=True)
class Entry:
    game: type[Game]
    keeper: Keeper
    long: Long | None = None


# Fists is a toy of these tests, with what the games of the house may lack.
KEEPERS = {
    "contraband": Entry(GAMES["contraband"], contraband_secrets),
    "counterfeiters": Entry(GAMES["counterfeiters"], counterfeiters_secrets),
    "crooked_cash": Entry(GAMES["crooked_cash"], crooked_cash_secrets, crooked_cash_secrets.LONG),
    "ffuffziger": Entry(GAMES["ffuffziger"], ffuffziger_secrets),
    "fists": Entry(Fists, toy_secrets),
}
