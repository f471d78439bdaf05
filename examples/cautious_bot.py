"""A bot in Python, and a match in which it plays against three random ones."""

from typing import Any

from funnymoney import Match, game_named, make_bot
from funnymoney.core.luck import FastLuck


class CautiousBot:
    """Tells the truth, believes everybody, throws away what is dearest."""

    def act(self, view: dict[str, Any]) -> list[Any]:
        offers = {offer["verb"]: offer for offer in view["choices"]}
        if "declare" in offers:
            return ["declare", *view["held"][:8]]
        if "throw" in offers:
            dutiable = [kind for [kind] in offers["throw"]["among"] if kind < 8]
            return ["throw", max(dutiable, default=offers["throw"]["among"][0][0])]
        return ["believe"] if "believe" in offers else ["accept"]

    def close(self) -> None:
        pass


def main() -> None:
    match = Match(game_named("contraband"), 4, luck="fast", seed="1")
    bots = [CautiousBot(), *[make_bot("random", FastLuck(seat)) for seat in (1, 2, 3)]]
    while not match.over:
        player = match.acting()[0]
        match.play(player, bots[player].act(match.view(player)))
    print("money of the cautious one:", match.state.returns()[0])


if __name__ == "__main__":
    main()
