"""Bits that are written out stand for the actions they are named after."""

from __future__ import annotations

from funnymoney.games.crooked_cash import numbers
from funnymoney.games.crooked_cash.procedures import purchase, trade, turn


def test_bits_are_counted_from_the_first_action_of_their_group() -> None:
    assert 1 << int(numbers.ROLL - numbers.STOP) == turn.ROLL_BIT
    assert 1 << int(numbers.AUCTION - numbers.STOP) == purchase.AUCTION_BIT
    assert 1 << int(numbers.STOP - numbers.GIVE) == trade.STOP_BIT


def test_what_is_offered_together_fits_into_the_bits_of_one_number() -> None:
    assert numbers.STOP - numbers.GIVE < 63
    assert numbers.PLAY - numbers.STOP < 63
    assert numbers.AUTO - numbers.NOTE < 63
