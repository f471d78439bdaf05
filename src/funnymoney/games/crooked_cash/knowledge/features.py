"""The features of Crooked Cash, written straight from a position in the order of `fields.py`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from funnymoney.core.bits import lowest
from funnymoney.core.game import SPECTATOR
from funnymoney.core.views import away_from, wipe, write, write_bits, write_flags
from funnymoney.games.crooked_cash.board import STREETS
from funnymoney.games.crooked_cash.cards import CELL_PASS, CHANCE_KINDS, CHEST_CARDS
from funnymoney.games.crooked_cash.knowledge import view
from funnymoney.games.crooked_cash.money.certainty import about
from funnymoney.games.crooked_cash.money.purse import ROW, SEEN
from funnymoney.games.crooked_cash.numbers import GIVE, KINDS, NONE, VALUES, WORTH
from funnymoney.games.crooked_cash.procedures.auction import Auction
from funnymoney.games.crooked_cash.procedures.exchange import Exchange
from funnymoney.games.crooked_cash.procedures.payment import Payment
from funnymoney.games.crooked_cash.procedures.purchase import Purchase
from funnymoney.games.crooked_cash.procedures.rent import Rent
from funnymoney.games.crooked_cash.procedures.trade import Trade
from funnymoney.games.crooked_cash.state import NO_MATTER, OVER, CashState, Matter

# Written out, since only such constants are known to the C compiler; `fields.py` has the same
# numbers, and a law holds the two together. First where things stand in the row of a seat.
SURE_FALSE: Final[i64] = 12  # after seven numbers and the notes
SURE_TRUE: Final[i64] = 17
MARKS: Final[i64] = 22  # four for each value
HELD_CHANCE: Final[i64] = 42
HELD_CHEST: Final[i64] = 54  # after the kinds of Chance cards
SEAT: Final[i64] = 57  # all of them

# How many numbers each kind of matter has, besides two for every seat.
PAYMENT: Final[i64] = 12  # due, needed, notes laid out and seen
AUCTION: Final[i64] = 24  # streets, a hotel, the bid
TRADE: Final[i64] = 35  # notes each way, streets, cards

# Where an offer begins, besides a number for each street and seat, and four for each seat.
OFFER: Final[i64] = 179

FIRST_OF_PAIRS: Final[i64] = 0x555555  # a bit for one Chance card of each kind

# Whose notes they are, for each holder and value: quicker than to divide.
HOLDER: Final[vec[i64]] = vec[i64]([notes // int(VALUES) for notes in range(6 * int(VALUES))])


def features(game: CashState, player: i64, out: vec[i32], at: i64) -> None:
    me: i64 = 0 if player == SPECTATOR else player
    at = table(game, out, at)
    at = cards(game, out, at)
    at = streets(game, me, out, at)
    if player != SPECTATOR:
        own_notes(game, player, out, at)
    at += 3 * VALUES
    if not game.over:
        matters(game, me, out, at)
    at += PAYMENT + AUCTION + TRADE + STREETS + 6 * game.box.players
    seats(game, me, out, at)
    notes_known(game, player, me, out, at)


def table(game: CashState, out: vec[i32], at: i64) -> i64:
    out[at] = i32(game.box.players)
    phase = OVER
    if not game.over:
        phase = game.top().phase
    out[at + 1 + phase] = 1
    at += 2 + OVER
    out[at] = i32(game.round)
    out[at + 1] = i32((game.dice >> 3) + (game.dice & 7))
    out[at + 2] = i32(game.exchanged)
    out[at + 3] = i32(game.hotels_left)
    at = write(out, at + 4, game.in_bank)
    return write(out, at, game.printed)


def cards(game: CashState, out: vec[i32], at: i64) -> i64:
    for card in game.shown:
        out[at + (card >> 1)] = 1
        at += CHANCE_KINDS
    at = write(out, at, game.unseen)
    exposed = (game.proven | game.proven >> 1) & FIRST_OF_PAIRS
    while exposed != 0:
        out[at + (lowest(exposed) >> 1)] = 1
        exposed &= exposed - 1
    at += CHANCE_KINDS
    write_flags(out, at, game.unopened, CHEST_CARDS)
    return at + CHEST_CARDS


def streets(game: CashState, me: i64, out: vec[i32], at: i64) -> i64:
    players = game.box.players
    end = at + STREETS * players
    for owner in game.owner:
        out[at + away_from(me, owner, players)] = i32(owner != NONE)  # a zero where it is nobody's
        at += players
    write_bits(out, end, game.hotels)
    return end + STREETS


def own_notes(game: CashState, player: i64, out: vec[i32], at: i64) -> None:
    """Write the viewer's notes in hand as they look to him: plain, known true, known false."""
    hand = game.hand
    notes = player * VALUES * KINDS
    for value in range(at, at + VALUES):
        out[value] = i32(hand[notes] + hand[notes + 1])
        out[value + VALUES] = i32(hand[notes + 2])
        out[value + 2 * VALUES] = i32(hand[notes + 3])
        notes += KINDS


# -------------------------------------------------------------------------- matters


def matters(game: CashState, me: i64, out: vec[i32], at: i64) -> None:
    """Write the uppermost matter of each kind that has numbers of its own."""
    two = 2 * game.box.players
    at_auction = at + PAYMENT + two
    at_trade = at_auction + AUCTION + two
    at_visit = at_trade + TRADE + two
    payments: i64 = 0
    trades: i64 = 0
    visits: i64 = 0
    matter = game.top()
    while matter is not NO_MATTER:
        if isinstance(matter, Payment):
            if payments == 0:
                payment(game, matter, me, out, at)
            payments += 1
        elif isinstance(matter, Auction):
            auction(game, matter, me, out, at_auction)
        elif isinstance(matter, Trade):
            if trades == 0:
                trade(game, matter, me, out, at_trade)
            trades += 1
        elif isinstance(matter, (Purchase, Rent)):
            if visits == 0:
                out[at_visit + matter.street] = 1
            visits += 1
        matter = matter.beneath


