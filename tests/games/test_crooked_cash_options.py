"""House rules and boards of other cities."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.core.errors import BadOption, BadPlayers
from funnymoney.core.match import Match
from tests.games.crooked_cash_scenes import rent_due
from tests.games.crooked_cash_table import CH05, CROOKED_CASH, SPACES, Table


def board(**facts: Any) -> dict[str, Any]:
    """Return a board of another city whose streets also have these facts."""
    streets = [{"name": f"Street {at}", "price": 60 + 10 * at, **facts} for at in range(22)]
    return {"city": "Elsewhere", "streets": streets}


def begin(players: int = 3, **options: Any) -> dict[str, Any]:
    return dict(Match(CROOKED_CASH, players, options, luck="fast", seed="1").view(None))


@pytest.mark.rule("CC-N1", "CC-N2", "CC-E1", "CC-A3")
def test_unless_told_otherwise_the_rulings_hold() -> None:
    assert begin()["options"] == {
        "edition": "full",
        "board": {},
        "dealt": [3, 1, 3, 3, 2],
        "printed": [30] * 5,
        "false": [10] * 5,
        "round_cap": 100,
        "first_player": -1,
        "open_purses": False,
        "dice": [1, 2, 3, 4, 5, 6] * 2,
        "chips": 2,
        "cards": True,
        "proposals": 2,
        "auctions": True,
        "exchanges": True,
    }


# ----------------------------------------------------------------------------- small versions


def verbs(match: Match, player: int) -> list[Any]:
    offers: Any = match.view(player)["choices"]
    return [offer["verb"] for offer in offers]


def started(players: int = 2, **options: Any) -> Match:
    return Match(CROOKED_CASH, players, {"first_player": 0} | options, luck="fast", seed="1")


@pytest.mark.rule("CC-10")
def test_dice_can_have_other_faces() -> None:
    match = started(dice=[2] * 6 + [5] * 6)
    match.play(0, ["roll"])
    view: Any = match.view(None)
    assert (view["dice"], view["position"]) == ([2, 5], [7, 0])


@pytest.mark.rule("CC-8", "CC-14")
@pytest.mark.parametrize("chips", [0, 1, 2])
def test_there_may_be_fewer_chips(chips: int) -> None:
    table = Table(2, chips=chips)
    assert table.seen("chips") == [chips] * 2


@pytest.mark.rule("CC-C9")
@pytest.mark.parametrize("proposals", [0, 1, 2])
def test_trades_can_be_fewer_or_none(proposals: int) -> None:
    match = started(proposals=proposals)
    for left in range(proposals, 0, -1):
        assert "offer" in verbs(match, 0), left
        match.play(0, ["offer", 1, 1, *[0] * 34])
        match.play(1, ["refuse"])
    assert "offer" not in verbs(match, 0)


@pytest.mark.rule("CC-A10")
@pytest.mark.parametrize("exchanges", [False, True])
def test_changing_notes_can_be_forbidden(exchanges: bool) -> None:
    assert ("exchange" in verbs(started(exchanges=exchanges), 0)) == exchanges


@pytest.mark.rule("CC-30", "CC-32")
def test_without_auctions_a_street_that_is_not_bought_stays_with_the_bank() -> None:
    match = started(auctions=False, dice=[1] * 6 + [4] * 6)
    match.play(0, ["roll"])
    match.play(0, ["auction"])
    assert ["no_bid", 2] in match.news(None)
    assert "done" in verbs(match, 0)


@pytest.mark.rule("CC-48", "CC-49")
@pytest.mark.parametrize(("die", "space"), [(1, 2), (5, 6)])
def test_without_cards_their_spaces_bring_nothing(die: int, space: int) -> None:
    match = started(cards=False, dice=[1] * 6 + [die] * 6)
    match.play(0, ["roll"])
    view: Any = match.view(None)
    assert view["position"] == [space, 0]
    assert verbs(match, 0)[0] in ("done", "roll")  # a double rolls again
    assert view["chance"]["shown"] == [0, 2, 4]


@pytest.mark.rule("CC-4", "CC-N1")
@pytest.mark.parametrize("players", [2, 6])
def test_if_no_notes_are_printed_there_are_those_that_are_dealt(players: int) -> None:
    view = begin(players, dealt=[2, 1, 0, 0, 0], printed=[0] * 5, false=[1, 1, 0, 0, 0])
    assert view["notes"] == [[2, 1, 0, 0, 0]] * players
    assert view["bank"] == [0] * 5


def test_the_tiny_edition_is_one_round_of_buying_and_checking() -> None:
    match = started(edition="tiny")
    assert verbs(match, 0) == ["roll"]
    match.play(0, ["roll"])
    assert verbs(match, 0) == ["buy", "auction"]
    match.play(0, ["buy"])
    match.play(0, ["auto"])
    assert verbs(match, 1) == ["trust", "check"]
    match.play(1, ["check", 0])
    checked = next(item for item in match.news(None) if item[0] == "checked")
    assert checked[1] == 1
    assert match.view(None)["chips"] == [1, 0]


def test_what_is_said_expressly_goes_before_the_edition() -> None:
    assert begin(2, edition="tiny", chips=2)["chips"] == [2, 2]


@pytest.mark.rule("CC-N3", "CC-A11", "CC-56")
def test_another_city_needs_only_names_and_prices() -> None:
    deeds = begin(board=board())["board"]
    assert (deeds["city"], deeds["streets"][21]) == ("Elsewhere", "Street 21")
    for price, rent, hotel in zip(deeds["price"], deeds["rent"], deeds["hotel_rent"], strict=True):
        assert rent == -(-price // 20) * 10
        assert hotel == 4 * rent
    assert deeds["hotel_cost"] == [100] * 5 + [150] * 6 + [200] * 6 + [250] * 5


@pytest.mark.rule("CC-N3")
def test_another_city_may_have_rents_and_costs_of_its_own() -> None:
    deeds = begin(board=board(rent=20, hotel_rent=990, hotel_cost=30))["board"]
    assert deeds["rent"] == [20] * 22
    assert deeds["hotel_rent"] == [990] * 22
    assert deeds["hotel_cost"] == [30] * 22


@pytest.mark.rule("CC-33", "CC-34", "CC-N3")
def test_another_citys_deeds_are_played_by() -> None:
    table = Table(board=board(rent=40)).owns(1, 2, 3, 4)
    rent_due(2, table).chooses("demand")
    assert table.told("rent") == [["rent", 1, 0, 2, 80]]
    table = Table(board=board()).lands(SPACES[3]).chooses("buy").settles()
    assert table.money[0] == 1500 - 90


@pytest.mark.rule("CC-A11", "CC-51", "CH05")
def test_every_half_is_rounded_up_to_ten() -> None:
    table = Table(board=board(hotel_cost=30)).has(0).owns(0, 1).hotels(1)
    rent_due(20, table).chooses("demand").chooses("sell", 1)
    assert table.told("sells_hotel") == [["sells_hotel", 0, 1, 20]]
    table.chooses("sell", 1)
    assert table.told("sells_street") == [["sells_street", 0, 1, 40]]
    table = Table(board=board()).holds(0, CH05).lands(SPACES[3]).chooses("play", CH05).trusts()
    assert table.told("owes")[0][3] == 50


@pytest.mark.rule("CC-N1", "CC-4")
def test_other_notes_can_be_dealt() -> None:
    view = begin(dealt=[1, 2, 3, 4, 5], printed=[20, 21, 22, 23, 24], false=[0, 1, 2, 3, 4])
    assert view["notes"] == [[1, 2, 3, 4, 5]] * 3
    assert view["bank"] == [17, 15, 13, 11, 9]


@pytest.mark.rule("CC-E1")
def test_the_game_may_last_one_round() -> None:
    table = Table(2, round_cap=1).passes_turn()
    table.lands(18).chooses("done").settles()
    assert table.match.over


@pytest.mark.rule("CC-9")
@pytest.mark.parametrize("first", range(4))
def test_the_first_player_can_be_named(first: int) -> None:
    table = Table(4, first_player=first)
    assert (table.acting, table.seen("first")) == (first, first)
    assert table.told("rolls_first") == []


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"colour": 1}, "colour"),
        ({"dealt": [1, 2]}, "dealt"),
        ({"dealt": [11, 0, 0, 0, 0]}, "printed"),
        ({"dealt": [3, 1, 3, 3, 2.0]}, "dealt"),
        ({"dealt": "many"}, "dealt"),
        ({"false": [31, 0, 0, 0, 0]}, "false"),
        ({"false": [-1, 0, 0, 0, 0]}, "false"),
        ({"printed": [1000] * 5}, "printed"),
        ({"round_cap": 0}, "round_cap"),
        ({"round_cap": True}, "round_cap"),
        ({"first_player": 3}, "first_player"),
        ({"first_player": -2}, "first_player"),
        ({"open_purses": 1}, "open_purses"),
        ({"edition": "large"}, "edition"),
        ({"dice": [1, 2, 3, 4, 5, 6]}, "dice"),
        ({"dice": [0] * 12}, "dice"),
        ({"chips": 3}, "chips"),
        ({"cards": 1}, "cards"),
        ({"proposals": 3}, "proposals"),
        ({"auctions": "no"}, "auctions"),
        ({"exchanges": None}, "exchanges"),
        ({"board": []}, "board"),
        ({"board": {"city": "Nowhere"}}, "streets"),
        ({"board": {**board(), "colour": 1}}, "colour"),
        ({"board": {"city": "Nowhere", "streets": board()["streets"][:21]}}, "22"),
        ({"board": {"city": "Nowhere", "streets": [{"name": "A", "price": 60}] * 22}}, "twice"),
        ({"board": {"city": 7, "streets": board()["streets"]}}, "city"),
        ({"board": board(price=65)}, "price"),
        ({"board": board(price=0)}, "price"),
        ({"board": board(rent=35)}, "rent"),
        ({"board": board(hotel_cost=-10)}, "hotel_cost"),
        ({"board": board(colour="red")}, "colour"),
        ({"board": board(name=None)}, "name"),
        ({"board": {"city": "Nowhere", "streets": [1] * 22}}, "street"),
        ({"board": {"city": "Nowhere", "streets": None}}, "streets"),
    ],
    ids=lambda wrong: str(wrong)[:30],
)
def test_what_cannot_be_is_refused_with_a_clear_complaint(
    wrong: dict[str, object], complaint: str
) -> None:
    with pytest.raises(BadOption) as refused:
        Match(CROOKED_CASH, 3, wrong, luck="fast", seed="1")
    assert complaint in str(refused.value)


@pytest.mark.rule("CC-N1")
@pytest.mark.parametrize(("dealt", "is_possible"), [(10, True), (11, False)])
def test_no_more_notes_can_be_dealt_than_a_pile_holds(dealt: int, is_possible: bool) -> None:
    """Where nobody says how many are printed, it is as many as are dealt: at most 60 of a value."""
    for value in range(5):
        many = [dealt if each == value else 1 for each in range(5)]
        options = {"dealt": many, "printed": [0] * 5, "false": [0] * 5}
        if is_possible:
            assert begin(6, **options)["options"]["dealt"] == many
        else:
            with pytest.raises(BadOption, match=r"dealt: 6 players would need 66 notes .* 60"):
                begin(6, **options)


@pytest.mark.rule("CC-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_one_alone_or_seven_cannot_play(players: int) -> None:
    with pytest.raises(BadPlayers, match="2 to 6"):
        Match(CROOKED_CASH, players, {}, luck="fast", seed="1")
