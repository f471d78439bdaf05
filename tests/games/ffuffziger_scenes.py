"""Moments of Falsche FFuffziger from which tests start, and whole matches played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from funnymoney.core.game import Word
from funnymoney.core.match import Match
from funnymoney.core.words import ranges
from funnymoney.games.ffuffziger.rules import Ffuffziger
from tests.games.ffuffziger_table import BOUGHT, SAME, SINGLE, TEN, TOP, Table, kind, purse

NOTHING: tuple[int, ...] = (0, 0, 0, 0, 0)


def after_work(
    purses: Sequence[Sequence[int]], lots: int = 0, marker: int = 0, **options: Any
) -> Table:
    """Return a table where the machines have just stood still and players own these purses.

    The marker has moved on to this player, for the first of so many auctions or for want of one.
    """
    players = len(purses)
    table = Table(players=players, first_player=(marker - 1) % players, **options).is_poor()
    for player, money in enumerate(purses):
        table.has(player, money)
    return table.set(auctions=lots).transforms(kind(TOP, BOUGHT), SAME)


def at_auction(*purses: Sequence[int], lots: int = 1, **options: Any) -> Table:
    """Return a table at an auction that player 0 opens."""
    return after_work(purses, lots, **options)


def at_fists(*purses: Sequence[int], **options: Any) -> Table:
    """Return a table where laundering cards are auctioned; player 0 has the marker."""
    return after_work(purses, **options)


def at_shop(*purses: Sequence[int], **options: Any) -> Table:
    """Return a table where machines are bought, player 0 first."""
    return after_work(purses, **options).bids({})


def in_the_evening(players: int = 3, **options: Any) -> Table:
    """Return a table at the end of round 1: nobody owns anything but player 0 a note of 150.

    He need only launder nothing, `next_day`, and round 2 begins.
    """
    table = at_shop(purse(n150=1), *[purse()] * (players - 1), **options)
    for player in range(players):
        table.has(player, tools=[])
    return table


def next_day(table: Table) -> Table:
    while not table.match.over and table.seen("phase") == "laundering":
        table.launders(*NOTHING)
    return table


def next_morning(
    *cards: int, lowest: int = TEN, free_coins: int = 0, players: int = 3, **options: Any
) -> Table:
    """Return a table in round 2 when these cards were shown; player 0 has one turned 150."""
    table = in_the_evening(players, **options).has(0, tools=[kind(TOP, SINGLE)])
    return next_day(table.inspector(*cards, lowest=lowest, free_coins=free_coins))


def all_rich(players: int, **options: Any) -> Table:
    """Return a table where everybody can buy every laundering card."""
    return after_work([purse(real=100_000)] * players, **options)


def sell_cards(table: Table, left: int = 0) -> list[list[int]]:
    """Sell cards, to each player in turn, until so many are left; return what was open in turn."""
    shown, buyer = [table.seen("card")], 0
    while table.seen("cards_left") > left:
        if table.seen("phase") == "fists":
            table.bids({buyer % table.match.players: purse(real=300)})
            shown.append(table.seen("card"))
            buyer += 1
        else:
            table.idles()
    return shown


def some_word(offers: Any, rng: random.Random) -> Word:
    """Return a random word that fits one of the offers."""
    offer = rng.choice(offers)
    if "among" in offer:
        return [offer["verb"], *rng.choice(offer["among"])]
    return [offer["verb"], *offer.get("at", []), *[rng.choice(each) for each in ranges(offer)]]


def random_play(players: int, seed: int, **options: object) -> Iterator[Match]:
    """Play a match at random: yield it before every choice, and when it is over."""
    match = Match(Ffuffziger, players, options, luck="fast", seed=str(seed))
    rng = random.Random(seed)
    while not match.over:
        yield match
        player = rng.choice(match.acting())
        match.play(player, some_word(match.view(player)["choices"], rng))
    yield match
