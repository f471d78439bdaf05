"""The page of a tournament: nothing is missing, cut off or taken for HTML."""

from __future__ import annotations

import re
import sys
from typing import Any
from xml.etree import ElementTree as Tree

import pytest

from funnymoney.arena.page import command, named, page


def bot(name: str, share: float, interval: list[float]) -> dict[str, Any]:
    return {
        "bot": name,
        "win_share": share,
        "ci95": interval,
        "mean_score": -1234.5,
        "rating": None,
        "rating_sigma": None,
    }


def summary(**other: Any) -> dict[str, Any]:
    told = {
        "game": "contraband",
        "players": 3,
        "options": {"baggage": 30, "open": True, "cards": [1, 2]},
        "seed": 7,
        "entrants": ["<b>", "greedy"],
        "seatings": 6,
        "deals": 2,
        "tables": 12,
        "fair_share": 1 / 3,
        "faults": 0,
        "bots": [bot("greedy", 0.6, [0.4, 0.8]), bot("<b>", 0.1, [0.0, 0.5])],
        "beats": [{"bot": "greedy", "other": "<b>", "rate": 0.9, "ci95": [0.7, 0.96]}],
    }
    return told | other


COURSE = {"greedy": [0.5, 0.6], "<b>": [0.2, 0.1]}


def test_the_page_says_what_was_played_and_how_to_play_it_again() -> None:
    told = page(summary(), COURSE)
    assert "Tables: 12 (deals: 2, seatings of each: 6); seed 7" in told
    assert command(summary()) == (
        "funnymoney tournament contraband --bots '<b>,greedy' --players 3 --matches 12 --seed 7 "
        "--option baggage=30 --option open=true --option cards=1,2"
    )


def test_the_verdict_names_those_who_may_be_as_good() -> None:
    assert "overlaps with that of &lt;b&gt;" in page(summary(), COURSE)
    apart = [bot("greedy", 0.6, [0.5, 0.8]), bot("<b>", 0.1, [0.0, 0.3])]
    assert "overlaps" not in page(summary(bots=apart), COURSE)


def test_names_are_never_taken_for_html() -> None:
    assert "<b>" not in page(summary(), COURSE)
    assert named("ismcts:5;depth=0") == "ismcts:5;<wbr>depth=0"
    assert named("a&b") == "a&amp;b"


def test_bots_that_failed_are_told_of() -> None:
    assert "failed" not in page(summary(), COURSE)
    assert "Bots failed 3 times" in page(summary(faults=3), COURSE)


def test_without_a_whole_deal_there_is_a_page_all_the_same() -> None:
    assert "No deal is complete yet" in page(summary(bots=[], beats=[], deals=0, tables=0), {})


def drawn(told: str) -> list[Tree.Element]:
    """Return the pictures of a page."""
    pytest.importorskip("matplotlib", reason="an optional extra")
    return [Tree.fromstring(each) for each in re.findall("<svg.*?</svg>", told, re.DOTALL)]  # noqa: S314


def test_pictures_are_sound_and_show_everybody() -> None:
    pictures = drawn(page(summary(), COURSE))
    assert len(pictures) == 2
    for picture in pictures:
        written = {each.text for each in picture.iter("{http://www.w3.org/2000/svg}text")}
        assert written >= {"greedy", "<b>"}


def test_pictures_take_their_colours_from_the_page() -> None:
    for picture in drawn(page(summary(), COURSE)):
        styles = " ".join(each.get("style", "") for each in picture.iter())
        assert "var(--c1)" in styles
        assert "var(--soft)" in styles
        assert not re.search("#[0-9a-f]{6}", styles)


def test_names_in_pictures_are_taken_as_they_are() -> None:
    bots = [bot("$x$", 0.6, [0.4, 0.8]), bot("_", 0.1, [0.0, 0.5])]
    told = page(summary(bots=bots), {"$x$": [0.6], "_": [0.1]})
    assert len(drawn(told)) == 2
    assert told.count(">$x$</text>") == 2
    assert told.count(">_</text>") == 2


def test_the_same_tournament_gives_the_same_page() -> None:
    assert page(summary(), COURSE) == page(summary(), COURSE)


def test_a_long_course_makes_no_large_page() -> None:
    course = {name: [(1 + at % 7) / 10 for at in range(20000)] for name in ("greedy", "<b>")}
    assert len(page(summary(deals=20000), course)) < 1_000_000


def test_without_matplotlib_a_page_says_why_there_are_no_pictures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    told = page(summary(), COURSE)
    assert "No pictures: matplotlib is missing" in told
    assert "<svg" not in told
    assert "How the shares have settled" not in told
