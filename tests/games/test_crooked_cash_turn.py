"""Rolling, moving, and the spaces that are no streets."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import draws, for_sale
from tests.games.crooked_cash_table import (
    CHANCES,
    CHESTS,
    CM03,
    CM05,
    CM14,
    JAIL,
    PARKING,
    SPACES,
    TO_JAIL,
    TRAINS,
    Table,
)


@pytest.mark.rule("CC-10")
@pytest.mark.parametrize(("start", "dice"), [(0, (1, 2)), (9, (6, 5)), (30, (4, 6)), (35, (1, 1))])
def test_the_token_moves_clockwise_by_both_dice(start: int, dice: tuple[int, int]) -> None:
    table = Table().sits(0, start).next(chest=[CM03]).rolls(*dice)
    assert table.told("rolled") == [["rolled", 0, *dice]]
    assert table.told("moves")[0] == ["moves", 0, (start + sum(dice)) % 36]


@pytest.mark.rule("CC-57", "CC-1", "CC-44")
@pytest.mark.parametrize("space", range(36))
def test_the_board_has_these_36_spaces(space: int) -> None:
    table = Table().next(chest=[CM03]).lands(space)
    if space in SPACES:
        assert table.matter("street")["street"] == SPACES.index(space)
    elif space in CHANCES:
        assert table.phase == "pick"
    elif space in CHESTS:
        assert table.told("chest")
    elif space in TRAINS:
        assert table.matter("street")["street"] == SPACES.index(after(space))
    elif space == TO_JAIL:
        assert table.seen("jail")[0] == 0
    else:
        assert table.matter("turn")["stage"] == "finish"
        assert table.money == [1700 if space == 0 else 1500, 1500, 1500]


def after(train: int) -> int:
    return next(space for space in SPACES if space > train)


@pytest.mark.rule("CC-11")
def test_a_double_gives_another_roll_once_the_space_is_resolved() -> None:
    table = Table().lands(5, on=(1, 1))
    assert table.phase == "street"
    table.chooses("auction").nobody_bids()
    assert table.verbs(0)[0] == "roll"
    table.lands(PARKING)
    assert "roll" not in table.verbs(0)
    assert table.ends_turn().player == 1


@pytest.mark.rule("CC-11")
def test_two_doubles_give_two_more_rolls() -> None:
    table = Table().lands(PARKING, on=(1, 1)).lands(PARKING, on=(2, 2)).lands(JAIL)
    assert table.matter("turn")["stage"] == "finish"
    assert len(table.told("rolled")) == 3
    assert table.seen("jail") == [None] * 3


@pytest.mark.rule("CC-11", "CC-E9", "CC-45")
def test_the_third_double_leads_to_jail_and_is_not_moved() -> None:
    table = Table().lands(PARKING, on=(1, 1)).lands(PARKING, on=(2, 2))
    table.sits(0, 34).rolls(3, 3).ends_turn()
    assert (table.seen("position")[0], table.seen("jail")[0]) == (JAIL, 0)
    assert [item[2] for item in table.told("moves")] == [PARKING, PARKING]
    assert table.money[0] == 1500
    assert table.player == 1


@pytest.mark.rule("CC-42", "CC-14")
def test_passing_go_pays_200_and_turns_red_chips_green() -> None:
    table = Table().chips(0, 0, 1).sits(0, 35).rolls(1, 3)
    assert table.money == [1700, 1500, 1500]
    assert table.seen("chips") == [2, 0, 1]
    assert table.told("salary") == [["salary", 0]]


@pytest.mark.rule("CC-42", "CC-14", "CC-E5")
def test_landing_on_go_pays_once_and_leaving_it_pays_nothing() -> None:
    table = Table().chips(1, 2, 2).lands(0, on=(2, 2))
    assert (table.money[0], table.seen("chips")[0]) == (1700, 2)
    table.rolls(1, 2)
    assert table.money[0] == 1700
    assert table.told("salary") == [["salary", 0]]


@pytest.mark.rule("CC-43", "CC-C8")
def test_a_train_goes_on_to_the_next_street_nobody_owns() -> None:
    table = Table().owns(1, 2, 3).owns(0, 4).lands(4)
    assert table.seen("position")[0] == 10
    assert table.matter("street")["street"] == 5
    assert table.told("rent") == []
    assert {"buy", "auction"} <= set(table.verbs(0))
    assert not table.may(0, "done")


@pytest.mark.rule("CC-43", "CC-C8", "CC-42", "CC-14")
def test_a_train_that_passes_go_pays_and_turns_chips_green() -> None:
    table = Table().owns(1, 20, 21).chips(0, 2, 2).lands(32)
    assert (table.seen("position")[0], table.money[0], table.seen("chips")[0]) == (1, 1700, 2)


@pytest.mark.rule("CC-C8")
def test_a_train_only_passes_the_space_that_sends_to_jail() -> None:
    table = Table().owns(1, 14, 15, 16).lands(23)
    assert (table.seen("position")[0], table.seen("jail")[0]) == (28, None)


@pytest.mark.rule("CC-45")
def test_go_to_jail_is_without_salary_and_ends_the_turn_even_on_a_double() -> None:
    table = Table().chips(0, 2, 2).lands(TO_JAIL, on=(3, 3))
    assert (table.seen("position")[0], table.seen("jail")[0]) == (JAIL, 0)
    assert (table.money[0], table.seen("chips")[0]) == (1500, 0)
    assert table.ends_turn().player == 1


@pytest.mark.rule("CC-E10", "CC-E17", "CC-B14", "CM14")
def test_a_card_that_leads_to_jail_ends_a_turn_with_a_double() -> None:
    table = draws(CM14, Table().chips(1, 1, 1), on=(2, 2))
    assert (table.seen("position")[0], table.seen("jail")[0]) == (JAIL, 0)
    assert (table.money[0], table.seen("chips")) == (1500, [1, 1, 1])
    assert table.ends_turn().player == 1


@pytest.mark.rule("CC-E17", "CM05")
def test_a_card_that_moves_past_go_pays_and_turns_chips_green() -> None:
    table = draws(CM05, Table().chips(0, 2, 2))
    assert (table.seen("position")[0], table.money[0], table.seen("chips")[0]) == (0, 1700, 2)


@pytest.mark.rule("CC-44")
@pytest.mark.parametrize("space", [PARKING, JAIL])
def test_nothing_happens_on_free_parking_or_when_just_visiting(space: int) -> None:
    table = Table().chips(1, 1, 1).lands(space)
    assert (table.money, table.seen("chips")) == ([1500] * 3, [1, 1, 1])
    assert table.seen("jail")[0] is None
    assert table.matter("turn")["stage"] == "finish"


@pytest.mark.rule("CC-30")
def test_a_street_for_sale_must_be_bought_or_auctioned() -> None:
    table = for_sale(2)
    assert set(table.verbs(0)) - {"exchange", "offer"} == {"buy", "auction"}


@pytest.mark.rule("CC-12", "CC-10")
def test_a_round_is_over_when_the_first_player_is_on_again() -> None:
    table = Table()
    rounds = []
    for _ in range(7):
        rounds.append(table.seen("round"))
        table.passes_turn()
    assert rounds == [1, 1, 1, 2, 2, 2, 3]
