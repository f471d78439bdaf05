"""Policy: sensible play at a glance, for greedy bots and for what a search imagines."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from funnymoney.core.actions import Actions
from funnymoney.core.game import Game
from funnymoney.core.luck import Luck


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses one step after the other, quickly; this one takes any, each as likely.

    It is shown a position with everything in it, but what the player cannot know there was
    imagined: looking at it would be of no use, and is not done.
    """

    def choose(self, state: Game, player: i64, legal: Actions, luck: Luck) -> i64:
        """Return the action to take; `legal` has this player's, two at least."""
        return legal.at(luck.below(legal.count))

    def explore(self, state: Game, player: i64, legal: Actions, luck: Luck) -> i64:
        """Return an action that a search may try: anything that is not senseless."""
        return legal.at(luck.below(legal.count))

    def propose(self, state: Game, player: i64, legal: Actions, luck: Luck) -> i64:
        """Return the next action of something to offer others that nobody has asked for.

        -1 at the first step: there is nothing.
        """
        return -1

    def is_idle(self, state: Game, player: i64, legal: Actions) -> bool:
        """Whether a choice is not worth a thought; `legal` has this player's, two at least."""
        return False

    def horizon(self) -> i64:
        """Return after how many steps a rollout may be judged as it stands; 0: not at all."""
        return 0

    def is_quiet(self, state: Game) -> bool:
        """Whether a match may be judged here: not while something hangs in the air."""
        return True

    def estimate(self, state: Game, player: i64) -> i64:
        """Return what a player's score will be about, at the end of a match that still goes on."""
        return state.returns()[player]

    def reweight(self, state: Game, viewer: i64, luck: Luck) -> None:
        """Make a world that was imagined for a viewer likelier, by what others did in it.

        The rules imagine as if any secret choice were as likely; who knows how people play
        knows better.
        """
