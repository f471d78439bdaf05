"""Phase 2: every machine is transformed, sold, or prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.bits import lowest
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.ffuffziger.machines import (
    BACKS,
    DEALT,
    DEALT_BACKS,
    KAPUTT,
    KINDS,
    PRINTS,
    SCRAP_PRICE,
    SELL_PRICE,
    SIDES,
    UNTURNED,
    VALUE_OF,
    kind_after,
)
from funnymoney.games.ffuffziger.numbers import (
    MACHINES,
    MONEY,
    PRODUCE,
    REAL,
    SELL,
    TRANSFORM,
)

if TYPE_CHECKING:
    from funnymoney.games.ffuffziger.rules import Ffuffziger


def begin(state: Ffuffziger) -> None:
    """FF-18: from the first player on."""
    state.phase = MACHINES
    state.player = state.first
    state.turns = state.box.players
    open_for(state)


def open_for(state: Ffuffziger) -> None:
    """Let the player decide on their machines, or the next one who has any."""
    while state.turns > 0:
        if look_over(state):
            return
        state.player = state.after(state.player)
        state.turns -= 1
    state.ended = MACHINES


def look_over(state: Ffuffziger) -> bool:
    """Lay out the player's machines; return whether he has any."""
    machines = state.machines
    waiting = state.waiting
    at = state.player * KINDS
    left = state.tools[state.player]
    state.present = left
    while left != 0:
        kind = lowest(left)
        left &= left - 1
        waiting[kind] = machines[at + kind]
    return state.present != 0


def add_machine(state: Ffuffziger, player: i64, kind: i64) -> None:
    at = player * KINDS + kind
    state.machines[at] += 1
    state.tools[player] |= 1 << kind


def remove_machine(state: Ffuffziger, player: i64, kind: i64) -> None:
    machines = state.machines
    at = player * KINDS + kind
    left = machines[at] - 1
    machines[at] = left
    if left == 0:
        state.tools[player] &= ~(1 << kind)


def legal(state: Ffuffziger, out: Actions) -> None:
    """FF-18: any machine that did nothing yet; FF-19: it is turned only once."""
    present = state.present
    produce_or_sell = present | present << KINDS
    out.bits(produce_or_sell | (present & UNTURNED) << 2 * KINDS, PRODUCE)


def use(state: Ffuffziger, action: i64, luck: Luck, told: Told) -> None:
    """FF-18: one action for each machine."""
    if action >= TRANSFORM:
        use_up(state, action - TRANSFORM)
        transform(state, action - TRANSFORM, luck, told)
    elif action >= SELL:
        use_up(state, action - SELL)
        sell(state, action - SELL)
    else:
        use_up(state, action - PRODUCE)
        produce(state, action - PRODUCE)
    if state.present == 0:
        state.player = state.after(state.player)
        state.turns -= 1
        open_for(state)


def use_up(state: Ffuffziger, kind: i64) -> None:
    """One machine of this kind fewer is waiting."""
    waiting = state.waiting
    left = waiting[kind] - 1
    waiting[kind] = left
    state.present ^= i64(left == 0) << kind


def produce(state: Ffuffziger, kind: i64) -> None:
    """FF-22: a note of the visible value; x2 gives two."""
    at = state.player * MONEY + VALUE_OF[kind]
    state.money[at] += PRINTS[kind]


def sell(state: Ffuffziger, kind: i64) -> None:
    """FF-21: the price of the visible side, x2 or not; FF-D2: the tile leaves the game."""
    at = state.player * MONEY + REAL
    price = SELL_PRICE[VALUE_OF[kind]]
    state.money[at] += price
    remove_machine(state, state.player, kind)


def transform(state: Ffuffziger, kind: i64, luck: Luck, told: Told) -> None:
    """FF-19: turn the tile over; it does nothing else this round."""
    player = state.player
    value = kind // SIDES
    back = turn(state, value, kind % SIDES == DEALT, luck)
    remove_machine(state, player, kind)
    told.all("turned", player, kind, back)
    if back == KAPUTT:
        money = state.money
        money[player * MONEY + REAL] += SCRAP_PRICE[value]  # FF-20, FF-R8: of the front
        state.kaputt += 1
    else:
        add_machine(state, player, kind_after(value, back))


def turn(state: Ffuffziger, value: i64, dealt: bool, luck: Luck) -> i64:
    """See the back of a tile, as likely as it is by all backs that were seen before."""
    unseen = state.unseen
    first = value * BACKS
    chances = state.box.backs
    total = weigh(state, value, dealt, chances)
    back = luck.pick(chances, total)
    unseen[first + back] -= 1
    if dealt:
        hidden = state.hidden
        hidden[value] -= 1
    return back


def weigh(state: Ffuffziger, value: i64, dealt: bool, chances: vec[i64]) -> i64:
    """Fill in the chances of each back, and return their sum.

    FF-9: the tiles that were dealt, and whose backs nobody saw, are any of those unseen that
    were in the pool; the others are as likely in the pile, bought, or sold unturned. So each
    tile of the pool is among the others with the share of the pool that was not dealt.
    """
    unseen = state.unseen
    at = value * BACKS
    pool: i64 = 0
    rest: i64 = 0
    for back in range(DEALT_BACKS):
        pool += unseen[at + back]
    for back in range(DEALT_BACKS, BACKS):
        rest += unseen[at + back]
    if dealt:
        for back in range(BACKS):
            chances[back] = unseen[at + back]
        for back in range(DEALT_BACKS, BACKS):
            chances[back] = 0
        return pool
    hidden = state.hidden[value]
    if hidden == 0:
        for back in range(BACKS):
            chances[back] = unseen[at + back]
        return pool + rest
    for back in range(DEALT_BACKS):
        chances[back] = unseen[at + back] * (pool - hidden)
    for back in range(DEALT_BACKS, BACKS):
        chances[back] = unseen[at + back] * pool
    return pool * (pool + rest - hidden)
