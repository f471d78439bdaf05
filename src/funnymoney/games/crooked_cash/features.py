"""The features of Crooked Cash, written straight from a position in the order of `fields.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from funnymoney.core.bits import LOWEST_OF_SIX, lowest
from funnymoney.core.features import SEATS
from funnymoney.core.game import SPECTATOR
from funnymoney.core.views import write, write_bits
from funnymoney.games.crooked_cash import knowledge, view
from funnymoney.games.crooked_cash.auction import Auction
from funnymoney.games.crooked_cash.board import STREETS
from funnymoney.games.crooked_cash.cards import CELL_PASS, CHANCE_KINDS
from funnymoney.games.crooked_cash.matter import NO_MATTER
from funnymoney.games.crooked_cash.matters import NAMES, place_of
from funnymoney.games.crooked_cash.numbers import KINDS, NONE, VALUES, WORTH
from funnymoney.games.crooked_cash.payment import Payment
from funnymoney.games.crooked_cash.purchase import Purchase
from funnymoney.games.crooked_cash.purse import ROW, SEEN
from funnymoney.games.crooked_cash.rent import Rent
from funnymoney.games.crooked_cash.trade import Trade

if TYPE_CHECKING:
    from funnymoney.games.crooked_cash.rules import CrookedCash

ROOM: Final[i64] = SEATS
PHASES: Final[i64] = len(NAMES) + 1
KEPT_CARDS: Final[i64] = 3
SEAT: Final[i64] = 7 + 15 + 20 + CHANCE_KINDS + KEPT_CARDS

# Where what is said of each kind of matter stands, from the first of them on.
PAYMENT: Final[i64] = 0
AUCTION: Final[i64] = 2 * ROOM + 12
TRADE: Final[i64] = AUCTION + STREETS + 2 + 2 * ROOM
VISIT: Final[i64] = TRADE + 2 * ROOM + 10 + STREETS + 3
MATTERS: Final[i64] = VISIT + STREETS


def features(game: CrookedCash, player: i64, out: vec[i32], at: i64) -> None:
    me: i64 = 0 if player == SPECTATOR else player
    at = table(game, out, at)
    at = cards(game, out, at)
    at = streets(game, me, out, at)
    if player != SPECTATOR:
        own_notes(game, player, out, at)
    at += 3 * VALUES
    if not game.over:
        matters(game, me, out, at)
    at += MATTERS
    seat = me
    asked = view.asked(game)
    for away in range(game.box.players):  # noqa: B007
        out[at] = i32(asked >> seat & 1)
        one_seat(game, seat, out, at)
        notes_of(game, player, seat, out, at)
        at += SEAT
        seat = game.after(seat)


def table(game: CrookedCash, out: vec[i32], at: i64) -> i64:
    out[at] = i32(game.box.players)
    phase = PHASES - 1
    if not game.over:
        phase = place_of(game.top())
    out[at + 1 + phase] = 1
    at += 1 + PHASES
    out[at] = i32(game.round)
    out[at + 1] = i32((game.dice >> 3) + (game.dice & 7))
    out[at + 2] = i32(game.exchanged)
    out[at + 3] = i32(game.hotels_left)
    at = write(out, at + 4, game.in_bank)
    return write(out, at, game.printed)


def cards(game: CrookedCash, out: vec[i32], at: i64) -> i64:
    for card in game.shown:
        out[at + (card >> 1)] = 1
        at += CHANCE_KINDS
    at = write(out, at, game.unseen)
    for verdict in game.verdict:
        out[at] = i32(verdict != NONE)
        at += 1
    return write(out, at, game.unopened)


def streets(game: CrookedCash, me: i64, out: vec[i32], at: i64) -> i64:
    seat = me
    owned = game.streets
    for away in range(game.box.players):
        his = owned[seat]
        while his != 0:
            out[at + lowest(his) * ROOM + away] = 1
            his &= his - 1
        seat = game.after(seat)
    at += STREETS * ROOM
    write_bits(out, at, game.hotels)
    return at + STREETS


def own_notes(game: CrookedCash, player: i64, out: vec[i32], at: i64) -> None:
    """Write the viewer's notes in hand as they look to him: plain, known true, known false."""
    hand = game.hand
    notes = player * VALUES * KINDS
    for value in range(at, at + VALUES):
        out[value] = i32(hand[notes] + hand[notes + 1])
        out[value + VALUES] = i32(hand[notes + 2])
        out[value + 2 * VALUES] = i32(hand[notes + 3])
        notes += KINDS


