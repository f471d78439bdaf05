"""Hotels: building windows for all at once, wishes in secret, shortage auctions (CC-35 to 39)."""

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
from funnymoney.games.crooked_cash.board import STREETS
from funnymoney.games.crooked_cash.cards import FREE_HOTEL, GIFT_HOTEL
from funnymoney.games.crooked_cash.numbers import (
    DEED,
    DONE,
    FREE,
    GIFT,
    NONE,
    PERMIT,
    STOP,
)
from funnymoney.games.crooked_cash.procedures.auction import HOTEL, Auction
from funnymoney.games.crooked_cash.procedures.chance_cards import Play
from funnymoney.games.crooked_cash.procedures.hotel import Hotel
from funnymoney.games.crooked_cash.property import deeds, held_cards
from funnymoney.games.crooked_cash.property.building_rights import (
    buildable,
    can_wish,
    cost_of,
    count_bits,
    payable,
    vacant,
    wishable,
)
from funnymoney.games.crooked_cash.property.playing_rights import BUILDING, can_play, targets
from funnymoney.games.crooked_cash.state import (
    A_BUILDING,
    EVERYTHING,
    CashState,
    Matter,
    mask,
)

# How far a window has come.
WISHING: Final[i64] = 0
SERVING: Final[i64] = 1
BIDDING: Final[i64] = 2  # CC-C16: more wishes than hotels
PLACING: Final[i64] = 3
STAGES: Final = ("wishing", "serving", "bidding", "placing")


