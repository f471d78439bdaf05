"""How far a match has come, for those who list what luck may bring instead of asking it.

A step is taken away from a position, never in it. When luck is asked on the way, the course stops
there with all possible answers, and goes on from the same position once it is told one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from hashlib import blake2b
from urllib.parse import quote, unquote

from funnymoney.core.actions import Actions
from funnymoney.core.errors import BadOption, shorten
from funnymoney.core.forks import Fork, ForkingLuck, Item, Outcome, outcomes
from funnymoney.core.game import NOBODY, Game, View
from funnymoney.core.luck import Luck
from funnymoney.core.told import ALL, Telling
from funnymoney.games import game_named

NOTHING = ""  # what somebody remembers before anything has happened


def write_options(options: Mapping[str, object]) -> str:
    """Return options as OpenSpiel can keep them in the name of a game: name:value;name:value."""
    return ";".join(
        f"{name}:{quote(json.dumps(value), safe='')}" for name, value in options.items()
    )


def read_options(text: str) -> dict[str, object]:
    found: dict[str, object] = {}
    for part in text.split(";") if text else []:
        name, _, value = part.partition(":")
        try:
            found[name] = json.loads(unquote(value))
        except ValueError:
            expected = "name:value;…, each value as JSON, percent-encoded"
            raise BadOption(f"options are {expected}: got {shorten(text)!r}") from None
    return found


@dataclass(frozen=True)
class Kind:
    """A kind of match."""

    name: str
    players: int
    text: str  # of the options

    @cached_property
    def game(self) -> type[Game]:
        return game_named(self.name)

    @cached_property
    def options(self) -> dict[str, object]:
        return self.game.settle(self.players, read_options(self.text))

    @cached_property
    def tiny(self) -> bool:
        return self.options.get("edition") == "tiny"

    def __deepcopy__(self, memo: dict[int, object]) -> Kind:
        return self


@dataclass(frozen=True)
class Choice:
    """A choice being made: where it began, by whom, and its steps so far."""

    start: Game
    player: int
    steps: tuple[int, ...]


@dataclass(frozen=True)
class Course:
    """How far a match has come. Nothing in it ever changes, so that copies may share it.

    While luck is asked, `position` is the one before the step that asks it, and `chances` holds the
    possible answers; `step` leads on from there.
    """

    kind: Kind
    position: Game | None  # None: nothing is dealt yet
    minds: tuple[str, ...]  # what everybody remembers
    choice: Choice | None = None
    action: int | None = None  # being taken, while luck is asked
    answers: tuple[int, ...] = ()
    chances: tuple[tuple[int, float], ...] = ()
    found: tuple[Outcome, ...] = ()

    @classmethod
    def begin(cls, kind: Kind) -> Course:
        return cls(kind, None, (NOTHING,) * kind.players).go_on()

    @property
    def asked(self) -> int:
        return int(NOBODY) if self.position is None else int(self.position.asked_first())

    # ------------------------------------------------------------------- a step

    def step(self, luck: Luck, telling: Telling) -> Game:
        """Take the step that is being taken, away from the position before it."""
        if self.position is None:
            return self.kind.game.start(self.kind.players, self.kind.options, luck, telling)
        assert self.action is not None
        state = self.position.clone()
        state.apply(self.asked, self.action, luck, telling)
        return state

    def play(self, action: int) -> Course:
        """Return how it goes on when whoever is asked does this."""
        state, player = self.position, self.asked
        assert state is not None
        legal = Actions()
        state.legal(player, legal)
        if action not in legal:
            state.check(player, action)
        choice = self.choice or Choice(state, player, ())
        minds = self.remember(self.look().minds, player, ("chose", action))
        choice = replace(choice, steps=(*choice.steps, action))
        return replace(self, minds=minds, choice=choice, action=action).go_on()

    def answer(self, answer: int) -> Course:
        """Return how it goes on when luck says this."""
        if self.kind.tiny:
            return self.settled(self.found[answer])
        return replace(self, answers=(*self.answers, answer)).go_on()

    def go_on(self) -> Course:
        """Take the step, or stop where luck has to answer."""
        return self.list_outcomes() if self.kind.tiny else self.draw()

    def list_outcomes(self) -> Course:
        found = outcomes(self.step)
        if len(found) == 1:
            return self.settled(found[0])
        chances = tuple((at, float(each.chance)) for at, each in enumerate(found))
        return replace(self, chances=chances, found=tuple(found))

    def draw(self) -> Course:
        telling = Telling()
        try:
            state = self.step(ForkingLuck(self.answers), telling)
        except Fork as fork:
            return replace(self, chances=tuple((at, float(each)) for at, each in fork.answers))
        told = [(to, tuple(item)) for to, item in telling.items]
        return self.settled(Outcome(state, told, Fraction(1)))

    def settled(self, outcome: Outcome) -> Course:
        """Return where a step has led; everybody hears what he is told."""
        minds, choice = self.minds, self.choice
        if choice is not None and not outcome.state.midway(choice.player):
            word = choice.start.word(choice.player, list(choice.steps))
            to = choice.player if word[0] in self.kind.game.secret_verbs else ALL
            minds = self.hear(minds, to, ("did", choice.player, *word))
            choice = None
        for to, item in outcome.told:
            minds = self.hear(minds, to, item)
        return Course(self.kind, outcome.state, minds, choice)

    # ------------------------------------------------------------------- memory

    def hear(self, minds: tuple[str, ...], to: int, item: Item) -> tuple[str, ...]:
        for player in range(self.kind.players) if to == ALL else (to,):
            minds = self.remember(minds, player, item)
        return minds

    def remember(self, minds: tuple[str, ...], player: int, event: Item) -> tuple[str, ...]:
        longer = digest(minds[player], json.dumps(event))
        return (*minds[:player], longer, *minds[player + 1 :])

    def look(self) -> Course:
        """Let whoever is asked see his view; he remembers it where recall is to be perfect."""
        if not self.kind.tiny:
            return self
        seen = ("saw", self.view_text(self.asked))
        return replace(self, minds=self.remember(self.minds, self.asked, seen))

    def view(self, player: int | None) -> View | None:
        return None if self.position is None else self.position.view(player)

    def view_text(self, player: int | None) -> str:
        return json.dumps(self.view(player))

    def resampled(self, player: int, luck: Luck) -> Course:
        """Return another world that this player cannot tell from this one.

        What he does not see of a step that is half taken, by luck or by another, cannot be dealt
        anew from his view: then it is a ValueError.
        """
        if self.position is None or self.chances:
            raise ValueError("luck is being asked: deal another world once it has answered")
        if self.choice is not None and self.choice.player != player:
            raise ValueError(
                f"player {self.choice.player} is midway in a choice: deal another world for "
                f"player {player} once it is made"
            )
        minds = [NOTHING] * self.kind.players  # others' memories are of a world that is not this
        minds[player] = self.minds[player]
        position = self.imagined(self.position, player, luck)
        choice = self.choice and replace(
            self.choice, start=self.imagined(self.choice.start, player, luck)
        )
        return Course(self.kind, position, tuple(minds), choice)

    def imagined(self, position: Game, player: int, luck: Luck) -> Game:
        return self.kind.game.from_view(position.view(player), luck)

    # ------------------------------------------------------------------ pickling

    def __deepcopy__(self, memo: dict[int, object]) -> Course:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        choice = self.choice and (self.choice.start.dump(), self.choice.player, self.choice.steps)
        dump = None if self.position is None else self.position.dump()
        asking = bool(self.chances)
        return remade, (self.kind, dump, self.minds, choice, self.action, self.answers, asking)


def remade(
    kind: Kind,
    dump: bytes | None,
    minds: tuple[str, ...],
    choice: tuple[bytes, int, tuple[int, ...]] | None,
    action: int | None,
    answers: tuple[int, ...],
    asking: bool,
) -> Course:
    """Make a course that was pickled."""
    load_state = kind.game.load
    position = None if dump is None else load_state(dump)
    made = None if choice is None else Choice(load_state(choice[0]), choice[1], choice[2])
    course = Course(kind, position, minds, made, action, answers)
    return course.go_on() if asking else course


def digest(*texts: str) -> str:
    return blake2b("\n".join(texts).encode(), digest_size=12).hexdigest()
