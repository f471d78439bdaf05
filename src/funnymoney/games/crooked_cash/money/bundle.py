"""Picking notes to pay with: a bundle that is enough and from which none can be left out (CC-A4).

Notes are picked from the largest down, among equal ones in the order plain, known true, known
false. Whoever has picked a smaller note never goes back, so each bundle is picked in one way.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.games.crooked_cash.money.purse import with_look
from funnymoney.games.crooked_cash.numbers import (
    KINDS,
    KNOWN_FALSE,
    KNOWN_TRUE,
    LOOKS,
    NOTES,
    VALUES,
    WORTH,
)
from funnymoney.games.crooked_cash.state import CashState

ONE: Final[i64] = 1

# Known true notes are paid first, known false ones last, when nobody cares to pick.
SAFEST: Final[vec[i64]] = vec[i64]([1, 0, 2])


def place(value: i64, look: i64) -> i64:
    """Return how many sorts of note come before this one when they are picked."""
    return (VALUES - 1 - value) * LOOKS + look


def next_notes(game: CashState, player: i64, due: i64, picked: vec[i64], last: i64) -> i64:
    """Return a bit for each sort of note that can be picked next.

    With it and those after it `due` can be reached.
    """
    found: i64 = 0
    reach: i64 = 0
    hand = game.hand
    at = player * VALUES * KINDS
    for value in range(VALUES):
        worth = WORTH[value]
        note = value * LOOKS
        before = (VALUES - 1 - value) * LOOKS
        left = i64(hand[at + KNOWN_FALSE]) - picked[note + 2]
        reach += left * worth
        found |= (i64(left > 0) & i64(reach >= due) & i64(before + 2 >= last)) << (note + 2)
        left = i64(hand[at + KNOWN_TRUE]) - picked[note + 1]
        reach += left * worth
        found |= (i64(left > 0) & i64(reach >= due) & i64(before + 1 >= last)) << (note + 1)
        left = i64(hand[at] + hand[at + 1]) - picked[note]
        reach += left * worth
        found |= (i64(left > 0) & i64(reach >= due) & i64(before >= last)) << note
        at += KINDS
    return found


def fewest(game: CashState, player: i64, due: i64, picked: vec[i64]) -> None:
    """Pick the fewest notes, and of those the smallest that will do."""
    notes = fewest_needed(game, player, due)
    value = VALUES - 1
    while value >= 0:
        count: i64 = 0
        while not can_reach(game, player, value - 1, notes - count, due - count * WORTH[value]):
            count += 1
        pick_safest(game, player, value, count, picked)
        notes -= count
        due -= count * WORTH[value]
        value -= 1


def fewest_needed(game: CashState, player: i64, due: i64) -> i64:
    notes: i64 = 0
    value = VALUES - 1
    while value >= 0 and due > 0:
        worth = WORTH[value]
        count = min((due + worth - 1) // worth, in_hand(game, player, value))
        notes += count
        due -= count * worth
        value -= 1
    return notes


def can_reach(game: CashState, player: i64, value: i64, notes: i64, due: i64) -> bool:
    """Whether so many notes of this value and smaller ones are enough."""
    while value >= 0 and due > 0 and notes > 0:
        count = min(notes, in_hand(game, player, value))
        notes -= count
        due -= count * WORTH[value]
        value -= 1
    return due <= 0


def in_hand(game: CashState, player: i64, value: i64) -> i64:
    return i64(game.in_hand[player * VALUES + value])


def pick_safest(game: CashState, player: i64, value: i64, count: i64, picked: vec[i64]) -> None:
    """CC-A4: known true notes first."""
    for turn in range(LOOKS):
        look = SAFEST[turn]
        some = min(count, with_look(game, player, value, look))
        picked[value * LOOKS + look] += some
        count -= some


def worth_of(picked: vec[i64]) -> i64:
    worth: i64 = 0
    for note in range(NOTES):
        worth += picked[note] * WORTH[note // LOOKS]
    return worth


def next_exact(game: CashState, player: i64, exact: vec[i64], picked: vec[i64], last: i64) -> i64:
    """Return a bit for each sort that can be picked next where a trade has named the values."""
    value = VALUES - 1
    missing: i64 = 0
    while value >= 0:
        missing = exact[value] - picked_of(picked, value)
        if missing > 0:
            break
        value -= 1
    found: i64 = 0
    reach: i64 = 0
    look = LOOKS - 1
    while look >= 0:
        note = value * LOOKS + look
        left = with_look(game, player, value, look) - picked[note]
        reach += left
        if left > 0 and reach >= missing and place(value, look) >= last:
            found |= ONE << note
        look -= 1
    return found


def picked_of(picked: vec[i64], value: i64) -> i64:
    at = value * LOOKS
    return picked[at] + picked[at + 1] + picked[at + 2]


def safest(game: CashState, player: i64, exact: vec[i64], picked: vec[i64]) -> None:
    """Pick the notes that a trade has named, known true ones first."""
    for value in range(VALUES):
        pick_safest(game, player, value, exact[value], picked)
