"""Faults planted in Counterfeiters, each with the law that should find it; see mutations.py."""

from __future__ import annotations

from random import Random
from typing import Any

from funnymoney.core.luck import Luck
from funnymoney.core.told import Telling
from funnymoney.games.counterfeiters import deeds, features, market, police, rules, view
from funnymoney.games.counterfeiters.cards import JET, QUALITIES
from funnymoney.games.counterfeiters.numbers import FLIGHT, NONE, PLACE, PLACING, SELLING
from funnymoney.games.counterfeiters.rules import Counterfeiters
from funnymoney.games.counterfeiters.rumours import certain, from_runs, runs
from funnymoney.testing import feature_laws, laws, secrecy
from funnymoney.testing.matches import course, every_position
from tests.laws import test_counterfeiters_money
from tests.laws.cases import CASES, all_positions
from tests.laws.counterfeiters_books import check_books
from tests.laws.counterfeiters_secrets import pair_of
from tests.laws.counterfeiters_worlds import check_table, pairs_in, tables
from tests.laws.planting import Fault

OURS = [case for case in CASES if case.game is Counterfeiters]
NAMES = ("2-default", "3-default", "2-extra0", "2-godfather_shows=True")
FEW = [case for case in OURS if str(case).endswith(NAMES)]
SEEDS = range(6)

# ---------------------------------------------------------------- the laws, briefly


def secret() -> None:
    for case in FEW:
        rng = Random(0)
        for state in all_positions(case, 25):
            for viewer in case.viewers:
                secrecy.check_secret(case.facts, state, viewer, rng)


def seen_in_copies() -> None:
    for case in FEW:
        for seed in SEEDS:
            feature_laws.check_features_of_copies(case, seed)


def touched_up() -> None:
    for case in FEW:
        feature_laws.check_touched_up(case.brief, 0)


def conserved() -> None:
    for case in FEW:
        for seed in SEEDS:
            laws.check_conserved(case.facts, course(case, seed))


def books() -> None:
    for case in FEW:
        for seed in SEEDS:
            check_books(case, seed)


def seen_all_along() -> None:
    for case in FEW:
        for state in every_position(case, 1):
            feature_laws.check_features(case, state, 0)


def exact() -> None:
    for case in FEW:
        for seed in SEEDS:
            for table in tables(case, seed):
                check_table(table)


def fair() -> None:
    check = test_counterfeiters_money.test_redeal_gives_everybody_any_possible_money_as_often
    check("the Godfather came", 1)
    check("two flew", -1)


# --------------------------------------------------------------------- the faults


