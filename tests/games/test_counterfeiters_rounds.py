"""Turns, passing, the first player, the end of a round and the diners."""

from __future__ import annotations

import pytest

from funnymoney.games.counterfeiters.cards import DINER, INK, PRINTER
from tests.games.counterfeiters_table import EVERY_NUMBER_OF_PLAYERS, Large, Small, Table


def turns(table: Table, number: int) -> list[int]:
    """Let so many pass and return who they were."""
    players = []
    for _ in range(number):
        players.append(table.acting)
        table.passes()
    return players


def dining(diners: int, fakes: list[int]) -> Table:
    """Return a table after a round in which player 0 had so many diners and fakes."""
    return Table().has(0, fakes=fakes, cards=[PRINTER, INK, *[DINER] * diners]).rounds_pass()


@pytest.mark.rule("CF-15")
@EVERY_NUMBER_OF_PLAYERS
@pytest.mark.parametrize("first", [0, 1])
def test_players_place_one_henchman_each_clockwise_until_all_are_used(
    players: int, first: int
) -> None:
    table = Table(players=players, first_player=first)
    order = [(first + step) % players for step in range(players)]
    assert turns(table, 3 * players) == order * 3
    assert table.seen("round") == 2


@pytest.mark.rule("CF-15", "CF-17")
def test_a_henchman_stands_where_he_was_placed() -> None:
    table = Table().prints(Small.PRINT).dodges(Small.SUNGLASSES)
    standing = table.seen("standing")
    assert (standing[Small.PRINT], standing[Small.SUNGLASSES]) == (0, 1)
    assert standing.count(None) == 10
    assert table.seen("henchmen") == [2, 2]


@pytest.mark.rule("CF-15", "CF-17")
def test_a_space_is_used_once_in_a_round_by_others_and_by_oneself() -> None:
    table = Table().prints(Small.PRINT)
    assert table.refuses(1, "print", Small.PRINT) == "not_among"
    table.passes()
    assert table.refuses(0, "print", Small.PRINT) == "not_among"


@pytest.mark.rule("CF-17")
@pytest.mark.parametrize("space", [Small.SHOP, Small.FENCE, Small.COMMERCIAL])
def test_no_other_kind_of_space_is_used_twice_either(space: Small) -> None:
    table = Table().has(0, hand=100, fakes=[1, 1, 1])
    assert any(word[1:2] == [space] for word in table.words())
    table.stands(1, space)
    assert not any(word[1:2] == [space] for word in table.words())


@pytest.mark.rule("CF-18", "CF-R3")
def test_passing_spends_one_henchman_and_does_nothing_else() -> None:
    table = Table().passes()
    assert table.seen("henchmen") == [2, 3]
    assert table.seen("standing") == [None] * 12
    assert (table.hands, table.acting) == ([20, 30], 1)


@pytest.mark.rule("CF-18")
def test_who_has_passed_may_still_place_his_other_henchmen() -> None:
    table = Table().passes(2).prints(Small.PRINT)
    assert table.seen("fakes")[0] == [2, 0, 0]


@pytest.mark.rule("CF-R3")
def test_passing_is_always_allowed() -> None:
    table = Table().has(0, hand=500, fakes=[3, 3, 3])
    for _ in range(18):
        assert table.may("pass")
        table.passes()


@pytest.mark.rule("CF-R1")
def test_printing_and_tax_fraud_are_always_allowed_on_free_spaces() -> None:
    table = Table().has(0, hand=0)
    assert table.words() == [
        ["print", Small.PRINT],
        ["print", Small.PRINT_POLICE],
        ["tax", Small.SUNGLASSES],
        ["tax", Small.TAX_POLICE],
        ["pass"],
    ]


@pytest.mark.rule("CF-32", "CF-37")
def test_after_a_round_everybody_has_three_henchmen_again_and_the_board_is_free() -> None:
    table = Table().prints(Small.PRINT).dodges(Small.SUNGLASSES).passes(4)
    assert table.seen("henchmen") == [3, 3]
    assert table.seen("standing") == [None] * 12
    assert table.told(None, "round")[-1] == ["round", 2, 1]


