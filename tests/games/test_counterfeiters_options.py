"""House rules, the guard against stalling, and other boards."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.core.errors import BadOption
from funnymoney.core.match import Match
from funnymoney.games.counterfeiters.board import SMALL_SIDE, Board, space
from funnymoney.games.counterfeiters.cards import (
    BIG_LAWYER,
    DINER,
    INK,
    LOTTERY,
    PAPER,
    PRINTER,
)
from funnymoney.games.counterfeiters.rules import Counterfeiters
from tests.games.counterfeiters_table import EVERY_NUMBER_OF_PLAYERS, Small, Table

TRACK: dict[str, Any] = SMALL_SIDE["track"]


def with_track(**changes: object) -> Board:
    return SMALL_SIDE | {"track": TRACK | changes}


def guarded(pawn: int, taught: int = 0) -> Table:
    """Return a table at the beginning of the first round whose end moves the police."""
    return Table(guard_round=2).rounds_pass().police_at(pawn, taught)


# ------------------------------------------------------------------------------------- guard


@pytest.mark.rule("CF-R39")
@EVERY_NUMBER_OF_PLAYERS
def test_from_round_16_on_the_police_move_at_the_end_of_each_round(players: int) -> None:
    table = Table(players=players)
    start = table.seen("pawn")
    assert table.rounds_pass(15).seen("pawn") == start
    assert table.seen("round") == 16
    assert table.passes(3 * players - 1).seen("pawn") == start
    assert table.passes().seen("pawn") == start + 1
    assert table.rounds_pass(2).seen("pawn") == start + 3


@pytest.mark.rule("CF-R39")
def test_a_game_in_which_all_pass_comes_to_its_end() -> None:
    table = Table().rounds_pass(15 + 14)
    assert table.match.over
    assert table.match.state.returns() == [0, 0]  # after three visits of the Godfather


@pytest.mark.rule("CF-R39")
def test_the_guard_moves_the_police_before_the_market_is_cleared_and_diners_work() -> None:
    table = guarded(6, taught=1).has(0, 100, fakes=[1, 0, 0], cards=[PRINTER, DINER])
    before = len(table.match.news(None))
    table.rounds_pass()
    keys = [item[0] for item in table.match.news(None, before) if item[0] != "did"]
    assert keys[:3] == ["police", "godfather", "trashed"]
    assert keys[-2:] == ["diners", "round"]
    assert table.hands == [100, 10]


@pytest.mark.rule("CF-R39", "CF-30")
def test_the_guard_brings_investigations() -> None:
    assert guarded(4).rounds_pass().seen("taught") == 1


@pytest.mark.rule("CF-R39", "CF-31")
def test_the_guard_brings_strikes() -> None:
    table = guarded(9, taught=2).all_have(100, 100)
    assert table.may("fly", Small.COMMERCIAL)
    assert not table.rounds_pass().may("fly", Small.COMMERCIAL)


@pytest.mark.rule("CF-R39")
@pytest.mark.parametrize("way", ["first_player", "after_trigger"])
def test_if_the_guard_brings_the_end_henchmen_are_still_on_the_board_for_lawyers(way: str) -> None:
    table = Table(guard_round=2, last_placement_from=way).rounds_pass().police_at(13)
    table.has(0, 100, cards=[PRINTER, INK, BIG_LAWYER]).prints(Small.PRINT).passes(5)
    assert (table.acting, table.seen("stage")) == (0, "big-shot lawyer")
    assert table.seen("standing")[Small.PRINT] == 0
    table.retrieves(Small.PRINT).dodges(Small.SUNGLASSES)
    assert table.match.over
    assert table.match.state.returns()[0] == 80


@pytest.mark.rule("CF-R36", "CF-R39")
def test_if_the_guard_brings_the_end_diners_work_once_and_the_market_stays() -> None:
    table = guarded(13).has(0, 0, fakes=[4, 0, 0], cards=[PRINTER, DINER])
    market = table.seen("market")
    table.rounds_pass()
    assert table.match.over
    assert table.match.state.returns()[0] == 50
    assert table.seen("market") == market


@pytest.mark.rule("CF-R39")
def test_the_guard_comes_after_the_police_icon_of_the_last_henchman() -> None:
    table = guarded(0).passes(5).prints(Small.PRINT_POLICE)
    assert table.seen("pawn") == 2


@pytest.mark.rule("CF-R39", "CF-38")
def test_the_guard_does_nothing_when_the_last_henchman_has_brought_the_end() -> None:
    table = guarded(13).has(0, 100).passes(5).prints(Small.PRINT_POLICE)
    assert table.match.over
    assert len(table.told(None, "godfather")) == 1
    assert table.match.state.returns()[0] == 50


# ------------------------------------------------------------------------------------ boards


@pytest.mark.rule("CF-8", "CF-38")
@pytest.mark.parametrize("godfather", [[3], []])
def test_on_another_track_too_the_last_space_is_the_godfathers(godfather: list[int]) -> None:
    board = with_track(last=3, start={"2": 2}, godfather=godfather, strike=[], investigation=[])
    table = Table(board=board)
    assert (table.seen("pawn"), table.seen("board")) == (2, board)
    assert table.prints(Small.PRINT_POLICE).seen("stage") == "last placements"
    assert table.hands == [10, 10]


@pytest.mark.rule("CF-16", "CF-R22")
def test_where_a_flight_has_the_icon_the_police_move_when_the_money_has_moved() -> None:
    board = with_track() | {"spaces": [space("commercial", "police")]}
    table = Table(board=board).police_at(6, taught=1).has(0, 100).flies(0)
    assert (table.seen("pawn"), table.hands[0]) == (6, 70)
    table.stashes(50)
    assert (table.seen("pawn"), table.hands[0], table.envelopes[0]) == (7, 10, 50)


@pytest.mark.rule("CF-16", "CF-19", "CF-33")
def test_other_spaces_may_be_given() -> None:
    spaces = [
        space("market", "police", price=20),
        space("market", "trash", price=10),
        space("market", price=10),
        space("tax", "sunglasses", "police"),
    ]
    table = Table(PRINTER, INK, PAPER, PRINTER, board={"spaces": spaces, "track": TRACK})
    assert [word[0] for word in table.words()] == ["buy", "buy", "buy", "tax", "pass"]
    table.rounds_pass()
    assert table.seen("market") == [PRINTER, PAPER, PRINTER]
    assert table.buys(0).seen("pawn") == 1
    assert (table.buys(1).hands, table.dodges(3).hands) == ([0, 20], [30, 20])
    assert (table.seen("pawn"), table.seen("next_first")) == (2, 0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"spaces": SMALL_SIDE["spaces"]},
        {"spaces": [], "track": TRACK},
        {"spaces": [{"zone": "casino"}], "track": TRACK},
        {"spaces": [{"zone": "market"}], "track": TRACK},
        {"spaces": [{"zone": "market", "price": 15}], "track": TRACK},
        {"spaces": [{"zone": "tax", "police": 1}], "track": TRACK},
        {"spaces": [{"zone": "tax", "colour": True}], "track": TRACK},
        {"spaces": [space("tax"), space("market", price=10)], "track": TRACK},
        {"spaces": [space("market", price=10)] * 9, "track": TRACK},
        with_track(last=0),
        with_track(start={"3": 0}),
        with_track(start={"2": 14}),
        with_track(strike=[15]),
        with_track(godfather=7),
        {"__proto__": {}},
        {"spaces": [], "track": {}},
        {"spaces": [{"zone": "print", "price": "x"}], "track": TRACK},
        {"spaces": [{"zone": "tax", "price": 10**30}], "track": TRACK},
        {"spaces": [{"zone": "tax", "price": True}], "track": TRACK},
        with_track(start={"2": 0, "__proto__": 1}),
        with_track(start={"2": 0, "3": "x"}),
        with_track(start=[0, 0, 0]),
        with_track(last=10**6),
    ],
    ids=range(23),
)
def test_a_board_that_cannot_be_is_refused(wrong: Board) -> None:
    with pytest.raises(BadOption) as refused:
        Table(board=wrong)
    assert len(str(refused.value)) < 600, "a sentence, whatever was sent"


def test_a_long_board_is_refused_in_a_sentence() -> None:
    for wrong in ({"x" * 5000: 1}, with_track(strike=["x"] * 3000), with_track(start="x" * 9000)):
        with pytest.raises(BadOption) as refused:
            Table(board=wrong)
        assert len(str(refused.value)) < 600


# ------------------------------------------------------------------------------ other options


@pytest.mark.rule("CF-R12", "CF-R25", "CF-R30", "CF-R39", "CF-R40")
def test_unless_told_otherwise_the_rulings_hold() -> None:
    match = Match(Counterfeiters, 2, {}, luck="fast", seed="1")
    assert match.view(None)["options"] == {
        "edition": "full",
        "last_placement_from": "first_player",
        "strict_bills": False,
        "godfather_shows": False,
        "guard_round": 16,
        "first_player": -1,
        "board": {},
        "cards": "full",
        "henchmen": 3,
        "start_money": [20, 30, 40, 50],
    }


# ----------------------------------------------------------------------------- small versions


@pytest.mark.rule("CF-5", "CF-15", "CF-32")
@pytest.mark.parametrize("henchmen", [1, 2, 3])
def test_there_may_be_fewer_henchmen_in_every_round(henchmen: int) -> None:
    table = Table(henchmen=henchmen)
    for number in (1, 2):
        assert (table.seen("henchmen"), table.seen("round")) == ([henchmen] * 2, number)
        table.passes(2 * henchmen)


@pytest.mark.rule("CF-10")
@pytest.mark.parametrize("first", [0, 2])
def test_start_money_goes_clockwise_from_the_first_player(first: int) -> None:
    money = {"start_money": [100, 0, 10, 70], "first_player": first}
    match = Match(Counterfeiters, 4, money, luck="fast", seed="1")
    assert [match.view(seat)["hand"] for seat in (first, (first + 1) % 4)] == [100, 0]
    assert [match.view(seat)["hand"] for seat in ((first + 2) % 4, (first + 3) % 4)] == [10, 70]


@pytest.mark.rule("CF-11", "CF-13")
def test_a_box_of_few_cards_has_a_diner_a_ticket_and_ink() -> None:
    match = Match(Counterfeiters, 3, {"cards": "tiny"}, luck="fast", seed="1")
    view: Any = match.view(None)
    assert view["stack"] == 0
    assert sorted(kind for kind in view["market"] if kind is not None) == [DINER, LOTTERY]
    assert all(own[INK] == 1 and own[PAPER] == 0 for own in view["cards"])


def test_the_tiny_edition_has_one_henchman_each_and_five_spaces() -> None:
    match = Match(Counterfeiters, 2, {"edition": "tiny"}, luck="fast", seed="1")
    view: Any = match.view(0)
    assert (view["henchmen"], len(view["board"]["spaces"])) == ([1, 1], 5)
    assert (view["hand"], match.view(1)["hand"]) == (50, 60)
    match.play(0, ["fly", 4])
    match.play(0, ["stash", 10])
    match.play(1, ["tax", 3])
    assert [item for item in match.news(0) if item[0] == "paid_godfather"] == [
        ["paid_godfather", 0, 10]
    ]


def test_what_is_said_expressly_goes_before_the_edition() -> None:
    options = {"edition": "tiny", "henchmen": 2}
    match = Match(Counterfeiters, 2, options, luck="fast", seed="1")
    assert match.view(None)["henchmen"] == [2, 2]


@pytest.mark.parametrize(
    "wrong",
    [
        {"colour": 1},
        {"last_placement_from": "anybody"},
        {"strict_bills": 1},
        {"godfather_shows": "yes"},
        {"guard_round": 0},
        {"first_player": 2},
        {"first_player": -2},
        {"board": []},
        {"edition": "large"},
        {"cards": "few"},
        {"henchmen": 0},
        {"henchmen": 4},
        {"start_money": [20, 30, 40, 55]},
        {"start_money": [20, 30]},
        {"start_money": [20, 30, 40, 1010]},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Match(Counterfeiters, 2, wrong, luck="fast", seed="1")
