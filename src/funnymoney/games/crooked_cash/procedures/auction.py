"""Auctions without turn order: raises and passes from everybody at any moment (CC-32, CC-C6)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.game import players_in
from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.crooked_cash.cards import OPENING
from funnymoney.games.crooked_cash.numbers import BANK, BASE, DIGIT, DONE, FAILED, NONE, PASS
from funnymoney.games.crooked_cash.procedures.payment import BID, Payment
from funnymoney.games.crooked_cash.state import A_AUCTION, CashState, Matter, mask

HOTEL: Final[i64] = -1  # on sale, instead of a street


@final
class Auction(Matter):
    """`thing` goes to the last one to raise, if he can pay.

    A raise is told in tens above the least one; when it can be a hundred or more, in two digits.
    """

    name: ClassVar[str] = "auction"

    def __init__(self, thing: i64, bidders: i64, after: i64) -> None:
        self.result, self.phase = 0, A_AUCTION
        self.thing: i64 = thing
        self.bidders: i64 = bidders
        self.after: i64 = after  # who spoke last: others are asked clockwise from him
        self.bid: i64 = 0
        self.leader: i64 = NONE
        self.passed: i64 = 0
        self.raising: i64 = NONE  # who has told the first digit of a raise
        self.digit: i64 = 0

    def start(self, game: CashState, luck: Luck, told: Told) -> None:
        game.push(self)
        told.all("auction", self.thing)
        self.proceed(game, luck, told)

    def least(self) -> i64:
        """CC-32: at least ten, and ten more each time."""
        return self.bid + OPENING

    def acting(self, game: CashState) -> i64:
        """CC-C6: all but the leader who have not passed since the last bid, and can raise."""
        if self.raising != NONE:
            return 1 << self.raising
        waiting = self.bidders & ~self.passed & ~game.out
        if self.leader != NONE:
            waiting &= ~(1 << self.leader)
        able: i64 = 0
        for player in range(game.box.players):
            able |= i64(game.cash[player] >= self.bid + OPENING) << player
        return waiting & able

    def first(self, game: CashState) -> i64:
        return game.first_after(self.acting(game), self.after)

    def proceed(self, game: CashState, luck: Luck, told: Told) -> None:
        """CC-C6: it ends when all others have passed."""
        if self.acting(game) != 0:
            return
        if self.leader == NONE:
            told.all("no_bid", self.thing)  # CC-C7
            game.settled(self, FAILED, luck, told)
            return
        told.all("sold", self.leader, self.thing, self.bid)
        Payment(self.leader, BANK, self.bid, BID).start(game, luck, told)

    def midway(self, player: i64) -> bool:
        return player == self.raising

    def legal(self, game: CashState, player: i64, out: Actions) -> None:
        most = (game.cash[player] - self.least()) // 10
        if player == self.raising:
            out.run(DIGIT, min(BASE, most - self.digit * BASE + 1))
        elif most >= BASE:
            out.run(PASS, most // BASE + 2)
        else:
            out.run(PASS, most + 2)

    def apply(self, game: CashState, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        if action == PASS:
            self.passed |= 1 << player
        else:
            tens = action - DIGIT
            if player == self.raising:
                tens += self.digit * BASE
                self.raising = NONE
                self.digit = 0
            elif (game.cash[player] - self.least()) // 10 >= BASE:
                self.raising = player
                self.digit = tens
                return True
            self.bid = self.least() + tens * 10
            self.leader = player
            self.passed = 0  # CC-C6: a raise clears all passes
        self.after = player
        self.proceed(game, luck, told)
        return False

    def resume(self, game: CashState, settled: Matter, luck: Luck, told: Told) -> None:
        if settled.result == DONE:
            game.settled(self, DONE, luck, told)
            return
        # CC-B8: the bid is void, and the auction is held again without him.
        self.bidders &= ~(1 << self.leader)
        self.after = self.leader
        self.leader = NONE
        self.bid = 0
        self.passed = 0
        told.all("auction", self.thing)
        self.proceed(game, luck, told)

    def copy(self) -> Matter:
        made = Auction(self.thing, self.bidders, self.after)
        made.result = self.result
        made.bid = self.bid
        made.leader = self.leader
        made.passed = self.passed
        made.raising = self.raising
        made.digit = self.digit
        return made

    def facts(self, viewer: i64) -> dict[str, Any]:
        return {
            "thing": int(self.thing),
            "bidders": players_in(int(self.bidders)),
            "after": int(self.after),
            "bid": int(self.bid),
            "leader": int(self.leader),
            "passed": players_in(int(self.passed)),
            "raising": int(self.raising),
            "digit": int(self.digit),
        }

    def recall(self, facts: dict[str, Any], viewer: i64) -> None:
        self.bid = facts["bid"]
        self.leader = facts["leader"]
        self.passed = mask(facts["passed"])
        self.raising = facts["raising"]
        self.digit = facts["digit"]
