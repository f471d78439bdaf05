"""False notes and false Chance cards in the tale of a match of Crooked Cash."""

from __future__ import annotations

from typing import Any

import pytest

from funnymoney.core.tale import Answer, Claim, Tale
from funnymoney.games import recap_of
from funnymoney.games.crooked_cash.presentation.recap import Story
from funnymoney.games.crooked_cash.property.held_cards import prove
from tests.games.crooked_cash_scenes import (
    for_sale,
    in_jail,
    random_play,
    rent_due,
    with_known_note,
)
from tests.games.crooked_cash_table import (
    CH01,
    CH02,
    CH03,
    CH04,
    CH05,
    CH06,
    CH07,
    CH08,
    CH09,
    CH10,
    CH11,
    CH12,
    LIGHT_BLUE,
    PARKING,
    Table,
    bundle,
    swap,
)
from tests.games.tale_watch import Watch

FALSE, TRUE = 0, 1
FIFTIES = [0, 0, 3, 0, 0]


def crooked_rent(players: int = 3) -> Table:
    """Return a table where player 0, whose fifties are all false, owes player 1 a rent of 50."""
    return rent_due(2, Table(players).has(0, [3, 1, 0, 3, 2], FIFTIES)).chooses("demand")


def honest_rent() -> Table:
    return rent_due(2, Table()).chooses("demand")


class Told:
    """Looks on at a table, and tells what it has seen."""

    def __init__(self, table: Table) -> None:
        self.table, self.watch = table, Watch(table.match, Story())

    def tale(self) -> Tale:
        return self.watch.tale()


# ---------------------------------------------------------------------------------- notes


def test_a_false_note_that_nobody_checks_was_believed_by_all_who_could() -> None:
    seen = Told(crooked_rent())
    seen.table.pays(0, 0, 1).says(2, "trust").says(1, "trust")
    assert seen.tale().claims == [
        Claim("false_note", 1, 0, [1, 2], 50, False, [Answer(2, 2, True), Answer(1, 3, True)], None)
    ]


def test_a_false_note_that_is_checked_is_caught() -> None:
    seen = Told(crooked_rent())
    seen.table.pays(0, 0, 1).says(1, "trust").says(2, "check", 0)
    (lie,) = seen.tale().lies
    assert (lie.checker, lie.answers) == (2, [Answer(1, 2, True), Answer(2, 3, False)])


def test_of_two_who_doubt_a_note_the_nearer_has_caught_it() -> None:
    seen = Told(crooked_rent(4))
    seen.table.pays(0, 0, 1).says(3, "check", 0).says(2, "check", 0).says(1, "trust")
    (lie,) = seen.tale().lies
    assert lie.checker == 2
    assert [answer.believed for answer in lie.answers] == [False, False, True]


def test_each_note_of_a_bundle_is_a_claim_of_its_own() -> None:
    """Of a 20 and three tens one ten is false; player 1 checks the true 20, player 2 the ten."""
    table = rent_due(2, Table().has(0, [2, 1, 0, 0, 0], [1, 0, 0, 0, 0])).chooses("demand")
    seen = Told(table)
    table.next(lots=[0, 0, 0]).pays(3, 1)
    (false,) = [place for place, ten in enumerate(notes_on(table)) if ten]
    table.says(1, "check", 0).says(2, "check", false)
    found = seen.tale()
    (lie,), (honest,) = found.lies, found.suspected
    assert (lie.amount, lie.checker) == (10, 2)
    assert (honest.kind, honest.player, honest.checker, honest.amount) == ("true_note", 0, 1, 0)
    assert lie.answers == [Answer(1, 2, True), Answer(2, 3, False)]
    assert honest.answers == [Answer(1, 2, False), Answer(2, 3, True)]


def notes_on(table: Table) -> list[int]:
    """Return 1 for each false note that lies on the table."""
    return [int(note) & 1 for note in table.state.stack[-2].notes]


def test_notes_laid_out_in_their_place_are_told_too() -> None:
    seen = Told(crooked_rent())
    seen.table.pays(0, 0, 1).checks({2: 0}).pays(0, 0, 1).trusts()
    lies = seen.tale().lies
    assert [(lie.choice, lie.checker, lie.amount) for lie in lies] == [(1, 2, 50), (4, None, 50)]


