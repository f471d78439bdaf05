"""The police track: who moves the pawn, and what investigations teach."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.games.counterfeiters.board import SMALL_SIDE
from funnymoney.games.counterfeiters.cards import INK, JET, PRINTER
from tests.games.counterfeiters_table import EVERY_NUMBER_OF_PLAYERS, Large, Small, Table

POLICE = {
    2: [Small.PRINT_POLICE, Small.SHOP, Small.TAX_POLICE],
    3: [Large.PRINT_POLICE, Large.SHOP, Large.SHOP_TOO, Large.TAX_POLICE],
    4: [Large.PRINT_POLICE, Large.SHOP, Large.SHOP_TOO, Large.TAX_POLICE],
}


@pytest.mark.rule("CF-16")
@EVERY_NUMBER_OF_PLAYERS
def test_exactly_the_spaces_with_the_icon_move_the_police_one_step(players: int) -> None:
    moved = []
    for space in range(12 if players == 2 else 19):
        table = Table(players=players)
        table.has(0, hand=100, fakes=[3, 3, 3], cards=[PRINTER, INK, JET])
        before = table.seen("pawn")
        word = next(word for word in table.words() if word[1:2] == [space])
        table.chooses(str(word[0]), *[int(number) for number in word[1:]])
        if word[0] == "fly":
            table.stashes(10)
        assert table.seen("pawn") in (before, before + 1)
        if table.seen("pawn") != before:
            moved.append(space)
            assert table.told(None, "police") == [["police", before + 1]]
    assert moved == POLICE[players]


@pytest.mark.rule("CF-16", "CF-R22")
def test_the_action_comes_before_the_police_and_the_police_before_the_special() -> None:
    table = Table().police_at(4).has(0, fakes=[3, 0, 0]).shops(Small.SHOP, 3, 0, 0)
    assert table.hands[0] == 170
    assert [item[0] for item in table.match.news(None)][-4:] == ["did", "sold", "police", "taught"]


@pytest.mark.rule("CF-18", "CF-R3")
def test_passing_moves_no_police() -> None:
    assert Table().rounds_pass(3).seen("pawn") == 0


@pytest.mark.rule("CF-30")
@pytest.mark.parametrize(
    ("players", "before", "level"),
    [(2, 4, 1), (2, 8, 2), (2, 11, 3), (3, 7, 1), (3, 13, 2), (4, 19, 3)],
)
def test_investigations_teach_one_then_two_then_three_stars(
    players: int, before: int, level: int
) -> None:
    table = Table(players=players).police_at(before, taught=level - 1)
    table.prints(Small.PRINT_POLICE if players == 2 else Large.PRINT_POLICE)
    assert (table.seen("pawn"), table.seen("taught")) == (before + 1, level)
    assert table.told(None, "taught") == [["taught", level]]


@pytest.mark.rule("CF-30")
@pytest.mark.parametrize("before", [0, 1, 2, 3, 5, 6, 7, 9, 10, 12])
def test_other_spaces_teach_nothing(before: int) -> None:
    assert Table().police_at(before).prints(Small.PRINT_POLICE).seen("taught") == 0


@pytest.mark.rule("CF-30")
def test_what_was_taught_stays_taught_when_the_police_go_on() -> None:
    table = Table().police_at(4).prints(Small.PRINT_POLICE).dodges(Small.TAX_POLICE)
    assert (table.seen("pawn"), table.seen("taught")) == (6, 1)
    assert not table.has(0, fakes=[3, 0, 0]).may("shop", Small.SHOP, 1, 0, 0)


@pytest.mark.rule("CF-16")
def test_a_blank_space_does_nothing() -> None:
    table = Table().all_have(100, 100).police_at(1).prints(Small.PRINT_POLICE)
    assert (table.seen("pawn"), table.seen("taught"), table.hands) == (2, 0, [100, 100])


@pytest.mark.rule("CF-R24")
def test_a_special_start_space_does_nothing() -> None:
    track: dict[str, Any] = SMALL_SIDE["track"]
    special = {"godfather": [0, 14], "investigation": [0, 9, 12]}
    table = Table(board=SMALL_SIDE | {"track": track | special})
    assert (table.seen("pawn"), table.seen("taught"), table.hands) == (0, 0, [20, 30])
    table.rounds_pass()
    assert (table.seen("taught"), table.hands) == (0, [20, 30])


@pytest.mark.rule("CF-31")
def test_a_strike_space_costs_nothing_and_teaches_nothing() -> None:
    table = Table().all_have(100, 100).police_at(9, taught=2).prints(Small.PRINT_POLICE)
    assert (table.seen("taught"), table.hands) == (2, [100, 100])
