"""What rivals know of a player's money, and what they do not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Item, Match
from funnymoney.games.counterfeiters.cards import DINER
from funnymoney.games.counterfeiters.rules import Counterfeiters
from tests.games.counterfeiters_table import (
    EVERY_NUMBER_OF_PLAYERS,
    Small,
    Table,
    random_play,
)

Pairs = set[tuple[int, int]]  # (hand, offshore) in tens


def flown(dollars: int, **options: Any) -> Table:
    """Return a table where player 0 had $50, paid his fare and put so much offshore."""
    table = Table(**options).dodges(Small.SUNGLASSES).passes()
    return table.flies(Small.COMMERCIAL).stashes(dollars)


def pairs(runs: list[list[int]]) -> Pairs:
    return {
        (total - offshore, offshore)
        for total, least, most in runs
        for offshore in range(least, most + 1)
    }


@pytest.mark.rule("CF-6", "CF-R25")
@pytest.mark.parametrize("dollars", [10, 20])
def test_how_much_a_flight_moved_only_the_flyer_knows(dollars: int) -> None:
    table = flown(dollars)
    own = table.view(0)
    assert (own["hand"], own["offshore"]) == (20 - dollars, dollars)
    for who in (None, 0, 1):  # the flyer too: he knows what others make of him
        assert table.view(who)["money"][0] == [[2, 1, 2]]


@pytest.mark.rule("CF-6", "CF-R25")
def test_views_and_news_of_others_do_not_depend_on_what_was_moved() -> None:
    one, other = flown(10), flown(20)
    for who in (None, 1):
        assert one.view(who) == other.view(who)
        assert one.match.news(who) == other.match.news(who)


@pytest.mark.rule("CF-6", "CF-R25")
def test_neither_amount_nor_direction_is_told_to_others() -> None:
    table = flown(10)
    flight: list[Item] = [["did", 0, "fly", int(Small.COMMERCIAL)]]
    landed: list[Item] = [["landed", 0]]
    assert table.told(1, "did", "landed")[-2:] == flight + landed
    assert ["did", 0, "stash", 10] in table.told(0, "did")


@pytest.mark.rule("CF-6")
def test_a_spectator_sees_no_hand_and_no_envelope() -> None:
    view = flown(10).view(None)
    assert (view["hand"], view["offshore"], view["choices"]) == (None, None, [])


@pytest.mark.rule("CF-6", "CF-R25")
def test_what_may_be_moved_is_offered_to_the_flyer_only() -> None:
    table = Table().dodges(Small.SUNGLASSES).passes().flies(Small.COMMERCIAL)
    assert table.view(0)["choices"]
    assert table.view(1)["choices"] == []
    assert table.view(None)["choices"] == []


@pytest.mark.rule("CF-R25")
def test_who_flies_a_second_time_may_have_moved_money_either_way() -> None:
    table = flown(10).passes(3).dodges(Small.SUNGLASSES).passes()
    assert table.view(1)["money"][0] == [[5, 1, 2]]
    table.flies(Small.COMMERCIAL).stashes(10)
    assert table.view(1)["money"][0] == [[2, 0, 2]]
    assert (table.view(0)["hand"], table.view(0)["offshore"]) == (0, 20)


@pytest.mark.rule("CF-R25")
def test_who_pays_shows_that_he_had_it_in_hand() -> None:
    table = flown(10).passes().buys(Small.MARKET_10)
    assert table.view(1)["money"][0] == [[1, 1, 1]]


@pytest.mark.rule("CF-R25")
def test_what_is_done_in_the_open_is_known() -> None:
    table = Table().prints(Small.PRINT).buys(Small.MARKET_10)
    table.fences(Small.FENCE, 2, 0, 0).dodges(Small.SUNGLASSES)
    for who in table.everybody():
        view = table.view(who)
        assert view["money"] == [[[6, 0, 0]], [[5, 0, 0]]]
        assert view["fakes"] == [[0, 0, 0], [0, 0, 0]]
        assert sum(view["cards"][1]) == 3


@pytest.mark.rule("CF-R25", "CF-36")
def test_what_diners_earn_is_known() -> None:
    table = Table(DINER).buys(Small.MARKET_10).passes().prints(Small.PRINT).passes(3)
    assert table.view(1)["money"][0] == [[6, 0, 0]]


@pytest.mark.rule("CF-R25")
def test_what_the_godfather_gets_is_told_only_to_who_pays() -> None:
    table = flown(10).police_at(6, taught=1).prints(Small.PRINT_POLICE)
    assert table.told(0, "paid_godfather") == [["paid_godfather", 0, 10]]
    assert table.told(1, "paid_godfather") == [["paid_godfather", 1, 20]]
    assert table.told(None, "paid_godfather") == []


@pytest.mark.rule("CF-6", "CF-R25")
def test_after_the_godfather_rivals_know_only_what_may_be_left() -> None:
    table = flown(10).police_at(6, taught=1).prints(Small.PRINT_POLICE)
    assert table.view(1)["money"] == [[[1, 1, 1], [2, 2, 2]], [[1, 0, 0]]]
    assert (table.view(0)["hand"], table.view(0)["offshore"]) == (0, 10)


@pytest.mark.rule("CF-R25")
def test_if_the_godfather_shows_all_know_what_was_paid_and_what_follows() -> None:
    table = flown(10, godfather_shows=True).police_at(6, taught=1).prints(Small.PRINT_POLICE)
    for who in table.everybody():
        assert ["paid_godfather", 0, 10] in table.told(who, "paid_godfather")
        assert ["paid_godfather", 1, 20] in table.told(who, "paid_godfather")
        assert table.view(who)["money"] == [[[1, 1, 1]], [[1, 0, 0]]]


@pytest.mark.rule("CF-R25")
def test_who_pays_nothing_where_the_godfather_shows_has_nothing_in_hand() -> None:
    table = flown(20, godfather_shows=True).police_at(6, taught=1).prints(Small.PRINT_POLICE)
    assert table.view(1)["money"][0] == [[2, 2, 2]]


@pytest.mark.rule("CF-6")
@EVERY_NUMBER_OF_PLAYERS
def test_at_the_end_all_money_is_shown(players: int) -> None:
    *_, match = random_play(players, seed=players)
    for who in (None, *range(players)):
        money: Any = match.view(who)["money"]
        totals = [{10 * run[0] for run in runs} for runs in money]
        assert totals == [{total} for total in match.state.returns()]


# ---------------------------------------------- the same, found out from the open news alone


def after_flight(known: Pairs) -> Pairs:
    return {
        (total - offshore, offshore)
        for total, before in {(hand + envelope, envelope) for hand, envelope in known}
        for offshore in range(total + 1)
        if offshore != before
    }


def guess(known: list[Pairs], item: Item, commercial: set[int]) -> None:
    """Change what is known of everybody's money as this piece of open news says."""
    key, numbers = item[0], [int(number) for number in item[1:] if not isinstance(number, str)]
    if key == "did":
        flies = item[2] == "fly" and item[3] in commercial
        change(known, numbers[0], -3 if flies else 0)
    elif key == "bought":
        change(known, numbers[0], -numbers[2] // 10)
    elif key == "tax":
        change(known, numbers[0], numbers[1] // 10)
    elif key in ("sold", "diners"):
        change(known, numbers[0], numbers[2] // 10)
    elif key == "landed":
        known[numbers[0]] = after_flight(known[numbers[0]])


def change(known: list[Pairs], player: int, tens: int) -> None:
    known[player] = {(hand + tens, out) for hand, out in known[player] if hand + tens >= 0}


def pay_godfather(known: list[Pairs], paid: dict[int, int] | None) -> None:
    """Take half of all hands, and forget those that do not fit what was shown."""
    for player, each in enumerate(known):
        shown = None if paid is None else paid.get(player, 0)
        known[player] = {
            (hand // 2, envelope)
            for hand, envelope in each
            if shown in (None, 10 * (hand - hand // 2))
        }


def guesses(players: int, seed: int, shows: bool) -> Iterator[tuple[list[Pairs], Match]]:
    """Play at random and yield, again and again, what can be known from open news."""
    known: list[Pairs] = [{(2 + player, 0)} for player in range(players)]
    commercial = {int(Small.COMMERCIAL)} if players == 2 else {17, 18}
    read = 0
    for match in random_play(players, seed, first_player=0, godfather_shows=shows):
        news = match.news(None, read)
        read += len(news)
        paid = {int(item[1]): int(item[2]) for item in news if item[0] == "paid_godfather"}
        for item in news:
            guess(known, item, commercial)
            if item[0] == "godfather":
                pay_godfather(known, paid if shows else None)
        if match.view(None)["phase"] in ("placing", "lawyer"):
            yield known, match


@pytest.mark.rule("CF-6", "CF-R25")
@EVERY_NUMBER_OF_PLAYERS
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("shows", [False, True])
def test_others_are_shown_exactly_what_open_news_allow(
    players: int, seed: int, shows: bool
) -> None:
    for known, match in guesses(players, seed, shows):
        for who in (None, *range(players)):
            view: Any = match.view(who)
            shown = [pairs(runs) for runs in view["money"]]
            assert shown == known
            if who is not None:
                assert (view["hand"] // 10, view["offshore"] // 10) in known[who]


@pytest.mark.parametrize("told", [0, 1, 3])
def test_a_view_tells_the_money_of_everybody(told: int) -> None:
    view = Table().view(0)
    view["money"] = (view["money"] * 2)[:told]
    with pytest.raises(ValueError, match=f"money of 2 players is expected, not of {told}"):
        Counterfeiters.from_view(view, FastLuck(0))
