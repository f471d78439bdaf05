"""The bank: five piles of notes, each with an order nobody can see (CC-25, CC-A5 to A8).

A pile is kept as bits, the top note lowest, one for a false note; `deep` words for each value.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.money import certainty
from funnymoney.games.crooked_cash.numbers import (
    KINDS,
    KNOWN_TRUE,
    MOST_NEW,
    PLAIN_FALSE,
    PLAIN_TRUE,
    VALUES,
    WORTH,
)
from funnymoney.games.crooked_cash.state import CashState

BITS: Final[i64] = 60  # notes in a word
SPARE_FIFTY: Final[i64] = 4  # a bit for each value
EVERY_VALUE: Final[i64] = 32


def put_under(game: CashState, value: i64, false: i64) -> None:
    """CC-25: a note paid to the bank goes to the bottom of its pile."""
    at = game.in_bank[value]
    if at == game.deep * BITS:
        deepen(game)
    game.pile[value * game.deep + at // BITS] |= false << at % BITS
    game.in_bank[value] = at + 1


def deepen(game: CashState) -> None:
    """Make room for a taller pile: one more word for each value."""
    old, deep = game.pile, game.deep
    pile = vec[i64]([])
    for value in range(VALUES):
        for word in range(value * deep, value * deep + deep):
            pile = append(pile, old[word])
        pile = append(pile, 0)
    game.pile = pile
    game.deep = deep + 1


def take_top(game: CashState, value: i64) -> i64:
    """Take the uppermost note; return whether it is false."""
    pile = game.pile
    at = value * game.deep
    last = at + game.deep - 1
    false = pile[at] & 1
    while at < last:
        pile[at] = pile[at] >> 1 | (pile[at + 1] & 1) << (BITS - 1)
        at += 1
    pile[last] >>= 1
    game.in_bank[value] -= 1
    return false


def shuffle_piles(game: CashState, luck: Luck) -> None:
    """CC-4: the notes of each value are shuffled; here, so many of them are left in the bank."""
    box = game.box
    for value in range(VALUES):
        mix(game, value, box.printed[value], box.false[value], luck)


def mix(game: CashState, value: i64, notes: i64, false: i64, luck: Luck) -> i64:
    """Fill a pile with the first of so many shuffled notes; return the false ones left over."""
    at = value * game.deep
    pile = game.pile
    for word in range(at, at + game.deep):
        pile[word] = 0
    for note in range(game.in_bank[value]):
        bit = i64(luck.below(notes) < false)
        pile[at + note // BITS] |= bit << note % BITS
        false -= bit
        notes -= 1
    return false


def deal(game: CashState, luck: Luck) -> None:
    """CC-4: everybody gets the same notes, from the top of the shuffled piles."""
    box = game.box
    for value in range(VALUES):
        game.in_bank[value] = box.printed[value]
    shuffle_piles(game, luck)
    for player in range(box.players):
        for value in range(VALUES):
            hand_out(game, player, value, box.dealt[value])


def hand_out(game: CashState, player: i64, value: i64, count: i64) -> None:
    """Give the player so many notes from the top of a pile; nobody knows which are false."""
    false: i64 = 0
    for note in range(count):  # noqa: B007 (a loop over `_` is slow when compiled)
        false += take_top(game, value)
    at = (player * VALUES + value) * KINDS
    hand = game.hand
    hand[at + PLAIN_FALSE] += i16(false)
    hand[at + PLAIN_TRUE] += i16(count - false)
    game.held[player * VALUES + value] += i16(count)
    game.in_hand[player * VALUES + value] += i16(count)
    game.plain[player * VALUES + value] += i16(count)
    game.cash[player] += count * WORTH[value]


def pay(game: CashState, player: i64, amount: i64, told: Told) -> None:
    """CC-A7: from the largest notes down, off the top; CC-A8: the bank never breaks."""
    left = plan(game, amount, 0)
    if left > 0:
        left = plan_sparing(game, amount)
    planned = game.box.planned
    if told.listens:
        told.show("bank_pays", player, with_new(planned, left))
    for value in range(VALUES):
        if planned[value] > 0:
            hand_out(game, player, value, planned[value])
    if left > 0:
        print_new(game, player, left, told)


def with_new(planned: vec[i64], left: i64) -> vec[i64]:
    """Return all the notes that a player gets: those planned and new ones for the rest."""
    notes = planned[:]
    value = VALUES - 1
    while value >= 0:
        notes[value] += left // WORTH[value]
        left %= WORTH[value]
        value -= 1
    return notes


def plan_sparing(game: CashState, amount: i64) -> i64:
    """CC-A8: without tens, 60 is three twenties and 110 is a fifty and three twenties.

    So try to spare a fifty, a hundred, a five hundred, and any of these together.
    """
    for spared in range(SPARE_FIFTY, EVERY_VALUE, SPARE_FIFTY):
        if plan(game, amount, spared) == 0:
            return 0
    return plan(game, amount, 0)


def plan(game: CashState, amount: i64, spared: i64) -> i64:
    """Plan which notes to pay with, sparing one of these values; return what is left unpaid."""
    planned = game.box.planned
    value = VALUES - 1
    while value >= 0:
        count = min(amount // WORTH[value], game.in_bank[value])
        if count > 0:
            count -= spared >> value & 1
        planned[value] = count
        amount -= count * WORTH[value]
        value -= 1
    return amount


def print_new(game: CashState, player: i64, amount: i64, told: Told) -> None:
    """CC-A8: new notes, true ones, and everybody knows it."""
    value = VALUES - 1
    while value >= 0:
        count = amount // WORTH[value]
        amount %= WORTH[value]
        if count > 0:
            assert game.printed[value] + count <= MOST_NEW
            game.printed[value] += count
            game.hand[(player * VALUES + value) * KINDS + KNOWN_TRUE] += i16(count)
            game.held[player * VALUES + value] += i16(count)
            game.in_hand[player * VALUES + value] += i16(count)
            game.cash[player] += count * WORTH[value]
            certainty.seen_true(game, player, value, count)
            told.all("printed", player, WORTH[value], count)
        value -= 1
