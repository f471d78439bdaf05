"""The features of FFuffziger, written straight from a position in the order of `fields.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from funnymoney.core.game import SPECTATOR
from funnymoney.core.views import away_from, write, write_flags, write_round, write_some
from funnymoney.games.ffuffziger import laying
from funnymoney.games.ffuffziger.cards import CARDS, INSPECTOR_KINDS, LEAST_BID, PAID
from funnymoney.games.ffuffziger.machines import KINDS
from funnymoney.games.ffuffziger.numbers import FISTS, MACHINES, MONEY, NONE, OVER
from funnymoney.games.ffuffziger.phases import fists
from funnymoney.games.ffuffziger.view import is_laying

if TYPE_CHECKING:
    from funnymoney.games.ffuffziger.rules import Ffuffziger

LAID: Final[i64] = 195  # where it stands what is being laid down


def features(state: Ffuffziger, player: i64, out: vec[i32], at: i64) -> None:
    """Write the numbers named in `fields.py`, in that order."""
    at = table_features(state, out, at)
    if state.phase == MACHINES:  # else none is waiting
        write_some(out, at, state.waiting, 0, state.present)
    at = write(out, at + KINDS, state.stake)
    at = write(out, at, state.pile)
    at = write(out, at, state.unseen)
    at = write(out, at, state.hidden)
    write_flags(out, at, state.deck, CARDS)
    at += CARDS
    for card in state.ring:
        if card != NONE:
            out[at + card] = 1
        at += INSPECTOR_KINDS
    at = laid_features(state, player, out, at)
    seat_features(state, 0 if player == SPECTATOR else player, out, at)


def touch_up(state: Ffuffziger, player: i64, out: vec[i32], at: i64) -> bool:
    """After a step midway: nothing is new but what is being laid down."""
    laid_features(state, player, out, at + LAID)
    return True


def table_features(state: Ffuffziger, out: vec[i32], at: i64) -> i64:
    out[at] = i32(state.box.players)
    out[at + 1 + state.phase] = 1
    at += 2 + OVER
    out[at] = i32(state.round)
    out[at + 1] = i32(state.turns)
    out[at + 2] = i32(state.lowest)
    out[at + 3] = i32(state.turned)
    out[at + 4] = i32(state.today)
    out[at + 5] = i32(state.free_coins)
    out[at + 6] = i32(state.auctions)
    out[at + 7] = i32(state.added)
    out[at + 8] = i32(state.kaputt)
    out[at + 9] = i32(state.lot)
    out[at + 10] = i32(state.amount)
    out[at + 11] = i32(fists.cards_left(state))
    at += 12
    card = state.card
    if card != NONE:
        out[at] = i32(LEAST_BID[card])
        out[at + 1] = i32(PAID[card])
    if state.offered != NONE:
        out[at + 2 + state.offered] = 1
    return at + 2 + MONEY


def laid_features(state: Ffuffziger, viewer: i64, out: vec[i32], at: i64) -> i64:
    player = viewer if state.phase == FISTS else state.player
    if player != SPECTATOR and is_laying(state, player):
        write_flags(out, at, laying.asks_of(state, player), MONEY)
        out[at + MONEY] = i32(state.unit[player])
        for kind in range(MONEY):
            out[at + MONEY + 1 + kind] = i32(laying.laid_so_far(state, player, kind))
    return at + 2 * MONEY + 1


def seat_features(state: Ffuffziger, me: i64, out: vec[i32], at: i64) -> None:
    """Write what is known of each seat, clockwise from the viewer's."""
    acting, staying, closed = state.acting(), state.staying, state.closed
    players = state.box.players
    seat = me
    for place in range(at, at + players):
        out[place] = i32(acting >> seat & 1)
        out[place + 4 * players] = i32(staying >> seat & 1)
        out[place + 5 * players] = i32(closed >> seat & 1)
        seat = state.after(seat)
    out[at + players + away_from(me, state.first, players)] = 1
    out[at + 2 * players + away_from(me, state.player, players)] = 1
    if state.leader != NONE:
        out[at + 3 * players + away_from(me, state.leader, players)] = 1
    write_round(out, at + 6 * players, state.won, me)
    write_round(out, at + 7 * players, state.due, me)
    write_round(out, at + 8 * players, state.coins, me)
    write_round(out, at + 9 * players, state.money, me * MONEY)
    machine_features(state, me, out, at + (9 + MONEY) * players)


def machine_features(state: Ffuffziger, me: i64, out: vec[i32], at: i64) -> None:
    """Write the machines of each seat, clockwise from the viewer's: he has few of all kinds."""
    seat = me
    for place in range(state.box.players):
        write_some(out, at + place * KINDS, state.machines, seat * KINDS, state.tools[seat])
        seat = state.after(seat)
