"""The arena's result on a terminal: the table of the bots, and the differences between them."""

import sys
from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sixthcow.arena import Report, Standing
from sixthcow.locale import Words
from sixthcow.locale.say import brief

WIDE = 200  # columns if there is no terminal to ask


def show(report: Report, words: Words) -> None:
    """Write the report to standard output: the bots, best first, and the differences between
    them."""
    console = Console(width=None if sys.stdout.isatty() else WIDE, highlight=False, markup=False)
    for line in _head(report, words):
        console.print(line)
    console.print(_standings(report, words))
    if report.differences:
        console.print()
        console.print(_differences(report, words))
    for standing in report.standings:
        for line in _faults(standing, words):
            console.print(line)


def _head(report: Report, words: Words) -> Iterator[str]:
    plan = report.plan
    yield words.text(
        "arena-head",
        game=words.text(f"game-{plan.game}"),
        seats=plan.seats,
        matches=report.matches,
        deals=report.deals,
        rotations=len(plan.seatings),
        seed=str(plan.seed),
    )
    if report.deals < plan.deals:
        planned = plan.deals * len(plan.seatings)
        yield words.text("arena-stopped", done=report.matches, planned=planned)


def _standings(report: Report, words: Words) -> Table:
    columns = ("bot", "penalty", "wins", "rating", "lost")
    table = _table([words.text(f"arena-column-{column}") for column in columns])
    for standing in sorted(report.standings, key=lambda standing: standing.penalty.mean):
        lost = sum(lost.times for lost in standing.faults.values())
        wins, error = standing.wins
        share = _with_error(words, "arena-tenths", 100 * wins, error and 100 * error)
        table.add_row(
            _name(standing.bot),
            _with_error(words, "arena-hundredths", *standing.penalty),
            words.text("arena-percent", share=share),
            _with_error(words, "arena-tenths", *standing.rating),
            words.text("arena-number", number=lost),
        )
    return table


def _differences(report: Report, words: Words) -> Table:
    measures = {
        name: [getattr(difference, name) for difference in report.differences]
        for name in ("penalty", "corrected", "judged")
    }
    shown = {name: found for name, found in measures.items() if all(found)}
    table = _table([words.text(f"arena-column-{column}") for column in ("pair", *shown)])
    for number, difference in enumerate(report.differences):
        pair = Text(" − ").join([_name(difference.first), _name(difference.second)])
        estimates = [found[number] for found in shown.values()]
        table.add_row(pair, *(_with_error(words, "arena-hundredths", *each) for each in estimates))
    return table


def _faults(standing: Standing, words: Words) -> Iterator[str]:
    for kind, lost in standing.faults.items():
        said = words.text(f"arena-fault-{kind}")
        bot, first = brief(standing.bot), brief(lost.first)
        if first:
            yield words.text("arena-lost-first", bot=bot, kind=said, count=lost.times, first=first)
        else:
            yield words.text("arena-lost", bot=bot, kind=said, count=lost.times)


def _table(headers: list[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for number, header in enumerate(headers):
        table.add_column(header, justify="right" if number else "left", no_wrap=True)
    return table


def _name(bot: str) -> Text:
    return Text(brief(bot))


def _with_error(words: Words, digits: str, mean: float, error: float | None) -> str:
    """A mean and its error, rounded to some digits."""
    said = words.text(digits, number=mean)
    if error is None:
        return said
    return words.text("arena-error", mean=said, error=words.text(digits, number=error))
