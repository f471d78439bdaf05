"""Imagining what a viewer cannot know: which notes are false, and what others remember.

What he is sure of stays. How many marks a rival remembers is as likely for each number that is
possible, rival by rival; the false notes left over are spread over all notes of which nothing
is known, each as likely, in the bank and in all hands. Which of his notes somebody has laid
out is as likely for each of them.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from funnymoney.core.luck import Luck
from funnymoney.games.crooked_cash.money import bank, certainty
from funnymoney.games.crooked_cash.money.certainty import (
    LEAST_FALSE,
    LEAST_TRUE,
    MOST_FALSE,
    MOST_TRUE,
    left_of,
    less,
)
from funnymoney.games.crooked_cash.money.purse import ROW, SEEN
from funnymoney.games.crooked_cash.numbers import (
    KINDS,
    KNOWN_FALSE,
    KNOWN_TRUE,
    PLAIN_FALSE,
    PLAIN_TRUE,
    VALUES,
)
from funnymoney.games.crooked_cash.procedures.payment import Payment
from funnymoney.games.crooked_cash.procedures.trade import Trade
from funnymoney.games.crooked_cash.state import CashState


def redeal(game: CashState, viewer: i64, luck: Luck) -> None:
    payments = laid_out(game)
    for matter in game.stack:
        matter.forget_others(viewer)
    for value in range(VALUES):
        imagine(game, viewer, value, payments, luck)
    forget_sure(game, viewer)


def laid_out(game: CashState) -> list[Payment]:
    """Return all payments that have notes on the table."""
    found: list[Payment] = []
    for matter in game.stack:
        if isinstance(matter, Payment):
            found.append(matter)
        elif isinstance(matter, Trade):
            paid = matter.paid
            if paid is not None:
                found.append(paid)
    return found


def imagine(game: CashState, viewer: i64, value: i64, payments: list[Payment], luck: Luck) -> None:
    """Imagine all notes of one value."""
    players = game.box.players
    spare_false = game.box.false[value]
    spare_true = game.box.printed[value] + game.printed[value] - spare_false
    certain_false = vec[i64]([0] * players)
    certain_true = vec[i64]([0] * players)
    unseen = vec[i64]([0] * players)
    for holder in range(players):
        seen = seen_of(payments, holder, value)
        at = certainty.about(game, row_of(game, viewer), holder, value)
        certain_false[holder] = i64(game.sure[at])
        certain_true[holder] = less(i64(game.sure[at + 1]), seen)
        unseen[holder] = i64(game.held[holder * VALUES + value]) - seen
        spare_true -= seen
        if holder == viewer:
            certain_false[holder] += known_of(game, payments, holder, value, KNOWN_FALSE)
            seen_plain = seen - seen_known(payments, holder, value)
            certain_true[holder] = less(i64(game.sure[at + 1]), seen_plain)
            certain_true[holder] += known_of(game, payments, holder, value, KNOWN_TRUE)
        spare_false -= certain_false[holder]
        spare_true -= certain_true[holder]
    for holder in range(players):
        marks = vec[i64]([0, 0])
        if holder != viewer:
            remember(game, holder, value, unseen[holder], certain_false, certain_true,
                     spare_false, spare_true, marks, luck)  # fmt: skip
            spare_false -= less(marks[0], certain_false[holder])
            spare_true -= less(marks[1], certain_true[holder])
            certain_false[holder] = max(certain_false[holder], marks[0])
            certain_true[holder] = max(certain_true[holder], marks[1])
            known = max(marks[1], i64(game.marks[(holder * VALUES + value) * 4 + LEAST_TRUE]))
            plain = i64(game.held[holder * VALUES + value]) - marks[0] - known
            game.plain[holder * VALUES + value] = i16(plain)
            at = (holder * VALUES + value) * KINDS
            game.hand[at + KNOWN_FALSE] = i16(marks[0])
            game.hand[at + KNOWN_TRUE] = i16(marks[1])
    free = spare_false + spare_true
    left = bank.mix(game, value, free, spare_false, luck)
    free -= game.in_bank[value]
    for holder in range(players):
        room = unseen[holder] - certain_false[holder] - certain_true[holder]
        false = certain_false[holder]
        for note in range(room):  # noqa: B007
            if luck.below(free) < left:
                false += 1
                left -= 1
            free -= 1
        share_out(game, viewer, holder, value, unseen[holder], false, payments, luck)


def row_of(game: CashState, viewer: i64) -> i64:
    if viewer < 0:
        return game.box.players
    return viewer


def seen_of(payments: list[Payment], holder: i64, value: i64) -> i64:
    """Return how many of his notes on the table were found true."""
    count: i64 = 0
    for payment in payments:
        if payment.payer == holder:
            for note in payment.notes:
                count += i64(note // ROW == value and note & SEEN != 0)
    return count


def seen_known(payments: list[Payment], holder: i64, value: i64) -> i64:
    count: i64 = 0
    for payment in payments:
        if payment.payer == holder:
            for note in payment.notes:
                count += i64(note == value * ROW + SEEN + KNOWN_TRUE)
    return count


def known_of(game: CashState, payments: list[Payment], holder: i64, value: i64, kind: i64) -> i64:
    """Return how many unchecked notes of a kind somebody has marked, on the table too."""
    count = i64(game.hand[(holder * VALUES + value) * KINDS + kind])
    for payment in payments:
        if payment.payer == holder:
            for note in payment.notes:
                count += i64(note == value * ROW + kind)
    return count


def remember(
    game: CashState,
    holder: i64,
    value: i64,
    notes: i64,
    certain_false: vec[i64],
    certain_true: vec[i64],
    spare_false: i64,
    spare_true: i64,
    out: vec[i64],
    luck: Luck,
) -> None:
    """Imagine how many marks a rival remembers, on false notes and on true ones."""
    at = (holder * VALUES + value) * 4
    marks = game.marks
    false, true = certain_false[holder], certain_true[holder]
    seen = i64(game.held[holder * VALUES + value]) - notes
    least_true = less(i64(marks[at + LEAST_TRUE]), seen)
    most = min(i64(marks[at + MOST_FALSE]), notes - max(true, least_true))
    out[0] = among(less(i64(marks[at + LEAST_FALSE]), 0), min(most, false + spare_false), luck)
    most = min(i64(marks[at + MOST_TRUE]), notes - max(false, out[0]))
    out[1] = among(least_true, min(most, true + spare_true), luck)


def among(least: i64, most: i64, luck: Luck) -> i64:
    if most <= least:
        return least
    return least + luck.below(most - least + 1)


def share_out(
    game: CashState,
    viewer: i64,
    holder: i64,
    value: i64,
    notes: i64,
    false: i64,
    payments: list[Payment],
    luck: Luck,
) -> None:
    """Say which of a holder's unchecked notes are false, in his hand and on the table."""
    at = (holder * VALUES + value) * KINDS
    hand = game.hand
    if holder == viewer:
        share_own(game, holder, value, notes, false, payments, luck)
        return
    marked = i64(hand[at + KNOWN_TRUE])
    known = less(i64(game.marks[at + LEAST_TRUE]), marked)  # of those found true
    hand[at + PLAIN_FALSE] = i16(false) - hand[at + KNOWN_FALSE]
    hand[at + PLAIN_TRUE] = i16(notes - false - marked)
    for payment in payments:
        if payment.payer == holder:
            laid = payment.notes
            for place in range(i64(len(laid))):
                if laid[place] // ROW == value:
                    if laid[place] & SEEN != 0:
                        laid[place] = value * ROW + SEEN
                        if known > 0:
                            laid[place] += KNOWN_TRUE
                            known -= 1
                    else:
                        kind = luck.pick(kinds_of(game, holder, value), notes)
                        hand[at + kind] -= 1
                        notes -= 1
                        laid[place] = value * ROW + kind


