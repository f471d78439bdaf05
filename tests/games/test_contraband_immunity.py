"""The Diplomatic Bag: claimed or not, truly or not, and never twice."""

from __future__ import annotations

import pytest

from funnymoney.games.contraband.cards import (
    BAG,
    BAGGAGE,
    CAMERA,
    CROWN,
    NECKLACE,
    WINE,
)
from tests.games.contraband_table import Table, counts, random_play


def amount_fined(table: Table) -> int:
    return sum(int(item[3]) for item in table.payments if item[0] == "fine")


@pytest.mark.rule("CB-30", "CB-31")
def test_a_claim_of_immunity_is_put_to_the_officer() -> None:
    table = Table(BAG, CROWN).claims_immunity()
    assert (table.acting, table.verbs()) == (0, ["believe", "search"])
    assert table.view()["said"] == [None, ["immunity"], None, None]


@pytest.mark.rule("CB-31")
def test_a_claim_that_the_officer_believes_is_put_to_the_next_player() -> None:
    table = Table(BAG, CROWN).claims_immunity().believed()
    assert (table.acting, table.verbs()) == (2, ["accept", "inform"])


@pytest.mark.rule("CB-30", "CB-R11")
def test_a_claim_that_both_believe_passes_free_of_duty_with_the_bag() -> None:
    table = Table(BAG, CROWN, NECKLACE).claims_immunity().believed().accepted()
    assert (table.gains, table.payments) == ([0, 0, 0, 0], [])
    assert table.view(2)["held"] == counts(BAG, CROWN, NECKLACE, BAGGAGE)


@pytest.mark.rule("CB-30")
def test_a_false_claim_that_both_believe_passes_free_of_duty() -> None:
    assert Table(CROWN).claims_immunity().passed(throwing=CROWN).gains == [0, 0, 0, 0]


@pytest.mark.rule("CB-32", "CB-R9")
def test_the_officer_pays_damages_for_doubting_a_true_claim() -> None:
    table = Table(BAG, CROWN, NECKLACE).claims_immunity().searched()
    assert (table.gains, table.payments) == ([-200, 200, 0, 0], [["damages", 0, 1, 200]])


@pytest.mark.rule("CB-R9")
def test_the_informer_pays_damages_for_doubting_a_true_claim() -> None:
    table = Table(BAG, CROWN, NECKLACE).claims_immunity().believed().informed_on()
    assert (table.gains, table.payments) == ([0, 200, -200, 0], [["damages", 2, 1, 200]])


@pytest.mark.rule("CB-21", "CB-32", "CB-R9")
@pytest.mark.parametrize("by_informer", [False, True])
def test_a_doubted_claim_ends_on_the_discard_and_the_next_player_packs(by_informer: bool) -> None:
    table = Table(BAG, CROWN, NECKLACE, then=[CAMERA]).claims_immunity()
    table = table.believed().informed_on() if by_informer else table.searched()
    assert table.view()["discard"] == counts(BAG, CROWN, NECKLACE, BAGGAGE)
    assert (table.acting, table.phase) == (2, "declaration")
    assert table.view(2)["held"] == counts(CAMERA, BAGGAGE, BAGGAGE, BAGGAGE)


@pytest.mark.rule("CB-33", "CB-R10")
def test_a_false_claim_costs_200_and_all_the_fines() -> None:
    table = Table(CROWN, NECKLACE, WINE).claims_immunity().searched()
    assert table.gains == [200 + 1000 + 500 + 50, -200 - 1000 - 500 - 50, 0, 0]
    assert amount_fined(table) == 1750


@pytest.mark.rule("CB-33")
def test_a_false_claim_costs_200_even_with_pure_baggage() -> None:
    assert Table().claims_immunity().searched().gains == [200, -200, 0, 0]


@pytest.mark.rule("CB-33", "CB-R10", "CB-R22")
def test_an_informer_on_a_false_claim_is_rewarded_after_the_fine() -> None:
    table = Table(CROWN, WINE).claims_immunity().believed().informed_on()
    assert table.gains == [1250 - 1000, -1250, 1000, 0]
    assert amount_fined(table) == 1250
    assert table.payments[-1] == ["reward", 0, 2, 1000]


@pytest.mark.rule("CB-R10")
def test_an_informer_on_a_false_claim_of_pure_baggage_is_rewarded() -> None:
    table = Table().claims_immunity().believed().informed_on()
    assert table.gains == [-800, -200, 1000, 0]


