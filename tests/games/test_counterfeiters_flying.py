"""Flights to the Caribbean, and the strike of the air traffic controllers."""

from __future__ import annotations

import pytest

from funnymoney.games.counterfeiters.cards import INK, JET, PRINTER
from tests.games.counterfeiters_table import Large, Small, Table


def with_jet(hand: int, offshore: int = 0, players: int = 2) -> Table:
    return Table(players=players).has(0, hand, offshore, cards=[PRINTER, INK, JET])


@pytest.mark.rule("CF-27", "CF-R18")
def test_a_jet_carries_money_offshore_for_nothing() -> None:
    table = with_jet(100, 40).flies(Small.JET).stashes(70)
    assert (table.hands[0], table.envelopes[0]) == (30, 110)


@pytest.mark.rule("CF-27", "CF-R18")
def test_a_jet_carries_money_back_for_nothing() -> None:
    table = with_jet(0, 110).flies(Small.JET).fetches(70)
    assert (table.hands[0], table.envelopes[0]) == (70, 40)


@pytest.mark.rule("CF-27", "CF-R20")
def test_any_tens_up_to_all_can_be_moved_either_way() -> None:
    table = with_jet(30, 20).flies(Small.JET)
    assert sorted(map(str, table.words())) == sorted(
        map(str, [["stash", 10], ["stash", 20], ["stash", 30], ["fetch", 10], ["fetch", 20]])
    )


@pytest.mark.rule("CF-R20")
@pytest.mark.parametrize("dollars", [5, 15, 95])
def test_money_moves_in_tens(dollars: int) -> None:
    table = with_jet(100, 100).flies(Small.JET)
    for verb in ("stash", "fetch"):
        assert not table.may(verb, dollars)
    assert table.refuses(0, "stash", 15) == "not_a_step"


@pytest.mark.rule("CF-27", "CF-R1")
def test_no_more_than_all_and_no_less_than_ten_can_be_moved() -> None:
    table = with_jet(30, 20).flies(Small.JET)
    assert table.refuses(0, "stash", 40) == "out_of_range"
    assert table.refuses(0, "fetch", 30) == "out_of_range"
    assert table.refuses(0, "stash", 0) == "out_of_range"
    assert table.refuses(0, "pass") == "no_such_verb"


@pytest.mark.rule("CF-28")
@pytest.mark.parametrize("rival_has_one", [False, True])
def test_the_jet_space_needs_a_jet_of_ones_own(rival_has_one: bool) -> None:
    table = Table().has(0, hand=500).has(1, cards=[PRINTER, INK, *[JET] * rival_has_one])
    assert table.refuses(0, "fly", Small.JET) == "not_among"


@pytest.mark.rule("CF-28", "CF-R17")
def test_a_commercial_flight_costs_30() -> None:
    table = Table().has(0, hand=100).flies(Small.COMMERCIAL).stashes(70)
    assert (table.hands[0], table.envelopes[0]) == (0, 70)


@pytest.mark.rule("CF-28")
def test_a_commercial_flight_costs_30_for_the_owner_of_a_jet_too() -> None:
    table = with_jet(100, 10).flies(Small.COMMERCIAL)
    assert table.hands[0] == 70
    assert table.fetches(10).hands[0] == 80


@pytest.mark.rule("CF-R17")
def test_the_fare_is_paid_before_money_moves() -> None:
    table = Table().has(0, hand=100, offshore=50).flies(Small.COMMERCIAL)
    assert table.hands[0] == 70
    assert table.refuses(0, "stash", 80) == "out_of_range"


@pytest.mark.rule("CF-27", "CF-R17")
def test_offshore_money_pays_no_fare_even_to_withdraw_it() -> None:
    assert Table().has(0, hand=20, offshore=500).refuses(0, "fly", Small.COMMERCIAL)
    table = Table().has(0, hand=30, offshore=500).flies(Small.COMMERCIAL).fetches(500)
    assert (table.hands[0], table.envelopes[0]) == (500, 0)


@pytest.mark.rule("CF-R1", "CF-R17")
def test_one_does_not_fly_with_nothing_to_move() -> None:
    assert not Table().has(0, hand=30).may("fly", Small.COMMERCIAL)
    assert Table().has(0, hand=40).may("fly", Small.COMMERCIAL)
    assert not with_jet(0).may("fly", Small.JET)
    assert with_jet(10).may("fly", Small.JET)
    assert with_jet(0, 10).may("fly", Small.JET)


@pytest.mark.rule("CF-28")
@pytest.mark.parametrize("space", [Large.COMMERCIAL, Large.COMMERCIAL_TOO])
def test_both_commercial_spaces_of_the_large_side_cost_30(space: Large) -> None:
    table = Table(players=4).has(0, hand=100).flies(space).stashes(10)
    assert (table.hands[0], table.envelopes[0]) == (60, 10)


@pytest.mark.rule("CF-16")
def test_the_turn_ends_when_the_money_has_moved() -> None:
    table = with_jet(100).flies(Small.JET)
    assert (table.acting, table.seen("phase")) == (0, "flying")
    table.stashes(10)
    assert (table.acting, table.seen("phase")) == (1, "placing")
    assert table.seen("henchmen") == [2, 3]


@pytest.mark.rule("CF-31", "CF-R19")
@pytest.mark.parametrize(("players", "strikes"), [(2, [10, 13]), (3, [15, 21]), (4, [15, 21])])
def test_on_a_strike_nobody_flies(players: int, strikes: list[int]) -> None:
    spaces = [Small.JET, Small.COMMERCIAL] if players == 2 else [Large.JET, Large.COMMERCIAL]
    table = with_jet(100, players=players)
    for pawn in range(table.seen("board")["track"]["last"]):
        for space in spaces:
            assert table.police_at(pawn).may("fly", space) == (pawn not in strikes)


@pytest.mark.rule("CF-31", "CF-R19")
def test_a_strike_begins_when_the_police_arrive() -> None:
    table = with_jet(100).has(1, 100, cards=[PRINTER, JET]).police_at(9, taught=2)
    table.flies(Small.JET).stashes(50).prints(Small.PRINT_POLICE)
    assert table.seen("pawn") == 10
    assert table.refuses(0, "fly", Small.COMMERCIAL) == "no_such_verb"
    assert table.envelopes[0] == 50


@pytest.mark.rule("CF-R19")
def test_a_strike_lasts_over_rounds_until_the_police_leave() -> None:
    table = with_jet(100).police_at(10, taught=2).rounds_pass()
    assert not table.may("fly", Small.JET)
    table.passes().prints(Small.PRINT_POLICE)
    assert table.may("fly", Small.JET)