def show_money(real: Any, state: Counterfeiters, player: int) -> Any:
    hand, offshore = pair_of(state, player)
    return certain(hand // 10, offshore // 10)


def remember_flight(real: Any, state: Counterfeiters, player: int, event: int, much: int) -> None:
    """The amount is not shown, but what may be is narrowed down to it."""
    real(state, player, event, much)
    if event == FLIGHT:
        state.catch_up()
        hand, offshore = pair_of(state, player)
        known = state.rumours[:]
        known[player] = certain(hand // 10, offshore // 10)
        state.rumours = known


def notice_plans(real: Any, state: Counterfeiters, player: int) -> bool:
    return bool(state.phase == SELLING or state.direction != NONE)


def say_what_was_paid(real: Any, telling: Telling, player: int, key: str, *rest: int) -> None:
    telling.all(key, *rest)


def believe_in_empty_flights(real: Any, rumour: Any, low: int, net: int) -> Any:
    return from_runs([[total, 0, total] for total, _, _ in runs(real(rumour, low, net))])


def overlook_payments(real: Any, rumour: Any, low: int, net: int) -> Any:
    return real(rumour, 0, max(net, 0)) if net >= 0 else real(rumour, net, net)


def overlook_showing(real: Any, rumour: Any, low: int, net: int, paid: int) -> Any:
    return real(rumour, low, net, -1)


def keep_edges(real: Any, state: Counterfeiters) -> None:
    real(state)
    state.stale = 0


def forget_edges(real: Any, state: Counterfeiters) -> Counterfeiters:
    made: Counterfeiters = real(state)
    made.stale = 0
    return made


def keep_true_money(real: Any, state: Counterfeiters, player: int, luck: Luck) -> None:
    pass


def expect_riches(real: Any, rumour: Any, luck: Luck) -> Any:
    """The better of two draws."""
    return max(real(rumour, luck), real(rumour, luck))


def same_for_all(real: Any, state: Counterfeiters, player: int, luck: Luck) -> None:
    """Rivals' splits hang together: all get the first or all the last."""
    real(state, player, luck)
    rivals = [each for each in range(int(state.box.players)) if each != player]
    end = int(luck.below(2))
    for each in rivals:
        pairs = sorted(pairs_in(state.view(None), each))
        state.hand[each], state.offshore[each] = pairs[-end]


def take_more(real: Any, state: Counterfeiters, *rest: Any) -> None:
    real(state, *rest)
    for player in range(int(state.box.players)):
        state.hand[player] -= min(10, state.hand[player])


def lose_a_fake(real: Any, state: Counterfeiters, *rest: Any) -> None:
    at = int(state.player) * int(QUALITIES)
    real(state, *rest)
    for quality in range(int(QUALITIES)):
        if state.fakes[at + quality] > 0:
            state.fakes[at + quality] -= 1
            return


def allow_jets(real: Any, state: Counterfeiters, player: int, out: Any) -> None:
    """CF-22 broken: whoever has a jet may buy another one."""
    real(state, player, out)
    if state.phase == PLACING and player == state.player and state.has(player, JET) > 0:
        for slot in range(int(state.box.slots)):
            if state.market[slot] == JET and state.hand[player] >= state.box.prices[slot]:
                out.add(PLACE + slot)


def pay_less(real: Any, state: Counterfeiters, player: int, amount: int) -> None:
    real(state, player, amount)
    state.hand[player] += 10


def lose_a_card(real: Any, state: Counterfeiters, *rest: Any) -> None:
    real(state, *rest)
    state.market[state.box.slots - 1] = NONE


def forget_a_henchman(real: Any, state: Counterfeiters, *rest: Any) -> None:
    real(state, *rest)
    state.standing[0] = 0


def retreat(real: Any, state: Counterfeiters, *rest: Any) -> None:
    real(state, *rest)
    state.pawn -= 2 if state.pawn == 6 else 0


def leave_as_it_was(*_: Any) -> bool:
    return True


FAULTS: dict[str, Fault] = {
    "a view shows what was stashed": (view, "money_seen", show_money, secret),
    "rivals notice half a choice": (Counterfeiters, "midway", notice_plans, secret),
    "all hear what the Godfather got": (Telling, "only", say_what_was_paid, secret),
    "redeal keeps rivals' true money": (Counterfeiters, "redeal", keep_true_money, secret),
    "what may be leads to what was moved": (Counterfeiters, "note", remember_flight, exact),
    "a flight may have moved nothing": (rules, "after_flight", believe_in_empty_flights, exact),
    "a purchase proves nothing": (rules, "after_deals", overlook_payments, exact),
    "what the Godfather shows is overlooked": (rules, "after_godfather", overlook_showing, exact),
    "a henchman is not touched up": (
        features,
        "touch_up",
        leave_as_it_was,
        touched_up,
    ),
    "old edges of money are kept": (Counterfeiters, "catch_up", keep_edges, seen_all_along),
    "a copy keeps old edges of money": (Counterfeiters, "clone", forget_edges, seen_in_copies),
    "redeal prefers the rich": (view, "draw", expect_riches, fair),
    "redeal moves rivals alike": (Counterfeiters, "redeal", same_for_all, fair),
    "the Godfather takes ten too much": (police, "godfather", take_more, books),
    "a fake is lost in a sale": (deeds, "sell", lose_a_fake, books),
    "a diner serves and forgets": (Counterfeiters, "serve_diners", lose_a_fake, books),
    "the bank gives a discount": (Counterfeiters, "pay", pay_less, books),
    "a second jet may be bought": (Counterfeiters, "legal", allow_jets, conserved),
    "a card falls off the market": (market, "clear", lose_a_card, conserved),
    "a henchman stays out": (Counterfeiters, "end_round", forget_a_henchman, conserved),
    "the police go back": (police, "advance", retreat, conserved),
}
