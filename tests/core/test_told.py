"""What rules say reaches those it is meant for, as a key and whole numbers."""

import json

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.told import ALL, SILENT, Telling


def test_telling_writes_down_to_whom_and_what() -> None:
    telling = Telling()
    telling.all("fine", 1, 0, 50)
    telling.only(2, "drew", 7)
    telling.show("opened", 3, vec[i64]([0, 2]))
    telling.slip(1, "packed", vec[i64]([4]))
    assert telling.items == [
        (ALL, ["fine", 1, 0, 50]),
        (2, ["drew", 7]),
        (ALL, ["opened", 3, 0, 2]),
        (1, ["packed", 4]),
    ]


def test_numbers_left_out_are_left_out() -> None:
    telling = Telling()
    telling.all("over")
    telling.only(0, "zero", 0)
    telling.all("four", -1, 0, 2**39, -5)
    assert [item for _, item in telling.items] == [
        ["over"], ["zero", 0], ["four", -1, 0, 2**39, -5],
    ]  # fmt: skip


def test_news_is_plain_json() -> None:
    telling = Telling()
    telling.show("opened", 0, vec[i64]([1, 2]))
    assert json.loads(json.dumps(telling.items)) == [[ALL, ["opened", 0, 1, 2]]]


def test_a_list_that_changes_afterwards_does_not_change_what_was_told() -> None:
    telling, cards = Telling(), vec[i64]([1, 2])
    telling.slip(0, "packed", cards)
    cards[0] = 9
    assert telling.items == [(0, ["packed", 1, 2])]


def test_silence_takes_everything_and_keeps_nothing() -> None:
    SILENT.all("a", 1)
    SILENT.only(0, "b")
    SILENT.show("c", 0, vec[i64]([]))
    SILENT.slip(0, "d", vec[i64]([]))
    assert not hasattr(SILENT, "items")
