"""The the policy for Crooked Cash does what is sensible, and knows only what its player knows."""

from __future__ import annotations

import pytest

from funnymoney.core.actions import Actions
from funnymoney.core.game import Game, Word
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.games.crooked_cash.policy.policy import CrookedCashPolicy
from funnymoney.games.crooked_cash.property.held_cards import prove
from tests.games.crooked_cash_scenes import (
    buying,
    for_sale,
    in_jail,
    paying,
    picking,
    rent_due,
    with_known_note,
)
from tests.games.crooked_cash_table import (
    BROWN,
    CH01,
    CH02,
    CH04,
    CH05,
    CH06,
    CH07,
    CH09,
    CH10,
    CH11,
    CM07,
    CM08,
    CM09,
    CROOKED_CASH,
    DARK_BLUE,
    EVERY_NUMBER_OF_PLAYERS,
    LIGHT_BLUE,
    NOTHING,
    SPACES,
    TO_JAIL,
    Table,
    bundle,
)

POLICY = CrookedCashPolicy()


def wish(table: Table, player: int | None = None, seed: int = 1) -> Word:
    """Return the word that the policy chooses for a player, or for the one who is to choose."""
    if player is None:
        player = table.acting
    state, legal, luck = table.state.clone(), Actions(), FastLuck(seed)
    steps: list[int] = []
    while not steps or state.midway(player):
        state.legal(player, legal)
        only = len(legal) == 1
        steps.append(legal[0] if only else int(POLICY.choose(state, player, legal, luck)))
        assert steps[-1] in legal
        state.apply(player, steps[-1], FastLuck(0), SILENT)
    return list(table.state.word(player, steps))


# ------------------------------------------------------------------------------ streets


def test_a_street_is_bought_while_many_rents_are_to_come() -> None:
    assert wish(for_sale(10)) == ["buy"]


def test_a_street_is_not_worth_its_price_when_the_end_is_near() -> None:
    table = Table().owns(0, 8, 16).owns(1, 11, 12, 15, 18).all_owned_but(2, 6, 14, owner=2)
    assert wish(for_sale(14, table)) == ["auction"]


def test_the_street_that_makes_a_group_whole_is_bought_to_the_end() -> None:
    table = Table().owns(0, 15, 16).owns(1, 11, 12, 17, 18).all_owned_but(2, 6, 14, owner=2)
    assert wish(for_sale(14, table)) == ["buy"]


def test_a_street_is_put_up_for_auction_where_nobody_else_could_pay_for_it() -> None:
    table = Table(2).has(1, [3, 0, 0, 0, 0])
    assert wish(for_sale(10, table)) == ["auction"]


def test_no_more_is_bid_than_anybody_else_has() -> None:
    table = for_sale(10, Table(2).has(1, [3, 0, 0, 0, 0])).chooses("auction")
    table.bids(1, 30)
    assert wish(table, 0) == ["bid", 30, 40]


def test_nobody_bids_more_than_a_street_is_worth() -> None:
    table = for_sale(0).chooses("auction").bids(1, 400)
    assert wish(table, 0) == ["pass", 400]


def test_the_last_street_is_bought_only_by_who_wins_with_it() -> None:
    rich = Table(2).all_owned_but(20, owner=0).has(1, [3, 0, 0, 0, 0])
    assert wish(for_sale(20, rich).chooses("auction"), 0)[0] == "bid"
    poor = Table(2).all_owned_but(20, owner=1)
    assert wish(for_sale(20, poor)) == ["auction"]


def test_half_price_is_used_on_a_street_worth_having() -> None:
    assert wish(for_sale(21, Table().holds(0, CH05))) == ["play", CH05]


# --------------------------------------------------------------------------------- rent


def test_rent_is_always_demanded() -> None:
    assert wish(rent_due(2)) == ["demand"]


def test_a_large_rent_is_doubled_and_a_small_one_is_not_worth_the_card() -> None:
    assert wish(rent_due(21, Table().holds(1, CH04))) == ["play", CH04]
    assert wish(rent_due(2, Table().holds(1, CH04))) == ["demand"]


def test_a_large_rent_is_waived_by_the_card() -> None:
    assert wish(rent_due(21, Table().holds(0, CH01)).chooses("demand")) == ["play", CH01]
    assert wish(rent_due(2, Table().holds(0, CH01)).chooses("demand")) == ["pay_rent"]


# -------------------------------------------------------------------------------- notes