@pytest.mark.rule("CB-R12")
def test_the_bag_protects_only_if_it_is_claimed() -> None:
    table = Table(BAG, CROWN, WINE).declares(wine=1).searched()
    assert table.gains == [1050, -1050, 0, 0]


@pytest.mark.rule("CB-R12")
def test_the_bag_does_not_protect_from_an_informer_unless_it_is_claimed() -> None:
    table = Table(BAG, CROWN).declares().believed().informed_on()
    assert table.gains == [0, -1000, 1000, 0]


@pytest.mark.rule("CB-30", "CB-R12")
def test_the_holder_of_the_bag_may_declare_and_pay_duty() -> None:
    assert Table(BAG, WINE).declares(wine=1).believed().gains == [25, -25, 0, 0]


@pytest.mark.rule("CB-34", "CB-R11")
def test_a_claimed_bag_is_the_card_that_the_receiver_must_throw() -> None:
    table = Table(BAG, CROWN, WINE).claims_immunity().believed().accepted()
    assert table.words() == [["throw", BAG]]
    assert table.refuses(2, ["throw", CROWN]) == "not_among"


@pytest.mark.rule("CB-34", "CB-R13")
def test_an_unclaimed_bag_is_the_card_that_the_receiver_must_throw() -> None:
    table = Table(BAG, WINE).declares(wine=1).believed().accepted()
    assert table.words() == [["throw", BAG]]


@pytest.mark.rule("CB-34")
def test_the_thrown_bag_lies_on_the_discard_and_a_card_is_drawn_for_it() -> None:
    table = Table(BAG, CROWN, then=[CAMERA]).claims_immunity().passed(throwing=BAG)
    assert table.view()["discard"] == counts(BAG)
    assert table.view(2)["held"] == counts(CROWN, BAGGAGE, BAGGAGE, CAMERA)


@pytest.mark.rule("CB-34", "CB-33")
def test_a_received_bag_cannot_serve_a_second_time() -> None:
    table = Table(BAG, CROWN).claims_immunity().passed(throwing=BAG).claims_immunity().searched()
    assert table.gains == [1200, 0, -1200, 0]


@pytest.mark.rule("CB-R13")
def test_a_bag_drawn_as_the_replacement_can_be_claimed() -> None:
    table = Table(CROWN, then=[BAG]).declares().passed(throwing=BAGGAGE)
    table.claims_immunity().searched()
    assert table.gains == [-200, 0, 200, 0]


@pytest.mark.rule("CB-R13", "CB-34")
def test_a_bag_drawn_as_the_replacement_must_be_thrown_by_the_next_receiver() -> None:
    table = Table(CROWN, then=[BAG]).declares().passed(throwing=BAGGAGE)
    table.claims_immunity().believed().accepted()
    assert (table.acting, table.words()) == (3, [["throw", BAG]])


@pytest.mark.rule("CB-R13")
def test_a_bag_in_a_new_hand_after_a_search_can_be_claimed() -> None:
    table = Table(then=[BAG, CROWN]).declares().searched().claims_immunity().searched()
    assert table.gains == [-400, 200, 200, 0]


@pytest.mark.rule("CB-R13")
def test_claiming_immunity_leaves_a_received_hand_without_bag_free_to_throw() -> None:
    table = Table(CROWN, WINE).claims_immunity().believed().accepted()
    assert sorted(table.words()) == [["throw", WINE], ["throw", CROWN], ["throw", BAGGAGE]]


@pytest.mark.rule("CB-R25", "CB-34")
@pytest.mark.parametrize("seed", range(5))
def test_immunity_is_truly_claimed_at_most_once_a_round(seed: int) -> None:
    claims: dict[int, int] = {}
    for match in random_play(3, seed):
        view = match.view(None)
        holder, phase, rounds = view["holder"], view["phase"], view["round"]
        if phase == "inspection" and match.record.choices[-1][1] == ["immunity"]:
            assert isinstance(holder, int)
            assert isinstance(rounds, int)
            held = match.view(holder)["held"]
            assert isinstance(held, list)
            claims[rounds] = claims.get(rounds, 0) + int(held[BAG])
    assert set(claims.values()) <= {0, 1}
    assert 1 in claims.values()
