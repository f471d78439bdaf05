"""Books of what a Counterfeiters player has, kept from nothing but the news he was told.

Each amount is reckoned anew from the rule book: news that says another one is wrong, and so is
a position in which a player has something else than his news led up to.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from funnymoney.core.match import Match
from funnymoney.games.counterfeiters.cards import KIND_NAMES, KINDS, QUALITIES
from funnymoney.games.counterfeiters.rules import Counterfeiters
from funnymoney.testing.matches import Case, Chooser

KINDS_BY_NAME = {name: kind for kind, name in enumerate(KIND_NAMES)}
FENCE = (20, 30, 40)  # CF-25
TICKETS = (60, 80, 90, 100, 110, 120)


class Book:
    """One player's hand, envelope, fakes and cards."""

    def __init__(
        self, me: int, players: int, board: dict[str, Any], start_money: list[int]
    ) -> None:
        self.me = me
        self.players = players
        self.start_money = start_money
        self.spaces = board["spaces"]
        self.hand = self.offshore = 0
        self.fakes = [0] * int(QUALITIES)
        self.cards = Counter({KINDS_BY_NAME["printer"]: 1})  # CF-11
        self.lot: list[int] = []
        self.zone = ""

    def read(self, item: list[Any]) -> None:
        key, *facts = item
        if key == "first":  # CF-10
            self.hand = self.start_money[(self.me - facts[0]) % self.players]
        elif facts and facts[0] == self.me and hasattr(self, key):
            getattr(self, key)(*facts[1:])

    def did(self, verb: str, *numbers: int) -> None:
        if verb in ("stash", "fetch"):
            moved = numbers[0] if verb == "stash" else -numbers[0]
            assert moved != 0, "CF-R1"
            self.hand, self.offshore = self.hand - moved, self.offshore + moved
        elif verb not in ("pass", "retrieve"):
            space = self.spaces[numbers[0]]
            self.zone, self.lot = space["zone"], list(numbers[1:])
            self.price = space.get("price")
            self.hand -= 30 if self.zone == "commercial" else 0  # CF-28

    def component(self, kind: int) -> None:
        self.cards[kind] += 1

    def bought(self, kind: int, price: int) -> None:
        assert price == self.price, "CF-19"
        self.hand -= price
        self.cards[kind] += 1

    def printed(self, number: int, stars: int) -> None:
        components = [KINDS_BY_NAME[name] for name in ("ink", "paper", "hologram")]
        assert stars == sum(self.cards[kind] > 0 for kind in components), "CF-23"
        assert number <= 2 * self.cards[KINDS_BY_NAME["printer"]], "CF-23, CF-R12"
        self.fakes[stars - 1] += number

    def sold(self, number: int, money: int) -> None:
        assert number == sum(self.lot)
        worst = next(quality for quality, bills in enumerate(self.lot) if bills)
        rate = 50 if self.zone == "supermarket" else FENCE[worst]
        assert money == number * rate, "CF-24, CF-25"
        self.fakes = [had - gone for had, gone in zip(self.fakes, self.lot, strict=True)]
        self.hand += money

    def tax(self, money: int) -> None:
        assert money == 30, "CF-26"
        self.hand += money

    def paid_godfather(self, money: int) -> None:
        assert money == -(-self.hand // 20) * 10, "CF-R21"
        self.hand -= money

    def diners(self, served: int, money: int) -> None:
        assert served == min(self.cards[KINDS_BY_NAME["diner"]], sum(self.fakes)), "CF-R29"
        assert money == 50 * served, "CF-36"
        for _ in range(served):
            worst = next(quality for quality, bills in enumerate(self.fakes) if bills)
            self.fakes[worst] -= 1  # CF-R28
        self.hand += money

    def ticket(self, prize: int) -> None:
        assert prize in TICKETS, "CF-41"
        assert self.cards[KINDS_BY_NAME[f"lottery ticket {prize}"]] == 1
        self.hand += prize

    def check(self, state: Counterfeiters) -> None:
        """Compare with what this player has."""
        assert (self.hand, self.offshore) == (state.hand[self.me], state.offshore[self.me])
        first = self.me * int(QUALITIES)
        assert self.fakes == [int(n) for n in state.fakes[first : first + int(QUALITIES)]]
        first = self.me * int(KINDS)
        assert [self.cards[kind] for kind in range(int(KINDS))] == [
            int(n) for n in state.owned[first : first + int(KINDS)]
        ]


def check_books(case: Case, seed: int) -> None:
    """Play a match at random and keep everybody's books."""
    match, chooser = Match(case.game, case.players, case.options, "fast", str(seed)), Chooser(seed)
    state = match.state
    assert isinstance(state, Counterfeiters)
    start_money = cast("list[int]", case.options.get("start_money", [20, 30, 40, 50]))
    if case.options.get("edition") == "tiny":
        start_money = [50, 60, 70, 80]
    books = [
        Book(player, case.players, state.box.board, start_money) for player in range(case.players)
    ]
    read = [0] * case.players
    while True:
        for player, book in enumerate(books):
            news = match.news(player, read[player])
            read[player] += len(news)
            for item in news:
                book.read(item)
            assert isinstance(match.state, Counterfeiters)
            book.check(match.state)
        if match.over:
            return
        player = chooser.one_of(match.acting())
        match.play(player, chooser.word(match.state, player))