@final
class Build(Matter):
    """A building window: each names streets, one by one, and says when that is all (CC-C15).

    Wishes are secret until all are ready.
    """

    name: ClassVar[str] = "building"

    def __init__(self, first: i64, asked: i64, players: i64) -> None:
        self.result, self.phase = 0, A_BUILDING
        self.begins: i64 = first  # wishes are served in seat order from him
        self.asked: i64 = asked
        self.waiting: i64 = asked
        self.stage: i64 = WISHING
        self.winner: i64 = NONE  # who has a hotel to place
        self.wishes: vec[i64] = vec[i64]([0] * players)  # streets to be built on, as bits
        self.gift: vec[i64] = vec[i64]([NONE] * players)  # streets for hotels by cards
        self.free: vec[i64] = vec[i64]([NONE] * players)
        self.permit: vec[i64] = vec[i64]([NONE] * players)

    # ------------------------------------------------------------------- wishing

    def acting(self, game: CashState) -> i64:
        if self.stage == PLACING:
            return 1 << self.winner
        return self.waiting

    def first(self, game: CashState) -> i64:
        return lowest(self.acting(game))

    def is_sealed(self) -> bool:
        return self.stage == WISHING

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        if self.stage == PLACING:
            out.add_bits(self.wishes[player], DEED)
            return
        taken = self.named_by(player)
        money = game.cash[player] - cost_of(game, self.wishes[player] | bit(self.permit[player]))
        out.add_bits(wishable(game, player, money) & ~taken, DEED)
        if self.gift[player] == NONE and can_play(game, player, BUILDING):
            out.add_bits(targets(game, player, GIFT_HOTEL) & ~taken, GIFT)
        if self.free[player] == NONE:
            out.add_bits(deeds.free_hotel_streets(game, player) & ~taken, FREE)
        if self.permit[player] == NONE:
            streets = deeds.permit_streets(game, player) & ~taken
            out.add_bits(payable(game, streets, money), PERMIT)
        out.add(STOP)

    def named_by(self, player: i64) -> i64:
        """CC-36: one hotel to a street."""
        return (
            self.wishes[player]
            | bit(self.gift[player])
            | bit(self.free[player])
            | bit(self.permit[player])
        )

    def apply(self, game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        if self.stage == PLACING:
            self.place(game, action - DEED, told)
            self.serve(game, luck, told)
        elif action == STOP:
            self.waiting &= ~(1 << player)
            if self.waiting == 0:
                self.open_wishes(game, luck, told)
        elif action >= PERMIT:
            self.permit[player] = action - PERMIT
        elif action >= FREE:
            self.free[player] = action - FREE
        elif action >= GIFT:
            self.gift[player] = action - GIFT
        else:
            self.wishes[player] |= 1 << (action - DEED)
        return False

    # ------------------------------------------------------------------- serving

    def open_wishes(self, game: CashState, luck: Luck, told: Told) -> None:
        self.stage = SERVING
        if told.listens:
            if self.left() == 0 and not self.any_card():
                told.all("nobody_builds")
            for player in range(game.box.players):
                if self.named_by(player) != 0:
                    told.show("wishes", player, listed_bits(self.named_by(player)))
        self.serve(game, luck, told)

    def serve(self, game: CashState, luck: Luck, told: Told) -> None:
        """CC-C16: hotels by cards first, in seat order; then the others, or an auction."""
        while self.stage == SERVING and self.any_card():
            if self.serve_card(game, luck, told):
                return
        self.drop_vain_wishes(game)
        if self.left() == 0 or game.hotels_left == 0:
            game.settled(self, DONE, luck, told)
        elif self.is_contested(game):
            self.stage = BIDDING
            Auction(HOTEL, self.wishers(), self.begins).start(game, luck, told)
        else:
            self.serve_next(game, luck, told)

    def is_contested(self, game: CashState) -> bool:
        """Whether there are too few hotels for several; who is left alone pays the cost."""
        wishers = self.wishers()
        several = wishers & (wishers - 1) != 0
        return several and (self.stage == BIDDING or self.left() > game.hotels_left)

    def any_card(self) -> bool:
        for player in range(i64(len(self.gift))):
            if self.gift[player] != NONE or self.free[player] != NONE:
                return True
            if self.permit[player] != NONE:
                return True
        return False

    def serve_card(self, game: CashState, luck: Luck, told: Told) -> bool:
        """Serve one hotel that comes from a card; return whether others have to act first."""
        player = self.begins
        for seat in range(game.box.players):  # noqa: B007
            if self.gift[player] != NONE:
                street = self.gift[player]
                self.gift[player] = NONE
                if can_play(game, player, BUILDING) and vacant(game, player, street):
                    play = Play(player, GIFT_HOTEL)
                    play.target = street
                    play.start(game, luck, told)
                    return True
                return False
            if self.free[player] != NONE:
                street = self.free[player]
                self.free[player] = NONE
                if game.hotels_left > 0 and vacant(game, player, street):
                    held_cards.chest_under(game, player, FREE_HOTEL)
                    deeds.place_hotel(game, street, told)
                return False
            if self.permit[player] != NONE:
                street = self.permit[player]
                self.permit[player] = NONE
                if game.hotels_left > 0 and vacant(game, player, street):
                    Hotel(player, street, True).start(game, luck, told)
                    return True
                return False
            player = game.after(player)
        return False

    def drop_vain_wishes(self, game: CashState) -> None:
        for player in range(game.box.players):
            self.wishes[player] &= buildable(game, player)

    def left(self) -> i64:
        """Return how many wishes are still open."""
        count: i64 = 0
        for wishes in self.wishes:
            count += count_bits(wishes)
        return count

    def wishers(self) -> i64:
        found: i64 = 0
        for player in range(i64(len(self.wishes))):
            found |= i64(self.wishes[player] != 0) << player
        return found

    def serve_next(self, game: CashState, luck: Luck, told: Told) -> None:
        """At the printed cost, in seat order."""
        player = game.first_from(self.wishers(), self.begins)
        street: i64 = 0
        while self.wishes[player] >> street & 1 == 0:
            street += 1
        self.wishes[player] &= ~(1 << street)
        Hotel(player, street, False).start(game, luck, told)

    def bears_cards(self) -> bool:
        return False

    def resume(self, game: CashState, settled: Matter, luck: Luck, told: Told) -> None:
        if isinstance(settled, Auction):
            if settled.result != DONE:
                game.settled(self, DONE, luck, told)  # nobody wants it any more
                return
            self.drop_vain_wishes(game)  # he may have sold or traded streets to pay
            self.winner = settled.leader
            wishes = self.wishes[self.winner]
            if wishes == 0:
                self.lose(game, luck, told)
                return
            if wishes & (wishes - 1) != 0:
                self.stage = PLACING
                return
            street: i64 = 0
            while wishes >> street & 1 == 0:
                street += 1
            self.place(game, street, told)
        self.serve(game, luck, told)

    def lose(self, game: CashState, luck: Luck, told: Told) -> None:
        """CC-C16: the winner must have a legal street, else the hotel stays with the bank."""
        told.all("no_room", self.winner)
        self.winner = NONE
        self.serve(game, luck, told)

    def place(self, game: CashState, street: i64, told: Told) -> None:
        self.stage = BIDDING
        self.wishes[self.winner] &= ~(1 << street)
        deeds.place_hotel(game, street, told)
        self.winner = NONE

    # ------------------------------------------------------------------ copying

    def copy(self) -> Matter:
        made = Build(self.begins, self.asked, 0)
        made.waiting = self.waiting
        made.stage = self.stage
        made.winner = self.winner
        made.wishes = self.wishes[:]
        made.gift = self.gift[:]
        made.free = self.free[:]
        made.permit = self.permit[:]
        return made

    def facts(self, viewer: i64) -> dict[str, Any]:
        facts: dict[str, Any] = {
            "begins": int(self.begins),
            "asked": players_in(int(self.asked)),
            "stage": STAGES[self.stage],
            "winner": int(self.winner),
        }
        if self.stage != WISHING or viewer == EVERYTHING:
            facts["waiting"] = players_in(int(self.waiting))
            facts["wishes"] = [players_in(int(each)) for each in self.wishes]
            facts["gift"] = listed(self.gift)
            facts["free"] = listed(self.free)
            facts["permit"] = listed(self.permit)
        elif viewer >= 0:
            facts["mine"] = {
                "ready": self.waiting >> viewer & 1 == 0,
                "wishes": players_in(int(self.wishes[viewer])),
                "gift": int(self.gift[viewer]),
                "free": int(self.free[viewer]),
                "permit": int(self.permit[viewer]),
            }
        return facts

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        self.stage = STAGES.index(facts["stage"])
        self.winner = facts["winner"]
        if "wishes" in facts:
            self.waiting = mask(facts["waiting"])
            fill(self.wishes, [mask(each) for each in facts["wishes"]])
            fill(self.gift, facts["gift"])
            fill(self.free, facts["free"])
            fill(self.permit, facts["permit"])
        elif "mine" in facts:
            self.recall_mine(viewer, facts["mine"])

    def recall_mine(self, player: i64, mine: dict[str, Any]) -> None:
        if mine["ready"]:
            self.waiting &= ~(1 << player)
        self.wishes[player] = mask(mine["wishes"])
        self.gift[player] = mine["gift"]
        self.free[player] = mine["free"]
        self.permit[player] = mine["permit"]

    def forget_others(self, viewer: i64) -> None:
        """Nobody knows what others have wished for so far: imagine that they have yet to."""
        if self.stage != WISHING:
            return
        for player in range(i64(len(self.wishes))):
            if player != viewer:
                self.wishes[player] = 0
                self.gift[player] = NONE
                self.free[player] = NONE
                self.permit[player] = NONE
        others = self.asked
        if viewer >= 0:
            others &= ~(1 << viewer)
        self.waiting |= others


def bit(street: i64) -> i64:
    if street == NONE:
        return 0
    return 1 << street


def listed_bits(streets: i64) -> vec[i64]:
    return vec[i64]([street for street in range(int(STREETS)) if streets >> street & 1 != 0])


def open_building(game: CashState, first: i64) -> bool:
    """CC-C15: ask all who can build, if there is anybody and any hotel (CC-39)."""
    if game.hotels_left == 0:
        return False
    asked: i64 = 0
    for player in range(game.box.players):
        kind = game.chance[player] >> 1
        if game.groups[player] != 0 or game.chest[player] != 0 or kind == GIFT_HOTEL:
            asked |= i64(can_wish(game, player)) << player
    asked &= ~game.out
    if asked == 0:
        return False
    game.push(Build(first, asked, game.box.players))
    return True
