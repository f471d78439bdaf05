"""Law 3: an illegal choice is refused, says what was expected, and changes nothing."""

from itertools import islice
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from funnymoney.core.game import Word
from funnymoney.core.match import Match
from funnymoney.core.words import every
from funnymoney.testing.laws import MANY
from funnymoney.testing.matches import Case, played
from funnymoney.testing.refusals import (
    check_action_numbers,
    check_bad_choices,
    check_finished,
    check_others_must_wait,
    check_refused,
)
from tests.laws.cases import CASES, FEWEST, SEEDS, matches, rubbish_words

calm = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=60 * SEEDS,
    suppress_health_check=[HealthCheck.too_slow],  # uncompiled on a slow machine
)
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def is_offered(match: Match, player: int, word: Word) -> bool:
    """Look through all the words that are offered, unless there are far too many."""
    offered = list(islice(every(match.state.offers(player)), MANY + 1))
    if len(offered) > MANY:
        return match.why_not(player, word) is None
    return word in offered


def check_taken_or_refused(match: Match, player: int, word: Word) -> None:
    """Only what is offered is taken."""
    if is_offered(match, player, word):
        match.play(player, word)
        assert match.record.choices[-1] == (player, word)
    else:
        check_refused(match, player, word)


@calm
@given(matches(), rubbish_words)
@example(played(CASES[0], 0, 0), ["declare", 1, 0, 0, 0, 0, 0, 0, True])
@example(played(CASES[0], 0, 0), ["declare", 1.0, 0, 0, 0, 0, 0, 0, 0])
@example(played(CASES[0], 0, 0), ["declare", [1], 0, 0, 0, 0, 0, 0, 0])
@example(played(CASES[0], 0, 0), ("immunity", None))
def test_rubbish_is_refused_and_changes_nothing(match: Match, word: object) -> None:
    for player in match.acting() or [0]:
        check_refused(match, player, word)


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


MONSTERS: dict[str, Any] = {
    "a number too long to be printed": lambda word: [word[0], 10**5000],
    "a list nested too deep to be printed": lambda word: [word[0], nested(100_000)],
    "very many numbers": lambda word: [word[0], *range(100_000)],
    "a very long verb": lambda word: ["x" * 100_000],
    "a very long text": lambda word: "x" * 100_000,
}


@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize("case", FEWEST, ids=str)
def test_monsters_are_refused_in_a_readable_sentence(case: Case, monster: str) -> None:
    match = played(case, 0, 0)
    player = match.acting()[0]
    word = next(every(match.state.offers(player)))
    refused = check_refused(match, player, MONSTERS[monster](word))
    assert len(str(refused)) < 4000


@calm
@given(matches(), st.data())
def test_only_what_is_offered_is_taken(match: Match, data: st.DataObject) -> None:
    if match.over:
        return
    player = match.acting()[0]
    offers = match.state.offers(player)
    verb = str(data.draw(st.sampled_from(offers))["verb"])
    same_verb = [offer for offer in offers if offer["verb"] == verb]
    size = max(len(word) for word in islice(every(same_verb), MANY)) - 1
    numbers = st.lists(st.integers(-1, 4), min_size=max(size - 1, 0), max_size=size + 1)
    check_taken_or_refused(match, player, [verb, *data.draw(numbers)])


@calm
@given(matches(), st.sampled_from([-1, 17, 2**64, True, None, "0", 0.0, [0]]))
def test_nobody_but_a_player_may_choose(match: Match, nobody: object) -> None:
    word = next(every(match.state.offers(match.acting()[0])), ["x"]) if not match.over else ["x"]
    refused = check_refused(match, nobody, word)
    assert refused.reason == "no_such_player"
    assert f"0 to {match.players - 1}" in str(refused)


@every_case
def test_others_are_told_that_they_have_nothing_to_choose(case: Case) -> None:
    for seed in range(SEEDS):
        check_others_must_wait(played(case, seed, 1))


@every_case
def test_no_choice_is_taken_after_the_end(case: Case) -> None:
    check_finished(played(case, 0))


@every_case
def test_bad_choices_are_refused_and_an_unknown_verb_is_told_the_known_ones(case: Case) -> None:
    check_bad_choices(played(case, 0, 3))


@every_case
def test_action_numbers_are_checked_too(case: Case) -> None:
    check_action_numbers(played(case, 0, 4).state)
