"""What is told of a match of Contraband when it is over; see `core.tale`."""

from __future__ import annotations

from typing import Final

from funnymoney.core.tale import Amounts, Book, Claim, Column, News, Scene
from funnymoney.games.contraband.cards import GOODS
from funnymoney.games.contraband.numbers import IMMUNITY
from funnymoney.games.contraband.rules import Contraband

PAYMENTS: Final = ("duty", "fine", "damages", "reward")


class Story(Book[Contraband]):
    """Who paid what to whom, and what was declared, truly or not."""

    def open(self, state: Contraband, news: list[News]) -> None:
        players = int(state.box.players)
        self.start = state.returns()
        self.paid = {key: [0] * players for key in PAYMENTS}
        self.taken = {key: [0] * players for key in PAYMENTS}

    def note(self, scene: Scene[Contraband]) -> None:
        if scene.verb in ("declare", "immunity"):
            self.claims.append(declaration(scene))
        elif scene.verb != "throw":
            self.answer(scene)
        for key, numbers in scene.news:
            if key in PAYMENTS:
                payer, payee, amount = numbers
                self.paid[key][payer] -= amount
                self.taken[key][payee] += amount

    def answer(self, scene: Scene[Contraband]) -> None:
        """CB-14, CB-22: the Officer and the next traveller believe, or have it opened."""
        claim = self.claims[-1]
        believed = scene.verb in ("believe", "accept")
        claim.answered(scene.player, scene.number, believed)
        if not believed:
            claim.checker = scene.player
            if claim.truth:
                claim.amount = sum(amount for key, (*_, amount) in scene.news if key == "damages")

    def amounts(self, state: Contraband) -> Amounts:
        return {"money": state.returns()}

    def columns(self, state: Contraband) -> list[Column]:
        found = [Column("start", self.start)]
        for key in PAYMENTS:
            found.append(Column(f"{key}_paid", self.paid[key]))
            found.append(Column(f"{key}_taken", self.taken[key]))
        return found


def declaration(scene: Scene[Contraband]) -> Claim:
    """Hold what was said against what is in the suitcase."""
    state = scene.after
    truth = state.is_true()
    return Claim(
        kind=kind_of(state, truth),
        choice=scene.number,
        player=scene.player,
        to=[int(state.officer), int(state.next_traveller(state.holder))],
        amount=0 if truth else duty_held(state) - int(state.duty()),
        truth=truth,
    )


def duty_held(state: Contraband) -> int:
    """The duty that the truth would have cost."""
    return sum(int(state.hand[good] * state.box.duties[good]) for good in range(GOODS))


def kind_of(state: Contraband, truth: bool) -> str:
    said = state.said[state.holder]
    if said == IMMUNITY:
        return "true_immunity" if truth else "false_immunity"
    if truth:
        return "true_declaration"
    declared = state.box.declared[said * GOODS : (said + 1) * GOODS]
    hid = any(state.hand[good] > declared[good] for good in range(GOODS))
    invented = any(state.hand[good] < declared[good] for good in range(GOODS))
    if hid and invented:
        return "swapped_goods"
    return "hidden_goods" if hid else "invented_goods"
