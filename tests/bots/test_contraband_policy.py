"""Contraband at a glance: what a decent traveller, Officer and next traveller do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from funnymoney.core.actions import Actions
from funnymoney.core.game import Word
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.games.contraband.cards import (
    BAG,
    BAGGAGE,
    CAMERA,
    CIGARS,
    CROWN,
    NECKLACE,
    WATCH,
    WINE,
)
from funnymoney.games.contraband.policy import ContrabandPolicy
from funnymoney.games.contraband.rules import Contraband
from tests.games.contraband_table import Table, declaration

MOODS = 40
ALL_BAGGAGE = declaration()


def choice(state: Contraband, player: int, seed: int) -> int:
    legal = Actions()
    state.legal(player, legal)
    return int(ContrabandPolicy().choose(state, player, legal, FastLuck(seed)))


def choices(table: Table) -> list[Word]:
    """Return all that the one to choose may do, in whatever mood he is."""
    state = table.match.state
    assert isinstance(state, Contraband)
    player = table.acting
    steps = {choice(state, player, seed) for seed in range(MOODS)}
    return [state.word(player, [step]) for step in sorted(steps)]


# ------------------------------------------------------------------------ the traveller


def test_who_holds_the_diplomatic_bag_claims_immunity() -> None:
    assert choices(Table(BAG, CROWN, NECKLACE)) == [["immunity"]]


def test_pure_baggage_is_declared_as_what_it_is() -> None:
    assert choices(Table()) == [ALL_BAGGAGE]


def test_small_duties_are_paid() -> None:
    truth = declaration(wine=2, cigars=1)
    assert choices(Table(WINE, WINE, CIGARS)) == [truth]


def test_a_new_hand_is_not_declared_empty_since_nobody_would_believe_it() -> None:
    assert choices(Table(NECKLACE)) == [declaration(necklace=1)]


def test_the_dearest_of_many_goods_is_sometimes_hidden() -> None:
    lie, truth = choices(Table(WINE, CIGARS, CROWN, bags=0))
    assert lie == declaration(wine=1, cigars=1)
    assert truth == declaration(wine=1, cigars=1, crown=1)


def test_no_card_is_hidden_where_the_fine_on_the_others_is_too_high() -> None:
    truth = declaration(watch=1, camera=1, necklace=1)
    assert choices(Table(WATCH, CAMERA, NECKLACE, bags=0)) == [truth]


def test_immunity_is_sometimes_claimed_falsely_for_a_heavy_hand_while_the_bag_is_unseen() -> None:
    truth = declaration(watch=1, camera=1, necklace=1)
    heavy = (WATCH, CAMERA, NECKLACE)
    assert choices(Table(*heavy)) == [["immunity"], truth]
    after = Table(BAG, then=[*heavy, BAGGAGE]).claims_immunity().searched()
    assert choices(after) == [truth]


def test_a_dear_card_just_drawn_is_sometimes_hidden_as_nobody_has_seen_it() -> None:
    table = Table(WINE, WATCH, then=[NECKLACE]).declares(wine=1, watch=1).passed(WATCH)
    lie, truth = choices(table)
    assert lie == declaration(wine=1)
    assert truth == declaration(wine=1, necklace=1)


def test_a_card_that_others_have_seen_is_not_hidden() -> None:
    table = Table(WATCH, NECKLACE).declares(watch=1, necklace=1).passed(WATCH)
    assert choices(table) == [declaration(necklace=1)]


def test_the_dearest_card_is_thrown_away() -> None:
    table = Table(WINE, CROWN, WATCH).declares(wine=1).believed().accepted()
    assert choices(table) == [["throw", CROWN]]


@pytest.mark.parametrize("seed", range(40))
def test_the_truth_is_found_among_all_declarations(seed: int) -> None:
    options = Contraband.settle(3, {"bags": 0, "duties": [1] * 8, "hand": seed % 4 + 1})
    state = Contraband.start(3, options, FastLuck(seed), SILENT)
    player = int(state.asked_first())
    state.apply(player, choice(state, player, seed), FastLuck(seed), SILENT)
    assert state.is_true()


# -------------------------------------------------------------------------- the Officer


def test_what_cannot_be_is_always_searched() -> None:
    table = Table(CROWN, then=[BAGGAGE] * 4).declares().searched().declares(crown=1)
    assert choices(table) == [["search"]]


def test_a_second_claim_of_immunity_is_always_searched() -> None:
    table = Table(BAG).claims_immunity().searched().claims_immunity()
    assert choices(table) == [["search"]]


def test_a_first_claim_of_immunity_is_sometimes_searched() -> None:
    assert choices(Table(BAG).claims_immunity()) == [["believe"], ["search"]]


def test_who_declares_much_is_believed() -> None:
    table = Table(WATCH, CAMERA, NECKLACE).declares(watch=1, camera=1, necklace=1)
    assert choices(table) == [["believe"]]


def test_a_new_hand_without_goods_is_searched() -> None:
    assert choices(Table().declares()) == [["search"]]


def test_a_suitcase_in_which_goods_vanish_is_searched() -> None:
    table = Table(WINE, WATCH).declares(wine=1, watch=1).passed(WATCH).declares()
    assert choices(table) == [["search"]]


def test_a_drawn_card_said_to_be_baggage_is_searched_now_and_then() -> None:
    table = Table(WINE, WATCH).declares(wine=1, watch=1).passed(WATCH).declares(wine=1)
    assert choices(table) == [["believe"], ["search"]]


# ---------------------------------------------------------------------- the next traveller


def test_who_knows_better_informs() -> None:
    table = Table(WINE, WATCH, players=3).declares(wine=1, watch=1).passed(WATCH)
    assert choices(table.declares().believed()) == [["inform"]]


def test_a_light_suitcase_that_told_of_its_drawn_card_is_accepted() -> None:
    table = Table(WINE, WATCH, then=[CIGARS]).declares(wine=1, watch=1).passed(WATCH)
    assert choices(table.declares(wine=1, cigars=1).believed()) == [["accept"]]


def test_who_would_have_to_pay_for_a_heavy_suitcase_rather_informs() -> None:
    table = Table(CAMERA, NECKLACE, NECKLACE, CROWN)
    table.declares(camera=1, necklace=2, crown=1).believed()
    assert choices(table) == [["inform"]]


# ---------------------------------------------------------------------------- always


def positions(players: int, seed: int) -> Iterator[tuple[Contraband, int]]:
    """Play a match in which every other choice is random; yield where somebody chooses."""
    luck = FastLuck(seed)
    options = Contraband.settle(players, {"edition": "full" if seed % 2 else "tiny"})
    state = Contraband.start(players, options, luck, SILENT)
    while (player := int(state.asked_first())) >= 0:
        legal = state.legal_actions(player)
        action = legal[luck.below(len(legal))]
        if len(legal) > 1:
            yield state, player
            if luck.below(2) == 0:
                action = choice(state, player, seed)
        state.apply(player, action, luck, SILENT)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(6))
def test_every_choice_is_legal_and_the_same_for_the_same_luck(players: int, seed: int) -> None:
    for state, player in positions(players, seed):
        before = state.dump()
        action = choice(state, player, seed)
        assert action in state.legal_actions(player)
        assert action == choice(state, player, seed)
        assert state.dump() == before


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(6))
def test_nothing_that_the_player_cannot_know_matters(players: int, seed: int) -> None:
    for at, (state, player) in enumerate(positions(players, seed)):
        other = state.clone()
        other.redeal(player, FastLuck(at + 1))
        for mood in range(5):
            assert choice(other, player, mood) == choice(state, player, mood)


# ------------------------------------------------------------------------ for a search


def test_a_search_tries_to_name_some_of_what_is_held_or_to_claim_immunity() -> None:
    state = Table(WINE, WATCH, CROWN).match.state
    legal = Actions()
    state.legal(1, legal)
    found = set()
    for seed in range(200):
        action = int(ContrabandPolicy().explore(state, 1, legal, FastLuck(seed)))
        assert action in legal
        found.add(tuple(state.word(1, [action])))
    some = {
        tuple(declaration(wine=wine, watch=watch, crown=crown))
        for wine in (0, 1) for watch in (0, 1) for crown in (0, 1)
    }  # fmt: skip
    assert found == some | {("immunity",)}


def test_a_match_is_judged_when_a_suitcase_has_just_been_packed() -> None:
    table = Table(WINE)
    assert ContrabandPolicy().is_quiet(table.match.state)
    table.declares(wine=1)
    assert not ContrabandPolicy().is_quiet(table.match.state)
    table.believed()
    assert not ContrabandPolicy().is_quiet(table.match.state)
    table.chooses("accept").chooses("throw", WINE)
    assert table.acting == 2
    assert not ContrabandPolicy().is_quiet(table.match.state)  # the old one, passed on


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_who_has_not_been_officer_yet_may_expect_more(players: int) -> None:
    """All that is expected together is all the money there is, but for rounding."""
    for state, _ in positions(players, 3):
        hopes = [
            int(ContrabandPolicy().estimate(state, player)) - int(state.balances[player])
            for player in range(players)
        ]
        assert abs(sum(hopes)) <= players
        waiting = [(player - state.officer) % players for player in range(players)]
        later = [hope for wait, hope in zip(waiting, hopes, strict=True)
                 if 0 < wait < players - state.round]  # fmt: skip
        done = [hope for wait, hope in zip(waiting, hopes, strict=True)
                if wait >= players - state.round]  # fmt: skip
        assert len(set(later)) <= 1
        assert len(set(done)) <= 1
        assert not later or not done or min(later) > max(done)
