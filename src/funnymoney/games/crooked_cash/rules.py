"""The rules of Crooked Cash; README.md has them in words.

`state.py` has the position, and the stack of what is still to be settled, with a turn at the
bottom; each kind has a file in `procedures/`. Notes, and what players are sure of about them, are
in `money/`, streets and cards in `property/`, offers in `choices/`, views in `knowledge/`.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from funnymoney.core.actions import Actions
from funnymoney.core.features import Field
from funnymoney.core.game import NOBODY, Offer, Options, View, Word, share_win
from funnymoney.core.luck import Luck
from funnymoney.core.options import Option
from funnymoney.core.told import Told
from funnymoney.core.views import viewer_of
from funnymoney.games.crooked_cash.box import OPTIONS, box_for
from funnymoney.games.crooked_cash.choices import choices
from funnymoney.games.crooked_cash.fields import FIELDS
from funnymoney.games.crooked_cash.knowledge import features, redeal, serialize, validate, view
from funnymoney.games.crooked_cash.numbers import (
    ACTIONS,
    NONE,
    PLAY,
)
from funnymoney.games.crooked_cash.procedures import chance_cards, deal, ending, trade
from funnymoney.games.crooked_cash.procedures.turn import Turn
from funnymoney.games.crooked_cash.state import CashState


@final
class CrookedCash(CashState):
    """One position, as every game answers for it: whom to ask, what to offer, who has won."""

    name: ClassVar[str] = "crooked_cash"
    title: ClassVar[str] = "Crooked Cash"
    edition: ClassVar[int] = 2  # CC-C19
    seats: ClassVar[range] = range(2, 7)
    actions: ClassVar[int] = ACTIONS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    secret_verbs: ClassVar[frozenset[str]] = frozenset(
        {"auto", "pay", "trust", "check", "wish", "wish_gift", "wish_free", "wish_permit", "ready"}
    )

    @classmethod
    def start(cls, players: int, options: Options, luck: Luck, told: Told) -> CrookedCash:
        return CrookedCash(box_for(players, options)).fresh(luck, told)

    def fresh(self, luck: Luck, told: Told) -> CrookedCash:
        state = CrookedCash(self.box)
        deal.set_up(state, luck, told)
        turn = Turn(state.first)
        state.push(turn)
        turn.begin(state, told)
        return state

    # --------------------------------------------- what procedures start from beneath

    def play_card(self, player: i64, luck: Luck, told: Told) -> bool:
        return chance_cards.play(self, player, luck, told)

    def propose(self, player: i64, partner: i64) -> bool:
        return trade.propose(self, player, partner)

    # ----------------------------------------------------------------- contract

    def number_of_players(self) -> i64:
        return self.box.players

    def acting(self) -> i64:
        if self.over:
            return 0
        return self.matter.acting(self)

    def asked_first(self) -> i64:
        if self.over:
            return NOBODY
        return self.matter.first(self)

    def next_choice(self, out: Actions) -> i64:
        if self.over:
            return NOBODY
        matter = self.matter
        player = matter.first(self)
        out.clear()
        matter.legal(self, player, out)
        return player

    def midway(self, player: i64) -> bool:
        if self.over or player < 0:
            return False
        return self.matter.midway(player)

    def is_sealed(self, player: i64, action: i64) -> bool:
        return action != PLAY and self.matter.is_sealed()

    def legal(self, player: i64, out: Actions) -> None:
        out.clear()
        if self.over or player < 0 or player >= self.box.players:
            return
        if self.matter.acting(self) >> player & 1 != 0:
            self.matter.legal(self, player, out)

    def apply(self, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        return self.matter.apply(self, player, action, luck, told)

    def returns(self) -> list[int]:
        return [int(self.score(player)) for player in range(self.box.players)]

    def score(self, player: i64) -> i64:
        """CC-55: true and false money alike; CC-E4: with the final rents, none for bankrupts."""
        if self.out >> player & 1 != 0:
            return 0
        if self.over:
            return self.cash[player] + ending.final_rent(self, player)
        return view.money_of(self, player)

    def wins(self, out: vec[i64]) -> None:
        """CC-N2: a tie is a shared victory; CC-D5: bankrupts win nothing."""
        scores = vec[i64]([0] * self.box.players)
        for player in range(self.box.players):
            scores[player] = NONE
            if self.out >> player & 1 == 0:
                scores[player] = self.score(player)
        share_win(scores, out)

    # ------------------------------------------------- told in the other modules

    def view(self, player: int | None) -> View:
        return view.view_of(self, player)

    @classmethod
    def from_view(cls, seen: View, luck: Luck) -> CrookedCash:
        try:
            state = CrookedCash(view.box_of(seen))
            view.recall(state, seen)
            if not state.over and state.acting() == 0:
                raise ValueError("this view of Crooked Cash contradicts itself: nobody is asked")
            state.redeal(viewer_of(seen), luck)
        except validate.MISFITS as error:
            validate.refuse(error)
        return state

    def redeal(self, player: i64, luck: Luck) -> None:
        redeal.redeal(self, player, luck)

    def features(self, player: i64, out: vec[i32], at: i64) -> None:
        features.features(self, player, out, at)

    def touch_up(self, player: i64, out: vec[i32], at: i64) -> bool:
        return features.touch_up(self, player, out, at)

    def offers(self, player: i64) -> list[Offer]:
        return choices.offers(self, player)

    def steps(self, player: i64, word: Word) -> list[int]:
        return choices.steps(self, player, word)

    def word(self, player: i64, steps: list[int]) -> Word:
        return choices.word(self, player, steps)

    @classmethod
    def fields(cls) -> tuple[Field, ...]:
        return FIELDS

    # ------------------------------------------------------------------ copying

    def clone(self) -> CrookedCash:
        return CrookedCash(self.box, self)

    def dump(self) -> bytes:
        return serialize.dump(self)

    @classmethod
    def load(cls, dump: bytes) -> CrookedCash:
        players, options = serialize.head_of(dump)
        state = CrookedCash(box_for(players, options))
        serialize.load(state, dump)
        return state
