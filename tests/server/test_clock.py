"""A clock: whose time runs, and when it is up."""

from __future__ import annotations

import pytest

from funnymoney.server.clock import Clock, Terms

MOVE = Terms("move", 30)
BANK = Terms("bank", 60, 5)


def test_without_a_clock_time_is_never_up() -> None:
    clock = Clock(Terms(), 3)
    clock.ask([0, 1], 10.0)
    assert clock.deadline() is None
    assert clock.late(1e9) == []


def test_each_choice_has_its_own_time() -> None:
    clock = Clock(MOVE, 2)
    clock.ask([0], 100.0)
    assert clock.deadline() == 130.0
    clock.chosen(0, 120.0)
    assert clock.left == [30, 30]
    clock.ask([1], 120.0)
    assert clock.deadline() == 150.0


def test_a_bank_is_used_up_and_filled_by_choices() -> None:
    clock = Clock(BANK, 2)
    clock.ask([0], 0.0)
    clock.chosen(0, 20.0)
    assert clock.left == [45, 60]
    clock.ask([1], 20.0)
    clock.ask([0], 25.0)  # the other waits again without having chosen
    assert clock.left == [45, 55]


def test_time_runs_for_all_who_owe_a_choice() -> None:
    clock = Clock(BANK, 3)
    clock.ask([0, 2], 0.0)
    clock.chosen(2, 10.0)
    clock.ask([0], 10.0)
    assert clock.late(59.0) == []
    assert clock.late(60.0) == [0]
    assert clock.left[1] == 60


def test_asking_again_does_not_start_anew() -> None:
    clock = Clock(MOVE, 2)
    clock.ask([0], 0.0)
    clock.ask([0], 29.0)
    assert clock.deadline() == 30.0


def test_a_pause_stops_all_clocks() -> None:
    clock = Clock(MOVE, 2)
    clock.ask([0, 1], 0.0)
    clock.pause(10.0)
    clock.ask([0, 1], 11.0)
    assert clock.deadline() is None
    clock.resume()
    clock.ask([0, 1], 100.0)
    assert clock.deadline() == 120.0


@pytest.mark.parametrize(
    "terms",
    [
        Terms("none", 5),
        Terms("move", 4),
        Terms("move", 30, 5),
        Terms("bank", 60, -1),
        Terms("bank", float("nan")),
        Terms("bank", float("inf")),
        Terms("bank", 60, float("nan")),
    ],
)
def test_terms_that_make_no_sense_are_told(terms: Terms) -> None:
    assert terms.wrong()


@pytest.mark.parametrize("terms", [Terms(), MOVE, BANK, Terms("move", 3 * 86_400)])
def test_terms_that_do(terms: Terms) -> None:
    assert not terms.wrong()
