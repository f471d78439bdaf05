"""Sensible play of Falsche FFuffziger: machines early, coins where nobody can match the money."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.bits import lowest
from funnymoney.core.game import Game
from funnymoney.core.luck import Luck
from funnymoney.core.policy import Policy
from funnymoney.games.ffuffziger.cards import GREEN_PLACE, LEAST_BID, LEAST_RAISE, PAID, RING
from funnymoney.games.ffuffziger.laying import WORTH, asked, asks_of, highest_unit, laid_so_far
from funnymoney.games.ffuffziger.machines import (
    BUY_PRICE,
    HIGHEST,
    SCRAP_PRICE,
    SELL_PRICE,
    UNTURNED,
    VALUE_OF,
    VALUES,
)
from funnymoney.games.ffuffziger.numbers import (
    BUY,
    BUYING,
    DROP,
    FISTS,
    FOLLOW,
    LEAD,
    MACHINES,
    MATCH,
    MONEY,
    NONE,
    OFFER,
    PRODUCE,
    REAL,
    SELL,
    STOP,
    TRANSFORM,
)
from funnymoney.games.ffuffziger.phases.fists import cards_left
from funnymoney.games.ffuffziger.rules import Ffuffziger

# The inspector's ring settles which card fells a value, see `fall`.
PASS_OF_FALL: Final[vec[i64]] = vec[i64]([0, 10, 10, 20, 20])  # cards before the pass it falls in
LIKELY_PLACE: Final[vec[i64]] = vec[i64]([7, 2, 8, 2, 5])  # in the ring, as long as nobody saw it
LAST_CARD: Final[i64] = 25  # so many cards come before the one that ends the game
CARDS_IN_TWO_ROUNDS: Final[i64] = 5  # two a round, one for each value that falls, and Kaputts
CARDS_SOLD: Final[i64] = 2  # laundering cards in a round at least: the last one ends the game

# Machines. What a turned one prints in a round is worth so much on average (FF-2, FF-6).
TURNED: Final[vec[i64]] = vec[i64]([7, 16, 38, 74, 82])
TURN_BEFORE: Final[i64] = 3  # cards before its value falls: until then printing is better
TURN_TOP_BEFORE: Final[i64] = 0  # the 150s are turned for their coins, as late as possible
ROUNDS_TO_TURN: Final[i64] = 2  # the next value must live on for so long
GAIN: Final[i64] = 130  # percent of its price that a machine must bring before it is bought

# Coins. Early ones are the cheapest: money doubles faster than lots come, so do not save for them.
COINS_A_LOT: Final[i64] = 35  # in tenths, the average of the die
COINS_A_CARD: Final[i64] = 4  # in tenths, to save for: a fifth of what a card brings in truth
MOST_SPENT: Final[i64] = 95  # percent of the own money for one lot
RAISE: Final[i64] = 3  # an offer goes up by this part of what is still to spare

# Money. Notes count what they are laundered for.
RATE: Final[vec[i64]] = vec[i64]([3, 8, 20, 45, 70, 1])
LEAST_FIST: Final[i64] = 190  # percent of what a card pays, at face value: a fist holds so much
FIST_SPREAD: Final[i64] = 40  # and so many percent more at most, by luck: nobody can foresee it
MOST_FIST: Final[i64] = 95  # percent of what a card pays that the fist may cost, laundered
NO_LIMIT: Final[i64] = 1 << 30
REAL_TOP_UP: Final[i64] = 12  # real money in a fist is for the last few millions
KEPT: Final[i64] = 80  # percent of what the open card pays stays in notes for the next fists
SAFE: Final[i64] = 2  # notes are safe when more cards come before they are seized


@final
class FfuffzigerPolicy(Policy):
    """Counts everybody's money; what it lays down in several steps is planned at the first."""

    def __init__(self) -> None:
        self.plan: vec[i64] = vec[i64]([0] * (6 * MONEY))  # a row for each player

    def choose(self, state: Game, player: i64, legal: Actions, luck: Luck) -> i64:
        assert isinstance(state, Ffuffziger)
        phase = state.phase
        if phase == MACHINES:
            return use_machine(state)
        if phase == BUYING:
            return buy(state)
        if phase == MATCH:
            return match(state, player)
        if phase == LEAD:
            if state.midway(player):
                return digit(state, player, offer(state, player, asked(state, player)), legal)
            return lead(state, player)
        if not state.midway(player) or not self.goes_on(state, player):
            self.make_plan(state, player, luck)
        return digit(state, player, self.plan[player * MONEY + asked(state, player)], legal)

    def make_plan(self, state: Ffuffziger, player: i64, luck: Luck) -> None:
        """Settle how much of each kind of money that is still asked for is laid down."""
        plan = self.plan
        at = player * MONEY
        asks = asks_of(state, player)
        laid: i64 = 0
        for kind in range(MONEY):
            plan[at + kind] = laid_so_far(state, player, kind)
            if asks >> kind & 1 == 0:
                laid += plan[at + kind] * WORTH[kind]
        if state.phase == FISTS:
            fill(state, player, asks, fist(state, player, luck) - laid, budget(state), plan)
        else:
            launder(state, player, plan)

    def goes_on(self, state: Ffuffziger, player: i64) -> bool:
        """Whether what was laid down so far is as planned."""
        plan = self.plan
        at = player * MONEY
        asks = asks_of(state, player)
        for kind in range(MONEY):
            laid = laid_so_far(state, player, kind)
            if asks >> kind & 1 == 0 and plan[at + kind] != laid:
                return False
            if plan[at + kind] < laid or plan[at + kind] > state.money[at + kind]:
                return False
        return True


