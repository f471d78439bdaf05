"""Notes of Crooked Cash at a glance: which ones to pay with, and which ones to check."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.luck import Luck
from funnymoney.games.crooked_cash.board import SPACES
from funnymoney.games.crooked_cash.cards import CHIPS
from funnymoney.games.crooked_cash.money.certainty import TRUE, about
from funnymoney.games.crooked_cash.money.purse import ROW
from funnymoney.games.crooked_cash.numbers import (
    AUTO,
    BASE,
    DIGIT,
    KINDS,
    KNOWN_TRUE,
    LOOKS,
    NOTE,
    PASS,
    VALUES,
    WORTH,
)
from funnymoney.games.crooked_cash.procedures.chance_cards import Play
from funnymoney.games.crooked_cash.procedures.decoder import Window, can_check
from funnymoney.games.crooked_cash.procedures.payment import Payment
from funnymoney.games.crooked_cash.property.held_cards import is_false, is_true

if TYPE_CHECKING:
    from funnymoney.games.crooked_cash.rules import CrookedCash

# How a note looks to its holder.
PLAIN: Final[i64] = 0
TRUE_LOOK: Final[i64] = 1
FALSE_LOOK: Final[i64] = 2

HUNDRED: Final[i64] = 100
FALSE_AMONG: Final[i64] = 33  # hundredths of the notes of which nothing is known
CARD_PAYS: Final[i64] = 90  # half a reward of 100, and half of the harm that is averted
# What a chip must win right after GO; less and less is enough on the way to the next. The more
# players, the more is paid until then; these are for three.
FIRST_CHIP: Final[i64] = 60  # of two: a card will do
LAST_CHIP: Final[i64] = 120  # a note of 500
USUAL_PLAYERS: Final[i64] = 3


# ------------------------------------------------------------------------------ paying


def next_note(game: CrookedCash, payment: Payment, player: i64, legal: Actions) -> i64:
    """Where others look on, small notes and true ones; else false ones, and large ones."""
    if payment.in_trade():
        if payment.last == 0:
            return AUTO
        return legal.at(0)
    if can_check(game, player) == 0:
        return unwatched(legal)
    return watched(game, payment, player, legal)


def unwatched(legal: Actions) -> i64:
    """Get rid of a note known to be false, or break a large one that may be."""
    look = FALSE_LOOK
    while look >= 0:
        value = VALUES - 1
        while value >= 0:
            note = NOTE + value * LOOKS + look
            if legal.has(note):
                return note
            value -= 1
        look -= FALSE_LOOK  # those known to be true are for other days
    return legal.at(0)


def watched(game: CrookedCash, payment: Payment, player: i64, legal: Actions) -> i64:
    """The smallest notes that will do, of equal ones first those known to be true."""
    missing = payment.missing
    smaller: i64 = 0  # worth of all notes of smaller values
    for value in range(VALUES):
        note = NOTE + value * LOOKS
        true = i64(game.hand[(player * VALUES + value) * KINDS + KNOWN_TRUE])
        true -= payment.picked[value * LOOKS + TRUE_LOOK]
        plain, marked = legal.has(note + PLAIN), legal.has(note + TRUE_LOOK)
        if marked and (true * WORTH[value] + smaller >= missing or not plain):
            return note + TRUE_LOOK
        if plain:
            return note + PLAIN
        if legal.has(note + FALSE_LOOK):
            return note + FALSE_LOOK
        smaller += i64(game.in_hand[player * VALUES + value]) * WORTH[value]
    return legal.at(0)


# ---------------------------------------------------------------------------- checking


def check(game: CrookedCash, window: Window, player: i64, legal: Actions, luck: Luck) -> i64:
    """Check what promises most, if it is enough for a chip."""
    if window.things > BASE or window.midway(player):
        return legal.at(0)  # no note among so many is large
    beneath = window.beneath
    if isinstance(beneath, Play):
        return check_card(game, game.chance[beneath.owner], player, luck)
    assert isinstance(beneath, Payment)
    return check_note(game, beneath, player, luck)


def check_card(game: CrookedCash, card: i64, player: i64, luck: Luck) -> i64:
    if is_true(game, card):
        return PASS
    if is_false(game, card) or chip_worth(game, player, luck) <= CARD_PAYS:
        return DIGIT
    return PASS


def check_note(game: CrookedCash, payment: Payment, player: i64, luck: Luck) -> i64:
    notes = payment.notes
    first = payment.part
    best = chip_worth(game, player, luck)
    found = PASS
    at = first
    end = i64(len(notes))
    while at < end:  # equal ones lie together, the largest first
        value = notes[at] // ROW
        alike: i64 = 1
        while at + alike < end and notes[at + alike] // ROW == value:
            alike += 1
        promised = WORTH[value] * falsehood(game, player, payment.payer, value) // HUNDRED
        if promised > best:
            best = promised
            found = DIGIT + at - first + luck.below(alike)
        at += alike
    return found


def falsehood(game: CrookedCash, player: i64, holder: i64, value: i64) -> i64:
    """Return in hundredths how likely one of a holder's notes of a value is to be false."""
    at = about(game, player, holder, value)
    false, true = i64(game.sure[at]), i64(game.sure[at + TRUE])
    notes = i64(game.held[holder * VALUES + value])
    return (false * HUNDRED + (notes - false - true) * FALSE_AMONG) // notes


def chip_worth(game: CrookedCash, player: i64, luck: Luck) -> i64:
    """Return what a check must promise: chips turn green at GO (CC-14). No rival can be sure."""
    worth = LAST_CHIP
    if game.chips[player] == CHIPS:
        worth = FIRST_CHIP
    worth = worth * (3 + luck.below(3)) // 4
    to_go = SPACES - game.position[player]
    return worth * to_go * game.box.players // (SPACES * USUAL_PLAYERS)
