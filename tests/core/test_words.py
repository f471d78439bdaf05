"""Offers and words: whatever fits is listed, whatever is listed fits."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from funnymoney.core.game import Offer
from funnymoney.core.words import every, is_word, misfit

calm = settings(deadline=None, derandomize=True, database=None)


@st.composite
def bound(draw: st.DrawFn) -> dict[str, Any]:
    """An offer whose numbers depend on each other: what is due, parts, or a swap."""
    most = draw(st.lists(st.integers(0, 3), min_size=4, max_size=4))
    least = [draw(st.integers(0, number)) for number in most]
    offer: dict[str, Any] = {"verb": "go", "each": most}
    offer |= draw(st.sampled_from([{}, {"least": least}]))
    worth = st.lists(st.sampled_from([10, 20, 50]), min_size=4, max_size=4)
    pairs = st.lists(st.integers(0, 4), min_size=2, max_size=2)
    kind = draw(st.sampled_from(["due", "parts", "swap"]))
    if kind == "due":
        return offer | {"worth": draw(worth), "due": 10 * draw(st.integers(1, 9))}
    if kind == "parts":
        first, second = draw(pairs)
        return offer | draw(
            st.sampled_from([{"parts": [[2, first], [2, second]]}, {"parts": [[1, first], [3, 2]]}])
        )
    return offer | {"swap": draw(worth)[:2], "at_least": draw(st.integers(0, 2))}


@st.composite
def offers(draw: st.DrawFn) -> dict[str, Any]:
    """An offer with one to three numbers, in which at least the smallest of each fit."""
    size = draw(st.integers(0, 3))
    least = draw(st.lists(st.integers(0, 2), min_size=size, max_size=size))
    step = draw(st.lists(st.integers(1, 3), min_size=size, max_size=size))
    many = draw(st.lists(st.integers(0, 2), min_size=size, max_size=size))
    most = [low + by * times for low, by, times in zip(least, step, many, strict=True)]
    offer: dict[str, Any] = {"verb": "go", "each": most}
    offer |= draw(st.sampled_from([{}, {"total": sum(least) + draw(st.integers(0, 4))}]))
    if draw(st.booleans()) or any(least) or any(by > 1 for by in step):
        offer |= {"least": least, "step": step}
    return offer


@calm
@given(offers() | bound())
def test_every_word_that_fits_is_listed_once_and_no_other(offer: dict[str, Any]) -> None:
    listed = list(every([offer]))
    tried = product(range(-1, 10), repeat=len(offer["each"]))
    fitting = [["go", *numbers] for numbers in tried if misfit(offer, list(numbers)) is None]
    assert sorted(listed) == sorted(fitting)


def test_the_four_kinds_of_offer() -> None:
    assert list(every([{"verb": "believe"}])) == [["believe"]]
    assert list(every([{"verb": "throw", "among": [[0], [9]]}])) == [["throw", 0], ["throw", 9]]
    declare: Offer = {"verb": "declare", "each": [1, 2], "total": 2}
    assert [word[1:] for word in every([declare])] == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]]
    fly: Offer = {"verb": "fly", "least": [10], "each": [40], "step": [10]}
    assert [word[1] for word in every([fly])] == [10, 20, 30, 40]


@pytest.mark.parametrize(
    ("offer", "numbers", "reason", "said"),
    [
        ({"each": [4, 1]}, [1], "how_many_numbers", "takes 2 numbers: got 1"),
        ({}, [1], "how_many_numbers", "takes 0 numbers: got 1"),
        ({"each": [4, 1]}, [1, 2], "out_of_range", "number 2 of go must be 0 to 1: got 2"),
        ({"each": [4]}, [-1], "out_of_range", "must be 0 to 4: got -1"),
        ({"each": [4, 4], "total": 4}, [3, 2], "too_much_in_all", "at most: got 5"),
        ({"each": [9], "least": [3], "step": [3]}, [4], "not_a_step", "steps of 3 from 3: got 4"),
        (
            {"each": [4, 4], "parts": [[2, 3]]},
            [1, 1],
            "wrong_part",
            "must add up to 3: got 2",
        ),
        ({"each": [4, 4], "swap": [10]}, [1, 1], "both_ways", "got 10 on both sides"),
        ({"each": [4, 0, 0, 4], "swap": [10, 50]}, [4, 0, 0, 1], "uneven", "got 50 for 40"),
        ({"among": [[0], [9]]}, [1], "not_among", "one of [[0], [9]]: got [1]"),
    ],
)
def test_a_misfit_says_what_was_expected(
    offer: dict[str, Any], numbers: list[int], reason: str, said: str
) -> None:
    found = misfit({"verb": "go"} | offer, numbers)
    assert found is not None
    assert found.reason == reason
    assert said in str(found)


@pytest.mark.parametrize("word", [["go"], ["go", 1, -2], ["go", 10**30]])
def test_a_verb_and_whole_numbers_are_a_word(word: object) -> None:
    assert is_word(word)


@pytest.mark.parametrize(
    "word", [None, "go", [], [1], [None], ["go", "1"], ["go", True], ["go", 1.0], ["go", [1]], {}]
)
def test_nothing_else_is_a_word(word: object) -> None:
    assert not is_word(word)