@pytest.mark.rule("CF-26", "CF-37", "CF-R26")
def test_the_sunglasses_change_the_order_of_the_next_round_only() -> None:
    table = Table(players=3).passes(2).dodges(Large.SUNGLASSES)
    assert table.told(None, "sunglasses") == [["sunglasses", 2]]
    assert (table.seen("first"), table.seen("next_first")) == (0, 2)
    assert turns(table, 6) == [0, 1, 2, 0, 1, 2]
    assert turns(table, 3) == [2, 0, 1]


@pytest.mark.rule("CF-26")
@pytest.mark.parametrize("space", [Large.TAX, Large.TAX_POLICE])
def test_tax_fraud_without_sunglasses_does_not_make_one_first(space: Large) -> None:
    table = Table(players=3).passes().dodges(space)
    assert (table.told(None, "sunglasses"), table.seen("next_first")) == ([], 0)


@pytest.mark.rule("CF-R26")
def test_unused_sunglasses_leave_the_pawn_where_it_is() -> None:
    table = Table().passes().dodges(Small.SUNGLASSES).passes(4)
    assert table.acting == 1
    assert table.rounds_pass(2).acting == 1


@pytest.mark.rule("CF-R26")
def test_the_holder_may_use_the_sunglasses_again() -> None:
    table = Table().dodges(Small.SUNGLASSES).passes(5)
    assert (table.acting, table.hands[0]) == (0, 50)
    assert table.dodges(Small.SUNGLASSES).hands[0] == 80
    assert table.seen("next_first") == 0


@pytest.mark.rule("CF-36", "CF-R27", "CF-R28", "CF-R29")
@pytest.mark.parametrize(
    ("diners", "fakes", "left", "money"),
    [
        (1, [1, 0, 0], [0, 0, 0], 50),
        (1, [0, 0, 3], [0, 0, 2], 50),
        (1, [1, 1, 1], [0, 1, 1], 50),
        (2, [1, 1, 1], [0, 0, 1], 100),
        (2, [0, 1, 0], [0, 0, 0], 50),
        (3, [1, 1, 1], [0, 0, 0], 150),
        (2, [3, 0, 0], [1, 0, 0], 100),
        (1, [0, 0, 0], [0, 0, 0], 0),
        (0, [3, 3, 3], [3, 3, 3], 0),
    ],
)
def test_each_diner_turns_the_worst_fake_into_50(
    diners: int, fakes: list[int], left: list[int], money: int
) -> None:
    table = dining(diners, fakes)
    assert table.seen("fakes")[0] == left
    assert table.hands == [20 + money, 30]


@pytest.mark.rule("CF-36")
def test_what_diners_do_is_told() -> None:
    assert dining(2, [1, 0, 4]).told(None, "diners") == [["diners", 0, 2, 100]]


@pytest.mark.rule("CF-R29")
def test_nobody_is_asked_about_the_diners() -> None:
    table = dining(2, [1, 1, 0])
    assert (table.seen("phase"), table.acting, table.seen("round")) == ("placing", 0, 2)


@pytest.mark.rule("CF-36")
@pytest.mark.parametrize("taught", [1, 2, 3])
def test_diners_take_what_supermarkets_refuse(taught: int) -> None:
    table = Table().police_at(4, taught).has(0, fakes=[1, 0, 0], cards=[PRINTER, INK, DINER])
    assert table.rounds_pass().hands[0] == 70


@pytest.mark.rule("CF-21", "CF-36")
def test_a_diner_works_every_round() -> None:
    table = dining(1, [3, 0, 0])
    assert table.rounds_pass(4).hands[0] == 170


@pytest.mark.rule("CF-36")
@EVERY_NUMBER_OF_PLAYERS
def test_everybodys_diners_work(players: int) -> None:
    table = Table(players=players)
    for player in range(players):
        table.has(player, hand=0, fakes=[0, 2, 0], cards=[PRINTER, INK, DINER])
    assert table.rounds_pass().hands == [50] * players


@pytest.mark.rule("CF-R7", "CF-37")
def test_the_market_is_cleared_then_filled_then_diners_work_then_a_round_begins() -> None:
    table = dining(1, [1, 0, 0])
    keys = [item[0] for item in table.match.news(None)][-6:]
    assert keys == ["trashed", "trashed", "offered", "offered", "diners", "round"]
