"""A promised deal: the same digests everywhere, and nothing in it can be exchanged."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from funnymoney.core.errors import BadContribution, BadOption, BadPlayers
from funnymoney.core.luck import SealedLuck
from funnymoney.core.records.fairness import Promise, Terms, check_contribution, digest, is_plain
from funnymoney.games import GAMES
from tests.laws.toy import Fists

calm = settings(deadline=None, derandomize=True, database=None)

TERMS = Terms("table 7", "fists", 1, 3, {"tips": True, "rounds": 2}, (0, 2))
PROMISE = Promise(TERMS, secret="00" * 32, salt="ff" * 32)
GIVEN = {2: "4711", 0: "plum é🎲"}

texts = st.text(st.characters(exclude_categories=["Cc", "Cs"]), min_size=1, max_size=25)


# The two digests below were worked out by sha256sum and openssl from these texts:
# ["funnymoney commitment 1","00…00","ff…ff","table 7","fists",1,3,{"rounds":2,"tips":true},[0,2]]
# ["funnymoney seed 1","9f9f…3fc5","00…00",[[0,"plum \u00e9\ud83c\udfb2"],[2,"4711"]]]
COMMITMENT = "9f9f28859c07eb60cddf7bd937022bfafbb6dbc28fac52d3bf189bed0b553fc5"
SEED = "59e0c89a9688f03ca5eaa9b0713e26d4497b68e71746167598345fbf1b3e5d4d"


def test_a_commitment_is_the_digest_that_other_programs_work_out() -> None:
    assert PROMISE.commitment == COMMITMENT


def test_a_seed_is_the_digest_that_other_programs_work_out() -> None:
    assert PROMISE.seed(GIVEN) == SEED


def test_what_is_revealed_leads_to_commitment_and_seed() -> None:
    fair = PROMISE.reveal(GIVEN)
    assert fair.contributions == [(0, "plum é🎲"), (2, "4711")]
    assert (fair.table, fair.secret, fair.salt) == ("table 7", "00" * 32, "ff" * 32)
    assert fair.commitment == PROMISE.commitment


def test_a_new_promise_is_for_a_match_with_settled_options() -> None:
    promise = Promise.make("table 7", Fists, 3, {"rounds": 2}, people=[2, 0])
    assert promise.terms == TERMS
    assert SealedLuck(promise.seed(GIVEN)).below(6) in range(6)


def test_no_two_promises_are_alike_and_none_tells_its_secret() -> None:
    one, two = (Promise.make("table 7", Fists, 3, {}, [0]) for _ in range(2))
    assert len({one.secret, one.salt, two.secret, two.salt}) == 4
    assert one.commitment != two.commitment
    assert one.secret not in repr(one)


# ------------------------------------------------------------------ nothing can be exchanged

OTHER_TERMS: list[dict[str, Any]] = [
    {"table": "table 8"},
    {"game": "fist"},
    {"edition": 2},
    {"players": 2},
    {"options": {"rounds": 3, "tips": True}},
    {"options": {"rounds": 2, "tips": 1}},
    {"options": {"rounds": "2", "tips": True}},
    {"people": (0,)},
    {"people": (0, 1, 2)},
    {"people": (0, 1)},
    {"people": ()},
]


@pytest.mark.parametrize("other", OTHER_TERMS, ids=str)
def test_other_terms_have_another_commitment(other: dict[str, Any]) -> None:
    assert replace(PROMISE, terms=replace(TERMS, **other)).commitment != PROMISE.commitment


@pytest.mark.parametrize("part", ["secret", "salt"])
@pytest.mark.parametrize("at", range(0, 64, 7))
def test_any_digit_of_secret_and_salt_counts(part: str, at: int) -> None:
    digits = getattr(PROMISE, part)
    other = replace(PROMISE, **{part: digits[:at] + "5" + digits[at + 1 :]})
    assert other.commitment != PROMISE.commitment
    assert other.seed(GIVEN) != PROMISE.seed(GIVEN)


def test_secret_and_salt_cannot_change_places() -> None:
    swapped = Promise(TERMS, secret=PROMISE.salt, salt=PROMISE.secret)
    assert swapped.commitment != PROMISE.commitment


def test_people_who_swap_what_they_give_get_another_deal() -> None:
    assert PROMISE.seed({0: GIVEN[2], 2: GIVEN[0]}) != PROMISE.seed(GIVEN)


def test_text_that_looks_like_another_contribution_is_not_one() -> None:
    seeds = {
        PROMISE.seed({0: 'a"],[2,"b', 2: "c"}),
        PROMISE.seed({0: "a", 2: 'b","c'}),
        PROMISE.seed({0: "a", 2: "bc"}),
        PROMISE.seed({0: "ab", 2: "c"}),
    }
    assert len(seeds) == 4


def test_letters_that_look_alike_are_different_contributions() -> None:
    assert PROMISE.seed(GIVEN | {2: "\u00e9"}) != PROMISE.seed(GIVEN | {2: "e\u0301"})
    assert PROMISE.seed(GIVEN | {2: "\\u00e9"}) != PROMISE.seed(GIVEN | {2: "\u00e9"})


@calm
@given(texts, texts, texts, texts)
def test_two_seeds_are_equal_only_if_everybody_gave_the_same(
    one: str, two: str, three: str, four: str
) -> None:
    same = PROMISE.seed({0: one, 2: two}) == PROMISE.seed({0: three, 2: four})
    assert same == ((one, two) == (three, four))


def test_a_commitment_is_never_a_seed() -> None:
    things = [PROMISE.commitment, PROMISE.secret, []]
    assert digest("funnymoney seed 1", *things) != digest("funnymoney commitment 1", *things)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
)


@calm
@given(anything)
def test_what_is_plain_can_be_read_back_from_what_is_hashed(thing: object) -> None:
    if is_plain(thing):
        text = json.dumps(thing, sort_keys=True)
        assert repr(sorted_out(json.loads(text))) == repr(sorted_out(thing))


def sorted_out(thing: object) -> object:
    if isinstance(thing, dict):
        return {name: sorted_out(thing[name]) for name in sorted(thing)}
    return [sorted_out(each) for each in thing] if isinstance(thing, list) else thing


# ----------------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    "text",
    ["", "x" * 101, "é" * 51, "a\nb", "\x00", "\x7f", "\x9f", "\ud800", 7, None, ["a"]],
    ids=ascii,
)
def test_what_is_no_short_text_cannot_be_contributed(text: Any) -> None:
    with pytest.raises(BadContribution, match="1 to 100 bytes"):
        check_contribution(text)
    with pytest.raises(BadContribution, match="1 to 100 bytes"):
        PROMISE.seed(GIVEN | {0: text})


@pytest.mark.parametrize("text", ["x", " ", "x" * 100, "é" * 50, "🎲", "\u202e", '"', "\\"])
def test_any_short_text_can_be_contributed(text: str) -> None:
    check_contribution(text)


@pytest.mark.parametrize("given", [{}, {0: "a"}, {0: "a", 1: "b", 2: "c"}, {0: "a", 1: "b"}])
def test_every_person_contributes_and_nobody_else(given: dict[int, str]) -> None:
    for use in (PROMISE.seed, PROMISE.reveal):
        with pytest.raises(BadContribution, match=r"each of the seats \[0, 2\] contributes once"):
            use(given)


@pytest.mark.parametrize("people", [[3], [-1], [0, 0]])
def test_people_sit_on_seats_of_the_table(people: list[int]) -> None:
    with pytest.raises(BadPlayers, match="different seats from 0 to 2"):
        Promise.make("table 7", Fists, 3, {}, people)


def test_a_table_has_a_short_name() -> None:
    with pytest.raises(ValueError, match="the name of a table is a text of 1 to 100 bytes"):
        Promise.make("", Fists, 3, {}, [0])


@pytest.mark.parametrize("odd", [0.5, 2**53, {"é": 1}, [[1.0]], float("nan")], ids=str)
def test_options_that_two_programs_may_write_differently_are_not_promised(odd: object) -> None:
    board = {"streets": [], "more": odd}
    with pytest.raises(BadOption, match="whole numbers below"):
        Promise.make("table 7", GAMES["crooked_cash"], 2, {"board": board}, [0])


def test_options_within_options_without_end_are_not_promised() -> None:
    deep: list[object] = []
    deep.append(deep)
    assert not is_plain(deep)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_can_be_promised(game: Any) -> None:
    players = game.seats[0]
    promise = Promise.make("1", game, players, {}, range(players))
    assert len(promise.seed(dict.fromkeys(range(players), "x"))) == 64
