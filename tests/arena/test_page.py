"""The page of a tournament: nothing is missing, cut off or taken for HTML."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as Tree

from funnymoney.arena.page import command, named, page
from funnymoney.arena.pictures import MOST_POINTS, course_picture, scale_for, shares_picture


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
    assert "12 tables: 2 deals, each in all 6 seatings; seed 7" in told
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


def test_pictures_are_sound_and_show_everybody() -> None:
    shares = Tree.fromstring(shares_picture(summary()))  # noqa: S314  our own
    course = Tree.fromstring(course_picture(summary(), COURSE))  # noqa: S314
    assert len(shares.findall(".//circle")) == 2
    assert len(course.findall(".//polyline")) == 2


def test_a_long_course_is_drawn_with_as_many_points_as_can_be_told_apart() -> None:
    drawn = course_picture(summary(deals=5000), {name: [0.5] * 5000 for name in ("greedy", "<b>")})
    line = Tree.fromstring(drawn).find(".//polyline")  # noqa: S314
    assert line is not None
    assert len(line.attrib["points"].split()) == MOST_POINTS + 1


def test_the_scale_has_room_for_everything() -> None:
    assert scale_for(0.3, 0, 100).top == 0.4
    assert scale_for(1.0, 0, 100).at(1.0) == 100
    assert scale_for(0.55, 0, 100).ticks() == [0, 0.2, 0.4, 0.6]