def share_own(
    game: CashState,
    holder: i64,
    value: i64,
    notes: i64,
    false: i64,
    payments: list[Payment],
    luck: Luck,
) -> None:
    """The viewer's own notes: he knows which of them have no mark, in his hand and laid out."""
    at = (holder * VALUES + value) * KINDS
    hand = game.hand
    false -= known_of(game, payments, holder, value, KNOWN_FALSE)
    true = notes - false
    true -= known_of(game, payments, holder, value, KNOWN_FALSE)
    true -= known_of(game, payments, holder, value, KNOWN_TRUE)
    for payment in payments:
        if payment.payer == holder:
            laid = payment.notes
            for place in range(i64(len(laid))):
                if laid[place] // ROW == value and laid[place] & 7 <= PLAIN_FALSE:
                    kind = i64(luck.below(false + true) < false)
                    laid[place] = value * ROW + kind
                    false -= kind
                    true -= 1 - kind
    hand[at + PLAIN_FALSE] = i16(false)
    hand[at + PLAIN_TRUE] = i16(true)


def kinds_of(game: CashState, holder: i64, value: i64) -> vec[i64]:
    """Return how many notes of each kind somebody has in hand."""
    at = (holder * VALUES + value) * KINDS
    hand = game.hand
    return vec[i64]([i64(hand[at + kind]) for kind in range(KINDS)])


def forget_sure(game: CashState, viewer: i64) -> None:
    """What others are sure of beyond what everybody knows is theirs alone."""
    players = game.box.players
    for other in range(players):
        if other == viewer:
            continue
        for holder in range(players):
            for value in range(VALUES):
                known = certainty.about(game, players, holder, value)
                own = certainty.about(game, other, holder, value)
                marked_false: i64 = 0
                marked_true: i64 = 0
                if holder == other:
                    marked_false, marked_true = marks_of(game, holder, value)
                game.sure[own] = left_of(game.sure[known], marked_false)
                game.sure[own + 1] = left_of(game.sure[known + 1], marked_true)


def marks_of(game: CashState, holder: i64, value: i64) -> tuple[i64, i64]:
    """Return how many marks of each kind a holder remembers, on the table too."""
    payments = laid_out(game)
    known = known_of(game, payments, holder, value, KNOWN_TRUE)
    return (
        known_of(game, payments, holder, value, KNOWN_FALSE),
        known + seen_known(payments, holder, value),
    )
