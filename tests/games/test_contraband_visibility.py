"""Who knows what: in views and in news (CB-R23)."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.games.contraband.cards import (
    BAG,
    BAGGAGE,
    CAMERA,
    CIGARS,
    CROWN,
    NECKLACE,
    PERFUME,
    WATCH,
    WINE,
)
from tests.games.contraband_table import Table, counts, random_play

PUBLIC = (
    *("players", "options", "phase", "acting", "round", "rounds", "officer", "balances"),
    *("deck", "discard", "holder", "size", "passes", "said", "threw"),
)


def assert_only_these_can_tell_apart(first: Table, second: Table, *players: int) -> None:
    """Two tables that differ in hidden cards look the same to all but these players."""
    for who in first.everybody():
        same = (first.view(who), first.news(who)) == (second.view(who), second.news(who))
        assert same == (who not in players)


@pytest.mark.rule("CB-R23")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_money_discard_and_deck_are_the_same_to_all(players: int) -> None:
    for match in random_play(players, seed=players, rounds=1):
        spectator = match.view(None)
        for player in range(players):
            view = match.view(player)
            assert {key: view[key] for key in PUBLIC} == {key: spectator[key] for key in PUBLIC}


@pytest.mark.rule("CB-R23")
def test_spectators_never_know_a_card_in_a_suitcase() -> None:
    for match in random_play(4, seed=8, rounds=2):
        view = match.view(None)
        assert (view["held"], view["known"], view["drew"]) == (None, [0] * 10, None)
    private = {"packed", "received", "drew"}
    assert private & {str(item[0]) for item in match.news(None)} == set()


@pytest.mark.rule("CB-12", "CB-R23")
def test_only_the_packer_knows_what_he_packed() -> None:
    first, second = Table(WINE, CIGARS), Table(CROWN, BAG)
    assert_only_these_can_tell_apart(first, second, 1)
    assert first.told(1, "packed") == [["packed", *counts(WINE, CIGARS, BAGGAGE, BAGGAGE)]]


@pytest.mark.rule("CB-14", "CB-22", "CB-R23")
def test_a_believed_suitcase_tells_nothing_to_officer_or_receiver() -> None:
    first, second = (Table(card).declares(wine=1).believed() for card in (WINE, CROWN))
    assert_only_these_can_tell_apart(first, second, 1)


@pytest.mark.rule("CB-R23")
def test_the_receiver_learns_the_whole_hand_when_he_accepts() -> None:
    first, second = (Table(card).declares().believed().accepted() for card in (WINE, CROWN))
    assert_only_these_can_tell_apart(first, second, 1, 2)
    assert first.told(2, "received") == [["received", *counts(WINE, *[BAGGAGE] * 3)]]
    assert first.view(2)["held"] == first.view(2)["known"] == counts(WINE, *[BAGGAGE] * 3)


@pytest.mark.rule("CB-R14", "CB-R23")
def test_only_the_receiver_knows_the_card_he_drew() -> None:
    first, second = (
        Table(WINE, then=[card]).declares().passed(throwing=WINE) for card in (CAMERA, CROWN)
    )
    assert_only_these_can_tell_apart(first, second, 2)
    assert (first.told(2, "drew"), first.view(2)["drew"]) == ([["drew", CAMERA]], CAMERA)


@pytest.mark.rule("CB-R23")
def test_the_old_holder_still_knows_what_he_passed_on() -> None:
    table = Table(WINE, CIGARS, WATCH).declares().believed().accepted()
    assert table.view(1)["known"] == counts(WINE, CIGARS, WATCH, BAGGAGE)


@pytest.mark.rule("CB-R23")
def test_the_old_holder_still_knows_all_but_the_thrown_card_and_the_new_one() -> None:
    table = Table(WINE, CIGARS, WATCH, then=[NECKLACE]).declares().passed(throwing=WATCH)
    assert table.view(1)["held"] == counts(WINE, CIGARS, WATCH, BAGGAGE)
    assert table.view(1)["known"] == counts(WINE, CIGARS, BAGGAGE)
    assert table.view(2)["known"] == counts(WINE, CIGARS, BAGGAGE, NECKLACE)


@pytest.mark.rule("CB-R23")
def test_a_thrown_card_that_may_be_the_unknown_one_is_no_longer_sure() -> None:
    table = Table(WINE, CIGARS, WATCH, then=[WINE]).declares().passed(throwing=WATCH)
    table.declares().passed(throwing=WINE)
    assert table.view(1)["known"] == counts(CIGARS, BAGGAGE)
    assert table.view(2)["known"] == counts(WINE, CIGARS, BAGGAGE)


@pytest.mark.rule("CB-R23")
def test_a_thrown_card_that_he_did_not_pass_on_leaves_him_sure_of_the_others() -> None:
    table = Table(WINE, CIGARS, WATCH, then=[PERFUME]).declares().passed(throwing=WATCH)
    table.declares().passed(throwing=PERFUME)
    assert table.view(1)["known"] == counts(WINE, CIGARS, BAGGAGE)


@pytest.mark.rule("CB-R23", "CB-R15")
def test_with_three_each_passenger_knows_more_every_time_he_gets_the_suitcase_back() -> None:
    table = Table(WINE, CIGARS, WATCH, then=[NECKLACE, PERFUME, CAMERA], players=3)
    table.declares().passed(throwing=WATCH).declares().believed().accepted()
    assert table.view(1)["known"] == counts(WINE, CIGARS, BAGGAGE, NECKLACE)
    table.throws(NECKLACE)
    assert table.view(1)["known"] == counts(WINE, CIGARS, BAGGAGE, PERFUME)
    assert table.view(2)["known"] == counts(WINE, CIGARS, BAGGAGE)
    table.declares().passed(throwing=WINE)
    assert table.view(2)["held"] == counts(CIGARS, BAGGAGE, PERFUME, CAMERA)
    assert table.view(1)["held"] == counts(WINE, CIGARS, BAGGAGE, PERFUME)
    assert table.view(1)["known"] == counts(CIGARS, BAGGAGE, PERFUME)
    assert table.view()["threw"] == [None, NECKLACE, WINE]


@pytest.mark.rule("CB-R23")
def test_who_has_it_again_still_knows_what_he_passed_on_the_first_time() -> None:
    table = Table(WINE, CIGARS, WATCH, then=[NECKLACE, PERFUME, CAMERA], players=3)
    table.declares().passed(throwing=WATCH).declares().passed(throwing=NECKLACE)
    first = {"passes": 0, "drew": None, "cards": counts(WINE, CIGARS, WATCH, BAGGAGE)}
    again = {"passes": 2, "drew": PERFUME, "cards": counts(WINE, CIGARS, BAGGAGE, PERFUME)}
    assert table.view(1)["had"] == [first, again]
    assert table.view(2)["had"] == [
        {"passes": 1, "drew": NECKLACE, "cards": counts(WINE, CIGARS, BAGGAGE, NECKLACE)}
    ]
    assert (table.view(0)["had"], table.view()["had"]) == ([], [])
    assert table.view()["thrown"] == [WATCH, NECKLACE]


@pytest.mark.rule("CB-R23")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_nobody_is_sure_of_a_card_that_is_not_in_the_suitcase(players: int) -> None:
    for match in random_play(players, seed=60 + players):
        spectator: dict[str, Any] = match.view(None)
        if not match.over:
            cards: Any = match.view(spectator["holder"])["held"]
            assert sum(cards) == spectator["size"]
            for player in range(players):
                known: Any = match.view(player)["known"]
                assert all(sure <= card for sure, card in zip(known, cards, strict=True))


@pytest.mark.rule("CB-R23")
def test_who_held_the_suitcase_before_still_decides_before_looking_again() -> None:
    first, second = (
        Table(WINE, WATCH, then=[card], players=3).declares().passed(throwing=WATCH)
        for card in (CAMERA, CROWN)
    )
    for table in (first, second):
        table.declares().believed()
        assert (table.acting, table.phase) == (1, "acceptance")
    assert_only_these_can_tell_apart(first, second, 2)
    assert first.view(1)["known"] == counts(WINE, BAGGAGE, BAGGAGE)


@pytest.mark.rule("CB-R23")
def test_a_player_who_never_held_the_suitcase_knows_nothing_of_it() -> None:
    table = Table(WINE, then=[CROWN]).declares().passed(throwing=WINE)
    for who in (None, 0, 3):
        view = table.view(who)
        assert (view["held"], view["known"]) == (None, counts())
        assert view["unseen"] == [3, 4, 4, 4, 4, 4, 4, 1, 1, 26]


@pytest.mark.rule("CB-15", "CB-R23")
def test_a_search_makes_all_know_the_same_cards() -> None:
    table = Table(WINE, BAG, then=[CROWN]).declares().searched()
    for who in (None, 0, 1, 3):
        assert table.view(who)["unseen"] == [3, 4, 4, 4, 4, 4, 4, 1, 0, 24]
        assert table.view(who)["held"] is None
    assert table.view(2)["held"] == counts(CROWN, *[BAGGAGE] * 3)


@pytest.mark.rule("CB-R23")
def test_only_he_who_is_to_choose_is_offered_choices() -> None:
    table = Table().declares()
    offered = [who for who in table.everybody() if table.view(who)["choices"]]
    assert offered == [0]


@pytest.mark.rule("CB-13", "CB-R23")
def test_every_choice_is_public() -> None:
    table = Table(WINE).declares(wine=1).passed(throwing=WINE).claims_immunity().searched()
    for who in table.everybody():
        choices = [(item[1], item[2:]) for item in table.told(who, "did")]
        assert choices == table.match.record.choices
