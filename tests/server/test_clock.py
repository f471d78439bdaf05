"""A clock: whose time runs, and when it is up."""

from __future__ import annotations

import pytest

from funnymoney.server.protocol.messages import TimeControl
from funnymoney.server.table.clock import Clock

MOVE = TimeControl("move", 30)
BANK = TimeControl("bank", 60, 5)


def test_without_a_clock_time_is_never_up() -> None:
    clock = Clock(TimeControl(), 3)
    clock.run_for([0, 1], 10.0)
    assert clock.deadline() is None
    assert clock.late(1e9) == []


def test_each_choice_has_its_own_time() -> None:
    clock = Clock(MOVE, 2)
    clock.run_for([0], 100.0)
    assert clock.deadline() == 130.0
    clock.note_choice(0, 120.0)
    assert clock.remaining_s == [30, 30]
    clock.run_for([1], 120.0)
    assert clock.deadline() == 150.0


def test_a_bank_is_used_up_and_filled_by_choices() -> None:
    clock = Clock(BANK, 2)
    clock.run_for([0], 0.0)
    clock.note_choice(0, 20.0)
    assert clock.remaining_s == [45, 60]
    clock.run_for([1], 20.0)
    clock.run_for([0], 25.0)  # the other waits again without having chosen
    assert clock.remaining_s == [45, 55]


def test_time_runs_for_all_who_owe_a_choice() -> None:
    clock = Clock(BANK, 3)
    clock.run_for([0, 2], 0.0)
    clock.note_choice(2, 10.0)
    clock.run_for([0], 10.0)
    assert clock.late(59.0) == []
    assert clock.late(60.0) == [0]
    assert clock.remaining_s[1] == 60


def test_asking_again_does_not_start_anew() -> None:
    clock = Clock(MOVE, 2)
    clock.run_for([0], 0.0)
    clock.run_for([0], 29.0)
    assert clock.deadline() == 30.0


def test_a_pause_stops_all_clocks() -> None:
    clock = Clock(MOVE, 2)
    clock.run_for([0, 1], 0.0)
    clock.pause(10.0)
    clock.run_for([0, 1], 11.0)
    assert clock.deadline() is None
    clock.resume()
    clock.run_for([0, 1], 100.0)
    assert clock.deadline() == 120.0


def test_time_in_which_nobody_could_choose_is_forgiven_and_no_more() -> None:
    clock = Clock(BANK, 3)
    clock.run_for([0], 0.0)
    clock.run_for([0, 1], 30.0)
    clock.credit(20.0, 40.0)
    assert [clock.seconds(player, 40.0) for player in (0, 1, 2)] == [40, 60, 60]


def asked_together(*left: float) -> Clock:
    """Return a clock by which all of them are asked at 0, and answer in secret."""
    clock = Clock(BANK, len(left))
    clock.remaining_s = list(left)
    clock.run_for(range(len(left)), 0.0)
    clock.open_window(7, range(len(left)), 0.0)
    return clock


@pytest.mark.parametrize("answered", [[], [0], [1], [2], [0, 2], [1, 2]])
def test_who_is_asked_in_secret_is_late_when_the_last_would_be_whoever_has_answered(
    answered: list[int],
) -> None:
    clock = asked_together(10, 40, 20)
    for player in answered:
        clock.note_choice(player, 5.0)
        clock.open_window(7, range(3), 5.0)
    assert (clock.deadline(), clock.late(39.9)) == (40, [])
    assert clock.late(40.0) == [player for player in range(3) if player not in answered]


def test_who_is_asked_in_secret_is_shown_the_time_that_he_has() -> None:
    clock = asked_together(10, 40, 20)
    assert [clock.remaining(player, 15.0) for player in range(3)] == [25, 25, 25]
    clock.note_choice(0, 15.0)
    assert clock.remaining(0, 15.0) == 5, "of his own, and what he has more by this choice"
    clock.pause(16.0)
    assert clock.remaining(2, 16.0) == 4


def test_who_chooses_again_in_secret_has_no_more_time_and_is_shown_none() -> None:
    clock = Clock(MOVE, 2)
    clock.run_for([0, 1], 0.0)
    clock.open_window(7, [0, 1], 0.0)
    clock.note_choice(0, 25.0)
    clock.run_for([0, 1], 25.0)
    clock.open_window(7, [0, 1], 25.0)
    assert [clock.remaining(player, 25.0) for player in (0, 1)] == [5, 5]
    assert clock.deadline() == 30


def test_the_next_window_has_an_end_of_its_own() -> None:
    clock = asked_together(10, 40)
    clock.note_choice(1, 8.0)
    clock.open_window(8, [0], 8.0)
    assert clock.deadline() == 10
    clock.open_window(None, [], 9.0)
    assert clock.deadline() == 10


def test_a_pause_and_a_closed_house_move_the_end_for_all() -> None:
    clock = asked_together(10, 40)
    clock.note_choice(1, 5.0)
    clock.pause(15.0)
    assert clock.deadline() is None
    clock.resume()
    clock.run_for([0], 100.0)
    clock.open_window(7, [0, 1], 100.0)
    assert clock.deadline() == 125
    clock.credit(4.0, 110.0)
    assert clock.deadline() == 129


def test_who_comes_back_to_a_window_has_a_moment() -> None:
    clock = asked_together(10, 12)
    clock.give_grace(0, 12.0)
    clock.run_for([0, 1], 12.0)
    assert clock.deadline() == 42


@pytest.mark.parametrize(
    "terms",
    [
        TimeControl("none", 5),
        TimeControl("move", 4),
        TimeControl("move", 30, 5),
        TimeControl("bank", 60, -1),
        TimeControl("bank", float("nan")),
        TimeControl("bank", float("inf")),
        TimeControl("bank", 60, float("nan")),
    ],
)
def test_terms_that_make_no_sense_are_told(terms: TimeControl) -> None:
    assert terms.problem()


@pytest.mark.parametrize("terms", [TimeControl(), MOVE, BANK, TimeControl("move", 3 * 86_400)])
def test_terms_that_do(terms: TimeControl) -> None:
    assert not terms.problem()
