"""The black market: stacks of cards, prices by space (CF-13, CF-14, CF-33 to CF-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.counterfeiters.cards import JET, KINDS
from funnymoney.games.counterfeiters.numbers import NONE

if TYPE_CHECKING:
    from funnymoney.games.counterfeiters.rules import Counterfeiters


def open_stack(state: Counterfeiters, letter: i64) -> None:
    """Turn to the stack of this letter; its cards have no order until they are drawn."""
    state.letter = letter
    state.pile_left = 0
    pile = state.pile
    stacks = state.box.stacks
    for kind in range(KINDS):
        count = stacks[letter * KINDS + kind]
        pile[kind] = count
        state.pile_left += count


def draw_card(state: Counterfeiters, luck: Luck) -> i64:
    """CF-13: A before B before C before D."""
    while state.pile_left == 0:
        open_stack(state, state.letter + 1)
    pile = state.pile
    kind = luck.pick(pile, state.pile_left)
    pile[kind] -= 1
    state.pile_left -= 1
    state.stack_left -= 1
    return kind


def refill(state: Counterfeiters, luck: Luck, told: Told) -> None:
    """CF-14, CF-R7: the cheapest empty space first; CF-R8: dear ones may stay empty."""
    market = state.market
    slot = state.box.slots - 1
    while slot >= 0 and state.stack_left > 0:
        if market[slot] == NONE:
            market[slot] = draw_card(state, luck)
            told.all("offered", slot, market[slot])
        slot -= 1
    look_over(state)


def look_over(state: Counterfeiters) -> None:
    """Note where there are cards, and where jets."""
    market = state.market
    state.offered = 0
    state.jets = 0
    for slot in range(state.box.slots):
        if market[slot] != NONE:
            state.offered |= 1 << slot
        if market[slot] == JET:
            state.jets |= 1 << slot


def clear(state: Counterfeiters, told: Told) -> None:
    """CF-33, CF-34, CF-R9: throw away what lies on the trash icons, slide the rest right."""
    market = state.market
    trash = state.box.trash
    free = state.box.slots - 1
    for slot in range(state.box.slots - 1, -1, -1):
        kind = market[slot]
        market[slot] = NONE
        if kind != NONE and trash[slot] == 1:
            told.all("trashed", slot, kind)
        elif kind != NONE:
            market[free] = kind
            free -= 1
