"""Rumours beside plain sets of pairs: after any deals, flights and visits they are the same."""

from __future__ import annotations

from random import Random

import pytest

from funnymoney.core.luck import FastLuck
from funnymoney.games.counterfeiters.rumours import (
    Rumour,
    about_to_fly,
    after_deals,
    after_flight,
    after_godfather,
    bounds,
    certain,
    draw,
    from_runs,
    pairs,
    runs,
)

Pairs = set[tuple[int, int]]  # (hand, offshore) in tens

POOR, RICH = 5, 150  # tens to begin with: a row of one number, and of several
EVENTS = 12


def listed(rumour: Rumour) -> Pairs:
    return {
        (total - offshore, offshore)
        for total, least, most in runs(rumour)
        for offshore in range(least, most + 1)
    }


def deal(known: Pairs, low: int, net: int) -> Pairs:
    return {(hand + net, away) for hand, away in known if hand + low >= 0}


def fly(known: Pairs) -> Pairs:
    """Move at least ten, either way."""
    return {
        (hand + away - moved, moved)
        for hand, away in known
        for moved in range(hand + away + 1)
        if moved != away
    }


def visit(known: Pairs, paid: int) -> Pairs:
    return {(hand // 2, away) for hand, away in known if paid < 0 or (hand + 1) // 2 == paid}


def edges(known: Pairs) -> tuple[int, int, int, int]:
    hands, envelopes = [hand for hand, _ in known], [away for _, away in known]
    return min(hands), max(hands), min(envelopes), max(envelopes)


def some_deals(known: Pairs, rng: Random) -> tuple[int, int]:
    """Return the lowest and the last sum of some deals that one of these hands can make."""
    purse = rng.choice(sorted(known))[0]
    low = -rng.randint(0, purse)
    return low, rng.randint(low, 12)


@pytest.mark.rule("CF-R25", "CF-R1", "CF-R21")
@pytest.mark.parametrize("hand", [POOR, RICH])
@pytest.mark.parametrize("seed", range(8))
def test_a_rumour_is_the_set_of_all_pairs_that_fit(hand: int, seed: int) -> None:
    rng = Random(seed)
    rumour, known = certain(hand, seed), {(hand, seed)}
    for _ in range(EVENTS):
        low, net = some_deals(known, rng)
        dealt = deal(known, low, net)
        assert listed(after_deals(rumour, low, net)) == dealt
        assert bounds(rumour, low) == edges(deal(known, low, 0))
        if rng.random() < 0.5 and fly(dealt):
            rumour, known = after_flight(rumour, low, net), fly(dealt)
        else:
            shown = (rng.choice(sorted(dealt))[0] + 1) // 2
            paid = rng.choice([-1, -1, shown])
            rumour, known = after_godfather(rumour, low, net, paid), visit(dealt, paid)
        assert listed(rumour) == known
        assert (pairs(rumour), bounds(rumour)) == (len(known), edges(known))
        assert listed(about_to_fly(rumour)) == {pair for pair in known if sum(pair) > 0}
        assert runs(from_runs(runs(rumour))) == runs(rumour)


@pytest.mark.rule("CF-R25")
@pytest.mark.parametrize("hand", [POOR, 40])
def test_every_pair_is_drawn(hand: int) -> None:
    rumour, luck = after_flight(certain(hand, 0), 0, 0), FastLuck(hand)
    assert {draw(rumour, luck) for _ in range(60 * hand)} == listed(rumour)
