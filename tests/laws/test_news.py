"""News is plain, reaches those it is meant for, and tells nobody what their view hides."""

import pytest

from funnymoney.testing import news_laws
from funnymoney.testing.matches import Case, played, positions
from tests.laws.cases import CASES, DEFAULT_CASES, SEEDS

every_case = pytest.mark.parametrize("case", CASES, ids=str)
each_game = pytest.mark.parametrize("case", DEFAULT_CASES, ids=str)


@each_game
def test_news_is_a_key_and_whole_numbers_to_all_or_to_one(case: Case) -> None:
    news_laws.check_news(case.brief, 1)
    news_laws.check_secret_choices(played(case, 1, 40))


@every_case
def test_news_of_a_deal_tells_nobody_what_their_view_hides(case: Case) -> None:
    for seed in range(SEEDS):
        news_laws.check_news_of_deals(case, seed)


@each_game
def test_news_of_a_choice_tells_nobody_what_their_view_hides(case: Case) -> None:
    for seed in range(SEEDS):
        for number, state in enumerate(positions(case, seed, 30)):
            news_laws.check_news_of_choices(case, state, seed + number)
