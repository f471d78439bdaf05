"""The features of Crooked Cash by name, and how each is read from a view."""

from __future__ import annotations

from typing import Any, Final

from funnymoney.core.features import Field, one_hot, seats
from funnymoney.games.crooked_cash.board import STREETS
from funnymoney.games.crooked_cash.cards import CHANCE_KINDS, CHEST_CARDS, SHOWN
from funnymoney.games.crooked_cash.state import NAMES

View = dict[str, Any]
PHASES: Final = (*NAMES, "over")
STREET_COUNT: Final = int(STREETS)
CHANCES: Final = int(CHANCE_KINDS)
KEPT_CARDS: Final = (6, 7, 8)


def number(name: str, about: str) -> Field:
    """A whole number that stands in the view under its own name."""
    return Field(name, 1, about, lambda view: [view[name]])


def topmost(view: View, *names: str) -> View | None:
    """Return the uppermost matter of these kinds, if there is one."""
    found = [each for each in view["matters"] if each["matter"] in names]
    return found[-1] if found else None


def away(view: View, player: int | None) -> int | None:
    """Return how many seats clockwise from the viewer somebody sits."""
    if player is None or player < 0:
        return None
    return int(player - (view["me"] or 0)) % int(view["players"])


def marked(view: View, *players: int | None) -> list[float]:
    """Return a one for each seat where one of these sits, the viewer's seat first."""
    there = [away(view, player) for player in players]
    return [float(seat in there) for seat in range(view["players"])]


def seat_numbers(view: View, seat: int) -> list[float]:
    held, cards = view["chance"]["held"][seat], view["chest"]["held"][seat]
    jail = view["jail"][seat]
    return [
        float(seat in view["acting"]),
        view["position"][seat],
        0 if jail is None else jail + 1,
        view["chips"][seat],
        float(seat in view["bankrupt"]),
        view["proposals"][seat],
        view["money"][seat],
        *view["notes"][seat],
        *view["sure"]["false"][seat],
        *view["sure"]["true"][seat],
        *[marks[each] for each in range(4) for marks in view["marks"][seat]],
        *one_hot(None if held is None else held // 2, CHANCES),
        *[float(card in cards) for card in KEPT_CARDS],
    ]


SEAT: Final = 7 + 15 + 20 + CHANCES + len(KEPT_CARDS)


def owners(view: View) -> list[float]:
    rows = [marked(view, owner) for owner in view["owner"]]
    return [each for row in rows for each in row]


def own_notes(view: View) -> list[float]:
    mine = view["mine"]
    return [0.0] * 15 if mine is None else [*mine["plain"], *mine["true"], *mine["false"]]


def payment(view: View) -> list[float]:
    matter = topmost(view, "payment")
    if matter is None:
        return [0.0] * (PAYMENT + 2 * view["players"])
    notes = [note[0] for note in matter["notes"]]
    seen = [note[0] for note in matter["notes"] if note[2]]
    return [
        *marked(view, matter["payer"]),
        *marked(view, matter["payee"]),
        matter["due"],
        matter["need"],
        *[float(notes.count(value)) for value in range(5)],
        *[float(seen.count(value)) for value in range(5)],
    ]


PAYMENT: Final = 12


def auction(view: View) -> list[float]:
    matter = topmost(view, "auction")
    if matter is None:
        return [0.0] * (AUCTION + 2 * view["players"])
    thing = STREET_COUNT if matter["thing"] < 0 else matter["thing"]
    return [
        *one_hot(thing, STREET_COUNT + 1),
        matter["bid"],
        *marked(view, matter["leader"]),
        *marked(view, *matter["passed"]),
    ]


AUCTION: Final = STREET_COUNT + 2


def trade(view: View) -> list[float]:
    matter = topmost(view, "trade")
    if matter is None:
        return [0.0] * (TRADE + 2 * view["players"])
    return [
        *marked(view, matter["maker"]),
        *marked(view, matter["partner"]),
        *matter["give"],
        *matter["take"],
        *[float(street in matter["streets"]) for street in range(STREET_COUNT)],
        *[float(card in matter["cards"]) for card in range(3)],
    ]


TRADE: Final = 10 + STREET_COUNT + 3


def visited(view: View) -> list[float]:
    matter = topmost(view, "street", "rent")
    return one_hot(None if matter is None else matter["street"], STREET_COUNT)


def shown(view: View) -> list[float]:
    rows = [one_hot(card // 2, CHANCES) for card in view["chance"]["shown"]]
    return [each for row in rows for each in row]


FIELDS: Final = (
    number("players", "how many play"),
    Field("phase", len(PHASES), "what is being settled", lambda view: one_hot(
        PHASES.index(view["phase"]), len(PHASES))),
    number("round", "rounds, this one too"),
    Field("dice", 1, "the sum of the last roll", lambda view: [sum(view["dice"] or [0])]),
    Field("exchanged", 1, "notes were changed in this turn", lambda view: [view["exchanged"]]),
    number("hotels_left", "hotels in the bank"),
    Field("bank", 5, "notes in the bank, by value", lambda view: view["bank"]),
    Field("printed", 5, "new notes, by value", lambda view: view["printed"]),
    Field("shown", int(SHOWN) * CHANCES, "Chance cards that lie open", shown),
    Field("unseen", CHANCES, "Chance cards never seen, by kind",
          lambda view: view["chance"]["unseen"]),
    Field("exposed", CHANCES, "kinds of which it is known which card is true",
          lambda view: [float(each is not None) for each in view["chance"]["true"]]),
    Field("chest", int(CHEST_CARDS), "Community Chest cards never seen",
          lambda view: view["chest"]["unseen"]),
    Field("owners", 0, "whose each street is, by seat from the viewer", owners, each=STREET_COUNT),
    Field("hotels", STREET_COUNT, "streets with a hotel",
          lambda view: [float(street in view["hotels"]) for street in range(STREET_COUNT)]),
    Field("mine", 15, "own notes in hand: without a mark, known true, known false", own_notes),
    Field("payment", PAYMENT, "payer, payee, due, needed, notes laid out and found true", payment,
          each=2),
    Field("auction", AUCTION, "what is sold, bid, leader, who has passed", auction, each=2),
    Field("trade", TRADE, "maker, partner, notes each way, streets and cards", trade, each=2),
    Field("visited", STREET_COUNT, "the street somebody has come to", visited),
    seats("seats", SEAT, "of each seat, the viewer's first: acting, position, jail, "
          "chips, bankrupt, proposals, money, notes, sure false and true, marks, cards",
          seat_numbers),
)  # fmt: skip
