"""What the sheets of a study say, as plain JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from funnymoney.arena.balance.estimates import (
    Estimate,
    Numbers,
    among_those,
    by_luck_alone,
    holm,
    marks_by_luck_alone,
    mean_of,
    most_by_skill,
    parts_of_variance,
    seats_differ,
    share_of,
    weights_of,
)
from funnymoney.arena.balance.sheet import MOMENTS, MOST_OPTIONS, Sheet
from funnymoney.arena.balance.study import Study
from funnymoney.arena.tournament import Row
from funnymoney.core.game import WIN
from funnymoney.core.marks import CARD, CHOICE, EVENT

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
CLASSES = (1, 2, 3, 5, 10, 20, 50, 100)  # the least of each, of words to choose
BEYOND = 10**9
TIMES = "how often: "  # begins the name of a measure that counts a choice or an event


def findings(study: Study, sheets: list[Sheet], rows: Sequence[Row]) -> dict[str, Any]:
    """Return everything that a report tells."""
    by_setting: list[list[Sheet]] = [[] for _ in study.settings()]
    for sheet in sheets:
        by_setting[sheet.setting].append(sheet)
    for each in by_setting:
        each.sort(key=lambda sheet: sheet.match)
    usual = by_setting[0]
    return {
        "game": study.game,
        "players": study.players,
        "bots": list(study.bots),
        "matches": study.matches,
        "seed": study.seed,
        "options": study.options,
        "fair_share": 1 / study.players,
        "faults": sum(len(sheet.faults) for sheet in sheets)
        + sum(len(row.result.faults) for row in rows),
        "settings": [
            {"name": setting.name, "option": setting.option} | one_setting(study, some)
            for setting, some in zip(study.settings(), by_setting, strict=True)
        ],
        "options_to_choose": options_to_choose(usual),
        "marks": marks_of(usual, study.seed),
        "money": money_over_time(usual),
        "effects": effects(study, by_setting),
        "variance": variance(study, rows),
    }


def shares(sheets: list[Sheet]) -> Numbers:
    return np.array([sheet.shares for sheet in sheets])


def scores(sheets: list[Sheet]) -> Numbers:
    return np.array([sheet.scores for sheet in sheets], dtype=np.float64)


def one_setting(study: Study, sheets: list[Sheet]) -> dict[str, Any]:
    won, had = shares(sheets), scores(sheets)
    return {
        "seats": [
            {
                "seat": seat,
                "share": share_of(won[:, seat]).told(),
                "score": mean_of(had[:, seat]).told(),
            }
            for seat in range(study.players)
        ],
        "seats_differ_p": seats_differ(won, study.seed),
        "score_quantiles": quantiles(had.ravel()),
        "scores": histogram(had.ravel()),
        "margin": mean_of(margins(sheets)).told(),
        "lengths": {
            "choices": length([sheet.choices for sheet in sheets]),
            "decisions": length([sheet.decisions for sheet in sheets]),
        },
    }


def margins(sheets: list[Sheet]) -> Numbers:
    """Return by how much the best was ahead of the next."""
    ordered = np.sort(scores(sheets), axis=1)
    return np.asarray(ordered[:, -1] - ordered[:, -2])


def length(values: list[int]) -> dict[str, Any]:
    many = np.array(values, dtype=np.float64)
    return mean_of(many).told() | {"quantiles": quantiles(many), "histogram": histogram(many)}


def quantiles(values: Numbers) -> list[float]:
    return [float(each) for each in np.quantile(values, QUANTILES)]


def histogram(values: Numbers) -> dict[str, list[float]]:
    counts, edges = np.histogram(values, bins=min(40, max(5, len(set(values)))))
    return {"counts": [float(each) for each in counts], "edges": [float(each) for each in edges]}


# ----------------------------------------------------------------------------- choosing


def options_to_choose(sheets: list[Sheet]) -> dict[str, Any]:
    """Return how many words there were to choose from, by choice."""
    total: Counter[int] = Counter()
    for sheet in sheets:
        total.update(sheet.options)
    open_ones = {words: times for words, times in total.items() if words > 1}
    decisions = sum(open_ones.values())
    logs = sum(times * float(np.log(words)) for words, times in open_ones.items())
    return {
        "forced": total[1],
        "decisions": decisions,
        "typical": float(np.exp(logs / decisions)) if decisions else 1.0,  # the geometric mean
        "cut": total[MOST_OPTIONS],  # choices with so many words or more, counted as so many
        "classes": [
            {
                "from": low,
                "to": high - 1 if high < BEYOND else None,
                "times": sum(total[words] for words in total if low <= words < high),
            }
            for low, high in pairwise((*CLASSES, BEYOND))
        ],
    }


def marks_of(sheets: list[Sheet], seed: int) -> list[dict[str, Any]]:
    """Return how often each thing happens, and how those fare to whom it does."""
    won = shares(sheets)
    names = sorted({name for sheet in sheets for name in sheet.marks})
    found, telling, weights = [], [], []
    for name in names:
        nothing = [0] * (won.shape[1] + 1)
        times = np.array([sheet.marks.get(name, nothing) for sheet in sheets], dtype=np.float64)
        with_it = times[:, :-1] > 0
        more = among_those(won, with_it)
        mark: dict[str, Any] = {
            "kind": name[0],
            "name": name[1],
            "matches": float((times.sum(axis=1) > 0).mean()),
            "times": mean_of(times.sum(axis=1)).told(),
            "wins_more": more.told() if more else None,
            "p": None,
            "stands": False,
        }
        found.append(mark)
        if more:
            telling.append(mark)
            weights.append(weights_of(with_it))
    if telling:
        judge(telling, marks_by_luck_alone(won, weights, seed))
    order = (CHOICE, EVENT, CARD)
    return sorted(found, key=lambda each: (order.index(each["kind"]), -each["times"]["mean"]))


def judge(found: list[dict[str, Any]], likely: Numbers) -> None:
    """Note of many findings how likely each is luck, and which stand all the same."""
    chances = [float(each) for each in likely]
    for each, p, stands in zip(found, chances, holm(chances), strict=True):
        each.update(p=p, stands=stands)


# -------------------------------------------------------------------------------- money


def money_over_time(sheets: list[Sheet]) -> dict[str, Any]:
    """Return what seats have as the match goes on, and how soon one knows who will win."""
    money = np.array([sheet.money for sheet in sheets], dtype=np.float64)
    won = shares(sheets)
    leads = money == money.max(axis=2, keepdims=True)
    right = (leads * won[:, None, :]).sum(axis=2) / leads.sum(axis=2)
    return {
        "done": [at / (MOMENTS - 1) for at in range(MOMENTS)],
        "seats": money.mean(axis=0).T.tolist(),
        "quantiles": np.quantile(money, QUANTILES, axis=(0, 2)).tolist(),
        "leader_wins": [share_of(right[:, at]).told() for at in range(MOMENTS)],
    }


# ------------------------------------------------------------------------------ options


def effects(study: Study, by_setting: list[list[Sheet]]) -> list[dict[str, Any]]:
    """Compare every setting with the usual one, deal by deal."""
    happens = sorted(
        {
            name
            for sheets in by_setting
            for sheet in sheets
            for name in sheet.marks
            if name[0] != CARD
        }
    )
    usual = measures(by_setting[0], happens)
    found: list[dict[str, Any]] = []
    changes: list[Numbers] = []
    for setting, sheets in zip(study.settings()[1:], by_setting[1:], strict=True):
        other = measures(sheets, happens)
        for name, before in usual.items():
            changes.append(other[name] - before)  # what the deals have in common falls out
            found.append(
                {"setting": setting.name, "measure": name}
                | {"before": float(before.mean()), "after": float(other[name].mean())}
                | {"change": mean_of(changes[-1]).told()}
            )
    if found:
        judge(found, by_luck_alone(np.stack(changes, axis=1), study.seed))
    return found


def measures(sheets: list[Sheet], happens: list[tuple[str, str]]) -> dict[str, Numbers]:
    """Return one number of every match, for each thing that an option may change."""
    had, won = scores(sheets), shares(sheets)
    half = np.array([sheet.money[MOMENTS // 2] for sheet in sheets], dtype=np.float64)
    leads = half == half.max(axis=1, keepdims=True)
    found = {
        "choices in a match": np.array([float(sheet.choices) for sheet in sheets]),
        "decisions in a match": np.array([float(sheet.decisions) for sheet in sheets]),
        "mean score": had.mean(axis=1),
        "spread of scores": had.std(axis=1),
        "lead of the best": margins(sheets),
        "who leads half way wins": (leads * won).sum(axis=1) / leads.sum(axis=1),
    }
    for seat in range(won.shape[1]):
        found[f"win share of seat {seat + 1}"] = won[:, seat]
    for name in happens:
        times = [float(sum(sheet.marks.get(name, ()))) for sheet in sheets]
        found[f"{TIMES}{name[0]}, {name[1]}"] = np.array(times)
    return found


# --------------------------------------------------------------------- chance and skill


def variance(study: Study, rows: Sequence[Row]) -> dict[str, Any] | None:
    """Return how much of the results is due to what; None if all bots are alike."""
    if not study.contest():
        return None
    contest = study.uneven()
    seatings = contest.seatings()
    won = np.zeros((contest.deals, len(seatings), study.players))
    had = np.zeros_like(won)
    for row in rows:
        won[row.deal, row.seating] = [part / int(WIN) for part in row.result.wins]
        had[row.deal, row.seating] = row.result.scores
    names = list(dict.fromkeys(study.bots))
    who = np.array([[names.index(study.bots[one]) for one in seating] for seating in seatings])
    return {
        "deals": contest.deals,
        "seatings": len(seatings),
        "bots": [
            {"bot": name, "share": bot_share(won, who == at).told()}
            for at, name in enumerate(names)
        ],
        "most_by_skill": most_by_skill(who),  # of the win; None: too many bots
        "win": told(parts_of_variance(won, who)),
        "score": told(parts_of_variance(had, who)),
    }


def bot_share(won: Numbers, sits: Any) -> Estimate:
    return share_of(won[:, sits].mean(axis=1))


def told(parts: dict[str, Estimate]) -> dict[str, Any]:
    return {name: part.told() for name, part in parts.items()}
