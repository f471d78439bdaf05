"""What may not be known and what may not get lost in Crooked Cash, from its rule book.

Which notes are false is everybody's secret; the rest of what is hidden is in
crooked_cash_worlds.py. What is conserved stands in crooked_cash_order.py.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any

from funnymoney.core.game import Game, players_in
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.games.crooked_cash.procedures.building import WISHING, Build
from funnymoney.games.crooked_cash.procedures.decoder import Window
from funnymoney.games.crooked_cash.procedures.payment import Payment
from funnymoney.games.crooked_cash.procedures.trade import Trade
from funnymoney.games.crooked_cash.rules import CrookedCash
from funnymoney.games.crooked_cash.state import Matter
from funnymoney.testing.long_games import Long
from tests.laws import crooked_cash_order, crooked_cash_worlds
from tests.laws.crooked_cash_notes import (
    KNOWN_FALSE,
    KNOWN_TRUE,
    PLAIN_FALSE,
    PLAIN_TRUE,
    VALUES,
    in_hand,
    marks_of,
    payments,
    players_of,
    sure_of,
)

# Little money and high rents: notes are printed, streets are sold and players go bankrupt soon.
POOR = {
    "city": "Slums",
    "streets": [
        {"name": f"Street {at}", "price": 40 + 20 * (at % 3), "rent": 90, "hotel_cost": 20}
        for at in range(22)
    ],
}
EXTRA_OPTIONS: Sequence[Mapping[str, object]] = (
    {
        "board": POOR,
        "dealt": [1, 1, 1, 1, 0],
        "printed": [7, 6, 8, 9, 2],
        "false": [3, 2, 4, 5, 1],
        "round_cap": 25,
    },
)


def scene(state: Game) -> Hashable:
    """What is going on: windows are rare in random play, offers of trades are most of it."""
    assert isinstance(state, CrookedCash)
    top = state.stack[-1].name if state.stack else "over"
    shown = any(len(payment.notes) > 0 for payment in payments(state))
    return top, shown, int(state.acting()).bit_count() > 1


LONG = Long(
    longest=200_000,
    kept=120,
    of_ten=3,
    ahead=150,
    every=101,
    brief={"round_cap": 3},
    scene=scene,
)

PUBLIC = (
    "over", "round", "first", "dice", "exchanged", "hotels", "hotels_left", "out",
    "proven", "unopened",
)  # fmt: skip
PUBLIC_LISTS = (
    "position", "jail", "chips", "proposals", "owner", "held", "in_hand", "cash", "marks",
    "in_bank", "printed", "chance", "shown", "unseen", "under", "chest", "chest_pile",
)  # fmt: skip
MATTERS: dict[str, tuple[str, ...]] = {
    "turn": ("player", "stage", "doubles", "again"),
    "street": ("player", "street", "stage"),
    "rent": ("owner", "visitor", "street", "stage", "boosted"),
    "pick": ("player",),
    "card": ("owner", "kind", "target", "other", "naming", "carried"),
    "collection": ("receiver", "amount", "payer"),
    "payment": ("payer", "payee", "due", "if_short", "parked", "need", "part", "laying", "exact"),
    "decoder": ("owner", "asked", "things"),
    "debt": ("debtor", "creditor", "need", "forced", "proposals"),
    "trade": (
        "maker", "partner", "stage", "last", "notes", "streets", "cards",
        "new_kept",
    ),
    "exchange": ("player", "given", "taken", "low", "giving", "naming"),
    "auction": (
        "thing", "bidders", "after", "bid", "leader", "passed", "raising", "digit",
    ),
    "hotel": ("player", "street", "permit"),
    "building": ("begins", "asked", "stage", "winner"),
    "keep": ("player", "card"),
    "interlude": ("after", "asked"),
}  # fmt: skip
WISHES = ("wishes", "gift", "free", "permit")


# -------------------------------------------------------------------------- what is secret


def scramble(state: Game, player: int | None, rng: Random) -> Game | None:
    assert isinstance(state, CrookedCash)
    return crooked_cash_worlds.another(state, player, rng)


def knowledge(state: Game, player: int | None) -> object:
    """Everything that lies open, his own marks and choices, and what he is sure of."""
    assert isinstance(state, CrookedCash)
    own: list[object] = []
    if player is not None:
        for value in VALUES:
            hand = in_hand(state, player, value)
            plain = hand[PLAIN_TRUE] + hand[PLAIN_FALSE]
            own.append([plain, hand[KNOWN_TRUE], hand[KNOWN_FALSE]])
    sure = [
        sure_of(state, viewer, holder, value)
        for viewer in {player, None}
        for holder in players_of(state)
        for value in VALUES
    ]
    table = [number(getattr(state, name)) for name in PUBLIC]
    lists = [number(getattr(state, name)) for name in PUBLIC_LISTS]
    return [table, lists, own, sure, [matter_of(matter, player) for matter in state.stack]]


def number(thing: Any) -> object:
    return int(thing) if isinstance(thing, int) else [int(each) for each in thing]


def matter_of(matter: Matter, player: int | None) -> list[object]:
    """Return what one player may know of a matter."""
    facts: list[object] = [matter.name]
    facts += [number(getattr(matter, name)) for name in MATTERS[matter.name]]
    if isinstance(matter, Payment):
        facts += bundle_of(matter, player)
    elif isinstance(matter, Trade) and matter.paid is not None:
        facts.append(matter_of(matter.paid, player))
    elif isinstance(matter, Window) and player is not None:
        facts.append(int(matter.answers[player]))
    elif isinstance(matter, Build):
        lists = [[int(each) for each in getattr(matter, name)] for name in WISHES]
        if matter.stage != WISHING:
            facts += lists
        elif player is not None:
            facts += [each[player] for each in lists]
            facts.append(int(matter.waiting) >> player & 1)
    return facts


def bundle_of(payment: Payment, player: int | None) -> list[object]:
    """Of each note its value and whether it was found true; of one's own also its mark."""
    own = player == payment.payer
    notes: list[object] = [
        [int(note) // 8, int(note) // 4 % 2, max(int(note) % 4, PLAIN_FALSE) if own else None]
        for note in payment.notes
    ]
    return [*notes, number(payment.picked), int(payment.last)] if own else notes


def reveals(state: Game, actor: int, action: int, player: int | None) -> bool:
    """Answers and wishes come out with the last of them, notes when they are checked or shown."""
    assert isinstance(state, CrookedCash)
    top = state.stack[-1]
    if not isinstance(top, Window | Build | Payment):
        return False
    if isinstance(top, Build):
        last = top.stage == WISHING and top.waiting == 1 << actor
        others = [each for each in players_in(int(top.asked)) if each != player]
        return last and bool(others) and state.word(actor, [action]) == ["ready"]
    after = state.clone()
    after.apply(actor, action, FastLuck(0), SILENT)
    if isinstance(top, Window):
        return last_answer(state, top, after, actor, player)
    return actor != player and not after.midway(actor) and shows_marks(state, top, after)


def last_answer(
    state: CrookedCash, window: Window, after: CrookedCash, actor: int, player: int | None
) -> bool:
    """CC-B1, CC-B3: then all answers come out, and with a check whether a note is true."""
    if window.waiting != 1 << actor or after.midway(actor):
        return False
    if set(players_in(int(window.asked))) - {actor, player}:
        return True
    checked = sum(int(chips) for chips in after.chips) != sum(int(chips) for chips in state.chips)
    return checked and isinstance(state.stack[-2], Payment)


def shows_marks(state: CrookedCash, payment: Payment, after: CrookedCash) -> bool:
    """Whether a bundle is shown that was picked in secret, or one by which luck can tell marks.

    Notes without a mark are taken by luck, marked ones are not. Where nothing but a window
    comes next, that tells nobody anything; else the dice that follow would fall otherwise.
    """
    if payment.last > 0:
        return True
    payer = int(payment.payer)
    may_have_marks = any(any(marks_of(state, payer, value)) for value in VALUES)
    return may_have_marks and not (after.stack and isinstance(after.stack[-1], Window))


def knows_scores(state: Game) -> bool:
    return True


def sealed(state: Game) -> bool:
    """CC-B1, CC-C15."""
    assert isinstance(state, CrookedCash)
    top = state.stack[-1] if state.stack else None
    return isinstance(top, Window) or (isinstance(top, Build) and bool(top.stage == WISHING))


# ------------------------------------------------------------------------ what is conserved


def inventory(state: Game) -> dict[str, object]:
    assert isinstance(state, CrookedCash)
    return crooked_cash_order.inventory(state)


def expected_inventory(state: Game) -> dict[str, object]:
    assert isinstance(state, CrookedCash)
    return crooked_cash_order.expected_inventory(state)


def check_position(state: Game) -> None:
    assert isinstance(state, CrookedCash)
    crooked_cash_order.check_position(state)


def check_course(states: Sequence[Game]) -> None:
    course = [state for state in states if isinstance(state, CrookedCash)]
    assert len(course) == len(states)
    crooked_cash_order.check_course(course)
