"""Every step of Falsche FFuffziger must be explained by one deed of somebody acting.

Nothing is known here but the two positions around a step, and no action. All that who acts could
have done is tried, the books are kept from the rule book, and one of them must be true.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from funnymoney.core.game import players_in
from funnymoney.games.ffuffziger.numbers import (
    BASE,
    BUYING,
    FISTS,
    LAUNDERING,
    MACHINES,
    MONEY,
    OVER,
    REAL,
)
from funnymoney.games.ffuffziger.rules import Ffuffziger
from tests.laws.ffuffziger_auction import Auction
from tests.laws.ffuffziger_books import Book
from tests.laws.ffuffziger_order import kinds_owned, row
from tests.laws.ffuffziger_purses import all_laid, asked, laid, unit
from tests.laws.ffuffziger_tables import (
    BACKS,
    BOUGHT,
    BUY,
    DEALT,
    KINDS,
    POOL,
    VALUES,
    WITH_COINS,
)


def deeds(state: Ffuffziger, after: Ffuffziger) -> Iterator[Book]:
    """Yield the books after each thing that somebody can do here, before the next card is shown."""
    player = int(state.player)
    if state.phase == MACHINES:
        yield from machine_deeds(state, player)
    elif state.phase == FISTS:
        yield from fist_deeds(state, after)
    elif state.phase == BUYING:
        yield from purchases(state, player)
    elif state.phase == LAUNDERING:
        yield from laundries(state, player)
    else:
        yield from bids(state, after)


def machine_deeds(state: Ffuffziger, player: int) -> Iterator[Book]:
    for kind in (kind for kind in range(KINDS) if state.waiting[kind] > 0):
        for book in one_machine(state, player, kind):
            book.waiting[kind] -= 1  # FF-18: one action for each machine
            yield book


def one_machine(state: Ffuffziger, player: int, kind: int) -> Iterator[Book]:
    book = Book.of(state)
    book.produce(player, kind)
    yield book
    book = Book.of(state)
    book.sell(player, kind)
    yield book
    if kind == WITH_COINS or kind % 4 not in (DEALT, BOUGHT):
        return  # FF-19: only once per tile
    for back in POOL if kind % 4 == DEALT else range(BACKS):
        if state.unseen[kind // 4 * BACKS + back] > 0:
            book = Book.of(state)
            book.turn(player, kind, back)
            yield book


def bids(state: Ffuffziger, after: Ffuffziger) -> Iterator[Book]:
    """FF-28: nobody pays but the winner, all that was laid down."""
    for auction in Auction.outcomes(state):
        book = Book.of(state)
        if auction.winner is not None:
            book.pay(auction.winner, auction.stake)
            book.coins[auction.winner] += int(state.lot)
            yield book
        elif auction.goes_on(after):
            yield book


def last_step(state: Ffuffziger, player: int, kinds: int) -> bool:
    """Whether with the next digit all kinds of money are settled that he is asked for."""
    owned = [kind for kind in kinds_owned(state, player) if kind < kinds]
    return unit(state, player) == 1 and asked(state, player) == owned[-1]


def complete(state: Ffuffziger, player: int) -> Iterator[list[int]]:
    """Yield what may have been laid down after the last digit."""
    told, kind = laid(state, player), asked(state, player)
    most = row(state.money, player)[kind] - told[kind]
    for digit in range(min(most, int(BASE) - 1) + 1):
        yield [amount + digit * (at == kind) for at, amount in enumerate(told)]


def fist_deeds(state: Ffuffziger, after: Ffuffziger) -> Iterator[Book]:
    acting = players_in(state.acting())
    if len(acting) > 1 or not last_step(state, acting[0], int(MONEY)):
        if any(only_filled(state, after, player) for player in acting):
            yield Book.of(state)
        return
    still = after.phase == FISTS and after.round == state.round
    for fist in complete(state, acting[0]):
        book, fists = Book.of(state), all_laid(state)
        fists[acting[0]] = fist
        if book.open_fists(state, fists) != still:
            yield book


def only_filled(state: Ffuffziger, after: Ffuffziger, player: int) -> bool:
    """Whether nothing happened but that this player put more of one kind into his fist."""
    fists, now, kind = all_laid(state), all_laid(after), asked(state, player)
    more = now[player][kind] - fists[player][kind]
    fists[player][kind] += more
    closing = 1 << player if last_step(state, player, int(MONEY)) else 0
    return (
        fists == now
        and 0 <= more < BASE * unit(state, player)
        and more % unit(state, player) == 0
        and (after.phase, after.closed) == (FISTS, state.closed | closing)
    )


def purchases(state: Ffuffziger, player: int) -> Iterator[Book]:
    yield Book.of(state)  # he stops
    for value in range(int(state.lowest), VALUES):  # FF-34
        if state.pile[value] > 0 and state.money[player * MONEY + REAL] >= BUY[value]:
            book = Book.of(state)
            book.pile[value] -= 1
            book.earn(player, -BUY[value])
            book.machines[player][4 * value + BOUGHT] += 1
            yield book


def laundries(state: Ffuffziger, player: int) -> Iterator[Book]:
    if not last_step(state, player, VALUES):
        yield Book.of(state)
        return
    for notes in complete(state, player):
        book = Book.of(state)
        book.launder(player, notes[:VALUES])
        yield book


# ----------------------------------------------------------------------------------- course


def settle(book: Book, before: Ffuffziger, after: Ffuffziger) -> Book:
    """Add what the inspector did next, and the end."""
    for value in range(int(before.lowest), int(after.lowest)):
        book.destroy(value)
    if after.phase == OVER:
        book.finish()
    if not any(book.waiting) and after.phase == MACHINES:
        book.waiting = book.machines[int(after.player)][:]  # FF-18: now it is his turn
    return book


def check_course(states: Sequence[Ffuffziger]) -> None:
    for step, (before, after) in enumerate(pairwise(states)):
        found = Book.of(after)
        explained = any(settle(book, before, after) == found for book in deeds(before, after))
        assert explained, f"step {step}: no deed in phase {int(before.phase)} leads to {found}"
