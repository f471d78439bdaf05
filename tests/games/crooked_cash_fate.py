"""Luck for Crooked Cash that answers each sort of question from a list of its own."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.luck import Luck

CHANCE, CHEST = 12, 14  # kinds of Chance cards, Community Chest cards


class Fate(Luck):
    """Rolls the `dice`, draws `chance` and `chest` cards and tells `truths` that the test lists.

    Notes without a mark are drawn from a hand true ones first, and are not mixed, unless the
    test lists `lots`. A truth is 1 for a card that is the true one of its pair.
    """

    def __init__(self) -> None:
        self.lists: dict[str, list[int]] = {
            name: [] for name in ("dice", "chance", "chest", "truths", "lots")
        }
        self.given: list[tuple[str, int]] = []

    def answer(self, name: str, otherwise: int) -> int:
        answer = self.lists[name].pop(0) if self.lists[name] else otherwise
        self.given.append((name, answer))
        return answer

    def below(self, n: i64) -> i64:
        if n == 6 and self.lists["dice"]:
            return self.answer("dice", 0) - 1
        if n == 2 and self.lists["truths"]:
            return 1 - self.answer("truths", 1)
        return self.answer("lots", 0)

    def pick(self, counts: vec[i64], total: i64) -> i64:
        left = [int(count) for count in counts]
        assert sum(left) == total
        name = {CHANCE: "chance", CHEST: "chest"}[len(left)]
        picked = self.answer(name, next(at for at, count in enumerate(left) if count))
        if not left[picked]:
            raise ValueError(f"{picked} is not left: {left}")
        return picked

    def mark(self) -> int:
        return len(self.given)

    def rewind(self, mark: int) -> None:
        for name, answer in reversed(self.given[mark:]):
            self.lists[name].insert(0, answer)
        del self.given[mark:]
