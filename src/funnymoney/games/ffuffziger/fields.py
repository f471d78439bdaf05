"""The features of Falsche FFuffziger, by name, as they are read from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from funnymoney.core.features import Field, one_hot, seats
from funnymoney.games.ffuffziger.cards import CARDS, INSPECTOR_KINDS, RING
from funnymoney.games.ffuffziger.machines import BACKS, KINDS, VALUES
from funnymoney.games.ffuffziger.numbers import MONEY, PHASES

View = dict[str, Any]


def number(name: str, about: str) -> Field:
    return Field(name, 1, about, lambda view: [view[name]])


def is_among(name: str, about: str) -> Field:
    return seats(name, 1, about, lambda view, seat: [seat in view[name]])


def is_he(name: str, about: str) -> Field:
    return seats(name, 1, about, lambda view, seat: [seat == view[name]])


def of_seat(name: str, size: int, about: str) -> Field:
    def each(view: View, seat: int) -> Sequence[float]:
        numbers: Sequence[float] = view[name][seat] if size > 1 else [view[name][seat]]
        return numbers

    return seats(name, size, about, each)


def ring(view: View) -> Sequence[float]:
    return [number for card in view["ring"] for number in one_hot(card, int(INSPECTOR_KINDS))]


def laid(view: View) -> Sequence[float]:
    if view["laid"] is None:
        return [0.0] * int(2 * MONEY + 1)
    told = view["laid"]
    asked = [float(kind in told["asked"]) for kind in range(int(MONEY))]
    return [*asked, told["unit"], *told["money"]]


FIELDS = (
    number("players", "how many play"),
    Field(
        "phase",
        len(PHASES),
        ", ".join(PHASES),
        lambda view: one_hot(PHASES.index(view["phase"]), len(PHASES)),
    ),
    number("round", "the number of this round"),
    number("turns", "players still to choose in this phase"),
    number("lowest", "the lowest value not yet destroyed, from 0"),
    number("turned", "inspector cards revealed since the start"),
    Field("today", 1, "inspector cards revealed this round", lambda view: [len(view["today"])]),
    number("free_coins", "coin cards that will still cause no auction"),
    number("auctions", "auctions to come this round"),
    number("added", "auctions added by the die this round"),
    number("kaputt", "tiles that broke this round"),
    number("lot", "coins being auctioned"),
    number("amount", "how much was offered last"),
    number("cards_left", "laundering cards not yet sold"),
    Field(
        "card",
        2,
        "least bid and money of the open card",
        lambda view: (view["card"] or [0] * 3)[1:],
    ),
    Field(
        "offered",
        int(MONEY),
        "the kind of money offered last",
        lambda view: one_hot(view["offered"], int(MONEY)),
    ),
    Field(
        "waiting", int(KINDS), "machines still to be used, by kind", lambda view: view["waiting"]
    ),
    Field("stake", int(MONEY), "what those still in have laid down", lambda view: view["stake"]),
    Field("pile", int(VALUES), "machines for sale, by value", lambda view: view["pile"]),
    Field(
        "unseen_backs",
        int(VALUES * BACKS),
        "backs never seen, by value and kind of back",
        lambda view: [count for backs in view["unseen_backs"] for count in backs],
    ),
    Field(
        "dealt_unseen",
        int(VALUES),
        "machines dealt whose back nobody saw",
        lambda view: view["dealt_unseen"],
    ),
    Field(
        "unseen_cards",
        int(CARDS),
        "laundering cards never seen",
        lambda view: [card in view["unseen_cards"] for card in range(int(CARDS))],
    ),
    Field(
        "ring",
        int(RING * INSPECTOR_KINDS),
        "the inspector's card at each place, if it was seen",
        ring,
    ),
    Field(
        "laid",
        int(2 * MONEY + 1),
        "money being laid down: kinds still asked for, unit, amounts",
        laid,
    ),
    is_among("acting", "who must choose"),
    is_he("first", "who has the first-player marker"),
    is_he("player", "whose turn it is; when all act at once, the first player"),
    is_he("leader", "who leads the auction"),
    is_among("staying", "who is still in the auction"),
    is_among("closed", "who has closed his fist"),
    of_seat("won", 1, "laundering cards won this phase"),
    of_seat("due", 1, "money on them"),
    of_seat("coins", 1, "rare coins"),
    of_seat("money", int(MONEY), "notes by value, and real money"),
    of_seat("machines", int(KINDS), "machines by kind"),
)
