"""What is answered for a person without asking: a hand that is down, and standing answers."""

from __future__ import annotations

from typing import Any

from funnymoney.cli.understand import Unclear, understand
from funnymoney.core.game import Word
from funnymoney.core.teller import Teller
from funnymoney.core.words import every

View = dict[str, Any]

HAND_UP = "your hand is up: you are asked whenever you may do something"
HAND_DOWN = "your hand is down: you are not asked what you need not answer"


class Habits:
    """One person's wishes about being asked; none of it is saved with a match.

    Where a view has `unraised`, that is what a seat answers by itself while its hand is down.
    """

    def __init__(self) -> None:
        self.hand_up = False
        self.always: list[str] = []

    def answer(self, view: View) -> Word | None:
        """Return what to answer without asking, or None to ask."""
        unraised: Word | None = view.get("unraised")
        if unraised is not None and not self.hand_up:
            return unraised
        for verb in self.always:
            word = only_word(verb, view)
            if word is not None:
                return word
        return None

    def turn_hand(self) -> str:
        """Raise the hand or lower it, and say which."""
        self.hand_up = not self.hand_up
        return HAND_UP if self.hand_up else HAND_DOWN

    def stand_by(self, text: str, view: View, teller: Teller) -> Word:
        """Answer so from now on; return the answer for now."""
        word = understand(text, view, teller)
        if only_word(str(word[0]), view) != word:
            raise Unclear("always goes with an answer that can be given in one way only")
        self.always.append(str(word[0]))
        return word

    def ask_again(self) -> str:
        """Forget the standing answers, and say which they were."""
        was, self.always = self.always, []
        return f"you are asked again: no more always {', '.join(was)}" if was else "you are"


def only_word(verb: str, view: View) -> Word | None:
    """Return the only word there is of a verb, if there is only one."""
    offers = [offer for offer in view["choices"] if offer["verb"] == verb]
    if any("each" in offer for offer in offers):
        return None
    words = list(every(offers))
    return words[0] if len(words) == 1 else None
