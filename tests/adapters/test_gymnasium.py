"""Gymnasium's own checks, and what we promise besides."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("gymnasium")

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from funnymoney.adapters.episode import BadSave
from funnymoney.adapters.gymnasium import Learner, make
from funnymoney.bots.bot import BotFault
from funnymoney.core.errors import BadBot, BadOption, BadPlayers, IllegalAction, UnknownGame
from tests.adapters.kinds import Kind, every_game, every_kind, every_short_kind

# Money has no bounds that hold with all options; and nothing is drawn on a screen.
recommended = [
    pytest.mark.filterwarnings(f"ignore:{said}")
    for said in (
        ".*A Box observation space m..imum value is -?infinity",
        ".*Not able to test alternative render modes",
    )
]


@every_kind
@recommended[0]
@recommended[1]
def test_its_checks_pass(kind: Kind) -> None:
    check_env(make(kind.name, kind.players, "random"))


def choose(seat: Learner, chance: Random) -> int:
    return int(chance.choice(np.flatnonzero(seat.action_masks()).tolist()))


def play(seat: Learner, chance: Random, seed: int | None = None) -> list[Any]:
    """Play at random to the end; return all that came out."""
    observation, info = seat.reset(seed=seed)
    seen: list[Any] = []
    ended, reward = False, 0.0
    while not ended:
        seen.append((observation["observation"].tolist(), info["action_mask"].tolist(), reward))
        observation, reward, ended, truncated, info = seat.step(choose(seat, chance))
        assert not truncated
    seen.append((info["seat"], info["shares"], info["returns"], reward))
    return seen


def play_on(seat: Learner, chance: Random) -> None:
    ended = False
    while not ended:
        _, _, ended, _, _ = seat.step(choose(seat, chance))


@every_short_kind
def test_the_same_seed_gives_the_same_match_and_another_another(kind: Kind) -> None:
    one, other, third = (
        play(make(kind.name, kind.players, "random", **kind.options), Random(1), seed)
        for seed in (7, 7, 8)
    )
    assert one == other
    assert one != third


@every_short_kind
def test_the_reward_is_the_learners_share_of_the_win(kind: Kind) -> None:
    seat = make(kind.name, kind.players, "random", seat=kind.players - 1, **kind.options)
    who, shares, returns, reward = play(seat, Random(2), 2)[-1]
    assert who == kind.players - 1
    assert sum(shares) == pytest.approx(1)
    assert shares[who] == reward
    assert len(returns) == kind.players


@every_game
def test_the_mask_is_everywhere_the_same(kind: Kind) -> None:
    seat = make(kind.name, kind.players, "greedy", **kind.options)
    observation, info = seat.reset(seed=3)
    chance, ended = Random(3), False
    for _ in range(40):
        masks = [observation["action_mask"], info["action_mask"], seat.action_masks()]
        assert all(np.array_equal(masks[0], mask) for mask in masks)
        legal = seat.episode.state.legal_actions(seat.seat)
        assert np.flatnonzero(masks[0]).tolist() == sorted(legal)
        if ended:
            assert legal == []
            return
        observation, _, ended, _, info = seat.step(choose(seat, chance))


def test_any_seat_may_be_drawn() -> None:
    seat = make("contraband", 4, "random", edition="tiny")
    drawn = {seat.reset(seed=seed)[1]["seat"] for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_every_opponent_sits_where_he_is_said_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list goes clockwise from the learner."""
    seat = make("contraband", 4, ["random", "greedy", "greedy:5"], seat=2)
    seat.reset(seed=1)
    asked: set[tuple[str, int]] = set()

    def watched(name: str, act: Any) -> Any:
        def noted(view: dict[str, Any]) -> Any:
            asked.add((name, view["me"]))
            return act(view)

        return noted

    for name, bot in zip(seat.opponents, seat.bots, strict=True):
        monkeypatch.setattr(bot, "act", watched(name, bot.act))
    play_on(seat, Random(1))
    assert asked == {("random", 3), ("greedy", 0), ("greedy:5", 1)}


def test_greedy_opponents_are_harder_to_beat_than_random_ones() -> None:
    def share(opponents: str) -> float:
        seat, chance = make("contraband", 3, opponents), Random(6)
        won: list[float] = [play(seat, chance, seed)[-1][-1] for seed in range(60)]
        return sum(won) / 60

    assert share("greedy") + 0.1 < share("random")


# ----------------------------------------------------------------------------------- bad input


def test_games_players_bots_and_options_are_checked() -> None:
    with pytest.raises(UnknownGame):
        make("chess", 2)
    with pytest.raises(BadPlayers, match="3 to 6"):
        make("contraband", 2)
    with pytest.raises(BadOption, match="no option 'colour'"):
        make("contraband", 3, colour="red")
    with pytest.raises(BadBot, match="no bot 'genius'"):
        make("contraband", 3, "genius")
    with pytest.raises(BadBot, match="one bot for all, or 2, are expected: got 3"):
        make("contraband", 3, ["random"] * 3)
    with pytest.raises(BadPlayers, match="seat is one of 0 to 2"):
        make("contraband", 3, seat=3)
    with pytest.raises(ValueError, match="illegal is one of lose, raise"):
        make("contraband", 3, illegal="ignore")


def test_who_does_what_is_not_legal_loses() -> None:
    seat = make("contraband", 3, "random")
    seat.reset(seed=1)
    wrong = int(np.flatnonzero(~seat.action_masks())[0])
    _, reward, ended, truncated, info = seat.step(wrong)
    assert (reward, ended, truncated) == (0.0, True, False)
    assert "is not legal now" in info["illegal"]
    with pytest.raises(ResetNeeded, match="the match is over"):
        seat.step(wrong)
    seat.reset()
    seat.step(choose(seat, Random(1)))


def test_or_it_is_an_error_if_that_is_wanted() -> None:
    seat = make("contraband", 3, "random", illegal="raise")
    seat.reset(seed=1)
    before = seat.save()
    with pytest.raises(IllegalAction, match="is not legal now"):
        seat.step(int(np.flatnonzero(~seat.action_masks())[0]))
    assert seat.save() == before


def test_a_match_goes_on_only_against_the_same_bots_and_in_the_same_seat() -> None:
    seat = make("contraband", 3, ["random", "greedy"], seat=1)
    seat.reset(seed=1)
    saved = seat.save()
    make("contraband", 3, ["random", "greedy"]).restore(saved)
    with pytest.raises(BadSave, match="opponents of what was saved should be"):
        make("contraband", 3, ["greedy", "random"]).restore(saved)
    with pytest.raises(BadSave, match="seat of what was saved should be 2: got 1"):
        make("contraband", 3, ["random", "greedy"], seat=2).restore(saved)
    with pytest.raises(BadSave, match="in which the learner is asked"):
        make("contraband", 3, ["random", "greedy"]).restore(saved | {"seat": 0})


def test_what_is_no_action_at_all_is_always_an_error() -> None:
    seat = make("contraband", 3, "random")
    with pytest.raises(ResetNeeded, match="nothing is dealt yet"):
        seat.step(0)
    seat.reset(seed=1)
    with pytest.raises(TypeError, match=r"an action is a whole number: got 1\.5"):
        seat.step(1.5)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        seat.step(10**6)


def test_a_bot_that_talks_rubbish_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = make("contraband", 3, "random", seat=0)
    seat.reset(seed=1)
    assert seat.episode.asked == 0
    for bot in seat.bots:
        monkeypatch.setattr(bot, "act", lambda view: ["fly"])
    with pytest.raises(BotFault, match="the bot 'random' chose what it may not"):
        play_on(seat, Random(1))
