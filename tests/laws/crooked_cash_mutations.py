"""Faults planted in Crooked Cash, each with the law that should find it; see mutations.py."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from funnymoney.core.game import Game
from funnymoney.core.luck import FastLuck, Luck
from funnymoney.core.told import SILENT, Told, listed
from funnymoney.core.views import listed_counts
from funnymoney.games.crooked_cash.knowledge import features, redeal, view
from funnymoney.games.crooked_cash.money import bank, certainty, purse
from funnymoney.games.crooked_cash.money.certainty import LEAST_FALSE, LEAST_TRUE, about
from funnymoney.games.crooked_cash.money.purse import ROW
from funnymoney.games.crooked_cash.numbers import KINDS, KNOWN_FALSE, KNOWN_TRUE, VALUES
from funnymoney.games.crooked_cash.procedures import movement, payment
from funnymoney.games.crooked_cash.procedures.building import Build
from funnymoney.games.crooked_cash.procedures.decoder import Window
from funnymoney.games.crooked_cash.procedures.payment import Payment
from funnymoney.games.crooked_cash.procedures.trade import Trade
from funnymoney.games.crooked_cash.property import deeds, held_cards
from funnymoney.games.crooked_cash.rules import CrookedCash
from funnymoney.games.crooked_cash.state import EVERYTHING
from funnymoney.testing import feature_laws, laws, secrecy
from funnymoney.testing.matches import Case, course
from tests.games.crooked_cash_scenes import with_known_note
from tests.games.crooked_cash_table import SPACES, Table, bundle, terms
from tests.laws import crooked_cash_windows, test_crooked_cash_money, test_crooked_cash_redeal
from tests.laws.cases import CASES
from tests.laws.crooked_cash_notes import false_of, of_player
from tests.laws.crooked_cash_secrets import LONG, scene
from tests.laws.planting import Fault, added, replaced

OURS = {str(case): case for case in CASES if case.game is CrookedCash}
FEW = [OURS["crooked_cash-2-extra0"], OURS["crooked_cash-3-default"]]
EACH = 1  # positions of a scene

# ---------------------------------------------------------------- the laws, briefly


def scenes(case: Case, seed: int, each: int = EACH) -> Iterator[Game]:
    """Yield a few positions of every scene of a match."""
    seen: dict[object, int] = {}
    for state in course(case, seed):
        kind = scene(state)
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= each:
            yield state


def secret() -> None:
    rng = Random(0)
    for case in FEW:
        for seed in range(2):
            for state in scenes(case, seed):
                for viewer in case.viewers:
                    secrecy.check_secret(case.facts, state, viewer, rng)


def complete() -> None:
    for case in FEW:
        for seed in range(2):
            for state in scenes(case, seed, 2):
                for viewer in case.viewers:
                    laws.check_complete(case.facts, state, viewer, seed)


def touched_up() -> None:
    for case in FEW:
        feature_laws.check_touched_up(case.brief, 0)


def conserved() -> None:
    for seed in range(3):
        for case in FEW:
            laws.check_conserved(case.facts, course(case, seed))


def sound() -> None:
    test_crooked_cash_money.test_who_watches_a_payment_stays_as_sure_as_he_can_be_and_no_surer()


def fair() -> None:
    for name in (
        "a fresh deal",
        "marks that must be there",
        "a rival with marks of both kinds",
        "a spectator and marked notes on the table",
        "one who is sure of a rival",
    ):
        test_crooked_cash_redeal.check_redeal(name, draws=3_000)


def windows() -> None:
    for name in crooked_cash_windows.SCENES:
        crooked_cash_windows.check_hidden(name, range(10))


def unnoticed() -> None:
    for name in crooked_cash_windows.SCENES:
        crooked_cash_windows.check_unnoticed(name, range(10))


def any_order() -> None:
    crooked_cash_windows.check_any_order("notes are shown", range(20))


def clones() -> None:
    for case in FEW:
        for state in scenes(case, 1):
            laws.check_clone(state, 0, LONG.ahead)


def half_an_offer() -> None:
    """Somebody has named the first note of an offer."""
    table = Table()
    state = table.state
    steps = state.steps(0, ["offer", 1, *terms(give=[1, 0, 0, 0, 0])])
    for action in steps[:-1]:
        state.apply(0, action, FastLuck(0), SILENT)
    for seed in range(8):
        laws.check_clone(state, seed, LONG.ahead)


def marked() -> None:
    """Somebody pays with a note that he knows to be false, and is caught."""
    table = with_known_note(1).offers(0, 1, give=[0, 0, 1, 0, 0]).chooses("accept")
    table.chooses("pay", *bundle(false=[0, 0, 1, 0, 0])).checks({2: 0})
    FEW[0].facts.check_position(table.state)


def bankrupt() -> None:
    """Somebody with green chips cannot pay the rent, and has nothing to sell."""
    table = Table().has(0).owns(1, 2).lands(SPACES[2]).chooses("demand").says(0, "give_up")
    assert table.seen("bankrupt") == [0]
    FEW[0].facts.check_position(table.state)


def numbers() -> None:
    for case in FEW:
        for state in scenes(case, 0, 1):
            feature_laws.check_features(case, state, 0)


# ---------------------------------------------------------------------------- views and news


show_notes = added("hands", lambda state: listed_counts(state.hand))
show_marks = added("plain", lambda state: listed_counts(state.plain))
show_piles = added("piles", lambda state: listed(state.pile))
show_certainty = added("all_sure", lambda state: listed_counts(state.sure))
forget_own_marks = replaced(
    "mine", lambda state: {"plain": [0] * 5, "true": [0] * 5, "false": [0] * 5}
)
forget_bounds = replaced("marks", lambda state: [[[0] * 4] * 5] * int(state.box.players))


def forget_private(real: Any, state: CrookedCash, player: int | None) -> dict[str, object]:
    """A player is told no more than everybody is sure of."""
    seen: dict[str, object] = real(state, player)
    return {**seen, "sure": seen["public"]}


def tell_everything(real: Any, matter: Any, viewer: int) -> dict[str, Any]:
    """A matter keeps no secrets."""
    return {**real(matter, viewer), **real(matter, EVERYTHING)}


def tell_the_last(real: Any, build: Build, viewer: int) -> dict[str, Any]:
    facts: dict[str, Any] = real(build, viewer)
    return {**facts, "waits": int(build.waiting)}


def name_who_waits(real: Any, state: CrookedCash) -> int:
    """Views say who has still to answer."""
    return int(state.acting())


def show_looks(real: Any, note: int, own: bool) -> Any:
    return real(note, True)


def say_how_many(real: Any, matter: Payment, game: CrookedCash, luck: Luck, told: Told) -> None:
    real(matter, game, luck, told)
    told.all("marked", sum(note & 3 == KNOWN_FALSE for note in matter.notes))


def say_who_answers(
    real: Any, window: Window, game: CrookedCash, player: int, action: int, luck: Luck, told: Told
) -> bool:
    told.all("answers", player)
    return bool(real(window, game, player, action, luck, told))


def check_only_false(real: Any, window: Window, game: CrookedCash, player: int, out: Any) -> None:
    """What may be checked gives away what is worth it."""
    real(window, game, player, out)
    beneath = game.stack[-2]
    if isinstance(beneath, Payment):
        notes = [int(note) for note in beneath.notes][int(beneath.part) :]
        kept = [out[0], *(out[1 + at] for at, note in enumerate(notes) if note & 1)]
        out.clear()
        for action in kept:
            out.add(action)


def ask_about_false(real: Any, game: CrookedCash, owner: int, things: int) -> bool:
    """A window is opened only if there is something to be found."""
    top = game.top()
    if isinstance(top, Payment) and not any(note & 1 for note in top.notes):
        return False
    return bool(real(game, owner, things))


def count_true_only(real: Any, state: CrookedCash, player: int) -> int:
    """CC-55 broken before the end: false money counts less."""
    false = [false_of(of_player(state, int(player), value)) for value in range(int(VALUES))]
    return int(real(state, player)) - 10 * sum(false)


# -------------------------------------------------------------------------------- imagination


def do_nothing(real: Any, *rest: Any) -> None:
    pass


def keep_true_marks(real: Any, game: CrookedCash, holder: int, value: int, *rest: Any) -> None:
    """A rival's marks are imagined as they are."""
    before = listed_counts(game.hand)
    real(game, holder, value, *rest)
    at = (holder * VALUES + value) * KINDS
    out = rest[-2]
    out[0] = min(before[at + KNOWN_FALSE], game.marks[at + 1])


