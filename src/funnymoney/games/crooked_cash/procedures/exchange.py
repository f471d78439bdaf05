"""Changing notes at the bank: some of one's own for as much in others (CC-A10).

The notes handed in are named value by value, then those wanted, both from the largest down, until
they are worth the same. No value goes both ways.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.core.views import fill, listed
from funnymoney.games.crooked_cash.money import bank
from funnymoney.games.crooked_cash.money.change import can_make, worth_of
from funnymoney.games.crooked_cash.numbers import BANK, DONE, GIVE, TAKE, VALUES, WORTH
from funnymoney.games.crooked_cash.procedures.payment import CANCELLED, Payment
from funnymoney.games.crooked_cash.state import A_EXCHANGE, CashState, Matter

NO_NOTES: Final[vec[i64]] = vec[i64]([0] * VALUES)
UNKNOWN: Final[vec[i64]] = vec[i64]([])


@final
class Exchange(Matter):
    """Notes `given` to the bank for others `taken`, so many of each value."""

    name: ClassVar[str] = "exchange"

    def __init__(self, player: i64) -> None:
        self.result, self.phase = 0, A_EXCHANGE
        self.player: i64 = player
        self.given: vec[i64] = NO_NOTES[:]
        self.taken: vec[i64] = NO_NOTES[:]
        self.low: i64 = VALUES - 1  # no larger value can be named any more
        self.giving: bool = True  # or taking
        self.naming: bool = True
        self.missing: i64 = 0  # what is given is worth so much more than what is taken
        self.left: vec[i64] = UNKNOWN  # notes of the bank that can be taken, once looked up

    def start(self, game: CashState) -> None:
        game.push(self)
        game.exchanged = True

    def look_up(self, game: CashState) -> None:
        """See what the bank has, but for the values given and for what is taken already."""
        self.missing = worth_of(self.given) - worth_of(self.taken)
        left = game.in_bank[:]
        for value in range(VALUES):
            left[value] -= self.taken[value]
            if self.given[value] > 0 or (value > self.low and not self.giving):
                left[value] = 0
        self.left = left

    # ------------------------------------------------------------------- naming

    def first(self, game: CashState) -> i64:
        return self.player

    def midway(self, player: i64) -> bool:
        return self.naming and player == self.player

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        if len(self.left) == 0:
            self.look_up(game)
        found: i64 = 0
        if self.giving:
            found = self.next_given(game)
        if self.missing > 0:
            found |= self.next_taken() << VALUES
        out.bits(found, GIVE)

    def next_given(self, game: CashState) -> i64:
        """Return a bit for each value of which one more can be handed in."""
        found: i64 = 0
        for value in range(self.low + 1):
            found |= i64(self.can_give(game, value)) << value
        return found

    def can_give(self, game: CashState, value: i64) -> bool:
        """Whether one more of this value, and perhaps more from it down, can be changed."""
        if self.given[value] == i64(game.in_hand[self.player * VALUES + value]):
            return False
        kept = self.left[value]
        self.given[value] += 1
        self.missing += WORTH[value]
        self.left[value] = 0
        fits = can_make(self.missing, self.left) or self.can_give_more(game, value)
        self.given[value] -= 1
        self.missing -= WORTH[value]
        self.left[value] = kept
        return fits

    def can_give_more(self, game: CashState, value: i64) -> bool:
        """Whether the bank could change what is given with more from a value down."""
        if self.missing > worth_of(self.left):
            return False
        while value >= 0:
            if self.can_give(game, value):
                return True
            value -= 1
        return False

    def next_taken(self) -> i64:
        """Return a bit for each value of which one more can be taken."""
        found: i64 = 0
        left = self.left[:]
        value = VALUES - 1
        while value >= 0:
            if left[value] > 0 and WORTH[value] <= self.missing:
                left[value] -= 1
                found |= i64(can_make(self.missing - WORTH[value], left)) << value
            left[value] = 0  # from the largest down: there is no way back
            value -= 1
        return found

    def apply(self, game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        if len(self.left) == 0:
            self.look_up(game)
        if action < TAKE:
            self.give(action - GIVE)
            return True
        self.take(action - TAKE)
        if self.missing > 0:
            return True
        self.naming = False
        self.lay_out(game, luck, told)
        return False

    def give(self, value: i64) -> None:
        self.low = value
        self.given[value] += 1
        self.missing += WORTH[value]
        self.left[value] = 0

    def take(self, value: i64) -> None:
        self.giving = False
        self.low = value
        self.taken[value] += 1
        self.missing -= WORTH[value]
        self.left[value] -= 1
        for larger in range(value + 1, VALUES):
            self.left[larger] = 0

    # ----------------------------------------------------------------- changing

    def lay_out(self, game: CashState, luck: Luck, told: Told) -> None:
        payment = Payment(self.player, BANK, worth_of(self.given), CANCELLED)
        payment.exact = self.given[:]
        payment.start(game, luck, told)

    def bears_cards(self) -> bool:
        return False

    def resume(self, game: CashState, settled: Matter, luck: Luck, told: Told) -> None:
        if settled.result == DONE:
            self.hand_out(game, told)
        game.settled(self, settled.result, luck, told)

    def hand_out(self, game: CashState, told: Told) -> None:
        """The wanted notes, or others where change for a replaced note has taken the last."""
        handed = self.taken[:]
        for value in range(VALUES):
            if handed[value] > 0:
                handed[value] = min(handed[value], game.in_bank[value])
                bank.hand_out(game, self.player, value, handed[value])
        told.show("exchanged", self.player, handed)
        missing = worth_of(self.given) - worth_of(handed)
        if missing > 0:
            bank.pay(game, self.player, missing, told)

    # ------------------------------------------------------------------ copying

    def copy(self) -> Matter:
        made = Exchange(self.player)
        made.given = self.given[:]
        made.taken = self.taken[:]
        made.low = self.low
        made.giving = self.giving
        made.naming = self.naming
        return made

    def facts(self, viewer: i64) -> dict[str, Any]:
        return {
            "player": int(self.player),
            "given": listed(self.given),
            "taken": listed(self.taken),
            "low": int(self.low),
            "giving": self.giving,
            "naming": self.naming,
        }

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        fill(self.given, facts["given"])
        fill(self.taken, facts["taken"])
        self.low = facts["low"]
        self.giving = facts["giving"]
        self.naming = facts["naming"]


def can_exchange(game: CashState, player: i64) -> bool:
    """CC-A10: once in a turn; the bank gives what it has, and prints no notes for this."""
    if game.exchanged or game.cash[player] == 0:
        return False
    if is_simple(game, player):
        return True
    exchange = Exchange(player)
    exchange.look_up(game)
    return exchange.can_give_more(game, VALUES - 1)


def is_simple(game: CashState, player: i64) -> bool:
    """Whether notes can be changed at a glance, as is mostly so: two tens, or any into tens."""
    at = player * VALUES
    if game.in_hand[at] >= 2 and game.in_bank[1] > 0:
        return True
    tens = game.in_bank[0] * 10
    found: i64 = 0
    for value in range(1, VALUES):
        found |= i64(game.in_hand[at + value] > 0) & i64(WORTH[value] <= tens)
    return found != 0
