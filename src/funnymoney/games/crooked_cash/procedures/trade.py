"""Trades: an offer names what each side gives; the other accepts, refuses or counters.

CC-40, CC-41, CC-C9 to C14. An offer is made thing by thing, in the order of their actions.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.bits import lowest
from funnymoney.core.game import players_in
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.core.views import fill, listed
from funnymoney.games.crooked_cash.cards import CELL_KEY, CELL_PASS, PROPOSALS
from funnymoney.games.crooked_cash.numbers import (
    ACCEPT,
    CARD,
    COUNTER,
    DEED,
    DONE,
    FAILED,
    GIVE,
    NONE,
    REFUSE,
    SLOT,
    STOP,
    VALUES,
    WORTH,
)
from funnymoney.games.crooked_cash.procedures.payment import CANCELLED, Payment
from funnymoney.games.crooked_cash.property import deeds, held_cards
from funnymoney.games.crooked_cash.state import A_TRADE, CashState, Matter, mask

# What is waited for.
MAKING: Final[i64] = 0
KEEPING: Final[i64] = 1  # CC-C13: a maker who would have two Chance cards says which he will keep
ANSWER: Final[i64] = 2
PAYING: Final[i64] = 3
STAGES: Final = ("making", "keeping", "answer", "paying")

NO_NOTES: Final[vec[i64]] = vec[i64]([0] * (2 * VALUES))
UNKNOWN: Final[i64] = -1
STOP_BIT: Final[i64] = 1 << 35  # STOP, counted from GIVE

# Cards that can be traded, CC-C10.
MY_KEY: Final[i64] = 0
YOUR_KEY: Final[i64] = 1
PASS: Final[i64] = 2  # the Community Chest's, whoever of the two has it


@final
class Trade(Matter):
    """What the `maker` of an offer gives his `partner`, and takes from him."""

    name: ClassVar[str] = "trade"

    def __init__(self, maker: i64, partner: i64) -> None:
        self.result, self.phase = 0, A_TRADE
        self.maker: i64 = maker
        self.partner: i64 = partner
        self.stage: i64 = MAKING
        self.last: i64 = 0  # the last thing that was named
        self.notes: vec[i64] = NO_NOTES[:]  # given, then taken, by value
        self.open: i64 = UNKNOWN  # what can still be named, once it was looked up
        self.streets: i64 = 0  # a bit for each street that changes hands
        self.cards: i64 = 0
        self.new_kept: i64 = 0  # a bit for each who will keep a new Chance card for his old one
        self.paid: Payment | None = None  # what the maker has laid out

    # ------------------------------------------------------------------- offers

    def first(self, game: CashState) -> i64:
        if self.stage == ANSWER:
            return self.partner
        return self.maker

    def midway(self, player: i64) -> bool:
        return self.stage == MAKING and player == self.maker

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        if self.stage == MAKING:
            out.bits(self.next_things(game), GIVE)
            return
        if self.gets_second(game, player):
            out.add(SLOT)  # CC-C13: accept, and keep the old card,
            out.add(SLOT + 1)  # or the new one
        elif self.stage == ANSWER:
            out.add(ACCEPT)
        if self.stage == ANSWER:
            out.add(REFUSE)
            if game.proposals[player] < PROPOSALS:
                out.add(COUNTER)

    def next_things(self, game: CashState) -> i64:
        """Return a bit for each thing that can be named next, and for the end of the offer.

        Notes of one value can be named again and again, other things once.
        """
        if self.open == UNKNOWN:
            self.open = self.things(game)
        if self.last == 0:
            return self.open
        place = self.last - GIVE
        if self.last >= DEED:
            place += 1
        return self.open >> place << place | STOP_BIT

    def things(self, game: CashState) -> i64:
        """Return a bit for each thing of which there is more than was named."""
        notes = self.notes
        in_hand = game.in_hand
        maker, partner = self.maker * VALUES, self.partner * VALUES
        found: i64 = 0
        for value in range(VALUES):
            found |= i64(notes[value] < i64(in_hand[maker + value])) << value
            more = i64(notes[VALUES + value] < i64(in_hand[partner + value]))
            found |= more << (VALUES + value)
        found |= (game.streets[self.maker] | game.streets[self.partner]) << (DEED - GIVE)
        return found | self.jail_cards(game) << (CARD - GIVE)

    def jail_cards(self, game: CashState) -> i64:
        """CC-C10: return a bit for each jail card that one of the two has."""
        found = i64(game.chance[self.maker] >> 1 == CELL_KEY) << MY_KEY
        found |= i64(game.chance[self.partner] >> 1 == CELL_KEY) << YOUR_KEY
        both = game.chest[self.maker] | game.chest[self.partner]
        return found | (both >> CELL_PASS & 1) << PASS

    def given(self) -> vec[i64]:
        return self.notes[:VALUES]

    def taken(self) -> vec[i64]:
        return self.notes[VALUES:]

    def apply(self, game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        if self.stage == MAKING:
            return self.name_thing(game, action)
        if action == REFUSE:
            game.settled(self, FAILED, luck, told)
        elif action == COUNTER:
            self.counter(game)
            return True
        else:
            self.new_kept |= i64(action == SLOT + 1) << player
            if self.stage == KEEPING:
                self.stage = ANSWER
            else:
                self.accept(game, luck, told)
        return False

    def name_thing(self, game: CashState, action: i64) -> bool:
        """Note down one more thing; return whether the offer goes on."""
        if action == STOP:
            self.stage = ANSWER
            if self.gets_second(game, self.maker):
                self.stage = KEEPING
            return False
        self.last = action
        if action >= CARD:
            self.cards |= 1 << (action - CARD)
        elif action >= DEED:
            self.streets |= 1 << (action - DEED)
        else:
            self.name_note(game, action - GIVE)
        return True

    def name_note(self, game: CashState, place: i64) -> None:
        self.notes[place] += 1
        owner = self.maker
        if place >= VALUES:
            owner = self.partner
        spent = self.notes[place] == i64(game.in_hand[owner * VALUES + place % VALUES])
        if spent and self.open != UNKNOWN:
            self.open &= ~(i64(spent) << place)

    def counter(self, game: CashState) -> None:
        """CC-C9: a counter-offer counts as one of its maker's."""
        maker = self.partner
        self.partner = self.maker
        self.maker = maker
        game.proposals[maker] += 1
        self.stage = MAKING
        self.last = 0
        notes = self.notes
        for place in range(2 * VALUES):
            notes[place] = 0
        self.open = UNKNOWN
        self.streets = 0
        self.cards = 0
        self.new_kept = 0

    def gets_second(self, game: CashState, player: i64) -> bool:
        """Whether a player is to get a Chance card and keeps one of his own."""
        gets, parts = YOUR_KEY, MY_KEY
        if player == self.partner:
            gets, parts = MY_KEY, YOUR_KEY
        keeps = game.chance[player] != NONE and self.cards >> parts & 1 == 0
        return keeps and self.cards >> gets & 1 != 0

    # ----------------------------------------------------------------- carrying

    def accept(self, game: CashState, luck: Luck, told: Told) -> None:
        told.all("accepted", self.maker, self.partner)
        self.stage = PAYING
        self.collect(game, luck, told)

    def collect(self, game: CashState, luck: Luck, told: Told) -> None:
        """CC-C14: the maker lays out his notes, then the partner."""
        if total(self.notes, 0) > 0:
            self.ask_for(game, self.maker, self.partner, self.given(), luck, told)
        elif total(self.notes, VALUES) > 0:
            self.ask_for(game, self.partner, self.maker, self.taken(), luck, told)
        else:
            self.carry_out(game, luck, told)

    def ask_for(
        self,
        game: CashState,
        payer: i64,
        payee: i64,
        notes: vec[i64],
        luck: Luck,
        told: Told,
    ) -> None:
        payment = Payment(payer, payee, total(notes, 0), CANCELLED)
        payment.exact = notes
        payment.parked = True
        payment.start(game, luck, told)

    def resume(self, game: CashState, settled: Matter, luck: Luck, told: Told) -> None:
        assert isinstance(settled, Payment)
        if settled.result != DONE:
            self.put_back(game)
            told.all("trade_off", self.maker, self.partner)
            game.settled(self, FAILED, luck, told)
        elif settled.payer == self.maker:
            self.paid = settled
            if total(self.notes, VALUES) > 0:
                self.ask_for(game, self.partner, self.maker, self.taken(), luck, told)
            else:
                self.carry_out(game, luck, told)
        else:
            if self.paid is not None:
                self.paid.deliver(game, told)
                self.paid = None
            settled.deliver(game, told)
            self.carry_out(game, luck, told)

    def bears_cards(self) -> bool:
        return False

    def put_back(self, game: CashState) -> None:
        if self.paid is not None:
            self.paid.put_back(game)
            self.paid = None

    def carry_out(self, game: CashState, luck: Luck, told: Told) -> None:
        if self.paid is not None:
            self.paid.deliver(game, told)
            self.paid = None
        left = self.streets
        while left != 0:  # CC-C11: a hotel goes with its street
            street = lowest(left)
            left &= left - 1
            to = self.partner
            if game.owner[street] == self.partner:
                to = self.maker
            deeds.set_owner(game, street, to)
        self.hand_cards(game)
        told.all("traded", self.maker, self.partner)
        game.settled(self, DONE, luck, told)

    def hand_cards(self, game: CashState) -> None:
        maker, partner = self.maker, self.partner
        if self.cards >> PASS & 1 != 0:
            both = game.chest[maker] ^ game.chest[partner]
            swapped = both & (1 << CELL_PASS)
            game.chest[maker] ^= swapped
            game.chest[partner] ^= swapped
        mine: i64 = NONE
        yours: i64 = NONE
        if self.cards >> MY_KEY & 1 != 0:
            mine = game.chance[maker]
            game.chance[maker] = NONE
        if self.cards >> YOUR_KEY & 1 != 0:
            yours = game.chance[partner]
            game.chance[partner] = NONE
        self.hand_chance(game, partner, mine)
        self.hand_chance(game, maker, yours)

    def hand_chance(self, game: CashState, player: i64, card: i64) -> None:
        """CC-C13: the receiver keeps one of two; the other goes under the pile."""
        if card == NONE:
            return
        had = game.chance[player]
        if had == NONE:
            game.chance[player] = card
        elif self.new_kept >> player & 1 != 0:
            game.chance[player] = card
            held_cards.chance_under(game, had)
        else:
            held_cards.chance_under(game, card)

    # ------------------------------------------------------------------ copying

    def copy(self) -> Matter:
        made = Trade(self.maker, self.partner)
        made.stage = self.stage
        made.last = self.last
        made.notes = self.notes[:]
        made.open = self.open
        made.streets = self.streets
        made.cards = self.cards
        made.new_kept = self.new_kept
        paid = self.paid
        if paid is not None:
            again = paid.copy()
            assert isinstance(again, Payment)
            made.paid = again
        return made

    def facts(self, viewer: i64) -> dict[str, Any]:
        return {
            "maker": int(self.maker),
            "partner": int(self.partner),
            "stage": STAGES[self.stage],
            "last": int(self.last),
            "give": listed(self.given()),
            "take": listed(self.taken()),
            "streets": players_in(int(self.streets)),
            "cards": players_in(int(self.cards)),
            "new_kept": players_in(int(self.new_kept)),
            "paid": None if self.paid is None else self.paid.facts(viewer),
        }

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        self.stage = STAGES.index(facts["stage"])
        self.last = facts["last"]
        fill(self.notes, facts["give"] + facts["take"])
        self.streets = mask(facts["streets"])
        self.cards = mask(facts["cards"])
        self.new_kept = mask(facts["new_kept"])
        paid = facts["paid"]
        if paid is not None:
            self.paid = Payment(paid["payer"], paid["payee"], paid["due"], paid["if_short"])
            self.paid.recall(paid, viewer)


def propose(game: CashState, player: i64, partner: i64) -> bool:
    """CC-C9: begin an offer, one of those its maker has in this window."""
    game.proposals[player] += 1
    game.push(Trade(player, partner))
    return True


def total(notes: vec[i64], first: i64) -> i64:
    """Return the worth of five numbers of notes, from one place on."""
    amount: i64 = 0
    for value in range(VALUES):
        amount += notes[first + value] * WORTH[value]
    return amount