def imagine_no_marks(real: Any, *rest: Any) -> None:
    pass  # the two numbers stay nought


def as_a_spectator(real: Any, game: CrookedCash, viewer: int) -> int:
    return int(game.box.players)


def most_marks(real: Any, least: int, most: int, luck: Luck) -> int:
    return max(least, most)


def false_on_top(real: Any, game: CrookedCash, value: int, *rest: Any) -> int:
    left = int(real(game, value, *rest))
    words = [int(word) for word in game.pile][value * int(game.deep) : (value + 1) * int(game.deep)]
    game.pile[value * game.deep] = (1 << sum(map(int.bit_count, words))) - 1
    return left


# ------------------------------------------------------------------------------- conservation


def lose_fifties(real: Any, game: CrookedCash, value: int, false: int) -> None:
    if value != 2:
        real(game, value, false)


def launder(real: Any, game: CrookedCash, value: int, false: int) -> None:
    real(game, value, 0)


def lose_hotel(real: Any, game: CrookedCash, street: int) -> None:
    real(game, street)
    game.hotels_left -= 1


def burn_card(real: Any, game: CrookedCash, card: int) -> None:
    if card % 2 == 0:
        real(game, card)


def burn_chest(real: Any, game: CrookedCash, player: int, card: int) -> None:
    game.chest[player] &= ~(1 << card)


