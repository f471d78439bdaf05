"""A table in the terminal: the board, the news and the question, as one person may see them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from funnymoney.cli.understand import all_things, counting, menu
from funnymoney.core.match import Item
from funnymoney.core.teller import YOU, Names, Sheet, Teller

View = dict[str, Any]
YOURS = re.compile(r"\b(you|your|New cards|Inside|Drawn)\b", re.IGNORECASE)
PRIVATE = "magenta"  # what only the viewer knows has a colour of its own


def show_news(
    screen: Console, items: Sequence[Item], view: View, teller: Teller, names: Names, most: int = 0
) -> None:
    """Print the news, one line each, or only the `most` last; what concerns the viewer is bold."""
    lines = [line for item in items if (line := teller.news(item, names, view))]
    left_out = len(lines) - most if most else 0
    told = two_columns()
    if left_out > 0:
        told.add_row("  ·", f"(before this: {left_out} more; type news to read all)")
        lines = lines[left_out:]
    for line in lines:
        own = YOURS.search(line) is not None
        told.add_row("  ·", escape(line), style="bold" if own else None)
    if lines:
        screen.print()
        screen.print(told)


def show_board(
    screen: Console, view: View, teller: Teller, names: Names, brief: bool = False
) -> None:
    """Print the board; before a question it may be `brief`, and leave out what is too long."""
    told = teller.board(view, names)
    rows = [(row, player == view["me"]) for player, row in enumerate(told.rows)]
    facts = two_columns()
    is_small = brief and told.brief is not None
    screen.print()
    if not is_small:
        screen.print(table_of(screen, told.head, told.columns, rows))
        for label, text in told.facts:
            facts.add_row(f"  {escape(label)}", escape(text))
    for label, text in told.brief or [] if is_small else told.private:
        facts.add_row(f"  {escape(label)}", escape(text), style=PRIVATE)
    screen.print(facts)
    if told.more and not brief:
        show_sheet(screen, told.more)


def show_sheet(screen: Console, sheet: Sheet) -> None:
    screen.print()
    screen.print(table_of(screen, None, sheet.columns, [(row, False) for row in sheet.rows]))


def table_of(
    screen: Console,
    head: str | None,
    columns: tuple[str, ...],
    rows: list[tuple[tuple[str, ...], bool]],
) -> Table:
    """Return a table, some rows in bold; only ASCII lines where the output is not a terminal."""
    lines = box.SIMPLE_HEAD if screen.is_terminal else box.ASCII
    table = Table(title=head, title_justify="left", title_style="bold", box=lines)
    for column in columns:
        table.add_column(column, justify="right" if column == "money" else "left")
    for row, stands_out in rows:
        table.add_row(*[escape(cell) for cell in row], style="bold" if stands_out else None)
    return table


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
    for verb, offers in by_verb(counting(view, teller)).items():  # places of one kind once
        things = all_things(offers, view, teller)
        lines.add_row(f"  [bold]{verb}[/]", escape(counts(offers, things)))
    short = list(teller.shortcuts(view))
    for number, word in enumerate(menu(view, teller), start=1):
        name = f"{short[number - 1]}: " if number <= len(short) else ""
        line = name + teller.consequence(word, view, names)
        lines.add_row(f"  [bold]{number}[/]", escape(line))
    screen.print(lines)


def show_lines(screen: Console, question: str, texts: list[str]) -> None:
    """Print a part of a question; several lines are numbered, to be chosen from."""
    screen.print(f"[bold]{escape(question)}[/] (back: not this)")
    lines = two_columns()
    for number, text in enumerate(texts, start=1):
        lines.add_row(f"  [bold]{number}[/]" if len(texts) > 1 else " ", escape(text))
    screen.print(lines)


def by_verb(offers: list[View]) -> dict[str, list[View]]:
    found: dict[str, list[View]] = {}
    for offer in offers:
        found.setdefault(offer["verb"], []).append(offer)
    return found


def counts(offers: list[View], things: list[str]) -> str:
    """Say how to type a choice made of numbers, and its limits."""
    offer = offers[-1]
    if len(offer["each"]) == 1:  # one number: of the only thing, or of one of several
        least = offer.get("least", [1])[0]
        if len(things) == 1:
            step = f", in steps of {offer['step'][0]}" if "step" in offer else ""
            limits = f"{least} to {offer['each'][0]} {things[0]}{step}"
            return f"{limits}; type, say, {offer['verb']} {least}"
        shown = f"{offer['verb']} {least} {things[-1]}"
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
