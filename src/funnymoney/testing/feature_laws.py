"""Law 12: features are the numbers of the view, however they were written."""

from __future__ import annotations

from random import Random

from librt.vecs import vec
from mypy_extensions import i32

from funnymoney.core.features import flatten, size_of
from funnymoney.core.game import NOBODY, Game
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.testing.laws import seat
from funnymoney.testing.matches import Case


def check_fields(case: Case) -> None:
    """Every field has a name of its own, a size, and a word about what it is."""
    fields = case.game.fields()
    assert len({field.name for field in fields}) == len(fields), "two fields have the same name"
    for field in fields:
        assert field.size(case.players) > 0, f"{field.name} is empty"
        assert field.about, f"{field.name}: say what it is about"


def check_features(case: Case, state: Game, player: int | None) -> None:
    """The features are the numbers of the view, and nothing beside them is touched."""
    fields = case.game.fields()
    others = [7] * 5
    out = vec[i32](others + [0] * size_of(fields, case.players) + others)
    state.features(seat(player), out, 5)
    numbers = [float(number) for number in out]
    assert flatten(fields, state.view(player)) == numbers[5:-5]
    assert numbers[:5] == numbers[-5:] == others


def check_features_of_copies(case: Case, seed: int) -> None:
    """However two positions were copied and looked at before, neither knows of the other."""
    luck, chance = FastLuck(seed), Random(seed)
    first = case.start(luck)
    states = [first, first.clone()]
    while all(state.acting() != 0 for state in states):
        place = chance.randrange(2)
        state = states[place]
        way = chance.randrange(8)
        if way == 0:
            states[1 - place] = state.clone()
        elif way == 1:
            state.view(None)
        elif way == 2:
            check_features(case, state, chance.choice(case.viewers))
        else:
            player = int(state.asked_first())
            state.apply(player, chance.choice(state.legal_actions(player)), luck, SILENT)


def check_touched_up(case: Case, seed: int) -> int:
    """Features that are touched up after a step midway are as if written anew; count them.

    A row that is not touched up stays as it was.
    """
    luck, chance, touched = FastLuck(seed), Random(seed), 0
    state = case.start(luck)
    while (player := int(state.asked_first())) != NOBODY:
        before = row_of(case, state, player)
        if not state.apply(player, chance.choice(state.legal_actions(player)), luck, SILENT):
            continue
        assert state.asked_first() == player
        row = vec[i32](before)
        if state.touch_up(player, row, 5):
            touched += 1
            before = row_of(case, state, player)
        assert [int(number) for number in row] == before
    return touched


def row_of(case: Case, state: Game, player: int) -> list[int]:
    """Return the features in the midst of other numbers."""
    others = [7] * 5
    out = vec[i32](others + [0] * size_of(case.game.fields(), case.players) + others)
    state.features(player, out, 5)
    return [int(number) for number in out]
