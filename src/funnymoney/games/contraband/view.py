"""What one player, or a spectator, may know of a position, and a position made from that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from librt.vecs import vec
from mypy_extensions import i32, i64

from funnymoney.core.game import SPECTATOR, View, players_in
from funnymoney.core.views import begin_with, copied, fill, fitting, listed, write, write_part
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
    take_out_thrown,
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


def features(state: Contraband, player: i64, out: vec[i32], at: i64) -> None:
    """Write the numbers named in `fields.py`, in that order."""
    box = state.box
    seat: i64 = 0 if player == SPECTATOR else player
    out[at] = i32(box.players)
    out[at + 1 + state.phase] = 1
    out[at + 6] = i32(state.round)
    out[at + 7] = i32(box.rounds)
    out[at + 8] = i32(state.deck_left)
    out[at + 9] = i32(state.size)
    out[at + 10] = i32(state.passes)
    at += 11
    card_features(state, player, out, at)
    at += 4 * KINDS
    acting = state.acting()
    for away in range(box.players):
        out[at + away] = i32(acting >> seat & 1)
        seat_features(state, seat, away, out, at)
        seat = state.left_of(seat)
    swap = last_swap(state, player)
    if swap != NONE:
        out[at + (4 + GOODS + 2 + KINDS) * box.players + state.drew[swap]] = 1


def card_features(state: Contraband, player: i64, out: vec[i32], at: i64) -> None:
    """Write cards by kind: those discarded, known, unseen, and held when he had the suitcase."""
    deck, discard = state.box.deck, state.discard
    for kind in range(KINDS):
        out[at + kind] = i32(discard[kind])
        out[at + 2 * KINDS + kind] = i32(deck[kind] - discard[kind])
    last = last_pass(state, player)
    if last == NONE:
        return
    cards = last_hand(state, player)
    write(out, at + 3 * KINDS, cards)
    take_out_thrown(state, last, cards)
    for kind in range(KINDS):
        out[at + KINDS + kind] = i32(cards[kind])
        out[at + 2 * KINDS + kind] -= i32(cards[kind])


def seat_features(state: Contraband, seat: i64, away: i64, out: vec[i32], at: i64) -> None:
    """Write what is public of one seat, so many places clockwise from the viewer's."""
    players = state.box.players
    place = at + players + away
    if seat == state.officer:
        out[place] = 1
    if seat == state.holder:
        out[place + players] = 1
    out[place + 2 * players] = i32(fitting(state.balances[seat]))
    place = at + 4 * players + away * (GOODS + 2)
    said = state.said[seat]
    if said == IMMUNITY:
        out[place + 1] = 1
    elif said != NONE:
        out[place] = 1
        write_part(out, place + 2, state.box.declared, said * GOODS, GOODS)
    swap = last_swap(state, seat)
    if swap != NONE:
        out[at + (4 + GOODS + 2) * players + away * KINDS + state.threw[swap]] = 1
