"""Crooked Cash at a glance: buy what pays, ask for rent, build, check large notes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.bits import lowest
from funnymoney.core.game import Game
from funnymoney.core.luck import Luck
from funnymoney.core.policy import Policy
from funnymoney.games.crooked_cash.cards import FINE, HALF_PRICE
from funnymoney.games.crooked_cash.numbers import (
    AUCTION,
    BASE,
    BUY,
    CELL_CARD,
    DEED,
    DEMAND,
    DIGIT,
    EXCHANGE,
    FREE,
    GIVE_UP,
    NONE,
    PASS,
    PAY,
    PERMIT,
    PLAY,
    ROLL,
    STOP,
)
from funnymoney.games.crooked_cash.policy.cards import (
    keep,
    pick,
    target,
    wants_out,
    worth_playing,
)
from funnymoney.games.crooked_cash.policy.money import check, next_note
from funnymoney.games.crooked_cash.policy.trades import answer, next_of_offer
from funnymoney.games.crooked_cash.policy.worth import (
    FEW,
    best_hotel,
    fair_price,
    for_sale,
    gain,
    hotel_gain,
    is_good,
    streets_worth,
)
from funnymoney.games.crooked_cash.procedures.auction import HOTEL, Auction
from funnymoney.games.crooked_cash.procedures.building import PLACING, Build
from funnymoney.games.crooked_cash.procedures.chance_cards import Pick, Play
from funnymoney.games.crooked_cash.procedures.debt import Debt
from funnymoney.games.crooked_cash.procedures.decoder import Window
from funnymoney.games.crooked_cash.procedures.ending import final_rent
from funnymoney.games.crooked_cash.procedures.exchange import Exchange
from funnymoney.games.crooked_cash.procedures.interlude import Interlude
from funnymoney.games.crooked_cash.procedures.keep_card import Keep
from funnymoney.games.crooked_cash.procedures.payment import Payment
from funnymoney.games.crooked_cash.procedures.purchase import Purchase
from funnymoney.games.crooked_cash.procedures.rent import ASKED, Rent
from funnymoney.games.crooked_cash.procedures.trade import Trade
from funnymoney.games.crooked_cash.procedures.turn import FINISH, JAILED, Turn
from funnymoney.games.crooked_cash.property import deeds
from funnymoney.games.crooked_cash.property.building_rights import buildable, cost_of
from funnymoney.games.crooked_cash.rules import CrookedCash
from funnymoney.games.crooked_cash.state import Matter

FORESIGHT: Final[i64] = 150  # steps: some three rounds; further ahead it is all dice
RESERVE: Final[i64] = 100  # money not spent on hotels: a small rent
HASTE: Final[i64] = 3  # a raise goes a third of the way to one's limit
WORTH_A_CARD: Final[i64] = 100  # rents that are


@final
class CrookedCashPolicy(Policy):
    """Looks at the uppermost matter only; every step is decided by itself."""

    def choose(self, state: Game, player: i64, legal: Actions, luck: Luck) -> i64:
        assert isinstance(state, CrookedCash)
        top = state.matter
        if isinstance(top, Interlude):
            return STOP
        if isinstance(top, Turn):
            return in_turn(state, top, player, legal)
        if isinstance(top, Window):
            return check(state, top, player, legal, luck)
        if isinstance(top, Payment):
            return next_note(state, top, player, legal)
        if isinstance(top, Build):
            return build(state, top, player, legal)
        if isinstance(top, Auction):
            return bid(state, top, player, legal)
        if isinstance(top, Purchase):
            return buy_or_auction(state, top, player, legal)
        if isinstance(top, Rent):
            return rent(state, top, player, legal)
        return choose_rarely(state, top, player, legal)

    def explore(self, state: Game, player: i64, legal: Actions, luck: Luck) -> i64:
        """Small bids rather than large ones; no trades, of which hardly any is any good."""
        assert isinstance(state, CrookedCash)
        top = state.matter
        if isinstance(top, Auction):
            return legal.at(luck.below(1 + luck.below(legal.count)))
        action = legal.at(luck.below(legal.count))
        if action >= EXCHANGE and action < ROLL and not isinstance(top, Play):
            return self.choose(state, player, legal, luck)
        return action

    def is_idle(self, state: Game, player: i64, legal: Actions) -> bool:
        """Between turns, and when there is no card to play: trades come to nothing mostly."""
        assert isinstance(state, CrookedCash)
        top = state.matter
        if isinstance(top, Turn):
            nothing = state.chest[player] == 0 and not legal.has(PLAY)
            return nothing and (top.stage != JAILED or wants_out(state))
        if isinstance(top, Rent):
            return not legal.has(PLAY)
        return isinstance(top, Interlude)

    def propose(self, state: Game, player: i64, legal: Actions, luck: Luck) -> i64:
        """Offer somebody a trade that wins something for both, once in a turn."""
        assert isinstance(state, CrookedCash)
        return next_of_offer(state, player, legal, luck)

    def horizon(self) -> i64:
        return FORESIGHT

    def estimate(self, state: Game, player: i64) -> i64:
        """Money, and what the streets will bring."""
        assert isinstance(state, CrookedCash)
        if state.out >> player & 1 != 0:
            return 0
        return state.score(player) + streets_worth(state, player)


def choose_rarely(game: CrookedCash, top: Matter, player: i64, legal: Actions) -> i64:
    if isinstance(top, Trade):
        return answer(game, top, player, legal)
    if isinstance(top, Pick):
        return pick(game, player, legal)
    if isinstance(top, Play):
        return target(game, top, player, legal)
    if isinstance(top, Debt):
        return raise_money(game, top, player, legal)
    if isinstance(top, Keep):
        return keep(game, player, top.card)
    assert isinstance(top, Exchange)
    return legal.at(legal.count - 1)  # never begun; the largest notes end it soonest


# ---------------------------------------------------------------------------- the turn


def in_turn(game: CrookedCash, turn: Turn, player: i64, legal: Actions) -> i64:
    if game.chest[player] != 0:
        hotel = hotel_by_chest(game, player)
        if hotel != NONE:
            return hotel
    if game.chance[player] != NONE and worth_playing(game, player) and legal.has(PLAY):
        return PLAY
    if turn.stage == FINISH:
        return STOP
    if turn.stage == JAILED and wants_out(game):
        if legal.has(CELL_CARD):
            return CELL_CARD
        if game.cash[player] >= FINE + RESERVE:
            return PAY
    return ROLL


def hotel_by_chest(game: CrookedCash, player: i64) -> i64:
    """CM08, CM09: on the best street, once there is a good one."""
    street = best_hotel(game, deeds.free_hotel_streets(game, player), NONE)
    if street != NONE and is_good(game, street):
        return FREE + street
    money = game.cash[player] - RESERVE
    street = best_hotel(game, deeds.permit_streets(game, player), money)
    if street != NONE and is_good(game, street):
        return PERMIT + street
    return NONE


# --------------------------------------------------------------------- streets for sale


def buy_or_auction(game: CrookedCash, sale: Purchase, player: i64, legal: Actions) -> i64:
    """Buy for no more than it is worth, and not if nobody else could bid as much."""
    street = sale.street
    limit = most_to_pay(game, player, street)
    has_half = game.chance[player] >> 1 == HALF_PRICE and legal.has(PLAY)
    if has_half and limit >= game.box.half_price[street] and worth_playing(game, player):
        return PLAY
    price = game.box.price[street]
    if limit >= price and legal.has(BUY) and richest_rival(game, player) + 10 >= price:
        return BUY
    return AUCTION


def most_to_pay(game: CrookedCash, player: i64, street: i64) -> i64:
    free = deeds.unowned(game)
    if free & (free - 1) == 0:
        return most_to_win(game, player, street)
    return fair_price(game, player, street)


def most_to_win(game: CrookedCash, player: i64, street: i64) -> i64:
    """CC-53: the last street ends the game; return for how much it is won."""
    best: i64 = 0
    for rival in range(game.box.players):
        if rival != player and game.out >> rival & 1 == 0:
            best = max(best, game.cash[rival] + final_rent(game, rival))
    own = game.cash[player] + final_rent(game, player) + gain(game, player, street)
    return own - best


def richest_rival(game: CrookedCash, player: i64) -> i64:
    most: i64 = 0
    for rival in range(game.box.players):
        if rival != player and game.out >> rival & 1 == 0:
            most = max(most, game.cash[rival])
    return most


def bid(game: CrookedCash, auction: Auction, player: i64, legal: Actions) -> i64:
    """Raise by a part of what one would pay at most."""
    least = auction.least()
    limit = game.cash[player]
    if auction.thing == HOTEL:
        limit = min(limit, hotel_limit(game, auction, player))
    else:
        limit = min(limit, most_to_pay(game, player, auction.thing))
    limit = min(limit, richest_rival(game, player) + 10)
    tens: i64 = 0
    if limit > least:
        tens = (limit - least) // HASTE // 10
    if player == auction.raising:
        tens = min(max(tens - auction.digit * BASE, 0), legal.count - 1)
        return DIGIT + tens
    if limit < least:
        return PASS
    if (game.cash[player] - least) // 10 >= BASE:
        tens //= BASE
    return DIGIT + tens


def hotel_limit(game: CrookedCash, auction: Auction, player: i64) -> i64:
    build = auction.beneath
    assert isinstance(build, Build)
    street = best_hotel(game, build.wishes[player], NONE)
    if street == NONE:
        return 0
    return hotel_gain(game, street)


# -------------------------------------------------------------------------------- rent


def rent(game: CrookedCash, matter: Rent, player: i64, legal: Actions) -> i64:
    """CC-33: always ask; a card for large rents, or when it will hardly be of use later."""
    large = matter.amount(game) >= WORTH_A_CARD or for_sale(game) <= FEW
    if large and legal.has(PLAY) and worth_playing(game, player):
        return PLAY
    if matter.stage == ASKED:
        return PAY
    return DEMAND


# ------------------------------------------------------------------------------ hotels


def build(game: CrookedCash, window: Build, player: i64, legal: Actions) -> i64:
    """Wherever it pays, as long as there is money; for nothing as in one's turn."""
    if window.stage == PLACING:
        street = best_hotel(game, window.wishes[player], NONE)
        if street == NONE:
            return legal.at(0)
        return DEED + street
    taken = window.named_by(player)
    if window.free[player] == NONE and game.chest[player] != 0:
        street = best_hotel(game, deeds.free_hotel_streets(game, player) & ~taken, NONE)
        if street != NONE and is_good(game, street):
            return FREE + street
    streets = buildable(game, player) & ~taken
    if streets == 0:
        return STOP
    money = game.cash[player] - RESERVE - cost_of(game, taken)
    street = best_hotel(game, streets, money)
    if street == NONE:
        return STOP
    return DEED + street


# -------------------------------------------------------------------------------- debt


def raise_money(game: CrookedCash, debt: Debt, player: i64, legal: Actions) -> i64:
    """Play a card that may help, give up a bid, or sell what is missed least."""
    if not debt.forced:
        return GIVE_UP
    if legal.has(PLAY) and worth_playing(game, player):
        return PLAY
    streets = game.streets[player]
    if streets == 0:
        return GIVE_UP
    best = NONE
    least: i64 = 0
    while streets != 0:
        street = lowest(streets)
        streets &= streets - 1
        lost = loss(game, player, street)
        if best == NONE or lost < least:
            least = lost
            best = street
    return DEED + best


def loss(game: CrookedCash, player: i64, street: i64) -> i64:
    """Return what is lost by selling a hotel, or else its street, for half of what it cost."""
    if deeds.has_hotel(game, street):
        return hotel_gain(game, street) - game.box.half_cost[street]
    return gain(game, player, street) - game.box.half_price[street]
