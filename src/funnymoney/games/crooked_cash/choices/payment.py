"""Words for a bundle of notes: fifteen numbers, by value plain, known true and known false."""

from __future__ import annotations

from typing import Any

from funnymoney.core.game import Offer, Word
from funnymoney.games.crooked_cash.money.bundle import place
from funnymoney.games.crooked_cash.money.purse import with_look
from funnymoney.games.crooked_cash.numbers import LOOKS, NOTE, NOTES, VALUES, WORTH
from funnymoney.games.crooked_cash.procedures.payment import Payment
from funnymoney.games.crooked_cash.state import CashState, Matter


def offers(game: CashState, payment: Payment) -> list[Offer]:
    least, most = limits(game, payment)
    offer: Offer = {"verb": "pay", "each": most}
    if payment.in_trade():
        offer |= {"parts": [[int(LOOKS), int(count)] for count in payment.exact]}
    else:
        worth = [int(WORTH[note // int(LOOKS)]) for note in range(int(NOTES))]
        offer |= {"worth": worth, "due": int(payment.need)}
    return [offer | {"least": least}] if any(least) else [offer]


def limits(game: CashState, payment: Payment) -> tuple[list[int], list[int]]:
    """The least and the most of each sort; what was picked before the last sort is settled."""
    least = [int(each) for each in payment.picked]
    most = list(least)
    for note in range(int(NOTES)):
        value, look = divmod(note, int(LOOKS))
        if place(value, look) + 1 >= payment.last:
            most[note] = int(with_look(game, payment.payer, value, look))
    return least, most


def steps(top: Matter, numbers: list[int]) -> list[int]:
    """Pick from the largest notes down, after what was picked already."""
    assert isinstance(top, Payment)
    picked: list[int] = []
    for value in range(int(VALUES) - 1, -1, -1):
        for look in range(int(LOOKS)):
            note = value * int(LOOKS) + look
            picked += [int(NOTE) + note] * (numbers[note] - int(top.picked[note]))
    return picked


def word(payment: Payment, actions: list[int]) -> Word:
    numbers: list[Any] = [int(each) for each in payment.picked]
    for action in actions:
        numbers[action - int(NOTE)] += 1
    return ["pay", *numbers]
