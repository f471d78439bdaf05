"""Law 8: sealed choices may come in any order."""

import pytest

from funnymoney.core.game import Game, players_in
from funnymoney.core.luck import FastLuck
from funnymoney.testing import laws, record_laws
from funnymoney.testing.matches import Case, course, played
from tests.laws.cases import CASES, SEEDS
from tests.laws.toy import Fists


def several(case: Case) -> list[Game]:
    states = [state for seed in range(SEEDS) for state in course(case, seed)]
    return [
        state
        for state in states
        if len(players_in(state.acting())) > 1 and case.facts.sealed(state)
    ]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_sealed_choices_may_come_in_any_order(case: Case) -> None:
    for number, state in enumerate(several(case)[:60]):
        laws.check_any_order(state, number)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_choice_is_sealed_just_when_its_verb_is_secret(case: Case) -> None:
    luck = FastLuck(1)
    for before in course(case, 0)[::5]:
        record_laws.check_sealed_verbs(before, luck)


def test_there_is_a_game_in_which_several_act_at_once() -> None:
    assert any(several(case) for case in CASES if case.game is Fists)


def test_a_match_takes_them_in_any_order_and_tells_others_nothing() -> None:
    case = next(case for case in CASES if case.game is Fists and case.players == 3)
    ends = []
    for order in ([0, 1, 2], [2, 0, 1]):
        match = played(case, 0, 1)
        for player in order[:-1]:
            told = len(match.news(order[-1]))
            match.play(player, ["fist", player, 3])
            assert len(match.news(order[-1])) == told
        match.play(order[-1], ["fist", order[-1], 3])
        ends.append((match.state.dump(), match.luck.mark(), match.news(None)))
    assert ends[0] == ends[1]
