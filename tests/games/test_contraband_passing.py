"""A suitcase that was believed: the next player accepts it, unseen, and throws one card."""

from __future__ import annotations

import pytest

from funnymoney.games.contraband.cards import (
    BAGGAGE,
    CAMERA,
    CIGARS,
    NECKLACE,
    PERFUME,
    WATCH,
    WINE,
)
from tests.games.contraband_table import Table, counts, random_play


@pytest.mark.rule("CB-22", "CB-R16")
def test_the_next_player_alone_accepts_or_informs() -> None:
    table = Table(WINE).declares().believed()
    assert (table.match.acting(), table.verbs()) == ([2], ["accept", "inform"])


@pytest.mark.rule("CB-R16")
def test_the_officer_alone_decides_first() -> None:
    table = Table(WINE).declares()
    assert (table.match.acting(), table.verbs()) == ([0], ["believe", "search"])


@pytest.mark.rule("CB-22", "CB-R23")
def test_the_next_player_decides_before_looking() -> None:
    table = Table(WINE).declares().believed()
    assert (table.view(2)["held"], table.view(2)["known"]) == (None, counts())
    assert table.told(2, "received") == []
    table.accepted()
    assert table.view(2)["held"] == counts(WINE, BAGGAGE, BAGGAGE, BAGGAGE)


@pytest.mark.rule("CB-23", "CB-R14")
def test_the_receiver_throws_one_of_the_cards_he_received() -> None:
    table = Table(WINE, WINE, CAMERA, then=[NECKLACE]).declares().believed().accepted()
    assert (table.acting, table.phase) == (2, "rejection")
    assert sorted(table.words()) == [["throw", WINE], ["throw", CAMERA], ["throw", BAGGAGE]]


@pytest.mark.rule("CB-23")
def test_the_receiver_must_throw_before_he_declares() -> None:
    table = Table(WINE).declares().believed().accepted()
    assert table.refuses(2, ["immunity"]) == "no_such_verb"


@pytest.mark.rule("CB-23")
def test_a_card_that_is_not_held_cannot_be_thrown() -> None:
    table = Table(WINE, then=[PERFUME]).declares().believed().accepted()
    assert table.refuses(2, ["throw", CIGARS]) == "not_among"
    assert table.refuses(2, ["throw", PERFUME]) == "not_among"


@pytest.mark.rule("CB-R14")
def test_the_replacement_is_drawn_after_the_throw() -> None:
    table = Table(WINE, then=[NECKLACE]).declares().believed().accepted()
    assert (table.view()["deck"], table.view()["size"], table.told(2, "drew")) == (52, 4, [])
    table.throws(WINE)
    assert (table.view()["deck"], table.view()["size"]) == (51, 4)
    assert (table.told(2, "drew"), table.view(2)["drew"]) == ([["drew", NECKLACE]], NECKLACE)


@pytest.mark.rule("CB-23")
def test_after_throwing_and_drawing_he_has_four_cards_and_declares() -> None:
    table = Table(WINE, CAMERA, then=[NECKLACE]).declares().passed(throwing=WINE)
    assert (table.acting, table.phase) == (2, "declaration")
    assert table.view(2)["held"] == counts(CAMERA, BAGGAGE, BAGGAGE, NECKLACE)


@pytest.mark.rule("CB-23", "CB-R14")
def test_the_thrown_card_lies_face_up_for_all() -> None:
    table = Table(WINE, CAMERA).declares().passed(throwing=CAMERA)
    for who in table.everybody():
        assert table.view(who)["discard"] == counts(CAMERA)
        assert table.view(who)["threw"] == [None, None, CAMERA, None]
        assert table.news(who)[-1 if who != 2 else -2] == ["did", 2, "throw", CAMERA]


@pytest.mark.rule("CB-23")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_discarded_cards_never_come_back_in_a_round(seed: int) -> None:
    discard, rounds = [0] * 10, 0
    for match in random_play(4, seed):
        view = match.view(None)
        now = view["discard"]
        assert isinstance(now, list)
        if view["round"] == rounds:
            assert all(later >= sooner for later, sooner in zip(now, discard, strict=True))
        discard, rounds = now, rounds if view["round"] == rounds else rounds + 1


@pytest.mark.rule("CB-22", "CB-23")
def test_accepting_costs_nothing() -> None:
    table = Table(WINE).declares(wine=1).passed(throwing=WINE)
    assert table.payments == [["duty", 1, 0, 25]]


@pytest.mark.rule("CB-28")
def test_every_pass_is_counted() -> None:
    table = Table()
    passes = []
    for _ in range(4):
        passes.append(table.view()["passes"])
        table.declares().passed(throwing=BAGGAGE)
    assert passes == [0, 1, 2, 3]


@pytest.mark.rule("CB-11", "CB-28", "CB-R15")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("officer", [0, 1, 2])
def test_the_suitcase_goes_clockwise_and_skips_the_officer(players: int, officer: int) -> None:
    table = Table(players=players, first_officer=officer)
    holders = []
    for _ in range(players):
        holders.append(table.view()["holder"])
        table.declares().passed(throwing=BAGGAGE)
    passengers = [(officer + step) % players for step in range(1, players)]
    assert holders == [*passengers, passengers[0]]


@pytest.mark.rule("CB-R15")
def test_with_three_the_two_passengers_alternate() -> None:
    table = Table(players=3, first_officer=1).declares(wine=1).passed(throwing=BAGGAGE)
    table.declares(watch=1).passed(throwing=BAGGAGE).declares(crown=1).believed()
    assert table.payments == [["duty", 2, 1, 25], ["duty", 0, 1, 150], ["duty", 2, 1, 500]]
    assert table.acting == 0


@pytest.mark.rule("CB-11", "CB-R25")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_officer_never_holds_cards(players: int) -> None:
    for match in random_play(players, seed=players):
        view = match.view(None)
        assert match.over or view["holder"] != view["officer"]


@pytest.mark.rule("CB-23")
def test_a_declaration_of_the_receiver_is_about_his_own_four_cards() -> None:
    table = Table(WINE, WATCH, then=[CIGARS]).declares(wine=1, watch=1).passed(throwing=WATCH)
    table.declares(wine=1, cigars=1).searched()
    assert table.gains == [175 + 75 - 200, -175, 200 - 75, 0]
