"""Piles taller than the usual box: every note in them can be false, and none gets lost."""

from __future__ import annotations

import pytest

from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.games.crooked_cash.money import bank
from funnymoney.games.crooked_cash.rules import CrookedCash


def game(printed: int, false: int, seed: int = 1) -> CrookedCash:
    options = {"printed": [printed] * 5, "false": [false] * 5, "dealt": [0, 0, 0, 0, 1]}
    settled = CrookedCash.settle(2, options)
    return CrookedCash.start(2, settled, FastLuck(seed), SILENT)


@pytest.mark.rule("CC-4", "CC-N1")
@pytest.mark.parametrize("printed", [30, 31, 32, 33, 60])
def test_every_place_of_a_pile_can_be_false(printed: int) -> None:
    places: set[int] = set()
    for seed in range(40):
        state = game(printed, printed // 2, seed)
        false = [place for place in range(printed) if state.pile[0] >> place & 1]
        assert len(false) == printed // 2
        places.update(false)
    assert places == set(range(printed))


@pytest.mark.rule("CC-25")
def test_notes_come_back_in_the_order_they_were_paid_however_tall_the_pile() -> None:
    state = game(2, 0)
    paid = [number * 7 % 3 % 2 for number in range(200)]
    for false in paid:
        bank.put_under(state, 0, false)
    assert (state.in_bank[0], state.deep) == (202, 4)
    assert [int(bank.take_top(state, 0)) for _ in range(202)] == [0, 0, *paid]
    assert state.in_bank[0] == 0
