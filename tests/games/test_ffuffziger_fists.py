"""Phase 4: closed fists for the laundering cards."""

from __future__ import annotations

import pytest

from tests.games.ffuffziger_scenes import at_fists
from tests.games.ffuffziger_table import BOUGHT, EVERY_NUMBER_OF_PLAYERS, Table, kind, purse

EVERYTHING = purse(9, 9, 9, 9, 9, 99)


def three_rich(cards: list[int] | None = None) -> Table:
    """Return a table where the first cards are 14->20, 15->30, 18->30, or these of letter A."""
    return at_fists(EVERYTHING, EVERYTHING, EVERYTHING, cards=cards or [0, 1, 2])


@pytest.mark.rule("FF-31", "FF-R20")
def test_the_highest_fist_wins_and_only_the_winner_pays() -> None:
    bids = {0: purse(n10=2), 1: purse(n50=1, real=3), 2: purse(n20=1, n10=3)}
    table = three_rich().bids(bids)
    assert table.money == [EVERYTHING, purse(9, 9, 8, 9, 9, 96), EVERYTHING]
    assert table.told("won_card") == [["won_card", 1, 53, 20]]
    assert table.seen("won") == [0, 1, 0]


@pytest.mark.rule("FF-31", "FF-R20")
@pytest.mark.parametrize(
    ("bid", "total"),
    [
        (purse(n10=2), 20),
        (purse(n20=1), 20),
        (purse(n50=1), 50),
        (purse(n100=1), 100),
        (purse(n150=1), 150),
        (purse(real=17), 17),
        (purse(1, 1, 1, 1, 1, 1), 331),
        (purse(2, 0, 3, 0, 1, 7), 327),
    ],
    ids=str,
)
def test_a_fist_is_worth_the_face_values_in_it(bid: list[int], total: int) -> None:
    assert three_rich().bids({1: bid}).told("won_card") == [["won_card", 1, total, 20]]


@pytest.mark.rule("FF-31")
@pytest.mark.parametrize(("bid", "wins"), [(23, False), (24, True), (25, True)])
def test_a_fist_must_reach_the_left_number(bid: int, wins: bool) -> None:
    table = three_rich([4]).bids({0: purse(real=bid)})
    assert bool(table.told("won_card")) == wins
    assert (table.seen("phase") == "fists") == wins


@pytest.mark.rule("FF-31", "FF-33")
def test_fakes_and_real_money_together_reach_it() -> None:
    assert three_rich().bids({2: purse(n10=1, real=3)}).told("no_sale") == [["no_sale", 14]]
    assert three_rich().bids({2: purse(n10=1, real=4)}).told("won_card") == [
        ["won_card", 2, 14, 20]
    ]


@pytest.mark.rule("FF-R20")
def test_no_change_is_given_on_fakes() -> None:
    table = three_rich().bids({0: purse(n150=1)})
    assert table.money[0] == purse(9, 9, 9, 9, 8, 99)


@pytest.mark.rule("FF-31")
@pytest.mark.parametrize("marker", range(4))
@pytest.mark.parametrize(
    ("distances", "winner"), [((0, 3), 0), ((1, 2), 1), ((1, 3), 1), ((2, 3), 2), ((0, 1, 2, 3), 0)]
)
def test_a_tie_goes_to_the_marker_or_the_nearest_clockwise(
    marker: int, distances: tuple[int, ...], winner: int
) -> None:
    table = at_fists(*[EVERYTHING] * 4, marker=marker)
    assert table.seen("first") == marker
    bids = {(marker + distance) % 4: purse(n20=1) for distance in distances}
    table.bids(bids)
    assert table.told("won_card") == [["won_card", (marker + winner) % 4, 20, 20]]


@pytest.mark.rule("FF-31")
def test_a_tie_is_one_of_worth_whatever_the_money() -> None:
    table = three_rich().bids({1: purse(n10=2), 2: purse(n20=1), 0: purse(real=19)})
    assert table.told("won_card") == [["won_card", 1, 20, 20]]


@pytest.mark.rule("FF-32", "FF-R20")
def test_if_nobody_reaches_it_nobody_pays_and_the_card_stays_for_the_next_round() -> None:
    table = three_rich().bids({0: purse(n10=1), 1: purse(real=13)})
    assert table.money == [EVERYTHING] * 3
    assert (table.seen("phase"), table.seen("card")) == ("buying", [0, 14, 20])
    assert table.until_round(2).seen("card") == [0, 14, 20]
    assert len(table.told("card")) == 1


