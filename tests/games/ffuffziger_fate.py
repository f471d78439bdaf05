"""Luck for Falsche FFuffziger that answers each sort of question from a list of its own."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.luck import Luck

DIE = (2, 3, 3, 4, 4, 5)
LETTER = 10  # cards of a letter: nothing else is picked from so many


class Fate(Luck):
    """Draws the inspector's `ring`, laundering `cards`, `dice` and `backs` that the test lists.

    A back is listed just before its tile is turned, and drawn before anything else is.
    """

    def __init__(self, **lists: Sequence[int]) -> None:
        self.lists = {name: list(answers) for name, answers in lists.items()}
        self.given: list[str] = []
        self.asked: list[list[int]] = []

    def answer(self, name: str, otherwise: int) -> int:
        answers, at = self.lists[name], self.given.count(name)
        self.given.append(name)
        return answers[at] if at < len(answers) else otherwise

    def below(self, n: i64) -> i64:
        assert n == len(DIE)
        return DIE.index(self.answer("dice", 3))

    def pick(self, counts: vec[i64], total: i64) -> i64:
        left = [int(count) for count in counts]
        assert sum(left) == total
        self.asked.append(left)
        possible = [at for at, count in enumerate(left) if count > 0]
        if len(left) == LETTER:
            picked = self.answer("cards", possible[0])
        elif self.given.count("backs") < len(self.lists["backs"]):
            picked = self.answer("backs", possible[0])
        else:
            picked = self.answer("ring", possible[-1])
        if picked not in possible:
            raise ValueError(f"{picked} is not left: {left}")
        return picked

    def mark(self) -> int:
        return len(self.given)

    def rewind(self, mark: int) -> None:
        del self.given[mark:]
