"""Tales of scenes that a test has set up, as if the match had begun there."""

from __future__ import annotations

from copy import deepcopy
from typing import TypeVar, cast

from funnymoney.core.game import Game, Word
from funnymoney.core.match import Match
from funnymoney.core.tale import Book, Point, Scene, Tale, news_of, told_by

B = TypeVar("B", bound=Game)


class Watch:
    """Looks on from now on, and tells what it has seen."""

    def __init__(self, match: Match, book: Book[B]) -> None:
        self.match, self.play, self.number = match, match.play, 0
        self.book = cast("Book[Game]", book)
        self.book.open(match.state.clone(), [])
        self.points = [Point(0, self.book.amounts(match.state))]
        vars(match)["play"] = self.watch

    def watch(self, player: int, word: Word) -> None:
        before, luck = self.match.state.clone(), deepcopy(self.match.luck)
        seen = len(self.match.told)
        self.play(player, word)
        self.number += 1
        after, news = self.match.state.clone(), news_of(self.match.told[seen:])
        self.book.note(Scene(self.number, player, list(word), before, after, news, luck))
        self.points.append(Point(self.number, self.book.amounts(after)))

    def tale(self) -> Tale:
        """Tell all that was seen; once, since a book is closed then."""
        return told_by(self.book, self.match, self.points)
