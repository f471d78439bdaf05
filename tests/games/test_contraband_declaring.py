"""What may be said to the Officer, and what is paid when he believes it."""

from __future__ import annotations

import pytest

from funnymoney.core.game import Word
from funnymoney.games.contraband.cards import (
    BAG,
    BAGGAGE,
    CIGARS,
    CROWN,
    KIND_NAMES,
    NECKLACE,
    PERFUME,
    WATCH,
    WINE,
)
from tests.games.contraband_table import FEW_GOODS, Table, counts, declaration

DUTIES = dict(zip(KIND_NAMES, [25, 50, 75, 100, 150, 200, 250, 500], strict=False))


@pytest.mark.rule("CB-13")
def test_the_packer_declares_before_the_officer_decides() -> None:
    table = Table(WINE)
    assert (table.acting, table.verbs()) == (1, ["declare", "immunity"])
    table.declares(wine=1)
    assert (table.acting, table.verbs()) == (0, ["believe", "search"])


@pytest.mark.rule("CB-13")
def test_the_number_of_each_article_is_said_to_all() -> None:
    table = Table(WINE, WINE, WATCH).declares(wine=2, watch=1)
    for who in table.everybody():
        assert table.news(who)[-1] == ["did", 1, "declare", 2, 0, 0, 0, 1, 0, 0, 0]
        assert table.view(who)["said"][1] == declaration(wine=2, watch=1)


@pytest.mark.rule("CB-4", "CB-R1")
def test_each_of_the_eight_articles_can_be_declared() -> None:
    single = [word[1:].index(1) for word in Table().words() if sorted(word[1:]) == [0] * 7 + [1]]
    articles = ["wine", "cigars", "spirits", "perfume", "watch", "camera", "necklace", "crown"]
    assert [KIND_NAMES[kind] for kind in sorted(single)] == articles


@pytest.mark.rule("CB-R1")
@pytest.mark.parametrize(("hand", "words"), [(4, 451), (3, 157), (2, 45), (1, 10)])
def test_a_declaration_names_at_most_as_many_goods_as_the_hand_has(hand: int, words: int) -> None:
    assert len(Table(hand=hand).words()) == words


@pytest.mark.rule("CB-R1")
def test_all_hands_can_say_the_same_whatever_they_hold() -> None:
    assert Table(BAG).words() == Table(CROWN, WINE, WINE).words() == Table().words()


@pytest.mark.rule("CB-R1")
def test_five_goods_in_a_hand_of_four_are_refused() -> None:
    assert Table().refuses(1, declaration(wine=3, cigars=2)) == "too_much_in_all"


@pytest.mark.rule("CB-R1", "CB-35")
def test_two_crowns_are_refused() -> None:
    assert Table(CROWN).refuses(1, declaration(crown=2)) == "out_of_range"


@pytest.mark.rule("CB-4", "CB-5", "CB-14", "CB-D1")
@pytest.mark.parametrize(("article", "duty"), DUTIES.items())
def test_the_duty_of_each_article_goes_to_the_officer(article: str, duty: int) -> None:
    table = Table(KIND_NAMES.index(article)).declares(**{article: 1}).believed()
    assert table.gains == [duty, -duty, 0, 0]
    assert table.payments == [["duty", 1, 0, duty]]


@pytest.mark.rule("CB-13", "CB-14")
def test_duty_is_paid_on_every_card_declared() -> None:
    table = Table(WINE, WINE, WINE, NECKLACE).declares(wine=3, necklace=1).believed()
    assert table.gains == [325, -325, 0, 0]


@pytest.mark.rule("CB-14")
def test_nothing_is_paid_before_the_officer_decides() -> None:
    assert Table(WINE).declares(wine=1).gains == [0, 0, 0, 0]


@pytest.mark.rule("CB-13", "CB-14")
def test_a_lie_that_is_believed_saves_the_duty() -> None:
    table = Table(WINE, CROWN, NECKLACE).declares(wine=1).believed()
    assert table.gains == [25, -25, 0, 0]


@pytest.mark.rule("CB-6", "CB-14")
def test_baggage_and_bag_carry_no_duty() -> None:
    table = Table(BAG).declares().believed()
    assert (table.gains, table.payments) == ([0, 0, 0, 0], [])


@pytest.mark.rule("CB-18")
def test_duty_is_due_on_declared_goods_that_are_not_held() -> None:
    table = Table().declares(crown=1, cigars=2).believed()
    assert table.gains == [600, -600, 0, 0]


@pytest.mark.rule("CB-14", "CB-22")
def test_a_believed_suitcase_stays_closed_and_goes_to_the_neighbour() -> None:
    table = Table(PERFUME).declares().believed()
    assert (table.acting, table.phase) == (2, "acceptance")
    assert (table.told(None, "opened"), table.view()["discard"]) == ([], counts())


@pytest.mark.rule("CB-R3")
def test_four_wines_may_be_declared_though_three_lie_in_the_discard() -> None:
    table = Table(WINE, WINE, WINE, then=[WINE]).declares().searched()
    assert table.view()["discard"] == counts(WINE, WINE, WINE, BAGGAGE)
    table.declares(wine=4).searched()
    assert table.payments[1:] == [["fine", 2, 0, 50]]


@pytest.mark.rule("CB-R3")
def test_a_discarded_crown_may_be_declared() -> None:
    table = Table(CROWN).declares(crown=1).searched()
    table.declares(crown=1).believed()
    assert table.payments[-1] == ["duty", 2, 0, 500]


@pytest.mark.rule("CB-R1", "CB-R3")
def test_a_box_without_necklaces_has_no_word_for_them_but_any_number_of_its_own_goods() -> None:
    table = Table(**FEW_GOODS)  # one wine and one crown: a small box keeps declarations small
    necklace: Word = ["declare", 0, 0, 0, 0, 0, 0, 1, 0]
    assert table.refuses(table.acting, necklace) == "out_of_range"
    assert table.declares(wine=4).believed().gains == [100, -100, 0, 0]


@pytest.mark.rule("CB-28")
def test_the_officer_gets_the_duties_of_all_as_the_suitcase_travels() -> None:
    table = Table(WINE, CIGARS, WATCH, then=[PERFUME, WINE])
    table.declares(wine=1, cigars=1, watch=1).passed(throwing=WATCH)
    assert table.gains == [225, -225, 0, 0]
    table.declares(perfume=1).passed(throwing=WINE)
    assert table.gains == [325, -225, -100, 0]
    table.declares(wine=1, cigars=1).believed()
    assert table.gains == [400, -225, -100, -75]
    assert (table.acting, table.phase) == (1, "acceptance")
