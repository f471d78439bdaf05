"""The inspector's clock: what follows from the order of his cards, in each of the 240 orders.

The game is driven by one player who has next to nothing, so that it runs by itself.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from random import Random

import pytest

from funnymoney.core.match import Item
from tests.games.ffuffziger_table import (
    BOUGHT,
    COIN,
    COINS,
    FIFTY,
    HUNDRED,
    KAPUTT,
    REAL,
    SINGLE,
    TEN,
    TOP,
    TWENTY,
    Table,
    kind,
    purse,
)

WHITES = sorted(set(permutations([COIN, COIN, COIN, TWENTY, HUNDRED])))
BLACKS = sorted(set(permutations([COIN, COIN, TEN, FIFTY])))
ORDERS = [(*white, *black) for white in WHITES for black in BLACKS]
for_few_and_many = pytest.mark.parametrize("players", [3, 5])


def alone(order: tuple[int, ...], players: int) -> Table:
    """Return a table where nobody owns anything but player 0 a machine of 10."""
    return Table(*order, players=players).is_poor().has(0, tools=[kind(TEN)])


@cache
def stories(players: int) -> list[list[Item]]:
    """Return what was told in a game of each order in which no machine breaks."""
    told = []
    for order in ORDERS:
        table = alone(order, players).sells(kind(TEN))
        while not table.match.over:
            if table.seen("phase") == "lead":
                table.offers(REAL, table.real[0])  # 3, after which he has nothing
            else:
                table.idles()
        told.append(table.match.news(None))
    return told


def times(story: list[Item], key: str) -> list[tuple[int, int]]:
    """Return after how many cards and in which round something was told."""
    cards = round_number = 0
    found = []
    for item in story:
        cards += item[0] == "inspector"
        round_number += item[0] == "round"
        if item[0] == key:
            found.append((cards, round_number))
    return found


def test_there_are_240_orders() -> None:
    assert len(ORDERS) == len(set(ORDERS)) == 240


@pytest.mark.rule("FF-8", "FF-13", "FF-14", "FF-15")
@for_few_and_many
def test_each_type_is_discovered_in_its_window(players: int) -> None:
    fallen = [times(story, "destroyed") for story in stories(players)]
    cards = [{fall[value][0] for fall in fallen} for value in range(5)]
    rounds = [{fall[value][1] for fall in fallen} for value in range(5)]
    assert [(min(when), max(when)) for when in cards] == [
        (7, 10),
        (11, 15),
        (17, 20),
        (21, 25),
        (26, 26),
    ]
    assert [(min(when), max(when)) for when in rounds] == [
        (4, 6),
        (6, 8),
        (8, 10),
        (10, 12),
        (12, 12),
    ]


@pytest.mark.rule("FF-16", "FF-R31")
@for_few_and_many
def test_the_game_is_over_with_card_26_in_round_12(players: int) -> None:
    for story in stories(players):
        assert times(story, "inspector")[-1] == (26, 12)
        assert len(times(story, "round")) == 12
        assert [item[1] for item in story if item[0] == "destroyed"] == [0, 1, 2, 3, 4]


@pytest.mark.rule("FF-17", "FF-24")
def test_three_or_four_players_hold_12_auctions() -> None:
    assert {len(times(story, "lot")) for story in stories(3)} == {12}


@pytest.mark.rule("FF-39", "FF-R10", "FF-R11")
def test_five_or_six_players_hold_20_auctions_or_19() -> None:
    numbers = [len(times(story, "lot")) for story in stories(5)]
    assert (numbers.count(20), numbers.count(19)) == (192, 48)


@pytest.mark.rule("FF-24")
def test_with_three_or_four_the_first_auction_comes_with_the_green_card_in_round_4() -> None:
    assert {times(story, "lot")[0][1] for story in stories(3)} == {4}


@pytest.mark.rule("FF-39", "FF-R10")
def test_with_five_or_six_the_first_auction_comes_in_round_1_2_or_3() -> None:
    rounds = [times(story, "lot")[0][1] for story in stories(5)]
    assert [rounds.count(number) for number in (1, 2, 3)] == [96, 120, 24]


# --------------------------------------------------------------------- with broken machines


def broken(order: tuple[int, ...], players: int, rounds: set[int]) -> list[Item]:
    """Play a game in which a machine breaks in each of these rounds, and return what was told."""
    table = alone(order, players)
    while not table.match.over:
        if table.seen("phase") == "machines":
            table.has(0, purse(), [kind(TOP, BOUGHT), kind(TOP, SINGLE)])
            table.set(unseen=[1] * 30)
            back = KAPUTT if table.seen("round") in rounds else COINS
            table.transforms(kind(TOP, BOUGHT), back)
            if not table.match.over:
                table.sells(kind(TOP, SINGLE)).has(0, tools=[kind(TOP, SINGLE)])
        else:
            table.idles()
    return table.match.news(None)


def some_games(players: int, number: int) -> list[list[Item]]:
    rng = Random(players)
    rounds = [set(rng.sample(range(2, 12), rng.randint(0, 10))) for _ in range(number)]
    return [broken(rng.choice(ORDERS), players, when) for when in rounds]


@pytest.mark.rule("FF-20", "FF-24", "FF-39", "FF-R31")
@pytest.mark.parametrize(("players", "least", "most"), [(3, 10, 12), (5, 17, 20)])
def test_with_broken_machines_there_are_a_few_auctions_less(
    players: int, least: int, most: int
) -> None:
    games = some_games(players, 60)
    numbers = {len(times(story, "lot")) for story in games}
    assert numbers == set(range(least, most + 1))
    assert max(len(times(story, "inspector")) for story in games) <= 26


@pytest.mark.rule("FF-20", "FF-R2")
@for_few_and_many
def test_with_a_broken_machine_in_each_round_the_game_is_over_in_round_8(players: int) -> None:
    for order in ORDERS[::12]:
        story = broken(order, players, set(range(2, 13)))
        assert times(story, "destroyed")[-1] == (26, 8)


@pytest.mark.rule("FF-20", "FF-24")
@pytest.mark.parametrize("round_number", [2, 3])
def test_a_machine_broken_in_round_2_or_3_brings_the_first_auction_to_round_3(
    round_number: int,
) -> None:
    for order in ORDERS[::24]:
        assert times(broken(order, 3, {round_number}), "lot")[0][1] == 3
