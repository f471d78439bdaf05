"""What is open, what is secret, and what holds all through a match."""

from __future__ import annotations

import json
from typing import Any

import pytest

from funnymoney.core.match import Match
from tests.games.crooked_cash_scenes import paying, random_play
from tests.games.crooked_cash_table import EVERY_NUMBER_OF_PLAYERS, NOTHING, START, Table, worth


@pytest.mark.rule("CC-A3")
def test_everybody_knows_the_numbers_of_notes_and_totals() -> None:
    table = paying().pays(3, 1).trusts()
    for who in table.everybody():
        view = table.view(who)
        assert view["notes"] == [[0, 0, 3, 3, 2], [6, 2, 3, 3, 2], START]
        assert view["money"] == [1450, 1550, 1500]


@pytest.mark.rule("CC-A3")
def test_the_option_open_purses_changes_no_view() -> None:
    plain, shown = Table(), Table(open_purses=True)
    assert shown.seen("options")["open_purses"] is True
    for who in plain.everybody():
        assert shown.view(who) == plain.view(who) | {"options": shown.seen("options")}


@pytest.mark.rule("CC-A2", "CC-24", "CC-A3")
def test_which_notes_are_false_changes_no_view_and_no_news() -> None:
    seen = []
    for true, false in ((START, NOTHING), ([0, 0, 3, 3, 2], [3, 1, 0, 0, 0])):
        table = paying(true, false).pays(3, 1)
        looks = [(table.view(who), table.match.news(who)) for who in table.everybody()]
        table.trusts()
        seen.append([looks, [(table.view(w), table.match.news(w)) for w in table.everybody()]])
    assert seen[0] == seen[1]


@pytest.mark.rule("CC-A2", "CC-24")
def test_the_words_of_a_payment_are_told_only_to_the_payer() -> None:
    table = paying().pays(0, 0, 1)
    assert ["did", 0, "pay", *[0] * 6, 1, *[0] * 8] in table.match.news(0)
    for who in (None, 1, 2):
        assert not [item for item in table.match.news(who) if item[:3] == ["did", 0, "pay"]]


@pytest.mark.rule("CC-A2")
def test_a_spectator_sees_nobodys_own_notes() -> None:
    assert Table().view(None)["mine"] is None
    assert Table().view(1)["mine"]["plain"] == START


@pytest.mark.rule("CC-B12")
def test_held_chance_cards_are_known_as_they_were_taken_face_up() -> None:
    table = Table().holds(1, 4)
    for who in table.everybody():
        assert table.view(who)["chance"]["held"] == [None, 8, None]


@EVERY_NUMBER_OF_PLAYERS
def test_views_are_plain_json(players: int) -> None:
    table = Table(players)
    for who in table.everybody():
        assert json.loads(json.dumps(table.view(who))) == table.view(who)


def false_notes(match: Match, table: Table) -> list[int]:
    table.match = match
    hands = [table.false_notes(player) for player in range(match.players)]
    return [sum(hand[value] for hand in hands) + sum(table.pile(value)) for value in range(5)]


@pytest.mark.rule("CC-1", "CC-A1", "CC-A8", "CC-A11", "CC-E14", "CC-E15", "CC-50", "CC-B14")
@EVERY_NUMBER_OF_PLAYERS
def test_nothing_gets_lost_in_a_match(players: int) -> None:
    table = Table(players)
    for moment, match in enumerate(random_play(players, seed=50 + players, round_cap=12)):
        if moment % 7:
            continue
        view: Any = match.view(None)
        notes, chance, chest = view["notes"], view["chance"], view["chest"]
        assert [worth(hand) for hand in notes] == view["money"]
        assert len(view["hotels"]) + view["hotels_left"] == 12
        assert all(0 <= green <= 2 for green in view["chips"])
        held = [card for card in chance["held"] if card is not None]
        unseen = sum(chance["unseen"])
        assert len(held) + 3 + len(chance["under"]) + unseen == 24
        assert len(chance["under"]) + unseen >= 15
        kept = [card for hand in chest["held"] for card in hand]
        assert sorted(kept + chest["under"] + at(chest["unseen"])) == list(range(14))
        assert len(kept) <= 3
        if view["phase"] in ("turn", "interlude", "street", "pick", "rent"):
            spread = [sum(hand[value] for hand in notes) for value in range(5)]
            total = [spread[value] + view["bank"][value] for value in range(5)]
            assert total == [30 + view["printed"][value] for value in range(5)]
            assert false_notes(match, table) == [10] * 5
            for value in range(5):
                least = sum(view["public"]["false"][player][value] for player in range(players))
                assert least <= 10


def at(counts: list[int]) -> list[int]:
    return [card for card, count in enumerate(counts) for _ in range(count)]


@pytest.mark.rule("CC-A2")
@EVERY_NUMBER_OF_PLAYERS
def test_what_anybody_is_sure_of_is_so(players: int) -> None:
    table = Table(players)
    for moment, match in enumerate(random_play(players, seed=70 + players, round_cap=12)):
        if moment % 5 or match.view(None)["phase"] not in ("turn", "interlude", "street"):
            continue
        table.match = match
        false = [table.false_notes(player) for player in range(players)]
        held: Any = match.view(None)["notes"]
        for who in table.everybody():
            sure = table.view(who)["sure"]
            for holder in range(players):
                for value in range(5):
                    really = false[holder][value]
                    assert sure["false"][holder][value] <= really
                    assert sure["true"][holder][value] <= held[holder][value] - really
