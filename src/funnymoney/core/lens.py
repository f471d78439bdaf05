"""One player's position as numbers: what he knows as features, what he may do as a mask.

A mask is a byte for each action, 1 where it is legal, else 0; eight of them are written at once,
as one number. Many games offer hundreds of actions in one run, and to write them one by one would
take longer than all the rest of a step.
"""

from __future__ import annotations

import sys
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from funnymoney.core.actions import LISTED, Actions
from funnymoney.core.bits import HALFWAY
from funnymoney.core.game import Game
from funnymoney.core.views import wipe

EIGHT: Final[i64] = 8
ALL_EIGHT: Final[i64] = 0x0101010101010101
LOW_SEVEN: Final[i64] = 0x000F0F0F0F0F0F0F  # what one may count in each byte but the highest
BIG: Final = sys.byteorder == "big"


def single_bytes() -> vec[i64]:
    """Return the eight numbers in which one byte is 1, in the order of memory.

    A table, because mypyc shifts a constant by no more than 31.
    """
    found = [1]
    while len(found) < EIGHT:
        found.append(found[-1] * 256)
    if BIG:
        found.reverse()
    return vec[i64](found)


BYTES: Final[vec[i64]] = single_bytes()


def eight_bytes() -> vec[i64]:
    """Return for each set of eight the number whose bytes are 1 for its members."""
    return vec[i64](
        [sum(int(BYTES[place]) for place in range(8) if mask >> place & 1) for mask in range(256)]
    )


OF_EIGHT: Final[vec[i64]] = eight_bytes()


def words_for(actions: int) -> int:
    """Return how many numbers the mask of so many actions takes."""
    return -(-actions // int(EIGHT))


def byte_of(action: i64) -> i64:
    """Return the number in which only the byte of this action is set."""
    place = action & 7
    return BYTES[place]


def mark(legal: Actions, out: vec[i64], at: i64) -> None:
    """Add the legal actions to a mask that starts at a place of `out`."""
    if legal.mask != 0:
        mark_bits(legal.mask, legal.first, out, at)
    elif legal.first != LISTED:
        mark_run(legal.first, legal.first + legal.count, out, at)
    else:
        items = legal.items
        for place in range(legal.count):
            action = items[place]
            word = at + (action >> 3)
            out[word] |= byte_of(action)


def mark_bits(bits: i64, first: i64, out: vec[i64], at: i64) -> None:
    """Mark `first` plus the place of every bit that is set, eight at a time."""
    word = at + (first >> 3)
    aside = first & 7
    out[word] |= OF_EIGHT[bits << aside & 255]
    bits >>= 8 - aside
    while bits != 0:
        word += 1
        out[word] |= OF_EIGHT[bits & 255]
        bits >>= 8


def mark_run(action: i64, end: i64, out: vec[i64], at: i64) -> None:
    while action < end:
        word = at + (action >> 3)
        if action & 7 == 0 and action + EIGHT <= end:
            out[word] = ALL_EIGHT
            action += EIGHT
        else:
            out[word] |= byte_of(action)
            action += 1


def is_marked(action: i64, masks: vec[i64], at: i64) -> bool:
    """Whether an action is in the mask that starts there; it must be one of the game's."""
    word = at + (action >> 3)
    return masks[word] & byte_of(action) != 0


def number_in(word: i64) -> i64:
    """Return how many actions are marked in one number of a mask: the sum of its bytes."""
    return word * ALL_EIGHT >> 56 & 15


def nth_marked(number: i64, masks: vec[i64], at: i64, word: i64) -> i64:
    """Return an action of the mask that starts there, the lowest being number 0.

    `word` is a place up to which there is none.
    """
    here = number_in(masks[word])
    while number >= here:
        number -= here
        word += 1
        here = number_in(masks[word])
    return (word - at) * EIGHT + nth_byte(masks[word], number)


def nth_byte(word: i64, number: i64) -> i64:
    """Return the place of a byte that is 1, the lowest in memory being number 0.

    All bytes at once and without a branch, as in `bits.nth`: it is random which one is wanted.
    """
    if BIG:
        return 7 - nth_byte_up(word, number_in(word) - 1 - number)
    return nth_byte_up(word, number)


def nth_byte_up(word: i64, number: i64) -> i64:
    """Do the same by the worth of the bytes, whatever their order in memory."""
    sums = word * ALL_EIGHT  # in each byte how many there are up to it
    too_low = number * ALL_EIGHT + HALFWAY - (sums & LOW_SEVEN) & HALFWAY
    return (too_low >> 7) * ALL_EIGHT >> 48 & 15


@final
class Lens:
    """Looks at positions of one kind of match, one after the other, and has the last one's numbers.

    `features` and `mask` are written over by every look: copy what you want to keep.
    """

    def __init__(self, features: int, actions: int) -> None:
        self.features: vec[i32] = vec[i32]([0] * features)
        self.mask: vec[i64] = vec[i64]([0] * words_for(actions))
        self.legal: Actions = Actions()

    def look(self, state: Game, player: i64) -> None:
        """Take in what this player knows and may do; who is not asked may do nothing."""
        self.look_at_position(state, player)
        self.look_at_choices(state, player)

    def look_at_position(self, state: Game, player: i64) -> None:
        """Take in what this player, or a spectator, knows."""
        features = self.features
        wipe(features, 0, i64(len(features)))
        state.features(player, features, 0)

    def look_at_choices(self, state: Game, player: i64) -> None:
        """Take in what this player may do."""
        mask = self.mask
        for word in range(i64(len(mask))):
            mask[word] = 0
        if state.acting() >> player & 1 != 0:
            state.legal(player, self.legal)
            mark(self.legal, mask, 0)

    def is_legal(self, state: Game, player: i64, action: i64) -> bool:
        """Whether this player may take an action now."""
        legal = self.legal
        state.legal(player, legal)
        return legal.has(action)
