"""A refused choice says what was expected, and leaves no trace."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

from funnymoney.core.errors import REASONS, IllegalAction
from funnymoney.core.game import Game, Word
from funnymoney.core.match import Match
from funnymoney.core.words import every

UNKNOWN_VERB: Final = "no verb of any game"
BAD_CHOICES: Final[tuple[Any, ...]] = (
    None, True, 5, "", "choose", [], [None], [1], {}, [[]], [UNKNOWN_VERB], [UNKNOWN_VERB, 1],
)  # fmt: skip
BAD_NUMBERS: Final[tuple[Any, ...]] = (-1, 10**9, 2**63, 10**300, 0.5, None, True, "0", [0])
NOBODIES: Final[tuple[Any, ...]] = (-1, 10**6, None, True, "0", 0.0, [0])
MORE_ACTIONS: Final = 500  # beyond those that a game has, which are tried too
MOST_OFFERED: Final = 5000  # choices that are looked through


def everything(match: Match) -> tuple[object, ...]:
    return (
        match.state.dump(),
        match.luck.mark(),
        list(match.told),
        match.record.to_json(),
    )


def check_refused(match: Match, player: Any, word: Any) -> IllegalAction:
    before = everything(match)
    refused = refusal_of(match, player, word)
    assert everything(match) == before
    assert refused.reason in REASONS
    assert match.why_not(player, word) == refused.reason
    return refused


def refusal_of(match: Match, player: Any, word: Any) -> IllegalAction:
    try:
        match.play(player, word)
    except IllegalAction as refused:
        return refused
    raise AssertionError(f"{word!r} of player {player!r} should have been refused")


def first_choice(match: Match, player: int) -> Word:
    return next(every(match.state.offers(player)))


def check_bad_choices(match: Match) -> None:
    """What is no choice, or not offered, is refused, whoever says it."""
    for player in match.acting():
        word = first_choice(match, player)
        for bad in (*BAD_CHOICES, *([word[0], *word[1:-1], each] for each in BAD_NUMBERS)):
            if not is_offered(match, player, bad):
                check_refused(match, player, bad)
        refused = check_refused(match, player, [UNKNOWN_VERB])
        assert refused.reason == "no_such_verb"
        assert all(str(offer["verb"]) in str(refused) for offer in match.state.offers(player))


def is_offered(match: Match, player: int, word: Any) -> bool:
    """Look through all the choices that are offered, unless there are far too many."""
    if not isinstance(word, list) or any(isinstance(each, (bool, float)) for each in word):
        return False  # which are equal to whole numbers, and yet none
    offered = list(islice(every(match.state.offers(player)), MOST_OFFERED + 1))
    return word in offered if len(offered) <= MOST_OFFERED else not match.why_not(player, word)


def check_nobody_may_choose(match: Match) -> None:
    word = first_choice(match, match.acting()[0]) if not match.over else [UNKNOWN_VERB]
    for nobody in NOBODIES:
        refused = check_refused(match, nobody, word)
        assert refused.reason == "no_such_player"
        assert f"0 to {match.players - 1}" in str(refused)


def check_others_must_wait(match: Match) -> None:
    """Who has nothing to choose is told that, and not who has."""
    word = first_choice(match, match.acting()[0])
    for player in set(range(match.players)) - set(match.acting()):
        refused = check_refused(match, player, word)
        assert refused.reason == "not_your_turn"
        assert refused.facts == {"player": player}, "who has still to answer may be a secret"


def check_finished(match: Match) -> None:
    """No choice is taken after the end."""
    player, word = match.record.choices[-1]
    for each in range(match.players):
        assert check_refused(match, each, word).reason == "finished"
    assert action_refusal(match.state, player, 0).reason == "finished"


def check_action_numbers(state: Game) -> None:
    """Numbers of actions are checked too, for programs that choose by number."""
    numbers = {*range(-1, min(state.actions, MORE_ACTIONS) + 1), state.actions + MORE_ACTIONS}
    for player in range(int(state.number_of_players())):
        for action in sorted(numbers - set(state.legal_actions(player))):
            action_refusal(state, player, action)


def action_refusal(state: Game, player: int, action: int) -> IllegalAction:
    try:
        state.check(player, action)
    except IllegalAction as refused:
        return refused
    raise AssertionError(f"action {action} of player {player} should have been refused")
