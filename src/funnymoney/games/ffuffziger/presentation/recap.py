"""What is told of a match of Falsche FFuffziger when it is over; see `core.tale`.

Notes are false and everybody knows it, so nobody is lied to but the bank, which takes them for
money, and the inspector, who seizes them. That is told here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from funnymoney.core.tale import BANK, Amounts, Book, Claim, Column, News, Scene
from funnymoney.games.ffuffziger.machines import FACE, SCRAP_PRICE, SELL_PRICE, VALUES
from funnymoney.games.ffuffziger.numbers import MONEY, REAL
from funnymoney.games.ffuffziger.rules import Ffuffziger

COINS: Final = {"won_lot": "auctions", "coins": "machines", "bonus": "bonus"}  # by their news


def face(notes: Sequence[int]) -> int:
    """Return what notes count in a fist; real money is none of them."""
    return sum(int(FACE[value]) * notes[value] for value in range(VALUES))


class Story(Book[Ffuffziger]):
    """Where coins came from, and what became of false notes."""

    scored_by = "coins"

    def open(self, state: Ffuffziger, news: list[News]) -> None:
        self.players = int(state.box.players)
        self.won = {key: [0] * self.players for key in COINS}
        self.stake = [0] * int(MONEY)  # of the auction that is on
        self.laid = [0] * self.players  # by which choice everybody laid money down last
        self.fists: dict[int, list[int]] = {}

    def note(self, scene: Scene[Ffuffziger]) -> None:
        if scene.verb in ("offer", "match", "fist", "launder"):
            self.laid[scene.player] = scene.number
        if scene.verb == "offer":
            kind, amount = scene.numbers
            self.stake[kind] += amount
        elif scene.verb == "launder":
            self.pass_notes("notes_laundered", scene, scene.player, scene.numbers)
        for place, (key, numbers) in enumerate(scene.news):
            if key in COINS:
                self.won[key][numbers[0]] += numbers[1]
            self.note_deceit(scene, key, numbers)
            if key == "destroyed":
                self.raid(scene, numbers[0], scene.news[place + 1 :])

    def note_deceit(self, scene: Scene[Ffuffziger], key: str, numbers: list[int]) -> None:
        if key == "won_lot":
            self.pass_notes("notes_in_auction", scene, numbers[0], self.stake)
            self.stake = [0] * int(MONEY)
        elif key == "fist":
            self.fists[numbers[0]] = numbers[1:]
        elif key == "won_card":
            self.pass_notes("notes_in_fist", scene, numbers[0], self.fists[numbers[0]])

    def pass_notes(
        self, kind: str, scene: Scene[Ffuffziger], player: int, notes: Sequence[int]
    ) -> None:
        """The bank takes false notes for money."""
        if face(notes) > 0:
            claim = Claim(kind, self.laid[player], player, [BANK], face(notes), truth=False)
            claim.answered(BANK, scene.number, believed=True)
            self.claims.append(claim)

    def raid(self, scene: Scene[Ffuffziger], value: int, news: list[News]) -> None:
        """FF-14: the inspector looks for machines and notes of one value with everybody."""
        after = [key for key, _ in news]
        end = next(
            (at for at, key in enumerate(after) if key not in ("raided", "coins")), len(news)
        )
        found = {numbers[0]: numbers[1:] for key, numbers in news[:end] if key == "raided"}
        for player in range(self.players):
            scrapped, seized, _ = found.get(player, [0, 0, 0])
            if seized > 0:
                self.search("notes_seized", scene, player, seized * int(FACE[value]))
            if scrapped > 0:
                lost = int(SELL_PRICE[value] - SCRAP_PRICE[value])
                self.search("machines_scrapped", scene, player, scrapped * lost)
            if seized == scrapped == 0:
                self.search("clean_hands", scene, player, 0)

    def search(self, kind: str, scene: Scene[Ffuffziger], player: int, amount: int) -> None:
        truth = kind == "clean_hands"
        claim = Claim(kind, scene.number, player, [BANK], amount, truth, checker=BANK)
        claim.answered(BANK, scene.number, believed=False)
        self.claims.append(claim)

    def amounts(self, state: Ffuffziger) -> Amounts:
        purses = [
            [int(amount) for amount in state.money[player * MONEY : (player + 1) * MONEY]]
            for player in range(self.players)
        ]
        return {
            "coins": state.returns(),
            "real": [purse[REAL] for purse in purses],
            "notes": [face(purse) for purse in purses],
        }

    def columns(self, state: Ffuffziger) -> list[Column]:
        return [Column(name, self.won[key]) for key, name in COINS.items()]
