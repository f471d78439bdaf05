"""What stands in for the parts that a game does not bring: plain, and right for any game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from funnymoney.core.game import Game, Word
from funnymoney.core.tale import Amounts, Book, Column, Scene
from funnymoney.core.teller import Board, Names, Step, View

FRAME: Final = ("game", "players", "me", "options", "acting", "choices")  # of every view


class PlainPresenter:
    """Shows a game in a terminal by the keys of its view, its news and its verbs."""

    def introduction(self) -> str:
        return "This game brings no words of its own: it is shown by its keys."

    def board(self, view: View, names: Names) -> Board:
        """Return lists as long as there are players as columns, everything else as rows."""
        facts = {key: value for key, value in view.items() if key not in FRAME}
        by_seat = {key: value for key, value in facts.items() if is_by_seat(value, len(names))}
        acting = view.get("acting", [])
        return Board(
            head=str(view.get("game", "")),
            columns=("player", *map(spoken, by_seat), "acts"),
            rows=[
                (name, *(plain(each[seat]) for each in by_seat.values()), "*" * (seat in acting))
                for seat, name in enumerate(names)
            ],
            facts=[(spoken(key), plain(facts[key])) for key in facts if key not in by_seat],
        )

    def news(self, item: Sequence[str | int], names: Names, view: View, /) -> str:
        """Return the key and the numbers; of a choice, who made it."""
        key, *numbers = item
        if key == "did":
            player, verb, *numbers = numbers
            return f"{names[int(player)]}: {said(verb, numbers)}"
        return said(key, numbers)

    def question(self, view: View, names: Names, /) -> str:
        return "What do you choose?"

    def consequence(self, word: Word, view: View, names: Names, /) -> str:
        return said(word[0], word[1:])

    def step(self, word: Word, view: View, names: Names, /) -> Step | None:
        """Ask for the numbers of a verb one after the other."""
        verb, place = word[0], len(word)
        return Step(f"{spoken(verb)}: which number comes {ordinal(place)}?")

    def things(self, verb: str, view: View, /) -> list[str]:
        """Return names for the numbers of a verb, as many as its longest offer has."""
        lengths = [numbers_of(offer) for offer in view["choices"] if offer["verb"] == verb]
        return [f"{ordinal(place)} number" for place in range(1, max(lengths, default=0) + 1)]

    def shortcuts(self, view: View) -> dict[str, Word]:
        return {}


PRESENTER: Final = PlainPresenter()


class ScoresOnly(Book[Game]):
    """Tells of a match only what everybody had after each choice."""

    scored_by = "score"

    def note(self, scene: Scene[Game]) -> None:
        """Nothing is known of what a choice of this game means."""

    def amounts(self, state: Game) -> Amounts:
        return {"score": state.returns()}

    def columns(self, state: Game) -> list[Column]:
        return [Column("score", state.returns())]


def is_by_seat(value: object, players: int) -> bool:
    """Whether a value is a list with one entry, no list of its own, for each player."""
    if not isinstance(value, list) or len(value) != players:
        return False
    return not any(isinstance(each, (list, dict)) for each in value)


def numbers_of(offer: dict[str, Any]) -> int:
    return len(offer["among"][0]) if "among" in offer else len(offer.get("each", []))


def spoken(key: str | int) -> str:
    return str(key).replace("_", " ")


def said(key: str | int, numbers: Sequence[str | int]) -> str:
    return " ".join([spoken(key), *map(str, numbers)])


def plain(value: object) -> str:
    """Return a value of a view as text: words as they are, everything else as JSON."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def ordinal(place: int) -> str:
    words = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
    return words[place - 1] if place <= len(words) else f"{place}th"
