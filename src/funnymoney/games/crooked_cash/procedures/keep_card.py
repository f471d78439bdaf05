"""Two Chance cards: nobody may have more than one, so one goes under the pile (CC-50, CC-C13)."""

from __future__ import annotations

from typing import Any, ClassVar, final

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.numbers import DONE, SLOT
from funnymoney.games.crooked_cash.property import held_cards
from funnymoney.games.crooked_cash.state import A_KEEP, CashState, Matter


@final
class Keep(Matter):
    """Somebody has a Chance card and gets another; he says which he keeps."""

    name: ClassVar[str] = "keep"

    def __init__(self, player: i64, card: i64) -> None:
        self.result, self.phase = 0, A_KEEP
        self.player: i64 = player
        self.card: i64 = card  # the new one

    def first(self, game: CashState) -> i64:
        return self.player

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        out.add(SLOT)  # the card he has
        out.add(SLOT + 1)  # the new one

    def apply(self, game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        under = self.card
        if action == SLOT + 1:
            under = game.chance[player]
            game.chance[player] = self.card
        held_cards.chance_under(game, under)
        told.all("keeps", player, game.chance[player] // 2, under // 2)
        game.settled(self, DONE, luck, told)
        return False

    def copy(self) -> Matter:
        return Keep(self.player, self.card)

    def facts(self, viewer: i64) -> dict[str, Any]:
        return {"player": int(self.player), "card": int(self.card)}

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        """All is told when the matter is made."""
