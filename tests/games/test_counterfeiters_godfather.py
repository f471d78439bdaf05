"""The Godfather takes half of what everybody has in hand."""

from __future__ import annotations

import pytest

from funnymoney.games.counterfeiters.cards import DINER, INK, LOTTERY, PRINTER
from tests.games.counterfeiters_table import EVERY_NUMBER_OF_PLAYERS, Large, Small, Table


def visit(*hands: int, players: int = 2) -> Table:
    """Return a table where the next choice on a space with police brings the Godfather."""
    return Table(players=players).police_at(6 if players == 2 else 9, taught=1).all_have(*hands)


@pytest.mark.rule("CF-29", "CF-R21")
@pytest.mark.parametrize(
    ("hand", "paid"),
    [(0, 0), (10, 10), (20, 10), (30, 20), (40, 20), (50, 30), (70, 40), (100, 50), (130, 70)],
)
def test_half_is_rounded_up_to_tens(hand: int, paid: int) -> None:
    assert visit(100, hand).prints(Small.PRINT_POLICE).hands == [50, hand - paid]


@pytest.mark.rule("CF-29", "CF-27")
def test_of_130_in_hand_and_200_offshore_70_are_paid() -> None:
    table = visit(130, 0).has(0, offshore=200).prints(Small.PRINT_POLICE)
    assert (table.hands[0], table.envelopes[0]) == (60, 200)
    assert table.told(0, "paid_godfather") == [["paid_godfather", 0, 70]]


@pytest.mark.rule("CF-29")
def test_fakes_and_tickets_do_not_count() -> None:
    table = visit(100, 60).has(0, fakes=[5, 5, 5], cards=[PRINTER, INK, LOTTERY, LOTTERY + 5])
    table.dodges(Small.SUNGLASSES).prints(Small.PRINT_POLICE)
    assert table.hands == [60, 30]
    assert table.seen("fakes")[0] == [5, 5, 5]


@pytest.mark.rule("CF-29", "CF-R22")
@EVERY_NUMBER_OF_PLAYERS
def test_everybody_pays(players: int) -> None:
    table = visit(*[100, 60, 20, 240][:players], players=players)
    table.prints(Small.PRINT_POLICE if players == 2 else Large.PRINT_POLICE)
    assert table.hands == [50, 30, 10, 120][:players]
    assert table.told(None, "godfather") == [["godfather"]]


@pytest.mark.rule("CF-R22", "CF-16")
def test_money_just_earned_is_halved_too() -> None:
    assert visit(20, 0).dodges(Small.TAX_POLICE).hands[0] == 20
    table = visit(10, 0).has(0, fakes=[0, 3, 0]).shops(Small.SHOP, 0, 3, 0)
    assert table.hands[0] == 80


@pytest.mark.rule("CF-29")
@pytest.mark.parametrize(
    ("players", "before"), [(2, 6), (2, 10), (2, 13), (3, 9), (3, 15), (4, 9), (4, 15), (4, 21)]
)
def test_he_comes_wherever_the_track_shows_him(players: int, before: int) -> None:
    table = Table(players=players).police_at(before).has(0, hand=100)
    table.prints(Small.PRINT_POLICE if players == 2 else Large.PRINT_POLICE)
    assert table.hands[0] == 50


@pytest.mark.rule("CF-29")
@pytest.mark.parametrize("before", [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12])
def test_he_comes_nowhere_else(before: int) -> None:
    table = Table().police_at(before).has(0, hand=100).prints(Small.PRINT_POLICE)
    assert table.hands == [100, 30]


@pytest.mark.rule("CF-29")
def test_he_comes_once_and_not_again_while_the_police_stay() -> None:
    table = visit(100, 100).prints(Small.PRINT_POLICE).rounds_pass()
    assert table.hands == [50, 50]


@pytest.mark.rule("CF-R23")
def test_if_the_last_henchman_brings_him_he_comes_before_the_diners() -> None:
    table = visit(100, 0).has(0, fakes=[1, 0, 0], cards=[PRINTER, INK, DINER])
    table.passes(5).prints(Small.PRINT_POLICE)
    assert table.hands[0] == 100
