"""The end of the game, the last scrap, the coins for real money, and who wins."""

from __future__ import annotations

import pytest

from tests.games.ffuffziger_scenes import (
    all_rich,
    at_fists,
    in_the_evening,
    next_day,
    sell_cards,
)
from tests.games.ffuffziger_table import (
    BOUGHT,
    COIN,
    DEALT,
    GREEN,
    KAPUTT,
    MUENZEN,
    SINGLE,
    TOP,
    TWICE,
    Table,
    kind,
    purse,
)


def last_evening(*reals: int, coins: tuple[int, ...] = ()) -> Table:
    """Return a table where the next card ends the game, and nobody has any machine or note."""
    table = in_the_evening(len(reals)).inspector(GREEN, lowest=TOP)
    for player, real in enumerate(reals):
        table.has(player, purse(n150=1, real=real), coins=coins[player] if coins else 0)
    return table


def at_last_card(*purses: list[int]) -> Table:
    table = at_fists(*purses).set(sold=31 if len(purses) < 5 else 39)
    assert table.seen("cards_left") == 1
    return table


@pytest.mark.rule("FF-16", "FF-37", "FF-R24")
@pytest.mark.parametrize("cards", [[GREEN, COIN], [COIN, GREEN]])
def test_when_the_150s_are_discovered_the_game_is_over_at_once(cards: list[int]) -> None:
    table = next_day(last_evening(0, 0, 0).inspector(*cards, lowest=TOP))
    assert (table.match.over, table.seen("phase"), table.seen("round")) == (True, "over", 2)
    assert table.told("destroyed") == [["destroyed", TOP]]
    assert table.told("lot") == []


@pytest.mark.rule("FF-6", "FF-37", "FF-R24")
def test_the_scrap_price_of_the_150s_is_paid_and_their_notes_are_seized() -> None:
    table = last_evening(0, 0, 0)
    table.has(1, tools=[kind(TOP, side) for side in (DEALT, BOUGHT, SINGLE, TWICE)])
    assert next_day(table).money == [purse(), purse(real=120), purse()]
    assert table.owned(1) == []


@pytest.mark.rule("FF-36", "FF-R9", "FF-R24")
def test_a_machine_with_coins_up_brings_three_coins_when_it_is_destroyed() -> None:
    table = last_evening(3, 2, 1).has(0, tools=[MUENZEN, MUENZEN]).has(2, tools=[MUENZEN])
    assert next_day(table).real == [63, 2, 31]
    assert table.told("coins") == [["coins", 0, 6], ["coins", 2, 3]]
    assert table.coins == [6 + 6, 2, 3 + 4]


@pytest.mark.rule("FF-23", "FF-R9")
@pytest.mark.parametrize("side", [DEALT, BOUGHT, SINGLE, TWICE])
def test_any_other_150_brings_none(side: int) -> None:
    table = last_evening(3, 2, 1).has(0, tools=[kind(TOP, side)])
    assert next_day(table).coins == [6, 4, 2]


@pytest.mark.rule("FF-37", "FF-R24")
def test_the_scrap_counts_for_who_has_most_real_money() -> None:
    table = last_evening(10, 20, 39).has(0, tools=[kind(TOP)])
    assert next_day(table).coins == [6, 2, 4]


@pytest.mark.rule("FF-20", "FF-R24")
def test_the_card_of_a_broken_machine_may_end_the_game_before_the_auctions() -> None:
    table = Table().is_poor().inspector(GREEN, lowest=TOP).set(auctions=2)
    table.has(1, purse(n150=2, real=7), [kind(TOP, SINGLE), MUENZEN])
    table.transforms(kind(TOP, BOUGHT), KAPUTT).produces(kind(TOP, SINGLE), MUENZEN)
    assert table.match.over
    assert table.money == [purse(real=30), purse(real=67), purse()]
    assert (table.told("lot"), table.coins) == ([], [4, 9, 2])


@pytest.mark.rule("FF-37", "FF-R23")
def test_the_game_is_over_when_the_last_laundering_card_is_won() -> None:
    table = at_last_card(purse(n50=1, n20=5), purse(real=25), purse())
    table.bids({0: purse(n50=1)})
    assert (table.match.over, table.seen("phase")) == (True, "over")
    assert table.told("paid") == [["paid", 0, 20]]
    assert table.real == [20, 25, 0]
    assert table.coins == [4, 6, 2]


@pytest.mark.rule("FF-37", "FF-R23")
@pytest.mark.parametrize("players", [3, 5])
def test_in_a_whole_game_too_the_last_card_ends_it(players: int) -> None:
    table = all_rich(players)
    sell_cards(table, left=1)
    assert table.seen("phase") != "over"
    sell_cards(table)
    assert table.seen("phase") == "over"
    assert len(table.told("won_card")) == (32 if players == 3 else 40)


