"""The laws are tested too: a planted fault must be found, and nothing where there is none."""

import os
import subprocess
import sys
from collections.abc import Callable
from inspect import Parameter, signature
from pathlib import Path
from typing import Any

import pytest

from tests.laws.mutations import FAULTS
from tests.laws.planting import added, merged, replaced, verdicts

ROOT = Path(__file__).parents[2]


def test_planted_faults_are_found_and_only_those() -> None:
    """In one process of its own, since faults can be planted only where nothing is compiled."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.mutations"],
        env=os.environ | {"FUNNYMONEY_PURE": "1", "FUNNYMONEY_SEEDS": "2"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert [line for line in lines if not line.startswith(("sound: ", "found: "))] == []
    assert {line for line in lines if line.startswith("found: ")} == {
        f"found: {fault}" for fault in FAULTS
    }


@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_fits_the_function_it_is_planted_in(name: str) -> None:
    """Compiled or not: so a renamed function is noticed long before all faults are planted."""
    where, what, fault, _ = FAULTS[name]
    real = signature(getattr(where, what)).parameters.values()
    assert not [each for each in real if each.kind is Parameter.KEYWORD_ONLY], "faults hand on none"
    signature(fault).bind("the real one", *real)


# -------------------------------------------------------------- what is wrong with a fault


class Rules:
    """A game of one number."""

    def __init__(self) -> None:
        self.money = 10

    def pay(self, amount: int) -> int:
        if amount > self.money:
            raise ValueError("too much")
        self.money -= amount
        return self.money

    def tidy(self) -> None:
        """Nobody calls this."""

    def view(self, player: int | None) -> dict[str, object]:
        return {"money": self.money}


def pays() -> None:
    game = Rules()
    assert game.pay(3) == 7
    assert game.view(0) == {"money": 7}


def pay_more(real: Any, game: Rules, amount: int) -> Any:
    return real(game, amount + 1)


def pay_far_too_much(real: Any, game: Rules, amount: int) -> Any:
    return real(game, amount + 100)


def pay_as_before(real: Any, game: Rules, amount: int) -> Any:
    return real(game, amount)


def pay_somebody(real: Any, game: Rules, amount: int) -> Any:
    raise ValueError("a law must not take this for what it was to find")


def look_up_what_is_gone(real: Any, game: Any, amount: int) -> Any:
    return real(game, amount - game.discount)


def take_one_more(real: Any, game: Rules, payer: int, amount: int) -> Any:
    return real(game, payer, amount)


PLANTED: dict[str, tuple[str, Callable[..., Any], str]] = {
    "a fault": ("pay", pay_more, "found: "),
    "a fault that the rules refuse": ("pay", pay_far_too_much, "found: "),
    "a key that is new": ("view", added("debts", lambda game: 0), "found: "),
    "a key that is there": ("view", replaced("money", lambda game: 0), "found: "),
    "no fault": ("pay", pay_as_before, "NOT FOUND: "),
    "a function that is gone": ("spend", pay_more, "DOES NOT APPLY: "),
    "a function that nobody calls": ("tidy", lambda real, game: None, "NEVER REACHED: "),
    "a fault that breaks down": ("pay", pay_somebody, "DOES NOT APPLY: "),
    "a field that is gone": ("pay", look_up_what_is_gone, "DOES NOT APPLY: "),
    "other arguments": ("pay", take_one_more, "DOES NOT APPLY: "),
    "a new key that is there": ("view", added("money", lambda game: 0), "DOES NOT APPLY: "),
    "a key that is gone": ("view", replaced("debts", lambda game: 0), "DOES NOT APPLY: "),
}


@pytest.mark.parametrize("name", PLANTED)
def test_only_a_fault_that_applies_is_found(name: str) -> None:
    what, fault, begins = PLANTED[name]
    sound, told = verdicts({name: (Rules, what, fault, pays)})
    assert sound.startswith("sound: ")
    assert told.startswith(f"{begins}{name}")


def test_a_law_that_fails_without_a_fault_is_told() -> None:
    def fails() -> None:
        raise AssertionError

    told = list(verdicts({"a fault": (Rules, "pay", pay_more, fails)}))
    assert told[0] == "FAILS ANYWAY: without this: a fault"
    assert told[1].startswith("NEVER REACHED: ")


def test_no_fault_takes_the_place_of_another() -> None:
    one = {"a fault": (Rules, "pay", pay_more, pays)}
    with pytest.raises(AssertionError, match="same name"):
        merged(one, one)