def digit(state: Ffuffziger, player: i64, amount: i64, legal: Actions) -> i64:
    """Return the next digit of an amount, or the nearest that is allowed."""
    unit = state.unit[player]
    if unit == 0:
        unit = highest_unit(state.money[player * MONEY + asked(state, player)])
    else:
        amount -= laid_so_far(state, player, asked(state, player))
    return max(legal.at(0), min(amount // unit, legal.at(legal.count - 1)))


# ------------------------------------------------------------------------ the inspector


def fall(state: Ffuffziger, value: i64) -> i64:
    """Return how many inspector cards come before the one that fells a value.

    The 10 falls in the first pass of the ring, 20 and 50 in the second, 100 and 150 in the third.
    """
    ring = state.ring
    first: i64 = 0
    if value == 0 or value == 2:
        first = GREEN_PLACE + 1
    place = LIKELY_PLACE[value]
    for at in range(first, RING):
        if ring[at] == value:
            place = at
            break
    return PASS_OF_FALL[value] + place - state.turned


def rounds(state: Ffuffziger, value: i64) -> i64:
    """Return in about how many more rounds, after this one, machines of a value are used."""
    by_clock = max(fall(state, value), 0) * 2 // CARDS_IN_TWO_ROUNDS
    return min(by_clock, cards_left(state) // CARDS_SOLD)


# ----------------------------------------------------------------------------- machines


def use_machine(state: Ffuffziger) -> i64:
    """Print, turn what would soon be destroyed, and sell what will be at the end of the phase."""
    kind = lowest(state.present)
    value = VALUE_OF[kind]
    if state.kaputt > 0 and value == state.lowest and fall(state, value) == 0:
        return SELL + kind  # FF-20: one more card comes, and its notes would be seized
    if UNTURNED >> kind & 1 != 0 and is_time_to_turn(state, value):
        return TRANSFORM + kind
    return PRODUCE + kind


def is_time_to_turn(state: Ffuffziger, value: i64) -> bool:
    """FF-19: whoever turns prints nothing; but half the machines live on with the next value."""
    if value == HIGHEST:
        return fall(state, value) <= TURN_TOP_BEFORE
    return fall(state, value) <= TURN_BEFORE and rounds(state, value + 1) >= ROUNDS_TO_TURN


def buy(state: Ffuffziger) -> i64:
    """Buy what brings most for its price until it falls."""
    best = STOP
    best_gain = GAIN
    for value in range(state.lowest, VALUES):
        if state.present >> value & 1 != 0:
            gain = brings(state, value) * 100 // BUY_PRICE[value]
            if gain > best_gain:
                best_gain = gain
                best = BUY + value
    return best


def brings(state: Ffuffziger, value: i64) -> i64:
    """Return what a machine brings that is bought now, turned or not."""
    left = rounds(state, value)
    longer = left
    if value < HIGHEST:
        longer = (left + rounds(state, value + 1)) // 2  # half of them become the next value
    return max(left * SELL_PRICE[value], (longer - 1) * TURNED[value]) + SCRAP_PRICE[value]


# ------------------------------------------------------------------------ coin auctions


def liquid(state: Ffuffziger, player: i64) -> i64:
    """Return what all of a player's money is worth in real money."""
    at = player * MONEY
    total: i64 = 0
    for kind in range(MONEY):
        total += state.money[at + kind] * RATE[kind]
    return total


def stake_worth(state: Ffuffziger) -> i64:
    """Return what the stake that all have laid down is worth in real money."""
    total: i64 = 0
    for kind in range(MONEY):
        total += state.stake[kind] * RATE[kind]
    return total


def lot_worth(state: Ffuffziger, player: i64) -> i64:
    """Return what to pay for the coins at most: their share of all that are still to come."""
    to_come = max(min(LAST_CARD - state.turned, cards_left(state)), 0) * COINS_A_CARD
    to_come += state.auctions * COINS_A_LOT
    lot = state.lot * 10
    total = liquid(state, player)
    return min(total * MOST_SPENT // 100, total * lot // (lot + to_come))


def spare(state: Ffuffziger, player: i64, kind: i64) -> i64:
    """FF-R15: what a player owns besides what lies in the stake."""
    return state.money[player * MONEY + kind] - state.stake[kind]


def least(state: Ffuffziger, kind: i64) -> i64:
    """FF-R16: what must be offered at least."""
    if kind == REAL and state.offered == REAL:
        return LEAST_RAISE
    return 1


def unmatched(state: Ffuffziger, player: i64, kind: i64) -> i64:
    """Return the least offer of a kind of money that nobody still in can match."""
    most = least(state, kind) - 1
    for other in range(state.box.players):
        if other != player and state.staying >> other & 1 != 0:
            most = max(most, spare(state, other, kind))
    return most + 1


def kind_to_raise(state: Ffuffziger, player: i64, limit: i64) -> i64:
    """Return the money that one has most of, compared to the others, and can spare."""
    best = NONE
    most_ahead = -NO_LIMIT
    for kind in range(MONEY):
        if state.present >> kind & 1 == 0:
            continue
        if state.offered != NONE and RATE[kind] * least(state, kind) > limit:
            continue
        ahead = (spare(state, player, kind) - unmatched(state, player, kind)) * RATE[kind]
        if ahead > most_ahead:
            most_ahead = ahead
            best = kind
    return best


def lead(state: Ffuffziger, player: i64) -> i64:
    """Offer what nobody else can match, if it is cheap enough; or raise a little; or drop."""
    limit = lot_worth(state, player) - stake_worth(state)
    best = NONE
    best_cost = limit + 1
    for kind in range(MONEY):
        if state.present >> kind & 1 != 0:
            amount = unmatched(state, player, kind)
            if amount <= spare(state, player, kind) and amount * RATE[kind] < best_cost:
                best = kind
                best_cost = amount * RATE[kind]
    if best == NONE:
        best = kind_to_raise(state, player, limit)
    if best == NONE:
        return DROP
    return OFFER + best


def offer(state: Ffuffziger, player: i64, kind: i64) -> i64:
    """Return how much of a kind of money to offer: what nobody can match, or a part of it."""
    limit = lot_worth(state, player) - stake_worth(state)
    amount = unmatched(state, player, kind)
    if amount > spare(state, player, kind) or amount * RATE[kind] > limit:
        amount = max(least(state, kind), limit // RAISE // RATE[kind])
    return min(amount, spare(state, player, kind))


def match(state: Ffuffziger, player: i64) -> i64:
    """Matching costs nothing, as only leaders win: stay in while the coins are worth more."""
    if stake_worth(state) < lot_worth(state, player):
        return FOLLOW
    return DROP


# -------------------------------------------------------------------- laundering cards


def fist(state: Ffuffziger, player: i64, luck: Luck) -> i64:
    """Return what a fist should hold, but no more than beats all notes that anybody else has."""
    strongest: i64 = 0
    for other in range(state.box.players):
        if other != player:
            strongest = max(strongest, face(state, other))
    wanted = PAID[state.card] * (LEAST_FIST + luck.below(FIST_SPREAD)) // 100
    if cards_left(state) == 1:
        wanted = strongest + 1  # FF-R25: notes are worth nothing after the last card
    return max(LEAST_BID[state.card], min(wanted, strongest + 1))


def budget(state: Ffuffziger) -> i64:
    """Return what a fist may cost, its notes counted as if they were laundered."""
    if cards_left(state) == 1:
        return NO_LIMIT
    return PAID[state.card] * MOST_FIST // 100


def face(state: Ffuffziger, player: i64) -> i64:
    """Return the face value of all notes of a player."""
    at = player * MONEY
    total: i64 = 0
    for kind in range(VALUES):
        total += state.money[at + kind] * WORTH[kind]
    return total


def fill(state: Ffuffziger, player: i64, asks: i64, need: i64, funds: i64, plan: vec[i64]) -> None:
    """Plan a fist from small notes to large ones, real money last; nothing if it costs too much."""
    money = state.money
    at = player * MONEY
    for kind in range(VALUES):
        if asks >> kind & 1 != 0 and need > 0:
            count = min(money[at + kind], need // WORTH[kind])
            count = min(count, funds // RATE[kind])
            plan[at + kind] = count
            need -= count * WORTH[kind]
            funds -= count * RATE[kind]
    if need > 0:
        round_up(state, player, asks, need, funds, plan)
    missing = LEAST_BID[state.card] - fist_worth(player, plan)
    if missing > 0 and asks >> REAL & 1 != 0 and missing <= min(funds, money[at + REAL]):
        plan[at + REAL] += missing
    elif missing > 0:
        plan_nothing(player, asks, plan)


def round_up(
    state: Ffuffziger, player: i64, asks: i64, need: i64, funds: i64, plan: vec[i64]
) -> None:
    """Reach what is needed with a little real money or one more note, if that is not too dear."""
    money = state.money
    at = player * MONEY
    if asks >> REAL & 1 != 0 and need <= min(REAL_TOP_UP, funds) and need <= money[at + REAL]:
        plan[at + REAL] = need
        return
    for kind in range(VALUES):
        fits = need <= WORTH[kind] and RATE[kind] <= funds
        if fits and asks >> kind & 1 != 0 and plan[at + kind] < money[at + kind]:
            plan[at + kind] += 1
            give_back(player, asks, WORTH[kind] - need, plan)
            return


def give_back(player: i64, asks: i64, over: i64, plan: vec[i64]) -> None:
    """Take out notes that are not needed after all, large ones first."""
    at = player * MONEY
    kind = HIGHEST
    while kind >= 0:
        if asks >> kind & 1 != 0:
            count = min(plan[at + kind], over // WORTH[kind])
            plan[at + kind] -= count
            over -= count * WORTH[kind]
        kind -= 1


def fist_worth(player: i64, plan: vec[i64]) -> i64:
    at = player * MONEY
    total: i64 = 0
    for kind in range(MONEY):
        total += plan[at + kind] * WORTH[kind]
    return total


def plan_nothing(player: i64, asks: i64, plan: vec[i64]) -> None:
    at = player * MONEY
    for kind in range(MONEY):
        if asks >> kind & 1 != 0:
            plan[at + kind] = 0


# -------------------------------------------------------------------- laundering notes


def launder(state: Ffuffziger, player: i64, plan: vec[i64]) -> None:
    """Launder what is about to be seized, and what the next fists will not need."""
    money = state.money
    at = player * MONEY
    keep = PAID[state.card] * KEPT // 100
    over = fall(state, HIGHEST) <= SAFE
    for kind in range(VALUES):
        owned = money[at + kind]
        if asks_of(state, player) >> kind & 1 == 0:
            continue
        if over or fall(state, kind) <= SAFE:
            plan[at + kind] = owned
            continue
        kept = min(owned, keep // WORTH[kind])
        keep -= kept * WORTH[kind]
        plan[at + kind] = owned - kept
