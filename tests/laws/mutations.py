"""Faults planted on purpose, to see whether the laws find them.

    FUNNYMONEY_PURE=1 python -m tests.laws.mutations [NAME...]

plants them one by one, runs the law that should find each, and says what it found. Patched
compiled methods are silently ignored, hence FUNNYMONEY_PURE.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any

import funnymoney
from funnymoney.core.features import size_of
from funnymoney.core.luck import Luck
from funnymoney.core.match import Match
from funnymoney.core.told import ALL, Telling, listed
from funnymoney.games.contraband import choices, memory, view
from funnymoney.games.contraband.cards import BAG, KINDS
from funnymoney.games.contraband.fields import FIELDS
from funnymoney.games.contraband.numbers import BELIEVE, INSPECTION, REJECTION, THROW
from funnymoney.games.contraband.rules import Contraband
from funnymoney.testing import feature_laws, laws, secrecy
from funnymoney.testing.matches import Case, course, played
from funnymoney.testing.refusals import check_refused
from tests.laws import (
    counterfeiters_mutations,
    crooked_cash_mutations,
    ffuffziger_mutations,
    test_redeal_is_fair,
)
from tests.laws.cases import CASES, all_positions
from tests.laws.planting import Fault, added, merged, verdicts
from tests.laws.toy import Fists

FEW = [case for case in CASES if str(case) in ("contraband-4-default", "contraband-4-extra0")]
SEEDS = range(6)


# ---------------------------------------------------------------- the laws, briefly


def secret() -> None:
    for case in FEW:
        rng = Random(0)
        for state in all_positions(case, 15):
            for viewer in case.viewers:
                secrecy.check_secret(case.facts, state, viewer, rng)


def each(check: Callable[[Case, Any, int | None], None]) -> Callable[[], None]:
    def law() -> None:
        for case in FEW:
            for state in all_positions(case, 15):
                for viewer in case.viewers:
                    check(case, state, viewer)

    return law


def conserved() -> None:
    for case in FEW:
        for seed in SEEDS:
            laws.check_conserved(case.facts, course(case, seed))


def fair() -> None:
    for situation in ("a receiver who looked", "the officer after one pass"):
        test_redeal_is_fair.test_redeal_draws_every_world_as_often_as_it_should(situation)


def any_order() -> None:
    case = next(case for case in CASES if case.game is Fists)
    for number, state in enumerate(course(case, 0)):
        if case.facts.sealed(state):
            laws.check_any_order(state, number)


def refused() -> None:
    match = played(FEW[0], 0, 0)
    check_refused(match, match.acting()[0], ["dance"])


def complete_for(case: Case, state: Any, viewer: int | None) -> None:
    for seed in SEEDS:  # a rare fault needs many tries
        laws.check_complete(case.facts, state, viewer, seed)


complete = each(complete_for)
features = each(feature_laws.check_features)
legal = each(lambda case, state, who: laws.check_legal(state))
words = each(lambda case, state, who: laws.check_words(state) if who == 0 else None)
clones = each(lambda case, state, who: laws.check_clone(state, 0) if who == 0 else None)


# --------------------------------------------------------------------- the faults


show_hand = added("suitcase", lambda state: listed(state.hand))


def know_too_much(real: Any, state: Contraband, player: int) -> Any:
    """A former holder knows the cards that came in after him."""
    return state.hand[:] if memory.last_pass(state, player) >= 0 else real(state, player)


def forget_own_draw(real: Any, state: Contraband, player: int | None) -> dict[str, object]:
    seen: dict[str, Any] = real(state, player)
    return {**seen, "had": [{**had, "drew": None} for had in seen["had"]]}


def forget_older_laps(real: Any, state: Contraband, player: int) -> Any:
    return real(state, player)[-2:]


def keep_true_hand(real: Any, state: Contraband, player: int, luck: Luck) -> None:
    if player != state.officer:
        real(state, player, luck)


def allow_old_bags(real: Any, pool: Any, may_be_bag: bool, luck: Luck) -> Any:
    return real(pool, True, luck)


def favour_some(real: Any, things: Any, luck: Luck) -> None:
    """Which card a sender drew is not chosen evenly."""
    real(things, luck)
    at = min(range(len(things)), key=lambda at: things[at])
    things[at], things[-1] = things[-1], things[at]


def search_only_liars(real: Any, state: Contraband, player: int, out: Any) -> None:
    real(state, player, out)
    if state.phase == INSPECTION and player == state.officer and state.is_true():
        out.clear()
        out.add(BELIEVE)


def speak_up(real: Any, telling: Telling, player: int, key: str, numbers: Any) -> None:
    telling.items.append((ALL, [key, *listed(numbers)]))


def lose_a_coin(real: Any, state: Contraband, *rest: Any) -> None:
    real(state, *rest)
    if rest[3] == "fine":
        state.balances[rest[1]] -= 1


def lose_a_card(real: Any, state: Contraband, kind: int, *rest: Any) -> None:
    real(state, kind, *rest)
    if kind == KINDS - 1:
        state.discard[kind] -= 1


def spare_the_bag(real: Any, state: Contraband, player: int, out: Any) -> None:
    """CB-34 broken: a received Bag may be kept."""
    real(state, player, out)
    if state.phase == REJECTION and player == state.holder and state.hand[BAG] > 0:
        out.clear()
        for kind in range(KINDS):
            if state.hand[kind] > 0:
                out.add(THROW + kind)


def let_all_act(real: Any, state: Contraband, player: int, out: Any) -> None:
    real(state, player, out)
    if len(out) == 0 and state.acting() != 0:
        out.add(0)


def offer_too_little(real: Any, state: Contraband) -> Any:
    return [offer | ({"total": 1} if "total" in offer else {}) for offer in real(state)]


def share_money(real: Any, state: Contraband) -> Contraband:
    clone: Contraband = real(state)
    clone.balances = state.balances
    return clone


def leave_out_round(real: Any, state: Contraband, player: int, out: Any, at: int) -> None:
    real(state, player, out, at)
    before = [field.name for field in FIELDS].index("round")
    out[at + size_of(FIELDS[:before], int(state.number_of_players()))] = 0


def write_too_much(real: Any, state: Contraband, player: int, out: Any, at: int) -> None:
    real(state, player, out, at)
    out[at - 1] = 0


def pay_the_last(real: Any, state: Fists, player: int, action: int, *rest: Any) -> None:
    before = state.round
    real(state, player, action, *rest)
    state.scores[player] += state.round - before


def ask_luck_first(real: Any, match: Match, *rest: Any) -> None:
    match.luck.below(2)
    real(match, *rest)


OURS: dict[str, Fault] = {
    "a view shows the suitcase to all": (view, "view_of", show_hand, secret),
    "a former holder knows what was drawn": (view, "known_cards", know_too_much, secret),
    "redeal keeps the true cards": (Contraband, "redeal", keep_true_hand, secret),
    "a liar can be told by what is legal": (Contraband, "legal", search_only_liars, secret),
    "cards received are told to all": (Telling, "slip", speak_up, secret),
    "a view forgets what was drawn": (view, "view_of", forget_own_draw, complete),
    "redeal lets a Bag outlast a receiver": (memory, "draw", allow_old_bags, complete),
    "redeal ignores that Bag in its chances": (memory, "draw", allow_old_bags, fair),
    "redeal is not even": (memory, "shuffle", favour_some, fair),
    "redeal forgets a hand of long ago": (memory, "rows_seen", forget_older_laps, complete),
    "a fine loses a coin": (Contraband, "pay", lose_a_coin, conserved),
    "a thrown card vanishes": (Contraband, "throw", lose_a_card, conserved),
    "a received Bag may be kept": (Contraband, "legal", spare_the_bag, conserved),
    "all may act at any time": (Contraband, "legal", let_all_act, legal),
    "offers are too narrow": (choices, "declarations", offer_too_little, words),
    "a clone shares its money": (Contraband, "clone", share_money, clones),
    "features leave out the round": (view, "features", leave_out_round, features),
    "features are written beside their place": (view, "features", write_too_much, features),
    "the last to close a fist is paid": (Fists, "apply", pay_the_last, any_order),
    "a refused choice uses up luck": (Match, "play", ask_luck_first, refused),
}
FAULTS = merged(
    OURS,
    counterfeiters_mutations.FAULTS,
    crooked_cash_mutations.FAULTS,
    ffuffziger_mutations.FAULTS,
)


if __name__ == "__main__":
    assert funnymoney.form()[0] == "uncompiled", "run this with FUNNYMONEY_PURE=1"
    chosen = {name: FAULTS[name] for name in sys.argv[1:] or FAULTS}
    for line in verdicts(chosen):
        sys.stdout.write(line + "\n")
