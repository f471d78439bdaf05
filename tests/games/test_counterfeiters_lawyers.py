"""The big-shot lawyer and the bad one take a henchman back and place him again."""

from __future__ import annotations

import pytest

from funnymoney.games.counterfeiters.cards import (
    BAD_LAWYER,
    BIG_LAWYER,
    HOLOGRAM,
    INK,
    JET,
    LOTTERY,
    PAPER,
    PRINTER,
)
from tests.games.counterfeiters_table import Large, Small, Table, ending

EITHER_LAWYER = pytest.mark.parametrize("lawyer", [BIG_LAWYER, BAD_LAWYER])


def lawyers(*zero: int, one: tuple[int, ...] = (), hand: int = 100) -> Table:
    """Return a table after last placements.

    Player 0 has a henchman on PRINT and one on PRINT_POLICE, player 1 one on SUNGLASSES; each
    has half of `hand`.
    """
    table = ending().stands(0, Small.PRINT).stands(1, Small.SUNGLASSES).all_have(hand, hand)
    table.has(0, cards=[PRINTER, INK, *zero]).has(1, cards=[PRINTER, PAPER, *one])
    return table.prints(Small.PRINT_POLICE).passes(2)


@pytest.mark.rule("CF-40")
@EITHER_LAWYER
def test_a_lawyer_places_a_henchman_again_who_does_the_action(lawyer: int) -> None:
    table = lawyers(lawyer).retrieves(Small.PRINT).dodges(Small.TAX_POLICE)
    assert table.match.over
    assert table.match.state.returns()[0] == 80
    assert table.told(None, "lawyer") == [["lawyer", 0, lawyer]]
    standing = table.seen("standing")
    assert (standing[Small.PRINT], standing[Small.TAX_POLICE]) == (None, 0)


@pytest.mark.rule("CF-40")
@EITHER_LAWYER
def test_the_henchman_may_go_back_to_the_space_he_left(lawyer: int) -> None:
    table = lawyers(lawyer).retrieves(Small.PRINT).prints(Small.PRINT)
    assert table.seen("fakes")[0] == [4, 0, 0]
    assert table.seen("standing")[Small.PRINT] == 0


@pytest.mark.rule("CF-40", "CF-R4", "CF-R34")
@EITHER_LAWYER
def test_only_ones_own_henchmen_on_the_board_are_taken(lawyer: int) -> None:
    table = lawyers(lawyer)
    assert table.words() == [
        ["retrieve", Small.PRINT],
        ["retrieve", Small.PRINT_POLICE],
        ["pass"],
    ]
    assert table.refuses(0, "retrieve", Small.SUNGLASSES) == "not_among"
    assert table.refuses(0, "retrieve", Small.JET) == "not_among"


@pytest.mark.rule("CF-R34")
@EITHER_LAWYER
def test_a_lawyer_need_not_be_used(lawyer: int) -> None:
    table = lawyers(lawyer).passes()
    assert table.match.over
    assert table.match.state.returns() == [50, 50]


@pytest.mark.rule("CF-40", "CF-R34")
def test_who_has_no_lawyer_is_not_asked() -> None:
    assert lawyers().match.over


@pytest.mark.rule("CF-40", "CF-R34")
def test_the_big_shot_comes_first_and_is_done_before_the_bad_one() -> None:
    table = lawyers(BAD_LAWYER, one=(BIG_LAWYER,))
    assert (table.acting, table.seen("stage")) == (1, "big-shot lawyer")
    table.retrieves(Small.SUNGLASSES)
    assert table.acting == 1
    table.dodges(Small.SUNGLASSES)
    assert (table.acting, table.seen("stage")) == (0, "bad lawyer")
    table.retrieves(Small.PRINT).dodges(Small.TAX_POLICE)
    assert table.match.state.returns() == [80, 80]


@pytest.mark.rule("CF-R34")
def test_the_space_that_the_big_shot_left_is_free_for_the_bad_lawyer() -> None:
    table = lawyers(BAD_LAWYER, one=(BIG_LAWYER,))
    table.retrieves(Small.SUNGLASSES).dodges(Small.TAX_POLICE)
    table.retrieves(Small.PRINT).dodges(Small.SUNGLASSES)
    assert table.match.state.returns() == [80, 80]


@pytest.mark.rule("CF-R34")
def test_the_space_that_the_big_shot_took_is_taken_for_the_bad_lawyer() -> None:
    table = lawyers(BAD_LAWYER, one=(BIG_LAWYER,))
    table.retrieves(Small.SUNGLASSES).dodges(Small.TAX_POLICE).retrieves(Small.PRINT)
    assert table.refuses(0, "tax", Small.TAX_POLICE) == "not_among"


@pytest.mark.rule("CF-R34")
@pytest.mark.parametrize("second", [Small.TAX_POLICE, Small.PRINT_POLICE])
def test_one_owner_of_both_uses_them_in_turn_on_one_henchman_or_two(second: Small) -> None:
    table = lawyers(BIG_LAWYER, BAD_LAWYER).retrieves(Small.PRINT).dodges(Small.TAX_POLICE)
    assert (table.acting, table.seen("stage")) == (0, "bad lawyer")
    table.retrieves(second).prints(Small.PRINT)
    assert table.match.over
    assert table.seen("fakes")[0] == [4, 0, 0]
    assert table.match.state.returns()[0] == 80


@pytest.mark.rule("CF-R34")
def test_a_declined_big_shot_does_not_stop_the_bad_lawyer() -> None:
    table = lawyers(BIG_LAWYER, BAD_LAWYER).passes()
    assert table.seen("stage") == "bad lawyer"


