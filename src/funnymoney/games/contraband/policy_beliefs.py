"""What is in a suitcase of which somebody has declared something.

The rules deal an imagined suitcase as if nothing had been said. Travellers mostly tell the
truth, or leave one article out: so it is packed again, by how much one doubts the declaration.
"""

from __future__ import annotations

from mypy_extensions import i64

from funnymoney.core.luck import Luck
from funnymoney.games.contraband.cards import BAG, BAGGAGE, GOODS, KINDS
from funnymoney.games.contraband.numbers import IMMUNITY
from funnymoney.games.contraband.rules import Contraband


def pack_again(state: Contraband, false: bool, luck: Luck) -> None:
    """Pack what was declared, or that and something more, as far as such cards are unseen."""
    said = state.said[state.holder]
    size = state.size
    unpack(state)
    if said == IMMUNITY:
        if not false:
            take(state, BAG)
    else:
        declared = state.box.declared
        for good in range(GOODS):
            for each in range(declared[said * GOODS + good]):  # noqa: B007
                take(state, good)
        if false and state.size < size:
            take(state, some_good(state, luck))
        while state.size < size and state.deck[BAGGAGE] > 0:
            take(state, BAGGAGE)
    while state.size < size:
        state.draw(luck)


def unpack(state: Contraband) -> None:
    """Put all cards back among those unseen."""
    hand = state.hand
    deck = state.deck
    for kind in range(KINDS):
        deck[kind] += hand[kind]
        hand[kind] = 0
    state.deck_left += state.size
    state.size = 0


def take(state: Contraband, kind: i64) -> None:
    deck = state.deck
    hand = state.hand
    if deck[kind] > 0:
        deck[kind] -= 1
        hand[kind] += 1
        state.deck_left -= 1
        state.size += 1


def some_good(state: Contraband, luck: Luck) -> i64:
    """Return some article that is unseen, each card as likely; baggage if there is none."""
    deck = state.deck
    count: i64 = 0
    for good in range(GOODS):
        count += deck[good]
    if count == 0:
        return BAGGAGE
    left = luck.below(count)
    for good in range(GOODS):
        left -= deck[good]
        if left < 0:
            return good
    return BAGGAGE
