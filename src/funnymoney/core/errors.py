"""What can go wrong, each with a key for translation and a sentence that says what was expected.

FunnyMoneyError
  IllegalAction    a choice the rules do not allow
  BadOption        an option unknown to the game, or a value it does not take
  BadPlayers       a number of players the game is not made for
  BadRecord        a record that cannot be read or does not fit the rules
  UnknownGame      a game that is not installed
  GameClash        two installed games that cannot be told apart
  BadBot           a bot that cannot be made from its description
  BadContribution  something that cannot go into the seed of a fair deal
"""

from __future__ import annotations

import reprlib

REASONS: dict[str, str] = {
    "finished": "the game is over: no more choices are taken",
    "not_your_turn": "player {player} has nothing to choose now: others have",
    "not_legal": "action {action} is not legal now: expected one of {legal}",
    "no_such_player": "there is no player {player}: expected 0 to {last}",
    "not_a_word": "a choice is a verb and whole numbers, like {example}: got {got}",
    "no_such_verb": "{verb} cannot be chosen now: expected one of {verbs}",
    "how_many_numbers": "{verb} takes {expected} numbers: got {got}",
    "not_among": "{verb} takes one of {among}: got {got}",
    "out_of_range": "number {place} of {verb} must be {least} to {most}: got {got}",
    "not_a_step": "number {place} of {verb} goes in steps of {step} from {least}: got {got}",
    "not_at": "{verb} goes with {at} here: got {got}",
    "too_little_in_all": "the numbers of {verb} must add up to {least} at least: got {got}",
    "not_enough": "{verb} must come to {due} at least: got {got}",
    "too_much": "{verb} must come to {due} with nothing to spare: of {got} leave out {spare}",
    "wrong_part": "numbers {first} to {last} of {verb} must add up to {due}: got {got}",
    "both_ways": "{verb} goes one way for each worth: got {worth} on both sides",
    "uneven": "{verb} must bring as much as it costs: got {takes} for {gives}",
    "too_much_in_all": "the numbers of {verb} may add up to {total} at most: got {got}",
}


class FunnyMoneyError(Exception):
    """Everything that a person or a program may do wrong here."""

    key: str = ""  # for translation, where a server refuses something by such an error


class IllegalAction(FunnyMoneyError):
    """A choice the rules do not allow; nothing has changed.

    `reason` is a key for translation, `facts` what the sentence is made of. They tell no more
    than the one who chose may know; who else has still to answer is not among it.
    """

    def __init__(self, reason: str, **facts: object) -> None:
        self.reason = reason
        self.facts = facts
        shown = {name: shorten(fact) for name, fact in facts.items()}
        super().__init__(REASONS[reason].format(**shown))

    def __reduce__(self) -> tuple[object, ...]:
        return remake, (self.reason, self.facts)


def remake(reason: str, facts: dict[str, object]) -> IllegalAction:
    """Make an IllegalAction that has come from another process."""
    return IllegalAction(reason, **facts)


def shorten(fact: object) -> str:
    """Show whatever somebody may have sent, however long, deep or large, in a few words."""
    if isinstance(fact, str):
        return fact if len(fact) <= LONGEST else fact[:LONGEST] + "…"
    try:
        text = SHOWN.repr(fact)
    except (ValueError, RecursionError):  # a number of thousands of digits has no text
        text = f"something huge ({type(fact).__name__})"
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


LONGEST = 200
SHOWN = reprlib.Repr()
SHOWN.maxlist = SHOWN.maxtuple = 12
SHOWN.maxlevel = 3


class BadOption(FunnyMoneyError):
    """An option unknown to the game, or a value it does not take."""

    key = "option"


class BadPlayers(FunnyMoneyError):
    """A number of players the game is not made for."""

    key = "players"


class BadRecord(FunnyMoneyError):
    """A record that cannot be read, or does not fit the rules."""


class UnknownGame(FunnyMoneyError):
    """A game that is not installed."""

    key = "game"


class GameClash(FunnyMoneyError):
    """Two installed games have the same name or code."""


class BadBot(FunnyMoneyError):
    """A bot that cannot be made from its description."""


class BadContribution(FunnyMoneyError):
    """Something that cannot go into the seed of a fair deal."""

    key = "contribution"
