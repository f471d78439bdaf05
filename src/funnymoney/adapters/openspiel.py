"""OpenSpiel: `load(game, players, **options)`, or `pyspiel.load_game("funnymoney_contraband", …)`.

    game = load("contraband", 3, edition="tiny")
    state = game.new_initial_state()

**Chance** is explicit in every edition. In a tiny one a chance node holds everything that luck may
bring in one step, what leads to the same position being one outcome, so that trees are small and
CFR and exploitability run; in others a chance node is one card, tile or die, since a deal has far
too many outcomes to list.

**Turns.** An action is one small step; a choice may take several by the same player. Those who
choose in secret at the same time are asked one after the other and learn nothing in between.

**What a player knows** is his view, as JSON (`observation_string`), or as the features of the game
(`observation_tensor`, `information_state_tensor`; a view remembers what matters). An
`information_state_string` puts a digest of all he was ever told, chose, and in a tiny edition saw
before the view: with it, recall is perfect. `resample_from_infostate` deals another world that he
cannot tell from this one.

**Returns** are shares of the win at the end, adding up to 1, and 0 before.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from funnymoney.adapters.course import Course, Kind, write_options
from funnymoney.adapters.episode import legend
from funnymoney.core.features import size_of
from funnymoney.core.game import NOBODY, SPECTATOR, Game, View
from funnymoney.core.lens import Lens
from funnymoney.core.luck import FastLuck
from funnymoney.games import GAMES, game_named

PREFIX = "funnymoney_"
MOST_OUTCOMES = 10_000  # at a chance node; no edition comes near it
LONGEST = 1_000_000  # actions in a match, chance included; none comes near it
SEED = 1 << 62


def load(game: str, players: int, **options: object) -> Any:
    """Return a game of the house as a pyspiel.Game."""
    game_named(game).settle(players, options)
    said = {"players": players, "options": write_options(options)}
    return pyspiel.load_game(PREFIX + game, said)


class SpielGame(pyspiel.Game):
    """A kind of match; each game of the house has a class of its own, made by `register`."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        said = dict(params or {})
        fewest = game_named(self.name).seats[0]
        self.kind = Kind(self.name, said.get("players", fewest), said.get("options", ""))
        assert self.kind.options
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kind.game.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.kind.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.name), info, said)

    def new_initial_state(self, text: str | None = None) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observer takes no parameters: got {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.kind.game, self.kind.players, wanted)


class SpielState(pyspiel.State):
    """A position, or a question to luck."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.kind = game.kind
        self.begun: Course | None = None  # OpenSpiel makes many states only to fill in others

    @property
    def course(self) -> Course:
        if self.begun is None:
            self.begun = Course.begin(self.kind)
        return self.begun

    def current_player(self) -> Any:
        if self.course.chances:
            return pyspiel.PlayerId.CHANCE
        asked = self.course.asked
        return pyspiel.PlayerId.TERMINAL if asked == NOBODY else asked

    def is_terminal(self) -> bool:
        return not self.course.chances and self.course.asked == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self.course.chances)

    def _legal_actions(self, player: int) -> list[int]:
        """OpenSpiel wants them in order; who is not asked has none."""
        if player != self.course.asked or self.course.position is None:
            return []
        return sorted(self.course.position.legal_actions(player))

    def _apply_action(self, action: int) -> None:
        course = self.course
        self.begun = course.answer(action) if course.chances else course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"luck {action}" if player == pyspiel.PlayerId.CHANCE else f"action {action}"

    def returns(self) -> list[float]:
        position = self.course.position
        if position is None or not self.is_terminal():
            return [0.0] * self.kind.players
        return position.shares()

    def scores(self) -> list[int]:
        """Return everybody's score in the game's own coin."""
        position = self.course.position
        return [0] * self.kind.players if position is None else position.returns()

    def view(self, player: int | None) -> View | None:
        """Return what a player, or with None a spectator, may know; None before the deal."""
        return self.course.view(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state of another world that this player cannot tell from this one.

        It is a ValueError while luck is asked, or while another is midway in a choice.
        """
        state = SpielState(self.get_game())
        state.begun = self.course.resampled(player, FastLuck(int(sampler() * SEED)))
        return state

    def __str__(self) -> str:
        """All of the position and what luck was asked: two states are equal when this is."""
        course = self.course
        dump = "" if course.position is None else course.position.dump().decode()
        asked = [course.action, list(course.answers), len(course.chances)]
        return f"{dump} {json.dumps(asked)}" if course.chances else dump


class Observer:
    """What one player knows, or everybody, as text and as numbers by name."""

    def __init__(self, game: type[Game], players: int, wanted: Any) -> None:
        private = wanted.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("there is no observer who knows what all players know")
        self.public = private == pyspiel.PrivateInfoType.NONE
        self.recall = wanted.perfect_recall
        self.lens = Lens(size_of(game.fields(), players), game.actions)
        self.seen = np.asarray(self.lens.features)
        self.tensor: Any = np.zeros(len(self.seen), np.float32)
        self.dict: dict[str, Any] = {}
        for name, place, _ in legend(game.name, players):
            self.dict[name] = self.tensor[place]

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.course.position
        if position is None:
            self.tensor.fill(0)
            return
        self.lens.look_at_position(position, SPECTATOR if self.public else player)
        self.tensor[:] = self.seen

    def string_from(self, state: SpielState, player: int) -> str:
        course = state.course
        seen = course.view_text(None if self.public else player)
        if not self.recall or self.public:
            return seen
        return f"{course.minds[player]} {seen}"


def type_of(name: str) -> Any:
    game = GAMES[name]
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Funny Money: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "options": ""},
    )


def register() -> None:
    """Make the games known; pyspiel lets go of a class only after Python has ended, of no more."""
    known = set(pyspiel.registered_names())
    for name in GAMES:
        kind = type(PREFIX + name, (SpielGame,), {"name": name})
        globals()[kind.__name__] = kind  # where pickle looks for it
        if kind.__name__ not in known:
            pyspiel.register_game(type_of(name), kind)


register()

__all__ = ["SpielGame", "SpielState", "load"]
