"""Matches of Falsche FFuffziger to be told in English, and what each item of news should say."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from funnymoney import Match, game_named
from funnymoney.core.game import Word
from funnymoney.core.words import ranges

View = dict[str, Any]
NAMES = ["You", "Ada", "Bob", "Cleo", "Dan", "Eve"]


def any_word(chance: random.Random, offers: list[Any]) -> Word:
    offer = chance.choice(offers)
    if "among" in offer:
        return [offer["verb"], *chance.choice(offer["among"])]
    counted = [chance.choice(values) for values in ranges(offer)]
    return [offer["verb"], *offer.get("at", []), *counted]


def positions(seed: int, players: int, **options: object) -> Iterator[Match]:
    """Yield a match of random choices, at its start and after each choice."""
    chance = random.Random(seed)
    match = Match(game_named("ffuffziger"), players, options, "fast", str(seed))
    while not match.over:
        yield match
        player = chance.choice(match.acting())
        offers: Any = match.view(player)["choices"]
        match.play(player, any_word(chance, offers))
    yield match


def views(seed: int, players: int, **options: object) -> Iterator[View]:
    """Yield what a player sees who is to choose, and what a spectator sees."""
    for match in positions(seed, players, **options):
        yield match.view(None)
        for player in match.acting()[:1]:
            yield match.view(player)


NEWS: list[tuple[list[str | int], str]] = [
    (["marker", 0], "You have the first-player marker."),
    (["round", 3], "Round 3 begins."),
    (["inspector", 1], "The inspector shows a card: 20."),
    (["inspector", 4], "The inspector shows a card: 150 (a coin card too)."),
    (["inspector", 5], "The inspector shows a card: coins."),
    (["destroyed", 0], "It is the lowest value left: all machines and notes of 10 are destroyed."),
    (["raided", 1, 2, 1, 4], "Ada loses 2 machines (4 M for scrap) and 1 note."),
    (["raided", 0, 0, 3, 0], "You lose 3 notes."),
    (["coins", 1, 3], "Ada gets 3 coins for 150s with coins."),
    (["turned", 1, 0, 0], "It shows the same again."),
    (["turned", 1, 4, 1], "It is now a double 20."),
    (["turned", 1, 4, 2], "It is now a 50."),
    (["turned", 1, 5, 4], "It is now a double 50."),
    (["turned", 1, 17, 5], "It is now a 150 with coins."),
    (["turned", 1, 9, 3], "It is Kaputt: 9 M for scrap, and the inspector will look again."),
    (["lot", 4], "The die is cast: an auction of 4 coins."),
    (["unsold", 4], "Nobody owns anything to offer: the 4 coins leave the game."),
    (["cannot_match", 0], "You cannot match it and are out."),
    (["cannot_lead", 1], "Ada has nothing to add and must drop out."),
    (["won_lot", 0, 3], "You are the last one in, pay and take 3 coins."),
    (["won_lot", 1, 3], "Ada is the last one in, pays and takes 3 coins."),
    (["card", 14, 20], "A laundering card is turned up: a fist of 14 or more can win 20 M."),
    (["closed", 0], "You close your fist."),
    (["closed", 1], "Ada closes a fist."),
    (["fist", 1, 0, 0, 2, 0, 0, 7], "Ada opens a fist: 2 x 50 and 7 M, 107 in all."),
    (["fist", 1, 0, 0, 0, 0, 0, 0], "Ada opens a fist: nothing."),
    (["no_sale", 14], "No fist reaches 14: the laundering card stays."),
    (["won_card", 1, 107, 80], "Ada wins the card with 107: 80 M when the phase is over."),
    (["paid", 0, 80], "You take 80 M off laundering cards."),
    (["laundered", 1, 24], "Ada gets 24 M for notes."),
    (["bonus", 1, 6, 1200], "Ada has 1,200 M at the end: 6 coins for it."),
    (["did", 0, "produce", 3], "You print 2 x 10."),
    (["did", 1, "sell", 9], "Ada sells a machine, 50 bought, for 20 M."),
    (["did", 1, "transform", 8], "Ada turns over a machine, 50 dealt."),
    (["did", 1, "offer", 2, 3], "Ada lays down 3 x 50."),
    (["did", 0, "offer", 5, 12], "You lay down 12 M."),
    (["did", 1, "match"], "Ada matches it."),
    (["did", 0, "drop"], "You drop out."),
    (["did", 0, "fist", 0, 2, 0, 0, 0, 1], "In your fist: 2 x 20 and 1 M, 41 in all."),
    (["did", 1, "fist", 0, 2, 0, 0, 0, 1], "In Ada's fist: 2 x 20 and 1 M, 41 in all."),
    (["did", 1, "buy", 4], "Ada buys a 150 machine for 100 M."),
    (["did", 0, "stop"], "You buy no more."),
    (["did", 1, "launder", 0, 3, 0, 0, 0], "Ada launders 3 x 20."),
    (["did", 1, "launder", 0, 0, 0, 0, 0], "Ada launders nothing."),
]
