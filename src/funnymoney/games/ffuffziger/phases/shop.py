"""Phases 5 and 6: machines are bought, then notes laundered at the general rate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.told import Told
from funnymoney.games.ffuffziger import laying
from funnymoney.games.ffuffziger.machines import (
    BOUGHT,
    BUY_PRICE,
    SELL_PRICE,
    SIDES,
    VALUES,
)
from funnymoney.games.ffuffziger.numbers import BUY, BUYING, LAUNDERING, MONEY, REAL, STOP
from funnymoney.games.ffuffziger.phases import workshop

if TYPE_CHECKING:
    from funnymoney.games.ffuffziger.rules import Ffuffziger

DEAREST: Final[i64] = 100  # machine


def values_within() -> vec[i64]:
    """Return for each amount of real money a bit for each value it is enough for."""
    within = vec[i64]([0] * (DEAREST + 1))
    for real in range(DEAREST + 1):
        for value in range(VALUES):
            within[real] |= i64(real >= BUY_PRICE[value]) << value
    return within


WITHIN: Final[vec[i64]] = values_within()

# ------------------------------------------------------------------------ phase 5


def begin(state: Ffuffziger) -> None:
    """FF-34: from the first player on."""
    state.phase = BUYING
    state.player = state.first
    state.turns = state.box.players
    open_for(state)


def open_for(state: Ffuffziger) -> None:
    """Let the player buy, or the next one who can."""
    while state.turns > 0:
        state.present = on_offer(state)
        if state.present != 0:
            return
        state.player = state.after(state.player)
        state.turns -= 1
    state.ended = BUYING


def on_offer(state: Ffuffziger) -> i64:
    """FF-34: return a bit for each value that the player can buy, with real money only."""
    at = state.player * MONEY + REAL
    real = state.money[at]
    if real > DEAREST:
        real = DEAREST
    return WITHIN[real] & state.stock


def stock_up(state: Ffuffziger) -> None:
    """FF-D1, FF-R26: for sale is what is left in the piles and not destroyed."""
    state.stock = 0
    for value in range(state.lowest, VALUES):
        state.stock |= i64(state.pile[value] > 0) << value


def legal_buying(state: Ffuffziger, out: Actions) -> None:
    out.bits(state.present | 1 << VALUES, BUY)  # STOP comes after all values


def buy_or_stop(state: Ffuffziger, action: i64) -> None:
    if action == STOP:
        state.player = state.after(state.player)
        state.turns -= 1
    else:
        buy(state, action - BUY)
    open_for(state)


def buy(state: Ffuffziger, value: i64) -> None:
    """FF-D4: any number of machines; the back of a bought tile is not seen (FF-D1)."""
    at = state.player * MONEY + REAL
    price = BUY_PRICE[value]
    state.money[at] -= price
    state.pile[value] -= 1
    if state.pile[value] == 0:
        stock_up(state)
    workshop.add_machine(state, state.player, value * SIDES + BOUGHT)


# ------------------------------------------------------------------------ phase 6


def begin_laundering(state: Ffuffziger) -> None:
    """FF-35: everybody may, from the first player on."""
    state.present = 0
    state.phase = LAUNDERING
    state.player = state.first
    state.turns = state.box.players
    open_laundry(state)


def open_laundry(state: Ffuffziger) -> None:
    """Let the player launder, or the next one who has any notes."""
    while state.turns > 0:
        owned = laying.kinds_owned(state, state.player, VALUES)
        if owned != 0:
            laying.ask_for(state, state.player, owned)
            return
        state.player = state.after(state.player)
        state.turns -= 1
    state.ended = LAUNDERING


def legal_laundering(state: Ffuffziger, out: Actions) -> None:
    laying.digits_up_to_all(state, state.player, out)


def launder(state: Ffuffziger, digit: i64, told: Told) -> None:
    player = state.player
    if not laying.lay(state, player, digit):
        return
    exchange(state, player, told)
    state.player = state.after(player)
    state.turns -= 1
    open_laundry(state)


def exchange(state: Ffuffziger, player: i64, told: Told) -> None:
    """FF-35: any notes at the table's rate."""
    money = state.money
    laid = state.laid
    at = player * MONEY
    earned: i64 = 0
    for value in range(state.lowest, VALUES):
        sold = laid[at + value]
        laid[at + value] = 0
        money[at + value] -= sold
        earned += sold * SELL_PRICE[value]
    money[at + REAL] += earned
    state.worth[player] = 0
    state.begun = 0
    if earned > 0:
        told.all("laundered", player, earned)
