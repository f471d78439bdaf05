"""Sets as the bits of one number."""

from random import Random

import pytest

from funnymoney.core.bits import highest, lowest, nth, number_of, running_sums


@pytest.mark.parametrize("place", range(63))
def test_the_lowest_bit_is_found_whatever_stands_above_it(place: int) -> None:
    assert lowest(1 << place) == place
    assert lowest((1 << place) | (1 << 62)) == place
    assert lowest(((1 << 63) - 1) & ~((1 << place) - 1)) == place


@pytest.mark.parametrize("place", range(63))
def test_the_highest_bit_is_found_whatever_stands_below_it(place: int) -> None:
    assert highest(1 << place) == place
    assert highest((1 << place) | 1) == place
    assert highest((2 << place) - 1) == place


def check_set(mask: int) -> None:
    members = [place for place in range(63) if mask >> place & 1]
    sums = running_sums(mask)
    assert number_of(sums) == len(members)
    assert [nth(mask, sums, number) for number in range(len(members))] == members


@pytest.mark.parametrize("place", range(63))
def test_a_single_member_and_all_up_to_it_are_counted_and_found(place: int) -> None:
    check_set(1 << place)
    check_set((2 << place) - 1)


def test_the_members_of_any_set_are_counted_and_found() -> None:
    random = Random(0)
    check_set(0)
    for _ in range(300):
        check_set(random.getrandbits(63))
        check_set(random.getrandbits(63) & random.getrandbits(63) & random.getrandbits(63))
