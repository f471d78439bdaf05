"""Words for a trade: 35 numbers. Notes given by value, notes taken, streets, jail cards.

A street is 1 when it changes hands, whichever of the two owns it. The cards are the maker's
Chance card, the partner's, and the Community Chest's.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from funnymoney.core.game import Offer, Word
from funnymoney.games.crooked_cash.board import STREETS
from funnymoney.games.crooked_cash.money.bundle import in_hand
from funnymoney.games.crooked_cash.numbers import (
    COUNTER,
    GIVE,
    PLAYER,
    STOP,
    VALUES,
)
from funnymoney.games.crooked_cash.procedures.trade import MAKING, Trade
from funnymoney.games.crooked_cash.property import deeds
from funnymoney.games.crooked_cash.state import CashState, Matter

CARDS: Final = 3
THINGS: Final = 2 * int(VALUES) + int(STREETS) + CARDS


def most(game: CashState, trade: Trade) -> list[int]:
    """Return how much of each thing can change hands."""
    maker, partner = trade.maker, trade.partner
    streets = deeds.streets_of(game, maker) | deeds.streets_of(game, partner)
    return [
        *[int(in_hand(game, maker, value)) for value in range(int(VALUES))],
        *[int(in_hand(game, partner, value)) for value in range(int(VALUES))],
        *[int(streets >> street & 1) for street in range(int(STREETS))],
        *[int(trade.jail_cards(game) >> card & 1) for card in range(CARDS)],
    ]


def actions() -> list[int]:
    """The action that names each thing, in the order of the numbers."""
    return list(range(int(GIVE), int(GIVE) + THINGS))


def fresh_offer(game: CashState, player: i64, partner: int) -> Offer:
    each = most(game, Trade(player, partner))
    return {"verb": "offer", "at": [partner], "each": each, "at_least": 1}


def counter_offer(game: CashState, trade: Trade) -> Offer:
    each = most(game, Trade(trade.partner, trade.maker))
    return {"verb": "counter", "each": each, "at_least": 1}


def offer(game: CashState, trade: Trade) -> Offer:
    """What is left once some things were named: those before the last one stay as they are."""
    named, each = named_so_far(trade), most(game, trade)
    for place, action in enumerate(actions()):
        if action < trade.last:
            each[place] = named[place]
    made: Offer = {"verb": "offer", "at": [int(trade.partner)], "each": each, "at_least": 1}
    return made | {"least": named} if any(named) else made


def named_so_far(trade: Trade) -> list[int]:
    return [
        *[int(each) for each in trade.notes],
        *[int(trade.streets >> street & 1) for street in range(int(STREETS))],
        *[int(trade.cards >> card & 1) for card in range(CARDS)],
    ]


def steps(top: Matter, verb: str, numbers: list[int]) -> list[int]:
    """Name thing by thing, after what was named already."""
    if isinstance(top, Trade) and top.stage == MAKING:
        return naming(numbers[1:], named_so_far(top))
    if verb == "counter":
        return [int(COUNTER), *naming(numbers, [0] * THINGS)]
    return [int(PLAYER) + numbers[0], *naming(numbers[1:], [0] * THINGS)]


def naming(numbers: list[int], named: list[int]) -> list[int]:
    told: list[int] = []
    for action, number, had in zip(actions(), numbers, named, strict=True):
        told += [action] * (number - had)
    return [*told, int(STOP)]


def numbers_of(trade: Trade | None, told: list[int]) -> list[int]:
    """Return the 35 numbers that naming these things means."""
    numbers = [0] * THINGS if trade is None else named_so_far(trade)
    places = actions()
    for action in told:
        if action != STOP:
            numbers[places.index(action)] += 1
    return numbers


def word(trade: Trade, told: list[int]) -> Word:
    numbers: list[Any] = numbers_of(trade, told)
    return ["offer", int(trade.partner), *numbers]
