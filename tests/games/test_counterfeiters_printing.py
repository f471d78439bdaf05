"""Printing fake bills."""

from __future__ import annotations

import pytest

from funnymoney.games.counterfeiters.cards import DINER, HOLOGRAM, INK, JET, PAPER, PRINTER
from tests.games.counterfeiters_table import Large, Small, Table, counts


def printed_with(*cards: int) -> list[int]:
    """Return the fakes that one printing with these cards makes."""
    table = Table().has(0, cards=cards).prints(Small.PRINT)
    fakes: list[int] = table.seen("fakes")[0]
    return fakes


@pytest.mark.rule("CF-23", "CF-R11")
@pytest.mark.parametrize(
    ("cards", "fakes"),
    [
        ([PRINTER, INK], [2, 0, 0]),
        ([PRINTER, PAPER], [2, 0, 0]),
        ([PRINTER, HOLOGRAM], [2, 0, 0]),
        ([PRINTER, INK, PAPER], [0, 2, 0]),
        ([PRINTER, INK, HOLOGRAM], [0, 2, 0]),
        ([PRINTER, PAPER, HOLOGRAM], [0, 2, 0]),
        ([PRINTER, INK, PAPER, HOLOGRAM], [0, 0, 2]),
    ],
)
def test_stars_are_the_number_of_different_components(cards: list[int], fakes: list[int]) -> None:
    assert printed_with(*cards) == fakes


@pytest.mark.rule("CF-23")
@pytest.mark.parametrize("printers", [1, 2, 3, 4, 5])
def test_every_printer_prints_two_bills(printers: int) -> None:
    assert printed_with(*[PRINTER] * printers, INK) == [2 * printers, 0, 0]


@pytest.mark.rule("CF-23")
def test_three_printers_with_two_inks_and_paper_print_six_bills_of_two_stars() -> None:
    assert printed_with(PRINTER, PRINTER, PRINTER, INK, INK, PAPER) == [0, 6, 0]


@pytest.mark.rule("CF-23")
@pytest.mark.parametrize("component", [INK, PAPER, HOLOGRAM])
def test_copies_of_a_component_help_neither_number_nor_quality(component: int) -> None:
    assert printed_with(PRINTER, component, component, component) == [2, 0, 0]


@pytest.mark.rule("CF-23")
def test_diners_and_jets_are_no_components() -> None:
    assert printed_with(PRINTER, INK, DINER, JET) == [2, 0, 0]


@pytest.mark.rule("CF-23", "CF-21")
def test_nothing_is_used_up() -> None:
    table = Table().prints(Small.PRINT)
    assert table.seen("cards")[0] == counts(PRINTER, INK)
    assert table.hands == [20, 30]


@pytest.mark.rule("CF-23")
def test_new_bills_are_added_to_the_old_ones() -> None:
    table = Table().has(0, fakes=[1, 2, 3]).prints(Small.PRINT)
    assert table.seen("fakes") == [[3, 2, 3], [0, 0, 0]]
    assert table.told(None, "printed") == [["printed", 0, 2, 1]]


@pytest.mark.rule("CF-R11")
def test_no_lower_quality_can_be_chosen() -> None:
    table = Table().has(0, cards=[PRINTER, INK, PAPER, HOLOGRAM])
    words = [word for word in table.words() if word[0] == "print"]
    assert words == [["print", Small.PRINT], ["print", Small.PRINT_POLICE]]
    assert table.prints(Small.PRINT).told(None, "printed") == [["printed", 0, 2, 3]]


@pytest.mark.rule("CF-R1", "CF-23")
@pytest.mark.parametrize("space", [Large.PRINT, Large.PRINT_TOO, Large.PRINT_POLICE])
def test_every_printing_space_prints_the_same(space: Large) -> None:
    assert Table(players=3).prints(space).seen("fakes")[0] == [2, 0, 0]


@pytest.mark.rule("CF-R12")
def test_fake_bills_never_run_out() -> None:
    table = Table().has(0, fakes=[30, 0, 0]).has(1, fakes=[30, 0, 0]).prints(Small.PRINT)
    assert table.seen("fakes") == [[32, 0, 0], [30, 0, 0]]


@pytest.mark.rule("CF-2", "CF-R12")
@pytest.mark.parametrize(
    ("components", "quality", "number"),
    [([INK], 0, 30), ([INK, PAPER], 1, 30), ([INK, PAPER, HOLOGRAM], 2, 40)],
)
@pytest.mark.parametrize(("left", "made"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_strict_bills_are_30_30_and_40(
    components: list[int], quality: int, number: int, left: int, made: int
) -> None:
    mine, others = [0, 0, 0], [0, 0, 0]
    mine[quality], others[quality] = 5, number - 5 - left
    table = Table(strict_bills=True).has(0, fakes=mine, cards=[PRINTER, *components])
    table.has(1, fakes=others).prints(Small.PRINT)
    mine[quality] += made
    assert table.seen("fakes") == [mine, others]


@pytest.mark.rule("CF-R12")
def test_strict_bills_of_another_quality_are_not_taken_instead() -> None:
    table = Table(strict_bills=True).has(0, cards=[PRINTER, INK, PAPER]).has(1, fakes=[0, 30, 0])
    assert table.prints(Small.PRINT_POLICE).seen("fakes") == [[0, 0, 0], [0, 30, 0]]
    assert table.seen("pawn") == 1


@pytest.mark.rule("CF-R12")
def test_sold_bills_can_be_printed_again() -> None:
    table = Table(strict_bills=True).has(0, fakes=[30, 0, 0]).fences(Small.FENCE, 2, 0, 0)
    assert table.prints(Small.PRINT).seen("fakes") == [[28, 0, 0], [2, 0, 0]]


@pytest.mark.rule("CF-R12", "CF-36")
def test_bills_that_a_diner_took_can_be_printed_again() -> None:
    table = Table(strict_bills=True).has(0, fakes=[30, 0, 0], cards=[PRINTER, INK, DINER])
    table.rounds_pass().prints(Small.PRINT)
    assert table.seen("fakes")[0] == [30, 0, 0]
