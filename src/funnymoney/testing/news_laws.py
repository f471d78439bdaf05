"""News is plain, reaches those it is meant for, and tells nobody what their view hides."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.game import Game, players_in
from funnymoney.core.luck import FastLuck, Luck
from funnymoney.core.match import Match
from funnymoney.core.told import ALL, Telling
from funnymoney.testing.matches import Case, Chooser, play_on
from funnymoney.testing.secrecy import news_for

ALTERED = 16  # answers of luck that are altered, one at a time

Step = Callable[[Luck, Telling], Game]


def check_news(case: Case, seed: int) -> None:
    """News is a key and whole numbers, told to all or to one player who is there."""
    telling = Telling()
    state = case.game.start(
        case.players, case.game.settle(case.players, case.options), FastLuck(seed), telling
    )
    for _ in play_on(state, seed, telling, case.longest):
        pass
    for to, item in telling.items:
        assert to == ALL or 0 <= to < case.players, f"{item} is told to {to}, who is nobody"
        assert isinstance(item[0], str), f"news begins with a key: {item}"
        assert item[0] != "did", "choices are told by the match itself, not by the rules"
        assert all(type(number) is int for number in item[1:]), f"only whole numbers: {item}"


def check_secret_choices(match: Match) -> None:
    """A choice of a secret verb is told to who made it, any other to all."""
    for to, item in match.told:
        if item[0] == "did":
            assert to == (item[1] if item[2] in match.state.secret_verbs else ALL)


class AlteredLuck(Luck):
    """Gives the answers it is told to, then any, and notes what it was asked."""

    def __init__(self, answers: list[int], seed: int) -> None:
        self.given = answers
        self.source = FastLuck(seed)
        self.answers: list[int] = []
        self.possible: list[Sequence[int]] = []  # answers to each question

    def below(self, n: i64) -> i64:
        return self.answer(range(int(n)), int(self.source.below(n)))

    def pick(self, counts: vec[i64], total: i64) -> i64:
        able = [place for place, count in enumerate(counts) if count > 0]
        return self.answer(able, int(self.source.pick(counts, total)))

    def answer(self, possible: Sequence[int], other: int) -> int:
        at = len(self.answers)
        found = self.given[at] if at < len(self.given) else other
        if found not in possible:
            raise ValueError("this cannot be drawn here")
        self.answers.append(found)
        self.possible.append(possible)
        return found


def check_news_of_luck(case: Case, step: Step, seed: int) -> None:
    """One answer of luck that is hidden from a viewer changes nothing of what they are told.

    It is hidden if the position is another, and the view is not. Were several answers altered,
    news of dice that have been rolled and are forgotten would seem to tell of hidden cards.
    """
    luck, telling = AlteredLuck([], seed), Telling()
    state = step(luck, telling)
    for answers in altered(luck, Random(seed)):
        other, news = AlteredLuck(answers, seed), Telling()
        try:
            world = step(other, news)
        except ValueError:  # what was drawn later cannot be drawn any more
            continue
        if other.possible != luck.possible or world.dump() == state.dump():
            continue
        for viewer in case.viewers:
            if world.view(viewer) == state.view(viewer):
                assert news_for(viewer, news) == news_for(viewer, telling), "news tells a secret"


def altered(luck: AlteredLuck, rng: Random) -> Iterator[list[int]]:
    """Yield the answers of a luck, each time with one that is another."""
    open_questions = [at for at, possible in enumerate(luck.possible) if len(possible) > 1]
    for at in rng.sample(open_questions, min(ALTERED, len(open_questions))):
        possible = luck.possible[at]
        place = possible.index(luck.answers[at]) + rng.randrange(1, len(possible))
        yield [*luck.answers[:at], possible[place % len(possible)], *luck.answers[at + 1 :]]


def check_news_of_deals(case: Case, seed: int) -> None:
    options = case.game.settle(case.players, case.options)
    check_news_of_luck(case, partial(case.game.start, case.players, options), seed)


def check_news_of_choices(case: Case, before: Game, seed: int) -> None:
    """Let somebody choose anything, and look at what luck brings then."""
    if before.acting() == 0:
        return
    chooser = Chooser(seed)
    player = chooser.one_of(players_in(int(before.acting())))
    action = chooser.action(before, player)

    def step(luck: Luck, telling: Telling) -> Game:
        state = before.clone()
        state.apply(player, action, luck, telling)
        return state

    check_news_of_luck(case, step, seed)
