"""A coin auction of Falsche FFuffziger, held once more from the rule book (FF-26 to FF-28)."""

from __future__ import annotations

from collections.abc import Iterator

from funnymoney.core.game import players_in
from funnymoney.games.ffuffziger.numbers import BASE, LEAD, MONEY, NONE, REAL
from funnymoney.games.ffuffziger.rules import Ffuffziger
from tests.laws.ffuffziger_order import row, rows
from tests.laws.ffuffziger_purses import asked, laid, unit


class Auction:
    """Who is still in, what each of them has laid down, and who won."""

    def __init__(self, state: Ffuffziger) -> None:
        self.money = rows(state.money, state)
        self.stake = [int(amount) for amount in state.stake]
        self.staying = set(players_in(state.staying))
        self.offered = int(state.offered)
        self.leader = int(state.leader)
        self.player = int(state.player)
        self.winner: int | None = None

    @classmethod
    def outcomes(cls, state: Ffuffziger) -> Iterator[Auction]:
        """Yield the auction after each thing that the player can do now."""
        if state.phase == LEAD:
            yield from cls.leads(state)
            return
        auction = cls(state)
        auction.ask_to_match()  # after he matched
        yield auction
        auction = cls(state)
        auction.leave(auction.player)
        auction.ask_to_match()
        yield auction

    @classmethod
    def leads(cls, state: Ffuffziger) -> Iterator[Auction]:
        player = int(state.player)
        if not state.midway(player):
            yield cls(state)  # he said what kind of money
            yield from cls.only_amounts(state, player)
            if state.offered != NONE:  # FF-R13: the opener must offer
                auction = cls(state)
                auction.leave(player)
                auction.ask_to_lead()
                yield auction
        elif unit(state, player) > 1:
            yield cls(state)
        else:
            for amount in cls.amounts(state, player):
                auction = cls(state)
                auction.offer(asked(state, player), amount)
                yield auction

    @classmethod
    def amounts(cls, state: Ffuffziger, player: int) -> Iterator[int]:
        """FF-27: any amount that he still has; at least five of real money upon real money."""
        kind = asked(state, player)
        told = laid(state, player)[kind]
        least, most = cls.limits(state, player, kind)
        yield from range(max(least, told), min(most, told + int(BASE) - 1) + 1)

    @classmethod
    def only_amounts(cls, state: Ffuffziger, player: int) -> Iterator[Auction]:
        """Where only one amount can be offered, the kind of money says it all."""
        for kind in range(int(MONEY)):
            least, most = cls.limits(state, player, kind)
            if least == most:
                auction = cls(state)
                auction.offer(kind, least)
                yield auction

    @staticmethod
    def limits(state: Ffuffziger, player: int, kind: int) -> tuple[int, int]:
        least = 5 if kind == state.offered == REAL else 1
        return least, row(state.money, player)[kind] - int(state.stake[kind])

    def after(self, player: int) -> int:
        return (player + 1) % len(self.money)

    def offer(self, kind: int, amount: int) -> None:
        self.offered = kind
        self.stake[kind] += amount
        self.ask_to_match()

    def leave(self, player: int) -> None:
        self.staying.discard(player)
        if len(self.staying) == 1:
            (self.winner,) = self.staying

    def ask_to_match(self) -> None:
        """FF-R17: clockwise to the leader; FF-R15: who cannot match is out."""
        self.player = self.after(self.player)
        while self.winner is None and self.player != self.leader:
            if self.player in self.staying:
                if self.money[self.player][self.offered] >= self.stake[self.offered]:
                    return
                self.leave(self.player)
            self.player = self.after(self.player)
        self.ask_to_lead()

    def ask_to_lead(self) -> None:
        """FF-27: the next one still in; who has nothing to offer drops out."""
        while self.winner is None:
            self.player = self.after(self.player)
            if self.player in self.staying:
                if self.can_offer(self.player):
                    self.leader = self.player
                    return
                self.leave(self.player)

    def can_offer(self, player: int) -> bool:
        left = [own - laid for own, laid in zip(self.money[player], self.stake, strict=True)]
        real = 5 if self.offered == REAL else 1
        return any(left[:REAL]) or left[REAL] >= real

    def goes_on(self, state: Ffuffziger) -> bool:
        """Whether a position is this auction, going on."""
        return (
            self.stake == [int(amount) for amount in state.stake]
            and self.staying == set(players_in(state.staying))
            and (self.player, self.leader) == (state.player, state.leader)
        )
