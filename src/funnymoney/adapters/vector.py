"""Thousands of matches of one kind, stepped by one call: `make(game, players, tables, …)`.

    hall = make("contraband", 4, 1024, seed=1)
    batch = hall.reset()
    batch = hall.step(actions)  # one whole number for each table

A batch has an array for everything, a row for each table: see `Batch`. At every table whoever is
asked acts: `batch.asked` says who that is, and the observation is his. Matches that are over begin
anew in the same step: `dones` is true there, `rewards` has everybody's share of the win and
`scores` his money, and the observation is already that of the next match.

With `opponents` (`random`, `greedy`, `greedy:SLIPS`, `easy` or `medium`) only one seat at each
table acts outside, `seat` or, without it, a different one from table to table; the others play
inside, as compiled as everything else. They imagine what they cannot know before they choose.

No Python runs for a single table. All rows lie in memory of the compiled rules, where NumPy reads
them without a copy, and are then copied once, so that a batch stays as it is.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import numpy as np

from funnymoney.adapters.batch import Batch, Blanks
from funnymoney.adapters.episode import (
    BITS,
    BadSave,
    Saved,
    check_terms,
    reading_saved,
    terms_of,
    truth,
    whole,
)
from funnymoney.bots import check_bot
from funnymoney.bots.hall import EVERYBODY, NONE, Hall, Rivals
from funnymoney.bots.levels import made_of
from funnymoney.bots.policies import policy_for
from funnymoney.core.errors import BadBot, BadPlayers, IllegalAction, shorten
from funnymoney.core.features import size_of
from funnymoney.core.luck import FastLuck, marks
from funnymoney.core.policy import Policy
from funnymoney.core.told import SILENT
from funnymoney.games import game_named


def make(
    game: str,
    players: int,
    tables: int,
    *,
    opponents: str | None = None,
    seat: int | None = None,
    seed: int | None = None,
    **options: object,
) -> Tables:
    """Return so many tables at which a game of the house is played."""
    return Tables(game, players, tables, opponents, seat, seed, options)


class Tables:
    """The tables of one hall."""

    def __init__(
        self,
        game: str,
        players: int,
        tables: int,
        opponents: str | None,
        seat: int | None,
        seed: int | None,
        options: Mapping[str, object],
    ) -> None:
        self.game = game_named(game)
        self.players, self.tables = players, whole("the number of tables", tables)
        self.options = self.game.settle(players, options)
        self.features, self.actions = size_of(self.game.fields(), players), self.game.actions
        self.opponents, self.seat = opponents, seat
        if self.tables < 1:
            raise ValueError(f"there must be one table at least: got {tables}")
        self.blanks = Blanks(self.tables, self.features, self.actions, players)
        self.open(secrets.randbits(BITS) if seed is None else whole("seed", seed))

    # ----------------------------------------------------------------- the hall

    def open(self, seed: int) -> None:
        """Make a hall in which all luck follows from a seed."""
        self.begun = False
        start = self.game.start(self.players, self.options, FastLuck(0), SILENT)
        lucks = [mark_of(seed, table) for table in range(self.tables)]
        self.hall = Hall(start, self.features, self.actions, lucks, self.seats())
        if self.opponents is not None:
            self.hall.rivals = rivals(self.opponents, self.game.name)
        self.chooser = FastLuck(0, mark_of(seed, self.tables))  # as of one table more
        self.make_arrays()

    def seats(self) -> list[int]:
        """Return who acts outside, table by table."""
        if self.opponents is None and self.seat is not None:
            raise BadPlayers("a seat goes with opponents: without them everybody acts outside")
        if self.opponents is None:
            return [int(EVERYBODY)] * self.tables
        if self.seat is None:
            return [table % self.players for table in range(self.tables)]
        if self.seat not in range(self.players):
            last = self.players - 1
            raise BadPlayers(
                f"seat is one of 0 to {last}, or None for all in turn: got {self.seat}"
            )
        return [self.seat] * self.tables

    def make_arrays(self) -> None:
        """The rows of the hall, as they are at any time."""
        hall, tables = self.hall, self.tables
        observations = np.asarray(hall.observations).reshape(tables, self.features)
        masks = np.asarray(hall.masks).view(np.bool_).reshape(tables, -1)[:, : self.actions]
        rewards = np.asarray(hall.rewards).reshape(tables, self.players)
        scores = np.asarray(hall.scores).reshape(tables, self.players)
        ended = np.asarray(hall.ended).view(np.bool_)
        self.asked, self.drawn = np.asarray(hall.asked), np.asarray(hall.drawn)
        self.now = (observations, masks, self.asked, rewards, scores, ended)

    # ------------------------------------------------------------------ playing

    def reset(self, seed: int | None = None) -> Batch:
        """Begin at every table; with a seed all luck begins anew, without it luck goes on."""
        if seed is not None:
            self.open(whole("seed", seed))
        self.begun = True
        self.hall.begin()
        return self.copied()

    def step(self, actions: Any) -> Batch:
        """Take one action at each table; nothing happens if one of them is not legal."""
        if not self.begun:
            raise RuntimeError("nothing is dealt yet: call reset() first")
        numbers = np.asarray(actions)
        if numbers.shape != (self.tables,) or numbers.dtype.kind not in "iu":
            got = f"{numbers.dtype} of shape {numbers.shape}"
            raise ValueError(f"{self.tables} whole numbers, one a table, are expected: got {got}")
        packed = numbers.astype("<i8").tobytes()
        refused = int(self.hall.refused(packed))
        if refused != NONE:
            self.refuse(refused, int(numbers[refused]))
        self.hall.step(packed)
        return self.copied()

    def draw(self) -> Any:
        """Return any legal action for each table; the luck of the tables is not asked."""
        if not self.begun:
            raise RuntimeError("nothing is dealt yet: call reset() first")
        self.hall.draw(self.chooser)
        return self.drawn.copy()

    def refuse(self, table: int, action: int) -> None:
        try:
            self.hall.states[table].check(int(self.asked[table]), action)
        except IllegalAction as error:
            error.add_note(f"at table {table}; no action was taken at any table")
            raise

    def batch(self) -> Batch:
        """Return what all tables look like now; what had just ended is forgotten."""
        self.hall.look_again()
        return self.copied()

    def copied(self) -> Batch:
        batch = self.blanks.take()
        for blank, row in zip(batch, self.now, strict=True):
            blank[...] = row
        return batch

    # ------------------------------------------------------------------- saving

    def clone(self) -> Tables:
        """Return a copy that goes on like this one, and independently of it."""
        return deepcopy(self)

    def terms(self) -> Saved:
        """What is played here, by whom: the same in all that this hall can go on with."""
        return terms_of(self.game, self.players, self.options) | {
            "tables": self.tables,
            "opponents": self.opponents,
            "seat": self.seat,
        }

    def save(self) -> Saved:
        """Return all tables as plain JSON."""
        hall = self.hall
        return self.terms() | {
            "begun": self.begun,
            "chooser": self.chooser.mark(),
            "states": [state.dump().decode() for state in hall.states],
            "lucks": [luck.mark() for luck in hall.lucks],
            "slipping": [int(each) for each in hall.slipping],
            "steps": [int(each) for each in hall.steps],
        }

    def restore(self, saved: Saved) -> Batch:
        """Go on where something was saved, or raise BadSave; what had just ended is forgotten."""
        check_terms(saved, self.terms())
        with reading_saved():  # all of it, before anything changes
            begun = truth("begun", saved["begun"])
            chooser = FastLuck(0, saved["chooser"]).mark()
            states = [self.game.load(each.encode()) for each in saved["states"]]
            lucks = [FastLuck(0, mark).mark() for mark in saved["lucks"]]
            slipping = [whole("slipping", each) for each in saved["slipping"]]
            steps = [whole("steps", each) for each in saved["steps"]]
            tables = list(zip(states, lucks, slipping, steps, strict=True))
        if len(tables) != self.tables:
            raise BadSave(f"{self.tables} tables should have been saved: got {len(tables)}")
        self.begun = begun
        self.chooser.rewind(chooser)
        hall = self.hall
        for table, (state, luck, slips, taken) in enumerate(tables):
            hall.states[table], hall.slipping[table], hall.steps[table] = state, slips, taken
            hall.lucks[table].rewind(luck)
        return self.batch()

    def __getstate__(self) -> Saved:
        return self.save()

    def __setstate__(self, saved: Saved) -> None:
        said = [saved[name] for name in ("game", "players", "tables", "opponents", "seat")]
        self.__init__(*said, 0, saved["options"])  # type: ignore[misc]
        self.restore(saved)


def rivals(description: str, game: str) -> Rivals:
    """Return those who play inside, or raise BadBot."""
    check_bot(description)
    name, _, slips = made_of(description, game).partition(":")
    if name not in ("random", "greedy"):
        expected = "random, greedy, greedy:SLIPS, easy or medium"
        raise BadBot(f"inside a hall only these play: {expected}: got {shorten(description)!r}")
    if name == "random":
        return Rivals(Policy(), 0, False)
    return Rivals(policy_for(game), int(slips or 0), True)


def mark_of(seed: int, table: int) -> int:
    """Return where the luck of a table begins: whatever other tables there are."""
    return marks(hashlib.sha256(f"{seed}/{table}".encode()).digest())[0]


__all__ = ["Batch", "Tables", "make"]
