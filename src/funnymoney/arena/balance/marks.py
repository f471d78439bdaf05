"""What is counted in a match: choices by their verb, what the rules tell, and cards by name.

A mark is of one player, or of the table. What only repeats a choice, or is told all the time, is
not listed and not counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from funnymoney.games.contraband.cards import KIND_NAMES as GOODS
from funnymoney.games.counterfeiters.cards import KIND_NAMES as CONTACTS
from funnymoney.games.crooked_cash.board import COLOURS, GROUP_OF
from funnymoney.games.crooked_cash.presentation.presenter_words import CHANCE_CARDS, CHEST_CARDS
from funnymoney.games.ffuffziger.presentation.presenter_words import FACES

TABLE = -1
CHOICE, EVENT, CARD = "choice", "event", "card"


class Mark(NamedTuple):
    """Something that happened, and to whom."""

    kind: str
    name: str
    player: int


# What is told, by its key: what to call it, and which of the numbers is the player.
Named = tuple[tuple[str, int], ...]
OF_TABLE = -1
EVENTS: dict[str, dict[str, Named]] = {
    "contraband": {
        "duty": (("pays duty", 0), ("takes duty", 1)),
        "fine": (("pays a fine", 0), ("takes a fine", 1)),
        "damages": (("pays damages", 0), ("takes damages", 1)),
        "reward": (("pays a reward", 0), ("takes a reward", 1)),
        "opened": (("has the suitcase opened", 0),),
        "round_over": (("a round is over", OF_TABLE),),
    },
    "counterfeiters": {
        "police": (("the police move", OF_TABLE),),
        "taught": (("supermarkets learn", OF_TABLE),),
        "godfather": (("the Godfather comes", OF_TABLE),),
        "trashed": (("a contact goes to the dump", OF_TABLE),),
        "round": (("a round begins", OF_TABLE),),
        "paid_godfather": (("pays the Godfather", 0),),
        "sunglasses": (("takes the first-player pawn", 0),),
        "diners": (("passes fakes in diners", 0),),
        "ticket": (("cashes a lottery ticket", 0),),
        "lawyer": (("may use a lawyer", 0),),
    },
    "ffuffziger": {
        "round": (("a round begins", OF_TABLE),),
        "destroyed": (("a value is destroyed", OF_TABLE),),
        "no_sale": (("a laundering card stays", OF_TABLE),),
        "unsold": (("coins leave the game", OF_TABLE),),
        "won_lot": (("wins an auction", 0),),
        "won_card": (("wins a laundering card", 0),),
        "cannot_match": (("cannot match", 0),),
        "raided": (("is raided", 0),),
        "coins": (("gets coins for 150s", 0),),
    },
    "crooked_cash": {
        "salary": (("passes GO", 0),),
        "rent": (("asks for rent", 0), ("is asked for rent", 1)),
        "hotel": (("gets a hotel", 0),),
        "sold": (("wins an auction", 0),),
        "traded": (("trades", 0), ("trades", 1)),
        "jailed": (("goes to jail", 0),),
        "short": (("is short of money", 0),),
        "breaks": (("has a note broken", 0),),
        "bankrupt": (("goes bankrupt", 0),),
        "wrecked": (("loses a hotel", 0),),
        "round_cap": (("the last round is over", OF_TABLE),),
    },
}


def marks(game: str, to: int, item: list[str | int]) -> Iterator[Mark]:
    """Yield what an item of news counts for; `to` is who alone was told, or everybody."""
    key = str(item[0])
    if key == "did":
        player, verb, *numbers = item[1:]
        yield Mark(CHOICE, str(verb), int(player))
        yield from CARDS[game](int(player), f"did {verb}", [int(each) for each in numbers])
        return
    told = [int(each) for each in item[1:]]
    for name, at in EVENTS[game].get(key, ()):
        yield Mark(EVENT, name, told[at] if at != OF_TABLE else TABLE)
    yield from CARDS[game](to, key, told)


# --------------------------------------------------------------------------------- cards


def contraband_cards(to: int, key: str, told: list[int]) -> Iterator[Mark]:
    """What somebody has held in a suitcase; only the holder is told."""
    if key == "drew":
        yield Mark(CARD, GOODS[told[0]], to)
    elif key in ("packed", "received"):
        for kind, count in enumerate(told):
            if count:
                yield Mark(CARD, GOODS[kind], to)


def counterfeiters_cards(_to: int, key: str, told: list[int]) -> Iterator[Mark]:
    """What was bought on the black market, or dealt at the start."""
    if key in ("bought", "component"):
        yield Mark(CARD, CONTACTS[told[1]], told[0])


def ffuffziger_cards(to: int, key: str, told: list[int]) -> Iterator[Mark]:
    if key == "did buy":
        yield Mark(CARD, f"machine of {FACES[told[0]]}", to)


def crooked_cash_cards(_to: int, key: str, told: list[int]) -> Iterator[Mark]:
    """Streets by place and colour, since boards name them differently; cards that took effect."""
    if key == "buys":
        yield Mark(CARD, f"street {told[1] + 1}, {COLOURS[GROUP_OF[told[1]]]}", told[0])
    elif key == "plays":
        yield Mark(CARD, CHANCE_CARDS[told[1]][0], told[0])
    elif key == "chest":
        yield Mark(CARD, CHEST_CARDS[told[1]][0], told[0])
    elif key == "checked":
        yield Mark(EVENT, "finds a false note" if told[3] else "checks a true note", told[0])
    elif key == "card_checked":
        yield Mark(EVENT, "finds a false card" if told[3] else "checks a true card", told[0])


CARDS: dict[str, Callable[[int, str, list[int]], Iterator[Mark]]] = {
    "contraband": contraband_cards,
    "counterfeiters": counterfeiters_cards,
    "ffuffziger": ffuffziger_cards,
    "crooked_cash": crooked_cash_cards,
}