def test_small_notes_are_paid_where_others_look_on() -> None:
    assert wish(buying()) == ["pay", *bundle(3, 1, 1)]
    assert wish(paying([0, 0, 1, 1, 1])) == ["pay", *bundle(0, 0, 1)]


def test_a_large_note_is_broken_when_nobody_can_check_it() -> None:
    assert wish(buying().chips(2, 0, 0)) == ["pay", *bundle(0, 0, 0, 0, 1)]


def test_a_false_note_is_kept_back_until_nobody_can_check_it() -> None:
    table = with_known_note(false=1).owns(1, 4).lands(SPACES[4]).chooses("demand")  # for 60
    assert wish(table) == ["pay", *bundle(1, 0, 1)]
    assert wish(table.chips(2, 0, 0)) == ["pay", *bundle(0, 1, false=[0, 0, 1, 0, 0])]


def test_a_true_note_is_paid_first_where_others_look_on() -> None:
    table = with_known_note(false=0).owns(1, 4).lands(SPACES[4]).chooses("demand")  # for 60
    assert wish(table) == ["pay", *bundle(1, true=[0, 0, 1, 0, 0])]


def test_a_note_of_500_is_checked_and_one_of_10_is_not() -> None:
    large = buying([0, 0, 0, 0, 2]).pays(0, 0, 0, 0, 1)
    assert wish(large, 1) == ["check", 0]
    small = buying([10, 0, 0, 0, 0]).pays(10)
    assert wish(small, 1) == ["trust"]


def test_a_chip_is_saved_after_go_and_used_up_before_the_next() -> None:
    table = buying().pays(0, 0, 2).chips(2, 1, 1)
    assert wish(table.sits(1, 1), 1) == ["trust"]
    assert wish(table.sits(1, 35), 1)[0] == "check"


def test_which_of_equal_notes_is_checked_cannot_be_foreseen() -> None:
    table = buying([0, 0, 0, 4, 0], street=10).pays(0, 0, 0, 2).sits(1, 30)
    assert {wish(table, 1, seed)[1] for seed in range(20)} == {0, 1}


def test_a_chance_card_is_checked_unless_it_is_known_to_be_true() -> None:
    table = Table().holds(0, CH07).says(0, "play", CH07)
    assert wish(table, 1) == ["check", 0]
    prove(table.state, table.state.chance[0])
    assert wish(table, 1) == ["trust"]


# -------------------------------------------------------------------------------- cards


def test_the_card_that_pays_most_is_taken() -> None:
    assert wish(picking(Table().shows(CH11, CH07, CH04))) == ["take", 1]
    table = Table().owns(0, 20, 21).shows(CH11, CH07, CH02)
    assert wish(picking(table)) == ["take", 2]


def test_money_from_a_card_is_not_waited_for() -> None:
    assert wish(Table().holds(0, CH07)) == ["play", CH07]


def test_a_card_known_to_be_false_is_played_only_when_nobody_can_check_it() -> None:
    table = Table().holds(0, CH07)
    prove(table.state, table.state.chance[0] ^ 1)
    assert wish(table) == ["roll"]
    assert wish(table.chips(2, 0, 0)) == ["play", CH07]


def test_the_express_goes_where_a_group_becomes_whole() -> None:
    table = Table().owns(0, 15, 16).holds(0, CH06)
    assert wish(table) == ["play", CH06, 14]


def test_the_dearest_hotel_is_wrecked() -> None:
    table = Table().owns(1, 0, 21).hotels(0, 21).holds(0, CH10)
    assert wish(table) == ["play", CH10, 21]


def test_a_swap_makes_a_group_whole() -> None:
    table = Table().owns(0, 0, 15, 16).owns(1, 14, 2).holds(0, CH09)
    assert wish(table) == ["play", CH09, 0, 14]


# ------------------------------------------------------------------------ jail and hotels


def test_jail_is_left_while_there_are_streets_to_be_had() -> None:
    assert wish(in_jail()) == ["fine"]
    assert wish(in_jail().keeps(0, CM07)) == ["cell_card"]


def test_jail_is_a_quiet_place_when_most_streets_are_sold() -> None:
    table = in_jail().all_owned_but(0, 5, owner=1)
    assert wish(table) == ["roll"]


def test_hotels_are_built_where_they_pay() -> None:
    table = Table().owns(0, *DARK_BLUE).chooses("roll")
    assert table.phase == "building"
    assert wish(table) == ["wish", 21]
    assert wish(table.chooses("wish", 21)) == ["wish", 20]
    assert wish(table.chooses("wish", 20)) == ["ready"]


