"""A match: one door, all or nothing, and a way back while nobody has learned anything."""

import pytest

from funnymoney.core.errors import BadOption, BadPlayers, BadRecord, IllegalAction
from funnymoney.core.game import Word
from funnymoney.core.luck import Luck
from funnymoney.core.match import Match
from funnymoney.core.told import Told
from funnymoney.core.words import every
from funnymoney.games import GAMES
from funnymoney.testing.refusals import everything
from tests.laws.toy import Fists


def fists(*choices: tuple[int, Word], players: int = 3) -> Match:
    """A match of the toy; player 0 leads the first round."""
    match = Match(Fists, players, luck="scripted", seed="0,2,1,3,0,0")
    for player, word in choices:
        match.play(player, word)
    return match


STAKE: tuple[int, Word] = (0, ["stake", 3])


def test_a_choice_is_carried_out_told_and_recorded() -> None:
    match = fists(STAKE)
    assert match.record.choices == [(0, ["stake", 3])]
    assert match.news(None) == [["leader", 0], ["did", 0, "stake", 3]]
    assert match.acting() == [0, 1, 2]


def test_news_to_one_player_reaches_nobody_else() -> None:
    match = fists(STAKE)
    assert ["tip", 2] in match.news(0)
    assert all(["tip", 2] not in match.news(other) for other in (1, 2, None))


def test_a_secret_verb_is_told_only_to_the_one_who_chose_it() -> None:
    match = fists(STAKE, (1, ["fist", 2, 3]))
    assert match.news(1)[-1] == ["did", 1, "fist", 2, 3]
    assert all(match.news(other)[-1] == ["did", 0, "stake", 3] for other in (0, 2, None))


def test_news_can_be_asked_for_from_where_one_left_off() -> None:
    match = fists(STAKE)
    seen = len(match.news(2))
    for player in range(3):
        match.play(player, ["fist", 1, 3])
    assert match.news(2, seen) == match.news(2)[seen:]
    assert match.news(2, seen)[0] == ["did", 2, "fist", 1, 3]
    assert ["opened", 0, 1, 3] in match.news(2, seen)


def test_a_choice_that_fails_on_its_way_is_not_carried_out_at_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = fists(STAKE)
    before = everything(match)
    real = Fists.apply

    def stumbles(state: Fists, player: int, action: int, luck: Luck, told: Told) -> None:
        luck.below(4)
        told.all("half", player)
        if state.midway(player):
            raise RuntimeError("the second step fails")
        real(state, player, action, luck, told)

    monkeypatch.setattr(Fists, "apply", stumbles)
    with pytest.raises(RuntimeError):
        match.play(1, ["fist", 1, 1])
    assert everything(match) == before


def test_a_word_may_be_a_tuple() -> None:
    """What counts as a word is taken as one: nobody should see a TypeError for it."""
    for name, game in GAMES.items():
        match = Match(game, game.seats[0], luck="fast", seed="1")
        player = match.acting()[0]
        word = tuple(next(every(match.state.offers(player))))
        assert match.why_not(player, word) is None, name
        match.play(player, word)  # type: ignore[arg-type]
        assert match.record.choices == [(player, list(word))]


def test_why_not_gives_the_key_of_the_reason_or_none() -> None:
    match = fists(STAKE)
    assert match.why_not(1, ["fist", 1, 1]) is None
    assert match.why_not(1, ["fist", 4, 1]) == "out_of_range"
    assert match.why_not(3, ["fist", 1, 1]) == "no_such_player"
    assert match.why_not(1, ["stake", 1]) == "no_such_verb"


def test_a_choice_made_twice_is_refused_the_second_time() -> None:
    match = fists(STAKE, (1, ["fist", 1, 1]))
    with pytest.raises(IllegalAction, match="player 1 has nothing to choose now"):
        match.play(1, ["fist", 1, 1])


def test_a_match_needs_players_and_options_that_fit() -> None:
    with pytest.raises(BadPlayers, match="2 to 4 players: got 5"):
        Match(Fists, 5)
    with pytest.raises(BadOption, match="rounds"):
        Match(Fists, 2, {"rounds": 0})


def test_two_matches_are_dealt_by_different_seeds_unless_one_is_given() -> None:
    one, two = Match(Fists, 2), Match(Fists, 2)
    assert one.record.luck == "sealed"
    assert len(one.record.seed) == 64
    assert one.record.seed != two.record.seed


def test_a_record_of_another_game_or_edition_is_refused() -> None:
    record = fists(STAKE).record
    contraband = GAMES["contraband"]
    with pytest.raises(BadRecord, match="of fists, not of contraband"):
        Match.of(record, contraband)
    record.edition = 2
    with pytest.raises(BadRecord, match="edition 2"):
        Match.of(record, Fists)


def test_a_record_with_an_impossible_choice_says_which() -> None:
    record = fists(STAKE).record
    record.choices.append((1, ["fist", 9, 9]))
    with pytest.raises(BadRecord, match="choice 2 cannot be played"):
        Match.of(record, Fists)
    assert Match.of(record, Fists, 1).acting() == [0, 1, 2]
