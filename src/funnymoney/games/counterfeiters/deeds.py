"""What a henchman does on the space where he is placed (CF-19 to CF-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.counterfeiters import police
from funnymoney.games.counterfeiters.board import (
    COMMERCIAL,
    MARKET,
    PRINT,
    PRIVATE,
    SUPERMARKET,
    TAX,
)
from funnymoney.games.counterfeiters.box import STRIKE
from funnymoney.games.counterfeiters.cards import (
    FACE,
    FARE,
    FENCE_LIMIT,
    FENCE_PAY,
    HOLOGRAM,
    INK,
    JET,
    PRINTED,
    PRINTER,
    QUALITIES,
    SHOP_LIMIT,
    TAX_MONEY,
)
from funnymoney.games.counterfeiters.numbers import (
    FETCH,
    FLIGHT,
    FLYING,
    HUNDREDS,
    MOST_TENS,
    NONE,
    PLACING,
    SELL,
    SELLING,
    STASH,
    TENS,
)

if TYPE_CHECKING:
    from funnymoney.games.counterfeiters.rules import Counterfeiters


# ------------------------------------------------------------------------ where to place


def placements(state: Counterfeiters) -> i64:
    """CF-17: a bit for every unoccupied space where there is something to do (CF-R1)."""
    return state.free & useful_spaces(state)


def useful_spaces(state: Counterfeiters) -> i64:
    """Return a bit for each space on which the player could do something, free or not."""
    player = state.player
    box = state.box
    useful = box.always | affordable(state, player)
    best = best_bills(state, player)
    if best > 0:
        useful |= box.receivers
        if best > state.taught:  # CF-30
            useful |= box.supermarkets
    if box.track[state.pawn] & STRIKE == 0:  # CF-31, CF-R43
        useful |= open_flights(state, player)
    return useful


def open_flights(state: Counterfeiters, player: i64) -> i64:
    """CF-28, CF-R17: a fare must be in hand, and something must be left to move."""
    hand = state.hand[player]
    money = hand + state.offshore[player]
    found: i64 = 0
    if money >= 10 and state.has(player, JET) > 0:
        found = state.box.jets
    if hand >= FARE and money >= FARE + 10:
        found |= state.box.commercials
    return found


def affordable(state: Counterfeiters, player: i64) -> i64:
    """CF-19, CF-22: a bit where there is a card that can be paid and is not a second jet."""
    cards = state.offered & state.box.slots_within(state.hand[player])
    if cards & state.jets != 0 and state.has(player, JET) > 0:
        cards &= ~state.jets
    return cards


def best_bills(state: Counterfeiters, player: i64) -> i64:
    """Return the number of stars of the player's best fakes, 0 if he has none."""
    fakes = state.fakes
    first = player * QUALITIES
    if fakes[first + 2] > 0:
        return 3
    if fakes[first + 1] > 0:
        return 2
    return min(fakes[first], 1)


# -------------------------------------------------------------------------------- placing


def place(state: Counterfeiters, space: i64, luck: Luck, told: Told) -> None:
    player = state.player
    standing = state.standing
    henchmen = state.henchmen
    standing[space] = player
    henchmen[player] -= 1
    state.free ^= 1 << space
    state.space = space
    zone = state.box.zones[space]
    if zone == MARKET:
        buy(state, player, space, told)
    elif zone == PRINT:
        print_bills(state, player, told)
    elif zone == TAX:
        cheat_on_tax(state, player, space, told)
    elif zone >= PRIVATE:
        begin_flying(state, zone)
        return
    else:
        begin_selling(state)
        return
    finish(state, luck, told)


def finish(state: Counterfeiters, luck: Luck, told: Told) -> None:
    """CF-16: the police come after the deed; CF-R32: not any more once they have arrived."""
    if state.box.police[state.space] == 1 and state.pawn < state.box.last:
        police.advance(state, told)
    state.phase = PLACING
    state.end_turn(luck, told)


def buy(state: Counterfeiters, player: i64, slot: i64, told: Told) -> None:
    """CF-19, CF-R6: the card goes to the player and leaves a hole."""
    market = state.market
    kind = market[slot]
    market[slot] = NONE
    state.offered &= ~(1 << slot)
    state.jets &= ~(1 << slot)
    state.pay(player, state.box.prices[slot])
    state.take_card(player, kind)
    told.all("bought", player, kind, state.box.prices[slot])


def quality_of(state: Counterfeiters, player: i64) -> i64:
    """CF-23: the number of different components, less one; always the best (CF-R11)."""
    quality: i64 = -1
    for component in range(INK, HOLOGRAM + 1):
        if state.has(player, component) > 0:
            quality += 1
    return quality


def print_bills(state: Counterfeiters, player: i64, told: Told) -> None:
    """CF-23: two bills for each printer."""
    quality = quality_of(state, player)
    number = state.has(player, PRINTER) * PRINTED
    if state.box.strict:
        number = min(number, bills_left(state, quality))  # CF-R12
    fakes = state.fakes
    at = player * QUALITIES + quality
    fakes[at] += number
    told.all("printed", player, number, quality + 1)


def bills_left(state: Counterfeiters, quality: i64) -> i64:
    left = state.box.bills[quality]
    fakes = state.fakes
    for player in range(state.box.players):
        at = player * QUALITIES + quality
        left -= fakes[at]
    return left


