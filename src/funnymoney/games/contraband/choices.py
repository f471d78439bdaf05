"""Contraband's choices: what is offered, and words for action numbers and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from funnymoney.core.game import Offer, Word
from funnymoney.games.contraband.box import Box
from funnymoney.games.contraband.cards import GOODS
from funnymoney.games.contraband.numbers import (
    DECLARE,
    IMMUNITY,
    THROW,
)

if TYPE_CHECKING:
    from funnymoney.games.contraband.rules import Contraband

PLAIN: Final = ("believe", "search", "accept", "inform")  # actions 0 to 3


def offers(state: Contraband, player: i64) -> list[Offer]:
    """Declarations as one offer with limits, everything else as it is."""
    actions = state.legal_actions(int(player))
    if not actions:
        return []
    if actions[-1] >= DECLARE:
        return declarations(state)
    throws = [[action - int(THROW)] for action in actions if THROW <= action < DECLARE]
    if throws:
        return [{"verb": "throw", "among": throws}]
    return [{"verb": PLAIN[action]} for action in actions]


def declarations(state: Contraband) -> list[Offer]:
    """CB-R1: immunity, or so many of each good, in all no more than the hand holds."""
    size = int(state.size)
    most = [min(count, size) for count in state.box.most_of_each()]
    declare: Offer = {"verb": "declare", "each": most, "total": size}
    return [declare, {"verb": "immunity"}] if state.box.first_declaration == 0 else [declare]


def steps(state: Contraband, word: Word) -> list[int]:
    verb = word[0]
    numbers = [cast(int, number) for number in word[1:]]
    if verb == "declare":
        return [int(DECLARE) + state.box.number_of[tuple(numbers)]]
    if verb == "immunity":
        return [int(DECLARE + IMMUNITY)]
    if verb == "throw":
        return [int(THROW) + numbers[0]]
    return [PLAIN.index(cast(str, verb))]


def word(state: Contraband, action: int) -> Word:
    if action >= DECLARE:
        return declaration(state.box, action - DECLARE)
    if action >= THROW:
        return ["throw", action - int(THROW)]
    return [PLAIN[action]]


def declaration(box: Box, number: i64) -> Word:
    """Return a declaration as the word that makes it."""
    if number == IMMUNITY:
        return ["immunity"]
    at = number * GOODS
    counts = [int(box.declared[at + good]) for good in range(GOODS)]
    said: Word = ["declare"]
    said.extend(counts)
    return said
