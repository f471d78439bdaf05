"""What everybody knows of everybody's notes (CC-A2).

A check is seen by all. So each viewer is sure that a holder has at least so many false and so
many true notes of a value (`sure`): about a rival among all his notes, about himself among those
he has no mark on. Notes that leave take some of that certainty along, and those who get
them gain what is left to gain. Who pays knows best what he parted with.

How many marks a holder may remember is public too (`marks`): at least and at most so many
false ones, and true ones. A note that enters the bank is forgotten.

Mostly nothing is known: `noted` has a bit for each holder and value of which anything may be, so
that the rest need not be looked at.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from funnymoney.games.crooked_cash.numbers import BANK, VALUES
from funnymoney.games.crooked_cash.state import CashState

FALSE: Final[i64] = 0
TRUE: Final[i64] = 1

# In `marks`, for a holder and a value.
LEAST_FALSE: Final[i64] = 0
MOST_FALSE: Final[i64] = 1
LEAST_TRUE: Final[i64] = 2
MOST_TRUE: Final[i64] = 3

# A parcel, the notes of one value that change hands together, counts them by kind and these.
SEEN_PLAIN: Final[i64] = 4  # checked and true, without a mark of the payer's before
SEEN_KNOWN: Final[i64] = 5  # checked and true, as the payer knew


def about(game: CashState, viewer: i64, holder: i64, value: i64) -> i64:
    """Return the place in `sure` of what a viewer (`players` for a spectator) is sure of."""
    return ((viewer * game.box.players + holder) * VALUES + value) * 2


def note_down(game: CashState, holder: i64, value: i64) -> None:
    """From now on something may be known of these notes."""
    bit: i64 = 1
    game.noted |= bit << (holder * VALUES + value)


def note_everything(game: CashState) -> None:
    """Something may be known of all notes: so it is where nobody has kept book."""
    bit: i64 = 1
    game.noted = (bit << game.box.players * VALUES) - 1


def seen_true(game: CashState, holder: i64, value: i64, count: i64) -> None:
    """Everybody knows that the holder got so many true notes, which he will remember."""
    note_down(game, holder, value)
    sure = game.sure
    for viewer in range(game.box.players + 1):
        if viewer != holder:
            sure[about(game, viewer, holder, value) + TRUE] += i16(count)
    at = (holder * VALUES + value) * 4
    game.marks[at + LEAST_TRUE] += i16(count)
    game.marks[at + MOST_TRUE] += i16(count)


def kept_true(game: CashState, holder: i64, value: i64, seen: i64, new: i64) -> None:
    """So many notes were found true and stay with their holder, who had no mark on `new`."""
    note_down(game, holder, value)
    sure = game.sure
    for viewer in range(game.box.players + 1):
        at = about(game, viewer, holder, value) + TRUE
        if viewer == holder:
            sure[at] = left_of(sure[at], new)
        else:
            sure[at] = max(sure[at], i16(seen))
    game.plain[holder * VALUES + value] -= i16(new)
    marks = game.marks
    at = (holder * VALUES + value) * 4
    marks[at + LEAST_TRUE] = max(marks[at + LEAST_TRUE], i16(seen))
    marks[at + MOST_TRUE] += i16(seen)
    forget_marks(game, holder, value)


def caught(game: CashState, payer: i64, checker: i64, value: i64, known: bool) -> None:
    """A false note has gone from the payer, who knew or not, to the checker, who marks it."""
    note_down(game, checker, value)
    sure = game.sure
    for viewer in range(game.box.players + 1):
        if viewer != payer or not known:
            at = about(game, viewer, payer, value) + FALSE
            sure[at] = left_of(sure[at], 1)
        if viewer != checker:
            sure[about(game, viewer, checker, value) + FALSE] += 1
    marks = game.marks
    at = (payer * VALUES + value) * 4
    marks[at + LEAST_FALSE] = left_of(marks[at + LEAST_FALSE], 1)
    forget_marks(game, payer, value)
    at = (checker * VALUES + value) * 4
    marks[at + LEAST_FALSE] += 1
    marks[at + MOST_FALSE] += 1


def less(count: i64, by: i64) -> i64:
    """Return what is left of a count: never fewer than none."""
    if count > by:
        return count - by
    return 0


def left_of(count: i16, by: i64) -> i16:
    """Return the same of a count that is kept in two bytes."""
    return i16(less(i64(count), by))


def forget_marks(game: CashState, holder: i64, value: i64) -> None:
    """Nobody remembers more marks than he has notes."""
    notes = game.held[holder * VALUES + value]
    marks = game.marks
    at = (holder * VALUES + value) * 4
    marks[at + MOST_FALSE] = min(marks[at + MOST_FALSE], notes)
    marks[at + MOST_TRUE] = min(marks[at + MOST_TRUE], notes)
    if notes == 0:
        bit: i64 = 1
        game.noted &= ~(bit << (holder * VALUES + value))


def passed(game: CashState, payer: i64, payee: i64, value: i64, parcel: vec[i64]) -> None:
    """A parcel is about to leave the payer, whose notes are still counted with it."""
    plain = parcel[0] + parcel[1]
    seen = parcel[SEEN_PLAIN] + parcel[SEEN_KNOWN]
    unseen = plain + parcel[2] + parcel[3]
    notes = i64(game.held[payer * VALUES + value])
    sure = game.sure
    at = about(game, 0, payer, value)
    row = about(game, 1, 0, 0)
    for viewer in range(game.box.players + 1):
        if seen == 0 and sure[at + viewer * row] == 0 and sure[at + viewer * row + TRUE] == 0:
            continue  # as is mostly so: who was sure of nothing is so still
        if viewer == payer:
            own = i64(game.plain[payer * VALUES + value])
            shift(game, viewer, payer, payee, value, plain, parcel[SEEN_PLAIN], own)
        else:
            shift(game, viewer, payer, payee, value, unseen, seen, notes)
    if payee != BANK:
        if seen > 0 or unseen > plain or game.noted >> (payer * VALUES + value) & 1 != 0:
            note_down(game, payee, value)
        remember_parted(game, payer, payee, value, parcel)
    marks = game.marks
    at = (payer * VALUES + value) * 4
    marks[at + LEAST_FALSE] = left_of(marks[at + LEAST_FALSE], unseen)
    marks[at + LEAST_TRUE] = left_of(marks[at + LEAST_TRUE], unseen + seen)
    if payee != BANK and seen > 0:
        at = (payee * VALUES + value) * 4
        marks[at + LEAST_TRUE] += i16(seen)
        marks[at + MOST_TRUE] += i16(seen)


def shift(
    game: CashState,
    viewer: i64,
    payer: i64,
    payee: i64,
    value: i64,
    unseen: i64,
    seen: i64,
    notes: i64,
) -> None:
    """CC-A2: of so many notes, `seen` true ones and `unseen` others go, as one viewer sees it."""
    sure = game.sure
    at = about(game, viewer, payer, value)
    false = i64(sure[at])
    true = less(i64(sure[at + TRUE]), seen)
    notes -= seen
    sure[at] = i16(less(false, unseen))
    sure[at + TRUE] = i16(less(true, unseen))
    if payee == BANK:
        return
    to = about(game, viewer, payee, value)
    sure[to] += i16(less(false + unseen, notes))
    sure[to + TRUE] += i16(less(true + unseen, notes))
    if viewer != payee and viewer != payer:
        sure[to + TRUE] += i16(seen)


def remember_parted(game: CashState, payer: i64, payee: i64, value: i64, parcel: vec[i64]) -> None:
    """The payer knows which of his marked notes, and of those checked, the payee has now."""
    to = about(game, payer, payee, value)
    game.sure[to] += i16(parcel[3])
    game.sure[to + TRUE] += i16(parcel[2] + parcel[SEEN_PLAIN] + parcel[SEEN_KNOWN])
