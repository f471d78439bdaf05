"""Laws 1, 2, 4, 9 and 12."""

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from funnymoney.core.errors import BadOption
from funnymoney.games import GAMES
from funnymoney.testing import feature_laws, laws, record_laws
from funnymoney.testing.matches import Case, course, every_position, positions
from tests.laws.cases import CASES, FEWEST, SEEDS, all_positions, some_options
from tests.laws.checked_games import CHECKED

TOUCHED_UP = {"counterfeiters", "ffuffziger", "crooked_cash"}  # games with amounts and offers

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def test_every_game_of_the_house_is_held_to_the_laws() -> None:
    assert set(GAMES) <= set(CHECKED)
    assert all(CHECKED[name].rules is game for name, game in GAMES.items())


@every_case
def test_it_ends_with_a_result_for_everyone(case: Case) -> None:
    for seed in range(SEEDS):
        laws.check_result(course(case, seed)[-1])


@every_case
def test_another_match_can_follow_with_the_same_players_and_options(case: Case) -> None:
    record_laws.check_another_match(case, course(case, 0)[-1])


@every_case
def test_legal_actions_are_distinct_and_only_for_those_acting(case: Case) -> None:
    for state in all_positions(case, 40):
        laws.check_legal(state)


@every_case
def test_offers_are_exactly_the_words_of_the_legal_actions(case: Case) -> None:
    for seed in range(SEEDS):
        for state in positions(case, seed, 5):
            laws.check_words(state, seed)


@every_case
def test_a_clone_is_independent(case: Case) -> None:
    for seed in range(SEEDS):
        for state in positions(case, seed, 2):
            laws.check_clone(state, seed, case.ahead)
            laws.check_same_future(state, seed, case.ahead)


@every_case
def test_money_and_cards_are_conserved(case: Case) -> None:
    for seed in range(SEEDS):
        laws.check_conserved(case.facts, course(case, seed))


@every_case
def test_features_are_the_numbers_of_the_view(case: Case) -> None:
    for state in all_positions(case):
        for viewer in case.viewers:
            feature_laws.check_features(case, state, viewer)


@every_case
def test_features_stay_right_when_looked_at_all_along(case: Case) -> None:
    """What a position keeps from one look to the next is that of no other position."""
    for step, state in enumerate(every_position(case.brief, 1)):
        feature_laws.check_features(case, state, case.viewers[step % len(case.viewers)])


@every_case
def test_features_are_right_in_every_copy(case: Case) -> None:
    for seed in range(SEEDS):
        feature_laws.check_features_of_copies(case.brief, seed)


@every_case
def test_features_are_touched_up_as_if_they_were_written_anew(case: Case) -> None:
    touched = sum(feature_laws.check_touched_up(case.brief, seed) for seed in range(SEEDS))
    if case.name == "default" and case.game.name in TOUCHED_UP:
        assert touched > 0


@every_case
def test_fields_have_names_and_sizes(case: Case) -> None:
    feature_laws.check_fields(case)


@pytest.mark.parametrize("case", FEWEST, ids=str)
@settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=15 * SEEDS,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
@given(data=st.data())
def test_any_options_that_are_taken_can_be_played(case: Case, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(case.game.seats))
    odd = Case(case.checked, players, data.draw(some_options(case.game)), "odd")
    try:
        states = course.__wrapped__(odd, 1)
    except BadOption:  # each is well formed, but they do not go together
        assume(False)
    laws.check_result(states[-1])
    laws.check_conserved(odd.facts, states)
    for viewer in odd.viewers:
        laws.check_complete(odd.facts, states[len(states) // 2], viewer, 0)
        feature_laws.check_features(odd, states[len(states) // 2], viewer)
