"""What is told of a match of Counterfeiters when it is over; see `core.tale`.

Nobody asserts anything here, so there is no lie to a rival. What comes nearest is told and named
for what it is: false money taken for real by shops, taxes dodged, and money that was out of the
Godfather's reach when he came.
"""

from __future__ import annotations

from typing import Final

from funnymoney.core.tale import BANK, Amounts, Book, Claim, Column, News, Scene
from funnymoney.games.counterfeiters.board import COMMERCIAL
from funnymoney.games.counterfeiters.cards import FARE
from funnymoney.games.counterfeiters.rules import Counterfeiters

KEYS: Final = (
    "start",
    "tax",
    "supermarkets",
    "receivers",
    "diners",
    "lottery",
    "contacts",
    "fares",
    "godfather",
)
SELLERS: Final = {"shop": "supermarkets", "fence": "receivers"}


class Story(Book[Counterfeiters]):
    """Where real money came from and where it went, and what was done behind whose back."""

    def open(self, state: Counterfeiters, news: list[News]) -> None:
        players = int(state.box.players)
        self.sums = {key: [0] * players for key in KEYS}
        self.sums["start"] = state.returns()

    def note(self, scene: Scene[Counterfeiters]) -> None:
        if scene.verb == "fly":
            self.pay_fare(scene)
        for key, numbers in scene.news:
            self.note_money(scene, key, numbers)
            self.note_deceit(scene, key, numbers)

    def pay_fare(self, scene: Scene[Counterfeiters]) -> None:
        """CF-28: the fare is not told, since everybody sees where the henchman stands."""
        if scene.before.box.zones[scene.numbers[0]] == COMMERCIAL:
            self.sums["fares"][scene.player] -= int(FARE)

    def note_money(self, scene: Scene[Counterfeiters], key: str, numbers: list[int]) -> None:
        if key == "bought":
            player, _, price = numbers
            self.sums["contacts"][player] -= price
        elif key == "paid_godfather":
            player, due = numbers
            self.sums["godfather"][player] -= due
        elif key == "sold":
            player, _, money = numbers
            self.sums[SELLERS[scene.verb]][player] += money
        elif key == "diners":
            player, _, money = numbers
            self.sums["diners"][player] += money
        elif key in ("tax", "ticket"):
            player, money = numbers
            self.sums["tax" if key == "tax" else "lottery"][player] += money

    def note_deceit(self, scene: Scene[Counterfeiters], key: str, numbers: list[int]) -> None:
        if key == "tax":
            self.fool_bank("tax_fraud", scene, numbers[0], numbers[-1])
        elif key == "sold" and scene.verb == "shop":  # a receiver knows what he buys
            self.fool_bank("fakes_in_supermarket", scene, numbers[0], numbers[-1])
        elif key == "diners":
            self.fool_bank("fakes_in_diner", scene, numbers[0], numbers[-1])
        elif key == "paid_godfather":
            self.visit(scene, *numbers)

    def fool_bank(self, kind: str, scene: Scene[Counterfeiters], player: int, amount: int) -> None:
        claim = Claim(kind, scene.number, player, [BANK], amount, truth=False)
        self.claims.append(claim.believed_by_bank())

    def visit(self, scene: Scene[Counterfeiters], player: int, due: int) -> None:
        """CF-29: the Godfather sees the hand only; a flight comes before him, never after."""
        offshore = int(scene.after.offshore[player])
        if offshore > 0:
            self.fool_bank("kept_offshore", scene, player, offshore)
        elif due == 0:
            claim = Claim("empty_hand", scene.number, player, [BANK], 0, truth=True, checker=BANK)
            claim.answered(BANK, scene.number, believed=False)
            self.claims.append(claim)

    def amounts(self, state: Counterfeiters) -> Amounts:
        return {
            "money": state.returns(),
            "offshore": [int(amount) for amount in state.offshore],
        }

    def columns(self, state: Counterfeiters) -> list[Column]:
        return [Column(key, self.sums[key]) for key in KEYS]
