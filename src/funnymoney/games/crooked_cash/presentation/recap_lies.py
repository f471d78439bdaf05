"""False notes that were laid out and false Chance cards that were played, and who let them pass.

A note is a lie when it is laid out, known to be false by the one who pays or not. A Chance card is
one when it is played. Whether it was true is settled when one of its pair is first checked
(CC-B12), be it later in the match; until then nobody could have known, and if it never is,
nobody ever will: it stays unsettled.
"""

from __future__ import annotations

from typing import Final

from funnymoney.core.game import players_in
from funnymoney.core.tale import Claim, Scene
from funnymoney.core.told import SILENT
from funnymoney.games.crooked_cash import cards
from funnymoney.games.crooked_cash.money.purse import ROW
from funnymoney.games.crooked_cash.numbers import KNOWN_FALSE, NONE, WORTH
from funnymoney.games.crooked_cash.procedures import movement
from funnymoney.games.crooked_cash.procedures.chance_cards import Play
from funnymoney.games.crooked_cash.procedures.decoder import Window
from funnymoney.games.crooked_cash.procedures.payment import Payment
from funnymoney.games.crooked_cash.procedures.rent import Rent
from funnymoney.games.crooked_cash.property import held_cards
from funnymoney.games.crooked_cash.property.deeds import rent_of
from funnymoney.games.crooked_cash.rules import CrookedCash
from funnymoney.games.crooked_cash.state import Matter

PLAIN_WORTH: Final = {
    int(cards.CELL_KEY): int(cards.FINE),
    int(cards.GRANT): int(cards.GRANTED),
    int(cards.RECHARGE): int(cards.RECHARGED),
}
BLIND: Final = {True: "true_card", False: "false_card", None: "unsettled_card"}


class Lies:
    """Writes down what was passed off as true; `window` is what is doubted now, place by place."""

    def __init__(self, claims: list[Claim]) -> None:
        self.claims = claims
        self.window: list[Claim] = []
        self.played: list[tuple[Claim, int, bool]] = []  # with the card, and whether it was known
        self.gifts: dict[int, tuple[int, int]] = {}  # wishes for a hotel by Chance: choice, street

    def note(self, scene: Scene[CrookedCash]) -> None:
        if scene.verb in ("pay", "auto"):
            self.lay_out(scene)
        elif scene.verb == "wish_gift":
            self.gifts[scene.player] = (scene.number, scene.numbers[0])
        elif scene.verb in ("trust", "check"):
            self.answer(scene)
        for key, numbers in scene.news:
            if key == "checked":
                self.window[numbers[1]].checker = numbers[0]
            elif key == "card_checked":
                self.window[0].checker = numbers[0]
            elif key == "plays":
                self.play(scene, numbers[0], numbers[1])

    def answer(self, scene: Scene[CrookedCash]) -> None:
        """CC-B1: each who is asked trusts all that lies there, or checks one thing."""
        for place, claim in enumerate(self.window):
            claim.answered(scene.player, scene.number, scene.numbers != [place])

    # -------------------------------------------------------------------------- notes

    def lay_out(self, scene: Scene[CrookedCash]) -> None:
        to = asked(scene.after, Payment)
        self.window = [note_claim(note, scene, to) for note in notes_laid(scene)]
        self.claims += self.window

    # -------------------------------------------------------------------------- cards

    def play(self, scene: Scene[CrookedCash], owner: int, kind: int) -> None:
        """CC-26: a card is shown, by its owner's choice or by the wish he made for a hotel."""
        choice, targets = scene.number, scene.numbers[1:]
        if scene.verb != "play":
            choice, street = self.gifts[owner]
            targets = [street]
        card = int(scene.before.chance[owner])
        assert card >> 1 == kind
        to = asked(scene.after, Play) if playing(scene.after) == owner else []
        claim = Claim("", choice, owner, to, worth(scene.before, owner, kind, targets), None)
        self.window = [claim]
        self.claims.append(claim)
        self.played.append((claim, card, held_cards.is_exposed(scene.before, kind)))

    def close(self, state: CrookedCash) -> None:
        """Settle which cards were true, as far as that was ever found out."""
        for claim, card, known in self.played:
            exposed = held_cards.is_exposed(state, card >> 1)
            claim.truth = held_cards.is_true(state, card) if exposed else None
            claim.kind = BLIND[claim.truth]
            if claim.truth:
                claim.amount = 0  # to check it cost a chip and no money
            elif known:
                claim.kind = "known_false_card"


def note_claim(note: int, scene: Scene[CrookedCash], to: list[int]) -> Claim:
    false = bool(note & 1)
    kind = "false_note" if false else "true_note"
    if note & 3 == KNOWN_FALSE:
        kind = "known_false_note"
    amount = int(WORTH[note // ROW]) if false else 0  # a check costs a chip and no money
    return Claim(kind, scene.number, scene.player, list(to), amount, truth=not false)


def notes_laid(scene: Scene[CrookedCash]) -> list[int]:
    """Return the notes that this choice laid out, as they lie there.

    Where nobody can check they are gone at once. So lay them out again, by the same luck, on a
    copy of the table where somebody could.
    """
    state = scene.before.clone()
    other = next(each for each in still_in(state) if each != scene.player)
    state.chips[other] = 1
    state.jail[other] = NONE
    for action in state.steps(scene.player, scene.word):
        state.apply(scene.player, action, scene.luck, SILENT)
    payment = state.top().beneath
    assert isinstance(payment, Payment)
    return [int(note) for note in payment.notes[payment.part :]]


def still_in(state: CrookedCash) -> list[int]:
    return players_in(int(state.box.everybody & ~state.out))


def asked(state: CrookedCash, beneath: type[Matter]) -> list[int]:
    """Return who is asked to check what this matter has laid open, if anybody is."""
    top = state.top()
    if isinstance(top, Window) and isinstance(top.beneath, beneath):
        return players_in(int(top.asked))
    return []


def playing(state: CrookedCash) -> int:
    """Return whose card lies open to be checked."""
    top = state.top()
    return int(top.owner) if isinstance(top, Window) else int(NONE)


def worth(state: CrookedCash, owner: int, kind: int, targets: list[int]) -> int:
    """Return what a card is worth in money at this moment; where that cannot be said, nothing."""
    box = state.box
    if kind in (cards.WAIVER, cards.BOOSTER):
        return rent_at_stake(state, kind)
    if kind in (cards.GIFT_HOTEL, cards.WRECK):
        return int(box.hotel_cost[targets[0]])
    if kind == cards.HALF_PRICE:
        street = movement.street_at(state, owner)
        return int(box.price[street] - box.half_price[street])
    if kind == cards.SWAP:
        return int(box.price[targets[1]] - box.price[targets[0]])
    if kind == cards.COLLECTION:
        return int(cards.COLLECTED) * (len(still_in(state)) - 1)
    return PLAIN_WORTH.get(kind, 0)


def rent_at_stake(state: CrookedCash, kind: int) -> int:
    """CH01: all that was asked; CH04: as much again as is due."""
    rent = state.top()
    assert isinstance(rent, Rent)
    return int(rent.amount(state) if kind == cards.WAIVER else rent_of(state, rent.street))
