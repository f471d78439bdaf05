"""The decoder window: all who can check answer at once and in secret (CC-B1, CC-B3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.bits import lowest
from funnymoney.core.game import players_in
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.core.views import fill, listed
from funnymoney.games.crooked_cash.numbers import BASE, DIGIT, DONE, NONE, PASS
from funnymoney.games.crooked_cash.state import (
    A_DECODER,
    EVERYTHING,
    CashState,
    Matter,
    mask,
)

UNANSWERED: Final[i64] = -2
HALFWAY: Final[i64] = -3  # and less: the first digit of a number above a hundred was told


@final
class Window(Matter):
    """Some notes, or one card, lie open; each who is asked trusts them or checks one."""

    name: ClassVar[str] = "decoder"

    def __init__(self, owner: i64, asked: i64, things: i64, players: i64) -> None:
        self.result, self.phase = 0, A_DECODER
        self.owner: i64 = owner  # whose notes or card it is
        self.asked: i64 = asked
        self.things: i64 = things  # how many can be checked
        self.waiting: i64 = asked  # those who have not answered
        self.answers: vec[i64] = vec[i64]([UNANSWERED] * players)

    def acting(self, game: CashState) -> i64:
        return self.waiting

    def first(self, game: CashState) -> i64:
        return lowest(self.waiting)

    def is_sealed(self) -> bool:
        return True

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        things = self.things
        answer = self.answers[player]
        if answer <= HALFWAY:
            out.run(DIGIT, min(BASE, things - (HALFWAY - answer) * BASE))
        elif things > BASE:
            out.run(PASS, 1 + (things + BASE - 1) // BASE)
        else:
            out.run(PASS, 1 + things)

    def apply(self, game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        answer = self.answers[player]
        digit = action - DIGIT
        if action == PASS:
            self.answers[player] = NONE
        elif answer <= HALFWAY:
            self.answers[player] = (HALFWAY - answer) * BASE + digit
        elif self.things > BASE:
            self.answers[player] = HALFWAY - digit
            return True
        else:
            self.answers[player] = digit
        self.waiting &= ~(1 << player)
        if self.waiting == 0:
            game.settled(self, DONE, luck, told)
        return False

    def midway(self, player: i64) -> bool:
        return self.answers[player] <= HALFWAY

    def copy(self) -> Matter:
        made = Window(self.owner, self.asked, self.things, 0)
        made.waiting = self.waiting
        made.answers = self.answers[:]
        return made

    def facts(self, viewer: i64) -> dict[str, Any]:
        facts: dict[str, Any] = {
            "owner": int(self.owner),
            "asked": players_in(int(self.asked)),
            "things": int(self.things),
        }
        if viewer == EVERYTHING:
            facts["waiting"] = players_in(int(self.waiting))
            facts["answers"] = listed(self.answers)
        elif viewer >= 0 and self.asked >> viewer & 1 != 0:
            facts["mine"] = int(self.answers[viewer])
        return facts

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        if "answers" in facts:
            self.waiting = mask(facts["waiting"])
            fill(self.answers, facts["answers"])
        elif "mine" in facts:
            self.answers[viewer] = cast(int, facts["mine"])
            if self.answers[viewer] >= NONE:
                self.waiting &= ~(1 << viewer)

    def forget_others(self, viewer: i64) -> None:
        """Nobody knows who else has answered: imagine that they have yet to."""
        for player in range(i64(len(self.answers))):
            if player != viewer and self.asked >> player & 1 != 0:
                self.answers[player] = UNANSWERED
                self.waiting |= 1 << player


def can_check(game: CashState, owner: i64) -> i64:
    """CC-B1, CC-15, CC-17: a green chip, not in jail, not one's own."""
    able: i64 = 0
    for player in range(game.box.players):
        free = game.chips[player] > 0 and game.jail[player] == NONE
        able |= i64(free) << player
    return able & ~game.out & ~(1 << owner)


def open_window(game: CashState, owner: i64, things: i64) -> bool:
    """Ask all who can check, if there is anybody."""
    asked = can_check(game, owner)
    if asked == 0:
        return False
    game.push(Window(owner, asked, things, game.box.players))
    return True


def spend_chip(game: CashState, player: i64) -> None:
    """CC-13: a green chip turns red."""
    game.chips[player] -= 1
