"""Features are read from a view, the viewer's own seat first."""

import pytest

from funnymoney.core.features import Field, flatten, one_hot, seats, size_of

FIELDS = (
    Field("stake", 1, "", lambda view: [view["stake"]]),
    seats("scores", 1, "", lambda view, seat: [view["scores"][seat]]),
    Field("leader", 1, "", lambda view: [1, *one_hot(1, view["players"])], each=1),
)


def view(me: int | None) -> dict[str, object]:
    return {"me": me, "players": 3, "stake": 2, "scores": [10, 11, 12]}


@pytest.mark.parametrize(
    ("me", "scores"),
    [(0, [10, 11, 12]), (1, [11, 12, 10]), (2, [12, 10, 11]), (None, [10, 11, 12])],
)
def test_seats_are_counted_from_the_viewer(me: int | None, scores: list[float]) -> None:
    assert flatten(FIELDS, view(me)) == [2, *scores, 1, 0, 1, 0]


def test_there_are_as_many_numbers_as_seats() -> None:
    assert [size_of(FIELDS, players) for players in (2, 3, 6)] == [1 + 2 + 3, 1 + 3 + 4, 1 + 6 + 7]


def test_a_field_of_the_wrong_size_is_noticed() -> None:
    with pytest.raises(AssertionError, match="stake: 2 is not 1"):
        flatten([Field("stake", 1, "", lambda view: [1, 2])], view(0))


def test_one_hot_marks_one_place_or_none() -> None:
    assert one_hot(1, 3) == [0, 1, 0]
    assert one_hot(None, 2) == [0, 0]
