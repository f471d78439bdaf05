"""Policy for Counterfeiters: what a henchman is worth on each space, at a glance.

Buy printers and components early, print, sell, and fly before the Godfather comes. Money in hand
counts for less the nearer he is, and a fake for a part of its price as long as it can be sold.
What rivals have in hand is never looked at. Whoever waits for others to bring the Godfather
would drag the game on: that he comes is in the price of money already.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.bits import lowest
from funnymoney.core.game import Game
from funnymoney.core.luck import Luck
from funnymoney.core.policy import Policy
from funnymoney.games.counterfeiters.board import (
    MARKET,
    PRINT,
    PRIVATE,
    RECEIVER,
    SUPERMARKET,
    TAX,
)
from funnymoney.games.counterfeiters.box import GODFATHER, STRIKE
from funnymoney.games.counterfeiters.cards import (
    DINER,
    FACE,
    FARE,
    FENCE_LIMIT,
    HOLOGRAM,
    INK,
    JET,
    KINDS,
    LOTTERY,
    PRINTED,
    PRINTER,
    QUALITIES,
    SHOP_LIMIT,
    TAX_MONEY,
    TICKETS,
)
from funnymoney.games.counterfeiters.deeds import placements, useful_spaces
from funnymoney.games.counterfeiters.numbers import (
    FETCH,
    FLYING,
    HUNDREDS,
    LAWYER,
    MUST_PLACE,
    NONE,
    NOT_YET,
    PASS,
    PLACE,
    RETRIEVE,
    SELL,
    SELLING,
    TENS,
)
from funnymoney.games.counterfeiters.rules import Counterfeiters

# Time: among p players the police take about 1 + 3p steps while each places twelve henchmen.
PACE: Final[i64] = 12
LATE: Final[i64] = 5  # with fewer placements to come, no money is kept for the market
LAST_STEPS: Final[i64] = 2  # of the police, when fakes might not be sold any more
TOO_LATE: Final[i64] = 2  # placements that go by before a new card has earned anything

# What a fake is worth before it is sold, in percent of what a receiver pays for it; the rest
# is what selling is worth. With these, printing and selling take turns.
IN_STOCK: Final[i64] = 55
IN_STOCK_LAST: Final[i64] = 25
SAFER: Final[i64] = 30  # percent more, if the Godfather has been for the last time when it is sold

# How much of the money in hand the Godfather is to get, in percent, by how many steps are left
# to do something about it. If planes are on strike nothing can be done.
ONE_STEP: Final[i64] = 40
TWO_STEPS: Final[i64] = 20
THREE_STEPS: Final[i64] = 13
MANY_STEPS: Final[i64] = 6
HALF: Final[i64] = 50

POCKET_MONEY: Final[i64] = 40  # not flown out: it buys a card

# What a card earns with each placement to come; a third of them, or more, are prints.
PER_BILL: Final[i64] = 40  # percent of the price of each bill that one more printer makes
PER_STAR: Final[i64] = 230  # cents for each bill that is printed with one more star
PER_DINER: Final[i64] = 780  # cents; it works once in three placements, and at the end
PER_JET: Final[i64] = 200  # cents; fares saved
LAWYER_WORTH: Final[i64] = 8000  # cents: one more placement when it is safest
ROUND_END: Final[i64] = 3  # placements that the diners' last service is worth

# To start the next round is worth more while many rounds are to come; in cents.
START: Final[i64] = 800
START_AGAIN: Final[i64] = 230

SPARE_FAKES: Final[i64] = 4  # that may lie about besides those that can be sold in time
WHIM: Final[i64] = 60  # cents; up to seven of them on any space, so as to be less predictable
MOST_WHIM: Final[i64] = 420  # seven
WHIMS: Final[i64] = 1 << 30  # three bits for each space, overlapping
NOTHING: Final[i64] = -1_000_000
UNLIKE: Final[i64] = 1 << MARKET | 1 << TAX  # zones whose spaces differ by more than police


@final
class CounterfeitersPolicy(Policy):
    """Sums up the player's own things, then compares the spaces in cents."""

    def __init__(self) -> None:
        self.turns: i64 = 0  # placements to come, about
        self.risk: i64 = 0  # percent of the money in hand that the Godfather is to get
        self.in_stock: i64 = 0  # percent of their price that fakes are worth unsold
        self.hand: i64 = 0
        self.printers: i64 = 0
        self.diners: i64 = 0
        self.quality: i64 = 0  # of what he prints
        self.missing: i64 = 0  # a bit for each component that he does not have
        self.low: i64 = 0  # fakes with one star, with two, with three
        self.middle: i64 = 0
        self.high: i64 = 0

    def choose(self, state: Game, player: i64, legal: Actions, luck: Luck) -> i64:
        assert isinstance(state, Counterfeiters)
        if state.phase == FLYING:
            return fly(state, player, legal)
        self.look_at_time(state)
        self.look_at_things(state, player)
        if state.phase == SELLING:
            return self.number_to_sell(state, legal)
        if state.phase == LAWYER:
            return self.take_back(state, player)
        return self.place(state, luck.below(WHIMS))

    def place(self, state: Counterfeiters, whims: i64) -> i64:
        """Take the best space, or pass if everything there costs more than it is worth."""
        best = PASS
        most: i64 = MOST_WHIM  # which alone is no reason to do anything
        if state.stage == MUST_PLACE:
            most = NOTHING
        zones = state.box.zones
        police = state.box.police
        last_sale = self.last_sale(state)
        spaces = placements(state)
        zone = NONE
        alike: i64 = 0
        while spaces != 0:
            space = lowest(spaces)
            if zones[space] != zone or UNLIKE >> zone & 1 != 0:
                zone = zones[space]
                alike = self.worth(state, space)
            worth = alike + police[space] * last_sale + (whims >> space & 7) * WHIM
            if worth > most:
                most = worth
                best = PLACE + space
            spaces &= spaces - 1
        return best

    def last_sale(self, state: Counterfeiters) -> i64:
        """CF-39, CF-R33: who brings the end with a henchman left sells once more, safely."""
        if state.pawn + 1 != state.box.last or state.henchmen[state.player] == 1:
            return 0
        return (self.low * price(0) + self.middle * price(1) + self.high * price(2)) * SAFER

    def take_back(self, state: Counterfeiters, player: i64) -> i64:
        """CF-40: free the space he wants most, if a henchman of his is there; else any will do."""
        standing = state.standing
        useful = useful_spaces(state)
        elsewhere = self.best_worth(state, useful & state.free)
        best = PASS
        most: i64 = 0
        for space in range(state.box.spaces):
            if standing[space] == player:
                worth = elsewhere
                if useful >> space & 1 != 0:
                    worth = max(worth, self.worth(state, space))
                if worth > most:
                    most = worth
                    best = RETRIEVE + space
        return best

    def best_worth(self, state: Counterfeiters, spaces: i64) -> i64:
        most: i64 = 0
        while spaces != 0:
            most = max(most, self.worth(state, lowest(spaces)))
            spaces &= spaces - 1
        return most

    # ------------------------------------------------------------------ at a glance

    def look_at_time(self, state: Counterfeiters) -> None:
        if state.stage != NOT_YET:  # CF-R33: all is safe now, and nothing keeps
            self.turns = 0
            self.in_stock = 0
            self.risk = 0
            return
        self.turns = placements_to_come(state)
        self.in_stock = IN_STOCK
        if state.box.last - state.pawn <= LAST_STEPS:
            self.in_stock = IN_STOCK_LAST
        self.risk = godfather_share(state)

    def look_at_things(self, state: Counterfeiters, player: i64) -> None:
        owned = state.owned
        first = player * KINDS
        self.printers = owned[first + PRINTER]
        self.diners = owned[first + DINER]
        self.missing = 0
        self.quality = QUALITIES - 1
        for component in range(INK, HOLOGRAM + 1):
            if owned[first + component] == 0:
                self.missing |= 1 << component
                self.quality -= 1
        fakes = state.fakes
        first = player * QUALITIES
        self.low = fakes[first]
        self.middle = fakes[first + 1]
        self.high = fakes[first + 2]
        self.hand = state.hand[player]

    # ------------------------------------------------------------------ what it is worth

    def worth(self, state: Counterfeiters, space: i64) -> i64:
        """Return what a henchman of his is worth there, in cents."""
        zone = state.box.zones[space]
        if zone == MARKET:
            return self.card(state.market[space]) - self.cash(state.box.prices[space])
        if zone == PRINT:
            return self.printing()
        if zone == SUPERMARKET:
            number = self.lot(state.taught, SHOP_LIMIT)
            return self.cash(number * FACE) - self.stock(state.taught, number)
        if zone == RECEIVER:
            worth = max(self.fencing(0), self.fencing(1))
            return max(worth, self.fencing(2))
        if zone == TAX:
            return self.cash(TAX_MONEY) + state.box.sunglasses[space] * self.starting()
        if zone == PRIVATE:
            return self.flying(self.hand)
        return self.flying(self.hand - FARE) - self.cash(FARE)

    def cash(self, money: i64) -> i64:
        """What money in hand is worth: the Godfather is to get a part of it."""
        return money * (100 - self.risk)

    def flying(self, money: i64) -> i64:
        """What is put away is safe."""
        if self.turns >= LATE:
            money -= POCKET_MONEY
        return max(money, 0) * self.risk

    def starting(self) -> i64:
        """What the first-player pawn is worth (CF-26)."""
        if self.turns == 0:
            return 0
        return START + self.turns * START_AGAIN

    def printing(self) -> i64:
        """Diners get theirs first; more than can be sold in time is worth nothing."""
        number = self.printers * PRINTED
        all_fakes = self.low + self.middle + self.high
        served = min(number, max(0, self.diners - all_fakes))
        room = FENCE_LIMIT * self.turns // 3 + SPARE_FAKES - all_fakes
        number = min(number - served, max(0, room))
        return served * FACE * 100 + number * price(self.quality) * self.in_stock

    def card(self, kind: i64) -> i64:
        """Return what a card will earn until the end."""
        turns = max(0, self.turns - TOO_LATE)
        if kind == PRINTER:
            return turns * PRINTED * price(self.quality) * PER_BILL
        if kind <= HOLOGRAM:
            return turns * PRINTED * (self.printers + 1) * PER_STAR * (self.missing >> kind & 1)
        if kind == DINER:
            return (self.turns + ROUND_END) * PER_DINER
        if kind == JET:
            return turns * PER_JET
        if kind >= LOTTERY:
            return TICKETS[kind - LOTTERY] * 100
        return LAWYER_WORTH

    # ------------------------------------------------------------------------ selling

    def lot(self, worst: i64, limit: i64) -> i64:
        """How many fakes of this quality and better to sell; diners pay more (CF-36)."""
        fit: i64 = 0
        if worst <= 2:
            fit += self.high
        if worst <= 1:
            fit += self.middle
        if worst == 0:
            fit += self.low
        fit = min(fit, self.low + self.middle + self.high - self.diners)
        return max(0, min(fit, limit))

    def stock(self, worst: i64, number: i64) -> i64:
        """What so many fakes of this quality and better are worth unsold, the worst first."""
        money: i64 = 0
        if worst == 0:
            money = min(number, self.low) * price(0)
            number -= min(number, self.low)
        if worst <= 1:
            money += min(number, self.middle) * price(1)
            number -= min(number, self.middle)
        return (money + number * price(2)) * self.in_stock

    def fencing(self, worst: i64) -> i64:
        number = self.lot(worst, FENCE_LIMIT)
        return self.cash(number * price(worst)) - self.stock(worst, number)

    def worst_to_fence(self) -> i64:
        """CF-25: all are paid as the worst is, so bad ones may better stay at home."""
        best: i64 = 0
        if self.fencing(1) > self.fencing(0):
            best = 1
        if self.fencing(2) > self.fencing(best):
            best = 2
        return best

    def number_to_sell(self, state: Counterfeiters, legal: Actions) -> i64:
        """Of the quality that is asked for, what is still wanted besides all worse ones."""
        worst = state.taught
        limit: i64 = SHOP_LIMIT
        if state.box.zones[state.space] == RECEIVER:
            worst = self.worst_to_fence()
            limit = FENCE_LIMIT
        number = self.lot(worst, limit) - state.chosen
        if worst == 0 and state.quality > 0:
            number -= self.low
        if worst <= 1 and state.quality > 1:
            number -= self.middle
        if state.quality < worst:
            number = 0
        return nearest(legal, SELL + number)