def test_no_hotel_is_built_that_does_not_pay_any_more() -> None:
    table = Table().owns(0, *BROWN).all_owned_but(5, owner=1).chooses("roll")
    assert wish(table, 0) == ["ready"]


def test_a_hotel_by_a_card_waits_for_a_good_street() -> None:
    assert wish(Table().owns(0, 0).keeps(0, CM08)) == ["roll"]
    assert wish(Table().owns(0, 0, 21).keeps(0, CM08)) == ["free_hotel", 21]
    assert wish(Table().owns(0, 0, 21).keeps(0, CM09)) == ["permit", 21]


# ---------------------------------------------------------------------- debt and trades


def test_who_is_in_debt_sells_what_is_missed_least() -> None:
    table = Table().has(0, NOTHING).owns(0, 0, 8, 20, 21)
    table = rent_due(2, table).chooses("demand")
    assert table.phase == "debt"
    assert wish(table)[0] == "sell"
    assert wish(table)[1] in (0, 8)


def test_a_gift_is_accepted_and_a_robbery_refused() -> None:
    gift = Table().owns(0, 10).offers(0, 1, streets=[10])
    assert wish(gift) == ["accept"]
    robbery = Table().owns(1, 10).offers(0, 1, give=[1, 0, 0, 0, 0], streets=[10])
    assert wish(robbery) == ["refuse"]


def test_nobody_is_helped_to_a_group_for_its_price() -> None:
    table = Table(2).owns(0, 2, 3).owns(1, 4)
    assert wish(table.offers(0, 1, give=[0, 1, 0, 1, 0], streets=[4])) == ["refuse"]


def test_two_groups_are_made_whole_by_a_fair_swap_against_the_third() -> None:
    table = Table(3).owns(0, *LIGHT_BLUE[:2], 7).owns(1, 5, 6, LIGHT_BLUE[2])
    assert wish(table.offers(0, 1, streets=[7, LIGHT_BLUE[2]])) == ["accept"]


# ------------------------------------------------------------------------ whole matches


# --------------------------------------------------------------------------- for a search


def is_idle(table: Table) -> bool:
    legal, player = Actions(), table.acting
    table.state.legal(player, legal)
    assert len(legal) > 1
    return bool(POLICY.is_idle(table.state, player, legal))


def test_no_thought_is_wasted_on_trades_that_nobody_wants() -> None:
    assert is_idle(Table())
    assert is_idle(rent_due(10))
    assert not is_idle(Table().holds(0, CH07))
    assert not is_idle(Table().keeps(0, CM08))
    assert not is_idle(for_sale(10))


def test_who_would_rather_stay_in_jail_thinks_about_it() -> None:
    assert is_idle(in_jail())
    assert not is_idle(in_jail().all_owned_but(0, 5, owner=1))


def test_a_search_does_not_try_trades_and_exchanges() -> None:
    table = for_sale(10)
    legal = Actions()
    table.state.legal(0, legal)
    tried = {int(POLICY.explore(table.state, 0, legal, FastLuck(seed))) for seed in range(100)}
    words = {table.state.word(0, [action])[0] for action in tried}
    assert words == {"buy", "auction"}


def proposal(table: Table, seed: int = 1) -> list[int] | None:
    """Return the numbers of an offer of the policy, if any; to whom it goes is drawn by lot."""
    player = table.acting
    state, legal, luck = table.state.clone(), Actions(), FastLuck(seed)
    steps: list[int] = []
    while not steps or state.midway(player):
        state.legal(player, legal)
        action = int(POLICY.propose(state, player, legal, luck))
        if action < 0:
            return None
        assert action in legal
        steps.append(action)
        state.apply(player, action, FastLuck(0), SILENT)
    verb, *numbers = table.state.word(player, steps)
    assert verb == "offer"
    return [int(number) for number in numbers]


def proposals(table: Table) -> list[list[int]]:
    made = [proposal(table, seed) for seed in range(20)]
    return [numbers for numbers in made if numbers is not None]


def test_a_swap_that_makes_two_groups_whole_is_offered_and_accepted() -> None:
    table = Table(3).owns(0, *LIGHT_BLUE[:2], 7).owns(1, 5, 6, LIGHT_BLUE[2])
    made = proposals(table)
    assert made
    for numbers in made:
        partner, streets = numbers[0], numbers[11:33]
        assert partner == 1
        assert streets[7] == streets[LIGHT_BLUE[2]] == 1
        assert sum(streets) == 2
    assert wish(table.chooses("offer", *made[0]), 1) == ["accept"]


