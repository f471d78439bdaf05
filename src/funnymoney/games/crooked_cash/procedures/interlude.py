"""Between two turns all the others may propose trades, at once (CC-C9)."""

from __future__ import annotations

from typing import Any, ClassVar, final

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.game import NOBODY, players_in
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.numbers import DONE, PLAYER, STOP
from funnymoney.games.crooked_cash.property import trading_rights
from funnymoney.games.crooked_cash.state import A_INTERLUDE, CashState, Matter, mask


@final
class Interlude(Matter):
    """Those in `asked` may still propose; who has used up his proposals is asked no more."""

    name: ClassVar[str] = "interlude"

    def __init__(self, after: i64, asked: i64) -> None:
        self.result, self.phase = 0, A_INTERLUDE
        self.after: i64 = after  # whose turn is over
        self.asked: i64 = asked

    def start(self, game: CashState, luck: Luck, told: Told) -> None:
        game.push(self)
        trading_rights.new_window(game)
        self.proceed(game, luck, told)

    def acting(self, game: CashState) -> i64:
        waiting = self.asked & ~game.out
        for player in range(game.box.players):
            if waiting >> player & 1 != 0 and not trading_rights.can_propose(game, player):
                waiting &= ~(1 << player)
        return waiting

    def first(self, game: CashState) -> i64:
        """The first of those who act, found without looking at all of them."""
        player = self.after
        waiting = self.asked & ~game.out
        while waiting != 0:
            player = game.after(player)
            if waiting >> player & 1 != 0:
                if trading_rights.can_propose(game, player):
                    return player
                waiting &= ~(1 << player)
        return NOBODY

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        out.bits(trading_rights.partners(game, player) << (PLAYER - STOP) | 1, STOP)

    def apply(self, game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        if action != STOP:
            return game.propose(player, action - PLAYER)
        self.asked &= ~(1 << player)
        self.proceed(game, luck, told)
        return False

    def proceed(self, game: CashState, luck: Luck, told: Told) -> None:
        if self.first(game) == NOBODY:
            game.settled(self, DONE, luck, told)

    def resume(self, game: CashState, settled: Matter, luck: Luck, told: Told) -> None:
        self.proceed(game, luck, told)

    def copy(self) -> Matter:
        return Interlude(self.after, self.asked)

    def facts(self, viewer: i64) -> dict[str, Any]:
        return {"after": int(self.after), "asked": players_in(int(self.asked))}

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        self.asked = mask(facts["asked"])