def test_a_note_known_to_be_false_is_paid_knowingly() -> None:
    table = with_known_note(false=1).owns(1, 3).lands(7).chooses("demand")
    seen = Told(table)
    table.chooses("pay", *bundle(false=[0, 0, 1, 0, 0])).checks({1: 0})
    (lie,) = seen.tale().lies
    assert (lie.kind, lie.amount, lie.checker) == ("known_false_note", 50, 1)


def test_a_false_note_that_nobody_can_check_is_told_to_nobody() -> None:
    table = crooked_rent().chips(2, 0, 0)
    seen = Told(table)
    table.pays(0, 0, 1)
    assert seen.tale().claims == [Claim("false_note", 1, 0, [], 50, False, [], None)]


def test_prisoners_are_told_nothing() -> None:
    table = crooked_rent().jails(2)
    seen = Told(table)
    table.pays(0, 0, 1).says(1, "trust")
    (lie,) = seen.tale().lies
    assert lie.to == [1]


def test_a_true_note_that_is_checked_was_suspected() -> None:
    seen = Told(honest_rent())
    seen.table.pays(0, 0, 1).checks({2: 0})
    (honest,) = seen.tale().suspected
    assert (honest.kind, honest.choice, honest.player, honest.checker) == ("true_note", 1, 0, 2)
    assert honest.amount == 0  # it has cost a chip


def test_true_notes_that_nobody_doubts_are_not_told_of() -> None:
    seen = Told(honest_rent())
    seen.table.pays(0, 0, 1).trusts()
    assert seen.tale().claims == []


def test_notes_handed_in_at_the_bank_can_be_lies() -> None:
    table = Table().has(0, [3, 1, 0, 3, 2], FIFTIES)
    seen = Told(table)
    table.chooses(*swap("50 50", "100")).pays().checks({1: 1})
    assert [(lie.choice, lie.checker) for lie in seen.tale().lies] == [(2, None), (2, 1)]


def test_notes_in_a_trade_can_be_lies_of_both() -> None:
    table = Table().has(0, [3, 1, 0, 3, 2], FIFTIES).has(1, [0, 1, 3, 3, 2], [3, 0, 0, 0, 0])
    seen = Told(table)
    table.offers(0, 1, give=[0, 0, 1, 0, 0], take=[1, 0, 0, 0, 0]).chooses("accept")
    table.pays().trusts().pays().trusts()
    lies = seen.tale().lies
    assert [(lie.player, lie.amount, lie.to) for lie in lies] == [(0, 50, [1, 2]), (1, 10, [0, 2])]


# ---------------------------------------------------------------------------------- cards


def test_a_false_card_that_is_checked_is_caught() -> None:
    table = Table().holds(0, CH07)
    seen = Told(table)
    table.says(0, "play", CH07).next(truths=[FALSE]).checks({2: 0})
    assert seen.tale().claims == [
        Claim("false_card", 1, 0, [1, 2], 150, False, [Answer(1, 2, True), Answer(2, 3, False)], 2)
    ]


def test_a_true_card_that_is_checked_was_suspected() -> None:
    table = Table().holds(0, CH07)
    seen = Told(table)
    table.says(0, "play", CH07).next(truths=[TRUE]).checks({2: 0})
    found = seen.tale()
    (honest,) = found.suspected
    assert (honest.kind, honest.checker, honest.amount) == ("true_card", 2, 0)
    assert (found.lies, found.unsettled) == ([], [])


def test_a_card_that_is_never_checked_stays_unsettled() -> None:
    table = Table().holds(0, CH07)
    seen = Told(table)
    table.says(0, "play", CH07).trusts()
    found = seen.tale()
    (card,) = found.unsettled
    assert (card.kind, card.amount, card.checker) == ("unsettled_card", 150, None)
    assert (found.lies, found.suspected) == ([], [])


def test_a_card_whose_twin_is_checked_later_was_false_all_along() -> None:
    """Both grants are played: nobody checks the first, the second is found to be true."""
    table = Table(2).holds(0, CH07)
    seen = Told(table)
    table.says(0, "play", CH07).trusts()
    table.passes_turn()
    table.state.chance[1], table.state.shown[0] = table.state.shown[0], 2 * CH12 + 1
    table.state.unseen[CH12] -= 1
    table.so_be_it().says(1, "play", CH07).next(truths=[FALSE]).checks({0: 0})
    twin_is_false = bool(table.told("card_checked")[0][4])
    found = seen.tale()
    first = next(claim for claim in found.claims if claim.player == 0)
    assert first.truth is twin_is_false
    assert first.checker is None


