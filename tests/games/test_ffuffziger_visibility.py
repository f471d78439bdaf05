"""What everybody sees, and what stays hidden until it is shown."""

from __future__ import annotations

import pytest

from tests.games.ffuffziger_scenes import at_auction, at_fists, random_play
from tests.games.ffuffziger_table import (
    COIN,
    EVERY_NUMBER_OF_PLAYERS,
    HUNDRED,
    REAL,
    TEN,
    TWENTY,
    Table,
    kind,
    purse,
)

EVERYTHING = purse(9, 9, 9, 9, 9, 99)
OWN = ("me", "laid", "choices")


def closed(*fists: list[int]) -> Table:
    """Return a table of three where the first players have closed these fists."""
    table = at_fists(EVERYTHING, EVERYTHING, EVERYTHING)
    for player, fist in enumerate(fists):
        table.match.play(player, ["fist", *fist])
    return table


@pytest.mark.rule("FF-31", "FF-R28")
@pytest.mark.parametrize("fist", [purse(), purse(n10=3), purse(1, 1, 1, 1, 1, 99)], ids=str)
def test_nobody_sees_into_a_fist_before_all_are_closed(fist: list[int]) -> None:
    table, other = closed(fist), closed(purse(real=14))
    for who in (None, 1, 2):
        assert table.view(who) == other.view(who)
        assert table.match.news(who) == other.match.news(who)
    assert table.seen("closed") == [0]
    assert table.match.acting() == [1, 2]


@pytest.mark.rule("FF-R28")
def test_everybody_knows_his_own_fist_and_that_others_have_closed_theirs() -> None:
    table = closed(purse(n10=3, real=1))
    assert table.view(0)["laid"]["money"] == purse(n10=3, real=1)
    assert [table.view(who)["laid"] for who in (None, 1, 2)] == [None] * 3
    assert table.told("closed", "did")[-1] == ["closed", 0]
    assert table.match.news(0)[-2:] == [["did", 0, "fist", 3, 0, 0, 0, 0, 1], ["closed", 0]]


@pytest.mark.rule("FF-31", "FF-R28")
def test_fists_may_be_closed_in_any_order_and_are_opened_together() -> None:
    table = at_fists(EVERYTHING, EVERYTHING, EVERYTHING)
    for player in (2, 0):
        table.match.play(player, ["fist", *purse(n20=player)])
        assert table.told("fist") == []
    table.match.play(1, ["fist", *purse(n10=1)])
    for who in table.everybody():
        assert [item for item in table.match.news(who) if item[0] == "fist"] == [
            ["fist", 0, 0, 0, 0, 0, 0, 0],
            ["fist", 1, 1, 0, 0, 0, 0, 0],
            ["fist", 2, 0, 2, 0, 0, 0, 0],
        ]


@pytest.mark.rule("FF-31")
def test_a_fist_once_closed_is_not_closed_again() -> None:
    table = closed(purse(n10=3))
    assert table.refuses(0, "fist", *purse(n10=2)) == "not_your_turn"


@pytest.mark.rule("FF-31")
def test_who_owns_nothing_is_not_asked_and_holds_out_an_empty_fist() -> None:
    table = at_fists(EVERYTHING, purse(), EVERYTHING)
    assert table.match.acting() == [0, 2]
    assert table.bids({0: purse(n20=1)}).told("fist")[1] == ["fist", 1, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("FF-R28")
@EVERY_NUMBER_OF_PLAYERS
def test_all_see_the_same_but_their_own_fist_and_choices(players: int) -> None:
    for match in random_play(players, seed=50 + players):
        views = [dict(match.view(who)) for who in (None, *range(players))]
        for view in views:
            for name in OWN:
                del view[name]
            assert view == views[0]


@pytest.mark.rule("FF-40", "FF-R28")
def test_money_and_coins_follow_from_what_all_have_seen() -> None:
    table = Table().produces(kind(TEN)).sells(kind(TWENTY)).produces(8)
    table.has(1, coins=4)
    for who in table.everybody():
        view = table.view(who)
        assert view["money"] == [purse(n10=1, n50=1, real=8), purse(), purse()]
        assert view["coins"] == [0, 4, 0]


@pytest.mark.rule("FF-40", "FF-R28")
@EVERY_NUMBER_OF_PLAYERS
def test_cards_of_the_inspector_are_known_when_they_were_shown_and_not_before(players: int) -> None:
    for match in random_play(players, seed=60 + players):
        view = match.view(None)
        shown = [item[1] for item in match.news(None) if item[0] == "inspector"]
        assert view["turned"] == len(shown)
        assert view["ring"] == [*shown[:10], *[None] * (10 - len(shown))]


@pytest.mark.rule("FF-R29")
@EVERY_NUMBER_OF_PLAYERS
@pytest.mark.parametrize("first", [COIN, TWENTY, HUNDRED])
def test_by_round_6_the_whole_ring_is_known(players: int, first: int) -> None:
    table = Table(first, players=players).until_round(5)
    assert None in table.seen("ring")
    assert None not in table.until_round(6).seen("ring")
    coming = [table.seen("ring")[table.seen("turned") % 10]]
    assert table.until_round(7).seen("today")[:1] == coming


@pytest.mark.rule("FF-40")
@EVERY_NUMBER_OF_PLAYERS
def test_hidden_laundering_cards_can_be_counted_but_not_looked_at(players: int) -> None:
    table = at_fists(*[EVERYTHING] * players)
    left, unseen = table.seen("cards_left"), table.seen("unseen_cards")
    assert (left, unseen) == (32 if players < 5 else 40, list(range(1, 40)))
    table.bids({0: purse(n50=1)})
    assert table.seen("cards_left") == left - 1
    assert table.seen("unseen_cards") == list(range(2, 40))


@pytest.mark.rule("FF-R17", "FF-R28")
def test_stakes_lie_open() -> None:
    table = at_auction(EVERYTHING, EVERYTHING, EVERYTHING).offers(REAL, 7).matches()
    for who in table.everybody():
        view = table.view(who)
        assert (view["stake"], view["staying"], view["leader"]) == (purse(real=7), [0, 1, 2], 0)
        assert (view["offered"], view["amount"], view["lot"]) == (REAL, 7, 3)
