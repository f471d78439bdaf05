"""What all doors share: a match being played, with what each player knows and may do as arrays.

An observation is a dictionary: `observation` holds the features of the game as float32, by the
names that `legend` tells, and `action_mask` a byte for each action, 1 where it is legal now. Who is
not asked may do nothing: his mask is empty.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from operator import index
from typing import Any

import numpy as np

from funnymoney.core.errors import FunnyMoneyError, shorten
from funnymoney.core.features import size_of
from funnymoney.core.game import NOBODY, Game, View
from funnymoney.core.lens import Lens
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.games import game_named

Observation = dict[str, Any]
Saved = dict[str, Any]
Loaded = tuple[FastLuck | None, Game]  # None: nothing was dealt

BITS = 62  # of a seed that nobody has named
FLOAT = np.dtype(np.float32)


class BadSave(FunnyMoneyError):
    """What was saved is of another game, or of other options, or was not saved here."""


def legend(game: str, players: int) -> list[tuple[str, slice, str]]:
    """Return what the numbers of an observation are: name, place and meaning of each field."""
    kind = game_named(game)
    kind.settle(players, {})  # or it says for how many the game is made
    found, at = [], 0
    for field in kind.fields():
        size = field.size(players)
        found.append((field.name, slice(at, at + size), field.about))
        at += size
    return found


class Episode:
    """A position, the luck that deals, and arrays for those who play."""

    def __init__(self, game: str, players: int, options: Mapping[str, object]) -> None:
        self.game: type[Game] = game_named(game)
        self.players = players
        self.options = self.game.settle(players, options)
        self.size = size_of(self.game.fields(), players)
        self.actions = self.game.actions
        self.luck: FastLuck | None = None
        self.place(self.game.start(players, self.options, FastLuck(0), SILENT))
        self.make_arrays()

    def make_arrays(self) -> None:
        """The arrays of the lens are always what it has seen last: see Lens."""
        self.lens = Lens(self.size, self.actions)
        self.seen = np.asarray(self.lens.features)
        self.marked = np.asarray(self.lens.mask).view(np.int8)[: self.actions]

    def place(self, state: Game) -> None:
        self.state = state
        self.asked = int(state.asked_first())

    # ------------------------------------------------------------------ playing

    def begin(self, seed: int | None = None) -> None:
        """Deal a match; without a seed the luck of the last one goes on, or any is taken."""
        if seed is not None or self.luck is None:
            self.luck = FastLuck(secrets.randbits(BITS) if seed is None else whole("seed", seed))
        self.place(self.state.fresh(self.luck, SILENT))

    @property
    def begun(self) -> bool:
        return self.luck is not None

    @property
    def over(self) -> bool:
        return self.asked == NOBODY

    def read(self, player: int, action: object) -> int:
        """Return an action that this player may take now, or raise IllegalAction."""
        number = whole("an action", action)
        if not self.lens.is_legal(self.state, player, number):
            self.state.check(player, number)
        return number

    def play(self, player: int, action: int) -> None:
        """Take an action that was read."""
        assert self.luck is not None
        self.state.apply(player, action, self.luck, SILENT)
        self.asked = int(self.state.asked_first())

    # ------------------------------------------------------------------ looking

    def observe(self, player: int) -> Observation:
        self.lens.look(self.state, player)
        return {"observation": self.seen.astype(FLOAT), "action_mask": self.marked.copy()}

    def mask(self, player: int) -> Any:
        self.lens.look_at_choices(self.state, player)
        return self.marked.copy()

    def view(self, player: int | None) -> View:
        return self.state.view(player)

    def result(self) -> dict[str, Any]:
        """Return how a match ended: shares of the win, adding up to 1, and scores."""
        return {"shares": self.state.shares(), "returns": self.state.returns()}

    # ------------------------------------------------------------------- saving

    def terms(self) -> Saved:
        """What is played here: the same in all that this can go on with."""
        return terms_of(self.game, self.players, self.options)

    def save(self) -> Saved:
        """Return all of it as plain JSON."""
        luck = None if self.luck is None else self.luck.mark()
        return self.terms() | {"luck": luck, "state": self.state.dump().decode()}

    def restore(self, saved: Saved) -> None:
        """Go on where something was saved, or raise BadSave, and nothing has changed."""
        self.go_on(*self.read_saved(saved))

    def read_saved(self, saved: Saved) -> Loaded:
        """Return what was saved, or raise BadSave."""
        check_terms(saved, self.terms())
        with reading_saved():
            luck = None if saved["luck"] is None else FastLuck(0, saved["luck"])
            return luck, self.game.load(saved["state"].encode())

    def go_on(self, luck: FastLuck | None, state: Game) -> None:
        """Go on with what was read."""
        self.luck = luck
        self.place(state)

    def __getstate__(self) -> Saved:
        return self.save()

    def __setstate__(self, saved: Saved) -> None:
        self.__init__(saved["game"], saved["players"], saved["options"])  # type: ignore[misc]
        self.restore(saved)

    def __deepcopy__(self, memo: dict[int, object]) -> Episode:
        copy = Episode.__new__(Episode)
        copy.__dict__.update(self.__dict__)
        copy.luck = None if self.luck is None else FastLuck(0, self.luck.mark())
        copy.state = self.state.clone()
        copy.make_arrays()
        return copy


def terms_of(game: type[Game], players: int, options: Mapping[str, object]) -> Saved:
    """What is played: it goes into all that is saved, and tells whether something fits."""
    return {"game": game.name, "edition": game.edition, "players": players, "options": options}


def check_terms(saved: object, terms: Saved) -> None:
    """Raise BadSave unless something was saved where the same was played."""
    for name, mine in terms.items():
        if not isinstance(saved, dict) or name not in saved or saved[name] != mine:
            got = shorten(saved.get(name) if isinstance(saved, dict) else saved)
            raise BadSave(f"{name} of what was saved should be {shorten(mine)}: got {got}")


@contextmanager
def reading_saved() -> Iterator[None]:
    """Whatever is wrong with the parts of what was saved is a BadSave."""
    try:
        yield
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadSave(f"what was saved cannot be read: {error}") from None


def whole(name: str, number: object) -> int:
    """Return a whole number of any kind as an int, or raise a TypeError that says what came."""
    try:
        return index(number)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"{name} is a whole number: got {shorten(number)}") from None


def truth(name: str, value: object) -> bool:
    """Return true or false, or raise a TypeError that says what came."""
    if not isinstance(value, bool):
        raise TypeError(f"{name} is true or false: got {shorten(value)}")
    return value
