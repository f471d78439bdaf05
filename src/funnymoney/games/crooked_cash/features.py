"""The features of Crooked Cash, written straight from a position in the order of `fields.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.features import SEATS
from funnymoney.core.game import SPECTATOR
from funnymoney.games.crooked_cash import knowledge, view
from funnymoney.games.crooked_cash.auction import Auction
from funnymoney.games.crooked_cash.board import STREETS
from funnymoney.games.crooked_cash.cards import CELL_PASS, CHANCE_KINDS, SHOWN
from funnymoney.games.crooked_cash.matters import NAMES
from funnymoney.games.crooked_cash.numbers import NONE, VALUES
from funnymoney.games.crooked_cash.payment import Payment
from funnymoney.games.crooked_cash.purchase import Purchase
from funnymoney.games.crooked_cash.purse import ROW, SEEN, with_look
from funnymoney.games.crooked_cash.rent import Rent
from funnymoney.games.crooked_cash.trade import Trade

if TYPE_CHECKING:
    from funnymoney.games.crooked_cash.rules import CrookedCash

ROOM: Final[i64] = SEATS
KEPT_CARDS: Final[i64] = 3
SEAT: Final[i64] = 7 + 15 + 20 + CHANCE_KINDS + KEPT_CARDS


def features(game: CrookedCash, player: i64, out: vec[float]) -> None:
    for place in range(i64(len(out))):
        out[place] = 0.0
    me: i64 = 0 if player == SPECTATOR else player
    at = table(game, out)
    at = cards(game, out, at)
    at = streets(game, me, out, at)
    if player != SPECTATOR:
        for look in range(i64(3)):
            for value in range(VALUES):
                out[at + look * VALUES + value] = float(with_look(game, player, value, look))
    at += 15
    at = matters(game, me, out, at)
    seat = me
    asked = view.asked(game)
    for away in range(game.box.players):  # noqa: B007
        at = one_seat(game, player, seat, asked, out, at)
        seat = game.after(seat)


def table(game: CrookedCash, out: vec[float]) -> i64:
    out[0] = float(game.box.players)
    phase = i64(len(NAMES))
    if not game.over:
        phase = NAMES.index(game.top().name)
    out[1 + phase] = 1.0
    at: i64 = 2 + i64(len(NAMES))
    out[at] = float(game.round)
    out[at + 1] = float(game.dice // 8 + game.dice % 8)
    out[at + 2] = float(i64(game.exchanged))
    out[at + 3] = float(game.hotels_left)
    at = write(out, at + 4, game.in_bank)
    return write(out, at, game.printed)


def write(out: vec[float], at: i64, numbers: vec[i64]) -> i64:
    for each in numbers:
        out[at] = float(each)
        at += 1
    return at


def cards(game: CrookedCash, out: vec[float], at: i64) -> i64:
    for slot in range(SHOWN):
        out[at + slot * CHANCE_KINDS + game.shown[slot] // 2] = 1.0
    at = write(out, at + SHOWN * CHANCE_KINDS, game.unseen)
    for kind in range(CHANCE_KINDS):
        out[at + kind] = float(i64(game.verdict[kind] != NONE))
    return write(out, at + CHANCE_KINDS, game.unopened)


def streets(game: CrookedCash, me: i64, out: vec[float], at: i64) -> i64:
    for street in range(STREETS):
        mark_seat(game, me, game.owner[street], out, at + street * ROOM)
    at += STREETS * ROOM
    for street in range(STREETS):
        out[at + street] = float(game.hotels >> street & 1)
    return at + STREETS


def mark_seat(game: CrookedCash, me: i64, player: i64, out: vec[float], at: i64) -> None:
    if player < 0:
        return
    away = player - me
    if away < 0:
        away += game.box.players
    out[at + away] = 1.0


def matters(game: CrookedCash, me: i64, out: vec[float], at: i64) -> i64:
    """Write the uppermost matter of each kind that has numbers of its own."""
    payment_at = at
    auction_at = payment_at + 2 * ROOM + 12
    trade_at = auction_at + STREETS + 2 + 2 * ROOM
    visit_at = trade_at + 2 * ROOM + 10 + STREETS + 3
    for matter in game.stack:  # those above overwrite those below
        if isinstance(matter, Payment):
            clear(out, payment_at, auction_at)
            payment(game, matter, me, out, payment_at)
        elif isinstance(matter, Auction):
            auction(game, matter, me, out, auction_at)
        elif isinstance(matter, Trade):
            clear(out, trade_at, visit_at)
            trade(game, matter, me, out, trade_at)
        elif isinstance(matter, (Purchase, Rent)):
            out[visit_at + matter.street] = 1.0
    return visit_at + STREETS


def clear(out: vec[float], first: i64, last: i64) -> None:
    for place in range(first, last):
        out[place] = 0.0


def payment(game: CrookedCash, matter: Payment, me: i64, out: vec[float], at: i64) -> None:
    mark_seat(game, me, matter.payer, out, at)
    mark_seat(game, me, matter.payee, out, at + ROOM)
    at += 2 * ROOM
    out[at] = float(matter.due)
    out[at + 1] = float(matter.need)
    for note in matter.notes:
        out[at + 2 + note // ROW] += 1.0
        if note & SEEN != 0:
            out[at + 2 + VALUES + note // ROW] += 1.0


def auction(game: CrookedCash, matter: Auction, me: i64, out: vec[float], at: i64) -> None:
    thing = matter.thing
    if thing < 0:
        thing = STREETS
    out[at + thing] = 1.0
    at += STREETS + 1
    out[at] = float(matter.bid)
    mark_seat(game, me, matter.leader, out, at + 1)
    for player in range(game.box.players):
        if matter.passed >> player & 1 != 0:
            mark_seat(game, me, player, out, at + 1 + ROOM)


def trade(game: CrookedCash, matter: Trade, me: i64, out: vec[float], at: i64) -> None:
    mark_seat(game, me, matter.maker, out, at)
    mark_seat(game, me, matter.partner, out, at + ROOM)
    at = write(out, at + 2 * ROOM, matter.notes)
    for street in range(STREETS):
        out[at + street] = float(matter.streets >> street & 1)
    for card in range(i64(3)):
        out[at + STREETS + card] = float(matter.cards >> card & 1)


def one_seat(
    game: CrookedCash, viewer: i64, seat: i64, asked: i64, out: vec[float], at: i64
) -> i64:
    """Write what is known of one seat; vectors get a name first, or are looked up every time."""
    out[at] = float(asked >> seat & 1)
    out[at + 1] = float(game.position[seat])
    out[at + 2] = float(game.jail[seat] + 1)
    out[at + 3] = float(game.chips[seat])
    out[at + 4] = float(game.out >> seat & 1)
    out[at + 5] = float(game.proposals[seat])
    out[at + 6] = float(view.money_of(game, seat))
    row = viewer
    if viewer == SPECTATOR:
        row = game.box.players
    held, sure, marks = game.held, game.sure, game.marks
    source = seat * VALUES
    known = knowledge.about(game, row, seat, 0)
    for value in range(VALUES):
        out[at + 7 + value] = float(held[source + value])
        out[at + 12 + value] = float(sure[known + 2 * value])
        out[at + 17 + value] = float(sure[known + 2 * value + 1])
    source = seat * VALUES * 4
    for mark in range(VALUES * 4):
        out[at + 22 + mark] = float(marks[source + mark])
    if game.chance[seat] != NONE:
        out[at + 42 + game.chance[seat] // 2] = 1.0
    for card in range(KEPT_CARDS):
        out[at + 42 + CHANCE_KINDS + card] = float(game.chest[seat] >> (CELL_PASS + card) & 1)
    return at + SEAT
