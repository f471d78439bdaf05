"""The laws as plain functions that raise AssertionError, for the tests and for what tests them."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from itertools import islice, permutations
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.game import NOBODY, SPECTATOR, WIN, Game, Word, players_in
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT, Telling
from funnymoney.core.words import every, refusal
from funnymoney.testing.facts import GameFacts
from funnymoney.testing.matches import Chooser, play_ahead

MANY = 5000  # more choices than this are sampled
SAMPLES = 200


def seat(player: int | None) -> int:
    return int(SPECTATOR) if player is None else player


def plain(thing: object) -> object:
    """Return what is left of a thing when it has been sent as JSON."""
    return json.loads(json.dumps(thing, allow_nan=False))


# 1


def check_result(last: Game) -> None:
    """There is a result for everyone, and one win to share."""
    players = int(last.number_of_players())
    assert last.acting() == 0
    assert [len(last.returns()), len(last.shares())] == [players, players]
    assert all(type(score) is int for score in last.returns())
    assert all(0 <= share <= 1 for share in last.shares())
    assert math.isclose(sum(last.shares()), 1, abs_tol=1e-12)
    parts = vec[i64]([0] * players)
    last.wins(parts)
    assert sum(int(part) for part in parts) == WIN


# 2


def check_legal(state: Game) -> None:
    """Legal actions are distinct small numbers, for those acting and for nobody else."""
    acting = players_in(state.acting())
    assert all(player < state.number_of_players() for player in acting)
    for player in range(int(state.number_of_players())):
        legal = state.legal_actions(player)
        assert bool(legal) == (player in acting) == bool(state.offers(player))
        assert len(set(legal)) == len(legal)
        assert all(type(action) is int and 0 <= action < state.actions for action in legal)
    check_next_choice(state, acting)


def check_next_choice(state: Game, acting: list[int]) -> None:
    """The next choice is the first player's, and from the same actions."""
    out = Actions()
    player = int(state.next_choice(out))
    assert player == state.asked_first()
    assert player in acting if acting else player == NOBODY
    assert not acting or list(out) == state.legal_actions(player)


def choices(state: Game, player: int) -> Iterator[list[int]]:
    """Yield the small steps of every choice of a player, without changing anything."""
    for action in state.legal_actions(player):
        after = state.clone()
        after.apply(player, action, FastLuck(0), SILENT)
        if not after.midway(player):
            yield [action]
        else:
            yield from ([action, *rest] for rest in choices(after, player))


def check_words(state: Game, seed: int = 0) -> None:
    """The offers are exactly the words of the legal actions, and each word means its steps."""
    for player in players_in(state.acting()):
        offered = list(islice(every(state.offers(player)), MANY + 1))
        if len(offered) > MANY:
            check_some_words(state, player, offered, seed)
            continue
        meant = list(choices(state, player))
        assert sorted(map(repr, offered)) == sorted(repr(state.word(player, s)) for s in meant)
        for steps in meant:
            check_word(state, player, steps)
        for word in offered:
            check_steps(state, player, word)


def check_some_words(state: Game, player: int, offered: list[Word], seed: int) -> None:
    chooser = Chooser(2 * seed)
    for _ in range(SAMPLES):
        check_word(state, player, chooser.choice(state, player))
    for word in Random(seed).sample(offered, SAMPLES):
        check_steps(state, player, word)


def check_word(state: Game, player: int, steps: list[int]) -> None:
    word = state.word(player, steps)
    assert refusal(state, player, word) is None, word
    assert plain(word) == word
    assert state.steps(player, word) == steps, word


def check_steps(state: Game, player: int, word: Word) -> None:
    """Each step of an offered word is legal when it comes, and the last one ends the choice."""
    steps, after = state.steps(player, word), state.clone()
    for at, action in enumerate(steps):
        assert at == 0 or after.midway(player), word
        if player == state.asked_first():  # nobody comes between two steps
            assert player == after.asked_first(), word
        after.check(player, action)
        after.apply(player, action, FastLuck(0), SILENT)
    assert not after.midway(player), word
    assert state.word(player, steps) == word


# 4


def check_clone(state: Game, seed: int, ahead: int | None = None) -> None:
    """A clone is equal, lives on alone, and a dump loads into an equal position."""
    before, clone = state.dump(), state.clone()
    assert clone.dump() == before == type(state).load(before).dump()
    seen = [plain(state.view(player)) for player in [*range(state.number_of_players()), None]]
    for _ in play_ahead(clone, seed, ahead):
        pass
    for player in range(-1, int(state.number_of_players())):
        state.clone().redeal(player, FastLuck(seed))
    assert state.dump() == before
    assert seen == [plain(state.view(player)) for player in [*range(len(seen) - 1), None]]


def check_same_future(state: Game, seed: int, ahead: int | None = None) -> None:
    """A position and its copy by dump and load play on alike, to the last item of news."""
    ends = []
    for copy in (state.clone(), type(state).load(state.dump())):
        telling = Telling()
        dumps = [each.dump() for each in play_ahead(copy, seed, ahead, telling)]
        ends.append((dumps, telling.items))
    assert ends[0] == ends[1]


# 6


def check_complete(facts: GameFacts, state: Game, player: int | None, seed: int) -> None:
    """A view is plain JSON and holds all that its viewer may know."""
    view = state.view(player)
    sent = plain(view)
    assert sent == view, "a view is plain JSON: no tuples, no keys but strings"
    assert isinstance(sent, dict)
    imagined = type(state).from_view(sent, FastLuck(seed))
    check_possible(facts, state, imagined, player)
    redealt = state.clone()
    redealt.redeal(seat(player), FastLuck(seed))
    check_possible(facts, state, redealt, player)


def check_possible(facts: GameFacts, state: Game, world: Game, player: int | None) -> None:
    """A world that this player cannot rule out: he sees and knows the same there."""
    assert world.view(player) == state.view(player)
    assert facts.knowledge(world, player) == facts.knowledge(state, player)
    assert facts.inventory(world) == facts.inventory(state)
    facts.check_position(world)
    if player is not None:
        assert world.is_acting(player) == state.is_acting(player)
        assert world.legal_actions(player) == state.legal_actions(player)


# 8


def check_any_order(state: Game, seed: int) -> None:
    """Sealed choices lead to the same position and the same news, whoever is first."""
    chooser = Chooser(seed)
    made = {player: chooser.choice(state, player) for player in players_in(state.acting())}
    outcomes = []
    for order in islice(permutations(made), 24):
        after, luck, telling = state.clone(), FastLuck(seed), Telling()
        for player in order:
            for action in made[player]:
                after.check(player, action)
                after.apply(player, action, luck, telling)
        outcomes.append((after.dump(), luck.mark(), sorted(map(repr, telling.items))))
    assert all(outcome == outcomes[0] for outcome in outcomes)


# 9


def check_conserved(facts: GameFacts, states: Sequence[Game]) -> None:
    """Nothing gets lost, nothing appears, and the rules can lead here."""
    for state in states:
        assert facts.inventory(state) == facts.expected_inventory(states[0])
        facts.check_position(state)
    facts.check_course(states)