# -------------------------------------------------------------------------- matters


def matters(game: CrookedCash, me: i64, out: vec[i32], at: i64) -> None:
    """Write the uppermost matter of each kind that has numbers of its own."""
    payments: i64 = 0
    trades: i64 = 0
    visits: i64 = 0
    matter = game.top()
    while matter is not NO_MATTER:
        if isinstance(matter, Payment):
            if payments == 0:
                payment(game, matter, me, out, at + PAYMENT)
            payments += 1
        elif isinstance(matter, Auction):
            auction(game, matter, me, out, at + AUCTION)
        elif isinstance(matter, Trade):
            if trades == 0:
                trade(game, matter, me, out, at + TRADE)
            trades += 1
        elif isinstance(matter, (Purchase, Rent)):
            if visits == 0:
                out[at + VISIT + matter.street] = 1
            visits += 1
        matter = matter.beneath


def mark_seat(game: CrookedCash, me: i64, player: i64, out: vec[i32], at: i64) -> None:
    if player < 0:
        return
    away = player - me
    if away < 0:
        away += game.box.players
    out[at + away] = 1


def payment(game: CrookedCash, matter: Payment, me: i64, out: vec[i32], at: i64) -> None:
    mark_seat(game, me, matter.payer, out, at)
    mark_seat(game, me, matter.payee, out, at + ROOM)
    at += 2 * ROOM
    out[at] = i32(matter.due)
    out[at + 1] = i32(matter.need)
    for note in matter.notes:
        out[at + 2 + note // ROW] += 1
        if note & SEEN != 0:
            out[at + 2 + VALUES + note // ROW] += 1


def auction(game: CrookedCash, matter: Auction, me: i64, out: vec[i32], at: i64) -> None:
    thing = matter.thing
    if thing < 0:
        thing = STREETS
    out[at + thing] = 1
    at += STREETS + 1
    out[at] = i32(matter.bid)
    mark_seat(game, me, matter.leader, out, at + 1)
    for player in range(game.box.players):
        if matter.passed >> player & 1 != 0:
            mark_seat(game, me, player, out, at + 1 + ROOM)


def trade(game: CrookedCash, matter: Trade, me: i64, out: vec[i32], at: i64) -> None:
    mark_seat(game, me, matter.maker, out, at)
    mark_seat(game, me, matter.partner, out, at + ROOM)
    at = write(out, at + 2 * ROOM, matter.notes)
    write_bits(out, at, matter.streets)
    write_bits(out, at + STREETS, matter.cards)


# ---------------------------------------------------------------------------- seats


def one_seat(game: CrookedCash, seat: i64, out: vec[i32], at: i64) -> None:
    """Write what is known of one seat, but for its notes."""
    out[at + 1] = i32(game.position[seat])
    out[at + 2] = i32(game.jail[seat] + 1)
    out[at + 3] = i32(game.chips[seat])
    out[at + 4] = i32(game.out >> seat & 1)
    out[at + 5] = i32(game.proposals[seat])
    if game.chance[seat] != NONE:
        out[at + 42 + (game.chance[seat] >> 1)] = 1
    write_bits(out, at + 42 + CHANCE_KINDS, game.chest[seat] >> CELL_PASS & 7)


def notes_of(game: CrookedCash, viewer: i64, seat: i64, out: vec[i32], at: i64) -> None:
    """Write the notes of one seat, and of those of which anything may be known, what it is."""
    row = viewer
    if viewer == SPECTATOR:
        row = game.box.players
    held, sure, marks = game.held, game.sure, game.marks  # or they are looked up every time
    notes = seat * VALUES
    money: i64 = 0
    for value in range(VALUES):
        count = held[notes + value]
        out[at + 7 + value] = i32(count)
        money += count * WORTH[value]
    out[at + 6] = i32(money)
    noted = game.noted >> notes & 0b11111
    while noted != 0:
        value = LOWEST_OF_SIX[noted]
        noted &= noted - 1
        known = knowledge.about(game, row, seat, value)
        out[at + 12 + value] = i32(sure[known])
        out[at + 17 + value] = i32(sure[known + 1])
        known = (notes + value) * 4
        place = at + 22 + value * 4
        out[place] = i32(marks[known])
        out[place + 1] = i32(marks[known + 1])
        out[place + 2] = i32(marks[known + 2])
        out[place + 3] = i32(marks[known + 3])
