"""The rules of Counterfeiters, round by round; README.md has them in words.

What a henchman does on a space is in `deeds.py`; `market.py`, `police.py` and `ending.py` are what
their names say.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from funnymoney.core.actions import Actions
from funnymoney.core.features import Field
from funnymoney.core.game import NOBODY, Game, Offer, Options, View, Word, share_win
from funnymoney.core.luck import Luck
from funnymoney.core.options import Option
from funnymoney.core.told import Told
from funnymoney.core.views import viewer_of
from funnymoney.games.counterfeiters import (
    choices,
    deeds,
    ending,
    features,
    market,
    police,
    view,
)
from funnymoney.games.counterfeiters.box import OPTIONS, Box, box_for
from funnymoney.games.counterfeiters.cards import (
    DINER,
    FACE,
    INK,
    KINDS,
    LOTTERY,
    PAPER,
    PRINTER,
    QUALITIES,
    TICKETS,
)
from funnymoney.games.counterfeiters.fields import FIELDS
from funnymoney.games.counterfeiters.numbers import (
    ACTIONS,
    FLIGHT,
    FLYING,
    MUST_PLACE,
    NONE,
    NOT_YET,
    OVER,
    PASS,
    PLACE,
    PLACING,
    RETRIEVE,
    SELL,
    SELLING,
    STASH,
)
from funnymoney.games.counterfeiters.rumours import (
    Rumour,
    after_deals,
    after_flight,
    after_godfather,
)


@final
class Counterfeiters(Game):
    """One position. Money is in dollars; `fakes` and `owned` have a row for each player.

    `low`, `net` and `visits` are what everybody saw of a player's money since the last flight
    or visit of the Godfather, from which `rumours` are worked out only when somebody asks: `noted`
    are not yet, in four numbers each.
    """

    name: ClassVar[str] = "counterfeiters"
    title: ClassVar[str] = "Counterfeiters (Pecunia Olet)"
    edition: ClassVar[int] = 2  # CF-R43
    seats: ClassVar[range] = range(2, 5)
    actions: ClassVar[int] = ACTIONS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    secret_verbs: ClassVar[frozenset[str]] = frozenset({"stash", "fetch"})

    def __init__(self, box: Box, source: Counterfeiters | None = None) -> None:
        self.box: Box = box
        if source is None:
            players = box.players
            self.phase: i64 = PLACING
            self.player: i64 = 0  # whose turn it is
            self.first: i64 = 0  # who started this round
            self.next_first: i64 = 0  # who has the first-player pawn
            self.round: i64 = 1
            self.pawn: i64 = box.start
            self.taught: i64 = 0  # how many qualities supermarkets refuse
            self.stage: i64 = 0  # of the end of the game, see ending.py
            self.trigger: i64 = NONE  # who moved the pawn to the last space
            self.asked: i64 = 0  # how many were asked for their last placement
            self.free: i64 = box.all_free  # a bit for each space where nobody stands
            self.offered: i64 = 0  # a bit for each market space with a card
            self.jets: i64 = 0  # a bit for each with a jet
            self.space: i64 = NONE  # where the henchman of this turn stands
            self.quality: i64 = NONE  # which bills are asked for while selling
            self.chosen: i64 = 0  # bills or hundreds chosen so far
            self.direction: i64 = NONE  # STASH or FETCH while flying
            self.letter: i64 = 0
            self.pile_left: i64 = 0
            self.stack_left: i64 = 0
            self.hand: vec[i64] = vec[i64]([0] * players)
            self.offshore: vec[i64] = vec[i64]([0] * players)
            self.henchmen: vec[i64] = vec[i64]([box.henchmen] * players)
            self.fakes: vec[i64] = vec[i64]([0] * (players * QUALITIES))
            self.owned: vec[i64] = vec[i64]([0] * (players * KINDS))
            self.kinds: i64 = 0  # a bit for each of these that is not zero
            self.standing: vec[i64] = vec[i64]([NONE] * box.spaces)
            self.market: vec[i64] = vec[i64]([NONE] * box.slots)
            self.pile: vec[i64] = vec[i64]([0] * KINDS)
            self.lot: vec[i64] = vec[i64]([0] * QUALITIES)
            self.low: vec[i64] = vec[i64]([0] * players)
            self.net: vec[i64] = vec[i64]([0] * players)
            self.noted: i64 = 0
            self.visits: vec[i64] = vec[i64]([0] * 4)
            self.rumours: vec[Rumour] = box.penniless
            self.edges: vec[i64] = vec[i64]([NONE] * (4 * players))  # see features.py
            self.stale: i64 = 0  # a bit for each player whose edges must be looked for
        else:
            self.phase = source.phase
            self.player = source.player
            self.first = source.first
            self.next_first = source.next_first
            self.round = source.round
            self.pawn = source.pawn
            self.taught = source.taught
            self.stage = source.stage
            self.trigger = source.trigger
            self.asked = source.asked
            self.free = source.free
            self.offered = source.offered
            self.jets = source.jets
            self.space = source.space
            self.quality = source.quality
            self.chosen = source.chosen
            self.direction = source.direction
            self.letter = source.letter
            self.pile_left = source.pile_left
            self.stack_left = source.stack_left
            self.hand = source.hand[:]
            self.offshore = source.offshore[:]
            self.henchmen = source.henchmen[:]
            self.fakes = source.fakes[:]
            self.owned = source.owned[:]
            self.kinds = source.kinds
            self.standing = source.standing[:]
            self.market = source.market[:]
            self.pile = source.pile[:]
            self.lot = source.lot[:]
            self.low = source.low[:]
            self.net = source.net[:]
            self.noted = source.noted
            self.visits = source.visits[: source.noted * 4]
            self.rumours = source.rumours  # replaced, never changed
            self.edges = source.edges  # likewise
            self.stale = source.stale

    # ------------------------------------------------------------------- set-up

    @classmethod
    def start(cls, players: int, options: Options, luck: Luck, told: Told) -> Counterfeiters:
        return Counterfeiters(box_for(players, options)).fresh(luck, told)

    def fresh(self, luck: Luck, told: Told) -> Counterfeiters:
        box = self.box
        state = Counterfeiters(box)
        state.first = box.first_player
        if box.first_player == NONE:
            state.first = luck.below(box.players)  # CF-R40
        state.next_first = state.first
        state.player = state.first
        told.all("first", state.first)
        state.hand_out(luck, told)
        market.open_stack(state, 0)
        state.stack_left = box.cards
        market.refill(state, luck, told)
        return state

    def hand_out(self, luck: Luck, told: Told) -> None:
        """CF-10, CF-11: start money by seat, a printer, and one component by luck."""
        components = vec[i64]([0] * KINDS)
        components[INK] = self.box.ink
        components[PAPER] = self.box.paper
        left = components[INK] + components[PAPER]
        for place in range(self.box.players):
            player = self.after(self.first, place)
            money = self.box.start_money[place]
            self.hand[player] = money
            self.net[player] = money  # everybody sees what he starts with
            component = luck.pick(components, left)
            components[component] -= 1
            left -= 1
            self.take_card(player, PRINTER)
            self.take_card(player, component)
            told.all("component", player, component)

    # ---------------------------------------------------------------- the table

    def after(self, player: i64, places: i64) -> i64:
        """Return who sits so many places clockwise."""
        seat = player + places
        if seat >= self.box.players:
            return seat - self.box.players
        return seat

    def take_card(self, player: i64, kind: i64) -> None:
        owned = self.owned
        at = player * KINDS + kind
        owned[at] += 1
        bit: i64 = 1
        bit <<= at  # apart: mypyc shifts a constant by no more than 31
        self.kinds |= bit

    def has(self, player: i64, kind: i64) -> i64:
        owned = self.owned
        at = player * KINDS + kind
        return owned[at]

    def earn(self, player: i64, amount: i64) -> None:
        """Take money from the bank in the open (CF-R13: it never runs out)."""
        hand = self.hand
        net = self.net
        hand[player] += amount
        net[player] += amount

    def pay(self, player: i64, amount: i64) -> None:
        """Pay from the hand in the open (CF-R10); so everybody sees that it was there."""
        hand = self.hand
        net = self.net
        low = self.low
        hand[player] -= amount
        net[player] -= amount
        low[player] = min(low[player], net[player])

    # ------------------------------------------------------------- who knows what

    def note(self, player: i64, event: i64, amount: i64) -> None:
        """Close the deals seen so far with a flight or a visit of the Godfather."""
        low = self.low
        net = self.net
        while i64(len(self.visits)) < (self.noted + 1) * 4:
            self.visits = append(self.visits, 0)
        visits = self.visits
        at = self.noted * 4
        visits[at] = player * 4 + event
        visits[at + 1] = low[player] // 10
        visits[at + 2] = net[player] // 10
        visits[at + 3] = amount
        self.noted += 1
        low[player] = 0
        net[player] = 0

    def catch_up(self) -> None:
        """Work what was noted into the rumours."""
        if self.noted == 0:
            return
        rumours = self.rumours[:]
        visits = self.visits
        for at in range(i64(0), self.noted * 4, 4):  # by a number: or mypyc makes objects
            player = visits[at] // 4
            self.stale |= 1 << player
            known, low, net = rumours[player], visits[at + 1], visits[at + 2]
            if visits[at] & 3 == FLIGHT:
                rumours[player] = after_flight(known, low, net)
            else:
                rumours[player] = after_godfather(known, low, net, visits[at + 3])
        self.rumours = rumours
        self.noted = 0

    def rumour(self, player: i64) -> Rumour:
        """Return what everybody can know of this player's money now."""
        self.catch_up()
        low, net = self.low[player] // 10, self.net[player] // 10
        return after_deals(self.rumours[player], low, net)

    # ------------------------------------------------------------- turn and round

    def end_turn(self, luck: Luck, told: Told) -> None:
        """After a henchman was placed or spent, with all that followed."""
        self.space = NONE
        if self.stage == NOT_YET and self.pawn == self.box.last:
            ending.begin(self, told)
        elif self.stage != NOT_YET:
            ending.go_on(self, told)
        else:
            self.next_turn(luck, told)

    def next_turn(self, luck: Luck, told: Told) -> None:
        """CF-15: clockwise, until all henchmen are used."""
        self.player = self.after(self.player, 1)
        if self.henchmen[self.player] == 0:
            self.end_round(luck, told)

    def end_round(self, luck: Luck, told: Told) -> None:
        if self.round >= self.box.guard_round:
            police.advance(self, told)  # CF-R39
            if self.pawn == self.box.last:
                ending.begin(self, told)
                return
        standing = self.standing
        henchmen = self.henchmen
        self.free = self.box.all_free  # CF-32
        for space in range(self.box.spaces):
            standing[space] = NONE
        for player in range(self.box.players):
            henchmen[player] = self.box.henchmen
        market.clear(self, told)
        market.refill(self, luck, told)
        self.serve_diners(told)
        self.round += 1
        self.first = self.next_first  # CF-26, CF-R26
        self.player = self.first
        told.all("round", self.round, self.first)

    def serve_diners(self, told: Told) -> None:
        """CF-36, CF-R27 to CF-R29: each diner turns one fake, the worst, into real money."""
        fakes = self.fakes
        for player in range(self.box.players):
            diners = self.has(player, DINER)
            if diners == 0:
                continue
            served: i64 = 0
            for quality in range(QUALITIES):
                at = player * QUALITIES + quality
                count = min(diners - served, fakes[at])
                fakes[at] -= count
                served += count
            if served > 0:
                self.earn(player, served * FACE)
                told.all("diners", player, served, served * FACE)

    def pay_tickets(self, told: Told) -> None:
        """CF-41: the bank pays winning lottery tickets."""
        for player in range(self.box.players):
            for ticket in range(i64(len(TICKETS))):
                if self.has(player, LOTTERY + ticket) > 0:
                    prize = self.has(player, LOTTERY + ticket) * TICKETS[ticket]
                    self.earn(player, prize)
                    told.all("ticket", player, prize)

    # ----------------------------------------------------------------- contract

    def number_of_players(self) -> i64:
        return self.box.players

    def acting(self) -> i64:
        if self.phase == OVER:
            return 0
        return 1 << self.player

    def midway(self, player: i64) -> bool:
        return player == self.player and (self.phase == SELLING or self.direction != NONE)

    def is_sealed(self, player: i64, action: i64) -> bool:
        return self.phase == FLYING

    def legal(self, player: i64, out: Actions) -> None:
        if player == self.player and self.phase != OVER:
            self.list_choices(out)
        else:
            out.clear()

    def next_choice(self, out: Actions) -> i64:
        if self.phase == OVER:
            return NOBODY
        self.list_choices(out)
        return self.player

    def list_choices(self, out: Actions) -> None:
        """Fill in what the player whose turn it is may choose from."""
        phase = self.phase
        if phase == PLACING:
            actions = deeds.placements(self) << PLACE
            if self.stage != MUST_PLACE:
                actions |= 1 << PASS  # CF-18, CF-R3
            out.bits(actions, 0)
        elif phase == SELLING:
            deeds.numbers_to_sell(self, out)
        elif phase == FLYING:
            deeds.ways_to_fly(self, out)
        else:
            ending.retrievals(self, out)

    def apply(self, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        if action == PASS:
            self.decline(luck, told)
        elif action < RETRIEVE:
            deeds.place(self, action - PLACE, luck, told)
        elif action < SELL:
            ending.retrieve(self, action - RETRIEVE)
        elif action < STASH:
            deeds.sell_number(self, action - SELL, luck, told)
        else:
            deeds.fly_step(self, action, luck, told)
        return self.midway(player)

    def decline(self, luck: Luck, told: Told) -> None:
        """CF-18: a henchman is spent for this round; CF-R34: or the lawyer is not used."""
        if self.phase == PLACING:
            henchmen = self.henchmen
            henchmen[self.player] -= 1
        self.end_turn(luck, told)

    def returns(self) -> list[int]:
        """CF-42: real money in hand and offshore."""
        return [
            int(self.hand[player] + self.offshore[player]) for player in range(self.box.players)
        ]

    def wins(self, out: vec[i64]) -> None:
        scores = vec[i64]([0] * self.box.players)
        for player in range(self.box.players):
            scores[player] = self.hand[player] + self.offshore[player]
        share_win(scores, out)  # CF-R38

    # ------------------------------------------------- told in the other modules

    def view(self, player: int | None) -> View:
        return view.view_of(self, player)

    @classmethod
    def from_view(cls, seen: View, luck: Luck) -> Counterfeiters:
        state = Counterfeiters(view.box_of(seen))
        view.recall(state, seen)
        state.redeal(viewer_of(seen), luck)
        return state

    def redeal(self, player: i64, luck: Luck) -> None:
        view.redeal(self, player, luck)

    def features(self, player: i64, out: vec[i32], at: i64) -> None:
        features.features(self, player, out, at)

    def touch_up(self, player: i64, out: vec[i32], at: i64) -> bool:
        return features.touch_up(self, player, out, at)

    @classmethod
    def fields(cls) -> tuple[Field, ...]:
        return FIELDS

    def offers(self, player: i64) -> list[Offer]:
        return choices.offers(self, player)

    def steps(self, player: i64, word: Word) -> list[int]:
        return choices.steps(self, word)

    def word(self, player: i64, steps: list[int]) -> Word:
        return choices.word(self, steps)

    # ------------------------------------------------------------------ copying

    def clone(self) -> Counterfeiters:
        return Counterfeiters(self.box, self)

    def dump(self) -> bytes:
        return view.dump(self)

    @classmethod
    def load(cls, dump: bytes) -> Counterfeiters:
        players, options = view.head_of(dump)
        state = Counterfeiters(box_for(players, options))
        view.load(state, dump)
        return state
