"""Choosing the notes one pays with, and where they go."""

from __future__ import annotations

import pytest

from tests.games.crooked_cash_scenes import buying, for_sale, paying, with_known_note
from tests.games.crooked_cash_table import NOTHING, START, Table, bundle


@pytest.mark.rule("CC-A4", "CC-A1")
@pytest.mark.parametrize(
    "notes", [(0, 0, 1), (3, 1), (0, 0, 0, 1), (0, 0, 0, 0, 1)], ids=["50", "mixed", "100", "500"]
)
def test_the_payer_chooses_notes_that_are_enough(notes: tuple[int, ...]) -> None:
    table = paying().pays(*notes).settles()
    assert table.money == [1450, 1550, 1500]
    shown = table.told("shows")[0][2:]
    counts = [shown.count(worth) for worth in (10, 20, 50, 100, 500)]
    assert counts == [*notes, *NOTHING][:5]


@pytest.mark.rule("CC-A4")
@pytest.mark.parametrize(
    ("notes", "reason"),
    [
        (NOTHING, "not_enough"),
        ([2, 1, 0, 0, 0], "not_enough"),
        ([1, 0, 1, 0, 0], "too_much"),
        ([0, 0, 2, 0, 0], "too_much"),
        ([0, 0, 0, 1, 1], "too_much"),
        ([3, 1, 1, 0, 0], "too_much"),
        ([4, 1, 0, 0, 0], "out_of_range"),
        ([-1, 0, 2, 0, 0], "out_of_range"),
    ],
    ids=str,
)
def test_too_little_or_a_note_to_spare_is_refused(notes: list[int], reason: str) -> None:
    assert paying().refuses(0, "pay", *bundle(*notes)) == reason


@pytest.mark.rule("CC-A4")
@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        (START, [50]),
        ([5, 1, 0, 1, 0], [100]),
        ([5, 1, 0, 0, 0], [10, 10, 10, 20]),
        ([1, 2, 0, 0, 0], [10, 20, 20]),
    ],
    ids=str,
)
def test_the_automatic_choice_is_the_fewest_notes(hand: list[int], shown: list[int]) -> None:
    assert sorted(paying(hand).pays().told("shows")[0][2:]) == shown


@pytest.mark.rule("CC-A4", "CC-A2")
def test_the_automatic_choice_takes_notes_known_to_be_true_first() -> None:
    table = with_known_note(false=0)
    assert table.view(0)["mine"]["true"] == [0, 0, 1, 0, 0]
    table.owns(1, 3).lands(7).chooses("demand").pays()
    mine = table.view(0)["mine"]
    assert (mine["true"], mine["plain"]) == (NOTHING, START)


@pytest.mark.rule("CC-A4", "CC-A2", "CC-23")
def test_the_automatic_choice_spares_notes_known_to_be_false() -> None:
    table = with_known_note(false=1)
    assert table.view(0)["mine"]["false"] == [0, 0, 1, 0, 0]
    table.owns(1, 3).lands(7).chooses("demand").pays()
    assert table.view(0)["mine"]["false"] == [0, 0, 1, 0, 0]


@pytest.mark.rule("CC-A4", "CC-24")
def test_the_payer_may_say_whether_a_note_is_one_he_knows() -> None:
    table = with_known_note(false=1).owns(1, 3).lands(7).chooses("demand")
    table.chooses("pay", *bundle(false=[0, 0, 1, 0, 0]))
    assert table.view(0)["mine"] == {"plain": START, "true": NOTHING, "false": NOTHING}
    table.trusts()
    assert table.false_notes(1)[2] == 1


@pytest.mark.rule("CC-25", "CC-A5")
def test_notes_paid_to_the_bank_go_under_their_pile() -> None:
    table = buying([0, 0, 0, 1, 0], [0, 0, 0, 1, 0], street=10)
    table.fill_pile(3, [1, 0, 1])
    before = table.pile(3)
    table.next(lots=[0]).pays(0, 0, 0, 2).trusts()
    assert table.pile(3)[: len(before)] == before
    assert sorted(table.pile(3)[len(before) :]) == [0, 1]
    assert table.seen("bank")[3] == len(before) + 2


