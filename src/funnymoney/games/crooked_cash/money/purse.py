"""Notes in a player's hand, and notes that change hands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from funnymoney.core.bits import lowest
from funnymoney.core.luck import Luck
from funnymoney.games.crooked_cash.money import bank, certainty
from funnymoney.games.crooked_cash.numbers import (
    BANK,
    KINDS,
    KNOWN_FALSE,
    KNOWN_TRUE,
    PARCEL,
    PLAIN_FALSE,
    PLAIN_TRUE,
    VALUES,
    WORTH,
)
from funnymoney.games.crooked_cash.state import CashState

# A note on the table is its value times eight, its kind, and 4 once it was found true.
SEEN: Final[i64] = 4
ROW: Final[i64] = 8


def with_look(game: CashState, player: i64, value: i64, look: i64) -> i64:
    """Return how many notes in hand look so to their holder: plain, known true, known false."""
    at = (player * VALUES + value) * KINDS
    hand = game.hand
    if look == 0:
        return i64(hand[at + PLAIN_TRUE] + hand[at + PLAIN_FALSE])
    return i64(hand[at + 1 + look])


def lay_out(game: CashState, player: i64, value: i64, look: i64, luck: Luck) -> i64:
    """Take a note of this look out of the hand, any of them; return it as it lies there."""
    at = (player * VALUES + value) * KINDS
    hand = game.hand
    kind = look + 1
    if look == 0:
        false = i64(hand[at + PLAIN_FALSE])
        kind = i64(luck.below(i64(hand[at + PLAIN_TRUE]) + false) < false)
    hand[at + kind] -= 1
    game.in_hand[player * VALUES + value] -= 1
    game.cash[player] -= WORTH[value]
    return value * ROW + kind


def give_back(game: CashState, player: i64, notes: vec[i64]) -> None:
    """Put notes from the table back into the hand; those found true are marked so."""
    hand = game.hand
    for value in range(VALUES):
        seen: i64 = 0
        new: i64 = 0
        for note in notes:
            if note // ROW == value and note & SEEN != 0:
                seen += 1
                new += i64(note & 3 == PLAIN_TRUE)
        if seen > 0:
            certainty.kept_true(game, player, value, seen, new)
    for note in notes:
        value = note // ROW
        kind = note & 3
        if note & SEEN != 0:
            kind = KNOWN_TRUE
        hand[(player * VALUES + value) * KINDS + kind] += 1
        game.in_hand[player * VALUES + value] += 1
        game.cash[player] += WORTH[value]


def hand_over(game: CashState, payer: i64, payee: i64, notes: vec[i64]) -> None:
    """Move notes from the table to the payee, a player or the bank."""
    parcel = game.box.parcel
    values: i64 = 0
    for note in notes:
        values |= 1 << note // ROW
    while values != 0:
        value = lowest(values)
        values &= values - 1
        for place in range(PARCEL):
            parcel[place] = 0
        count: i64 = 0
        for note in notes:
            if note // ROW == value:
                parcel[place_of(note)] += 1
                count += 1
        move(game, payer, payee, value, count)
    if payee == BANK:
        for note in notes:
            bank.put_under(game, note // ROW, note & 1)  # CC-25


def place_of(note: i64) -> i64:
    """Return where in a parcel a note is counted."""
    kind = note & 3
    if note & SEEN == 0:
        return kind
    if kind == KNOWN_TRUE:
        return certainty.SEEN_KNOWN
    return certainty.SEEN_PLAIN


def move(game: CashState, payer: i64, payee: i64, value: i64, count: i64) -> None:
    """Note down that a parcel of one value goes, and put it into the payee's hand."""
    parcel = game.box.parcel
    certainty.passed(game, payer, payee, value, parcel)
    at = payer * VALUES + value
    game.held[at] -= i16(count)
    plain = parcel[PLAIN_TRUE] + parcel[PLAIN_FALSE] + parcel[certainty.SEEN_PLAIN]
    game.plain[at] -= i16(plain)
    certainty.forget_marks(game, payer, value)
    if payee == BANK:
        return
    seen = parcel[certainty.SEEN_PLAIN] + parcel[certainty.SEEN_KNOWN]
    hand = game.hand
    to = payee * VALUES + value
    false = parcel[PLAIN_FALSE] + parcel[KNOWN_FALSE]
    hand[to * KINDS + PLAIN_FALSE] += i16(false)
    hand[to * KINDS + PLAIN_TRUE] += i16(count - seen - false)
    hand[to * KINDS + KNOWN_TRUE] += i16(seen)
    game.held[to] += i16(count)
    game.in_hand[to] += i16(count)
    game.plain[to] += i16(count - seen)
    game.cash[payee] += count * WORTH[value]


def seize_all(game: CashState, payer: i64, payee: i64, luck: Luck) -> None:
    """CC-D3: all the notes of a bankrupt go to the creditor, unchecked."""
    parcel = game.box.parcel
    hand = game.hand
    for value in range(VALUES):
        at = (payer * VALUES + value) * KINDS
        count: i64 = 0
        for kind in range(KINDS):
            parcel[kind] = i64(hand[at + kind])
            count += parcel[kind]
            hand[at + kind] = 0
        game.in_hand[payer * VALUES + value] = 0
        parcel[certainty.SEEN_PLAIN] = 0
        parcel[certainty.SEEN_KNOWN] = 0
        if count > 0:
            move(game, payer, payee, value, count)
        if payee == BANK:
            false = parcel[PLAIN_FALSE] + parcel[KNOWN_FALSE]
            for note in range(count):
                drawn = i64(luck.below(count - note) < false)
                bank.put_under(game, value, drawn)
                false -= drawn
    game.cash[payer] = 0


def confiscate(game: CashState, payer: i64, checker: i64, note: i64) -> None:
    """CC-20: the checker keeps a false note, and knows what it is."""
    value = note // ROW
    known = note & 3 == KNOWN_FALSE
    at = payer * VALUES + value
    game.held[at] -= 1
    if not known:
        game.plain[at] -= 1
    certainty.caught(game, payer, checker, value, known)
    to = checker * VALUES + value
    game.hand[to * KINDS + KNOWN_FALSE] += 1
    game.held[to] += 1
    game.in_hand[to] += 1
    game.cash[checker] += WORTH[value]
