"""The rules of Contraband, in the order in which they are played. README.md has them in words."""

from __future__ import annotations

import json
from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from funnymoney.core.actions import Actions
from funnymoney.core.features import Field
from funnymoney.core.game import Game, Offer, Options, View, Word, share_win
from funnymoney.core.luck import Luck
from funnymoney.core.options import Option
from funnymoney.core.told import Told
from funnymoney.core.views import begin_with, fill, viewer_of
from funnymoney.games.contraband import choices, memory, view
from funnymoney.games.contraband.box import OPTIONS, Box, box_for
from funnymoney.games.contraband.cards import BAG, GOODS, KINDS
from funnymoney.games.contraband.fields import FIELDS
from funnymoney.games.contraband.numbers import (
    ACCEPT,
    ACCEPTANCE,
    ACTIONS,
    BELIEVE,
    DECLARATION,
    DECLARE,
    IMMUNITY,
    INFORM,
    INSPECTION,
    NONE,
    OVER,
    REJECTION,
    SEARCH,
    THROW,
)


@final
class Contraband(Game):
    """One position. There is only ever one suitcase: its cards are `hand`, whose is `holder`.

    `passes` counts how often it was accepted since it was packed; `threw` and `drew` are its trail,
    what was thrown away and drawn at the first pass, the second and so on (see `memory`). `said`
    is what each traveller declared of it last.
    """

    name: ClassVar[str] = "contraband"
    title: ClassVar[str] = "Contraband"
    seats: ClassVar[range] = range(3, 7)  # CB-1
    actions: ClassVar[int] = ACTIONS
    options: ClassVar[tuple[Option, ...]] = OPTIONS

    def __init__(self, box: Box, source: Contraband | None = None) -> None:
        self.box: Box = box
        if source is None:
            self.phase: i64 = DECLARATION
            self.round: i64 = 0
            self.officer: i64 = 0
            self.holder: i64 = 0
            self.size: i64 = 0
            self.passes: i64 = 0
            self.deck_left: i64 = 0
            self.balances: vec[i64] = vec[i64]([box.share] * box.players)
            self.deck: vec[i64] = vec[i64]([0] * KINDS)
            self.discard: vec[i64] = vec[i64]([0] * KINDS)
            self.hand: vec[i64] = vec[i64]([0] * KINDS)
            self.threw: vec[i64] = vec[i64]([NONE] * box.cards)
            self.drew: vec[i64] = vec[i64]([NONE] * box.cards)
            self.said: vec[i64] = vec[i64]([NONE] * box.players)
        else:
            self.phase = source.phase
            self.round = source.round
            self.officer = source.officer
            self.holder = source.holder
            self.size = source.size
            self.passes = source.passes
            self.deck_left = source.deck_left
            self.balances = source.balances[:]
            self.deck = source.deck[:]
            self.discard = source.discard[:]
            self.hand = source.hand[:]
            self.threw = source.threw[:]
            self.drew = source.drew[:]
            self.said = source.said[:]

    # ------------------------------------------------------------------- set-up

    @classmethod
    def start(cls, players: int, options: Options, luck: Luck, told: Told) -> Contraband:
        return Contraband(box_for(players, options)).fresh(luck, told)

    def fresh(self, luck: Luck, told: Told) -> Contraband:
        box = self.box
        state = Contraband(box)  # CB-10, CB-D2: everybody starts with an equal share
        if box.first_officer == NONE:
            state.officer = luck.below(box.players)  # CB-D3
        else:
            state.officer = box.first_officer
        told.all("officer", state.officer)
        state.start_round(luck, told)
        return state

    def start_round(self, luck: Luck, told: Told) -> None:
        self.deck = self.box.deck[:]  # CB-R20: all the cards, shuffled again
        self.deck_left = self.box.cards
        discard = self.discard
        for kind in range(KINDS):
            discard[kind] = 0
        self.pack_suitcase(self.next_traveller(self.officer), luck, told)  # CB-12

    def end_round(self, luck: Luck, told: Told) -> None:
        told.all("round_over", self.round)
        self.round += 1
        if self.round == self.box.rounds:
            self.phase = OVER  # CB-36: everybody has been Officer once
            return
        self.clear_suitcase()  # CB-R17: cards left over are collected
        self.officer = self.left_of(self.officer)  # CB-9
        told.all("officer", self.officer)
        self.start_round(luck, told)

    # ---------------------------------------------------------------- the table

    def left_of(self, player: i64) -> i64:
        left = player + 1
        if left == self.box.players:
            return 0
        return left

    def next_traveller(self, player: i64) -> i64:
        """CB-R15: clockwise, but the Officer never holds cards (CB-11)."""
        neighbour = self.left_of(player)
        if neighbour == self.officer:
            return self.left_of(neighbour)
        return neighbour

    def pay(self, payer: i64, payee: i64, amount: i64, what_for: str, told: Told) -> None:
        """CB-R21: who cannot pay borrows, so a balance may fall below zero."""
        if amount == 0:
            return
        balances = self.balances
        balances[payer] -= amount
        balances[payee] += amount
        told.all(what_for, payer, payee, amount)

    # ------------------------------------------------------------- the suitcase

    def pack_suitcase(self, player: i64, luck: Luck, told: Told) -> None:
        """CB-12, CB-27: take four new cards; CB-R17: or what is left, if anything is."""
        if self.deck_left == 0:
            self.end_round(luck, told)
            return
        self.holder = player
        while self.size < self.box.hand and self.deck_left > 0:
            self.draw(luck)
        told.slip(player, "packed", self.hand)
        self.phase = DECLARATION

    def draw(self, luck: Luck) -> i64:
        """Take a card from the deck; it has no order until it is drawn."""
        deck = self.deck
        hand = self.hand
        kind = luck.pick(deck, self.deck_left)
        deck[kind] -= 1
        self.deck_left -= 1
        hand[kind] += 1
        self.size += 1
        return kind

    def clear_suitcase(self) -> None:
        hand = self.hand
        for kind in range(KINDS):
            hand[kind] = 0
        said = self.said
        for player in range(self.box.players):
            said[player] = NONE
        self.size = 0
        self.passes = 0

    def open_suitcase(self, told: Told) -> None:
        """CB-15, CB-21: all its cards are seen by everybody and go to the discard pile."""
        told.show("opened", self.holder, self.hand)
        hand = self.hand
        discard = self.discard
        for kind in range(KINDS):
            discard[kind] += hand[kind]

    # ------------------------------------------------------------- declarations

    def is_true(self) -> bool:
        """CB-R2: the goods declared are exactly those held. CB-30: a claim needs the Bag."""
        said = self.said[self.holder]
        hand = self.hand
        if said == IMMUNITY:
            return hand[BAG] > 0
        declared = self.box.declared
        at = said * GOODS
        for good in range(GOODS):
            if declared[at] != hand[good]:
                return False
            at += 1
        return True

    def duty(self) -> i64:
        """The duty on what was declared; CB-30: none for a claim of immunity."""
        declared = self.box.declared
        duties = self.box.duties
        at = self.said[self.holder] * GOODS
        due: i64 = 0
        for good in range(GOODS):
            due += declared[at] * duties[good]
            at += 1
        return due

    def fine(self) -> i64:
        """CB-16, CB-19: on every dutiable card held. CB-33: a false claim costs extra."""
        hand = self.hand
        fines = self.box.fines
        due: i64 = 0
        if self.said[self.holder] == IMMUNITY:
            due = self.box.false_claim
        for good in range(GOODS):
            due += hand[good] * fines[good]
        return due

    # ------------------------------------------------------------------ choices

    def declare(self, declaration: i64) -> None:
        """CB-13, CB-18, CB-30: anything may be said."""
        said = self.said
        said[self.holder] = declaration
        self.phase = INSPECTION

    def believe(self, told: Told) -> None:
        """CB-14, CB-R11: the duty on what was declared is paid, and the cards may pass on."""
        self.pay(self.holder, self.officer, self.duty(), "duty", told)
        self.phase = ACCEPTANCE

    def search(self, luck: Luck, told: Told) -> None:
        """CB-15: the Officer has the suitcase opened."""
        sender = self.holder
        officer = self.officer
        self.open_suitcase(told)
        if self.is_true():
            self.pay(sender, officer, self.duty(), "duty", told)  # CB-20, CB-R6
            self.pay(officer, sender, self.box.damages, "damages", told)  # CB-20, CB-32
        else:
            self.pay(sender, officer, self.fine(), "fine", told)  # CB-16, CB-R5: no duty
        self.pack_for_next(luck, told)

    def inform(self, luck: Luck, told: Told) -> None:
        """CB-24: the next player does not believe it and has the suitcase opened."""
        sender = self.holder
        officer = self.officer
        informer = self.next_traveller(sender)
        self.open_suitcase(told)
        if self.is_true():
            self.pay(informer, sender, self.box.damages, "damages", told)  # CB-26, CB-R9
        else:
            fine = self.fine()
            self.pay(sender, officer, fine, "fine", told)  # CB-25: duty paid is not returned
            if fine > 0 or not self.box.reward_needs_fine:  # CB-R4
                self.pay(officer, informer, self.box.reward, "reward", told)
        self.pack_for_next(luck, told)

    def pack_for_next(self, luck: Luck, told: Told) -> None:
        """CB-21, CB-27: after any search the next player draws new cards."""
        following = self.next_traveller(self.holder)
        self.clear_suitcase()
        self.pack_suitcase(following, luck, told)

    def accept(self, luck: Luck, told: Told) -> None:
        """CB-22, CB-23: the next player takes the cards, and only then looks at them."""
        if self.deck_left == 0:
            self.end_round(luck, told)  # CB-R17: there is no card to draw
            return
        self.holder = self.next_traveller(self.holder)
        self.passes += 1
        said = self.said
        said[self.holder] = NONE  # he will declare anew
        told.slip(self.holder, "received", self.hand)
        self.phase = REJECTION

    def throw(self, kind: i64, luck: Luck, told: Told) -> None:
        """CB-23, CB-R14: one card goes face up on the discard pile, one is drawn."""
        hand = self.hand
        discard = self.discard
        hand[kind] -= 1
        discard[kind] += 1
        self.size -= 1
        drawn = self.draw(luck)
        told.only(self.holder, "drew", drawn)
        threw = self.threw
        drew = self.drew
        threw[self.passes - 1] = kind
        drew[self.passes - 1] = drawn
        self.phase = DECLARATION

    # ----------------------------------------------------------------- contract

    def number_of_players(self) -> i64:
        return self.box.players

    def acting(self) -> i64:
        phase = self.phase
        if phase == INSPECTION:
            return 1 << self.officer
        if phase == ACCEPTANCE:
            return 1 << self.next_traveller(self.holder)  # CB-R16: nobody else may challenge
        if phase == OVER:
            return 0
        return 1 << self.holder

    def legal(self, player: i64, out: Actions) -> None:
        out.clear()
        if self.acting() >> player & 1 == 0:
            return
        phase = self.phase
        if phase == DECLARATION:
            out.run(DECLARE + self.box.first_declaration, self.box.declarations(self.size))
        elif phase == INSPECTION:
            out.run(BELIEVE, 2)  # or SEARCH
        elif phase == ACCEPTANCE:
            out.run(ACCEPT, 2)  # or INFORM
        elif self.hand[BAG] > 0:
            out.add(THROW + BAG)  # CB-34, CB-R13: it cannot serve a second time
        else:
            hand = self.hand
            for kind in range(KINDS):
                if hand[kind] > 0:
                    out.add(THROW + kind)

    def apply(self, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        if action >= DECLARE:
            self.declare(action - DECLARE)
        elif action == BELIEVE:
            self.believe(told)
        elif action == SEARCH:
            self.search(luck, told)
        elif action == ACCEPT:
            self.accept(luck, told)
        elif action == INFORM:
            self.inform(luck, told)
        else:
            self.throw(action - THROW, luck, told)
        return False

    def returns(self) -> list[int]:
        return [int(balance) for balance in self.balances]  # CB-37

    def wins(self, out: vec[i64]) -> None:
        share_win(self.balances, out)  # CB-37, CB-R24

    # ------------------------------------------------- told in the other modules

    def view(self, player: int | None) -> View:
        return view.view_of(self, player)

    @classmethod
    def from_view(cls, seen: View, luck: Luck) -> Contraband:
        state = Contraband(view.box_of(seen))
        rows = view.recall(state, seen)
        memory.imagine(state, viewer_of(seen), rows, luck)
        return state

    def redeal(self, player: i64, luck: Luck) -> None:
        memory.redeal(self, player, luck)

    def features(self, player: i64, out: vec[i32], at: i64) -> None:
        view.features(self, player, out, at)

    def offers(self, player: i64) -> list[Offer]:
        return choices.offers(self, player)

    def steps(self, player: i64, word: Word) -> list[int]:
        return choices.steps(self, word)

    def word(self, player: i64, steps: list[int]) -> Word:
        return choices.word(self, steps[0])

    @classmethod
    def fields(cls) -> tuple[Field, ...]:
        return FIELDS

    # ------------------------------------------------------------------ copying

    def clone(self) -> Contraband:
        return Contraband(self.box, self)

    def dump(self) -> bytes:
        numbers = [self.phase, self.round, self.officer, self.holder, self.size, self.passes]
        trail = memory.swaps(self)
        lists = [
            self.balances, self.deck, self.discard, self.hand, self.said,
            self.threw[:trail], self.drew[:trail],
        ]  # fmt: skip
        body = [int(number) for number in numbers]
        body += [int(number) for each in lists for number in each]
        return json.dumps([int(self.box.players), self.box.options, body]).encode()

    @classmethod
    def load(cls, dump: bytes) -> Contraband:
        players, options, body = json.loads(dump)
        state = Contraband(box_for(players, options))
        state.phase, state.round, state.officer, state.holder, state.size, state.passes = body[:6]
        at = 6
        for each in [state.balances, state.deck, state.discard, state.hand, state.said]:
            fill(each, body[at : at + len(each)])
            at += len(each)
        trail = int(memory.swaps(state))
        begin_with(state.threw, body[at : at + trail])
        begin_with(state.drew, body[at + trail :])
        for count in state.deck:
            state.deck_left += count
        return state