def test_a_card_known_to_be_false_is_played_knowingly() -> None:
    table = Table().holds(0, CH07)
    prove(table.state, table.state.chance[0] ^ 1)
    seen = Told(table.so_be_it())
    table.says(0, "play", CH07).trusts()
    (lie,) = seen.tale().lies
    assert (lie.kind, lie.amount, lie.checker) == ("known_false_card", 150, None)


def test_a_card_that_nobody_can_check_is_told_to_nobody() -> None:
    table = Table().holds(0, CH07).chips(2, 0, 0)
    seen = Told(table)
    table.says(0, "play", CH07)
    (card,) = seen.tale().unsettled
    assert (card.to, card.answers) == ([], [])


def test_a_card_played_while_building_was_chosen_by_its_wish() -> None:
    table = Table().owns(0, 5).owns(1, *LIGHT_BLUE).holds(1, CH02)
    table.sits(0, PARKING - 3).next(dice=[1, 2])
    seen = Told(table)
    table.chooses("roll").says(1, "wish_gift", 2).says(1, "ready")
    assert table.phase == "decoder"
    table.next(truths=[FALSE]).checks({0: 0})
    (lie,) = seen.tale().lies
    assert (lie.kind, lie.choice, lie.player) == ("false_card", 2, 1)
    assert (lie.amount, lie.to, lie.checker) == (100, [0, 2], 0)


def played(kind: int) -> tuple[Table, list[Any]]:
    """Return a table where player 0 may play this card, and the word for it."""
    table = Table().owns(0, 0).owns(1, 5, *LIGHT_BLUE).hotels(2)
    if kind == CH01:
        table = rent_due(5, table.holds(0, kind)).chooses("demand")
    elif kind == CH03:
        table = in_jail().holds(0, kind)
    elif kind == CH04:
        table = table.owns(0, 21).holds(0, kind).sits(1, 32).passes_turn()
        table = table.sits(1, 32).rolls(1, 2)
    elif kind == CH05:
        table = for_sale(21, table.holds(0, kind))
    else:
        table.holds(0, kind)
    targets = {CH02: [0], CH06: [21], CH09: [0, 5], CH10: [2], CH11: [1]}
    return table, ["play", kind, *targets.get(kind, [])]


@pytest.mark.parametrize(
    ("kind", "amount"),
    [
        (CH01, 70), (CH02, 100), (CH03, 50), (CH04, 200), (CH05, 200), (CH06, 0),
        (CH07, 150), (CH08, 100), (CH09, 80), (CH10, 100), (CH11, 0), (CH12, 50),
    ],
)  # fmt: skip
def test_a_card_is_as_large_as_what_it_brings_in_money(kind: int, amount: int) -> None:
    table, (verb, *numbers) = played(kind)
    seen = Told(table)
    table.next(truths=[FALSE]).says(0, verb, *numbers).checks({2: 0})
    (lie,) = seen.tale().lies
    assert (lie.kind, lie.amount, lie.checker) == ("false_card", amount, 2)


# --------------------------------------------------------------------------- many matches


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_was_caught_is_what_all_were_told(players: int) -> None:
    """Held against the news alone: every note and card that was checked, and how it came out."""
    *_, match = random_play(players, 11, round_cap=10)
    found, news = recap_of(match.record), match.news(None)
    notes = [item for item in news if item[0] == "checked"]
    cards = [item for item in news if item[0] == "card_checked"]
    caught = [lie for lie in found.lies if lie.checker is not None]
    assert sorted((lie.checker, lie.amount) for lie in caught if "note" in lie.kind) == sorted(
        (item[1], item[3]) for item in notes if item[4]
    )
    assert len([each for each in found.suspected if each.kind == "true_note"]) == len(
        [item for item in notes if not item[4]]
    )
    assert [(lie.checker, lie.player) for lie in caught if "card" in lie.kind] == [
        (item[1], item[2]) for item in cards if item[4]
    ]
    assert len(notes) > 3


@pytest.mark.parametrize("players", [3, 5])
def test_as_many_notes_are_told_of_as_were_laid_out(players: int) -> None:
    """Nobody has a chip, so no window opens; a third of all notes is false, and so of those."""
    *_, match = random_play(players, 4, chips=0, round_cap=15)
    shown = [item[2:] for item in match.news(None) if item[0] == "shows"]
    lies = recap_of(match.record).lies
    laid = sum(len(notes) for notes in shown)
    assert 0.2 < len([lie for lie in lies if "note" in lie.kind]) / laid < 0.45
    assert all(lie.to == [] for lie in lies)
