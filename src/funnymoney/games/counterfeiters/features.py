"""The features of Counterfeiters, written straight from a position in the order of `fields.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from funnymoney.core.bits import lowest
from funnymoney.core.game import SPECTATOR
from funnymoney.core.views import away_from, write, write_round
from funnymoney.games.counterfeiters.cards import KINDS, QUALITIES
from funnymoney.games.counterfeiters.numbers import FLYING, NONE, OVER, PLACING, SELLING
from funnymoney.games.counterfeiters.rumours import Rumour, bounds
from funnymoney.games.counterfeiters.view import money_seen

if TYPE_CHECKING:
    from funnymoney.games.counterfeiters.rules import Counterfeiters

SPACES: Final[i64] = 24
SLOTS: Final[i64] = 8


def features(state: Counterfeiters, player: i64, out: vec[i32], at: i64) -> None:
    """Write the numbers named in `fields.py`, in that order."""
    box = state.box
    me: i64 = 0 if player == SPECTATOR else player
    out[at] = i32(box.players)
    out[at + 1 + state.phase] = 1
    out[at + 6 + state.stage] = 1
    out[at + 11] = i32(state.round)
    out[at + 12] = i32(state.pawn)
    out[at + 13] = i32(box.last)
    out[at + 14] = i32(state.taught)
    out[at + 15] = i32(state.stack_left)
    if player != SPECTATOR:
        out[at + 16] = i32(state.hand[player])
        out[at + 17] = i32(state.offshore[player])
    at = write(out, at + 18, state.pile)
    space_features(state, me, out, at)
    at += SLOTS * KINDS + SPACES * box.players
    seat_features(state, me, out, at)


def touch_up(state: Counterfeiters, player: i64, out: vec[i32], at: i64) -> bool:
    """After a step midway: at most a henchman has come to where fakes are sold.

    What is sold or flown shows only at the end.
    """
    if state.phase == SELLING:
        players = state.box.players
        out[at + 1 + PLACING] = 0
        out[at + 1 + SELLING] = 1
        at += 18 + KINDS + SLOTS * KINDS
        out[at + state.space * players] = 1
        out[at + (SPACES + 3) * players] = i32(state.henchmen[player])
    return True


def space_features(state: Counterfeiters, me: i64, out: vec[i32], at: i64) -> None:
    """Write which card lies on each market space, and whose henchman stands on each space."""
    place = at
    for kind in state.market:
        out[place + max(kind, 0)] = i32(kind != NONE)  # a zero more where none lies: no branch
        place += KINDS
    place = at + SLOTS * KINDS
    standing, players = state.standing, state.box.players
    taken = state.box.all_free & ~state.free
    while taken != 0:
        space = lowest(taken)
        out[place + space * players + away_from(me, standing[space], players)] = 1
        taken &= taken - 1


def seat_features(state: Counterfeiters, me: i64, out: vec[i32], at: i64) -> None:
    """Write what is known of each seat, clockwise from the viewer's."""
    players = state.box.players
    if state.phase != OVER:
        out[at + away_from(me, state.player, players)] = 1
    out[at + players + away_from(me, state.first, players)] = 1
    out[at + 2 * players + away_from(me, state.next_first, players)] = 1
    write_round(out, at + 3 * players, state.henchmen, me)
    write_round(out, at + 4 * players, state.fakes, me * QUALITIES)
    card_features(state, me, out, at + (4 + QUALITIES) * players)
    money_features(state, me, out, at + (4 + QUALITIES + KINDS) * players)


def card_features(state: Counterfeiters, me: i64, out: vec[i32], at: i64) -> None:
    """Write the cards of each seat: there are few, of many kinds."""
    owned, kinds = state.owned, state.kinds
    first, size = me * KINDS, state.box.players * KINDS
    while kinds != 0:
        card = lowest(kinds)
        out[at + away_from(first, card, size)] = i32(owned[card])
        kinds &= kinds - 1


def money_features(state: Counterfeiters, me: i64, out: vec[i32], at: i64) -> None:
    """Write the edges of what everybody can know of each seat's money."""
    state.catch_up()
    edges, net = edges_of(state), state.net
    seat = me
    for place in range(at, at + 4 * state.box.players, 4):
        first = seat * 4
        if state.phase == OVER:  # CF-6
            write_all_money(state, seat, out, place)
        else:
            out[place] = i32(edges[first] + net[seat])
            out[place + 1] = i32(edges[first + 1] + net[seat])
            out[place + 2] = i32(edges[first + 2])
            out[place + 3] = i32(edges[first + 3])
        seat = state.after(seat, 1)
    if state.phase == FLYING:
        first = state.player * 4
        if edges[first] + net[state.player] == 0 and edges[first + 2] == 0:
            away = away_from(me, state.player, state.box.players)
            write_something(state, out, at + 4 * away)


def write_all_money(state: Counterfeiters, player: i64, out: vec[i32], at: i64) -> None:
    for place in range(at, at + 2):
        out[place] = i32(state.hand[player])
        out[place + 2] = i32(state.offshore[player])


def write_something(state: Counterfeiters, out: vec[i32], at: i64) -> None:
    """Write the edges for one who flies: he has something, here or there (CF-R1)."""
    least_hand, most_hand, least_away, most_away = bounds(money_seen(state, state.player))
    out[at] = i32(least_hand * 10)
    out[at + 1] = i32(most_hand * 10)
    out[at + 2] = i32(least_away * 10)
    out[at + 3] = i32(most_away * 10)


def edges_of(state: Counterfeiters) -> vec[i64]:
    """Return the edges of all players' money, four each, before the deals of late.

    What a player earned and paid since then moves the edges of his hand along with it, unless he
    paid more than he need have had: then they are looked for again. The rumours are caught up with.
    """
    edges, low, stale = state.edges, state.low, state.stale
    for player in range(state.box.players):
        stale |= i64(edges[player * 4] + low[player] < 0) << player
    if stale != 0:
        edges = edges[:]  # copies of this position have the old ones
        while stale != 0:
            player = lowest(stale)
            stale &= stale - 1
            find_edges(state.rumours[player], low[player] // 10, edges, player * 4)
        state.edges = edges
        state.stale = 0
    return edges


def find_edges(known: Rumour, low: i64, edges: vec[i64], at: i64) -> None:
    least_hand, most_hand, least_away, most_away = bounds(known, low)
    edges[at] = least_hand * 10
    edges[at + 1] = most_hand * 10
    edges[at + 2] = least_away * 10
    edges[at + 3] = most_away * 10
