"""The rules of Falsche FFuffziger, round by round; README.md has them in words.

A round has six phases, in `phases/`: `inspector.py`, `workshop.py`, `auction.py`, `fists.py` and,
for the last two, `shop.py`. A phase says when it has ended; `advance` below begins the next.
`laying.py` is how money is laid down, `ending.py` the end.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from funnymoney.core.actions import Actions
from funnymoney.core.bits import LOWEST_OF_SIX
from funnymoney.core.features import Field
from funnymoney.core.game import NOBODY, Game, Offer, Options, View, Word
from funnymoney.core.luck import Luck
from funnymoney.core.options import Option
from funnymoney.core.told import Told
from funnymoney.core.views import viewer_of
from funnymoney.games.ffuffziger import choices, ending, features, view
from funnymoney.games.ffuffziger.box import OPTIONS, Box, box_for
from funnymoney.games.ffuffziger.cards import FREE_COINS, RING
from funnymoney.games.ffuffziger.fields import FIELDS
from funnymoney.games.ffuffziger.machines import (
    BACKS,
    DEALT,
    KINDS,
    SIDES,
    TILES,
    VALUES,
)
from funnymoney.games.ffuffziger.numbers import (
    ACTIONS,
    BUYING,
    FISTS,
    LEAD,
    MACHINES,
    MATCH,
    MONEY,
    NONE,
    OVER,
)
from funnymoney.games.ffuffziger.phases import auction, fists, inspector, shop, workshop


@final
class Ffuffziger(Game):
    """One position. `money`, `laid` and `machines` have a row for each player.

    Nothing in it is hidden but fists, closed or half filled: tiles have no back, and decks no
    order, before they are turned (`unseen`, `deck`, `ring`).
    """

    name: ClassVar[str] = "ffuffziger"
    title: ClassVar[str] = "Falsche FFuffziger"
    seats: ClassVar[range] = range(3, 7)  # FF-1
    actions: ClassVar[int] = ACTIONS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    secret_verbs: ClassVar[frozenset[str]] = frozenset({"fist"})

    def __init__(self, box: Box, source: Ffuffziger | None = None) -> None:
        self.box: Box = box
        self.ended: i64 = NONE  # the phase that has just ended, until `advance` begins the next
        if source is None:
            players = box.players
            self.phase: i64 = MACHINES
            self.round: i64 = 0
            self.first: i64 = 0  # who has the first-player marker
            self.player: i64 = 0  # whose turn it is
            self.turns: i64 = 0  # players whose turn is still to come in this phase, with him
            self.lowest: i64 = 0  # the lowest value not yet destroyed
            self.turned: i64 = 0  # inspector cards revealed since the start
            self.today: i64 = 0  # and in this round
            self.free_coins: i64 = FREE_COINS  # coin cards that still cause no auction
            self.auctions: i64 = 0  # still to be held this round
            self.added: i64 = 0  # auctions added by the die this round
            self.stock: i64 = 0  # a bit for each value that is for sale
            self.kaputt: i64 = 0  # tiles on the inspector's pile
            self.present: i64 = 0  # what there is to use, to offer or to buy: a bit for each kind
            self.lot: i64 = 0  # coins being auctioned
            self.leader: i64 = NONE
            self.staying: i64 = 0  # a bit for each who is still in
            self.offered: i64 = NONE  # the kind of money offered last
            self.amount: i64 = 0  # and how much of it
            self.card: i64 = NONE  # the laundering card on sale
            self.sold: i64 = 0  # laundering cards sold
            self.deck: i64 = box.deck  # a bit for each laundering card never seen
            self.closed: i64 = 0  # a bit for each closed fist
            self.owned: i64 = 0  # in phase 4, MONEY bits for each player: what he has any of
            self.asks: i64 = 0  # MONEY bits for each player, see laying.py
            self.begun: i64 = 0  # a bit for each who is laying money down
            self.money: vec[i64] = vec[i64]([0] * (players * MONEY))  # FF-D10: none at first
            self.coins: vec[i64] = vec[i64]([0] * players)
            self.machines: vec[i64] = vec[i64]([0] * (players * KINDS))
            self.tools: vec[i64] = vec[i64]([0] * players)  # a bit for each kind of machine he has
            self.waiting: vec[i64] = vec[i64]([0] * KINDS)
            self.pile: vec[i64] = vec[i64]([0] * VALUES)
            self.unseen: vec[i64] = TILES[:]  # backs never seen, by value
            self.hidden: vec[i64] = vec[i64]([0] * VALUES)  # tiles dealt whose back nobody saw
            self.ring: vec[i64] = vec[i64]([NONE] * RING)
            self.stake: vec[i64] = vec[i64]([0] * MONEY)
            self.laid: vec[i64] = vec[i64]([0] * (players * MONEY))
            self.unit: vec[i64] = vec[i64]([0] * players)
            self.worth: vec[i64] = vec[i64]([0] * players)
            self.won: vec[i64] = vec[i64]([0] * players)
            self.due: vec[i64] = vec[i64]([0] * players)
        else:
            self.phase = source.phase
            self.round = source.round
            self.first = source.first
            self.player = source.player
            self.turns = source.turns
            self.lowest = source.lowest
            self.turned = source.turned
            self.today = source.today
            self.free_coins = source.free_coins
            self.auctions = source.auctions
            self.added = source.added
            self.stock = source.stock
            self.kaputt = source.kaputt
            self.present = source.present
            self.lot = source.lot
            self.leader = source.leader
            self.staying = source.staying
            self.offered = source.offered
            self.amount = source.amount
            self.card = source.card
            self.sold = source.sold
            self.deck = source.deck
            self.closed = source.closed
            self.begun = source.begun
            self.owned = source.owned
            self.asks = source.asks
            self.money = source.money[:]
            self.coins = source.coins[:]
            self.machines = source.machines[:]
            self.tools = source.tools[:]
            self.waiting = source.waiting[:]
            self.pile = source.pile[:]
            self.unseen = source.unseen[:]
            self.hidden = source.hidden[:]
            self.ring = source.ring[:]
            self.stake = source.stake[:]
            self.laid = source.laid[:]
            self.unit = source.unit[:]
            self.worth = source.worth[:]
            self.won = source.won[:]
            self.due = source.due[:]

    # ------------------------------------------------------------------- set-up

    @classmethod
    def start(cls, players: int, options: Options, luck: Luck, told: Told) -> Ffuffziger:
        return Ffuffziger(box_for(players, options)).fresh(luck, told)

    def fresh(self, luck: Luck, told: Told) -> Ffuffziger:
        box = self.box
        opening = box.opening
        if opening is None:
            opening = Ffuffziger(box)
            opening.hand_out()
            box.opening = opening
        state = Ffuffziger(box, opening)
        state.first = box.first_player
        if box.first_player == NONE:
            state.first = luck.below(box.players)  # FF-11, FF-D9
        told.all("marker", state.first)
        fists.turn_card(state, luck, told)
        state.start_round(luck, told)
        state.advance(luck, told)
        return state

    def hand_out(self) -> None:
        """FF-9: one machine of each low value for everybody; the rest lie in piles (FF-10)."""
        players = self.box.players
        purse = self.box.purse
        for at in range(i64(len(self.money))):
            self.money[at] = purse[at % MONEY]  # FF-D10: nothing, unless the house says so
        for value in range(VALUES):
            for back in range(BACKS):
                self.pile[value] += self.unseen[value * BACKS + back]
        for value in range(self.box.machines):
            self.pile[value] -= players
            self.hidden[value] = players
            for player in range(players):
                workshop.add_machine(self, player, value * SIDES + DEALT)
        shop.stock_up(self)

    # ---------------------------------------------------------------- the table

    def after(self, player: i64) -> i64:
        """Return who sits to the left."""
        seat = player + 1
        if seat == self.box.players:
            return 0
        return seat

    def move_marker(self, told: Told) -> None:
        """FF-25, FF-R12: one seat clockwise."""
        self.first = self.after(self.first)
        told.all("marker", self.first)

    def advance(self, luck: Luck, told: Told) -> None:
        """Begin what follows a phase that has ended, until somebody is asked or all is over."""
        while self.ended != NONE:
            ended = self.ended
            self.ended = NONE
            if ended == MACHINES:
                inspector.answer_kaputts(self, luck, told)
                if self.phase != OVER:
                    auction.begin(self, luck, told)
            elif ended == LEAD:
                fists.begin(self, luck, told)
            elif ended == FISTS:
                shop.begin(self)
            elif ended == BUYING:
                shop.begin_laundering(self)
            else:
                self.start_round(luck, told)

    def start_round(self, luck: Luck, told: Told) -> None:
        """FF-13: two inspector cards; in the first round only one."""
        self.round += 1
        self.today = 0
        self.auctions = 0
        self.added = 0
        told.all("round", self.round)
        cards: i64 = 2
        if self.round == 1:
            cards = 1
        inspector.reveal(self, cards, luck, told)
        if self.phase != OVER:
            workshop.begin(self)

    # ----------------------------------------------------------------- contract

    def number_of_players(self) -> i64:
        return self.box.players

    def acting(self) -> i64:
        phase = self.phase
        if phase == FISTS:
            return self.box.everybody & ~self.closed
        if phase == OVER:
            return 0
        return 1 << self.player

    def midway(self, player: i64) -> bool:
        return self.begun >> player & 1 != 0

    def is_sealed(self, player: i64, action: i64) -> bool:
        return self.phase == FISTS

    def legal(self, player: i64, out: Actions) -> None:
        if 0 <= player < self.box.players and self.acting() >> player & 1 != 0:
            self.list_choices(player, out)
        else:
            out.clear()

    def next_choice(self, out: Actions) -> i64:
        player = self.player
        if self.phase == FISTS:
            player = LOWEST_OF_SIX[self.box.everybody & ~self.closed]
        elif self.phase == OVER:
            return NOBODY
        self.list_choices(player, out)
        return player

    def list_choices(self, player: i64, out: Actions) -> None:
        """Fill in what a player who acts may choose from."""
        phase = self.phase
        if phase == FISTS:
            fists.legal(self, player, out)
        elif phase == MACHINES:
            workshop.legal(self, out)
        elif phase == BUYING:
            shop.legal_buying(self, out)
        elif phase == MATCH:
            auction.legal_match(out)
        elif phase == LEAD:
            auction.legal_lead(self, player, out)
        else:
            shop.legal_laundering(self, out)

    def apply(self, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        midway = self.carry_out(player, action, luck, told)
        if self.ended != NONE:
            self.advance(luck, told)
        return midway

    def carry_out(self, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        """Carry out an action in the phase it belongs to; return whether the player is midway."""
        phase = self.phase
        if phase == FISTS:
            return fists.fill(self, player, action, luck, told)
        if phase == MACHINES:
            workshop.use(self, action, luck, told)
            return False
        if phase == BUYING:
            shop.buy_or_stop(self, action)
            return False
        if phase == MATCH:
            auction.answer(self, action, luck, told)
            return False
        if phase == LEAD:
            auction.lead(self, action, luck, told)
        else:
            shop.launder(self, action, told)
        return self.midway(player)

    def returns(self) -> list[int]:
        return [int(coins) for coins in self.coins]  # FF-38

    def wins(self, out: vec[i64]) -> None:
        ending.share(self, out)

    # ------------------------------------------------- told in the other modules

    def view(self, player: int | None) -> View:
        return view.view_of(self, player)

    @classmethod
    def from_view(cls, seen: View, luck: Luck) -> Ffuffziger:
        state = Ffuffziger(view.box_of(seen))
        view.recall(state, seen)
        state.redeal(viewer_of(seen), luck)
        return state

    def redeal(self, player: i64, luck: Luck) -> None:
        view.redeal(self, player, luck)

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

    def clone(self) -> Ffuffziger:
        return Ffuffziger(self.box, self)

    def dump(self) -> bytes:
        return view.dump(self)

    @classmethod
    def load(cls, dump: bytes) -> Ffuffziger:
        players, options = view.head_of(dump)
        state = Ffuffziger(box_for(players, options))
        view.load(state, dump)
        return state
