"""The tale of a match of Falsche FFuffziger: whence coins came, and what became of false notes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from funnymoney.core.tale import BANK, Answer, Claim, Tale
from funnymoney.games import recap_of
from funnymoney.games.ffuffziger.presentation.recap import Story
from tests.games.ffuffziger_scenes import (
    at_auction,
    at_fists,
    at_shop,
    in_the_evening,
    next_day,
    random_play,
)
from tests.games.ffuffziger_table import (
    EVERY_NUMBER_OF_PLAYERS,
    FIFTY,
    GREEN,
    MUENZEN,
    REAL,
    SINGLE,
    TEN,
    TOP,
    TWENTY,
    TWICE,
    Table,
    kind,
    purse,
)
from tests.games.tale_watch import Watch

EVERYTHING = purse(9, 9, 9, 9, 9, 99)
FACES = (10, 20, 50, 100, 150)


def told(table: Table, *play: Callable[[Table], Table]) -> Tale:
    """Look on while this is played, and tell it."""
    watch = Watch(table.match, Story())
    for each in play:
        each(table)
    return watch.tale()


def amounts(of: Tale) -> dict[str, list[int]]:
    return {each.key: each.amounts for each in of.columns if any(each.amounts)}


def three_rich() -> Table:
    return at_auction(EVERYTHING, EVERYTHING, EVERYTHING)


def raid(value: int, *purses: list[int], tools: tuple[int, ...] = ()) -> Table:
    """Return a table in the evening before the inspector destroys a value.

    Nobody has any machines but player 1, who has these.
    """
    table = in_the_evening(len(purses)).inspector(value, lowest=value)
    for player, money in enumerate(purses):
        table.has(player, money, tools=tools if player == 1 else [])
    return table


def kinds(of: Tale) -> list[tuple[str, int, int]]:
    return [(claim.kind, claim.player, claim.amount) for claim in of.claims]


# ------------------------------------------------------------------------------- columns


def test_coins_won_in_auctions_have_a_column() -> None:
    found = told(three_rich(), lambda t: t.offers(REAL, 2).drops(2))
    assert amounts(found) == {"auctions": [3, 0, 0]}


def test_coins_of_150s_and_for_real_money_have_columns() -> None:
    table = raid(TOP, purse(n150=1, real=7), purse(real=3), purse(), tools=(MUENZEN, MUENZEN))
    found = told(table.inspector(GREEN, lowest=TOP), next_day)
    assert table.match.over
    assert amounts(found) == {"machines": [0, 6, 0], "bonus": [4, 6, 2]}
    assert found.scores == [4, 12, 2]


def test_the_points_tell_coins_and_real_money_and_notes() -> None:
    found = told(at_auction(purse(n50=2, real=7), purse(n10=1), purse(real=1)))
    assert found.points[0].amounts == {"coins": [0, 0, 0], "real": [7, 0, 1], "notes": [100, 10, 0]}
    assert found.scored_by == "coins"


# ----------------------------------------------------------------------- the bank is deceived


def test_notes_laid_down_for_coins_are_taken_for_money() -> None:
    found = told(three_rich(), lambda t: t.offers(FIFTY, 2).matches().drops().offers(REAL, 9))
    assert found.claims == []  # nobody has paid yet
    found = told(
        three_rich(), lambda t: t.offers(FIFTY, 2).matches().drops().offers(REAL, 9).drops()
    )
    assert found.lies == [
        Claim("notes_in_auction", 4, 1, [BANK], 100, False, [Answer(BANK, 5, True)])
    ]


def test_offers_of_all_rounds_of_an_auction_add_up() -> None:
    def bidding(table: Table) -> Table:
        table.offers(TEN, 3).matches(2)  # all lay down 30
        return table.offers(TWENTY, 1).drops(2)  # player 1 leads

    assert kinds(told(three_rich(), bidding)) == [("notes_in_auction", 1, 50)]


def test_each_auction_begins_with_nothing_laid_down() -> None:
    table = at_auction(EVERYTHING, EVERYTHING, EVERYTHING, lots=2)
    found = told(table, lambda t: t.offers(TEN, 3).drops(2).offers(REAL, 5).drops(2))
    assert kinds(found) == [("notes_in_auction", 0, 30)]


def test_real_money_is_no_lie() -> None:
    assert told(three_rich(), lambda t: t.offers(REAL, 5).drops(2)).claims == []


def test_notes_in_the_fullest_fist_are_taken_for_money() -> None:
    table = at_fists(EVERYTHING, EVERYTHING, EVERYTHING, cards=[0, 1, 2])
    bids = {0: purse(n10=2), 1: purse(n50=1, real=3), 2: purse(n20=1, n10=3)}
    found = told(table, lambda t: t.bids(bids))
    assert found.lies == [Claim("notes_in_fist", 2, 1, [BANK], 50, False, [Answer(BANK, 3, True)])]


def test_notes_that_are_laundered_are_taken_for_money() -> None:
    table = at_shop(purse(n50=2, n10=1), purse(), purse())
    found = told(table, lambda t: t.launders(1, 0, 1, 0, 0))
    assert found.lies == [
        Claim("notes_laundered", 1, 0, [BANK], 60, False, [Answer(BANK, 1, True)])
    ]


def test_who_launders_nothing_tells_no_lie() -> None:
    assert told(at_shop(purse(n50=2), purse(), purse()), lambda t: t.launders(*[0] * 5)).lies == []


# ---------------------------------------------------------------------------- the inspector


def test_notes_and_machines_that_the_inspector_finds_are_lies_caught() -> None:
    """Three tens seized; two machines scrapped for 2 that would have sold for 3 each."""
    table = raid(
        TEN, purse(n150=1), purse(n10=3), purse(n20=1), tools=(kind(TEN, SINGLE), kind(TEN, TWICE))
    )
    found = told(table, next_day)
    assert [(lie.kind, lie.player, lie.amount) for lie in found.lies] == [
        ("notes_seized", 1, 30),
        ("machines_scrapped", 1, 2),
    ]
    number = found.lies[0].choice
    assert all(lie.checker == BANK for lie in found.lies)
    assert found.lies[0].answers == [Answer(BANK, number, False)]


def test_who_has_nothing_of_what_the_inspector_looks_for_was_suspected() -> None:
    found = told(raid(TEN, purse(n150=1), purse(n10=3), purse(n20=1)), next_day)
    assert [(each.kind, each.player, each.checker) for each in found.suspected] == [
        ("clean_hands", 0, BANK),
        ("clean_hands", 2, BANK),
    ]


def test_two_values_destroyed_at_once_are_two_searches() -> None:
    table = raid(TEN, purse(n150=1), purse(n10=3), purse(n20=1))
    found = told(table.inspector(TEN, TWENTY, lowest=TEN), next_day)
    assert [(lie.player, lie.amount) for lie in found.lies] == [(1, 30), (2, 20)]
    assert [claim.player for claim in found.suspected] == [0, 2, 0, 1]


# --------------------------------------------------------------------------- many matches


@EVERY_NUMBER_OF_PLAYERS
@pytest.mark.parametrize("seed", [2, 3])
def test_every_note_printed_was_passed_or_seized_or_is_left(players: int, seed: int) -> None:
    """Held against the words alone, in which every note is printed."""
    *_, match = random_play(players, seed)
    found = recap_of(match.record)
    for player in range(players):
        printed = sum(
            FACES[min(int(word[1]) // 4, 4)] * (1 + (int(word[1]) % 4 == TWICE))
            for chooser, word in match.record.choices
            if chooser == player and word[0] == "produce"
        )
        gone = sum(
            lie.amount
            for lie in found.lies
            if lie.player == player and lie.kind != "machines_scrapped"
        )
        assert printed == gone + found.points[-1].amounts["notes"][player]
        assert printed > 0
