"""Tales of scenes that a test has set up, as if the match had begun there."""

from __future__ import annotations

from typing import TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.game import Game, Word
from funnymoney.core.luck import Luck, ScriptedLuck
from funnymoney.core.match import Match
from funnymoney.core.tale import Book, Point, Scene, Tale, news_of, told_by

B = TypeVar("B", bound=Game)


class Heard(Luck):
    """Another luck, of which all answers are written down."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.answers: list[int] = []

    def below(self, n: i64) -> i64:
        self.answers.append(int(self.luck.below(n)))
        return self.answers[-1]

    def pick(self, counts: vec[i64], total: i64) -> i64:
        self.answers.append(int(self.luck.pick(counts, total)))
        return self.answers[-1]

    def mark(self) -> int:
        return self.luck.mark()

    def rewind(self, mark: int) -> None:
        self.luck.rewind(mark)


class Watch:
    """Looks on from now on, and tells what it has seen."""

    def __init__(self, match: Match, book: Book[B]) -> None:
        self.match, self.play, self.number = match, match.play, 0
        self.book = cast("Book[Game]", book)
        self.book.open(match.state.clone(), [])
        self.points = [Point(0, self.book.amounts(match.state))]
        self.luck = match.luck = Heard(match.luck)
        vars(match)["play"] = self.watch

    def watch(self, player: int, word: Word) -> None:
        before, seen = self.match.state.clone(), len(self.match.told)
        self.luck.answers = []
        self.play(player, word)
        self.number += 1
        after, news = self.match.state.clone(), news_of(self.match.told[seen:])
        luck = ScriptedLuck(self.luck.answers)
        self.book.note(Scene(self.number, player, list(word), before, after, news, luck))
        self.points.append(Point(self.number, self.book.amounts(after)))

    def tale(self) -> Tale:
        """Tell all that was seen; once, since a book is closed then."""
        return told_by(self.book, self.match, self.points)
