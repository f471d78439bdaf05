"""What the policy for Counterfeiters does in positions where sensible players agree."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from funnymoney.core.actions import Actions
from funnymoney.core.game import NOBODY, Word
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.games.counterfeiters.board import SMALL_SIDE
from funnymoney.games.counterfeiters.cards import (
    BIG_LAWYER,
    DINER,
    HOLOGRAM,
    INK,
    JET,
    LOTTERY,
    PAPER,
    PRINTER,
)
from funnymoney.games.counterfeiters.policy import CounterfeitersPolicy
from funnymoney.games.counterfeiters.rules import Counterfeiters
from tests.games.counterfeiters_table import (
    EVERY_NUMBER_OF_PLAYERS,
    Large,
    Small,
    Table,
    ending,
)

THREE_STARS = [INK, PAPER, HOLOGRAM]
Chance = tuple[Counterfeiters, int, Actions]


def choice(table: Table, seed: int = 1) -> Word:
    """Return what the policy would have the one who is to choose do, step by step."""
    state, player = table.state.clone(), table.acting
    policy, legal, steps = CounterfeitersPolicy(), Actions(), list[int]()
    while not steps or state.midway(player):
        state.legal(player, legal)
        only = legal.count == 1
        steps.append(legal[0] if only else policy.choose(state, player, legal, FastLuck(seed)))
        state.apply(player, steps[-1], FastLuck(0), SILENT)
    return list(table.state.word(player, steps))


def choices(table: Table) -> list[Word]:
    """Return what it does with all kinds of luck, each choice once."""
    found = [choice(table, seed) for seed in range(40)]
    return [word for at, word in enumerate(found) if word not in found[:at]]


# -------------------------------------------------------------------------- telling positions


def test_it_starts_with_a_printer_if_it_can_pay_for_it() -> None:
    table = Table(PRINTER, DINER, PAPER, INK).has(0, hand=20)
    assert choices(table) == [["buy", Small.MARKET_10]]


def test_it_does_not_buy_a_component_twice() -> None:
    table = Table(INK, INK, PAPER, PAPER).has(0, hand=40, cards=[PRINTER, INK])
    assert choices(table) == [["buy", Small.MARKET_30]]  # there is ink for 10 and for 20


def test_it_prints_when_there_is_nothing_to_sell_and_nothing_to_pay_with() -> None:
    table = Table().has(0, hand=0, cards=[PRINTER, PRINTER, PRINTER, *THREE_STARS])
    assert {str(word[0]) for word in choices(table)} == {"print"}


def test_it_sells_a_full_lot() -> None:
    table = Table().has(0, hand=0, fakes=[0, 0, 8], cards=[PRINTER, *THREE_STARS])
    assert choices(table) == [["fence", Small.FENCE, 0, 0, 8]]


def test_it_leaves_one_bad_fake_at_home_that_would_spoil_the_lot() -> None:
    table = Table().has(0, hand=0, fakes=[1, 0, 7], cards=[PRINTER, *THREE_STARS])
    assert choices(table) == [["fence", Small.FENCE, 0, 0, 7]]


def test_the_supermarket_gets_the_worst_that_it_takes() -> None:
    table = Table().police_at(5, taught=1).has(0, hand=0, fakes=[2, 2, 6])
    table.stands(1, Small.FENCE, Small.SUNGLASSES)
    assert choices(table) == [["shop", Small.SHOP, 0, 2, 1]]


def test_it_keeps_fakes_for_its_diners_when_it_sells_the_last_time() -> None:
    table = last_chance().has(0, hand=0, fakes=[0, 0, 6], cards=[PRINTER, INK, DINER, DINER])
    assert choices(table) == [["fence", Small.FENCE, 0, 0, 4]]


@pytest.mark.parametrize("pawn", [6, 9])
def test_a_rich_player_flies_before_the_godfather_or_a_strike_before_him(pawn: int) -> None:
    table = Table().police_at(pawn, taught=2).has(0, hand=600)
    assert choices(table) == [["fly", Small.COMMERCIAL]]


def test_it_reckons_with_every_special_of_a_space() -> None:
    """CF-R43: as above, where investigations lie on the same spaces."""
    track = {**SMALL_SIDE["track"], "investigation": [7, 10, 11], "godfather": [7, 11]}
    for pawn in (6, 9):
        table = Table(board=SMALL_SIDE | {"track": track}).police_at(pawn).has(0, hand=600)
        assert choices(table) == [["fly", Small.COMMERCIAL]]


def test_it_takes_its_own_jet_rather_than_pay_a_fare() -> None:
    table = Table(players=4).police_at(9, taught=1).has(0, hand=600, cards=[PRINTER, INK, JET])
    assert choices(table) == [["fly", Large.JET]]


def test_it_keeps_some_pocket_money_early_and_puts_away_everything_late() -> None:
    early = Table().police_at(6, taught=1).has(0, hand=530).flies(Small.COMMERCIAL)
    assert choices(early) == [["stash", 460]]
    late = Table().police_at(12, taught=3).has(0, hand=530).flies(Small.COMMERCIAL)
    assert choices(late) == [["stash", 500]]


def test_it_does_not_fly_while_the_godfather_is_far() -> None:
    table = Table().has(0, hand=200)
    assert "fly" not in {word[0] for word in choices(table)}


def test_with_fakes_and_a_henchman_left_it_brings_the_end_to_sell_after_the_godfather() -> None:
    table = Table().police_at(13, taught=3).has(0, hand=0, fakes=[0, 0, 8])
    assert {word[1] for word in choices(table)} <= {Small.PRINT_POLICE, Small.TAX_POLICE}


def test_a_winning_ticket_is_bought_at_the_last_placement() -> None:
    table = last_chance().offers(Small.MARKET_40, LOTTERY + 5).has(0, hand=40, fakes=[1, 0, 0])
    assert choices(table) == [["buy", Small.MARKET_40]]


def test_in_the_end_what_earns_nothing_is_passed_over() -> None:
    table = last_chance().stands(1, Small.SUNGLASSES).has(0, hand=0)
    assert choices(table) == [["pass"]]


def test_a_lawyer_frees_the_space_where_most_can_be_sold() -> None:
    table = ending().has(0, hand=0, fakes=[0, 0, 8], cards=[PRINTER, INK, BIG_LAWYER])
    table.stands(0, Small.FENCE, Small.PRINT).stands(1, Small.SUNGLASSES, Small.SHOP)
    table.passes().dodges(Small.TAX_POLICE)
    assert choices(table) == [["retrieve", Small.FENCE]]
    assert choices(table.retrieves(Small.FENCE)) == [["fence", Small.FENCE, 0, 0, 8]]


def last_chance() -> Table:
    """Return a table of two where the first player is to make his last placement."""
    table = ending().passes().stands(0, Small.PRINT).dodges(Small.TAX_POLICE)
    assert table.seen("stage") == "last placements"
    return table


# ------------------------------------------------------------------------------ whole matches


def chances(players: int, seed: int, random_steps: bool) -> Iterator[Chance]:
    """Yield every choice of a match with more than one action, played out by the policy."""
    luck, own = FastLuck(seed), FastLuck(seed + 1000)
    state = Counterfeiters.start(players, Counterfeiters.settle(players, {}), luck, SILENT)
    policy, legal = CounterfeitersPolicy(), Actions()
    while (player := int(state.next_choice(legal))) != NOBODY:
        if legal.count > 1:
            yield state, player, legal
        action = legal[int(own.below(legal.count))]
        if legal.count > 1 and not random_steps:
            action = int(policy.choose(state, player, legal, own))
        state.apply(player, action, luck, SILENT)


@EVERY_NUMBER_OF_PLAYERS
@pytest.mark.parametrize("random_steps", [True, False])
def test_it_chooses_what_is_legal_and_the_same_with_the_same_luck(
    players: int, random_steps: bool
) -> None:
    one, another = CounterfeitersPolicy(), CounterfeitersPolicy()
    for seed in range(6):
        for state, player, legal in chances(players, seed, random_steps):
            action = one.choose(state, player, legal, FastLuck(seed))
            assert action in list(legal)
            assert action == another.choose(state, player, legal, FastLuck(seed))


@EVERY_NUMBER_OF_PLAYERS
@pytest.mark.parametrize("random_steps", [True, False])
def test_it_does_not_look_at_what_rivals_have_in_hand(players: int, random_steps: bool) -> None:
    policy = CounterfeitersPolicy()
    for state, player, legal in chances(players, 11, random_steps):
        action = policy.choose(state, player, legal, FastLuck(5))
        for seed in range(3):
            imagined = state.clone()
            imagined.redeal(player, FastLuck(seed))
            assert policy.choose(imagined, player, legal, FastLuck(5)) == action


@EVERY_NUMBER_OF_PLAYERS
def test_it_decides_the_same_from_a_view(players: int) -> None:
    policy = CounterfeitersPolicy()
    for state, player, legal in chances(players, 12, random_steps=False):
        seen = Counterfeiters.from_view(state.view(player), FastLuck(1))
        action = policy.choose(state, player, legal, FastLuck(5))
        assert policy.choose(seen, player, legal, FastLuck(5)) == action


@EVERY_NUMBER_OF_PLAYERS
def test_it_beats_random_players(players: int) -> None:
    won = sum(wins_among_random_players(players, seed) for seed in range(20))
    assert won >= 18


def wins_among_random_players(players: int, seed: int) -> float:
    luck, own = FastLuck(seed), FastLuck(seed + 1000)
    state = Counterfeiters.start(players, Counterfeiters.settle(players, {}), luck, SILENT)
    policy, legal, me = CounterfeitersPolicy(), Actions(), seed % players
    while (player := int(state.next_choice(legal))) != NOBODY:
        action = legal[int(own.below(legal.count))]
        if player == me and legal.count > 1:
            action = int(policy.choose(state, player, legal, own))
        state.apply(player, action, luck, SILENT)
    return state.shares()[me]


@EVERY_NUMBER_OF_PLAYERS
def test_games_among_its_like_do_not_drag_on(players: int) -> None:
    for seed in range(10):
        *_, (state, _, _) = chances(players, seed, random_steps=False)
        assert state.round < state.box.guard_round
