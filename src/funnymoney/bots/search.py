"""Search among imagined worlds (ISMCTS): one for all games, compiled with the rules.

Whole choices compete: what the policy says, and others. In each world, dealt anew as far as the
searcher cannot know it, all of them are tried with the same luck; every few worlds the worse half
goes. What follows a choice is a tree for every player, if wanted, and the policy from there on, to
the end or to where the policy can judge.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from funnymoney.bots.trees import Trees
from funnymoney.core.actions import Actions
from funnymoney.core.game import NOBODY, WIN, Game
from funnymoney.core.luck import FastLuck
from funnymoney.core.policy import Policy
from funnymoney.core.told import SILENT

NONE: Final[i64] = -1
ENOUGH: Final[i64] = 6  # worlds, before a choice is given up
SURE: Final[float] = 2.5  # standard errors by which it is

# How a candidate is found.
BY_POLICY: Final[i64] = 0
VENTURING: Final[i64] = 1
OFFERING: Final[i64] = 2


@final
class Habits:
    """How a search goes about it; what is best was found by match play, see docs/bots.md."""

    def __init__(self) -> None:
        self.candidates: i64 = 12  # choices that compete
        self.hunches: i64 = 4  # times that the policy is asked for some
        self.offers: i64 = 0  # times that it is asked what to offer others
        self.caution: float = 2.0  # standard errors by which a choice must beat the policy's
        self.margin: float = 0.5  # how much winning or losing by a lot counts beside winning
        self.depth: i64 = 0  # choices after the first that are in the tree
        self.rivals: i64 = 0  # whether those of rivals count among them
        self.patience: i64 = 50  # visits before anybody in the tree does other than by the policy
        self.boldness: float = 0.7  # in the tree, of trying what has not been tried much
        self.width: float = 1.0  # choices there, times the root of how often one was here
        self.whim: i64 = 20  # in so many of a thousand steps of a rollout anything goes
        self.beliefs: i64 = 100  # so many of a hundred worlds are made likelier by what others did
        self.horizon: i64 = NONE  # steps of a rollout; 0: to the end; NONE: as the policy has it


@final
class Candidate:
    """A whole choice, step by step, and what it has brought."""

    def __init__(self, steps: vec[i64]) -> None:
        self.steps: vec[i64] = steps
        self.visits: i64 = 0
        self.reward: float = 0.0  # the last one
        self.total: float = 0.0
        self.ahead: float = 0.0  # of what the policy said, in the same worlds
        self.squares: float = 0.0  # of these differences
        self.wins: float = 0.0

    def mean(self) -> float:
        return self.total / float(max(self.visits, 1))

    def lead(self) -> float:
        return self.ahead / float(max(self.visits, 1))

    def doubt(self) -> float:
        """Return the standard error of the lead."""
        number = float(max(self.visits, 1))
        lead = self.ahead / number
        return sqrt(max(self.squares / number - lead * lead, 0.0) / number)


@final
class Search:
    """The competition of choices in one position, seen by one player."""

    def __init__(self, root: Game, me: i64, policy: Policy, luck: FastLuck) -> None:
        self.root: Game = root
        self.me: i64 = me
        self.policy: Policy = policy
        self.luck: FastLuck = luck  # for the worlds to look at
        self.dice: FastLuck = FastLuck(0)  # in a world: the same for all candidates
        self.habits: Habits = Habits()
        self.players: i64 = root.number_of_players()
        self.legal: Actions = Actions()
        self.field: list[Candidate] = []  # those still in it; what the policy said comes first
        self.dropped: list[Candidate] = []
        self.iterations: i64 = 0
        self.decisions: i64 = 0  # steps simulated
        self.spread: float = 0.0  # the mean distance between the best and the others
        self.judged: float = 0.0
        self.wins: vec[i64] = vec[i64]([0] * self.players)
        self.scores: vec[i64] = vec[i64]([0] * self.players)
        self.rewards: vec[float] = vec[float]([0.0] * self.players)
        self.trees: Trees = Trees(self.players)

    # --------------------------------------------------------------- competition

    def think(self, iterations: i64) -> None:
        """Let candidates compete: in every round each gets as many worlds, then half of them go."""
        if len(self.field) == 0:
            self.find_candidates()
        count = i64(len(self.field))
        rounds: i64 = 1
        while count > 2:
            count = (count + 1) // 2
            rounds += 1
        for each in range(rounds):
            field = i64(len(self.field))
            if field < 2:
                return
            self.try_all(max(iterations // rounds // field, 1))
            if each < rounds - 1:
                self.drop_worse_half()
                self.drop_hopeless()

    def find_candidates(self) -> None:
        """Ask the policy a few times, then for ventures, until there are enough."""
        self.add_candidate(self.whole_choice(BY_POLICY))
        for each in range(self.habits.offers):  # noqa: B007
            self.add_candidate(self.whole_choice(OFFERING))
        self.root.legal(self.me, self.legal)
        if self.legal.count > 1 and self.policy.is_idle(self.root, self.me, self.legal):
            return
        for each in range(1, self.habits.hunches):  # noqa: B007
            self.add_candidate(self.whole_choice(BY_POLICY))
        for each in range(3 * self.habits.candidates):  # noqa: B007
            if i64(len(self.field)) < self.habits.candidates:
                self.add_candidate(self.whole_choice(VENTURING))

    def whole_choice(self, manner: i64) -> vec[i64]:
        """Return all the steps of some choice; none if there is no offer to make."""
        state = self.root.clone()
        steps = vec[i64]([])
        midway = True
        while midway:
            action = self.next_step(state, manner)
            if action == NONE:
                return steps
            steps = append(steps, action)
            midway = state.apply(self.me, action, self.luck, SILENT)
        return steps

    def next_step(self, state: Game, manner: i64) -> i64:
        legal, policy = self.legal, self.policy
        state.legal(self.me, legal)
        if manner == OFFERING:
            return policy.propose(state, self.me, legal, self.luck)
        if legal.count == 1:
            return legal.at(0)
        if manner == VENTURING:
            return policy.explore(state, self.me, legal, self.luck)
        return policy.choose(state, self.me, legal, self.luck)

    def add_candidate(self, steps: vec[i64]) -> None:
        if len(steps) == 0:
            return
        for other in self.field:
            if same(other.steps, steps):
                return
        self.field.append(Candidate(steps))

    def try_all(self, worlds: i64) -> None:
        """Try every candidate in so many worlds, with the same luck."""
        for each in range(worlds):  # noqa: B007
            mark = self.luck.state
            self.luck.below(2)
            first = self.field[0]
            for candidate in self.field:
                self.dice.state = mark
                self.try_one(candidate)
                ahead = candidate.reward - first.reward
                candidate.ahead += ahead
                candidate.squares += ahead * ahead

    def try_one(self, candidate: Candidate) -> None:
        state = self.root.clone()
        state.redeal(self.me, self.dice)
        beliefs = self.habits.beliefs
        if beliefs >= 100 or self.dice.below(100) < beliefs:
            self.policy.reweight(state, self.me, self.dice)
        if self.habits.depth > 0:
            self.trees.begin()
            for action in candidate.steps:
                self.trees.descend(self.me, action, state.is_sealed(self.me, action))
                state.apply(self.me, action, self.dice, SILENT)
            self.walk(state)
        else:
            for action in candidate.steps:
                state.apply(self.me, action, self.dice, SILENT)
        self.play_out(state)
        self.judge(state)
        self.trees.reward(self.rewards)
        candidate.visits += 1
        candidate.reward = self.rewards[self.me]
        candidate.total += candidate.reward
        candidate.wins += float(self.wins[self.me]) / float(WIN)
        self.iterations += 1

    def drop_worse_half(self) -> None:
        """What the policy said stays in, to be compared with."""
        keep = (i64(len(self.field)) + 1) // 2
        while i64(len(self.field)) > max(keep, 2):
            worst: i64 = 1
            for place in range(2, i64(len(self.field))):
                if self.field[place].mean() < self.field[worst].mean():
                    worst = place
            self.dropped.append(self.field.pop(int(worst)))

    def drop_hopeless(self) -> None:
        """Those surely worse than what the policy said."""
        place = i64(len(self.field)) - 1
        while place > 0:
            candidate = self.field[place]
            if candidate.visits >= ENOUGH and candidate.lead() < -SURE * candidate.doubt():
                self.dropped.append(self.field.pop(int(place)))
            place -= 1

    def best(self) -> Candidate:
        """Return what is surely better than what the policy said, or else that."""
        found = self.field[0]
        most: float = 0.0
        for candidate in self.field:
            lead = candidate.lead() - self.habits.caution * candidate.doubt()
            if candidate.visits > 1 and lead > most:
                most = lead
                found = candidate
        return found

    # -------------------------------------------------------------------- trees

    def walk(self, state: Game) -> None:
        """Go down the trees until a choice is new, or far enough."""
        legal, trees = self.legal, self.trees
        depth: i64 = 0
        while depth < self.habits.depth:
            player = state.next_choice(legal)
            if player == NOBODY:
                return
            self.decisions += 1
            if legal.count == 1:
                state.apply(player, legal.at(0), self.dice, SILENT)
                continue
            if player != self.me and self.habits.rivals == 0:
                action = self.policy.choose(state, player, legal, self.dice)
                trees.descend(player, action, state.is_sealed(player, action))
                state.apply(player, action, self.dice, SILENT)
                continue
            action = self.select(state, player)
            old = trees.choose(player, action, state.is_sealed(player, action))
            if not state.apply(player, action, self.dice, SILENT):
                depth += 1
            if not old:
                return

    def select(self, state: Game, player: i64) -> i64:
        """Return the most promising choice; the policy's at first, then others besides."""
        legal, trees, habits = self.legal, self.trees, self.habits
        hunch = self.policy.choose(state, player, legal, self.dice)
        trees.count(player, legal)
        if trees.tried < habits.patience or not trees.has(player, hunch):
            return hunch
        if float(trees.known) < habits.width * sqrt(float(trees.tried)):
            action = self.policy.explore(state, player, legal, self.dice)
            if not trees.has(player, action):
                return action
        return trees.most_promising(player, legal, hunch, habits.boldness)

    # ------------------------------------------------------------------ rollouts

    def play_out(self, state: Game) -> None:
        """Play by the policy, and now and then by whim, to the end or the horizon."""
        legal, luck, whim = self.legal, self.dice, self.habits.whim
        steps: i64 = 0
        horizon = self.habits.horizon
        if horizon == NONE:
            horizon = self.policy.horizon()
        player = state.next_choice(legal)
        while player != NOBODY:
            if horizon > 0 and steps + 1 >= horizon and self.policy.is_quiet(state):
                break
            action = legal.at(0)
            if legal.count > 1:
                if luck.below(1000) < whim:
                    action = legal.at(luck.below(legal.count))
                else:
                    action = self.policy.choose(state, player, legal, luck)
            state.apply(player, action, luck, SILENT)
            steps += 1
            player = state.next_choice(legal)
        self.decisions += steps

    def judge(self, state: Game) -> None:
        """Reward everybody: his share of the win, and something for the distance.

        Where the match still goes on, the distance is all there is to go by.
        """
        over = state.acting() == 0
        scores, margin = self.scores, 1.0
        if over:
            margin = self.habits.margin
        state.wins(self.wins)
        far: float = 0.0
        self.note_scores(state, over)
        for player in range(self.players):
            ahead = lead(scores, player)
            far += abs(ahead)
            share = 0.5
            if self.spread > 0.0:
                share += 0.5 * ahead / (abs(ahead) + self.spread)
            won = float(self.wins[player]) / float(WIN)
            self.rewards[player] = (1.0 - margin) * won + margin * share
        far /= float(self.players)
        self.spread = (self.spread * self.judged + far) / (self.judged + 1.0)
        self.judged += 1.0

    def note_scores(self, state: Game, over: bool) -> None:
        """Note down what everybody has, or will have about."""
        if over:
            for player, score in enumerate(state.returns()):
                self.scores[player] = score
        else:
            for player in range(self.players):
                self.scores[player] = self.policy.estimate(state, player)


def same(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    differs: i64 = 0
    for place in range(i64(len(one))):
        differs |= one[place] ^ other[place]
    return differs == 0


def lead(scores: vec[i64], player: i64) -> float:
    """Return how far a player is ahead of the best of the others."""
    best = NONE
    found = False
    for other in range(i64(len(scores))):
        if other != player and (not found or scores[other] > best):
            best = scores[other]
            found = True
    return float(scores[player] - best)
