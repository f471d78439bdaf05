"""The features of Counterfeiters, by name, as they are read from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from funnymoney.core.features import Field, one_hot, seats
from funnymoney.games.counterfeiters.board import MOST_SLOTS, MOST_SPACES
from funnymoney.games.counterfeiters.cards import KINDS, QUALITIES
from funnymoney.games.counterfeiters.numbers import (
    PHASES,
    STAGES,
)
from funnymoney.games.counterfeiters.rumours import bounds, from_runs

View = dict[str, Any]
CARDS = int(KINDS)


def market(view: View) -> Sequence[float]:
    slots = [one_hot(kind, CARDS) for kind in view["market"]]
    flat = [number for slot in slots for number in slot]
    return flat + [0.0] * (MOST_SLOTS * CARDS - len(flat))


def standing(view: View) -> Sequence[float]:
    me, flat = view["me"] or 0, []
    for player in view["standing"]:
        away = None if player is None else (player - me) % view["players"]
        flat += one_hot(away, view["players"])
    return flat + [0.0] * (MOST_SPACES * view["players"] - len(flat))


def money(view: View, seat: int) -> Sequence[float]:
    return [int(edge) * 10 for edge in bounds(from_runs(view["money"][seat]))]


FIELDS = (
    Field("players", 1, "how many play", lambda view: [view["players"]]),
    Field(
        "phase",
        5,
        ", ".join(PHASES),
        lambda view: one_hot(PHASES.index(view["phase"]), 5),
    ),
    Field(
        "stage",
        5,
        "of the end: " + ", ".join(STAGES),
        lambda view: one_hot(STAGES.index(view["stage"]), 5),
    ),
    Field("round", 1, "the number of this round", lambda view: [view["round"]]),
    Field("pawn", 1, "where the police pawn stands", lambda view: [view["pawn"]]),
    Field("last", 1, "the last space of the track", lambda view: [view["board"]["track"]["last"]]),
    Field("taught", 1, "qualities that supermarkets refuse", lambda view: [view["taught"]]),
    Field("stack", 1, "cards left in all stacks", lambda view: [view["stack"]]),
    Field("hand", 1, "the viewer's real money in hand", lambda view: [view["hand"] or 0]),
    Field("offshore", 1, "the viewer's money offshore", lambda view: [view["offshore"] or 0]),
    Field("pile", CARDS, "cards left in the top stack, by kind", lambda view: view["pile"]),
    Field("market", MOST_SLOTS * CARDS, "card on each market space, by kind", market),
    Field("standing", 0, "whose henchman stands on each space", standing, each=MOST_SPACES),
    seats("acting", 1, "who must choose", lambda view, seat: [seat in view["acting"]]),
    seats("first", 1, "who started this round", lambda view, seat: [seat == view["first"]]),
    seats("next_first", 1, "who starts next", lambda view, seat: [seat == view["next_first"]]),
    seats("henchmen", 1, "henchmen not yet used", lambda view, seat: [view["henchmen"][seat]]),
    seats("fakes", int(QUALITIES), "fakes by quality", lambda view, seat: view["fakes"][seat]),
    seats("cards", CARDS, "cards by kind", lambda view, seat: view["cards"][seat]),
    seats("money", 4, "as others know it: least and most in hand, and offshore", money),
)
