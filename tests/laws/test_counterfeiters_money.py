"""What is known of money in Counterfeiters, exactly; and that no dollar goes unaccounted for."""

from collections.abc import Hashable
from itertools import product
from typing import Any

import pytest

from funnymoney.core.game import SPECTATOR
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.games.counterfeiters.cards import BIG_LAWYER
from funnymoney.games.counterfeiters.numbers import LAWYER
from funnymoney.games.counterfeiters.rules import Counterfeiters
from funnymoney.testing.matches import Case
from tests.laws.cases import CASES, SEEDS
from tests.laws.chances import chances, check_frequencies
from tests.laws.counterfeiters_books import check_books
from tests.laws.counterfeiters_secrets import Pair, pair_of
from tests.laws.counterfeiters_worlds import Table, check_table, played, tables

every_case = pytest.mark.parametrize(
    "case", [case for case in CASES if case.game is Counterfeiters], ids=str
)

SHOP, FLIGHT, LATER_FLIGHT, TAX, OTHER_TAX, POLICE_TAX = range(6)
BOARD = {
    "spaces": [
        {"zone": "market", "price": 10, "trash": True},
        {"zone": "commercial"},
        {"zone": "commercial"},
        {"zone": "tax"},
        {"zone": "tax"},
        {"zone": "tax", "police": True},
    ],
    "track": {
        "last": 3,
        "start": {"2": 0, "3": 0},
        "investigation": [2],
        "godfather": [1, 3],
        "strike": [],
    },
}
Said = list[list[Any]]
WAIT: list[Any] = ["pass"]
# Player 0 has $50, flies with $20 left in hand and moves some of it.
FLOWN: Said = [["tax", TAX], WAIT, ["fly", FLIGHT], ["stash", 10]]


def start(players: int = 2, shows: bool = False) -> Counterfeiters:
    given = {"board": BOARD, "first_player": 0, "godfather_shows": shows}
    options = Counterfeiters.settle(players, given)
    return Counterfeiters.start(players, options, FastLuck(1), SILENT)


def dollars(*pairs: Pair) -> set[Pair]:
    return set(pairs)


# ------------------------------------------------------------------------- possible pairs


@every_case
def test_views_name_exactly_the_money_that_nobody_can_rule_out(case: Case) -> None:
    for seed in range(SEEDS):
        for table in tables(case, seed):
            check_table(table)


def test_start_money_is_known() -> None:
    assert played(start()).known == [dollars((20, 0)), dollars((30, 0))]


def test_a_flight_moved_at_least_ten_dollars() -> None:
    assert played(start(), *FLOWN).known[0] == dollars((10, 10), (0, 20))


def test_boarding_alone_tells_that_the_fare_was_in_hand() -> None:
    assert played(start(), *FLOWN[:-1]).known[0] == dollars((20, 0))


def test_a_purchase_proves_cash_in_hand() -> None:
    table = played(start(), *FLOWN, WAIT, ["buy", SHOP])
    assert table.known[0] == dollars((0, 10))


# After two rounds of this player 0 has $100, at least $10 of it offshore.
TAXES: Said = [["tax", TAX], WAIT, ["tax", OTHER_TAX], WAIT]
RICH: Said = [*TAXES, ["buy", SHOP], WAIT, *TAXES, ["fly", FLIGHT], ["stash", 20], WAIT]


def test_a_fare_proves_cash_in_hand() -> None:
    table = played(start(), *RICH)
    assert table.known[0] == {(100 - away, away) for away in range(10, 110, 10)}
    table = played(start(), *RICH, ["fly", FLIGHT])
    assert table.known[0] == {(70 - away, away) for away in range(10, 80, 10)}


def test_after_a_second_flight_every_split_is_possible() -> None:
    table = played(start(), *RICH, ["fly", FLIGHT], ["fetch", 10])
    assert table.known[0] == {(70 - away, away) for away in range(0, 80, 10)}


def test_the_godfather_halves_a_hand_that_nobody_knows() -> None:
    table = played(start(), *FLOWN, ["tax", POLICE_TAX])
    assert table.known == [dollars((0, 10), (0, 20)), dollars((30, 0))]


@pytest.mark.parametrize(("stashed", "left"), [(10, (0, 10)), (20, (0, 20))])
def test_a_godfather_who_shows_gives_the_hand_away(stashed: int, left: Pair) -> None:
    table = played(start(shows=True), *FLOWN[:-1], ["stash", stashed], ["tax", POLICE_TAX])
    assert table.known[0] == dollars(left)


