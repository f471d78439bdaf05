"""What one player, or a spectator, may know of a position, and a position made from that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.features import SEATS
from funnymoney.core.game import SPECTATOR, View, players_in
from funnymoney.core.views import begin_with, copied, fill, listed
from funnymoney.games.contraband.box import Box, box_for, numbers
from funnymoney.games.contraband.cards import GOODS, KINDS
from funnymoney.games.contraband.choices import declaration
from funnymoney.games.contraband.memory import (
    all_rows,
    known_cards,
    last_hand,
    last_pass,
    last_swap,
    passes_to,
    row_of,
    swaps,
    undo_swap,
    unseen_cards,
    write_row,
)
from funnymoney.games.contraband.numbers import (
    IMMUNITY,
    NONE,
    PHASES,
)

if TYPE_CHECKING:
    from funnymoney.games.contraband.rules import Contraband

ROOM: Final[i64] = SEATS


def view_of(state: Contraband, player: int | None) -> View:
    """Build a view from nothing: what is not named here is not known."""
    box = state.box
    me: i64 = SPECTATOR if player is None else player
    return {
        "game": "contraband",
        "players": int(box.players),
        "me": player,
        "options": copied(box.options),
        "phase": PHASES[state.phase],
        "acting": players_in(int(state.acting())),
        "round": int(state.round),
        "rounds": int(box.rounds),
        "officer": int(state.officer),
        "balances": listed(state.balances),
        "deck": int(state.deck_left),
        "discard": listed(state.discard),
        "holder": int(state.holder),
        "size": int(state.size),
        "passes": int(state.passes),
        "said": [said_by(state, each) for each in range(box.players)],
        "threw": [card_of(state.threw, last_swap(state, each)) for each in range(box.players)],
        "thrown": listed(state.threw[: swaps(state)]),
        "held": None if last_pass(state, me) == NONE else listed(last_hand(state, me)),
        "drew": card_of(state.drew, last_swap(state, me)),
        "had": own_part(state, me),
        "known": listed(known_cards(state, me)),
        "unseen": listed(unseen_cards(state, me)),
        "choices": [] if me == SPECTATOR else state.offers(me),
    }


def card_of(trail: vec[i64], swap: i64) -> int | None:
    return None if swap == NONE else int(trail[swap])


def said_by(state: Contraband, player: i64) -> list[str | int] | None:
    said = state.said[player]
    return None if said == NONE else declaration(state.box, said)


def own_part(state: Contraband, me: i64) -> list[dict[str, object]]:
    """Every time the viewer got this suitcase: after how many passes, what he drew, what it held.

    The cards are those he passed on, or has now.
    """
    rows = all_rows(state)
    count = swaps(state)
    part: list[dict[str, object]] = []
    for got in passes_to(state, me):
        drew = NONE if got == 0 or got > count else got - 1
        cards = listed(row_of(rows, min(got, count)))
        part.append({"passes": int(got), "drew": card_of(state.drew, drew), "cards": cards})
    return part


# ------------------------------------------------------------------ and back again


def box_of(seen: View) -> Box:
    return box_for(cast(int, seen["players"]), cast(dict[str, object], seen["options"]))


def recall(state: Contraband, seen: dict[str, Any]) -> vec[i64]:
    """Put into a bare state what a view tells, and return the rows of the trail it tells."""
    state.phase = PHASES.index(seen["phase"])
    state.round = seen["round"]
    state.officer = seen["officer"]
    state.holder = seen["holder"]
    state.size = seen["size"]
    state.passes = seen["passes"]
    state.deck_left = seen["deck"]
    fill(state.balances, seen["balances"])
    fill(state.discard, seen["discard"])
    fill(state.said, [number_said(state.box, said) for said in seen["said"]])
    begin_with(state.threw, seen["thrown"])
    return rows_in(state, seen)


def rows_in(state: Contraband, seen: dict[str, Any]) -> vec[i64]:
    count = swaps(state)
    rows = vec[i64]([0] * ((count + 1) * KINDS))
    for had in seen["had"]:
        got: i64 = cast(int, had["passes"])
        hand = numbers(had["cards"])
        write_row(rows, min(got, count), hand)
        if had["drew"] is not None:
            state.drew[got - 1] = had["drew"]
            undo_swap(state, got - 1, hand)
            write_row(rows, got - 1, hand)
    return rows


def number_said(box: Box, said: list[str | int] | None) -> int:
    if said is None:
        return int(NONE)
    if said == ["immunity"]:
        return int(IMMUNITY)
    return box.number_of[tuple(cast(list[int], said[1:]))]


# ------------------------------------------------------------------------ features


def features(state: Contraband, player: i64, out: vec[float]) -> None:
    """Write the numbers named in `fields.py`, in that order."""
    for place in range(i64(len(out))):
        out[place] = 0.0
    players = state.box.players
    me: i64 = 0 if player == SPECTATOR else player
    out[0] = float(players)
    out[1 + state.phase] = 1.0
    out[6] = float(state.round)
    out[7] = float(state.box.rounds)
    out[8] = float(state.deck_left)
    out[9] = float(state.size)
    out[10] = float(state.passes)
    write(out, 11, state.discard)
    write(out, 11 + KINDS, known_cards(state, player))
    write(out, 11 + 2 * KINDS, unseen_cards(state, player))
    if last_pass(state, player) != NONE:
        write(out, 11 + 3 * KINDS, last_hand(state, player))
    for away in range(players):
        seat = me + away if me + away < players else me + away - players
        seat_features(state, seat, away, out)
    swap = last_swap(state, player)
    if swap != NONE:
        out[i64(len(out)) - KINDS + state.drew[swap]] = 1.0


def seat_features(state: Contraband, seat: i64, away: i64, out: vec[float]) -> None:
    """Write what is public of one seat, so many places clockwise from the viewer's."""
    at: i64 = 11 + 4 * KINDS + away
    out[at] = float(state.acting() >> seat & 1)
    out[at + ROOM] = 1.0 if seat == state.officer else 0.0
    out[at + 2 * ROOM] = 1.0 if seat == state.holder else 0.0
    out[at + 3 * ROOM] = float(state.balances[seat])
    at = 11 + 4 * KINDS + 4 * ROOM + away * (GOODS + 2)
    said = state.said[seat]
    if said == IMMUNITY:
        out[at + 1] = 1.0
    elif said != NONE:
        out[at] = 1.0
        for good in range(GOODS):
            out[at + 2 + good] = float(state.box.declared[said * GOODS + good])
    at = 11 + 4 * KINDS + 4 * ROOM + ROOM * (GOODS + 2) + away * KINDS
    swap = last_swap(state, seat)
    if swap != NONE:
        out[at + state.threw[swap]] = 1.0


def write(out: vec[float], at: i64, numbers: vec[i64]) -> None:
    for number in numbers:
        out[at] = float(number)
        at += 1
