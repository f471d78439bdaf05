"""`check_game` passes a sound game, and says of a faulty one which law is broken."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from funnymoney.core.actions import Actions
from funnymoney.core.game import Game, Offer, View
from funnymoney.core.luck import Luck
from funnymoney.core.policy import Policy
from funnymoney.core.spec import GameSpec, TimeoutVerbs
from funnymoney.core.told import Told
from funnymoney.testing import Checked, check_game
from funnymoney.testing.every_law import LAWS
from tests.laws import toy_secrets
from tests.laws.toy import Fists


def check(spec: GameSpec) -> Checked:
    return check_game(
        spec,
        toy_secrets.scramble,
        reveals=toy_secrets.reveals,
        knowledge=toy_secrets.knowledge,
        inventory=toy_secrets.inventory,
        check_position=toy_secrets.check_position,
        seeds=1,
    )


def test_a_sound_game_passes_and_is_told_how_much_was_looked_at() -> None:
    checked = check(GameSpec(rules=Fists))
    assert checked.matches == 2 * len(Fists.seats)  # tips or not, for every number of players
    assert checked.positions > checked.matches
    assert checked.worlds > checked.positions


def test_without_a_scramble_the_game_s_own_redeal_makes_other_worlds() -> None:
    assert check_game(GameSpec(rules=Fists), seeds=1).worlds > 50


def test_no_test_framework_is_needed_nor_anything_but_the_core() -> None:
    script = (
        "import sys; before = set(sys.modules); import funnymoney.testing; "
        "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before} "
        "- sys.stdlib_module_names))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    ours = {name for name in done.stdout.split() if not name.endswith("__mypyc")}
    assert ours <= {"funnymoney", "librt", "mypy_extensions"}


def test_nothing_passes_where_asserts_are_skipped() -> None:
    script = "from funnymoney.testing import check_game; check_game(None)"
    done = subprocess.run(
        [sys.executable, "-O", "-c", script], capture_output=True, text=True, check=False
    )
    assert "skips every assert" in done.stderr


# ------------------------------------------------------------------------------- faults


class Endless(Fists):
    def acting(self) -> i64:
        return super().acting() or 1


class Unshared(Fists):
    def wins(self, out: vec[i64]) -> None:
        for player in range(len(self.scores)):
            out[player] = 0


class Minting(Fists):
    def open_fists(self, luck: Luck, told: Told) -> None:
        super().open_fists(luck, told)
        self.scores[0] += 1


class Narrow(Fists):
    def offers(self, player: i64) -> list[Offer]:
        offers = super().offers(player)
        return [{**each, "each": [2]} if each["verb"] == "stake" else each for each in offers]


class Openly(Fists):
    def is_sealed(self, player: i64, action: i64) -> bool:
        return False


class Sharing(Fists):
    def clone(self) -> Fists:
        copy = super().clone()
        copy.scores = self.scores
        return copy


class Forgetful(Fists):
    """Remembers something outside of its positions."""

    starts = 0

    def name_leader(self, luck: Luck, told: Told) -> None:
        super().name_leader(luck, told)
        Forgetful.starts += 1
        self.leader = Forgetful.starts % len(self.scores)


class Shouting(Fists):
    def name_leader(self, luck: Luck, told: Told) -> None:
        super().name_leader(luck, told)
        told.all("tip", self.tip)


class Lending(Fists):
    def view(self, player: int | None) -> View:
        return {**super().view(player), "scores": self.scores}


class Silent(Fists):
    def view(self, player: int | None) -> View:
        return {**super().view(player), "tip": None}


class Unframed(Fists):
    def view(self, player: int | None) -> View:
        seen = super().view(player)
        del seen["acting"]
        return seen


class Leaking(Fists):
    def view(self, player: int | None) -> View:
        return {**super().view(player), "coins": self.coins[:]}


class Lazy(Fists):
    def redeal(self, player: i64, luck: Luck) -> None:
        """Leave everything as it truly is."""


class Writing(Fists):
    def features(self, player: i64, out: vec[i32], at: i64) -> None:
        super().features(player, out, at)
        out[at] = 99


class Hasty(Fists):
    """Who closes their fist last is paid."""

    def apply(self, player: i64, action: i64, luck: Luck, told: Told) -> bool:
        before = self.round
        midway = super().apply(player, action, luck, told)
        self.scores[player] += self.round - before
        self.bank -= self.round - before
        return midway


class Cheating(Policy):
    def choose(self, state: Game, player: i64, legal: Actions, luck: Luck) -> i64:
        return 99


ENDS, COPIES, CONSERVED, OFFERS, RECORDS, COMPLETE, SECRET, NEWS, FEATURES, ORDER, _, USED = LAWS
FAULTS: dict[str, tuple[GameSpec, str]] = {
    "matches do not end": (GameSpec(rules=Endless), ENDS),
    "nobody wins": (GameSpec(rules=Unshared), ENDS),
    "money appears": (GameSpec(rules=Minting), CONSERVED),
    "offers are too narrow": (GameSpec(rules=Narrow), OFFERS),
    "a secret verb is not sealed": (GameSpec(rules=Openly), OFFERS),
    "copies share their scores": (GameSpec(rules=Sharing), COPIES),
    "something is remembered outside": (GameSpec(rules=Forgetful), ENDS),
    "a secret tip is told to all": (GameSpec(rules=Shouting), NEWS),
    "a view shares a list": (GameSpec(rules=Lending), COMPLETE),
    "a view leaves out the tip": (GameSpec(rules=Silent), COMPLETE),
    "a view does not say who acts": (GameSpec(rules=Unframed), COMPLETE),
    "a view shows others' coins": (GameSpec(rules=Leaking), COMPLETE),
    "nothing is dealt anew": (GameSpec(rules=Lazy), SECRET),
    "features differ from the view": (GameSpec(rules=Writing), FEATURES),
    "the order of sealed choices matters": (GameSpec(rules=Hasty), ORDER),
    "the policy cheats": (GameSpec(rules=Fists, policy=Cheating), USED),
    "no such recap": (GameSpec(rules=Fists, recap="funnymoney.core.plain:Nothing"), "loaded"),
    "no such locale": (GameSpec(rules=Fists, locale="tests"), "loaded"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found_by_its_law(fault: str) -> None:
    spec, law = FAULTS[fault]
    with pytest.raises((AssertionError, AttributeError)) as caught:
        check(spec)
    assert law in "".join(caught.value.__notes__)


def test_a_scramble_that_changes_nothing_is_found() -> None:
    def nothing(state: Game, player: int | None, rng: Random) -> Game | None:
        return None

    with pytest.raises(AssertionError, match="never found another world"):
        check_game(GameSpec(rules=Fists), nothing, seeds=1)


def test_a_scramble_that_changes_what_is_known_is_found() -> None:
    def too_much(state: Any, player: int | None, rng: Random) -> Game | None:
        world: Fists = state.clone()
        world.leader = (world.leader + 1) % len(world.scores)
        return world

    with pytest.raises(AssertionError) as caught:
        check_game(GameSpec(rules=Fists), too_much, seeds=1)
    assert SECRET in "".join(caught.value.__notes__)


def test_a_timeout_that_does_not_fit_is_no_trouble() -> None:
    """Verbs that are not offered are passed over."""
    timeout = TimeoutVerbs(forced=("resign",), gentlest=("resign", "fist"))
    check_game(GameSpec(rules=Fists, timeout=timeout), seeds=1)