def test_boarding_proves_something_to_move() -> None:
    """Of $70 the Godfather may have left $30 in hand with $10 offshore, or with nothing there."""
    table = played(start(), *RICH, ["fly", FLIGHT], ["fetch", 10], ["tax", POLICE_TAX])
    assert {(30, 0), (30, 10)} <= table.known[0]
    table = played(
        start(), *RICH, ["fly", FLIGHT], ["fetch", 10], ["tax", POLICE_TAX], ["fly", LATER_FLIGHT]
    )
    assert table.known[0] == dollars((0, 10))


LAWYERS_BOARD = {
    "spaces": [
        *[{"zone": "market", "price": 10, "trash": True}] * 8,
        {"zone": "commercial"},
        {"zone": "tax"},
        {"zone": "commercial", "police": True},
    ],
    "track": {"last": 1, "start": {"2": 0}, "investigation": [], "godfather": [], "strike": []},
}


@pytest.mark.parametrize("stashed", [10, 40])
def test_whether_a_lawyer_is_asked_tells_no_more_than_views_do(stashed: int) -> None:
    """The owner has a henchman on the board, but with no money in hand nothing to do for it."""
    options = Counterfeiters.settle(2, {"board": LAWYERS_BOARD, "first_player": 0})
    begun = Counterfeiters.start(2, options, FastLuck(1), SILENT)
    one_round: Said = [["tax", 9], *5 * [WAIT]]
    lawyer = [int(kind) for kind in played(begun, *one_round, *one_round).state.market].index(
        int(BIG_LAWYER)
    )
    last: Said = [["buy", lawyer], ["tax", 9], ["fly", 8], ["stash", stashed]]
    table = played(begun, *last, ["fly", 10], ["stash", 10], WAIT, WAIT)
    check_table(table)
    assert table.state.phase == LAWYER


def test_a_fortune_can_be_flown_at_once() -> None:
    """CF-27: any amount. If nobody moves the police, money has no limit."""
    options = Counterfeiters.settle(2, {"board": BOARD, "first_player": 0})
    state = Counterfeiters.start(2, options, FastLuck(1), SILENT)
    state.earn(0, 10_010)
    said: Said = [["fly", FLIGHT], ["stash", 10_000]]
    for word in said:
        for action in state.steps(0, word):
            state.check(0, action)
            assert action < state.actions
            state.apply(0, action, FastLuck(1), SILENT)
    assert pair_of(state, 0) == (0, 10_000)


# -------------------------------------------------------------------------- fair redeals


def two_flew() -> Table:
    """Of three, two have flown: nobody knows how much, and one split tells nothing of another."""
    one: Said = [["tax", TAX], ["tax", OTHER_TAX], WAIT, ["fly", FLIGHT], ["stash", 10]]
    other: Said = [["fly", LATER_FLIGHT], ["stash", 20], WAIT]
    return played(start(3), *one, *other)


SITUATIONS = {
    "one flew": lambda: played(start(), *FLOWN),
    "one may have split it in any way": lambda: played(
        start(), *RICH, ["fly", FLIGHT], ["fetch", 10]
    ),
    "the Godfather came": lambda: played(
        start(), *RICH, ["fly", FLIGHT], ["fetch", 10], ["tax", POLICE_TAX]
    ),
    "one has boarded": lambda: played(start(), *RICH, ["fly", FLIGHT]),
    "two flew": two_flew,
}


def worlds_for(table: Table, viewer: int) -> list[Hashable]:
    true = [pair_of(table.state, player) for player in range(len(table.known))]
    sets = [{true[at]} if at == viewer else known for at, known in enumerate(table.known)]
    return list(product(*map(sorted, sets)))


def money_in(state: Counterfeiters) -> Hashable:
    return tuple(pair_of(state, player) for player in range(int(state.box.players)))


@pytest.mark.parametrize("viewer", [int(SPECTATOR), 0, 1])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_redeal_gives_everybody_any_possible_money_as_often(situation: str, viewer: int) -> None:
    table = SITUATIONS[situation]()
    luck, expected = FastLuck(viewer + 2), chances(worlds_for(table, viewer))
    seen = table.state.view(None if viewer == SPECTATOR else viewer)

    def redealt() -> Hashable:
        table.state.redeal(viewer, luck)  # again and again on the same state
        return money_in(table.state)

    check_frequencies(redealt, expected, draws=6_000)
    check_frequencies(lambda: money_in(Counterfeiters.from_view(seen, luck)), expected, draws=1_500)


# --------------------------------------------------------------------------------- books


@every_case
def test_money_fakes_and_cards_change_only_as_was_told(case: Case) -> None:
    for seed in range(2 * SEEDS):
        check_books(case, seed)