def three_chips(real: Any, game: CrookedCash, player: int, told: Told) -> None:
    real(game, player, told)
    game.chips[player] += 1


def print_nothing(real: Any, game: CrookedCash, player: int, amount: int, told: Told) -> None:
    """CC-A8 broken: new notes are not written down."""
    before = listed(game.printed)
    real(game, player, amount, told)
    for value, count in enumerate(before):
        game.printed[value] = count


def keep_chips(real: Any, game: CrookedCash, player: int, *rest: Any) -> int:
    """CC-B14 broken: a bankrupt keeps his chips."""
    chips = int(game.chips[player])
    card = int(real(game, player, *rest))
    game.chips[player] = chips
    return card


def miscount(real: Any, game: CrookedCash, payer: int, checker: int, note: int) -> None:
    """The worth of a note that was taken away is not added up."""
    real(game, payer, checker, note)
    game.cash[checker] -= 10 if note // ROW == 0 else 0


def spend_false_as_true(real: Any, game: CrookedCash, payer: int, checker: int, note: int) -> None:
    """CC-20 broken: the checker's mark says that the note is true."""
    real(game, payer, checker, note)
    at = (checker * VALUES + note // ROW) * KINDS
    game.hand[at + KNOWN_FALSE] -= 1
    game.hand[at + KNOWN_TRUE] += 1


# ----------------------------------------------------------------------------------- knowledge


def stay_sure(
    real: Any, game: CrookedCash, viewer: int, payer: int, payee: int, value: int, *rest: Any
) -> None:
    """CC-A2 broken: notes leave, and what is sure of the payer stays."""
    at = about(game, viewer, payer, value)
    before = int(game.sure[at])
    real(game, viewer, payer, payee, value, *rest)
    game.sure[at] = before


def gain_too_much(
    real: Any, game: CrookedCash, viewer: int, payer: int, payee: int, value: int, *rest: Any
) -> None:
    """CC-A2 broken: all that was sure of the payer is now sure of the payee."""
    false = int(game.sure[about(game, viewer, payer, value)])
    real(game, viewer, payer, payee, value, *rest)
    if payee >= 0:
        game.sure[about(game, viewer, payee, value)] += false


def lose_too_much(
    real: Any, game: CrookedCash, viewer: int, payer: int, payee: int, value: int, *rest: Any
) -> None:
    """CC-A2 broken: one note leaves, and nothing is sure of the payer any more."""
    real(game, viewer, payer, payee, value, *rest)
    game.sure[about(game, viewer, payer, value)] = 0


def keep_marks(
    real: Any, game: CrookedCash, payer: int, payee: int, value: int, parcel: Any
) -> None:
    """Everybody goes on to believe in a mark whose note may have been paid."""
    at = (payer * VALUES + value) * 4
    before = int(game.marks[at + LEAST_FALSE])
    real(game, payer, payee, value, parcel)
    game.marks[at + LEAST_FALSE] = before


def watch_marks(
    real: Any, game: CrookedCash, payer: int, payee: int, value: int, parcel: Any
) -> None:
    """Everybody notices whether a marked note was among those paid."""
    at = (payer * VALUES + value) * 4
    before = int(game.marks[at + LEAST_TRUE])
    real(game, payer, payee, value, parcel)
    game.marks[at + LEAST_TRUE] = before - min(before, int(parcel[2]) + int(parcel[5]))


def forget_the_caught(
    real: Any, game: CrookedCash, payer: int, checker: int, value: int, known: bool
) -> None:
    """A false note was taken away, and the payer is held to have it still."""
    public = about(game, int(game.box.players), payer, value)
    before = int(game.sure[public])
    real(game, payer, checker, value, known)
    game.sure[public] = before


def never_forget(real: Any, game: CrookedCash, payer: int, checker: int, note: int) -> None:
    """Who pays away a marked false note still has the mark."""
    real(game, payer, checker, note)
    if note & 3 == KNOWN_FALSE:
        game.plain[payer * VALUES + note // ROW] -= 1


# -------------------------------------------------------------------------------------- copies


def share_hands(real: Any, state: CrookedCash) -> CrookedCash:
    clone: CrookedCash = real(state)
    clone.hand = state.hand
    return clone


def share_matters(real: Any, state: CrookedCash) -> CrookedCash:
    clone: CrookedCash = real(state)
    if state.stack:
        clone.stack = state.stack[:]
        clone.matter = state.stack[-1]
    return clone


def share_answers(real: Any, window: Window) -> Any:
    made = real(window)
    made.answers = window.answers
    return made


def share_notes(real: Any, trade: Trade) -> Any:
    made = real(trade)
    made.notes = trade.notes
    return made


def leave_out_chips(real: Any, state: CrookedCash, player: int, out: Any, at: int) -> None:
    chips = listed(state.chips)
    state.chips = vec[i64]([0] * len(chips))
    real(state, player, out, at)
    state.chips = vec[i64](chips)


def second_come_trusts(
    real: Any, window: Window, game: CrookedCash, player: int, action: int, luck: Luck, told: Told
) -> bool:
    """Who answers later than another about the same note has trusted it."""
    others = [int(answer) for answer in window.answers]
    if action - 1 in others and action > 0:
        action = 0
    return bool(real(window, game, player, action, luck, told))


def leave_as_it_was(*_: Any) -> bool:
    return True


FAULTS: dict[str, Fault] = {
    "a view shows which notes are false": (view, "view_of", show_notes, secret),
    "a view shows how many marks rivals have": (view, "view_of", show_marks, secret),
    "a view shows the order of the piles": (view, "view_of", show_piles, secret),
    "a view shows what others are sure of": (view, "view_of", show_certainty, secret),
    "answers in a decoder window can be seen": (Window, "facts", tell_everything, windows),
    "wishes for hotels can be seen": (Build, "facts", tell_everything, windows),
    "all see who is ready to build": (Build, "facts", tell_the_last, windows),
    "all see who has answered": (view, "asked", name_who_waits, windows),
    "all see the marks of notes on the table": (payment, "seen_by", show_looks, windows),
    "a bundle can be seen while it is picked": (Payment, "facts", tell_everything, secret),
    "all hear how many false notes a payer knows": (Payment, "lay_out", say_how_many, windows),
    "all hear who answers": (Window, "apply", say_who_answers, unnoticed),
    "only false notes may be checked": (Window, "legal", check_only_false, secret),
    "nobody is asked about true notes": (payment, "open_window", ask_about_false, secret),
    "false money counts less on the way": (CrookedCash, "score", count_true_only, secret),
    "all notice which marks were paid": (certainty, "passed", watch_marks, windows),
    "redeal keeps the notes as they are": (redeal, "redeal", do_nothing, secret),
    "redeal keeps rivals' marks": (redeal, "remember", keep_true_marks, windows),
    "redeal keeps what others are sure of": (redeal, "forget_sure", do_nothing, secret),
    "redeal keeps answers": (Window, "forget_others", do_nothing, windows),
    "redeal keeps wishes": (Build, "forget_others", do_nothing, windows),
    "redeal keeps half a bundle": (Payment, "forget_others", do_nothing, secret),
    "a view forgets one's own marks": (view, "view_of", forget_own_marks, complete),
    "a view forgets what others may remember": (view, "view_of", forget_bounds, complete),
    "a view forgets what its viewer is sure of": (view, "view_of", forget_private, complete),
    "redeal ignores what a player is sure of": (redeal, "row_of", as_a_spectator, complete),
    "redeal forgets all marks": (redeal, "remember", imagine_no_marks, complete),
    "redeal prefers many marks": (redeal, "among", most_marks, fair),
    "redeal lays false notes on top": (bank, "mix", false_on_top, fair),
    "redeal thinks rivals forget at once": (redeal, "remember", imagine_no_marks, fair),
    "fifties paid to the bank vanish": (bank, "put_under", lose_fifties, conserved),
    "the bank turns false notes into true ones": (bank, "put_under", launder, conserved),
    "a sold hotel is lost": (deeds, "remove_hotel", lose_hotel, conserved),
    "a Chance card is lost": (held_cards, "chance_under", burn_card, conserved),
    "a Community Chest card is lost": (held_cards, "chest_under", burn_chest, conserved),
    "somebody gets a third chip": (movement, "refresh_chips", three_chips, conserved),
    "new notes are not written down": (bank, "print_new", print_nothing, conserved),
    "a bankrupt keeps his chips": (payment, "ruin", keep_chips, bankrupt),
    "a checker's money is mislisted_counts": (purse, "confiscate", miscount, conserved),
    "a false note is marked as true": (purse, "confiscate", spend_false_as_true, conserved),
    "who pays keeps the mark": (purse, "confiscate", never_forget, marked),
    "certainty stays when notes leave": (certainty, "shift", stay_sure, conserved),
    "a payee is held to have it all": (certainty, "shift", gain_too_much, sound),
    "certainty is lost too soon": (certainty, "shift", lose_too_much, sound),
    "a mark outlasts its note": (certainty, "passed", keep_marks, conserved),
    "who was caught is still suspected": (certainty, "caught", forget_the_caught, conserved),
    "a clone shares the hands": (CrookedCash, "clone", share_hands, clones),
    "a clone shares what is to be settled": (CrookedCash, "clone", share_matters, clones),
    "a clone shares the answers of a window": (Window, "copy", share_answers, clones),
    "a clone shares an offer": (Trade, "copy", share_notes, half_an_offer),
    "an offer is not touched up": (features, "touch_up", leave_as_it_was, touched_up),
    "features leave out the chips": (features, "features", leave_out_chips, numbers),
    "who answers second has trusted": (Window, "apply", second_come_trusts, any_order),
}
