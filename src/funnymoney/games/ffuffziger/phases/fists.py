"""Phase 4: laundering cards are sold to the fullest fist, all opened together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.bits import LOWEST_OF_SIX
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.ffuffziger import ending, laying
from funnymoney.games.ffuffziger.cards import (
    CARDS_TO_WIN,
    LEAST_BID,
    OF_A_LETTER,
    PAID,
)
from funnymoney.games.ffuffziger.numbers import BASE, FISTS, MONEY, NONE, REAL

if TYPE_CHECKING:
    from funnymoney.games.ffuffziger.rules import Ffuffziger


def turn_card(state: Ffuffziger, luck: Luck, told: Told) -> None:
    """FF-7, FF-32: the next card is turned up and its money put on it, if there is one."""
    letter = state.sold // state.box.of_a_letter
    if letter == state.box.letters:
        state.card = NONE
        return
    unsold = state.box.letter
    left: i64 = 0
    for number in range(OF_A_LETTER):
        unsold[number] = state.deck >> (letter * OF_A_LETTER + number) & 1
        left += unsold[number]
    state.card = letter * OF_A_LETTER + luck.pick(unsold, left)
    seen: i64 = 1
    seen <<= state.card  # `1 << card` has 32 bits when compiled
    state.deck &= ~seen
    told.all("card", LEAST_BID[state.card], PAID[state.card])


def cards_left(state: Ffuffziger) -> i64:
    """Return how many cards are still to be sold, the open one among them."""
    return state.box.of_a_letter * state.box.letters - state.sold


def begin(state: Ffuffziger, luck: Luck, told: Told) -> None:
    state.player = state.first
    count_money(state)
    ask_all(state, luck, told)


def count_money(state: Ffuffziger) -> None:
    """See which kinds of money everybody has."""
    state.owned = 0
    for player in range(state.box.players):
        state.owned |= laying.kinds_owned(state, player, MONEY) << player * MONEY


def ask_all(state: Ffuffziger, luck: Luck, told: Told) -> None:
    """FF-31: everybody at once; who owns nothing has nothing to hide."""
    state.phase = FISTS
    state.asks = state.owned
    worth = state.worth
    left = state.owned
    closed: i64 = 0
    for player in range(state.box.players):
        worth[player] = 0
        closed |= i64(left & laying.ALL_KINDS == 0) << player
        left >>= MONEY
    state.closed = closed
    if closed == state.box.everybody:
        open_all(state, luck, told)


def legal(state: Ffuffziger, player: i64, out: Actions) -> None:
    laying.digits_up_to_all(state, player, out)


def fill(state: Ffuffziger, player: i64, digit: i64, luck: Luck, told: Told) -> bool:
    """Put so much into the fist; return whether there is more to ask for.

    FF-31: kind by kind, and the fist is closed when every kind that its owner has was told.
    Nearly all amounts have one digit, so that is done here and not in `laying.lay`.
    """
    first = player * MONEY
    left = state.asks >> first & laying.ALL_KINDS
    kind = LOWEST_OF_SIX[left]
    at = first + kind
    if state.money[at] >= BASE:
        if not laying.lay(state, player, digit):
            return True
    else:
        state.laid[at] = digit
        state.worth[player] += digit * laying.WORTH[kind]
        state.asks ^= (left & -left) << first
        if left & (left - 1) != 0:
            state.begun |= 1 << player
            return True
    close(state, player, luck, told)
    return False


def close(state: Ffuffziger, player: i64, luck: Luck, told: Told) -> None:
    """FF-31: that a fist is closed everybody sees, and it stays so."""
    state.begun &= ~(1 << player)
    state.closed |= 1 << player
    told.all("closed", player)
    if state.closed == state.box.everybody:
        open_all(state, luck, told)


def open_all(state: Ffuffziger, luck: Luck, told: Told) -> None:
    """FF-31: the highest total wins, if it reaches the card's number."""
    if told.listens:
        show_all(state, told)
    winner = highest(state)
    if winner == NONE:
        told.all("no_sale", LEAST_BID[state.card])
        end(state, told)  # FF-32: the card stays
        return
    pay(state, winner, told)
    turn_card(state, luck, told)
    won = state.won
    if state.card == NONE or won[winner] == CARDS_TO_WIN:  # FF-32, FF-R23
        end(state, told)
    else:
        ask_all(state, luck, told)


def show_all(state: Ffuffziger, told: Told) -> None:
    for player in range(state.box.players):
        at = player * MONEY
        told.show("fist", player, state.laid[at : at + MONEY])


def highest(state: Ffuffziger) -> i64:
    """FF-31: a tie goes to the first player, or the nearest clockwise from them.

    So the fists are compared in that order, and one wins that is worth more than all before it
    and no less than the card asks for. FF-R20: a fist is worth the face values of its notes and
    its real money.
    """
    best = LEAST_BID[state.card] - 1
    winner = NONE
    player = state.first
    for seat in range(state.box.players):  # noqa: B007 (a loop over `_` is slow when compiled)
        more = state.worth[player] - best
        better = i64(more > 0)  # no branch: a random one is slow
        best += more * better
        winner += (player - winner) * better
        player = state.after(player)
    return winner


def pay(state: Ffuffziger, winner: i64, told: Told) -> None:
    """FF-31: the winner pays the whole fist; FF-33: the card's money comes at the end.

    FF-R20: the others keep what was in theirs. Of each kind of money the winner owned, what was
    in the fist is taken away; a kind of which nothing is left is not asked for in the next fists.
    """
    told.all("won_card", winner, state.worth[winner], PAID[state.card])
    laid = state.laid
    money = state.money
    at = winner * MONEY
    left = state.owned >> at & laying.ALL_KINDS
    while left != 0:
        kind = at + LOWEST_OF_SIX[left]
        left &= left - 1
        kept = money[kind] - laid[kind]
        money[kind] = kept
        laid[kind] = 0
        spent = i64(kept == 0)
        state.owned ^= spent << kind
    state.won[winner] += 1
    state.due[winner] += PAID[state.card]
    state.sold += 1


def take_back(state: Ffuffziger) -> None:
    """Nobody has a fist any more."""
    state.closed = 0
    state.owned = 0
    state.asks = 0
    laid = state.laid
    for at in range(i64(len(laid))):
        laid[at] = 0
    worth = state.worth
    for player in range(state.box.players):
        worth[player] = 0


def end(state: Ffuffziger, told: Told) -> None:
    """FF-33, FF-R22: winners take the money off their cards."""
    take_back(state)
    money = state.money
    won = state.won
    due = state.due
    for player in range(state.box.players):
        if due[player] > 0:
            money[player * MONEY + REAL] += due[player]
            told.all("paid", player, due[player])
        won[player] = 0
        due[player] = 0
    if state.card == NONE or state.round == state.box.rounds:
        ending.finish(state, told)  # FF-37, FF-R23
    else:
        state.ended = FISTS
