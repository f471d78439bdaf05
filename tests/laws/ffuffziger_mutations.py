"""Faults planted in Falsche FFuffziger, each with the law that should find it; see mutations.py."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from funnymoney.core.luck import Luck
from funnymoney.core.told import Told, listed
from funnymoney.games.ffuffziger import features, view
from funnymoney.games.ffuffziger.numbers import MONEY, REAL, TRANSFORM
from funnymoney.games.ffuffziger.phases import auction, fists, inspector, shop, workshop
from funnymoney.games.ffuffziger.rules import Ffuffziger
from funnymoney.testing import feature_laws, laws, secrecy
from funnymoney.testing.matches import course
from tests.laws import test_ffuffziger_books, test_ffuffziger_chances, test_ffuffziger_closed_fists
from tests.laws.cases import CASES, all_positions
from tests.laws.ffuffziger_order import kinds_owned, row
from tests.laws.ffuffziger_purses import asked
from tests.laws.ffuffziger_tables import KINDS, SCRAP, SELL, TWICE, VALUES
from tests.laws.planting import Fault, added, replaced

OURS = [case for case in CASES if case.game is Ffuffziger]
FEW = [case for case in OURS if str(case).endswith(("3-default", "5-default"))]
SEEDS = range(4)

# ---------------------------------------------------------------- the laws, briefly


def secret() -> None:
    for case in FEW:
        rng = Random(0)
        for state in all_positions(case, 15):
            for viewer in case.viewers:
                secrecy.check_secret(case.facts, state, viewer, rng)


def complete() -> None:
    for case in FEW:
        for state in all_positions(case, 15):
            for viewer in case.viewers:
                laws.check_complete(case.facts, state, viewer, 0)


def shut() -> None:
    for case in FEW:
        test_ffuffziger_closed_fists.check_all_shut(case, 0)


def any_order() -> None:
    for case in FEW:
        several = (state for state in course(case, 1) if case.facts.sealed(state))
        for number, state in enumerate(islice(several, 30)):
            laws.check_any_order(state, number)


def touched_up() -> None:
    for case in FEW:
        feature_laws.check_touched_up(case.brief, 0)


def conserved() -> None:
    for case in FEW:
        for seed in SEEDS:
            laws.check_conserved(case.facts, course(case, seed))
    for style in ("launderers", "tinkerers"):
        test_ffuffziger_books.test_books_balance_in_any_style(style, 3)


def fair() -> None:
    test_ffuffziger_closed_fists.test_redeal_draws_closed_fists_evenly("two rivals closed")


def backs() -> None:
    for story in ("in turns", "a dealt one was sold", "both were sold"):
        test_ffuffziger_chances.test_a_back_is_as_likely_as_by_all_the_ways_to_deal(story, 1)


def decks() -> None:
    test_ffuffziger_chances.test_all_240_orders_of_the_inspector_are_as_likely()
    test_ffuffziger_chances.test_laundering_cards_come_in_any_order_within_a_letter(3)


# ------------------------------------------------------------------------- fists


show_fists = added("fists", lambda state: listed(state.laid))
notice_beginners = added("begun", lambda state: int(state.begun))
forget_own_fist = replaced("laid", lambda state: None)
forget_dealt_tiles = replaced("dealt_unseen", lambda state: [0] * VALUES)


def keep_true_fists(real: Any, state: Ffuffziger, player: int, luck: Luck) -> None:
    pass


def expect_little(real: Any, state: Ffuffziger, player: int, luck: Luck) -> None:
    """The emptier of two draws."""
    real(state, player, luck)
    one = listed(state.laid)
    real(state, player, luck)
    for at, amount in enumerate(one):
        state.laid[at] = min(state.laid[at], amount)


def say_how_much(
    real: Any, state: Ffuffziger, player: int, digit: int, luck: Luck, told: Told
) -> None:
    real(state, player, digit, luck, told)
    if state.closed >> player & 1:
        told.all("heavy", sum(row(state.laid, player)))


def favour_the_last(
    real: Any, state: Ffuffziger, player: int, digit: int, luck: Luck, told: Told
) -> None:
    """Who closes last is the first player when fists are opened."""
    others = int(state.box.everybody) & ~(1 << player)
    if state.closed == others and asked(state, player) == kinds_owned(state, player)[-1]:
        state.first = player
    real(state, player, digit, luck, told)


def keep_the_fist(real: Any, state: Ffuffziger, winner: int, told: Told) -> None:
    kept = row(state.money, winner)
    real(state, winner, told)
    for kind, amount in enumerate(kept):
        state.money[winner * MONEY + kind] = amount


def pay_at_once(real: Any, state: Ffuffziger, winner: int, told: Told) -> None:
    """FF-33 broken: card money can be bid in the same phase."""
    real(state, winner, told)
    state.money[winner * MONEY + REAL] += state.due[winner]
    state.due[winner] = 0


def sell_too_low(real: Any, state: Ffuffziger) -> int:
    """FF-31 broken: the highest wins, whatever the card asks for."""
    return max(range(int(state.box.players)), key=lambda player: int(state.worth[player]))


# --------------------------------------------------------------- tiles, cards, coins


def lose_a_stake(real: Any, state: Ffuffziger, player: int, luck: Luck, told: Told) -> bool:
    """FF-28 broken: who drops out pays what he had laid down."""
    for kind in range(int(MONEY)):
        at = player * int(MONEY) + kind
        state.money[at] -= min(state.money[at], state.stake[kind])
    return bool(real(state, player, luck, told))


def spare_the_notes(real: Any, state: Ffuffziger, value: int, told: Told) -> None:
    notes = listed(state.money)[value :: int(MONEY)]
    real(state, value, told)
    state.money[value] = notes[0]


def scrap_twice(real: Any, state: Ffuffziger, player: int, value: int, told: Told) -> int:
    twice = int(state.machines[player * KINDS + 4 * value + TWICE])
    return int(real(state, player, value, told)) + twice


def turn_again(real: Any, state: Ffuffziger, out: Any) -> None:
    """FF-19 broken: x2 machines of 20 and 50 may be turned once more."""
    real(state, out)
    for kind in range(4, 12):
        if state.present >> kind & 1 and kind % 4 == TWICE:
            out.add(TRANSFORM + kind)


def pay_for_kaputt(real: Any, state: Ffuffziger, kind: int, *rest: Any) -> None:
    before = int(state.kaputt)
    real(state, kind, *rest)
    if state.kaputt > before:  # FF-20 broken
        state.money[state.player * MONEY + REAL] += SELL[kind // 4] - SCRAP[kind // 4]


def forget_the_sold(real: Any, state: Ffuffziger, kind: int) -> None:
    """A dealt tile that was sold unturned is taken for one whose back was seen."""
    real(state, kind)
    if kind % 4 == 0 and kind < 12:
        state.hidden[kind // 4] -= 1


def think_all_mixed(real: Any, state: Ffuffziger, value: int, dealt: bool, chances: Any) -> int:
    """FF-9 overlooked: a bought tile has any back, as if none had been dealt."""
    hidden, state.hidden[value] = int(state.hidden[value]), 0
    total = int(real(state, value, dealt, chances))
    state.hidden[value] = hidden
    return total


def drop_a_tile(real: Any, state: Ffuffziger, value: int, *rest: Any) -> None:
    state.pile[value] -= 1 if state.pile[value] > 1 else 0
    real(state, value, *rest)


def shuffle_again(real: Any, state: Ffuffziger, luck: Luck) -> int:
    """FF-8 broken: the discard is not turned over as it is."""
    if state.turned == 10:
        state.ring[0], state.ring[4] = state.ring[4], state.ring[0]
    return int(real(state, luck))


def draw_low_first(real: Any, state: Ffuffziger, place: int, luck: Luck) -> int:
    return min(int(real(state, place, luck)), int(real(state, place, luck)))


def lose_a_card(real: Any, state: Ffuffziger, *rest: Any) -> None:
    real(state, *rest)
    state.deck &= ~(1 << 39)


def stay_first(real: Any, state: Ffuffziger, told: Told) -> None:
    if state.round != 5:
        real(state, told)


def raise_the_dead(real: Any, state: Ffuffziger, card: int) -> None:
    """FF-R11 broken: a type that is gone starts an auction."""
    real(state, card)
    if state.box.many and card < state.lowest:
        state.auctions += 1


def launder_at_face(real: Any, state: Ffuffziger, player: int, told: Told) -> None:
    twenties = int(state.laid[player * MONEY + 1])
    real(state, player, told)
    state.money[player * MONEY + REAL] += (20 - SELL[1]) * twenties


def leave_as_it_was(*_: Any) -> bool:
    return True


FAULTS: dict[str, Fault] = {
    "a view shows closed fists": (view, "view_of", show_fists, secret),
    "rivals notice half a fist": (view, "view_of", notice_beginners, secret),
    "redeal keeps true fists": (Ffuffziger, "redeal", keep_true_fists, secret),
    "all hear how heavy a fist is": (fists, "fill", say_how_much, shut),
    "a view forgets one's own fist": (view, "view_of", forget_own_fist, complete),
    "a view forgets which tiles were dealt": (view, "view_of", forget_dealt_tiles, complete),
    "redeal prefers empty fists": (Ffuffziger, "redeal", expect_little, fair),
    "who closes last wins ties": (fists, "fill", favour_the_last, any_order),
    "what is laid down is not touched up": (features, "touch_up", leave_as_it_was, touched_up),
    "the winner keeps his fist": (fists, "pay", keep_the_fist, conserved),
    "card money comes at once": (fists, "pay", pay_at_once, conserved),
    "a card is sold too low": (fists, "highest", sell_too_low, conserved),
    "a loser loses his stake": (auction, "leave", lose_a_stake, conserved),
    "seized notes stay": (inspector, "destroy", spare_the_notes, conserved),
    "x2 machines are scrapped twice": (inspector, "scrap", scrap_twice, conserved),
    "a tile is turned twice": (workshop, "legal", turn_again, conserved),
    "a Kaputt pays the price of a sale": (workshop, "transform", pay_for_kaputt, conserved),
    "a sold tile counts as seen": (workshop, "sell", forget_the_sold, backs),
    "backs forget what was dealt": (workshop, "weigh", think_all_mixed, backs),
    "a pile loses a tile": (shop, "buy", drop_a_tile, conserved),
    "twenties are laundered at face value": (shop, "exchange", launder_at_face, conserved),
    "the ring changes its order": (inspector, "next_card", shuffle_again, conserved),
    "low inspector cards come early": (inspector, "draw", draw_low_first, decks),
    "a laundering card is lost": (fists, "turn_card", lose_a_card, conserved),
    "the marker stays where it is": (Ffuffziger, "move_marker", stay_first, conserved),
    "a dead type starts an auction": (inspector, "count_auction", raise_the_dead, conserved),
}
