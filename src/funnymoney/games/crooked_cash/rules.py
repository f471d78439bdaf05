"""The rules of Crooked Cash; README.md has them in words.

What is still to be settled lies on a stack of matters (`state.py`), a turn at the bottom; each
kind has a file in `procedures/`. Notes, and what players are sure of about them, are in `money/`,
streets and cards in `property/`, what is offered in `choices/`, what is seen in `knowledge/`.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from funnymoney.core.actions import Actions
from funnymoney.core.features import Field
from funnymoney.core.game import NOBODY, Game, Offer, Options, View, Word, share_win
from funnymoney.core.luck import Luck
from funnymoney.core.options import Option
from funnymoney.core.told import Told
from funnymoney.core.views import viewer_of
from funnymoney.games.crooked_cash.board import (
    HOTELS,
    STREETS,
)
from funnymoney.games.crooked_cash.box import OPTIONS, Box, box_for
from funnymoney.games.crooked_cash.cards import (
    CELL_KEY,
    CELL_PASS,
    CHANCE_KINDS,
    CHEST_CARDS,
    FREE_HOTEL,
    PROPOSALS,
    SHOWN,
)
from funnymoney.games.crooked_cash.choices import choices
from funnymoney.games.crooked_cash.fields import FIELDS
from funnymoney.games.crooked_cash.knowledge import features, redeal, serialize, validate, view
from funnymoney.games.crooked_cash.numbers import (
    ACTIONS,
    BANK,
    EXCHANGE,
    FREE,
    KINDS,
    NONE,
    PERMIT,
    PLAY,
    PLAYER,
    STOP,
    VALUES,
)
from funnymoney.games.crooked_cash.procedures import chance_cards, deal
from funnymoney.games.crooked_cash.procedures.exchange import Exchange, can_exchange
from funnymoney.games.crooked_cash.procedures.hotel import Hotel
from funnymoney.games.crooked_cash.procedures.trade import Trade
from funnymoney.games.crooked_cash.procedures.turn import Turn
from funnymoney.games.crooked_cash.property import deeds, held_cards, playing_rights
from funnymoney.games.crooked_cash.property.deeds import rent_of
from funnymoney.games.crooked_cash.state import NO_MATTER, Matter, link


@final
class CrookedCash(Game):
    """One position. A player's notes are counted by value and kind, never numbered."""

    name: ClassVar[str] = "crooked_cash"
    title: ClassVar[str] = "Crooked Cash"
    edition: ClassVar[int] = 2  # CC-C19
    seats: ClassVar[range] = range(2, 7)
    actions: ClassVar[int] = ACTIONS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    secret_verbs: ClassVar[frozenset[str]] = frozenset(
        {"auto", "pay", "trust", "check", "wish", "wish_gift", "wish_free", "wish_permit", "ready"}
    )

    def __init__(self, box: Box, source: CrookedCash | None = None) -> None:
        self.box: Box = box
        if source is None:
            players = box.players
            self.over: bool = False
            self.round: i64 = 1
            self.first: i64 = 0  # who began
            self.dice: i64 = 0  # the last roll: eight times the one die, plus the other
            self.exchanged: bool = False  # in this turn, CC-A10
            self.hotels: i64 = 0  # a bit for each street with a hotel
            self.hotels_left: i64 = HOTELS
            self.out: i64 = 0  # a bit for each who is bankrupt
            self.deep: i64 = 1  # words of a pile, see money/bank.py
            self.proven: i64 = 0  # Chance cards known to be the true ones of their pairs
            self.unopened: i64 = (1 << CHEST_CARDS) - 1  # Chest cards never seen
            self.noted: i64 = 0  # of whose notes anything may be known, see money/certainty.py
            self.stack: list[Matter] = []
            self.matter: Matter = NO_MATTER  # the uppermost
            self.position: vec[i64] = vec[i64]([0] * players)
            self.jail: vec[i64] = vec[i64]([NONE] * players)  # rolls that failed there
            self.chips: vec[i64] = vec[i64]([box.chips] * players)  # green ones
            self.proposals: vec[i64] = vec[i64]([0] * players)  # made in this window
            self.owner: vec[i64] = vec[i64]([NONE] * STREETS)
            self.streets: vec[i64] = vec[i64]([0] * players)  # the same, as bits
            self.groups: vec[i64] = vec[i64]([0] * players)  # of these, those of whole groups
            # Counts of notes take two bytes: who looks at a thousand tables waits for memory.
            self.hand: vec[i16] = vec[i16]([0] * (players * VALUES * KINDS))
            self.in_hand: vec[i16] = vec[i16]([0] * (players * VALUES))
            self.held: vec[i16] = vec[i16]([0] * (players * VALUES))  # in hand and laid out
            self.plain: vec[i16] = vec[i16]([0] * (players * VALUES))  # of these without a mark
            self.cash: vec[i64] = vec[i64]([0] * players)  # the worth of what is in hand
            self.sure: vec[i16] = vec[i16]([0] * ((players + 1) * players * VALUES * 2))
            self.marks: vec[i16] = vec[i16]([0] * (players * VALUES * 4))
            self.pile: vec[i64] = vec[i64]([0] * VALUES)
            self.in_bank: vec[i64] = vec[i64]([0] * VALUES)
            self.printed: vec[i64] = vec[i64]([0] * VALUES)  # new notes, CC-A8
            self.chance: vec[i64] = vec[i64]([NONE] * players)  # the card somebody has
            self.shown: vec[i64] = vec[i64]([NONE] * SHOWN)
            self.unseen: vec[i64] = vec[i64]([2] * CHANCE_KINDS)  # cards never seen, by kind
            self.under: vec[i64] = vec[i64]([])  # the pile after those, the top first
            self.chest: vec[i64] = vec[i64]([0] * players)  # a bit for each card kept
            self.chest_pile: vec[i64] = vec[i64]([])
        else:
            self.over = source.over
            self.round = source.round
            self.first = source.first
            self.dice = source.dice
            self.exchanged = source.exchanged
            self.hotels = source.hotels
            self.hotels_left = source.hotels_left
            self.out = source.out
            self.deep = source.deep
            self.proven = source.proven
            self.unopened = source.unopened
            self.noted = source.noted
            self.stack = [matter.copy() for matter in source.stack]
            self.matter = link(self.stack)
            self.position = source.position[:]
            self.jail = source.jail[:]
            self.chips = source.chips[:]
            self.proposals = source.proposals[:]
            self.owner = source.owner[:]
            self.streets = source.streets[:]
            self.groups = source.groups[:]
            self.hand = source.hand[:]
            self.in_hand = source.in_hand[:]
            self.held = source.held[:]
            self.plain = source.plain[:]
            self.cash = source.cash[:]
            self.sure = source.sure[:]
            self.marks = source.marks[:]
            self.pile = source.pile[:]
            self.in_bank = source.in_bank[:]
            self.printed = source.printed[:]
            self.chance = source.chance[:]
            self.shown = source.shown[:]
            self.unseen = source.unseen[:]
            self.under = source.under[:]
            self.chest = source.chest[:]
            self.chest_pile = source.chest_pile[:]

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

    # ------------------------------------------------------------------ matters

    def push(self, matter: Matter) -> None:
        self.stack.append(matter)
        matter.beneath = self.matter
        self.matter = matter

    def top(self) -> Matter:
        return self.matter

    def settled(self, matter: Matter, result: i64, luck: Luck, told: Told) -> None:
        """Take a settled matter off the stack, and let the one beneath go on."""
        if self.over:
            return
        matter.result = result
        assert self.matter is matter
        self.stack.pop()
        beneath = matter.beneath
        self.matter = beneath
        beneath.resume(self, matter, luck, told)

    # ---------------------------------------------------------------- the table

    def after(self, player: i64) -> i64:
        """Return who sits to the left."""
        seat = player + 1
        if seat == self.box.players:
            return 0
        return seat

    def is_out(self, player: i64) -> bool:
        """Whether a player, or the bank, is bankrupt."""
        return player != BANK and self.out >> player & 1 != 0

    def first_after(self, mask: i64, player: i64) -> i64:
        """Return the first of these players clockwise from one who comes last himself."""
        return self.first_from(mask, self.after(player))

    def first_from(self, mask: i64, player: i64) -> i64:
        while mask >> player & 1 == 0:
            player = self.after(player)
        return player

    def next_turn(self, told: Told) -> None:
        """CC-12: to the left; CC-E1: the game ends after so many rounds."""
        turn = self.stack[0]
        assert isinstance(turn, Turn)
        player = self.after(turn.player)
        passed = player == self.first
        while self.out >> player & 1 != 0:
            player = self.after(player)
            passed = passed or player == self.first
        if passed:
            if self.round == self.box.round_cap:
                told.all("round_cap", self.round)
                self.finish(told)
                return
            self.round += 1
        turn.player = player
        turn.begin(self, told)

    def finish(self, told: Told) -> None:
        """CC-54: one rent from the bank for each street; CC-E4: as a number, not in notes."""
        self.over = True
        for matter in self.stack:
            matter.put_back(self)
        self.stack = []
        if told.listens:
            for player in range(self.box.players):
                if self.out >> player & 1 == 0:
                    told.all("final_rent", player, self.final_rent(player), self.cash[player])

    def final_rent(self, player: i64) -> i64:
        total: i64 = 0
        for street in range(STREETS):
            if self.owner[street] == player:
                total += rent_of(self, street)
        return total

    def buys(self, player: i64, street: i64, told: Told) -> None:
        """CC-31; CC-53, CC-E2: the game is over as soon as no street is left."""
        deeds.set_owner(self, street, player)
        told.all("buys", player, street)
        if deeds.unowned(self) == 0:
            self.finish(told)

    # ------------------------------------------------- in one's own turn, CC-C9

    def offer_own_turn(self, player: i64, when: i64, found: i64, out: Actions) -> None:
        """Offer what is possible at any point of it, besides `found`, as bits from STOP on."""
        found |= i64(can_exchange(self, player)) << (EXCHANGE - STOP)
        if self.proposals[player] < PROPOSALS:
            found |= self.partners(player) << (PLAYER - STOP)
        found |= i64(playing_rights.can_play(self, player, when)) << (PLAY - STOP)
        out.bits(found, STOP)
        if self.chest[player] != 0:
            out.add_bits(deeds.free_hotel_streets(self, player), FREE)
            self.add_permits(player, out)

    def add_permits(self, player: i64, out: Actions) -> None:
        streets = deeds.permit_streets(self, player)
        if streets == 0:
            return
        for street in range(STREETS):
            if streets >> street & 1 != 0 and self.cash[player] >= self.box.hotel_cost[street]:
                out.add(PERMIT + street)

    def own_turn(self, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        if action == EXCHANGE:
            Exchange(player).start(self)
            return True
        if action >= PLAYER and action < PLAYER + 6:
            return self.propose(player, action - PLAYER)
        return self.use_card(player, action, luck, told)

    def use_card(self, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        """Play a Chance card, or a Community Chest card for a hotel."""
        if action == PLAY:
            return chance_cards.Play(player, held_cards.chance_kind(self, player)).start(
                self, luck, told
            )
        if action >= PERMIT:
            Hotel(player, action - PERMIT, True).start(self, luck, told)
        else:
            held_cards.chest_under(self, player, FREE_HOTEL)
            deeds.place_hotel(self, action - FREE, told)
        return False

    # ------------------------------------------------------------------- trades

    def new_window(self) -> None:
        """CC-C9: proposals are counted anew."""
        proposals = self.proposals
        used_up = self.box.used_up
        for player in range(self.box.players):
            proposals[player] = used_up

    def can_propose(self, player: i64) -> bool:
        return self.proposals[player] < PROPOSALS and self.partners(player) != 0

    def partners(self, player: i64) -> i64:
        """Return all with whom there is anything to trade."""
        others = self.box.everybody & ~self.out & ~(1 << player)
        if self.has_goods(player):
            return others
        for other in range(self.box.players):
            if not self.has_goods(other):
                others &= ~(1 << other)
        return others

    def has_goods(self, player: i64) -> bool:
        """CC-C10: money, streets or a jail card."""
        if self.cash[player] > 0 or self.streets[player] != 0:
            return True
        return (
            self.chest[player] >> CELL_PASS & 1 != 0
            or held_cards.chance_kind(self, player) == CELL_KEY
        )

    def add_partners(self, player: i64, out: Actions) -> None:
        out.add_bits(self.partners(player), PLAYER)

    def propose(self, player: i64, partner: i64) -> bool:
        self.proposals[player] += 1
        self.push(Trade(player, partner))
        return True

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
            return self.cash[player] + self.final_rent(player)
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
