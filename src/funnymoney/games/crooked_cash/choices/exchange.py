"""Words for an exchange: ten numbers. Notes handed in by value, then notes wanted."""

from __future__ import annotations

from typing import Any

from funnymoney.core.game import Offer, Word
from funnymoney.games.crooked_cash.numbers import EXCHANGE, GIVE, VALUES, WORTH
from funnymoney.games.crooked_cash.procedures.exchange import Exchange
from funnymoney.games.crooked_cash.state import CashState, Matter


def offer(game: CashState, exchange: Exchange) -> Offer:
    """What was named before the last value is settled."""
    named = named_so_far(exchange)
    first = int(exchange.player * VALUES)
    most = [int(game.in_hand[first + value]) for value in range(int(VALUES))]
    most += [int(some) for some in game.in_bank]
    for value in range(int(VALUES)):
        if not exchange.giving or value > exchange.low:
            most[value] = named[value]
        if not exchange.giving and value > exchange.low:
            most[int(VALUES) + value] = named[int(VALUES) + value]
    made: Offer = {
        "verb": "exchange",
        "each": most,
        "at_least": 1,
        "swap": [int(worth) for worth in WORTH],
    }
    return made | {"least": named} if any(named) else made


def named_so_far(exchange: Exchange) -> list[int]:
    return [int(some) for some in [*exchange.given, *exchange.taken]]


def steps(top: Matter, numbers: list[int]) -> list[int]:
    """Name note by note, after what was named already."""
    named, begun = [0] * len(numbers), [int(EXCHANGE)]
    if isinstance(top, Exchange):
        named, begun = named_so_far(top), []
    for place in (4, 3, 2, 1, 0, 9, 8, 7, 6, 5):  # given, then taken, the largest first
        begun += [int(GIVE) + place] * (numbers[place] - named[place])
    return begun


def word(exchange: Exchange, told: list[int]) -> Word:
    numbers: list[Any] = named_so_far(exchange)
    for action in told:
        numbers[action - int(GIVE)] += 1
    return ["exchange", *numbers]
