"""`python -m sixthcow.research.training.fit_himmel RECORDS…`: learn how himmel is usually played.

The records are matches of himmel, as `sixthcow arena --records` writes them. Prints the weights of
`sixthcow.fast.himmel.habits`.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np

from sixthcow.engine import DEALER
from sixthcow.engine.record import Record
from sixthcow.fast.himmel import habits
from sixthcow.fast.himmel.position import position
from sixthcow.fast.himmel.turns import CODES, DECK, DECK_END
from sixthcow.games import GAMES
from sixthcow.games.himmel.state import HimmelState
from sixthcow.research.training.choice_weights import Choice, records_of, show


def choices(record: Record) -> Iterator[Choice]:
    """Every choice between several actions."""
    for before, after in pairwise(record.steps(GAMES)):
        move, state = after.move, before.state
        assert move is not None
        assert isinstance(state, HimmelState)
        if move.seat == DEALER or len(state.pending[move.seat]) == 1:
            continue
        start = position(state)
        table = start.table(state.hands, [0] * len(record.seats))
        table[DECK_END] = len(state.deck)
        known = np.zeros((DECK - CODES, habits.INPUTS), np.float32)
        count = habits.described(table, known)
        made = table[CODES : CODES + count].tolist().index(start.code(move.action))
        yield Choice(known[:count], made)


def main() -> None:
    """Read the records, learn, and print the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("records", type=Path, nargs="+", help="records of himmel, one a line")
    files = parser.parse_args().records
    show("turn", [choice for record in records_of(files) for choice in choices(record)])


if __name__ == "__main__":
    main()
