"""A match is its record: played again, it brings the same positions, news and end."""

from __future__ import annotations

from funnymoney.core.game import Game, players_in
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.core.records.record import Record
from funnymoney.core.told import SILENT
from funnymoney.testing.matches import Case


def same(one: Match, other: Match) -> bool:
    return (
        one.state.dump() == other.state.dump()
        and one.told == other.told
        and one.luck.mark() == other.luck.mark()
        and one.record == other.record
    )


def check_replays(match: Match, game: type[Game]) -> None:
    """A record that was written and read plays out as it did."""
    written = Record.from_json(match.record.to_json())
    assert written == match.record, "a record is not read as it was written"
    assert same(Match.of(written, game), match), "a record plays out differently"


def check_replays_to_any_step(record: Record, game: type[Game]) -> None:
    """Playing goes on from anywhere as it did, so nothing is kept outside of the record."""
    stops = [Match.of(record, game, choices) for choices in range(len(record.choices) + 1)]
    for match, after, (player, word) in zip(stops, stops[1:], record.choices, strict=False):
        match.play(player, word)
        assert same(match, after), f"it does not go on as it did before {word}"


def check_another_match(case: Case, last: Game) -> None:
    """Another match can follow with the same players and options."""
    assert last.fresh(FastLuck(0), SILENT).dump() == case.start(FastLuck(0)).dump()


def check_sealed_verbs(before: Game, luck: FastLuck) -> None:
    """A choice is sealed just when its verb is secret."""
    for player in players_in(int(before.acting())):
        if before.midway(player):
            continue
        state, sealed, steps = before.clone(), set[bool](), list[int]()
        while not steps or state.midway(player):
            legal = state.legal_actions(player)
            steps.append(legal[int(luck.below(len(legal)))])
            sealed.add(state.is_sealed(player, steps[-1]))
            state.apply(player, steps[-1], luck, SILENT)
        verb = before.word(player, steps)[0]
        assert sealed == {verb in before.secret_verbs}, f"is_sealed and secret_verbs: {verb}"