def cheat_on_tax(state: Counterfeiters, player: i64, space: i64, told: Told) -> None:
    """CF-26: thirty dollars, and with the sunglasses the first-player pawn."""
    state.earn(player, TAX_MONEY)
    told.all("tax", player, TAX_MONEY)
    if state.box.sunglasses[space] == 1:
        state.next_first = player
        told.all("sunglasses", player)


# -------------------------------------------------------------------------------- selling


def begin_selling(state: Counterfeiters) -> None:
    """Ask for three stars first, then two, then one; only for what the player has."""
    state.phase = SELLING
    state.chosen = 0
    state.quality = next_to_sell(state, state.space, QUALITIES)


def refused_at(state: Counterfeiters, space: i64) -> i64:
    """Return how many qualities are refused there: CF-30, but receivers take all (CF-R16)."""
    if state.box.zones[space] == SUPERMARKET:
        return state.taught
    return 0


def next_to_sell(state: Counterfeiters, space: i64, above: i64) -> i64:
    """Return the best quality below this one that is accepted and that the player has."""
    fakes = state.fakes
    refused = refused_at(state, space)
    quality = above - 1
    while quality >= refused:
        at = state.player * QUALITIES + quality
        if fakes[at] > 0:
            return quality
        quality -= 1
    return NONE


def is_shop(state: Counterfeiters) -> bool:
    return state.box.zones[state.space] == SUPERMARKET


def numbers_to_sell(state: Counterfeiters, out: Actions) -> None:
    """CF-24, CF-25, CF-R2: from one up to the limit in all."""
    limit: i64 = FENCE_LIMIT
    if is_shop(state):
        limit = SHOP_LIMIT
    at = state.player * QUALITIES + state.quality
    most = min(state.fakes[at], limit - state.chosen)
    least: i64 = 0
    if state.chosen == 0 and next_to_sell(state, state.space, state.quality) == NONE:
        least = 1
    out.run(SELL + least, most - least + 1)


def sell_number(state: Counterfeiters, number: i64, luck: Luck, told: Told) -> None:
    lot = state.lot
    lot[state.quality] = number
    state.chosen += number
    state.quality = next_to_sell(state, state.space, state.quality)
    if state.quality == NONE:
        sell(state, luck, told)


def sell(state: Counterfeiters, luck: Luck, told: Told) -> None:
    player = state.player
    lot = state.lot
    fakes = state.fakes
    rate: i64 = FACE
    if not is_shop(state):
        rate = FENCE_PAY[worst_of(state)]  # CF-25: all at the rate of the worst
    for quality in range(QUALITIES):
        at = player * QUALITIES + quality
        fakes[at] -= lot[quality]
        lot[quality] = 0
    money = state.chosen * rate
    state.earn(player, money)
    told.all("sold", player, state.chosen, money)
    state.chosen = 0
    finish(state, luck, told)


def worst_of(state: Counterfeiters) -> i64:
    lot = state.lot
    worst: i64 = 0
    while lot[worst] == 0:
        worst += 1
    return worst


# --------------------------------------------------------------------------------- flying


def begin_flying(state: Counterfeiters, zone: i64) -> None:
    """CF-28, CF-R17, CF-R18: the fare first, from the hand; a jet of one's own flies free."""
    if zone == COMMERCIAL:
        state.pay(state.player, FARE)
    state.phase = FLYING
    state.direction = NONE
    state.chosen = NONE


def movable(state: Counterfeiters, direction: i64) -> i64:
    """Return how many tens could be moved this way (CF-R20)."""
    if direction == STASH:
        return min(state.hand[state.player] // 10, MOST_TENS)
    return min(state.offshore[state.player] // 10, MOST_TENS)


def ways_to_fly(state: Counterfeiters, out: Actions) -> None:
    """CF-27: to the envelope or back, in hundreds and then in tens; at least ten (CF-R1)."""
    if state.direction == NONE:
        ways = i64(movable(state, STASH) > 0) | i64(movable(state, FETCH) > 0) << 1
        out.bits(ways, STASH)
        return
    most = movable(state, state.direction)
    if state.chosen == NONE:
        out.run(HUNDREDS, most // 10 + 1)
        return
    least = i64(state.chosen == 0)
    out.run(TENS + least, min(most - state.chosen * 10, 9) + 1 - least)


def fly_step(state: Counterfeiters, action: i64, luck: Luck, told: Told) -> None:
    if action <= FETCH:
        state.direction = action
        if movable(state, action) < 10:
            state.chosen = 0  # there are no hundreds to ask for
    elif action < TENS:
        state.chosen = action - HUNDREDS
    else:
        fly(state, state.chosen * 100 + (action - TENS) * 10, luck, told)


def fly(state: Counterfeiters, amount: i64, luck: Luck, told: Told) -> None:
    player = state.player
    hand = state.hand
    offshore = state.offshore
    moved = amount
    if state.direction == FETCH:
        moved = -amount
    hand[player] -= moved
    offshore[player] += moved
    state.note(player, FLIGHT, NONE)
    state.direction = NONE
    state.chosen = 0
    told.all("landed", player)
    finish(state, luck, told)
