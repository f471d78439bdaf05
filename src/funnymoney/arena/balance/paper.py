"""A report as one page that needs nothing else, on a screen, in the dark or on paper."""

from __future__ import annotations

import html
from typing import Any

from funnymoney.arena.balance import draw
from funnymoney.arena.balance.estimates import FEW
from funnymoney.arena.balance.findings import TIMES
from funnymoney.arena.balance.reading import command, reading
from funnymoney.arena.balance.sheet import MOST_OPTIONS
from funnymoney.arena.page import STYLE, between, named, table, with_interval
from funnymoney.games import game_named

Told = dict[str, Any]
MORE_STYLE = """
body { max-width: 46rem; }
th small { display: block; white-space: nowrap; font-size: .8rem; font-weight: normal; }
nav { columns: 2; margin: 1rem 0; } nav a { display: block; color: inherit; }
@media print { :root { color-scheme: light; --ink: #000; --paper: #fff; --soft: #444;
    --rule: #ccc; --c0: #8a4b1f; --c1: #1f6f8b; --c2: #57751c; --c3: #8b2f5c; --c4: #3d4a8f;
    --c5: #5f5f5f; }
  body { max-width: none; font-size: 10.5pt; } nav { display: none; }
  figure, tr, h2 { break-inside: avoid; } h2 { break-after: avoid; }
  .scroll { overflow: visible; } }
"""
STANDS = "● stands"
KINDS = {"choice": "Choices", "event": "What happens", "card": "Cards"}


def page(found: Told) -> str:
    """Return the whole page."""
    title = f"{game_named(found['game']).title}, {found['players']} players: balance"
    parts = [part for part in sections(found) if part[1]]
    body = "".join(f'<h2 id="s{at}">{name}</h2>{text}' for at, (name, text) in enumerate(parts))
    index = "".join(f'<a href="#s{at}">{name}</a>' for at, (name, _) in enumerate(parts))
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}'
        '</title><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}{MORE_STYLE}</style></head><body><h1>{html.escape(title)}</h1>"
        f'<p class="verdict">{verdict(found)}</p><p><small>{played(found)}</small></p>'
        f"<nav>{index}</nav>{body}</body></html>\n"
    )


def sections(found: Told) -> list[tuple[str, str]]:
    return [
        ("Seats", seats(found)),
        ("Scores", scores(found)),
        ("Length", length(found)),
        ("Choosing", choosing(found)),
        ("Chance and skill", chance_and_skill(found)),
        ("Money over time", money(found)),
        ("What matters", what_matters(found)),
        ("What options change", options(found)),
        ("How to read this", reading()),
        ("Do it again", f"<pre>{html.escape(command(found))}</pre>"),
    ]


def figure(picture: str, caption: str) -> str:
    if not picture:
        return ""
    return f"<figure>{picture}<figcaption>{caption}</figcaption></figure>"


# ------------------------------------------------------------------------------- the top


def verdict(found: Told) -> str:
    """Say in a sentence or two what a designer wants to know first."""
    usual = found["settings"][0]
    p = usual["seats_differ_p"]
    if p < 0.05:
        best = max(usual["seats"], key=lambda each: float(each["share"]["mean"]))
        told = (
            f"Seats differ ({likely(usual)}): seat {best['seat'] + 1} got "
            f"{best['share']['mean']:.3f} of the wins (95 %: {between(best['share']['ci95'])}), "
            f"where {found['fair_share']:.3f} is fair."
        )
    else:
        told = f"No seat is seen to be better than another ({likely(usual)})."
    if found["variance"]:
        told += f" {skill_and_deal(found['variance'])}"
    return told


def skill_and_deal(variance: Told) -> str:
    if variance["deals"] < FEW:
        return (
            f"There are too few deals ({variance['deals']}) to say what is chance and what skill."
        )
    skill, deal = variance["win"]["who plays"]["mean"], variance["win"]["the deal"]["mean"]
    most = variance["most_by_skill"]
    limit = "" if most is None else f", of {most:.1%} at most in these seatings,"
    return f"Of what decides the win, {skill:.1%} is who plays{limit} and {deal:.1%} the deal."