@pytest.mark.rule("FF-R23")
def test_cards_won_before_the_last_in_the_same_phase_are_paid_too() -> None:
    table = at_fists(*[purse(n50=9)] * 3, cards=[0, 0]).set(sold=30, deck=1 << 30)
    table.bids({1: purse(n50=1)}).bids({2: purse(n50=4)})
    assert table.match.over
    assert table.real == [0, 20, 150]


@pytest.mark.rule("FF-R23")
def test_if_the_last_card_is_not_won_the_game_goes_on_with_it() -> None:
    table = at_last_card(*[purse(n50=9, real=20)] * 3).bids({0: purse(real=13)})
    assert (table.seen("phase"), table.seen("cards_left")) == ("buying", 1)
    assert table.until_round(2).until("fists").seen("card") == [0, 14, 20]
    assert table.bids({0: purse(n50=1)}).match.over


@pytest.mark.rule("FF-R9")
def test_the_last_laundering_card_brings_no_scrap_and_no_coins_of_machines() -> None:
    table = at_last_card(purse(n50=1), purse(), purse())
    table.has(1, tools=[MUENZEN, kind(TOP)]).bids({0: purse(n50=1)})
    assert table.real == [20, 0, 0]
    assert table.coins == [6, 3, 3]
    assert table.owned(1) == [kind(TOP), MUENZEN]


@pytest.mark.rule("FF-R25")
def test_fakes_left_over_are_worth_nothing() -> None:
    table = at_last_card(purse(n50=1), purse(9, 9, 9, 9, 9, 3), purse(real=5))
    table.bids({0: purse(n50=1)})
    assert table.real == [20, 3, 5]
    assert table.match.state.returns() == table.coins == [6, 2, 4]
    assert table.told("laundered") == []


@pytest.mark.rule("FF-38", "FF-D12")
@pytest.mark.parametrize(
    ("reals", "bonus"),
    [
        ([30, 20, 10], [6, 4, 2]),
        ([10, 20, 30], [2, 4, 6]),
        ([5, 50, 40, 30], [0, 6, 4, 2]),
        ([1, 2, 3, 4, 5, 6], [0, 0, 0, 2, 4, 6]),
        ([9, 9, 5], [5, 5, 2]),
        ([9, 5, 5], [6, 3, 3]),
        ([0, 0, 0], [4, 4, 4]),
        ([7, 7, 7, 2], [4, 4, 4, 0]),
        ([9, 5, 5, 5], [6, 2, 2, 2]),
        ([9, 8, 5, 5], [6, 4, 1, 1]),
        ([5, 5, 5, 5], [3, 3, 3, 3]),
        ([9, 8, 5, 5, 5], [6, 4, 0, 0, 0]),
        ([9, 9, 5, 5, 1], [5, 5, 1, 1, 0]),
        ([9, 5, 5, 5, 5], [6, 1, 1, 1, 1]),
        ([5, 5, 5, 5, 5], [2, 2, 2, 2, 2]),
        ([5, 5, 5, 5, 5, 5], [2, 2, 2, 2, 2, 2]),
    ],
    ids=str,
)
def test_most_real_money_brings_6_coins_then_4_then_2(reals: list[int], bonus: list[int]) -> None:
    table = next_day(last_evening(*reals))
    assert table.coins == table.match.state.returns() == bonus
    told = {item[1]: item[2] for item in table.told("bonus")}
    assert [told.get(player, 0) for player in range(len(reals))] == bonus


@pytest.mark.rule("FF-38")
@pytest.mark.parametrize(
    ("reals", "coins", "shares"),
    [
        ((3, 2, 1), (0, 3, 0), [0, 1, 0]),
        ((3, 2, 1), (0, 0, 9), [0, 0, 1]),
        ((3, 2, 1), (0, 2, 4), [1, 0, 0]),
        ((1, 2, 3), (0, 0, 0), [0, 0, 1]),
        ((3, 2, 1), (0, 3, 5), [0, 1, 0]),
        ((3, 3, 1), (1, 1, 0), [0.5, 0.5, 0]),
        ((3, 3, 1), (1, 2, 0), [0, 1, 0]),
        ((0, 0, 0), (1, 1, 1), [1 / 3, 1 / 3, 1 / 3]),
        ((3, 3, 3), (2, 2, 1), [0.5, 0.5, 0]),
    ],
)
def test_most_coins_win_then_more_real_money_else_it_is_a_draw(
    reals: tuple[int, ...], coins: tuple[int, ...], shares: list[float]
) -> None:
    table = next_day(last_evening(*reals, coins=coins))
    assert table.match.state.shares() == pytest.approx(shares)
