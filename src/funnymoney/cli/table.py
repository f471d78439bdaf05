"""A table in the terminal: the board, the news and the question, as one person may see them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from funnymoney.cli.understand import all_things, menu
from funnymoney.core.match import Item
from funnymoney.core.teller import YOU, Names, Teller

View = dict[str, Any]
YOURS = re.compile(r"\b(you|your|New cards|Inside|Drawn)\b", re.IGNORECASE)
PRIVATE = "magenta"  # what only the viewer knows has a colour of its own


def show_news(screen: Console, items: Sequence[Item], teller: Teller, names: Names) -> None:
    """Print the news, one line each; what concerns the viewer stands out."""
    told = two_columns()
    for item in items:
        line = teller.news(item, names)
        own = YOURS.search(line) is not None
        told.add_row("  ·", escape(line), style="bold" if own else None)
    if items:
        screen.print()
        screen.print(told)


def show_board(screen: Console, view: View, teller: Teller, names: Names) -> None:
    """Print the board; only ASCII lines where the output is not a terminal."""
    told = teller.board(view, names)
    lines = box.SIMPLE_HEAD if screen.is_terminal else box.ASCII
    table = Table(title=told.head, title_justify="left", title_style="bold", box=lines)
    for column in told.columns:
        table.add_column(column, justify="right" if column == "money" else "left")
    for player, row in enumerate(told.rows):
        style = "bold" if player == view["me"] else None
        table.add_row(*[escape(cell) for cell in row], style=style)
    screen.print()
    screen.print(table)
    facts = two_columns()
    for label, text in told.facts:
        facts.add_row(f"  {escape(label)}", escape(text))
    for label, text in told.private:
        facts.add_row(f"  {escape(label)}", escape(text), style=PRIVATE)
    screen.print(facts)


def two_columns() -> Table:
    """Return a table without lines, in which a long text keeps to its own column."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    return grid


def show_question(screen: Console, view: View, teller: Teller, names: Names) -> None:
    screen.print()
    screen.print(f"[bold]{escape(teller.question(view, names))}[/]")
    lines = two_columns()
    for verb, offers in counting(view).items():  # places of one kind are told once
        things = all_things(offers, view, teller)
        lines.add_row(f"  [bold]{verb}[/]", escape(counts(offers, things)))
    short = list(teller.shortcuts(view))
    for number, word in enumerate(menu(view, teller), start=1):
        name = f"{short[number - 1]}: " if number <= len(short) else ""
        line = name + teller.consequence(word, view, names)
        lines.add_row(f"  [bold]{number}[/]", escape(line))
    screen.print(lines)


def counting(view: View) -> dict[str, list[View]]:
    """Return the offers that are made of numbers, by verb."""
    by_verb: dict[str, list[View]] = {}
    for offer in view["choices"]:
        if "each" in offer:
            by_verb.setdefault(offer["verb"], []).append(offer)
    return by_verb


def counts(offers: list[View], things: list[str]) -> str:
    """Say how to type a choice made of numbers, and its limits."""
    offer = offers[-1]
    if len(offer["each"]) == 1:  # one number: of the only thing, or of one of several
        shown = f"{offer['verb']} {offer.get('least', [1])[0]} {things[-1]}"
        return f"a number of {' or '.join(things)}; type, say, {shown}"
    open_things = [name for name, most in zip(things, offer["each"], strict=True) if most]
    limit = f", {offer['total']} in all at most" if "total" in offer else ""
    some = f"2 {open_things[0]}, 1 {open_things[-1]}"
    shown = some if len(open_things) > 1 else f"1 {open_things[0]}"
    return f"numbers of {', '.join(open_things)}{limit}; type, say, {shown}"


def show_result(screen: Console, names: Names, scores: list[int], shares: list[float]) -> None:
    screen.print()
    best = [name for name, share in zip(names, shares, strict=True) if share]
    verb = "win" if len(best) > 1 or best == [YOU] else "wins"
    joined = " and ".join(best)
    screen.print(f"[bold]{escape(joined)} {verb}{' together' if len(best) > 1 else ''}.[/]")
    order = sorted(range(len(scores)), key=lambda player: -scores[player])
    for player in order:
        screen.print(f"  {scores[player]:>8,}  {escape(names[player])}")