def what_most_is(variance: Told) -> str:
    """Say what the limit means, where one was told."""
    if variance["most_by_skill"] is None or variance["deals"] < FEW:
        return ""
    return " With a bot that always wins it would be that most."


def played(found: Told) -> str:
    settings = len(found["settings"])
    even = f"{found['matches']:,} matches of {html.escape(found['bots'][0])} in every seat"
    told = even + (f", in each of {settings} settings" if settings > 1 else "")
    if found["variance"]:
        told += (
            f"; {found['variance']['deals']:,} deals in {found['variance']['seatings']} seatings "
            f"of {html.escape(', '.join(found['bots']))}"
        )
    told += f"; seed {found['seed']}. The first seat always begins."
    if found["faults"]:
        told += f" Bots failed {found['faults']:,} times; random played on in their places."
    return told


# ------------------------------------------------------------------------------ sections


def seats(found: Told) -> str:
    usual, *others = found["settings"]
    rows = [
        [
            f"seat {each['seat'] + 1}",
            with_interval(each["share"]["mean"], each["share"]["ci95"]),
            whole(each["score"]),
        ]
        for each in usual["seats"]
    ]
    told = figure(draw.seats_picture(found), "Dashed: the fair share.")
    told += table(["seat", "win share", "score"], rows)
    told += (
        f"<p><small>That seats are alike and differ so much by luck: {likely(usual)}.</small></p>"
    )
    return told + (seats_elsewhere(others) if others else "")


def seats_elsewhere(settings: list[Told]) -> str:
    """The same for every other setting, a line each."""
    number = len(settings[0]["seats"])
    rows = [
        [
            html.escape(setting["name"]),
            *(with_interval(*unpacked(each["share"])) for each in setting["seats"]),
            likely(setting).removeprefix("p = "),
        ]
        for setting in settings
    ]
    return table(["win share", *(f"seat {seat + 1}" for seat in range(number)), "p"], rows)


def likely(setting: Told) -> str:
    p = setting["seats_differ_p"]
    return f"p = {p:.3f}" if p >= 0.001 else "p &lt; 0.001"


def whole(told: Told) -> str:
    low, high = told["ci95"]
    return f"{told['mean']:,.1f}<small>{low:,.1f}&ndash;{high:,.1f}</small>"


def scores(found: Told) -> str:
    usual = found["settings"][0]
    low, lower, middle, upper, high = usual["score_quantiles"]
    return (
        figure(draw.histogram_picture(usual["scores"], "score at the end"), "All seats together.")
        + f"<p>Half of all scores lie between {lower:,.0f} and {upper:,.0f} around {middle:,.0f}, "
        f"nine tenths between {low:,.0f} and {high:,.0f}. The best is ahead of the next by "
        f"{usual['margin']['mean']:,.1f} (95 %: {ends(usual['margin'])}) in the mean.</p>"
    )


def ends(told: Told) -> str:
    low, high = told["ci95"]
    return f"{low:,.1f}&ndash;{high:,.1f}"


def length(found: Told) -> str:
    lengths = found["settings"][0]["lengths"]
    rows = [
        [name, whole(told), *(f"{each:,.0f}" for each in told["quantiles"])]
        for name, told in lengths.items()
    ]
    head = ["in a match", "mean", "5 %", "25 %", "half", "75 %", "95 %"]
    picture = draw.histogram_picture(lengths["decisions"]["histogram"], "decisions in a match")
    return figure(picture, "Decisions: choices with two options or more.") + table(head, rows)


def choosing(found: Told) -> str:
    told = found["options_to_choose"]
    per_player = told["decisions"] / found["matches"] / found["players"]
    forced = told["forced"] / max(1, told["forced"] + told["decisions"])
    return (
        figure(draw.choosing_picture(found), "Words to choose from; beyond 100 none is counted.")
        + f"<p>A player decides {per_player:,.1f} times in a match, typically among "
        f"{options_told(told)}; {forced:.1%} of all choices are forced.</p>"
    )


