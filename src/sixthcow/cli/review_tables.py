"""The tables of `sixthcow review`: errors, luck and strengths, of one match and of many."""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from sixthcow.locale import Words
from sixthcow.locale.say import brief

if TYPE_CHECKING:
    from sixthcow.analysis import SeatSummary

WIDTH = 80
LONGEST_NAME = 14
COLUMNS = ("name", "expected", "error", "luck", "result", "rate", "classes")

# A stream may hold matches of any number of players.
MOST_PLAYERS = 1000
MOST_SHOWN = 20


class Totals:
    """What several matches say about their players, by name and game."""

    def __init__(self) -> None:
        self.matches = 0
        self._games: dict[str, dict[str, SeatSummary]] = {}

    def add(self, game: str, seats: "Sequence[tuple[str, SeatSummary]]") -> None:
        """Add a match; those who come after very many other players are left out."""
        self.matches += 1
        players = self._games.setdefault(game, {})
        for name, seat in seats:
            if name in players:
                players[name] += seat
            elif len(players) < MOST_PLAYERS:
                players[name] = seat

    def lines(self, words: Words) -> Iterator[str]:
        """The tables of every game; the players with the most decisions come first."""
        yield ""
        yield words.text("review-all", count=self.matches)
        for game, players in self._games.items():
            busiest = sorted(players, key=lambda name: -players[name].score.decisions)
            shown = [(name, players[name]) for name in busiest[:MOST_SHOWN]]
            yield ""
            yield words.text(f"game-{game}")
            yield from table_lines(shown, words)
            yield ""
            yield from situation_lines(shown, words)


def table_lines(seats: "Sequence[tuple[str, SeatSummary]]", words: Words) -> list[str]:
    """A table with one line per player: errors, luck and classes of choices."""
    rows = []
    for name, seat in seats:
        numbers = (seat.expected, seat.error, seat.luck, seat.result, seat.score.error_rate)
        classes = [
            words.text("terminal-number", number=seat.score.classes[verdict])
            for verdict in ("inaccuracy", "mistake", "blunder")
        ]
        rows.append([name, *(_number(number, words) for number in numbers), " · ".join(classes)])
    return _table([words.text(f"review-column-{column}") for column in COLUMNS], rows)


def situation_lines(seats: "Sequence[tuple[str, SeatSummary]]", words: Words) -> list[str]:
    """A table with one line per player: the error per decision, by situation."""
    from sixthcow.analysis import SITUATIONS

    names = [
        name for name in SITUATIONS if any(seat.in_situation(name).decisions for _, seat in seats)
    ]
    rows = []
    for player, seat in seats:
        scores = [seat.in_situation(name) for name in names]
        rates = [_number(each.error_rate, words) if each.decisions else "" for each in scores]
        rows.append([player, *rates])
    header = [
        words.text("review-column-name"),
        *(words.text(f"situation-{name}") for name in names),
    ]
    return [*wrap(words.text("review-situations"), WIDTH), *_table(header, rows)]


def _number(number: float, words: Words) -> str:
    return words.text("review-number", number=number)


def _table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns under their headers, the first of them names."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for number, column in enumerate(header):
        table.add_column(column, justify="right" if number else "left")
    for name, *cells in rows:
        table.add_row(brief(name, LONGEST_NAME), *cells)
    console = Console(width=WIDTH, highlight=False, markup=False, color_system=None)
    with console.capture() as captured:
        console.print(table)
    return [line.rstrip() for line in captured.get().splitlines()]