def mark_seat(game: CashState, me: i64, player: i64, out: vec[i32], at: i64) -> None:
    if player < 0:
        return
    out[at + away_from(me, player, game.box.players)] = 1


def payment(game: CashState, matter: Payment, me: i64, out: vec[i32], at: i64) -> None:
    mark_seat(game, me, matter.payer, out, at)
    mark_seat(game, me, matter.payee, out, at + game.box.players)
    at += 2 * game.box.players
    out[at] = i32(matter.due)
    out[at + 1] = i32(matter.need)
    for note in matter.notes:
        out[at + 2 + note // ROW] += 1
        if note & SEEN != 0:
            out[at + 2 + VALUES + note // ROW] += 1


def auction(game: CashState, matter: Auction, me: i64, out: vec[i32], at: i64) -> None:
    thing = matter.thing
    if thing < 0:
        thing = STREETS
    out[at + thing] = 1
    at += STREETS + 1
    out[at] = i32(matter.bid)
    mark_seat(game, me, matter.leader, out, at + 1)
    for player in range(game.box.players):
        if matter.passed >> player & 1 != 0:
            mark_seat(game, me, player, out, at + 1 + game.box.players)


def trade(game: CashState, matter: Trade, me: i64, out: vec[i32], at: i64) -> None:
    mark_seat(game, me, matter.maker, out, at)
    mark_seat(game, me, matter.partner, out, at + game.box.players)
    at = write(out, at + 2 * game.box.players, matter.notes)
    write_bits(out, at, matter.streets)
    write_bits(out, at + STREETS, matter.cards)


# ------------------------------------------------------------------------ touching up


def touch_up(game: CashState, me: i64, out: vec[i32], at: i64) -> bool:
    """After a step midway: nothing is told of notes that are picked, but all of an offer."""
    matter = game.top()
    if isinstance(matter, Trade):
        offer = at + OFFER + (STREETS + 4) * game.box.players
        if matter.last == 0:
            begin_offer(game, matter, me, out, offer)
            mark_phase(matter, out, at)
        else:  # one thing more: they stand there in the order of their actions
            out[offer + 2 * game.box.players + matter.last - GIVE] += 1
        return True
    if isinstance(matter, Exchange):
        return matter.missing > 0  # else it has just been begun
    return isinstance(matter, Payment)


def begin_offer(game: CashState, matter: Trade, me: i64, out: vec[i32], at: i64) -> None:
    """Write an offer, or one in return, in the place of an older one; he alone is asked now."""
    end = at + TRADE + 2 * game.box.players
    wipe(out, at, end)
    trade(game, matter, me, out, at)
    seat = end + STREETS
    for away in range(game.box.players):
        out[seat + away * SEAT] = i32(away == 0)
    out[seat + 5] = i32(game.proposals[me])


def mark_phase(matter: Matter, out: vec[i32], at: i64) -> None:
    wipe(out, at + 1, at + 2 + OVER)
    out[at + 1 + matter.phase] = 1


# ---------------------------------------------------------------------------- seats


def seats(game: CashState, me: i64, out: vec[i32], at: i64) -> None:
    """Write what is known of each seat, but for what may be known of its notes."""
    position, jail, chips = game.position, game.jail, game.chips
    proposals, chance, chest = game.proposals, game.chance, game.chest
    held = game.held
    asked = view.asked(game)
    seat = me
    for away in range(game.box.players):  # noqa: B007
        out[at] = i32(asked >> seat & 1)
        out[at + 1] = i32(position[seat])
        out[at + 2] = i32(jail[seat] + 1)
        out[at + 3] = i32(chips[seat])
        out[at + 4] = i32(game.out >> seat & 1)
        out[at + 5] = i32(proposals[seat])
        money: i64 = 0
        for value in range(VALUES):
            count = i64(held[seat * VALUES + value])
            out[at + 7 + value] = i32(count)
            money += count * WORTH[value]
        out[at + 6] = i32(money)
        card = chance[seat]
        kind = card >> 1 & ~(card >> 63)  # any will do where there is no card: a zero more
        out[at + HELD_CHANCE + kind] = i32(card != NONE)
        write_flags(out, at + HELD_CHEST, chest[seat] >> CELL_PASS, 3)
        at += SEAT
        seat = game.after(seat)


def notes_known(game: CashState, viewer: i64, me: i64, out: vec[i32], at: i64) -> None:
    """Write, of all notes of which anything may be known, what it is."""
    players = game.box.players
    row = viewer
    if viewer == SPECTATOR:
        row = players
    sure, marks = game.sure, game.marks  # or they are looked up every time
    first = about(game, row, 0, 0)
    noted = game.noted
    while noted != 0:
        notes = lowest(noted)  # of one holder and value
        noted &= noted - 1
        holder = HOLDER[notes]
        place = at + away_from(me, holder, players) * SEAT + notes - holder * VALUES
        known = first + notes * 2
        out[place + SURE_FALSE] = i32(sure[known])
        out[place + SURE_TRUE] = i32(sure[known + 1])
        known = notes * 4
        out[place + MARKS] = i32(marks[known])
        out[place + MARKS + VALUES] = i32(marks[known + 1])
        out[place + MARKS + 2 * VALUES] = i32(marks[known + 2])
        out[place + MARKS + 3 * VALUES] = i32(marks[known + 3])
