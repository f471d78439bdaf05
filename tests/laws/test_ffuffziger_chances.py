"""Backs and decks of Falsche FFuffziger come as often as they should."""

from collections.abc import Hashable, Iterator
from fractions import Fraction
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.luck import FastLuck, Luck, ScriptedLuck
from funnymoney.core.told import SILENT
from funnymoney.games.ffuffziger.numbers import SELL, TRANSFORM
from funnymoney.games.ffuffziger.phases import fists, inspector, workshop
from funnymoney.games.ffuffziger.rules import Ffuffziger
from tests.laws.chances import chances, check_frequencies
from tests.laws.ffuffziger_order import of_a_letter, row
from tests.laws.ffuffziger_tables import (
    BACKS,
    BLACKS,
    BOUGHT,
    DEALT,
    GREEN,
    KAPUTT,
    KINDS,
    NEXT,
    NEXT_TWICE,
    POOL,
    SAME,
    SAME_TWICE,
    WHITES,
)


def start(players: int = 3, luck: Luck | None = None) -> Ffuffziger:
    options = Ffuffziger.settle(players, {"first_player": 0})
    return Ffuffziger.start(players, options, luck or FastLuck(1), SILENT)


# ------------------------------------------------------------------------------------ backs

Deed = tuple[str, int, int]  # turn or sell, dealt or bought, the how manieth of these
Deal = tuple[tuple[int, ...], tuple[int, ...]]  # backs of the tiles dealt, and of those bought

# A few tiles of one value, of which three are dealt (FF-9) and three bought later.
FEW = (SAME, SAME_TWICE, SAME_TWICE, NEXT, NEXT, KAPUTT, NEXT_TWICE)
HAND = 3
STORIES: dict[str, list[Deed]] = {
    "dealt ones first": [("turn", DEALT, 0), ("turn", DEALT, 1), ("turn", BOUGHT, 0)],
    "bought ones first": [("turn", BOUGHT, 0), ("turn", BOUGHT, 1), ("turn", DEALT, 0)],
    "in turns": [("turn", BOUGHT, 0), ("turn", DEALT, 0), ("turn", BOUGHT, 1), ("turn", DEALT, 1)],
    "a dealt one was sold": [("sell", DEALT, 0), ("turn", BOUGHT, 0), ("turn", DEALT, 1)],
    "a bought one was sold": [("sell", BOUGHT, 0), ("turn", BOUGHT, 1), ("turn", DEALT, 0)],
    "both were sold": [
        ("turn", BOUGHT, 2), ("sell", BOUGHT, 0), ("turn", DEALT, 2), ("sell", DEALT, 1),
    ],
    "all dealt ones were sold": [("sell", DEALT, each) for each in range(HAND)],
    "all dealt ones were turned": [("turn", DEALT, each) for each in range(HAND)],
}  # fmt: skip


def all_deals() -> list[Deal]:
    """FF-9: any of the pool are dealt, then the rest is mixed and bought from. Each as likely."""
    tiles = set(enumerate(FEW))
    pool = [tile for tile in tiles if tile[1] in POOL]
    return [
        (tuple(back for _, back in dealt), tuple(back for _, back in bought))
        for dealt in permutations(pool, HAND)
        for bought in permutations(tiles - set(dealt), 3)
    ]


def few_tiles(value: int) -> Ffuffziger:
    """Return a position with these few tiles of one value; the player has all that matter."""
    state = start()
    for kind in range(3 * KINDS):
        state.machines[kind] = 0
    for back in range(BACKS):
        state.unseen[value * BACKS + back] = FEW.count(back)
    state.hidden[value] = HAND
    state.machines[4 * value + DEALT] = HAND
    state.machines[4 * value + BOUGHT] = len(FEW) - HAND
    state.machines[4 * value + 2] = 1  # so that the turn does not end with the last of them
    workshop.look_over(state)
    return state


def check_chances(state: Ffuffziger, value: int, deals: list[Deal], used: set[Deed]) -> None:
    """Hold the chances of the next back against all deals that fit what was seen."""
    for side in (DEALT, BOUGHT):
        left = next((at for at in range(3) if (side, at) not in {deed[1:] for deed in used}), None)
        if left is None:
            continue
        out = vec[i64]([0] * BACKS)
        total = int(workshop.weigh(state, value, side == DEALT, out))
        backs = [deal[side][left] for deal in deals]
        assert sum(int(chance) for chance in out) == total
        for back in range(BACKS):
            assert Fraction(int(out[back]), total) == Fraction(backs.count(back), len(backs))