def test_what_a_street_costs_more_than_its_swap_is_laid_out_in_notes() -> None:
    table = Table(3).owns(0, *DARK_BLUE[:1], 7).owns(1, DARK_BLUE[1])
    offer = proposals(table)[0]
    given, taken = offer[1:6], offer[6:11]
    assert sum(given) > 0
    assert sum(taken) == 0
    assert wish(table.chooses("offer", *offer), 1) == ["accept"]


def test_who_cannot_pay_what_would_be_accepted_offers_nothing() -> None:
    poor = Table(3).has(0, [1, 1, 0, 0, 0]).owns(0, DARK_BLUE[0]).owns(1, DARK_BLUE[1])
    assert proposals(poor) == []
    assert proposals(poor.has(0, [1, 1, 1, 9, 2])) != []


def test_two_alone_have_nothing_to_offer_each_other() -> None:
    assert proposals(Table(2).owns(0, *LIGHT_BLUE[:2], 7).owns(1, 5, 6, LIGHT_BLUE[2])) == []


def test_who_was_refused_does_not_offer_again_at_once() -> None:
    table = Table(3).owns(0, *LIGHT_BLUE[:2], 7).owns(1, 5, 6, LIGHT_BLUE[2])
    table = table.chooses("offer", *proposals(table)[0]).chooses("refuse")
    assert table.acting == 0
    assert proposals(table) == []


def whole_match(players: int, seed: int, policies: int) -> list[tuple[Game, int, list[int]]]:
    """Return the positions in which these players, as bits, had a choice; others play at random."""
    met = []
    luck, chooser = FastLuck(seed), FastLuck(seed + 1)
    state = CROOKED_CASH.start(players, CROOKED_CASH.settle(players, {}), luck, SILENT)
    legal = Actions()
    player = state.next_choice(legal)
    while player >= 0:
        action = legal[0]
        if len(legal) > 1:
            met.append((state.clone(), int(player), list(legal)))
            action = legal[int(chooser.below(len(legal)))]
            if policies >> player & 1:
                action = int(POLICY.choose(state, player, legal, chooser))
        state.apply(player, action, luck, SILENT)
        player = state.next_choice(legal)
    return met


@EVERY_NUMBER_OF_PLAYERS
@pytest.mark.parametrize("policies", [0b000001, 0b111111])
def test_every_choice_is_legal_and_the_same_for_the_same_luck(players: int, policies: int) -> None:
    """Also in the middle of choices that others have begun."""
    legal = Actions()
    for at, (state, player, actions) in enumerate(whole_match(players, 7, policies)):
        state.legal(player, legal)
        chosen = [int(POLICY.choose(state, player, legal, FastLuck(at))) for _ in "ab"]
        assert chosen[0] in actions
        assert chosen[0] == chosen[1]


@EVERY_NUMBER_OF_PLAYERS
def test_nothing_that_the_player_cannot_know_matters(players: int) -> None:
    legal = Actions()
    for at, (state, player, actions) in enumerate(whole_match(players, 11, 0b111110)):
        if at % 5 != 0:
            continue  # redealing takes time
        state.legal(player, legal)
        chosen = POLICY.choose(state, player, legal, FastLuck(at))
        proposed = POLICY.propose(state, player, legal, FastLuck(at))
        for seed in range(3):
            world = state.clone()
            world.redeal(player, FastLuck(1000 * at + seed))
            world.legal(player, legal)
            assert list(legal) == actions
            assert POLICY.choose(world, player, legal, FastLuck(at)) == chosen
            assert POLICY.propose(world, player, legal, FastLuck(at)) == proposed


# --------------------------------------------------------------------- jailed in one's turn


def jailed(table: Table) -> Table:
    """Return a table where player 0 has landed on Go to Jail and may end the turn (CC-C19)."""
    return table.lands(TO_JAIL).until_not("building")


def test_a_turn_that_led_to_jail_is_ended() -> None:
    assert wish(jailed(Table())) == ["done"]
    assert wish(jailed(Table().keeps(0, CM07))) == ["done"]
    assert wish(jailed(Table().holds(0, CH06))) == ["done"]


def test_cards_are_used_at_the_end_of_a_turn_that_led_to_jail() -> None:
    assert wish(jailed(Table().holds(0, CH07))) == ["play", CH07]
    table = jailed(Table().owns(0, *DARK_BLUE).keeps(0, CM08))
    assert wish(table)[0] == "free_hotel"
