"""Masks: what is marked is what is legal, compiled or not."""

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.lens import Lens, is_marked, mark, nth_marked, number_in, words_for
from funnymoney.testing.matches import positions
from tests.laws.cases import DEFAULT_CASES


def marked(words: vec[i64]) -> list[int]:
    """Read a mask byte by byte, as an array does."""
    return [at for at, byte in enumerate(memoryview(words).cast("B")) if byte]


def mask_of(legal: Actions, words: int = 12, at: int = 0) -> vec[i64]:
    out = vec[i64]([0] * words)
    mark(legal, out, at)
    return out


def test_a_run_is_marked_from_its_first_to_its_last_action() -> None:
    for first in range(20):
        for count in range(40):
            legal = Actions()
            legal.run(first, count)
            assert marked(mask_of(legal)) == list(range(first, first + count))


def test_bits_are_marked_one_by_one() -> None:
    for mask in (1, 0b10110, 1 << 62, (1 << 63) - 1, 0x55555555):
        legal = Actions()
        legal.bits(mask, 9)
        assert marked(mask_of(legal)) == [9 + at for at in range(63) if mask >> at & 1]


def test_a_list_is_marked_in_any_order() -> None:
    legal = Actions()
    for action in (63, 5, 8, 7, 0):
        legal.add(action)
    assert marked(mask_of(legal)) == [0, 5, 7, 8, 63]


def test_a_mask_may_begin_anywhere_and_is_asked_there() -> None:
    legal = Actions()
    legal.run(3, 30)
    masks = mask_of(legal, at=5)
    assert marked(masks) == list(range(5 * 8 + 3, 5 * 8 + 33))
    assert [action for action in range(40) if is_marked(action, masks, 5)] == list(range(3, 33))


def test_there_is_room_for_every_action() -> None:
    assert [words_for(actions) for actions in (1, 8, 9, 465)] == [1, 1, 2, 59]


def test_a_lens_sees_what_may_be_done_by_whom_it_looks_at() -> None:
    for case in DEFAULT_CASES:
        lens = Lens(10**4, case.game.actions)
        for state in positions(case, 1, 5):
            for player in range(case.players):
                lens.look_at_choices(state, player)
                assert marked(lens.mask) == sorted(state.legal_actions(player))


def test_what_is_marked_is_counted_and_found_again() -> None:
    legal = Actions()
    for action in (1, 2, 7, 8, 30, 31, 60, 95):
        legal.add(action)
    masks = mask_of(legal, words=20, at=7)
    assert sum(number_in(word) for word in masks) == 8
    assert [nth_marked(number, masks, 7, 7) for number in range(8)] == sorted(legal)
    legal.bits(0b10110, 70)
    masks = mask_of(legal, words=20, at=7)
    assert [nth_marked(number, masks, 7, 7 + 8) for number in range(3)] == [71, 72, 74]
