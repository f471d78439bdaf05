"""The features of Contraband, by name, as they are read from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from funnymoney.core.features import Field, one_hot, seats
from funnymoney.core.views import fitting
from funnymoney.games.contraband.cards import GOODS, KINDS
from funnymoney.games.contraband.numbers import (
    PHASES,
)

View = dict[str, Any]


def held(view: View) -> Sequence[float]:
    return view["held"] or [0] * int(KINDS)


def said(view: View, seat: int) -> Sequence[float]:
    word = view["said"][seat]
    if word is None:
        return [0] * int(GOODS + 2)
    return [1, 0, *word[1:]] if word[0] == "declare" else [0, 1, *[0] * int(GOODS)]


FIELDS = (
    Field("players", 1, "how many play", lambda view: [view["players"]]),
    Field(
        "phase",
        5,
        "declaration, inspection, acceptance, rejection or over",
        lambda view: one_hot(PHASES.index(view["phase"]), 5),
    ),
    Field("round", 1, "rounds ended", lambda view: [view["round"]]),
    Field("rounds", 1, "rounds in the game", lambda view: [view["rounds"]]),
    Field("deck", 1, "cards left to draw", lambda view: [view["deck"]]),
    Field("size", 1, "cards in the suitcase", lambda view: [view["size"]]),
    Field("passes", 1, "times the suitcase was accepted", lambda view: [view["passes"]]),
    Field("discard", 10, "cards on the discard pile, by kind", lambda view: view["discard"]),
    Field("known", 10, "cards surely in the suitcase, by kind", lambda view: view["known"]),
    Field("unseen", 10, "cards the viewer has not seen, by kind", lambda view: view["unseen"]),
    Field("held", 10, "the viewer's cards when he last held the suitcase, by kind", held),
    seats("acting", 1, "who must choose", lambda view, seat: [seat in view["acting"]]),
    seats("officer", 1, "who is Officer", lambda view, seat: [seat == view["officer"]]),
    seats("holder", 1, "whose suitcase it is", lambda view, seat: [seat == view["holder"]]),
    seats("balances", 1, "money", lambda view, seat: [int(fitting(view["balances"][seat]))]),
    seats("said", 10, "last declared goods, claimed immunity, number of each good", said),
    seats(
        "threw",
        10,
        "card last thrown from this suitcase, by kind",
        lambda view, seat: one_hot(view["threw"][seat], int(KINDS)),
    ),
    Field(
        "drew",
        10,
        "the card the viewer drew when he last had this suitcase, by kind",
        lambda view: one_hot(view["drew"], int(KINDS)),
    ),
)