def options_told(told: Told) -> str:
    if told["cut"]:
        return (
            f"at least {told['typical']:,.1f} options (geometric mean, in which {MOST_OPTIONS} "
            f"stands for {MOST_OPTIONS} or more)"
        )
    return f"{told['typical']:,.1f} options (geometric mean)"


def chance_and_skill(found: Told) -> str:
    told = found["variance"]
    if not told:
        return "<p>All bots are alike. Name a weaker or a stronger one, too, to see this.</p>"
    rows = [
        [part, *(percent(told[what][part]) for what in ("win", "score"))] for part in told["win"]
    ]
    bots = [[named(each["bot"]), with_interval(*unpacked(each["share"]))] for each in told["bots"]]
    return (
        figure(draw.variance_picture(found), "To what the share of the win and the score are due.")
        + table(["due to", "of the win", "of the score"], rows)
        + f"<p>{skill_and_deal(told)}{what_most_is(told)}</p>"
        + table(["bot", "win share"], bots)
    )


def percent(told: Told) -> str:
    low, high = told["ci95"]
    if (low, high) == (0.0, 1.0):
        return f"{told['mean']:.1%}<small>too few deals</small>"
    return f"{told['mean']:.1%}<small>{low:.1%}&ndash;{high:.1%}</small>"


def unpacked(told: Told) -> tuple[float, list[float]]:
    return told["mean"], told["ci95"]


def money(found: Told) -> str:
    half = found["money"]["leader_wins"][len(found["money"]["done"]) // 2]
    return (
        figure(
            draw.money_picture(found),
            "Lines: means of seats. Grey: the middle half of all, and nine tenths of them.",
        )
        + figure(draw.leader_picture(found), "How often who leads will win. Dashed: fair share.")
        + f"<p>Who leads half way wins {half['mean']:.0%} of the matches "
        f"(95 %: {half['ci95'][0]:.0%}&ndash;{half['ci95'][1]:.0%}).</p>"
    )


def what_matters(found: Told) -> str:
    picture = figure(
        draw.marks_picture(found),
        "Share of the win of those who did or had it, less that of others at the same table. "
        "Only what stands. It need not be a cause: the rich can afford more.",
    )
    parts = [picture]
    for kind, title in KINDS.items():
        rows = [mark_row(each) for each in found["marks"] if each["kind"] == kind]
        if rows:
            head = [title, "of matches", "times a match", "more of the win"]
            parts.append(table(head, rows))
    return "".join(parts)


def mark_row(each: Told) -> list[str]:
    more = each["wins_more"]
    return [
        html.escape(each["name"]) + (f"<small>{STANDS}</small>" if each["stands"] else ""),
        f"{each['matches']:.1%}",
        f"{each['times']['mean']:,.2f}",
        signed(more) if more else "",
    ]


def signed(told: Told, form: str = "+.3f") -> str:
    low, high = told["ci95"]
    return f"{told['mean']:{form}}<small>{low:{form}} to {high:{form}}</small>"


def options(found: Told) -> str:
    if not found["effects"]:
        return ""
    settings = [each["name"] for each in found["settings"][1:]]
    parts = [
        figure(
            draw.effects_picture(found),
            "Changes on the same deals, in hundredths of what is usual, with 95 % intervals.",
        )
    ]
    for setting in settings:
        mine = [each for each in found["effects"] if each["setting"] == setting and shown(each)]
        rows = [
            [
                each["measure"],
                f"{each['before']:,.3f}",
                f"{each['after']:,.3f}",
                signed(each["change"], "+,.3f"),
                STANDS if each["stands"] else "",
            ]
            for each in mine
        ]
        head = [html.escape(setting), "usual", "then", "change", ""]
        parts.append(table(head, rows))
    return "".join(parts)


def shown(effect: Told) -> bool:
    """Of how often things happen only what stands is shown; `report.json` has all."""
    return bool(effect["stands"]) or not effect["measure"].startswith(TIMES)
