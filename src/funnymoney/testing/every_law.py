"""Every law, with how much of a game it looks at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random

from funnymoney.core.game import players_in
from funnymoney.core.luck import FastLuck
from funnymoney.core.spec import GameSpec
from funnymoney.testing import (
    feature_laws,
    laws,
    news_laws,
    part_laws,
    record_laws,
    refusals,
    secrecy,
    view_laws,
)
from funnymoney.testing.matches import Case, course, played, positions

BRIEFLY = 9  # choices after which a match is looked at from outside
FEW = 3  # positions for laws that play on from each of them
SEALED_POSITIONS = 40  # whose choices are made in every order


@dataclass
class Checked:
    """How much was looked at; `worlds` counts the other worlds that secrecy was held against."""

    matches: int = 0
    positions: int = 0
    worlds: int = 0


@dataclass(frozen=True)
class Check:
    """One kind of match of a game, to be looked at."""

    spec: GameSpec
    case: Case
    seeds: range
    counted: Checked


Law = Callable[[Check], None]


def matches_end(check: Check) -> None:
    for seed in check.seeds:
        states = course(check.case, seed)
        check.counted.matches += 1
        laws.check_result(states[-1])
        record_laws.check_another_match(check.case, states[-1])


def nothing_gets_lost(check: Check) -> None:
    for seed in check.seeds:
        laws.check_conserved(check.case.facts, course(check.case, seed))


def choices_are_legal(check: Check) -> None:
    for seed in check.seeds:
        for state in positions(check.case, seed):
            check.counted.positions += 1
            laws.check_legal(state)
            laws.check_words(state, seed)
            refusals.check_action_numbers(state)
            record_laws.check_sealed_verbs(state, FastLuck(seed))


def copies_are_equal(check: Check) -> None:
    for seed in check.seeds:
        for state in positions(check.case, seed, FEW):
            laws.check_clone(state, seed, check.case.ahead)
            laws.check_same_future(state, seed, check.case.ahead)


def records_replay(check: Check) -> None:
    for seed in check.seeds:
        record_laws.check_replays(played(check.case, seed), check.case.game)
    for luck in ("fast", "sealed"):
        match = played(check.case, 0, BRIEFLY, luck)
        record_laws.check_replays_to_any_step(match.record, check.case.game)


def views_are_complete(check: Check) -> None:
    for seed in check.seeds:
        for state in positions(check.case, seed):
            view_laws.check_looking_changes_nothing(check.case, state)
            for viewer in check.case.viewers:
                view_laws.check_frame(check.case, state, viewer)
                laws.check_complete(check.case.facts, state, viewer, seed)
    match = played(check.case, 0, BRIEFLY)
    for viewer in check.case.viewers:
        view_laws.check_own_copy(partial(match.view, viewer))
        view_laws.check_own_copy(partial(match.news, viewer))


def news_is_secret(check: Check) -> None:
    for seed in check.seeds:
        news_laws.check_news(check.case, seed)
        news_laws.check_news_of_deals(check.case, seed)
        for state in course(check.case, seed):
            news_laws.check_news_of_choices(check.case, state, seed)
    news_laws.check_secret_choices(played(check.case, 0, BRIEFLY))


def views_are_secret(check: Check) -> None:
    facts, rng = check.case.facts, Random(str(check.case))
    for seed in check.seeds:
        for state in positions(check.case, seed):
            for viewer in check.case.viewers:
                check.counted.worlds += secrecy.check_secret(facts, state, viewer, rng)
        for state in positions(check.case, seed, FEW):
            for viewer in check.case.viewers:
                secrecy.check_playable(facts, state, viewer, rng, check.case.ahead)


def features_are_right(check: Check) -> None:
    feature_laws.check_fields(check.case)
    for seed in check.seeds:
        for state in positions(check.case, seed):
            for viewer in check.case.viewers:
                feature_laws.check_features(check.case, state, viewer)
        feature_laws.check_features_of_copies(check.case.brief, seed)
        feature_laws.check_touched_up(check.case.brief, seed)


def order_does_not_matter(check: Check) -> None:
    facts, found = check.case.facts, 0
    for seed in check.seeds:
        for state in course(check.case, seed):
            several = len(players_in(int(state.acting()))) > 1
            if several and found < SEALED_POSITIONS and facts.sealed(state):
                laws.check_any_order(state, found)
                found += 1


def bad_choices_are_refused(check: Check) -> None:
    for choices in (0, 1, BRIEFLY):
        match = played(check.case, choices, choices)
        refusals.check_nobody_may_choose(match)
        if not match.over:
            refusals.check_bad_choices(match)
            refusals.check_others_must_wait(match)
    refusals.check_finished(played(check.case, 0))


def programs_can_use_it(check: Check) -> None:
    for seed in check.seeds:
        part_laws.check_policy(check.spec, check.case.brief, seed)
    for choices in (0, BRIEFLY):
        match = played(check.case, 0, choices)
        part_laws.check_timeouts(check.spec, match)
        part_laws.check_presenter(check.spec, match)
        part_laws.check_hidden_parts(check.spec, match)
    match = played(check.case, 0)
    part_laws.check_recap(check.spec, match)
    part_laws.check_statistics(check.spec, match)


LAWS: dict[str, Law] = {
    "a match ends with a result for everyone, and another can follow": matches_end,
    "copies are equal and live on alone": copies_are_equal,  # all that follow make copies
    "nothing gets lost, and nothing appears": nothing_gets_lost,
    "offers are exactly the legal actions, in words": choices_are_legal,
    "a record replays to the same positions and news": records_replay,
    "a view holds all that its viewer may know": views_are_complete,
    "a view holds nothing that its viewer may not know": views_are_secret,
    "news tells nobody what their view hides": news_is_secret,
    "features are the numbers of the view": features_are_right,
    "sealed choices may come in any order": order_does_not_matter,
    "what is not offered is refused and changes nothing": bad_choices_are_refused,
    "bots, terminal and reports can use what the spec names": programs_can_use_it,
}
