"""Luck is even, repeatable, and the same everywhere."""

import hashlib
from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.luck import (
    MULTIPLIER,
    WORD,
    FastLuck,
    Luck,
    ScriptedLuck,
    SealedLuck,
    fast_mark,
    marks,
    seed_bytes,
    shuffle,
)
from tests.laws.chances import chances, check_frequencies

SEED = "5eed" * 16
LUCKS: dict[str, Callable[[], Luck]] = {
    "fast": lambda: FastLuck(1),
    "sealed": lambda: SealedLuck(SEED),
}
both = pytest.mark.parametrize("kind", LUCKS)
calm = settings(deadline=None, derandomize=True, database=None)


def is_prime(number: int) -> bool:
    """Miller and Rabin's test, with bases enough for numbers below 2**64."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        powers = [pow(base, odd << at, number) for at in range(twos)]
        if powers[0] != 1 and number - 1 not in powers:
            return False
    return True


@both
def test_luck_is_even(kind: str) -> None:
    luck = LUCKS[kind]()
    for n in (2, 6, 56):
        check_frequencies(partial(luck.below, n), chances(list(range(n))))


@both
def test_two_answers_in_a_row_have_nothing_to_do_with_each_other(kind: str) -> None:
    luck = LUCKS[kind]()
    pairs = [(one, two) for one in range(7) for two in range(7)]
    check_frequencies(lambda: (int(luck.below(7)), int(luck.below(7))), chances(list(pairs)))


@both
def test_a_pick_is_as_likely_as_its_share(kind: str) -> None:
    luck, counts = LUCKS[kind](), [3, 0, 1, 4, 0]
    cards = [card for card, count in enumerate(counts) for _ in range(count)]
    check_frequencies(lambda: int(luck.pick(vec[i64](counts), 8)), chances(list(cards)))


@both
def test_the_same_seed_gives_the_same_luck_and_a_mark_leads_back(kind: str) -> None:
    one, two = LUCKS[kind](), LUCKS[kind]()
    stream = [int(one.below(100)) for _ in range(50)]
    marks_on_the_way = []
    for answer in stream:
        marks_on_the_way.append(two.mark())
        assert two.below(100) == answer
    for at in (30, 0, 49, 7):
        two.rewind(marks_on_the_way[at])
        assert [int(two.below(100)) for _ in range(50 - at)] == stream[at:]


@both
def test_a_mark_moves_only_when_luck_is_asked(kind: str) -> None:
    luck = LUCKS[kind]()
    mark = luck.mark()
    assert luck.mark() == mark
    luck.below(2)
    assert luck.mark() != mark


@calm
@given(st.integers(1, 2**31 - 1), st.integers())
def test_answers_stay_below(n: int, seed: int) -> None:
    fast, sealed = FastLuck(seed), SealedLuck(SEED)
    for _ in range(5):
        assert 0 <= fast.below(n) < n
        assert 0 <= sealed.below(n) < n


def test_the_fast_generator_has_a_long_period_and_never_overflows() -> None:
    modulus = int(MULTIPLIER) * int(WORD) - 1
    assert is_prime(modulus)
    assert is_prime(modulus // 2)
    assert (2**32 - 1) * int(MULTIPLIER) + int(MULTIPLIER) < 2**63


def test_the_fast_stream_is_the_same_on_every_machine() -> None:
    luck = FastLuck(2026)
    digest = hashlib.sha256(bytes(int(luck.below(256)) for _ in range(10_000))).hexdigest()
    assert digest == "42cd3074594ff264072d23edd92bd2e303583dd6e23ce566a314690364c1b669"


def test_the_sealed_stream_is_what_its_description_says() -> None:
    """Any verifier can be written from this: SHA-256 of seed and counter, words rejected."""
    words = [
        int.from_bytes(block[at : at + 4], "big")
        for number in range(40)
        for block in [hashlib.sha256(bytes.fromhex(SEED) + number.to_bytes(8, "big")).digest()]
        for at in range(0, 32, 4)
    ]
    n = 3 * 2**30  # a quarter of all words would favour small numbers
    luck = SealedLuck(SEED)
    kept = [word % n for word in words if word < n]
    assert [int(luck.below(n)) for _ in range(200)] == kept[:200]


def test_every_seed_starts_at_a_place_of_its_own() -> None:
    seeds = [0, 1, 12, -1, 2**64, 10**50]
    assert len({fast_mark(seed) for seed in seeds}) == len(seeds)
    assert all(FastLuck(seed).mark() == fast_mark(seed) for seed in seeds)


def test_marks_are_places_in_the_stream() -> None:
    """From 0 and from the modulus the generator would never move."""
    for digest in (b"\x00" * 32, b"\xff" * 32, hashlib.sha256(b"").digest()):
        cut = marks(digest)
        assert len(cut) == 4
        assert all(0 < mark < int(MULTIPLIER) * int(WORD) - 1 for mark in cut)


@pytest.mark.parametrize("seed", ["", "5eed", "g" * 64, "A" * 64, "0" * 65, "0x" + "0" * 62])
def test_a_sealed_seed_is_64_hexadecimal_digits(seed: str) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        seed_bytes(seed)


def test_scripted_luck_says_what_the_script_says() -> None:
    luck = ScriptedLuck([3, 1, 0])
    assert [luck.below(6), luck.pick(vec[i64]([0, 2]), 2), luck.below(1)] == [3, 1, 0]
    luck.rewind(1)
    assert luck.below(2) == 1


def test_a_script_that_does_not_fit_says_so() -> None:
    with pytest.raises(ValueError, match="the script says 6, but a number below 6"):
        ScriptedLuck([6]).below(6)
    with pytest.raises(ValueError, match=r"picks 1, but only these are left: \[2, 0\]"):
        ScriptedLuck([1]).pick(vec[i64]([2, 0]), 2)
    with pytest.raises(ValueError, match="picks -1"):
        ScriptedLuck([-1]).pick(vec[i64]([2, 0]), 2)
    with pytest.raises(ValueError, match="script of 0 answers is over"):
        ScriptedLuck([]).below(2)


def test_a_shuffle_makes_every_order_as_often() -> None:
    luck = FastLuck(7)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        things = vec[i64]([1, 2, 3])
        shuffle(things, luck)
        orders[tuple(int(thing) for thing in things)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())
