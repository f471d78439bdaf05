"""A hall full of tables: thousands of matches of one kind, all stepped by one call.

Everything is inside the compiled group, and what comes out are a few long rows of numbers that
NumPy reads where they lie, without a copy. Numbers come in as bytes, since reading them out of an
array would make a Python object of each.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, extend, vec
from mypy_extensions import i32, i64, u8

from funnymoney.core.actions import Actions
from funnymoney.core.game import NOBODY, WIN, Game
from funnymoney.core.lens import is_marked, mark, nth_marked, words_for
from funnymoney.core.luck import FastLuck
from funnymoney.core.policy import Policy
from funnymoney.core.told import SILENT

NONE: Final[i64] = -1
EVERYBODY: Final[i64] = -1  # in the place of a seat: whoever is asked is asked outside
BYTES: Final[i64] = 8  # of one number
HUNDRED: Final[i64] = 100


@final
class Rivals:
    """Those who play inside: a policy, and how often anything goes instead of it."""

    def __init__(self, policy: Policy, slips: int, imagines: bool) -> None:
        self.policy: Policy = policy
        self.anything: Policy = Policy()
        self.slips: i64 = slips  # in so many of a hundred choices
        self.imagines: bool = imagines  # what they cannot know, before they choose


@final
class Hall:
    """The tables and, of each, who is asked, what he knows, what he may do, and what it brought.

    Rows lie one after the other, table by table. `rewards` and `scores` are those of a match that
    ended in the last step, else 0; the next match has begun there by then.
    """

    def __init__(
        self, start: Game, features: int, actions: int, marks: list[int], seats: list[int]
    ) -> None:
        tables = len(marks)
        self.start: Game = start
        self.features: i64 = features
        self.actions: i64 = actions
        self.words: i64 = words_for(actions)
        self.players: i64 = start.number_of_players()
        self.rivals: Rivals = Rivals(Policy(), 0, False)
        self.legal: Actions = Actions()
        self.wins: vec[i64] = vec[i64]([0] * self.players)
        self.states: vec[Game] = vec[Game]([start] * tables)
        self.lucks: list[FastLuck] = [FastLuck(0, mark) for mark in marks]
        self.seats: vec[i64] = vec[i64](seats)  # who is asked outside, table by table
        self.slipping: vec[i64] = vec[i64]([0] * tables)
        self.asked: vec[i64] = vec[i64]([0] * tables)
        self.blank: vec[i32] = vec[i32]([0] * features)  # a row in which nothing is written
        # For each table the rows before its own, in the same memory: what is appended to them
        # is written over its row.
        self.before: vec[vec[i32]] = vec[vec[i32]]([])
        self.observations: vec[i32] = vec[i32](capacity=tables * features)
        for table in range(tables):  # noqa: B007
            self.before = append(self.before, self.observations)
            self.observations = extend(self.observations, self.blank)
        self.check_wiping()
        self.masks: vec[i64] = vec[i64]([0] * (tables * words_for(actions)))
        self.lowest: vec[i64] = vec[i64]([0] * tables)  # the first word with any action, and
        self.highest: vec[i64] = vec[i64]([-1] * tables)  # the last: others need no clearing
        self.rewards: vec[float] = vec[float]([0.0] * (tables * int(self.players)))
        self.scores: vec[i64] = vec[i64]([0] * (tables * int(self.players)))
        self.ended: vec[u8] = vec[u8]([0] * tables)
        self.steps: vec[i64] = vec[i64]([0] * tables)  # taken outside in the match going on
        self.counts: vec[i64] = vec[i64]([0] * tables)  # of legal actions
        self.drawn: vec[i64] = vec[i64]([0] * tables)

    # ---------------------------------------------------------------- from outside

    def begin(self) -> None:
        """Start a new match at every table."""
        for table in range(i64(len(self.states))):
            self.clear(table)
            self.go_on(table, self.deal(table))
            self.clear(table)

    def refused(self, actions: bytes) -> i64:
        """Return the first table whose action may not be taken there, or NONE."""
        for table in range(i64(len(self.states))):
            action = read_i64_le(actions, table * BYTES)
            if action < 0 or action >= self.actions:
                return table
            if not is_marked(action, self.masks, table * self.words):
                return table
        return NONE

    def step(self, actions: bytes) -> None:
        """Take at each table the action given for it; ask `refused` before."""
        for table in range(i64(len(self.states))):
            self.clear(table)
            action = read_i64_le(actions, table * BYTES)
            state = self.states[table]
            midway = state.apply(self.asked[table], action, self.lucks[table], SILENT)
            self.steps[table] += 1
            if midway:
                self.look_on(table, state)
            else:
                self.go_on(table, state)

    def draw(self, luck: FastLuck) -> None:
        """Fill in `drawn` with any legal action for each table, each as likely."""
        counts, drawn, masks, first = self.counts, self.drawn, self.masks, self.lowest
        for table in range(i64(len(drawn))):
            number = luck.below(counts[table])
            word = table * self.words
            drawn[table] = nth_marked(number, masks, word, word + first[table])

    def look_again(self) -> None:
        """Fill in rows as they were, after states and lucks were put in from outside."""
        for table in range(i64(len(self.states))):
            self.clear(table)
            state = self.states[table]
            self.asked[table] = state.next_choice(self.legal)
            self.look(table, state)

    def check_wiping(self) -> None:
        """Make sure that rows are wiped where they lie: it hangs on how librt appends."""
        self.observations[0] = 1
        extend(self.before[0], self.blank)
        assert self.observations[0] == 0, "this librt does not append in place"

    # -------------------------------------------------------------------- one table

    def clear(self, table: i64) -> None:
        """Forget a match that ended one step ago."""
        if self.ended[table] == 0:
            return
        self.ended[table] = 0
        rewards, scores = self.rewards, self.scores
        for place in range(table * self.players, (table + 1) * self.players):
            rewards[place] = 0.0
            scores[place] = 0

    def deal(self, table: i64) -> Game:
        state = self.start.fresh(self.lucks[table], SILENT)
        self.states[table] = state
        self.steps[table] = 0
        return state

    def go_on(self, table: i64, state: Game) -> None:
        """Go to the next choice to be made outside, in the next match if this one is over."""
        player = self.next_asked(table, state)
        while player == NOBODY:
            if self.ended[table] == 0:  # else one is over before anybody outside was asked
                self.note_end(table, state)
            state = self.deal(table)
            player = self.next_asked(table, state)
        self.asked[table] = player
        self.look(table, state)

    def next_asked(self, table: i64, state: Game) -> i64:
        """Let rivals play until somebody outside is asked, or the match is over."""
        seat = self.seats[table]
        player = state.next_choice(self.legal)
        while seat != EVERYBODY and player != seat and player != NOBODY:
            action = self.rivals_choice(table, state, player)
            state.apply(player, action, self.lucks[table], SILENT)
            player = state.next_choice(self.legal)
        return player

    def rivals_choice(self, table: i64, state: Game, player: i64) -> i64:
        legal, luck, rivals = self.legal, self.lucks[table], self.rivals
        if rivals.slips > 0 and not state.midway(player):
            self.slipping[table] = i64(luck.below(HUNDRED) < rivals.slips)
        if legal.count == 1:
            return legal.at(0)
        if self.slipping[table] != 0:
            return rivals.anything.choose(state, player, legal, luck)
        if rivals.imagines:
            state = state.clone()
            state.redeal(player, luck)
        return rivals.policy.choose(state, player, legal, luck)

    def note_end(self, table: i64, state: Game) -> None:
        """Write down everybody's share of the win, and his score."""
        wins = self.wins
        state.wins(wins)
        rewards, scores = self.rewards, self.scores
        place = table * self.players
        for score in state.returns():
            scores[place] = score
            rewards[place] = float(wins[place - table * self.players]) / float(WIN)
            place += 1
        self.ended[table] = 1

    def look(self, table: i64, state: Game) -> None:
        """Write down what the one who is asked knows and may do; `legal` has the latter."""
        self.write_anew(table, state)
        self.mark_legal(table)

    def look_on(self, table: i64, state: Game) -> None:
        """Do so where he is asked again midway: most of what he knows is written there already."""
        state.next_choice(self.legal)
        if not state.touch_up(self.asked[table], self.observations, table * self.features):
            self.write_anew(table, state)
        self.mark_legal(table)

    def write_anew(self, table: i64, state: Game) -> None:
        extend(self.before[table], self.blank)  # by far the quickest way to zeros
        state.features(self.asked[table], self.observations, table * self.features)

    def mark_legal(self, table: i64) -> None:
        legal, masks = self.legal, self.masks
        first = table * self.words
        for word in range(first + self.lowest[table], first + self.highest[table] + 1):
            masks[word] = 0
        mark(legal, masks, first)
        self.lowest[table] = legal.least() >> 3
        self.highest[table] = legal.most() >> 3
        self.counts[table] = legal.count
