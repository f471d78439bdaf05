"""Changing notes at the bank: so many of one value for as much in another (CC-A10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.crooked_cash import bank
from funnymoney.games.crooked_cash.matter import Matter
from funnymoney.games.crooked_cash.numbers import BANK, BASE, DIGIT, DONE, VALUES, WORTH
from funnymoney.games.crooked_cash.payment import CANCELLED, Payment

if TYPE_CHECKING:
    from funnymoney.games.crooked_cash.rules import CrookedCash


@final
class Exchange(Matter):
    """Notes of value `given` for notes of value `wanted`, so many `times` the least amount."""

    name: ClassVar[str] = "exchange"

    def __init__(self, player: i64, given: i64, wanted: i64) -> None:
        self.result = 0
        self.player: i64 = player
        self.given: i64 = given
        self.wanted: i64 = wanted
        self.times: i64 = 0

    def start(self, game: CrookedCash, luck: Luck, told: Told) -> bool:
        """Return whether it has to be said how much."""
        game.push(self)
        game.exchanged = True
        if self.most(game) > 1:
            return True
        self.lay_out(game, 1, luck, told)
        return False

    def most(self, game: CrookedCash) -> i64:
        return min(most_times(game, self.player, self.given, self.wanted), BASE)

    def first(self, game: CrookedCash) -> i64:
        return self.player

    def midway(self, player: i64) -> bool:
        return self.times == 0 and player == self.player

    def legal(self, game: CrookedCash, player: i64, out: Actions) -> None:
        out.run(DIGIT, self.most(game))

    def apply(self, game: CrookedCash, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        self.lay_out(game, action - DIGIT + 1, luck, told)
        return False

    def lay_out(self, game: CrookedCash, times: i64, luck: Luck, told: Told) -> None:
        self.times = times
        amount = times * least_amount(self.given, self.wanted)
        payment = Payment(self.player, BANK, amount, CANCELLED)
        payment.exact = vec[i64]([0] * VALUES)
        payment.exact[self.given] = amount // WORTH[self.given]
        payment.start(game, luck, told)

    def resume(self, game: CrookedCash, settled: Matter, luck: Luck, told: Told) -> None:
        if settled.result == DONE:
            self.give_change(game, told)
        game.settled(self, settled.result, luck, told)

    def give_change(self, game: CrookedCash, told: Told) -> None:
        """The wanted notes, or others where change for a replaced note has taken the last."""
        amount = self.times * least_amount(self.given, self.wanted)
        count = min(amount // WORTH[self.wanted], game.in_bank[self.wanted])
        told.all("exchanged", self.player, count, WORTH[self.wanted])
        bank.hand_out(game, self.player, self.wanted, count)
        if amount > count * WORTH[self.wanted]:
            bank.pay(game, self.player, amount - count * WORTH[self.wanted], told)

    def copy(self) -> Matter:
        made = Exchange(self.player, self.given, self.wanted)
        made.times = self.times
        return made

    def facts(self, viewer: i64) -> dict[str, Any]:
        return {
            "player": int(self.player),
            "given": int(self.given),
            "wanted": int(self.wanted),
            "times": int(self.times),
        }

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        self.times = facts["times"]


def least_amount(given: i64, wanted: i64) -> i64:
    """Return the least that is whole notes of both values: 100 for twenties and fifties."""
    more = max(WORTH[given], WORTH[wanted])
    if more % min(WORTH[given], WORTH[wanted]) == 0:
        return more
    return 2 * more


def most_times(game: CrookedCash, player: i64, given: i64, wanted: i64) -> i64:
    """The bank gives what it has: it prints no notes for this."""
    amount = least_amount(given, wanted)
    mine = game.in_hand[player * VALUES + given] * WORTH[given] // amount
    return min(mine, game.in_bank[wanted] * WORTH[wanted] // amount)


def notes_needed(of_wanted: bool) -> vec[i64]:
    """Return for each pair of values how many notes the least exchange takes, or brings."""
    found = vec[i64]([0] * (VALUES * VALUES))
    for given in range(VALUES):
        for wanted in range(VALUES):
            value = wanted if of_wanted else given
            found[given * VALUES + wanted] = least_amount(given, wanted) // WORTH[value]
    return found


TAKES: Final[vec[i64]] = notes_needed(False)
BRINGS: Final[vec[i64]] = notes_needed(True)


def exchanges(game: CrookedCash, player: i64) -> i64:
    """Return a bit for each pair of values that can be exchanged; CC-A10: once in a turn."""
    found: i64 = 0
    if game.exchanged:
        return found
    first = player * VALUES
    in_bank = game.in_bank
    takes, brings = TAKES, BRINGS
    at: i64 = 0
    for given in range(VALUES):
        mine = game.in_hand[first + given]
        if mine == 0:
            at += VALUES
            continue
        for wanted in range(VALUES):
            fits = i64(mine >= takes[at]) & i64(in_bank[wanted] >= brings[at])
            found |= (fits & i64(given != wanted)) << at
            at += 1
    return found
