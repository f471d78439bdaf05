"""Rent: the owner asks for it or not, the visitor pays or shows a card (CC-33, CC-C1 to C4)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.numbers import DEMAND, DONE, FAILED, PAY, PLAY, WAIVE
from funnymoney.games.crooked_cash.procedures import chance_cards
from funnymoney.games.crooked_cash.procedures.payment import OWED, Payment
from funnymoney.games.crooked_cash.property import deeds
from funnymoney.games.crooked_cash.property.playing_rights import ASKING_RENT, RENT_ASKED, can_play
from funnymoney.games.crooked_cash.state import A_RENT, CashState, Matter

ASKING: Final[i64] = 0
ASKED: Final[i64] = 1
PAYING: Final[i64] = 2
STAGES: Final = ("asking", "asked", "paying")


@final
class Rent(Matter):
    """A visitor stands on somebody's street."""

    name: ClassVar[str] = "rent"

    def __init__(self, owner: i64, visitor: i64, street: i64) -> None:
        self.result, self.phase = 0, A_RENT
        self.owner: i64 = owner
        self.visitor: i64 = visitor
        self.street: i64 = street
        self.stage: i64 = ASKING
        self.boosted: bool = False

    def first(self, game: CashState) -> i64:
        if self.stage == ASKING:
            return self.owner
        return self.visitor

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        if self.stage == ASKED:
            out.add(PAY)
            if can_play(game, player, RENT_ASKED):
                out.add(PLAY)
            return
        out.add(DEMAND)
        out.add(WAIVE)
        if can_play(game, player, ASKING_RENT):
            out.add(PLAY)

    def apply(self, game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        if action == PLAY:
            return chance_cards.play(game, player, luck, told)
        if action == WAIVE:
            game.settled(self, DONE, luck, told)  # CC-33: not asked, not owed
        elif action == DEMAND:
            self.demand(game, luck, told)
        else:
            self.collect(game, luck, told)
        return False

    def amount(self, game: CashState) -> i64:
        """CH04: doubled, whatever its level."""
        rent = deeds.rent_of(game, self.street)
        if self.boosted:
            rent += rent
        return rent

    def demand(self, game: CashState, luck: Luck, told: Told) -> None:
        told.all("rent", self.owner, self.visitor, self.street, self.amount(game))
        self.stage = ASKED
        if not can_play(game, self.visitor, RENT_ASKED):
            self.collect(game, luck, told)

    def collect(self, game: CashState, luck: Luck, told: Told) -> None:
        self.stage = PAYING
        Payment(self.visitor, self.owner, self.amount(game), OWED).start(game, luck, told)

    def resume(self, game: CashState, settled: Matter, luck: Luck, told: Told) -> None:
        if self.stage == PAYING:
            game.settled(self, settled.result, luck, told)
        elif self.stage == ASKING:
            if settled.result == DONE:
                self.boosted = True
                self.demand(game, luck, told)
        elif settled.result == DONE:
            game.settled(self, DONE, luck, told)  # CH01: nothing is owed
        elif settled.result == FAILED:
            self.collect(game, luck, told)  # CC-B11

    def copy(self) -> Matter:
        made = Rent(self.owner, self.visitor, self.street)
        made.stage = self.stage
        made.boosted = self.boosted
        return made

    def facts(self, viewer: i64) -> dict[str, Any]:
        return {
            "owner": int(self.owner),
            "visitor": int(self.visitor),
            "street": int(self.street),
            "stage": STAGES[self.stage],
            "boosted": self.boosted,
        }

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        self.stage = STAGES.index(facts["stage"])
        self.boosted = facts["boosted"]