@pytest.mark.rule("CF-R34")
def test_a_henchman_taken_back_must_be_placed() -> None:
    table = lawyers(BIG_LAWYER).retrieves(Small.PRINT)
    assert table.seen("stage") == "placing again"
    assert table.refuses(0, "pass") == "no_such_verb"
    assert {word[0] for word in table.words()} == {"buy", "print", "tax", "fly", "fence", "shop"}


@pytest.mark.rule("CF-17", "CF-R34")
def test_a_henchman_taken_back_needs_a_free_space() -> None:
    table = lawyers(BIG_LAWYER).retrieves(Small.PRINT)
    assert table.refuses(0, "print", Small.PRINT_POLICE) == "not_among"
    assert table.refuses(0, "tax", Small.SUNGLASSES) == "not_among"


@pytest.mark.rule("CF-R34")
def test_a_market_space_bought_out_is_useless() -> None:
    table = ending().has(0, 100, cards=[PRINTER, INK, BIG_LAWYER]).prints(Small.PRINT_POLICE)
    table.buys(Small.MARKET_10).passes().retrieves(Small.MARKET_10)
    assert table.refuses(0, "buy", Small.MARKET_10) == "not_among"
    assert table.may("buy", Small.MARKET_20)


def crowded(*mine: int) -> Table:
    """Return three players after last placements: others hold all printing and tax but `mine`."""
    table = ending(3).has(0, 0, cards=[PRINTER, INK, BIG_LAWYER]).stands(0, *mine)
    table.stands(1, *{Large.PRINT, Large.PRINT_TOO} - set(mine))
    table.stands(2, Large.SUNGLASSES, Large.TAX, Large.TAX_POLICE)
    for slot in range(6):
        table.offers(slot, -1)
    table.passes().prints(Large.PRINT_POLICE)
    while not table.match.over and table.seen("stage") == "last placements":
        table.passes()
    return table


@pytest.mark.rule("CF-R34")
def test_a_henchman_who_could_do_nothing_is_not_taken_back() -> None:
    table = crowded(Large.MARKET_10)
    assert table.match.over or table.words() == [["pass"]]


@pytest.mark.rule("CF-40", "CF-R34")
def test_the_space_he_left_may_be_the_only_one() -> None:
    table = crowded(Large.PRINT).retrieves(Large.PRINT)
    assert table.words() == [["print", Large.PRINT]]


@pytest.mark.rule("CF-28", "CF-40")
def test_who_flies_again_from_the_same_space_pays_again() -> None:
    table = ending().has(0, 200, cards=[PRINTER, INK, BIG_LAWYER]).prints(Small.PRINT_POLICE)
    table.flies(Small.COMMERCIAL).stashes(40).passes()
    table.retrieves(Small.COMMERCIAL).flies(Small.COMMERCIAL).fetches(40)
    assert table.match.state.returns()[0] == 100 - 30 - 30


@pytest.mark.rule("CF-R4", "CF-R34")
@EITHER_LAWYER
def test_with_no_henchman_on_the_board_a_lawyer_has_no_effect(lawyer: int) -> None:
    table = ending().has(0, cards=[PRINTER, INK, lawyer]).passes(5).prints(Small.PRINT_POLICE)
    assert table.match.over
    assert table.told(None, "lawyer") == []


@pytest.mark.rule("CF-R34", "CF-R19")
def test_a_lawyer_may_fly() -> None:
    table = lawyers(BIG_LAWYER, JET).retrieves(Small.PRINT).flies(Small.JET).stashes(50)
    assert table.match.over
    assert (table.hands[0], table.envelopes[0]) == (0, 50)


@pytest.mark.rule("CF-R32", "CF-R33")
def test_a_lawyer_moves_no_police() -> None:
    table = lawyers(BIG_LAWYER).retrieves(Small.PRINT).dodges(Small.TAX_POLICE)
    assert table.told(None, "police", "godfather") == [["police", 14], ["godfather"]]
    assert table.seen("pawn") == 14


@pytest.mark.rule("CF-R35")
@EITHER_LAWYER
def test_a_lawyers_move_may_buy_a_ticket(lawyer: int) -> None:
    table = lawyers(lawyer).offers(Small.MARKET_40, LOTTERY + 5)
    table.retrieves(Small.PRINT).buys(Small.MARKET_40)
    assert table.match.state.returns()[0] == 50 - 40 + 120


@pytest.mark.rule("CF-R35")
def test_a_bad_lawyer_bought_by_the_big_shots_move_works() -> None:
    table = lawyers(BIG_LAWYER).offers(Small.MARKET_10, BAD_LAWYER)
    table.retrieves(Small.PRINT).buys(Small.MARKET_10)
    assert (table.acting, table.seen("stage")) == (0, "bad lawyer")
    table.retrieves(Small.MARKET_10).dodges(Small.TAX_POLICE)
    assert table.match.state.returns()[0] == 50 - 10 + 30


@pytest.mark.rule("CF-R34")
def test_a_big_shot_bought_by_the_bad_lawyers_move_comes_too_late() -> None:
    table = lawyers(BAD_LAWYER).offers(Small.MARKET_10, BIG_LAWYER)
    assert table.retrieves(Small.PRINT).buys(Small.MARKET_10).match.over


@pytest.mark.rule("CF-40", "CF-R34")
def test_a_lawyer_does_not_work_before_the_end() -> None:
    table = Table().has(0, cards=[PRINTER, INK, HOLOGRAM, BIG_LAWYER, BAD_LAWYER])
    table.prints(Small.PRINT).passes()
    assert table.refuses(0, "retrieve", Small.PRINT) == "no_such_verb"
    table.passes(4)
    assert (table.seen("round"), table.seen("stage")) == (2, "not yet")
