"""The end of the game: last placements, lawyers, diners, tickets (CF-38 to CF-42, CF-R37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.told import Told
from funnymoney.games.counterfeiters import deeds
from funnymoney.games.counterfeiters.cards import BAD_LAWYER, BIG_LAWYER
from funnymoney.games.counterfeiters.numbers import (
    BAD,
    BIG_SHOT,
    LAST_PLACEMENTS,
    LAWYER,
    MUST_PLACE,
    NONE,
    OVER,
    PASS,
    PLACING,
    RETRIEVE,
)

if TYPE_CHECKING:
    from funnymoney.games.counterfeiters.rules import Counterfeiters


def begin(state: Counterfeiters, told: Told) -> None:
    """CF-39: everybody who has a henchman left may place one last."""
    told.all("last_placements")
    state.stage = LAST_PLACEMENTS
    state.asked = 0
    ask_next(state, told)


def go_on(state: Counterfeiters, told: Told) -> None:
    """After a choice within the end of the game."""
    if state.stage == MUST_PLACE:
        state.stage = state.asked  # which lawyer it was
    if state.stage == LAST_PLACEMENTS:
        ask_next(state, told)
    elif state.stage == BIG_SHOT:
        ask_lawyer(state, BAD, told)
    else:
        finish(state, told)


def ask_next(state: Counterfeiters, told: Told) -> None:
    """CF-R30, CF-R31: one each, in turn order, if any is left."""
    starter = state.first
    if state.box.after_trigger:
        starter = state.after(state.trigger, 1)
    while state.asked < state.box.players:
        player = state.after(starter, state.asked)
        state.asked += 1
        if state.henchmen[player] > 0:
            state.player = player
            state.phase = PLACING
            return
    ask_lawyer(state, BIG_SHOT, told)


def ask_lawyer(state: Counterfeiters, stage: i64, told: Told) -> None:
    """CF-40, CF-R34: the owner of a lawyer may place one of his henchmen anew."""
    state.stage = stage
    lawyer = BIG_LAWYER
    if stage == BAD:
        lawyer = BAD_LAWYER
    for player in range(state.box.players):
        if state.has(player, lawyer) > 0:
            state.player = player
            if can_retrieve(state):
                state.phase = LAWYER
                told.all("lawyer", player, lawyer)
                return
    go_on(state, told)


def can_retrieve(state: Counterfeiters) -> bool:
    """Whether he has a henchman on the board; what it could do would tell of his money."""
    return any(state.standing[space] == state.player for space in range(state.box.spaces))


def may_retrieve(state: Counterfeiters, space: i64) -> bool:
    """CF-R34: his own, and only if it can do something somewhere."""
    if state.standing[space] != state.player:
        return False
    return (state.free | 1 << space) & deeds.useful_spaces(state) != 0


def retrievals(state: Counterfeiters, out: Actions) -> None:
    out.clear()
    for space in range(state.box.spaces):
        if may_retrieve(state, space):
            out.add(RETRIEVE + space)
    out.add(PASS)


def retrieve(state: Counterfeiters, space: i64) -> None:
    standing = state.standing
    henchmen = state.henchmen
    standing[space] = NONE
    state.free |= 1 << space
    henchmen[state.player] += 1
    state.asked = state.stage
    state.stage = MUST_PLACE
    state.phase = PLACING


def finish(state: Counterfeiters, told: Told) -> None:
    """CF-41, CF-R36: diners once more, then the tickets, and the money is counted."""
    state.serve_diners(told)
    state.pay_tickets(told)
    state.phase = OVER
