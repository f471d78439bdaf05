"""The the policy for Falsche FFuffziger: what it does in telling positions, and never does."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.core.actions import Actions
from funnymoney.core.game import Word
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.games.ffuffziger.policy import FfuffzigerPolicy
from funnymoney.games.ffuffziger.rules import Ffuffziger
from tests.games.ffuffziger_scenes import at_auction, at_fists, at_shop
from tests.games.ffuffziger_table import (
    BOUGHT,
    COIN,
    EVERY_NUMBER_OF_PLAYERS,
    FIFTY,
    HUNDRED,
    KAPUTT,
    REAL,
    SINGLE,
    TEN,
    TOP,
    TWENTY,
    TWICE,
    Table,
    kind,
    purse,
)


def choice(table: Table, player: int | None = None, seed: int = 1) -> Word:
    """Return the whole word that the policy chooses, all its steps together."""
    who = table.match.acting()[0] if player is None else player
    state: Any = table.match.state.clone()
    before = state.clone()
    policy, luck, steps = FfuffzigerPolicy(), FastLuck(seed), []
    midway = True
    while midway:
        steps.append(step(policy, state, who, luck))
        midway = state.apply(who, steps[-1], FastLuck(1), SILENT)
    word: Word = before.word(who, steps)
    return word


def step(policy: FfuffzigerPolicy, state: Any, player: int, luck: FastLuck) -> int:
    legal = Actions()
    state.legal(player, legal)
    if legal.count == 1:
        return int(legal.at(0))
    action = int(policy.choose(state, player, legal, luck))
    assert action in legal
    return action


def knows_the_ring(table: Table, turned: int, lowest: int) -> Table:
    """Have the ring be known: 20 and 100 first, then coins, the 150, 10, 50 and two coins."""
    ring = [TWENTY, HUNDRED, COIN, COIN, COIN, TOP, TEN, FIFTY, COIN, COIN]
    return table.set(ring=ring, turned=turned, lowest=lowest, free_coins=0)


# ------------------------------------------------------------------------------- machines


def test_a_machine_prints_at_first_and_is_turned_before_its_value_falls() -> None:
    table = Table().has(0, tools=[kind(TWENTY)])
    assert choice(table) == ["produce", kind(TWENTY)]
    assert choice(knows_the_ring(table, 9, TWENTY)) == ["transform", kind(TWENTY)]


def test_a_machine_that_was_turned_prints() -> None:
    table = Table().has(0, tools=[kind(FIFTY, TWICE)])
    assert choice(table) == ["produce", kind(FIFTY, TWICE)]


def test_nothing_is_turned_over_any_more_when_the_game_is_nearly_over() -> None:
    table = knows_the_ring(Table().has(0, tools=[kind(TOP, BOUGHT)]), 23, TOP)
    assert choice(table) == ["produce", kind(TOP, BOUGHT)]


def test_a_machine_is_sold_when_a_kaputt_calls_the_inspector_who_will_destroy_it() -> None:
    tools = [kind(HUNDRED, BOUGHT), kind(TWENTY, SINGLE)]
    table = knows_the_ring(Table().has(0, tools=tools), 10, TWENTY)
    assert choice(table.has(0, tools=[kind(TWENTY, SINGLE)])) == ["produce", kind(TWENTY, SINGLE)]
    table.has(0, tools=tools).transforms(kind(HUNDRED, BOUGHT), KAPUTT)
    assert choice(table) == ["sell", kind(TWENTY, SINGLE)]


# ------------------------------------------------------------------------------- auctions


def test_who_leads_offers_the_least_that_nobody_can_match() -> None:
    table = at_auction(purse(n50=3, real=60), purse(n50=1, real=50), purse(real=40))
    knows_the_ring(table, 23, TEN)
    assert choice(table) == ["offer", FIFTY, 2]  # worth 40, where real money would take 51


def test_who_can_offer_one_kind_of_money_only_still_offers_the_right_amount() -> None:
    table = at_auction(purse(n100=9), purse(n100=2), purse()).set(turned=24)
    assert choice(table) == ["offer", HUNDRED, 3]


def test_real_money_upon_real_money_is_raised_by_five_at_least() -> None:
    table = at_auction(*[purse(real=40)] * 3).offers(REAL, 3).matches(2)
    assert table.acting == 1
    word = choice(table)
    assert word[:2] == ["offer", REAL]
    assert int(word[2]) >= 5


def test_matching_costs_nothing_so_it_stays_in_while_the_stake_is_small() -> None:
    assert choice(at_auction(*[purse(real=900)] * 3).offers(REAL, 1)) == ["match"]


def test_a_poor_player_drops_out_when_the_stake_is_all_he_has() -> None:
    table = at_auction(purse(real=900), purse(real=40), purse(real=900)).offers(REAL, 40)
    assert choice(table) == ["drop"]


# ------------------------------------------------------------------------ laundering cards


def test_a_fist_holds_the_least_that_wins_when_nobody_else_has_notes() -> None:
    table = at_fists(purse(n10=1, n20=3), purse(real=2), purse())  # the card: 14 for 20
    assert choice(table) == ["fist", 0, 1, 0, 0, 0, 0]


def test_a_fist_takes_no_more_than_beats_the_richest_rival() -> None:
    table = at_fists(purse(n10=9, n20=9), purse(n20=1), purse(n10=1))
    assert choice(table) == ["fist", 3, 0, 0, 0, 0, 0]


def test_a_fist_stays_empty_when_the_card_pays_less_than_the_notes() -> None:
    table = at_fists(purse(n150=2), purse(n150=2), purse())
    assert choice(table) == ["fist", 0, 0, 0, 0, 0, 0]


def test_large_amounts_are_told_digit_by_digit_as_planned() -> None:
    table = at_fists(purse(n10=250), purse(n20=300), purse()).set(card=39, sold=31)
    assert choice(table) == ["fist", 250, 0, 0, 0, 0, 0]  # the last card: notes end with it


def test_fists_differ_so_that_nobody_can_count_on_them() -> None:
    table = at_fists(*[purse(n10=30, n20=30)] * 3).set(card=39)
    assert len({str(choice(table, seed=seed)) for seed in range(20)}) > 3


# ------------------------------------------------------------------- buying and laundering


def test_a_small_machine_is_bought_first_while_it_lasts() -> None:
    table = at_shop(purse(real=12), purse(), purse())
    assert choice(table) in (["buy", TEN], ["buy", TWENTY])


def test_nothing_is_bought_when_the_game_is_nearly_over() -> None:
    table = knows_the_ring(at_shop(purse(real=500), purse(), purse()), 23, TOP)
    assert choice(table) == ["stop"]


def test_notes_are_laundered_before_the_inspector_comes_for_them() -> None:
    table = knows_the_ring(at_shop(purse(n50=2, n150=1), purse(), purse()), 16, FIFTY)
    assert choice(table) == ["launder", 0, 0, 2, 0, 1]


def test_everything_is_laundered_before_the_end() -> None:
    table = knows_the_ring(at_shop(purse(n150=120), purse(), purse()), 24, TOP)
    assert choice(table) == ["launder", 0, 0, 0, 0, 120]


# ----------------------------------------------------------------------------- whole matches


def play(players: int, seed: int, watch: Any = None) -> Ffuffziger:
    """Play a match, every other choice at random, so that it is met midway into others' plans."""
    luck, own, chance = FastLuck(seed), FastLuck(seed + 1), FastLuck(seed + 2)
    state = Ffuffziger.start(players, Ffuffziger.settle(players, {}), luck, SILENT)
    policy = FfuffzigerPolicy()
    while state.acting() != 0:
        player = int(state.asked_first())
        if watch is not None:
            watch(state, player)
        action = step(policy, state, player, own)
        if chance.below(2) == 0:
            actions = state.legal_actions(player)
            action = actions[chance.below(len(actions))]
        state.apply(player, action, luck, SILENT)
    return state


@EVERY_NUMBER_OF_PLAYERS
@pytest.mark.parametrize("seed", range(4))
def test_every_step_is_legal_even_midway_into_what_others_began(players: int, seed: int) -> None:
    assert sum(play(players, seed).shares()) == pytest.approx(1)


@EVERY_NUMBER_OF_PLAYERS
def test_it_decides_the_same_for_the_same_view_whatever_is_in_the_others_fists(
    players: int,
) -> None:
    def look(state: Ffuffziger, player: int) -> None:
        chosen = {step(FfuffzigerPolicy(), state, player, FastLuck(7))}
        for world in range(3):
            other = state.clone()
            other.redeal(player, FastLuck(world))
            chosen.add(step(FfuffzigerPolicy(), other, player, FastLuck(7)))
        assert len(chosen) == 1

    play(players, 5, look)
