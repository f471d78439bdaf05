"""Windows of Crooked Cash in which several answer in secret (CC-B1, CC-C15)."""

from collections.abc import Callable

import pytest

from funnymoney.core.game import Word
from funnymoney.core.match import Match
from funnymoney.games.crooked_cash.procedures.building import open_building
from funnymoney.games.crooked_cash.procedures.rent import Rent
from funnymoney.games.crooked_cash.procedures.turn import LANDED, MOVING, Turn
from funnymoney.games.crooked_cash.property.deeds import set_owner
from funnymoney.games.crooked_cash.rules import CrookedCash
from tests.laws import crooked_cash_windows
from tests.laws.cases import SEEDS
from tests.laws.crooked_cash_chances import Table, position
from tests.laws.crooked_cash_windows import SCENES

each_scene = pytest.mark.parametrize("name", SCENES)
MATCHES = range(5 * SEEDS)


@each_scene
def test_nobody_can_tell_two_worlds_apart(name: str) -> None:
    crooked_cash_windows.check_hidden(name, MATCHES)


@each_scene
def test_views_are_complete(name: str) -> None:
    crooked_cash_windows.check_imagined(name, MATCHES)


@each_scene
def test_an_answer_is_noticed_by_nobody_else(name: str) -> None:
    crooked_cash_windows.check_unnoticed(name, MATCHES)


@each_scene
def test_answers_may_come_in_any_order(name: str) -> None:
    crooked_cash_windows.check_any_order(name, range(20 * SEEDS))


def in_match(state: CrookedCash) -> Match:
    match = Match(CrookedCash, int(state.box.players), state.box.options, "fast", "1")
    match.state = state
    return match


def after_landing() -> Match:
    """Two players may build after the space of the one has been dealt with."""
    state = crooked_cash_windows.builders(0)
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    state.stack, state.matter = [turn], turn
    turn.stage = LANDED
    assert open_building(state, 0)
    return in_match(state)


def waived_rent() -> Match:
    """Player 0 plays a card so as not to pay the rent (CH01), and player 1 may check it."""
    state = position(Table(0, (3, 3), bank=0, false=0))
    set_owner(state, 1, 1)
    state.chance[0], state.unseen[0] = 0, 1
    state.push(Rent(1, 0, 1))
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    turn.stage = MOVING
    match = in_match(state)
    match.play(1, ["demand"])
    match.play(0, ["play", 0])
    return match


LAST: dict[str, tuple[Callable[[], Match], Word]] = {
    "nobody builds": (after_landing, ["ready"]),
    "nobody checks a card": (waived_rent, ["trust"]),
}


@pytest.mark.parametrize("name", LAST)
def test_the_last_answer_is_told_to_others(name: str) -> None:
    """The window is closed with it, so it is no secret that everybody has answered."""
    make, word = LAST[name]
    match = make()
    window = match.view(None)["phase"]
    while match.view(None)["phase"] == window:
        player, told = match.acting()[0], len(match.told)
        match.play(player, word)
    assert {to for to, _ in match.told[told:]} - {player}
