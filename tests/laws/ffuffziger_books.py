"""The books of Falsche FFuffziger: what everybody has, and what each deed changes in it.

Every price is the rule book's; ffuffziger_deeds.py holds matches against the books.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from funnymoney.games.ffuffziger.numbers import REAL
from funnymoney.games.ffuffziger.rules import Ffuffziger
from tests.laws.ffuffziger_order import letters, of_a_letter, rows
from tests.laws.ffuffziger_tables import (
    AFTER_BACK,
    BACKS,
    BONUS,
    CARDS,
    DEALT,
    FACE,
    KAPUTT,
    KINDS,
    SCRAP,
    SELL,
    TWICE,
    VALUES,
    WITH_COINS,
    value_of,
)


@dataclass
class Book:
    """What everybody has, and what lies on the table."""

    money: list[list[int]]
    coins: list[int]
    machines: list[list[int]]
    pile: list[int]
    unseen: list[int]
    hidden: list[int]
    sold: int
    won: list[int]
    due: list[int]
    waiting: list[int]

    @classmethod
    def of(cls, state: Ffuffziger) -> Book:
        lists = (state.pile, state.unseen, state.hidden, state.won, state.due, state.waiting)
        pile, unseen, hidden, won, due, waiting = ([int(n) for n in each] for each in lists)
        return cls(
            money=rows(state.money, state),
            coins=[int(coins) for coins in state.coins],
            machines=rows(state.machines, state, KINDS),
            pile=pile,
            unseen=unseen,
            hidden=hidden,
            sold=int(state.sold),
            won=won,
            due=due,
            waiting=waiting,
        )

    def pay(self, player: int, amounts: Sequence[int]) -> None:
        for kind, amount in enumerate(amounts):
            self.money[player][kind] -= amount

    def earn(self, player: int, real: int) -> None:
        self.money[player][REAL] += real

    # ---------------------------------------------------------------- phases 1 and 2

    def destroy(self, value: int) -> None:
        """FF-14: the scrap price of each, x2 once, and the notes are gone; FF-36: three coins."""
        for player, own in enumerate(self.machines):
            fallen = [kind for kind in range(KINDS) if value_of(kind) == value]
            self.earn(player, SCRAP[value] * sum(own[kind] for kind in fallen))
            self.coins[player] += 3 * own[WITH_COINS] if value == VALUES - 1 else 0
            for kind in fallen:
                own[kind] = 0
            self.money[player][value] = 0

    def produce(self, player: int, kind: int) -> None:
        twice = kind != WITH_COINS and kind % 4 == TWICE
        self.money[player][value_of(kind)] += 2 if twice else 1  # FF-22, FF-36

    def sell(self, player: int, kind: int) -> None:
        self.machines[player][kind] -= 1
        self.earn(player, SELL[value_of(kind)])  # FF-21

    def turn(self, player: int, kind: int, back: int) -> None:
        value, dealt = kind // 4, kind % 4 == DEALT
        self.machines[player][kind] -= 1
        self.unseen[value * BACKS + back] -= 1
        self.hidden[value] -= dealt
        if back == KAPUTT:
            self.earn(player, SCRAP[value])  # FF-20
        else:
            after = WITH_COINS if back == BACKS - 1 else 4 * value + AFTER_BACK[back]
            self.machines[player][after] += 1

    # --------------------------------------------------------------------- phase 4 on

    def open_fists(self, state: Ffuffziger, fists: list[list[int]]) -> bool:
        """FF-31, FF-32: the highest pays all; return whether the phase is over."""
        players = len(fists)
        least, paid = CARDS[int(state.card)]
        seats = [(int(state.first) + seat) % players for seat in range(players)]
        worth = [sum(a * b for a, b in zip(fist, FACE, strict=True)) for fist in fists]
        winner = max(seats, key=lambda seat: worth[seat])  # the nearest to the marker
        over = worth[winner] < least
        if not over:
            self.pay(winner, fists[winner])
            self.sold += 1
            self.won[winner] += 1
            self.due[winner] += paid
            last = self.sold == letters(state) * of_a_letter(state)
            over = last or self.won[winner] == 2 or not any(map(any, self.money))
        if over:
            self.take_off_cards()
        return over

    def take_off_cards(self) -> None:
        """FF-33: only at the end of the phase."""
        for player, money in enumerate(self.due):
            self.earn(player, money)
        self.won = self.due = [0] * len(self.due)

    def launder(self, player: int, notes: Sequence[int]) -> None:
        self.pay(player, notes)
        self.earn(player, sum(rate * many for rate, many in zip(SELL, notes, strict=True)))

    def finish(self) -> None:
        """FF-38, FF-D12: those with as much share the places they cover."""
        real = [own[REAL] for own in self.money]
        for player, own in enumerate(real):
            richer, tied = sum(other > own for other in real), real.count(own)
            self.coins[player] += sum(BONUS[richer : richer + tied]) // tied