def price(quality: i64) -> i64:
    """What a receiver pays for a fake (CF-25)."""
    return 20 + 10 * quality


def placements_to_come(state: Counterfeiters) -> i64:
    """About how many henchmen each player will still place."""
    return (state.box.last - state.pawn) * PACE // (1 + 3 * state.box.players)


def godfather_share(state: Counterfeiters) -> i64:
    """Return how much of the money in hand the Godfather is to get, in percent."""
    track = state.box.track
    visit = state.pawn + 1
    while track[visit] & GODFATHER == 0:
        visit += 1
    steps = visit - state.pawn
    if track[state.pawn] & STRIKE != 0:
        return HALF // steps
    if steps == 2 and track[visit - 1] & STRIKE != 0:
        return ONE_STEP  # CF-31: later nobody flies
    if steps == 1:
        return ONE_STEP
    if steps == 2:
        return TWO_STEPS
    if steps == 3:
        return THREE_STEPS
    return MANY_STEPS


def fly(state: Counterfeiters, player: i64, legal: Actions) -> i64:
    """Put away all but some pocket money; fetch only if there is nothing to put away."""
    if state.direction == NONE:
        return legal.at(0)
    amount = state.hand[player]
    if state.direction == FETCH:
        amount = state.offshore[player]
    elif placements_to_come(state) >= LATE:
        amount = max(10, amount - POCKET_MONEY)
    if state.chosen == NONE:
        return nearest(legal, HUNDREDS + amount // 100)
    return nearest(legal, TENS + (amount - state.chosen * 100) // 10)


def nearest(legal: Actions, wanted: i64) -> i64:
    """Return of a run of actions the one nearest to what is wanted."""
    first = legal.at(0)
    return max(first, min(wanted, first + legal.count - 1))