@pytest.mark.rule("FF-31", "FF-R20")
def test_empty_fists_win_nothing() -> None:
    table = three_rich().bids({})
    assert table.told("won_card", "no_sale") == [["no_sale", 14]]
    assert table.seen("cards_left") == 32


@pytest.mark.rule("FF-32")
def test_when_a_card_is_won_the_next_is_shown_and_bid_for() -> None:
    table = three_rich().bids({1: purse(n20=1)})
    assert (table.seen("phase"), table.seen("card"), table.match.acting()) == (
        "fists",
        [1, 15, 30],
        [0, 1, 2],
    )
    assert table.seen("cards_left") == 31
    assert table.bids({2: purse(n20=1)}).seen("card") == [2, 18, 30]


@pytest.mark.rule("FF-32")
def test_when_one_has_won_two_cards_the_phase_ends_and_a_new_card_is_shown() -> None:
    table = three_rich().bids({1: purse(n20=1)}).bids({1: purse(n20=1)})
    assert (table.seen("phase"), table.seen("card")) == ("buying", [2, 18, 30])
    assert table.told("card")[-1] == ["card", 18, 30]
    assert table.real == [99, 149, 99]


@pytest.mark.rule("FF-32")
def test_two_cards_of_one_round_count_not_of_several() -> None:
    table = three_rich().bids({1: purse(n20=1)}).bids({}).until_round(2).until("fists")
    assert table.seen("won") == [0, 0, 0]
    assert table.bids({1: purse(n20=1)}).seen("phase") == "fists"


@pytest.mark.rule("FF-R21", "FF-R31")
@EVERY_NUMBER_OF_PLAYERS
def test_at_most_one_card_more_than_players_is_sold_in_a_phase(players: int) -> None:
    table = at_fists(*[EVERYTHING] * players)
    for winner in range(players):
        assert table.bids({winner: purse(n50=1)}).seen("phase") == "fists"
    assert table.bids({0: purse(n50=1)}).seen("phase") == "buying"
    assert len(table.told("won_card")) == players + 1


@pytest.mark.rule("FF-33", "FF-R22")
def test_the_money_of_a_card_is_paid_at_the_end_of_the_phase() -> None:
    table = three_rich().bids({1: purse(real=40)})
    assert (table.real, table.seen("due")) == ([99, 59, 99], [0, 20, 0])
    assert table.refuses(1, "fist", *purse(real=60)) == "out_of_range"
    table.bids({0: purse(n20=1)}).bids({})
    assert table.real == [129, 79, 99]
    assert table.told("paid") == [["paid", 0, 30], ["paid", 1, 20]]


@pytest.mark.rule("FF-33")
def test_who_has_spent_all_he_has_is_not_asked_again_in_the_phase() -> None:
    table = at_fists(EVERYTHING, purse(n20=1), EVERYTHING).bids({1: purse(n20=1)})
    assert table.match.acting() == [0, 2]
    assert table.bids({}).money[1] == purse(real=20)


@pytest.mark.rule("FF-33", "FF-R22")
def test_the_money_of_a_card_buys_machines_in_the_same_round() -> None:
    table = at_fists(purse(n20=1), purse(), purse()).bids({0: purse(n20=1)})
    assert (table.seen("phase"), table.acting) == ("buying", 0)
    assert table.buys(1).owned(0)[0] == kind(1, BOUGHT)


@pytest.mark.rule("FF-R21")
def test_who_has_won_a_card_bids_on_with_what_is_left() -> None:
    table = at_fists(purse(n50=1, n20=1), EVERYTHING, purse()).bids({0: purse(n50=1)})
    assert table.refuses(0, "fist", *purse(n50=1)) == "out_of_range"
    table.bids({0: purse(n20=1)})
    assert table.seen("won") == [0, 0, 0]
    assert table.money[0] == purse(real=50)


@pytest.mark.rule("FF-31")
def test_a_fist_holds_no_more_than_one_has() -> None:
    table = at_fists(purse(1, 2, 3, 4, 5, 6), EVERYTHING, EVERYTHING)
    assert table.view(0)["choices"] == [{"verb": "fist", "each": [1, 2, 3, 4, 5, 6]}]


@pytest.mark.rule("FF-32")
def test_a_won_card_leaves_the_game() -> None:
    table = three_rich().bids({1: purse(n20=1)}).bids({}).until_round(2)
    assert table.seen("unseen_cards") == list(range(2, 40))
    assert (table.seen("card"), table.seen("cards_left")) == ([1, 15, 30], 31)