def follow(state: Ffuffziger, value: int, deals: list[Deal], story: list[Deed], at: int) -> int:
    """Tell a story with every back that may be seen; return how many chances were compared."""
    check_chances(state, value, deals, set(story[:at]))
    if at == len(story):
        return 1
    verb, side, which = story[at]
    kind = 4 * value + side
    if verb == "sell":
        workshop.use(state, SELL + kind, ScriptedLuck([]), SILENT)
        return 1 + follow(state, value, deals, story, at + 1)
    seen = 1
    for back in sorted({deal[side][which] for deal in deals}):
        after, fitting = state.clone(), [deal for deal in deals if deal[side][which] == back]
        workshop.use(after, TRANSFORM + kind, ScriptedLuck([back]), SILENT)
        seen += follow(after, value, fitting, story, at + 1)
    return seen


@pytest.mark.parametrize("value", range(3))
@pytest.mark.parametrize("story", STORIES)
def test_a_back_is_as_likely_as_by_all_the_ways_to_deal(story: str, value: int) -> None:
    assert follow(few_tiles(value), value, all_deals(), STORIES[story], 0) >= len(STORIES[story])


@pytest.mark.parametrize("value", range(3))
def test_a_bought_tile_is_turned_as_often_to_each_back(value: int) -> None:
    state, luck = few_tiles(value), FastLuck(value)
    kind = 4 * value + BOUGHT
    worlds: list[Hashable] = [bought[0] for _, bought in all_deals()]

    def turned() -> Hashable:
        after = state.clone()
        workshop.use(after, TRANSFORM + kind, luck, SILENT)
        before, now = (row(each.unseen, value, BACKS) for each in (state, after))
        return next(back for back in range(BACKS) if now[back] < before[back])

    check_frequencies(turned, chances(worlds), draws=4_000)


# ------------------------------------------------------------------------------------ decks


def letters(state: Ffuffziger, luck: Luck) -> Iterator[int]:
    """Turn up all laundering cards to come."""
    state.sold, state.deck = 0, (1 << 40) - 1
    for _ in range(4 * of_a_letter(state)):
        fists.turn_card(state, luck, SILENT)
        yield int(state.card)
        state.sold += 1


@pytest.mark.parametrize("players", [3, 4])
def test_any_two_cards_of_a_letter_are_left_out(players: int) -> None:
    state, luck = start(players), FastLuck(players)
    pairs: list[Hashable] = [frozenset(pair) for pair in permutations(range(10), 2)]
    for letter in range(4):

        def left_out(letter: int = letter) -> Hashable:
            shown = {card for card in letters(state, luck) if card // 10 == letter}
            return frozenset(set(range(10)) - {card % 10 for card in shown})

        check_frequencies(left_out, chances(pairs), draws=1_000)


@pytest.mark.parametrize("players", [3, 6])
def test_laundering_cards_come_in_any_order_within_a_letter(players: int) -> None:
    state, luck = start(players), FastLuck(players)
    orders: list[Hashable] = list(permutations(range(10), 2))

    def first_two() -> Hashable:
        cards = letters(state, luck)
        return next(cards), next(cards)

    check_frequencies(first_two, chances(orders), draws=6_000)
    assert [card // 10 for card in letters(state, luck)] == sorted(
        letter for letter in range(4) for _ in range(of_a_letter(state))
    )


def test_the_first_card_of_a_match_is_any_of_its_letter() -> None:
    luck = FastLuck(4)
    check_frequencies(lambda: int(start(3, luck).card), chances(list(range(10))), draws=1_500)


def test_all_240_orders_of_the_inspector_are_as_likely() -> None:
    state, luck = start(), FastLuck(5)
    orders: list[Hashable] = [
        (*white, GREEN, *black) for white in permutations(WHITES) for black in permutations(BLACKS)
    ]

    def order() -> Hashable:
        state.turned = 0
        for place in range(10):
            state.ring[place] = -1
        return tuple(int(inspector.next_card(state, luck)) for _ in range(10))

    assert len(set(orders)) == 240
    check_frequencies(order, chances(orders), draws=7_200)
