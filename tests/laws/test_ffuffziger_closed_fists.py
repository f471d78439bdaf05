"""Fists of Falsche FFuffziger: nobody can look into them, and all contents are as likely."""

from collections.abc import Hashable
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from funnymoney.core.game import SPECTATOR, players_in
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT, Telling
from funnymoney.games.ffuffziger.numbers import FISTS, MONEY
from funnymoney.games.ffuffziger.phases import fists
from funnymoney.games.ffuffziger.rules import Ffuffziger
from funnymoney.testing.matches import Case, course
from funnymoney.testing.secrecy import news_for, sees
from tests.laws.cases import CASES, SEEDS
from tests.laws.chances import chances, check_frequencies
from tests.laws.ffuffziger_order import kinds_owned, row
from tests.laws.ffuffziger_purses import asked, laid, unit

every_case = pytest.mark.parametrize(
    "case", [case for case in CASES if case.game is Ffuffziger], ids=str
)

# --------------------------------------------------------------------------------- redealt


def start(players: int) -> Ffuffziger:
    options = Ffuffziger.settle(players, {"first_player": 0})
    return Ffuffziger.start(players, options, FastLuck(1), SILENT)


Purse = list[int]
TENS_AND_REAL: Purse = [1, 0, 0, 0, 0, 2]
TWENTIES: Purse = [0, 2, 0, 0, 0, 0]
RICH: Purse = [0, 0, 0, 1, 0, 120]


def closing(purses: list[Purse], closers: list[int]) -> Ffuffziger:
    """Return a position in which these players closed their fists, with all they own."""
    state = start(len(purses))
    for player, purse in enumerate(purses):
        for kind, amount in enumerate(purse):
            state.money[player * MONEY + kind] = amount
    fists.begin(state, FastLuck(0), SILENT)
    for player in closers:
        for action in state.steps(player, ["fist", *purses[player]]):
            state.check(player, action)
            state.apply(player, action, FastLuck(0), SILENT)
    return state


def every_fist(purses: list[Purse]) -> dict[Hashable, Fraction]:
    """FF-31: each kind of money from none to all, each as likely, whatever the others hold."""
    amounts = product(*(range(most + 1) for purse in purses for most in purse))
    size = int(MONEY)
    return chances([
        tuple(fist[at : at + size] for at in range(0, len(fist), size)) for fist in amounts
    ])  # fmt: skip


def fists_of(state: Ffuffziger, players: list[int]) -> Hashable:
    return tuple(tuple(row(state.laid, player)) for player in players)


SITUATIONS: dict[str, tuple[int, list[Purse], list[int]]] = {
    "two rivals closed": (0, [TWENTIES, TENS_AND_REAL, TWENTIES], [1, 2]),
    "one rival has not closed": (0, [TWENTIES, TENS_AND_REAL, TENS_AND_REAL, TWENTIES], [1, 3]),
    "a spectator": (int(SPECTATOR), [TWENTIES, TENS_AND_REAL, TWENTIES], [0, 1]),
    "more than a hundred": (2, [RICH, TWENTIES, TWENTIES], [0]),
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_redeal_draws_closed_fists_evenly(situation: str) -> None:
    player, purses, closers = SITUATIONS[situation]
    state, luck = closing(purses, closers), FastLuck(len(situation))

    def redealt() -> Hashable:
        state.redeal(player, luck)  # again and again on the same state: it must not remember
        return fists_of(state, closers)

    check_frequencies(redealt, every_fist([purses[each] for each in closers]), draws=8_000)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_view_is_imagined_with_even_fists(situation: str) -> None:
    player, purses, closers = SITUATIONS[situation]
    view = closing(purses, closers).view(None if player == SPECTATOR else player)
    luck = FastLuck(1)

    def imagined() -> Hashable:
        return fists_of(Ffuffziger.from_view(view, luck), closers)

    check_frequencies(imagined, every_fist([purses[each] for each in closers]), draws=4_000)


def test_redeal_leaves_ones_own_closed_fist_alone() -> None:
    state, luck = closing([TENS_AND_REAL, TWENTIES, TWENTIES], [0, 1]), FastLuck(3)
    for _ in range(50):
        state.redeal(0, luck)
        assert row(state.laid, 0) == TENS_AND_REAL


# ------------------------------------------------------------------------------------ shut


def closed_by(
    state: Ffuffziger, player: int, fist: list[int]
) -> tuple[Ffuffziger, list[list[str | int]]]:
    """Return the position after this player closed this fist, and what all were told."""
    after, telling = state.clone(), Telling()
    for action in state.steps(player, ["fist", *fist]):
        after.check(player, action)
        after.apply(player, action, FastLuck(0), telling)
    assert after.closed >> player & 1
    return after, news_for(None, telling)


def check_shut(state: Ffuffziger, player: int, rng: Random) -> bool:
    """FF-31: two fists look alike to everybody else; return whether there were two."""
    purse, settled = row(state.money, player), asked(state, player)
    any_, told = [rng.randint(0, most) for most in purse], laid(state, player)
    some = [told[kind] if kind < settled else any_[kind] for kind in range(int(MONEY))]
    other = [
        most - much if kind >= settled else much
        for kind, (most, much) in enumerate(zip(purse, some, strict=True))
    ]
    if some == other or unit(state, player) != 1 or told[settled]:
        return False
    (here, told_here), (there, told_there) = (
        closed_by(state, player, fist) for fist in (some, other)
    )
    assert told_here == told_there == [["closed", player]]
    for viewer in [*range(int(state.box.players)), None]:
        assert (sees(here, viewer) == sees(there, viewer)) == (viewer != player)
    return True


def check_all_shut(case: Case, seed: int, most: int = 40) -> int:
    """Look at some positions of a match in which several have not closed."""
    rng, found = Random(seed), 0
    for state in course(case, seed):
        assert isinstance(state, Ffuffziger)
        acting = players_in(state.acting())
        if state.phase == FISTS and len(acting) > 1 and found < most:
            found += check_shut(state, rng.choice(acting), rng)
    return found


@every_case
def test_whoever_closes_a_fist_tells_nothing_else(case: Case) -> None:
    assert sum(check_all_shut(case, seed) for seed in range(SEEDS)) > 0


def test_who_owns_nothing_has_closed() -> None:
    state = closing([[0] * int(MONEY), TWENTIES, TWENTIES], [])
    assert kinds_owned(state, 0) == []
    assert players_in(state.acting()) == [1, 2]
