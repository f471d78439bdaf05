"""What a henchman does on the space where he is placed (CF-19 to CF-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.counterfeiters.board import (
    COMMERCIAL,
    MARKET,
    PRINT,
    PRIVATE,
    RECEIVER,
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
    NONE,
    PLACE,
    PLACING,
    SELL,
    SELLING,
    STASH,
    TENS,
)

if TYPE_CHECKING:
    from funnymoney.games.counterfeiters.rules import Counterfeiters


# ------------------------------------------------------------------------ where to place


def placements(state: Counterfeiters, out: Actions) -> None:
    """CF-17: on every unoccupied space where there is something to do (CF-R1)."""
    standing = state.standing
    for space in range(state.box.spaces):
        if standing[space] == NONE and is_useful(state, space):
            out.add(PLACE + space)


def is_useful(state: Counterfeiters, space: i64) -> bool:
    player = state.player
    zone = state.box.zones[space]
    if zone == MARKET:
        return can_buy(state, player, space)
    if zone == SUPERMARKET:
        return bills(state, player, state.taught) > 0
    if zone == RECEIVER:
        return bills(state, player, 0) > 0
    if zone == PRIVATE:
        return state.has(player, JET) > 0 and can_fly(state, player, 0)
    if zone == COMMERCIAL:
        return can_fly(state, player, FARE)
    return True


def can_buy(state: Counterfeiters, player: i64, slot: i64) -> bool:
    """CF-19, CF-22: a card is there, it can be paid, and it is not a second jet."""
    kind = state.market[slot]
    if kind == NONE or state.hand[player] < state.box.prices[slot]:
        return False
    return kind != JET or state.has(player, JET) == 0


def bills(state: Counterfeiters, player: i64, from_quality: i64) -> i64:
    """Return how many fakes a player has of this quality (0 is one star) and better."""
    fakes = state.fakes
    count: i64 = 0
    for quality in range(from_quality, QUALITIES):
        at = player * QUALITIES + quality
        count += fakes[at]
    return count


def can_fly(state: Counterfeiters, player: i64, fare: i64) -> bool:
    """CF-31, CF-R17: no strike, the fare is in hand, and something is left to move."""
    if state.box.track[state.pawn] == STRIKE or state.hand[player] < fare:
        return False
    return state.hand[player] - fare + state.offshore[player] >= 10


# -------------------------------------------------------------------------------- placing


def place(state: Counterfeiters, space: i64, luck: Luck, told: Told) -> None:
    player = state.player
    standing = state.standing
    henchmen = state.henchmen
    standing[space] = player
    henchmen[player] -= 1
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
        state.advance_police(told)
    state.phase = PLACING
    state.end_turn(luck, told)


def buy(state: Counterfeiters, player: i64, slot: i64, told: Told) -> None:
    """CF-19, CF-R6: the card goes to the player and leaves a hole."""
    market = state.market
    kind = market[slot]
    market[slot] = NONE
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
    """Ask for three stars first, then two, then one."""
    lot = state.lot
    for quality in range(QUALITIES):
        lot[quality] = 0
    state.phase = SELLING
    state.quality = QUALITIES - 1
    state.chosen = 0


def is_shop(state: Counterfeiters) -> bool:
    return state.box.zones[state.space] == SUPERMARKET


def numbers_to_sell(state: Counterfeiters, out: Actions) -> None:
    """CF-24, CF-25, CF-R2: from one up to the limit in all."""
    limit: i64 = FENCE_LIMIT
    refused: i64 = 0
    if is_shop(state):
        limit = SHOP_LIMIT
        refused = state.taught  # CF-R15
    quality = state.quality
    at = state.player * QUALITIES + quality
    most: i64 = 0
    if quality >= refused:
        most = min(state.fakes[at], limit - state.chosen)
    least: i64 = 0
    if state.chosen == 0 and worse_bills(state, quality, refused) == 0:
        least = 1
    for number in range(least, most + 1):
        out.add(SELL + number)


def worse_bills(state: Counterfeiters, quality: i64, refused: i64) -> i64:
    """Return how many bills worse than this quality may still be chosen."""
    fakes = state.fakes
    count: i64 = 0
    for worse in range(refused, quality):
        at = state.player * QUALITIES + worse
        count += fakes[at]
    return count


def sell_number(state: Counterfeiters, number: i64, luck: Luck, told: Told) -> None:
    lot = state.lot
    lot[state.quality] = number
    state.chosen += number
    state.quality -= 1
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
        return state.hand[state.player] // 10
    return state.offshore[state.player] // 10


def ways_to_fly(state: Counterfeiters, out: Actions) -> None:
    """CF-27: to the envelope or back, in hundreds and then in tens; at least ten (CF-R1)."""
    if state.direction == NONE:
        for direction in range(STASH, FETCH + 1):
            if movable(state, direction) > 0:
                out.add(direction)
        return
    most = movable(state, state.direction)
    if state.chosen == NONE:
        for hundreds in range(most // 10 + 1):
            out.add(HUNDREDS + hundreds)
        return
    first: i64 = 0
    if state.chosen == 0:
        first = 1
    for tens in range(first, min(most - state.chosen * 10, 9) + 1):
        out.add(TENS + tens)


def fly_step(state: Counterfeiters, action: i64, luck: Luck, told: Told) -> None:
    if action <= FETCH:
        state.direction = action
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
