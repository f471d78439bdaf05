"""Where two rules meet."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import draws, for_sale, in_jail, picking, rent_due
from tests.games.crooked_cash_table import (
    BROWN,
    CH01,
    CH02,
    CH04,
    CH05,
    CH06,
    CH07,
    CH08,
    CH11,
    CM04,
    CM06,
    CM07,
    JAIL,
    NOTHING,
    PARKING,
    SPACES,
    Table,
)


@pytest.mark.rule("CC-E1", "CC-D3")
def test_rounds_go_on_when_the_first_player_is_bankrupt() -> None:
    table = Table(4).passes_turn().has(0).set(out=1)
    rounds = []
    for _ in range(6):
        table.passes_turn()
        rounds.append(table.seen("round"))
    assert rounds == [1, 1, 2, 2, 2, 3]


@pytest.mark.rule("CH01", "CH04", "CC-33")
def test_a_waiver_beats_a_booster() -> None:
    table = rent_due(2, Table().holds(0, CH01).holds(1, CH04)).chooses("play", CH04).trusts()
    table.chooses("play", CH01).trusts()
    assert table.money == [1500] * 3


@pytest.mark.rule("CC-E13", "CC-E12", "CH06", "CH05")
def test_cards_with_another_timing_are_not_played_at_the_pick() -> None:
    for kind in (CH05, CH06, CH01, CH04):
        assert set(picking(Table().holds(0, kind)).verbs(0)) == {"take", "keep"}


@pytest.mark.rule("CC-E12", "CH11", "CH02")
def test_own_turn_cards_are_played_at_the_pick() -> None:
    table = picking(Table().holds(0, CH02).owns(0, 21))
    table.chooses("play", CH02, 21).trusts()
    assert (table.phase, table.seen("hotels")) == ("pick", [21])


@pytest.mark.rule("CH05", "CC-E13")
def test_a_half_price_deed_needs_the_money() -> None:
    table = for_sale(2, Table().has(0, [4, 0, 0, 0, 0]).holds(0, CH05))
    assert "play" not in table.verbs(0)
    table = for_sale(2, Table().has(0, [5, 0, 0, 0, 0]).holds(0, CH05))
    assert "play" in table.verbs(0)


@pytest.mark.rule("CC-47")
def test_a_fine_needs_the_money() -> None:
    table = Table(first_player=2).jails(0).has(0, [4, 0, 0, 0, 0]).passes_turn()
    assert "fine" not in table.verbs(0)


@pytest.mark.rule("CC-47", "CC-E13")
def test_after_a_failed_roll_neither_fine_nor_card_helps_in_this_turn() -> None:
    table = Table(first_player=2).jails(0).keeps(0, CM07).passes_turn().rolls(1, 2).settles()
    if table.player == 0:
        assert not {"fine", "cell_card", "roll"} & set(table.verbs(0))
        table.ends_turn()
    assert table.seen("jail")[0] == 1
    assert table.player == 1


@pytest.mark.rule("CC-E6", "CC-45")
def test_a_jail_double_that_leads_to_chance_still_ends_the_turn() -> None:
    table = in_jail().rolls(3, 3).settles()
    assert table.phase == "pick"
    table.chooses("take", 0)
    assert "roll" not in table.verbs(0)


@pytest.mark.rule("CC-E7", "CC-B6", "CC-20")
def test_the_third_fine_can_be_checked_and_must_be_replaced() -> None:
    table = Table(first_player=2).jails(0, failed=2).has(0, [5, 0, 0, 0, 0], [0, 0, 1, 0, 0])
    table.passes_turn().rolls(4, 5).pays(0, 0, 1).checks({1: 0})
    assert (table.phase, table.acting) == ("payment", 0)
    table.pays(5).trusts()
    assert (table.money[0], table.seen("position")[0]) == (0, PARKING)


@pytest.mark.rule("CC-E7", "CC-D3", "CC-52")
def test_the_third_fine_may_ruin() -> None:
    table = Table(first_player=2).jails(0, failed=2).has(0).passes_turn().rolls(4, 5)
    while table.phase == "debt":
        table.chooses("give_up")
    assert table.seen("bankrupt") == [0]
    assert table.settles().player == 1


@pytest.mark.rule("CC-D5", "CH08")
def test_a_collection_that_ruins_the_last_rival_wins() -> None:
    table = Table(2).has(1).holds(0, CH08).chooses("play", CH08).trusts()
    while table.phase == "debt":
        table.chooses("give_up")
    assert table.match.over
    assert table.match.state.shares() == [1.0, 0.0]


@pytest.mark.rule("CC-D5", "CC-C13")
def test_the_last_player_need_not_choose_a_card() -> None:
    table = rent_due(21, Table(2).has(0).holds(0, CH07).holds(1, CH01)).chooses("demand")
    while table.phase == "debt":
        table.chooses("give_up")
    assert table.match.over


@pytest.mark.rule("CM04", "CC-D4", "CC-16", "CC-20")
def test_a_small_collection_can_be_checked_by_the_receiver() -> None:
    table = draws(CM04, Table().has(1, [2, 0, 0, 0, 0], [0, 1, 0, 0, 0]))
    table.pays(0, 1).checks({0: 0})
    assert table.acting == 1
    table.pays(2).settles()
    assert table.money == [1500 + 20 + 20 + 20, 0, 1480]


@pytest.mark.rule("CM06", "CC-E2", "CC-53")
def test_a_walk_to_the_last_street_may_end_the_game() -> None:
    table = draws(CM06, Table().all_owned_but(0))
    assert table.matter("street")["street"] == 0
    assert table.chooses("buy").settles().match.over


@pytest.mark.rule("CC-C15", "CC-11")
def test_there_is_a_building_window_before_each_extra_roll() -> None:
    table = Table().owns(1, *BROWN).lands(PARKING, on=(1, 1)).until_not("building")
    table.sits(0, PARKING - 3).next(dice=[1, 2]).chooses("roll")
    assert (table.phase, table.match.acting()) == ("building", [1])
    assert len(table.told("rolled")) == 1


@pytest.mark.rule("CH11", "CC-12", "CC-45")
def test_who_was_arrested_begins_the_next_turn_in_jail() -> None:
    table = Table().holds(0, CH11).chooses("play", CH11, 1).trusts().passes_turn()
    assert (table.player, table.seen("position")[1]) == (1, JAIL)
    assert {"roll", "fine"} <= set(table.verbs(1))


@pytest.mark.rule("CC-B8", "CC-C9")
def test_the_winner_of_an_auction_may_trade_for_the_missing_money() -> None:
    table = for_sale(2, Table().has(1, NOTHING, [0, 0, 0, 1, 0]).owns(1, 10)).chooses("auction")
    table.bids(1, 100).passes(0, 2).pays().checks({2: 0})
    table.offers(1, 0, take=[0, 0, 0, 1, 0], streets=[10]).says(0, "accept").settles()
    assert (table.owner[2], table.owner[10]) == (1, 0)


@pytest.mark.rule("CC-C8", "CC-43")
def test_a_train_may_lead_all_round_the_board() -> None:
    table = Table().all_owned_but(1).lands(4)
    assert (table.seen("position")[0], table.money[0]) == (SPACES[1], 1700)


@pytest.mark.rule("CC-B9", "CM09")
def test_a_permit_whose_hotel_is_not_paid_builds_nothing() -> None:
    table = Table().owns(0, 2).keeps(0, 8).has(0, NOTHING, [0, 0, 0, 1, 0]).chooses("permit", 2)
    table.pays().checks({1: 0})
    assert (table.seen("hotels"), table.seen("hotels_left")) == ([], 12)
    assert table.money == [0, 1600, 1500]
    assert "roll" in table.verbs(0)


@pytest.mark.rule("CC-B3", "CC-B5")
def test_false_replacements_may_be_found_by_others_in_turn() -> None:
    table = rent_due(2, Table(4).has(0, [0, 0, 0, 1, 0], [5, 0, 1, 0, 0])).chooses("demand")
    table.pays(0, 0, 1).checks({2: 0}).pays(5).checks({1: 0, 2: 1, 3: 2})
    assert [sum(table.false_notes(player)) for player in (1, 2, 3)] == [1, 2, 1]
    assert table.matter("payment")["need"] == 30
    table.pays(0, 0, 0, 1).trusts()
    assert table.told("takes_back") == [["takes_back", 0, 10], ["takes_back", 0, 10]]
    assert table.money == [70, 1560, 1560, 1510]


@pytest.mark.rule("CC-A6", "CC-25")
def test_a_player_paid_with_several_notes_gets_those_that_are_not_broken() -> None:
    table = rent_due(21, Table().has(0, [0, 0, 1, 0, 0], [0, 0, 0, 0, 1])).chooses("demand")
    table.pays(0, 0, 0, 0, 1).trusts()
    assert table.told("breaks") == [["breaks", 0, 500]]
    assert table.false_notes(1) == NOTHING
    assert table.money == [350, 1700, 1500]


@pytest.mark.rule("CH05", "CC-E2", "CC-53")
def test_a_half_price_deed_for_the_last_street_ends_the_game() -> None:
    table = for_sale(2, Table().holds(0, CH05).all_owned_but(2)).chooses("play", CH05)
    assert table.trusts().settles().match.over
    assert table.told("final_rent")[0] == ["final_rent", 0, 50, 1450]


@pytest.mark.rule("CC-46", "CM08")
def test_a_prisoner_uses_a_free_hotel() -> None:
    table = Table(first_player=2).jails(0).keeps(0, 7).owns(0, 21).passes_turn()
    table.chooses("free_hotel", 21)
    assert (table.seen("hotels"), table.seen("jail")[0]) == ([21], 0)


@pytest.mark.rule("CH06", "CC-11")
def test_an_express_instead_of_an_extra_roll_ends_the_turn() -> None:
    table = Table().holds(0, CH06).lands(PARKING, on=(1, 1)).chooses("play", CH06, 10).trusts()
    table.chooses("buy").settles()
    assert "roll" not in table.verbs(0)
    assert table.ends_turn().player == 1


@pytest.mark.rule("CC-E3", "CC-B8", "CC-E2")
def test_a_failed_bid_for_the_last_street_is_followed_by_a_new_auction() -> None:
    table = Table().has(1, NOTHING, [0, 0, 0, 1, 0])
    for_sale(2, table.all_owned_but(2, owner=0)).chooses("auction").bids(1, 100).passes(0, 2)
    table.pays().checks({2: 0})
    table.says(1, "give_up")
    assert not table.match.over
    assert table.bids(2, 10).passes(0).settles().match.over
