"""`python -m sixthcow.research.training.fit_hoof RECORDS…`: learn how hoof is usually played.

The records are matches of hoof, as `sixthcow arena --records` writes them. Prints the weights of
`sixthcow.fast.rows.hoof_habits`.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np

from sixthcow.engine import DEALER
from sixthcow.engine.record import Record
from sixthcow.fast.rows import hoof_habits
from sixthcow.fast.rows.hoof_position import position
from sixthcow.games import GAMES
from sixthcow.research.training.choice_weights import Choice, records_of, show

MOST_CHOICES = 17  # a full hand, and to stop


def choices(record: Record) -> Iterator[tuple[str, Choice]]:
    """The kind of every choice, and the choice. To keep a card or not is one of its own, between it
    and nothing."""
    for before, after in pairwise(record.steps(GAMES)):
        move, state = after.move, before.state
        assert move is not None
        if move.seat == DEALER or len(state.pending[move.seat]) == 1:
            continue
        start = position(state)
        known = np.zeros((MOST_CHOICES, hoof_habits.MOST_INPUTS), np.float32)
        hoof_habits.described(start.table([0] * len(record.seats)), known)
        verb, *words = move.action.split()
        if verb == "keep":
            for number, card in enumerate(sorted(start.turn.aside)):
                one = known[number, : hoof_habits.KEPT_INPUTS]
                yield "keep", Choice(np.stack([one, 0 * one]), 0 if str(card) in words else 1)
        elif verb == "row":
            yield "row", Choice(known[:4, : hoof_habits.ROW_INPUTS], int(words[0]) - 1)
        else:
            hand = start.hands[move.seat]
            made = len(hand) if verb == "stop" else hand.index(int(words[0]))
            yield "place", Choice(known[: len(hand) + start.turn.placed], made)


def main() -> None:
    """Read the records, learn, and print the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("records", type=Path, nargs="+", help="records of hoof, one a line")
    files = parser.parse_args().records
    found = [each for record in records_of(files) for each in choices(record)]
    for kind in ("place", "row", "keep"):
        show(kind, [choice for of, choice in found if of == kind])


if __name__ == "__main__":
    main()
