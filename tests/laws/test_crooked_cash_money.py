"""Notes, deeds, hotels and cards of Crooked Cash, at every step; and what is known of notes."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.games.crooked_cash.money.purse import SEEN
from funnymoney.games.crooked_cash.numbers import BANK
from funnymoney.games.crooked_cash.procedures.chance_cards import draw
from funnymoney.games.crooked_cash.procedures.payment import CANCELLED, OWED, Payment
from funnymoney.games.crooked_cash.rules import CrookedCash
from funnymoney.testing.matches import Case, every_position
from tests.laws import crooked_cash_order
from tests.laws.cases import CASES, SEEDS
from tests.laws.crooked_cash_chances import TENS, Table, position
from tests.laws.crooked_cash_notes import (
    KNOWN_TRUE,
    PLAIN_FALSE,
    PLAIN_TRUE,
    WORTH,
    in_hand,
    marks_of,
    place_of_sure,
    put_in_hand,
    sure_of,
)

OURS = {str(case): case for case in CASES if case.game is CrookedCash}
SAMPLE = ("crooked_cash-2-extra0", "crooked_cash-3-default", "crooked_cash-6-extra0")


def check_every_step(case: Case, seed: int) -> None:
    expected: dict[str, object] = {}
    for state in every_position(case, seed):
        assert isinstance(state, CrookedCash)
        expected = expected or crooked_cash_order.expected_inventory(state)
        assert crooked_cash_order.inventory(state) == expected
        crooked_cash_order.check_position(state)


@pytest.mark.parametrize("name", SAMPLE)
def test_nothing_gets_lost_at_any_step(name: str) -> None:
    case = OURS[name]
    for seed in range(SEEDS):
        check_every_step(case.brief, seed)


def test_no_card_gets_lost_when_the_last_rival_is_ruined() -> None:
    """CC-52, CC-D5: 24 Chance cards at the end as well, though both have had one."""
    state, luck = position(Table(0, (1, 3), bank=0, false=0)), FastLuck(1)
    for player in range(2):
        state.chance[player] = state.shown[player]
        state.shown[player] = draw(state, luck)
    Payment(0, 1, 50, OWED).start(state, luck, SILENT)
    for action in state.steps(0, ["give_up"]):
        state.apply(0, action, luck, SILENT)
    assert state.over
    crooked_cash_order.check_position(state)
    assert crooked_cash_order.inventory(state) == crooked_cash_order.expected_inventory(state)


# ------------------------------------------------------------------ CC-A2, by trying everything

PAYER, PAYEE, OTHER = range(3)
Deal = tuple[int, int, int, int, int]  # notes, sure to be false, to be true, laid out, found true


def deals() -> Iterator[Deal]:
    """Yield every payment of up to four notes."""
    for notes in range(1, 5):
        for false in range(notes + 1):
            for true in range(notes - false + 1):
                for laid in range(1, notes + 1):
                    for seen in range(min(laid, notes - false) + 1):
                        yield notes, false, true, laid, seen


def truths(notes: int, false: int, true: int, seen: int) -> list[set[int]]:
    """Which notes may be false; the first ones are those found true."""
    return [
        set(wrong)
        for many in range(false, notes - true + 1)
        for wrong in combinations(range(seen, notes), many)
    ]


def bounds(deal: Deal) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the least false and true notes that stay, and that go, of all there may be."""
    notes, false, true, laid, seen = deal
    stay, go = [], []
    for wrong in truths(notes, false, true, seen):
        for others in combinations(range(seen, notes), laid - seen):
            gone = {*range(seen), *others}
            go.append((len(gone & wrong), len(gone - wrong)))
            stay.append((len(wrong - gone), notes - laid - len(wrong - gone)))
    return (
        (min(f for f, _ in stay), min(t for _, t in stay)),
        (min(f for f, _ in go), min(t for _, t in go)),
    )


def pay(deal: Deal, payee: int) -> CrookedCash:
    """Let a third player watch a payment; what he is sure of beforehand is given."""
    notes, false, true, laid, seen = deal
    state = position(Table(OTHER, (notes, 0, 0), bank=1, false=false))
    wrong = truths(notes, false, true, seen)[0]
    payment = Payment(PAYER, payee, laid * WORTH[TENS], CANCELLED)
    payment.need = 0
    on_table = [PLAIN_FALSE if at in wrong else PLAIN_TRUE for at in range(laid)]
    payment.notes = vec[i64](
        [kind + (int(SEEN) if at < seen else 0) for at, kind in enumerate(on_table)]
    )
    hand = [notes - laid - len(wrong) + on_table.count(PLAIN_FALSE), 0, 0, 0]
    hand[PLAIN_FALSE] = len(wrong) - on_table.count(PLAIN_FALSE)
    put_in_hand(state, PAYER, TENS, hand)
    state.cash[PAYER] = (notes - laid) * WORTH[TENS]
    state.in_hand[TENS] = notes - laid
    for viewer in (OTHER, None):
        at = place_of_sure(state, viewer, PAYER, TENS)
        state.sure[at], state.sure[at + 1] = false, true
    state.push(payment)
    payment.finish(state, FastLuck(0), SILENT)
    return state


def test_who_watches_a_payment_stays_as_sure_as_he_can_be_and_no_surer() -> None:
    """CC-A2: k notes leaving lower the certain ones by k; what is left to gain the payee gains."""
    for deal in deals():
        for payee in (PAYEE, int(BANK)):
            state = pay(deal, payee)
            stay, go = bounds(deal)
            for viewer in (OTHER, None):
                assert sure_of(state, viewer, PAYER, TENS) == stay, deal
                assert sure_of(state, viewer, PAYEE, TENS) == (go if payee == PAYEE else (0, 0))


def test_the_payee_marks_what_was_found_true() -> None:
    """CC-A2: the new holder keeps the mark on a note that was checked."""
    for deal in deals():
        state = pay(deal, PAYEE)
        *_, seen = deal
        assert in_hand(state, PAYEE, TENS)[KNOWN_TRUE] == seen
        assert marks_of(state, PAYEE, TENS) == (0, 0, seen, seen)
