"""Two worlds: what a player may not know is changed, and he must not be able to tell."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

from librt.vecs import vec
from mypy_extensions import i32, i64

from funnymoney.core.features import size_of
from funnymoney.core.game import Game, players_in
from funnymoney.core.luck import FastLuck, Luck, ScriptedLuck
from funnymoney.core.told import ALL, Telling
from funnymoney.testing.facts import GameFacts
from funnymoney.testing.laws import seat
from funnymoney.testing.matches import play_ahead

AHEAD = 6  # steps for which two worlds are followed


class Heard(Luck):
    """A luck that writes down its answers, so that another world can be dealt the same."""

    def __init__(self, seed: int) -> None:
        self.source = FastLuck(seed)
        self.answers: list[int] = []

    def below(self, n: i64) -> i64:
        self.answers.append(int(self.source.below(n)))
        return self.answers[-1]

    def pick(self, counts: vec[i64], total: i64) -> i64:
        self.answers.append(int(self.source.pick(counts, total)))
        return self.answers[-1]


def sees(state: Game, player: int | None) -> str:
    """All that a viewer, his client or his bot can get out of a position, byte by byte."""
    view = state.view(player)
    features = vec[i32]([0] * size_of(state.fields(), int(state.number_of_players())))
    state.features(seat(player), features, 0)
    imagined = type(state).from_view(view, FastLuck(1))
    redealt, luck = state.clone(), FastLuck(2)
    redealt.redeal(seat(player), luck)
    own = [] if player is None else [state.offers(player), state.legal_actions(player)]
    if player is not None:
        own += [state.is_acting(player), state.midway(player)]
    return json.dumps([
        view, own, [float(number) for number in features],
        imagined.dump().decode(), redealt.dump().decode(), luck.mark(),
    ])  # fmt: skip


def check_twins(facts: GameFacts, state: Game, world: Game, player: int | None) -> None:
    assert sees(state, player) == sees(world, player)
    assert state.view(None) == world.view(None), "a spectator knows no more than a player"
    if facts.knows_scores(state):
        assert state.returns() == world.returns()


def news_for(player: int | None, telling: Telling) -> list[list[str | int]]:
    return [item for to, item in telling.items if to in (ALL, player)]


def shared_choices(state: Game, world: Game) -> list[tuple[int, int]]:
    """What can be done next in both worlds."""
    both = [each for each in players_in(state.acting()) if world.is_acting(each)]
    return [
        (actor, action)
        for actor in both
        for action in set(state.legal_actions(actor)) & set(world.legal_actions(actor))
    ]


def follow(
    facts: GameFacts, state: Game, world: Game, player: int | None, rng: Random
) -> Iterator[tuple[Game, Game]]:
    """Do the same in both worlds until secrets come out; the news must be the same, too."""
    state, world = state.clone(), world.clone()
    for _ in range(AHEAD):
        common = sorted(shared_choices(state, world))
        hidden = [
            (actor, action)
            for actor, action in common
            if not any(facts.reveals(each, actor, action, player) for each in (state, world))
        ]
        if not hidden:
            return
        actor, action = rng.choice(hidden)
        luck, here, there = Heard(rng.randrange(10**6)), Telling(), Telling()
        state.apply(actor, action, luck, here)
        try:
            world.apply(actor, action, ScriptedLuck(luck.answers), there)
        except ValueError:  # such a card is not left in the other world
            return
        assert news_for(player, here) == news_for(player, there)
        assert news_for(None, here) == news_for(None, there)
        yield state, world


def check_secret(facts: GameFacts, state: Game, player: int | None, rng: Random) -> bool:
    """Hold the law for one viewer; return whether there was another world to compare."""
    world = facts.scramble(state, player, rng)
    if world is None:
        return False
    check_twins(facts, state, world, player)
    for here, there in follow(facts, state, world, player, rng):
        check_twins(facts, here, there, player)
    return True


def check_playable(
    facts: GameFacts, state: Game, player: int | None, rng: Random, ahead: int | None = None
) -> None:
    """A scrambled world is one that the rules can lead to, and can be played to the end."""
    world = facts.scramble(state, player, rng)
    if world is None:
        return
    facts.check_position(world)
    expected = facts.inventory(state)
    assert facts.inventory(world) == expected
    assert type(world).load(world.dump()).dump() == world.dump()
    for each in play_ahead(world, rng.randrange(10**6), ahead):
        assert facts.inventory(each) == expected
    facts.check_position(world)
