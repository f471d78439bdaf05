"""What the page needs to tell a game in words: names, numbers on cards, an introduction, rules.

Views and news carry keys and numbers only. The sentences are the page's own, in `page/say_*.js`;
whatever stands on a card or a board comes from here, so that it stands in one place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from funnymoney.games import game_named
from funnymoney.games.contraband import cards as contraband_cards
from funnymoney.games.contraband import english as contraband
from funnymoney.games.counterfeiters import cards as counterfeiters_cards
from funnymoney.games.counterfeiters import english as counterfeiters
from funnymoney.games.crooked_cash import board as crooked_cash_board
from funnymoney.games.crooked_cash import cards as crooked_cash_cards
from funnymoney.games.crooked_cash import english_words as crooked_cash
from funnymoney.games.ffuffziger import cards as ffuffziger_cards
from funnymoney.games.ffuffziger import english_words as ffuffziger
from funnymoney.games.ffuffziger import machines
from funnymoney.games.tellers import rules_of, teller_of

Words = dict[str, Any]


def words_of(game: str) -> Words:
    """Return the words of a game as plain JSON, or raise UnknownGame."""
    made = game_named(game)
    shared = {
        "game": made.name,
        "title": made.title,
        "introduction": introduction(game),
        "rules": rules_of(game),
        "secret_verbs": sorted(made.secret_verbs),
    }
    return shared | PRINTED[game]()


def introduction(game: str) -> list[str]:
    """Return the paragraphs for newcomers, but for how to type at a terminal."""
    told = teller_of(game).introduction().split("\n")
    return [paragraph for paragraph in told if "type " not in paragraph]


def of_contraband() -> Words:
    return {
        "kinds": list(contraband_cards.KIND_NAMES),
        "one": list(contraband.ONE),
        "many": list(contraband.MANY),
    }


def of_counterfeiters() -> Words:
    cards = counterfeiters_cards
    return {
        "kinds": list(cards.KIND_NAMES),
        "stars": list(counterfeiters.STARS),
        "face": int(cards.FACE),
        "fence_pay": [int(pay) for pay in cards.FENCE_PAY],
        "printed": int(cards.PRINTED),
        "printer": int(cards.PRINTER),
        "components": list(range(int(cards.INK), int(cards.HOLOGRAM) + 1)),
        "tax": int(cards.TAX_MONEY),
        "fare": int(cards.FARE),
    }


def of_ffuffziger() -> Words:
    return {
        "faces": ffuffziger.FACES,
        "buy": ffuffziger.BUY,
        "sell": ffuffziger.SELL,
        "scrap": ffuffziger.SCRAP,
        "sides": list(ffuffziger.SIDE_WORDS),
        "money": list(ffuffziger.MONEY_NAMES),
        "dealt_backs": int(machines.DEALT_BACKS),
        "ring": int(ffuffziger_cards.RING),
        "least_raise": int(ffuffziger_cards.LEAST_RAISE),
    }


def of_crooked_cash() -> Words:
    board, cards = crooked_cash_board, crooked_cash_cards
    return {
        "faces": list(crooked_cash.FACES),
        "looks": list(crooked_cash.LOOKS),
        "spaces": {str(space): name for space, name in crooked_cash.SPACES.items()},
        "layout": [int(space) for space in board.LAYOUT],
        "groups": [int(group) for group in board.GROUP_OF],
        "colours": list(board.COLOURS),
        "chance": [list(card) for card in crooked_cash.CHANCE_CARDS],
        "chest": [list(card) for card in crooked_cash.CHEST_CARDS],
        "warrant": int(cards.WARRANT),
        "swap": int(cards.SWAP),
        "wreck": int(cards.WRECK),
        "cell_pass": int(cards.CELL_PASS),
    }


PRINTED: dict[str, Callable[[], Words]] = {
    "contraband": of_contraband,
    "counterfeiters": of_counterfeiters,
    "ffuffziger": of_ffuffziger,
    "crooked_cash": of_crooked_cash,
}
