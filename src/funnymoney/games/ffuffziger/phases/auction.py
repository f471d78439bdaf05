"""Phase 3: rare coins are auctioned, one lot after the other, in one kind of money at a time.

Everybody who is still in has laid down the same, so there is one stake for all. Nothing is taken
from a purse before the auction is over: who drops out simply keeps his money (FF-28).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.ffuffziger import laying
from funnymoney.games.ffuffziger.cards import ADDING, DIE, LEAST_RAISE, MOST_ADDED
from funnymoney.games.ffuffziger.numbers import (
    BASE,
    DROP,
    LEAD,
    MATCH,
    MONEY,
    NONE,
    OFFER,
    REAL,
)

if TYPE_CHECKING:
    from funnymoney.games.ffuffziger.rules import Ffuffziger


def begin(state: Ffuffziger, luck: Luck, told: Told) -> None:
    if state.auctions == 0:
        state.move_marker(told)  # FF-30, FF-R19
    next_lot(state, luck, told)


def next_lot(state: Ffuffziger, luck: Luck, told: Told) -> None:
    """FF-24, FF-25: the marker moves, the die tells how many coins are in the lot."""
    while state.auctions > 0:
        state.auctions -= 1
        state.move_marker(told)
        state.lot = DIE[luck.below(i64(len(DIE)))]
        told.all("lot", state.lot)
        if state.lot == ADDING and state.added < MOST_ADDED:
            state.added += 1  # FF-29, FF-R18
            state.auctions += 1
        if open_bidding(state):
            return
        told.all("unsold", state.lot)  # FF-R14
        end(state)
    state.lot = 0
    state.ended = LEAD


def open_bidding(state: Ffuffziger) -> bool:
    """FF-26, FF-R13: the first player who owns anything must offer; return whether one does."""
    state.staying = state.box.everybody
    state.phase = LEAD
    state.player = state.first
    for seat in range(state.box.players):  # noqa: B007 (a loop over `_` is slow when compiled)
        state.present = kinds_to_offer(state, state.player)
        if state.present != 0:
            state.leader = state.player
            return True
        state.player = state.after(state.player)
    return False


# ----------------------------------------------------------------------------- offers


def least_of(state: Ffuffziger, kind: i64) -> i64:
    """FF-27, FF-R16: real money upon real money is at least five."""
    if kind == REAL and state.offered == REAL:
        return LEAST_RAISE
    return 1


def most_of(state: Ffuffziger, player: i64, kind: i64) -> i64:
    """FF-R15: what is not yet in the stake."""
    return state.money[player * MONEY + kind] - state.stake[kind]


def kinds_to_offer(state: Ffuffziger, player: i64) -> i64:
    """Return a bit for each kind of money of which a player can offer more."""
    money = state.money
    stake = state.stake
    at = player * MONEY
    kinds: i64 = 0
    for kind in range(REAL):
        kinds |= i64(money[at + kind] > stake[kind]) << kind
    real = money[at + REAL] - stake[REAL]
    return kinds | i64(real >= least_of(state, REAL)) << REAL


def legal_lead(state: Ffuffziger, player: i64, out: Actions) -> None:
    if state.begun >> player & 1 != 0:
        kind = laying.asked(state, player)
        laying.digits(state, player, least_of(state, kind), most_of(state, player, kind), out)
        return
    ways = state.present
    if state.offered != NONE:  # FF-R13: only the opener has to offer
        ways |= 1 << MONEY  # DROP comes after all kinds of money
    out.bits(ways, OFFER)


def legal_match(out: Actions) -> None:
    out.run(DROP, 2)  # or FOLLOW


def lead(state: Ffuffziger, action: i64, luck: Luck, told: Told) -> None:
    """FF-27: offer more, which takes a kind of money and an amount, or drop out."""
    if action < OFFER:
        raise_by(state, action, luck, told)
    elif action == DROP:
        drop(state, luck, told)
    else:
        choose_kind(state, action - OFFER, luck, told)


def choose_kind(state: Ffuffziger, kind: i64, luck: Luck, told: Told) -> None:
    """FF-26: money of one kind only; the amount is asked for where there is a choice."""
    player = state.player
    most = most_of(state, player, kind)
    if most == least_of(state, kind):
        offer(state, kind, most, luck, told)
        return
    laying.ask_for(state, player, 1 << kind)
    state.unit[player] = laying.highest_unit(most)
    state.begun |= 1 << player


def raise_by(state: Ffuffziger, digit: i64, luck: Luck, told: Told) -> None:
    """Add a digit to the amount that is being told; the last one makes it an offer."""
    player = state.player
    kind = laying.asked(state, player)
    laid = state.laid
    at = player * MONEY + kind
    unit = state.unit[player]
    amount = laid[at] + digit * unit
    if unit > 1:
        laid[at] = amount
        state.unit[player] = unit // BASE
        return
    laid[at] = 0
    state.unit[player] = 0
    state.asks = 0
    state.begun = 0
    offer(state, kind, amount, luck, told)


def offer(state: Ffuffziger, kind: i64, amount: i64, luck: Luck, told: Told) -> None:
    """FF-27, FF-R15: offers add up."""
    state.offered = kind
    state.amount = amount
    state.stake[kind] += amount
    state.present = 0
    ask_to_match(state, luck, told)


# ---------------------------------------------------------------------------- answers


def ask_to_match(state: Ffuffziger, luck: Luck, told: Told) -> None:
    """FF-26, FF-R17: clockwise from the leader; who cannot match is out."""
    player = state.after(state.player)
    while player != state.leader:
        if state.staying >> player & 1 != 0:
            if most_of(state, player, state.offered) >= 0:
                state.player = player
                state.phase = MATCH
                return
            told.all("cannot_match", player)
            if leave(state, player, luck, told):
                return
        player = state.after(player)
    ask_to_lead(state, next_in(state, player), luck, told)


def ask_to_lead(state: Ffuffziger, player: i64, luck: Luck, told: Told) -> None:
    """FF-27: the next one still in leads; who has nothing left to offer drops out."""
    state.present = kinds_to_offer(state, player)
    while state.present == 0:
        told.all("cannot_lead", player)
        if leave(state, player, luck, told):
            return
        player = next_in(state, player)
        state.present = kinds_to_offer(state, player)
    state.player = player
    state.leader = player
    state.phase = LEAD


def answer(state: Ffuffziger, action: i64, luck: Luck, told: Told) -> None:
    """FF-26: match the offer exactly, or be out of this auction."""
    if action == DROP:
        drop(state, luck, told)
    else:
        ask_to_match(state, luck, told)


def drop(state: Ffuffziger, luck: Luck, told: Told) -> None:
    player = state.player
    if leave(state, player, luck, told):
        return
    if state.phase == LEAD:
        ask_to_lead(state, next_in(state, player), luck, told)
    else:
        ask_to_match(state, luck, told)


def next_in(state: Ffuffziger, player: i64) -> i64:
    """Return who is the next still in, to the left."""
    player = state.after(player)
    while state.staying >> player & 1 == 0:
        player = state.after(player)
    return player


def leave(state: Ffuffziger, player: i64, luck: Luck, told: Told) -> bool:
    """Drop out; return whether that ended the auction."""
    state.staying &= ~(1 << player)
    staying = state.staying
    if staying & (staying - 1) != 0:
        return False
    award(state, next_in(state, player), luck, told)
    return True


def award(state: Ffuffziger, winner: i64, luck: Luck, told: Told) -> None:
    """FF-28: the last one in pays all he laid down to the bank and takes the lot."""
    coins = state.coins
    money = state.money
    stake = state.stake
    coins[winner] += state.lot
    at = winner * MONEY
    for kind in range(MONEY):
        money[at + kind] -= stake[kind]
    told.all("won_lot", winner, state.lot)
    end(state)
    next_lot(state, luck, told)


def end(state: Ffuffziger) -> None:
    """Clear the table for the next auction."""
    stake = state.stake
    for kind in range(MONEY):
        stake[kind] = 0
    state.present = 0
    state.staying = 0
    state.offered = NONE
    state.amount = 0
    state.leader = NONE
