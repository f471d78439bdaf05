"""CFR on tiny Contraband, through OpenSpiel: exploitability falls."""

from __future__ import annotations

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make setup-full")

from examples.learn import cfr
from funnymoney.games import game_named
from funnymoney.lab.judge import nash_conv, uniform
from funnymoney.lab.tree import write_out

pytestmark = pytest.mark.full


def of_random_play(baggage: int) -> float:
    """NashConv of those who choose at random, by our own judge."""
    options = {"edition": "tiny", "baggage": baggage}
    tree = write_out(game_named("contraband"), 3, options)
    return float(nash_conv(tree, uniform(tree)))


def test_cfr_comes_near_to_where_nobody_gains(capsys: pytest.CaptureFixture[str]) -> None:
    found = cfr.main(["--iterations", "12", "--times", "3"])
    assert [done for done, _ in found] == [4, 8, 12]
    first, second, third = (gained for _, gained in found)
    assert of_random_play(1) / 5 > first > second > third > 0
    assert third < 0.02
    assert f"after 12 iterations: NashConv {third:.4f}" in capsys.readouterr().out


def test_sampling_makes_the_whole_tiny_edition_less_exploitable() -> None:
    asked = ["--baggage", "2", "--solver", "sampling", "--iterations", "200", "--times", "1"]
    [(done, gained)] = cfr.main(asked)
    assert done == 200
    assert 0 < gained < of_random_play(2) / 2
