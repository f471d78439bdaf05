"""A trial deal: options are good if a match can be dealt, shown and played a little with them.

The rules check their own options and boards. The trial is the safety net behind that: it runs
before anything is stored, so that no table exists at which the deal would fail.
"""

from __future__ import annotations

import logging
from functools import lru_cache

import msgspec

from funnymoney.bots.random import RandomBot
from funnymoney.core.errors import BadOption, BadPlayers, FunnyMoneyError
from funnymoney.core.game import Game, Options
from funnymoney.core.luck import FastLuck
from funnymoney.core.match import Match
from funnymoney.games import game_named
from funnymoney.server.ops.logs import fault, log_event
from funnymoney.server.protocol.messages import WRITER
from funnymoney.server.table.option_shape import check_shape
from funnymoney.server.table.table import show_to_all

logger = logging.getLogger(__name__)

TRIAL_SEED = "24"  # any: nothing of a trial is shown to anybody
TRIAL_STEPS = 24  # every choice takes about 0.05 ms
MAX_REMEMBERED = 256  # different options known to be good, of at most 8 kB each


def check_dealable(game: type[Game], players: int, given: Options) -> Options:
    """Return the complete options of a match that can be dealt, or raise BadOption, BadPlayers."""
    check_shape(given)
    settled = game.settle(players, given)
    check_shape(settled)  # this is what is stored, and checked again when the server starts
    try:
        deal_trial(game.name, players, WRITER.encode(settled))
    except (BadOption, BadPlayers):
        raise
    except Exception as error:  # noqa: BLE001  whatever the rules did not expect of these options
        log_event(logger, logging.WARNING, "trial_deal_failed", game=game.name, **fault(error))
        raise BadOption(
            f"no match of {game.name} can be dealt with these options: "
            "GET /api/games tells what each of them takes"
        ) from None
    return settled


def is_dealable(game: type[Game], players: int, given: Options) -> bool:
    try:
        check_dealable(game, players, given)
    except FunnyMoneyError:
        return False
    return True


@lru_cache(MAX_REMEMBERED)
def deal_trial(name: str, players: int, options: bytes) -> None:
    """Deal a match, show it to everybody, and play some choices; raise whatever goes wrong.

    What went well is remembered: most tables have the same options.
    """
    match = Match(game_named(name), players, msgspec.json.decode(options), "fast", TRIAL_SEED)
    show_to_all(match)
    bot = RandomBot(FastLuck(int(TRIAL_SEED)))
    for _ in range(TRIAL_STEPS):
        if match.over:
            break
        player = match.asked_first()
        match.play(player, bot.act(match.view(player)))
    show_to_all(match)
