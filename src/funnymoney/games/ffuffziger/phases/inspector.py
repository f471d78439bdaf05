"""Phase 1: the inspector's ring of ten cards, what it destroys and what it starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from funnymoney.core.luck import Luck
from funnymoney.core.told import Told
from funnymoney.games.ffuffziger import ending
from funnymoney.games.ffuffziger.cards import (
    BLACKS,
    GREEN,
    GREEN_PLACE,
    INSPECTOR_KINDS,
    RING,
    WHITES,
)
from funnymoney.games.ffuffziger.machines import (
    COINS_PAID,
    HIGHEST,
    KINDS,
    SCRAP_PRICE,
    SIDES,
    WITH_COINS,
)
from funnymoney.games.ffuffziger.numbers import MONEY, NONE, REAL
from funnymoney.games.ffuffziger.phases import shop

if TYPE_CHECKING:
    from funnymoney.games.ffuffziger.rules import Ffuffziger


def reveal(state: Ffuffziger, count: i64, luck: Luck, told: Told) -> None:
    """FF-13, FF-R3: one card after the other; FF-15: a type destroyed reveals one more."""
    while count > 0:
        count -= 1
        card = next_card(state, luck)
        told.all("inspector", card)
        count_auction(state, card)
        if card == state.lowest:  # FF-14, FF-R1: the lowest type not yet destroyed
            destroy(state, card, told)
            if card == HIGHEST:
                ending.finish(state, told)  # FF-16, FF-R24
                return
            count += 1


def answer_kaputts(state: Ffuffziger, luck: Luck, told: Told) -> None:
    """FF-20, FF-R4: for all Kaputts of the workshop together one more inspector card."""
    if state.kaputt > 0:
        state.kaputt = 0
        reveal(state, 1, luck, told)


def next_card(state: Ffuffziger, luck: Luck) -> i64:
    """FF-8: the order is settled in the first pass and never changes."""
    ring = state.ring
    place = state.turned % RING
    if ring[place] == NONE:
        ring[place] = draw(state, place, luck)
    state.turned += 1
    state.today += 1
    return ring[place]


def draw(state: Ffuffziger, place: i64, luck: Luck) -> i64:
    """FF-8: white cards come first, then the green one, then the black ones."""
    if place == GREEN_PLACE:
        return GREEN
    first: i64 = 0
    cards = WHITES
    if place > GREEN_PLACE:
        first = GREEN_PLACE + 1
        cards = BLACKS
    left = state.box.unturned
    for kind in range(INSPECTOR_KINDS):
        left[kind] = cards[kind]
    for seen in range(first, place):
        left[state.ring[seen]] -= 1
    return luck.pick(left, cards_of_colour(place) - (place - first))


def cards_of_colour(place: i64) -> i64:
    if place < GREEN_PLACE:
        return GREEN_PLACE
    return RING - GREEN_PLACE - 1


def count_auction(state: Ffuffziger, card: i64) -> None:
    """FF-17, FF-24: coin cards and the green card; FF-39: with many players destroy cards too."""
    coin = card >= GREEN
    if not coin and (not state.box.many or card < state.lowest):
        return  # FF-R11: a type that is dead starts nothing
    if state.free_coins > 0 and (coin or state.box.skip_any):
        state.free_coins -= 1  # FF-R10
        return
    state.auctions += 1


def destroy(state: Ffuffziger, value: i64, told: Told) -> None:
    """FF-14: scrap price for every machine of this type, x2 only once; its notes are seized."""
    told.all("destroyed", value)
    state.lowest = value + 1
    shop.stock_up(state)
    money = state.money
    for player in range(state.box.players):
        scrapped = scrap(state, player, value, told)
        at = player * MONEY
        seized = money[at + value]
        money[at + value] = 0
        money[at + REAL] += scrapped * SCRAP_PRICE[value]
        if scrapped > 0 or seized > 0:
            told.all("raided", player, scrapped, seized, scrapped * SCRAP_PRICE[value])


def scrap(state: Ffuffziger, player: i64, value: i64, told: Told) -> i64:
    """Take all machines whose visible side has this value; return how many there were."""
    machines = state.machines
    tools = state.tools
    at = player * KINDS
    first = value * SIDES
    scrapped: i64 = 0
    for kind in range(at + first, at + first + SIDES):
        scrapped += machines[kind]
        machines[kind] = 0
    tools[player] &= ~(((1 << SIDES) - 1) << first)
    if value == HIGHEST:
        with_coins = machines[at + WITH_COINS]
        machines[at + WITH_COINS] = 0
        tools[player] = 0
        pay_coins(state, player, with_coins * COINS_PAID, told)  # FF-36, FF-R9
        scrapped += with_coins
    return scrapped


def pay_coins(state: Ffuffziger, player: i64, coins: i64, told: Told) -> None:
    if coins > 0:
        own = state.coins
        own[player] += coins
        told.all("coins", player, coins)


def shown_today(state: Ffuffziger) -> list[int]:
    """Return the cards revealed this round, which lie open on the table."""
    return [int(state.ring[at % RING]) for at in range(state.turned - state.today, state.turned)]
