"""Several specials on one space of the police track (CF-R43)."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.core.luck import FastLuck
from funnymoney.games.counterfeiters.board import SMALL_SIDE, Board
from funnymoney.games.counterfeiters.cards import JET, PRINTER
from funnymoney.games.counterfeiters.presentation import presenter
from funnymoney.games.counterfeiters.rules import Counterfeiters
from tests.games.counterfeiters_table import Small, Table

SPECIALS = ("investigation", "godfather", "strike")
PAIRS = [("investigation", "godfather"), ("investigation", "strike"), ("godfather", "strike")]
LAST = 14


def board_with(**spaces: list[int]) -> Board:
    """Return the small side with these specials on its track and no others."""
    track: dict[str, Any] = SMALL_SIDE["track"]
    return SMALL_SIDE | {"track": track | {name: spaces.get(name, []) for name in SPECIALS}}


def all_on(*spaces: int) -> dict[str, list[int]]:
    return {name: list(spaces) for name in SPECIALS}


def arriving(at: int, *specials: str) -> Table:
    """Return a table where the police have just come to a space with these specials."""
    table = Table(board=board_with(**{name: [at] for name in specials}))
    table.has(0, 100, cards=[PRINTER, JET]).has(1, 100, cards=[PRINTER, JET])
    return table.police_at(at - 1).prints(Small.PRINT_POLICE)


def told_since_police(table: Table) -> list[Any]:
    keys = [item[0] for item in table.match.news(None)]
    return keys[keys.index("police") + 1 :]


@pytest.mark.rule("CF-R43")
@pytest.mark.parametrize("specials", [*[(name,) for name in SPECIALS], *PAIRS, SPECIALS])
def test_everything_listed_for_a_space_happens_there(specials: tuple[str, ...]) -> None:
    table = arriving(5, *specials)
    assert table.seen("taught") == int("investigation" in specials)
    assert table.hands == ([50, 50] if "godfather" in specials else [100, 100])
    for space in (Small.JET, Small.COMMERCIAL):
        assert table.may("fly", space) == ("strike" not in specials)


@pytest.mark.rule("CF-R43", "CF-30", "CF-29")
def test_the_investigation_comes_before_the_godfather() -> None:
    assert told_since_police(arriving(5, *SPECIALS)) == ["taught", "godfather"]


@pytest.mark.rule("CF-R43", "CF-31", "CF-R19")
def test_the_strike_holds_until_the_police_leave_the_space() -> None:
    table = arriving(5, *SPECIALS).passes().rounds_pass()
    assert not table.may("fly", Small.JET)
    table.prints(Small.PRINT_POLICE)
    assert table.may("fly", Small.JET)
    assert table.seen("taught") == 1
    assert len(table.told(None, "godfather")) == 1


@pytest.mark.rule("CF-R43")
def test_a_space_listed_twice_under_one_special_has_it_once() -> None:
    table = Table(board=board_with(investigation=[5, 5], godfather=[5, 5])).all_have(100, 100)
    table.police_at(4).prints(Small.PRINT_POLICE)
    assert (table.seen("taught"), table.hands) == (1, [50, 50])


@pytest.mark.rule("CF-R43", "CF-38")
@pytest.mark.parametrize("specials", [(), ("investigation",), ("strike",), SPECIALS])
def test_the_last_space_has_the_godfather_whatever_else_it_has(specials: tuple[str, ...]) -> None:
    table = arriving(LAST, *specials)
    assert table.seen("stage") == "last placements"
    assert table.hands == [50, 50]
    assert table.seen("taught") == int("investigation" in specials)
    told = ["taught", "godfather"] if "investigation" in specials else ["godfather"]
    assert told_since_police(table)[: len(told)] == told
    assert table.may("fly", Small.JET) == ("strike" not in specials)


@pytest.mark.rule("CF-R43", "CF-R24")
def test_on_the_start_space_nothing_is_set_off() -> None:
    table = Table(board=board_with(**all_on(0)))
    table.rounds_pass()
    assert (table.seen("taught"), table.hands) == (0, [20, 30])
    table.has(0, 100, cards=[PRINTER, JET])
    assert table.may("fly", Small.JET)
    assert table.may("fly", Small.COMMERCIAL)


@pytest.mark.rule("CF-R43")
def test_a_view_shows_the_whole_board_and_leads_back_to_it() -> None:
    board = board_with(**all_on(5, 9))
    table = arriving(5, *SPECIALS)
    table.match.state = Counterfeiters.from_view(Table(board=board).match.view(0), FastLuck(1))
    assert table.seen("board") == board
    state = table.police_at(8).so_be_it().state
    assert Counterfeiters.load(state.dump()).view(0) == state.view(0)
    table.all_have(100, 100).prints(Small.PRINT_POLICE)
    assert (table.seen("taught"), table.hands) == (1, [50, 50])
    assert not table.may("fly", Small.COMMERCIAL)


@pytest.mark.rule("CF-R43")
def test_the_terminal_names_everything_that_is_ahead_in_order() -> None:
    view: Any = Table(board=board_with(**all_on(2))).match.view(0)
    coming = "an investigation in 2, the Godfather in 2, a strike in 2, the Godfather in 14"
    assert presenter.police(view) == f"space 0 of 14; {coming}"