@pytest.mark.rule("CC-A5", "CC-A9")
def test_change_comes_from_the_tops_of_the_piles() -> None:
    table = buying(START, street=1).fill_pile(1, [1, 0])
    table.pays(0, 0, 0, 1)
    before = table.pile(1)
    table.trusts()
    assert table.told("bank_pays")[-1] == ["bank_pays", 0, 0, 2, 0, 0, 0]
    assert table.false_notes(0) == [0, 1, 0, 0, 0]
    assert table.pile(1) == before[2:]
    assert table.phase == "turn"


@pytest.mark.rule("CC-A7")
@pytest.mark.parametrize(
    ("note", "street", "change"),
    [
        (4, 10, [0, 0, 0, 3, 0]),
        (4, 1, [0, 2, 0, 4, 0]),
        (4, 4, [1, 1, 1, 3, 0]),
        (3, 1, [0, 2, 0, 0, 0]),
        (4, 20, [0, 0, 1, 1, 0]),
    ],
)
def test_the_bank_pays_with_the_largest_notes(note: int, street: int, change: list[int]) -> None:
    hand = [0, 0, 0, 0, 0]
    hand[note] = 1
    table = buying(hand, street=street) if street != 1 else for_sale(1, Table().has(0, hand))
    if table.phase == "street":
        table.chooses("buy")
    table.pays().trusts()
    assert table.told("bank_pays")[-1] == ["bank_pays", 0, *change]


@pytest.mark.rule("CC-A8")
def test_without_the_right_notes_the_bank_pays_with_smaller_ones() -> None:
    table = Table(dealt=[0, 0, 0, 5, 2], printed=[30, 30, 30, 25, 30])
    table.has(1, [0, 0, 0, 5, 2], [0, 0, 0, 10, 0])
    assert table.seen("bank")[3] == 0
    table.sits(0, 35).rolls(1, 3)
    assert table.told("bank_pays") == [["bank_pays", 0, 0, 0, 4, 0, 0]]
    assert table.told("printed") == []


@pytest.mark.rule("CC-A8")
def test_an_empty_bank_makes_new_true_notes() -> None:
    table = Table(printed=[10, 4, 10, 10, 7], false=[1, 1, 1, 1, 1]).has(1, START, [1, 1, 1, 1, 1])
    assert table.seen("bank") == NOTHING
    table.sits(0, 35).rolls(1, 3)
    assert table.money[0] == 1700
    made = table.told("printed")
    assert sum(int(item[2]) * int(item[3]) for item in made) == 200
    assert sum(count for count in table.seen("printed")) == sum(int(item[3]) for item in made)
    assert table.false_notes(0) == NOTHING


@pytest.mark.rule("CC-A8", "CC-A7")
def test_the_bank_gives_what_it_has_before_it_makes_notes() -> None:
    table = Table(2, dealt=[3, 1, 3, 3, 2], printed=[30, 2, 6, 7, 4], false=[0, 0, 0, 0, 0])
    table.has(1, [24, 1, 3, 3, 2])
    assert table.seen("bank") == [3, 0, 0, 1, 0]
    table.sits(0, 35).rolls(1, 3)
    assert table.money[0] == 1700
    assert table.seen("bank")[3] == 0


@pytest.mark.rule("CC-A9", "CC-42")
def test_nobody_can_check_what_the_bank_pays() -> None:
    table = Table().fill_pile(3, [1, 1]).lands(0)
    assert table.phase == "turn"
    assert table.false_notes(0) == [0, 0, 0, 2, 0]


@pytest.mark.rule("CC-A1", "CC-16")
def test_an_exact_payment_hands_over_the_very_notes() -> None:
    table = paying([0, 0, 0, 0, 0], [3, 1, 0, 0, 0]).pays(3, 1).trusts()
    assert table.false_notes(1) == [3, 1, 0, 0, 0]
    assert table.seen("notes")[0] == NOTHING
