"""The choices of Falsche FFuffziger: what is offered, and words for action numbers and back.

["produce", kind]  ["sell", kind]  ["transform", kind]      of machine, see machines.py
["offer", kind, amount]  ["match"]  ["drop"]                kind of money: 0 to 4 notes, 5 real
["fist", 10s, 20s, 50s, 100s, 150s, real]                   in secret, in phase 4
["buy", value]  ["stop"]                                    value: 0 to 4
["launder", 10s, 20s, 50s, 100s, 150s]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from funnymoney.core.game import Offer, Word
from funnymoney.games.ffuffziger.laying import asked, asks_of, highest_unit, laid_so_far
from funnymoney.games.ffuffziger.machines import VALUES
from funnymoney.games.ffuffziger.numbers import (
    BASE,
    BUY,
    DROP,
    FISTS,
    FOLLOW,
    LAUNDERING,
    LEAD,
    MONEY,
    NONE,
    OFFER,
    PRODUCE,
    SELL,
    STOP,
    TRANSFORM,
)
from funnymoney.games.ffuffziger.phases.auction import least_of, most_of

if TYPE_CHECKING:
    from funnymoney.games.ffuffziger.rules import Ffuffziger

AMONG: Final = (
    ("transform", TRANSFORM, OFFER),
    ("sell", SELL, TRANSFORM),
    ("produce", PRODUCE, SELL),
    ("buy", BUY, STOP),
)
ALONE: Final = (("match", FOLLOW), ("drop", DROP), ("stop", STOP))


# ----------------------------------------------------------------------------- offers


def offers(state: Ffuffziger, player: i64) -> list[Offer]:
    actions = state.legal_actions(int(player))
    if not actions:
        return []
    if state.phase == FISTS:
        return [amounts(state, player, "fist", MONEY)]
    if state.phase == LAUNDERING:
        return [amounts(state, player, "launder", VALUES)]
    made: list[Offer] = []
    if state.phase == LEAD:
        made = raises(state, player, actions)
    for verb, first, last in AMONG:
        found = [[action - int(first)] for action in actions if first <= action < last]
        if found:
            made.append({"verb": verb, "among": found})
    made += [{"verb": verb} for verb, action in ALONE if action in actions]
    return made


def raises(state: Ffuffziger, player: i64, actions: list[int]) -> list[Offer]:
    kinds = [action - int(OFFER) for action in actions if OFFER <= action < DROP]
    if state.begun >> player & 1 != 0:
        kinds = [asked_of(state, player)]
    return [raised(state, player, kind) for kind in kinds]


def raised(state: Ffuffziger, player: i64, kind: int) -> Offer:
    low, high = bounds(state, player, kind, int(most_of(state, player, kind)))
    low = max(low, int(least_of(state, kind)))
    return {"verb": "offer", "at": [kind], "least": [low], "each": [high]}


def amounts(state: Ffuffziger, player: i64, verb: str, kinds: i64) -> Offer:
    """Of each kind any number that the player owns; midway what was laid down stays."""
    at = player * MONEY
    limits = [
        bounds(state, player, kind, int(state.money[at + kind])) for kind in range(int(kinds))
    ]
    offer: Offer = {"verb": verb, "each": [high for _, high in limits]}
    if state.begun >> player & 1 != 0:
        offer["least"] = [low for low, _ in limits]
    return offer


def bounds(state: Ffuffziger, player: i64, kind: int, most: int) -> tuple[int, int]:
    """Return the least and the most of a kind of money, after what was settled so far."""
    asked = asked_of(state, player)
    laid = int(laid_so_far(state, player, kind))
    if asked == NONE or kind > asked:
        return 0, most
    if kind < asked:
        return laid, laid
    unit = first_unit(state, player, kind, most)
    return laid, min(most, laid + unit * int(BASE) - 1)


def asked_of(state: Ffuffziger, player: i64) -> int:
    """Return the kind of money that the player is asked for, if any."""
    return int(NONE) if asks_of(state, player) == 0 else int(asked(state, player))


# ------------------------------------------------------------------------------ words


def steps(state: Ffuffziger, player: i64, word: Word) -> list[int]:
    """Return the steps of a word that are still to be taken."""
    verb = word[0]
    numbers = [cast(int, number) for number in word[1:]]
    if verb == "offer":
        kind = numbers[0]
        most = int(most_of(state, player, kind))
        told = amount_steps(state, player, kind, numbers[1], most)
        if state.begun >> player & 1 != 0:
            return told
        return [int(OFFER) + kind, *([] if most == least_of(state, kind) else told)]
    if verb in ("fist", "launder"):
        return [
            digit
            for kind in kinds_asked(state, player)
            for digit in amount_steps(
                state, player, kind, numbers[kind], int(state.money[player * MONEY + kind])
            )
        ]
    for name, action in ALONE:
        if name == verb:
            return [int(action)]
    first = next(first for name, first, _ in AMONG if name == verb)
    return [int(first) + numbers[0]]


def kinds_asked(state: Ffuffziger, player: i64) -> list[int]:
    """Return the kinds of money that are still to be asked for."""
    return [kind for kind in range(int(MONEY)) if asks_of(state, player) >> kind & 1 != 0]


def amount_steps(state: Ffuffziger, player: i64, kind: int, amount: int, most: int) -> list[int]:
    unit = first_unit(state, player, kind, most)
    if kind == asked_of(state, player):
        amount -= int(laid_so_far(state, player, kind))
    digits: list[int] = []
    while unit > 0:
        digits.append(amount // unit)
        amount %= unit
        unit //= int(BASE)
    return digits


def first_unit(state: Ffuffziger, player: i64, kind: int, most: int) -> int:
    """Return what the first digit counts that is still to be told of this kind."""
    if kind == asked_of(state, player) and state.unit[player] > 0:
        return int(state.unit[player])
    return int(highest_unit(most))


def word(state: Ffuffziger, player: i64, actions: list[int]) -> Word:
    if state.phase == FISTS:
        return laid_down(state, player, "fist", MONEY, actions)
    if state.phase == LAUNDERING:
        return laid_down(state, player, "launder", VALUES, actions)
    if state.phase == LEAD and actions[0] != DROP:
        return offer_word(state, player, actions)
    for name, action in ALONE:
        if action == actions[0]:
            return [name]
    name, first, _ = next(each for each in AMONG if each[1] <= actions[0] < each[2])
    return [name, actions[0] - int(first)]


def offer_word(state: Ffuffziger, player: i64, actions: list[int]) -> Word:
    if state.begun >> player & 1 != 0:
        kind, digits = asked_of(state, player), actions
    else:
        kind, digits = actions[0] - int(OFFER), actions[1:]
    if not digits:
        return ["offer", kind, int(most_of(state, player, kind))]
    amount = int(laid_so_far(state, player, kind))
    for digit, unit in zip(reversed(digits), units(), strict=False):
        amount += digit * unit
    return ["offer", kind, amount]


def units() -> list[int]:
    return [int(BASE) ** place for place in range(6)]


def laid_down(state: Ffuffziger, player: i64, verb: str, kinds: i64, actions: list[int]) -> Word:
    at = player * MONEY
    numbers = [int(laid_so_far(state, player, kind)) for kind in range(int(kinds))]
    left = list(actions)
    for kind in kinds_asked(state, player):
        unit = first_unit(state, player, kind, int(state.money[at + kind]))
        while unit > 0:
            numbers[kind] += left.pop(0) * unit
            unit //= int(BASE)
    said: Word = [verb]
    said.extend(numbers)
    return said
