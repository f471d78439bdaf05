"""Our ISMCTS, compiled: with random rollouts, and with those of a policy, as the levels use it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count, cycle

from benchmarks.lanes.ours import SEED, check_compiled, first
from benchmarks.timing import Offer, Played, rates
from funnymoney.bots.policies import policy_for
from funnymoney.bots.search import Search
from funnymoney.core.actions import Actions
from funnymoney.core.game import NOBODY, Game, View
from funnymoney.core.luck import FastLuck
from funnymoney.core.policy import Policy
from funnymoney.core.told import SILENT
from funnymoney.games import GAMES, game_named

POSITIONS = 6
ITERATIONS = 500  # for each choice, as in openspiel_search
SAMPLES = 20  # iterations to learn how many steps a choice takes, for each position


def offers() -> list[Offer]:
    check_compiled()
    return [offer for game in GAMES for offer in offers_of(game)]


def offers_of(name: str) -> list[Offer]:
    spots = middles(name)
    lanes = {"random": Policy(), "instinct": policy_for(name)}
    return [
        Offer(lane, name, rates(searching(spots, policy), "iterations/s"))
        for lane, policy in lanes.items()
    ]


@dataclass(frozen=True)
class Spot:
    """What a player sees who has to choose."""

    view: View
    player: int

    def search(self, policy: Policy, seed: int) -> Search:
        """Return a search as a bot starts it, knowing nothing but the view."""
        root = game_named(str(self.view["game"])).from_view(self.view, FastLuck(seed))
        return Search(root, self.player, policy, FastLuck(seed))

    def is_contested(self, policy: Policy) -> bool:
        """Whether a search finds several choices worth trying here."""
        search = self.search(policy, SEED)
        search.find_candidates()
        return len(search.field) > 1


def searching(spots: list[Spot], policy: Policy) -> Callable[[], Played]:
    """Choose in one position after the other, from the view on."""
    seeds = count(SEED)
    turns = cycle([(spot, completed_choices(spot, policy)) for spot in spots])

    def play() -> Played:
        spot, completed = next(turns)
        search = spot.search(policy, next(seeds))
        search.think(ITERATIONS)
        iterations = int(search.iterations)
        return Played(iterations, iterations + int(search.decisions) * completed)

    return play


# ------------------------------------------------------------------- what is counted


def completed_choices(spot: Spot, policy: Policy) -> float:
    """Return the choices between two options or more per step that a search counts.

    A search counts all steps after the choice it is about: several for one choice, and forced
    ones too. So iterations are gone through here as in a search without a tree.
    """
    search, luck = spot.search(policy, SEED), FastLuck(SEED)
    search.find_candidates()
    choices = steps = 0
    for _, candidate in zip(range(SAMPLES), cycle(search.field), strict=False):
        state = search.root.clone()
        state.redeal(spot.player, luck)
        policy.reweight(state, spot.player, luck)
        for action in candidate.steps:
            state.apply(spot.player, action, luck, SILENT)
        taken, completed = play_out(state, policy, luck)
        steps += taken
        choices += completed
    return choices / max(1, steps)


def play_out(state: Game, policy: Policy, luck: FastLuck) -> tuple[int, int]:
    """Play by the policy as far as a search does; return the steps and the choices in them."""
    legal, most = Actions(), int(policy.horizon()) or -1
    steps = choices = 0
    several = False
    while steps != most and (player := state.next_choice(legal)) != NOBODY:
        several = several or legal.count > 1
        midway = state.apply(player, any_action(state, player, policy, legal, luck), luck, SILENT)
        steps += 1
        if not midway:
            choices += several
            several = False
    return steps, choices


def any_action(state: Game, player: int, policy: Policy, legal: Actions, luck: FastLuck) -> int:
    if legal.count == 1:
        return int(legal.at(0))
    return int(policy.choose(state, player, legal, luck))


# ------------------------------------------------------------------------- positions


def middles(name: str) -> list[Spot]:
    """Return what players see about half way through games played by the policy, a game each."""
    return [middle(name, SEED + each) for each in range(POSITIONS)]


def middle(name: str, seed: int) -> Spot:
    luck, legal, policy = FastLuck(seed), Actions(), policy_for(name)
    state = first(name).fresh(luck, SILENT)
    spots: list[tuple[Game, int]] = []
    midway = False
    while (player := int(state.next_choice(legal))) != NOBODY:
        if legal.count > 1 and not midway:
            spots.append((state.clone(), player))
        action = any_action(state, player, policy, legal, luck)
        midway = state.apply(player, action, luck, SILENT)
    later = (Spot(half.view(player), player) for half, player in spots[len(spots) // 2 :])
    return next(spot for spot in later if spot.is_contested(policy))
