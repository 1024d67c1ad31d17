"""`sixthcow verify`: was the dealer honest? Checks recorded games against their revealed seed."""

import argparse
from collections.abc import Iterator

from sixthcow.cli.replay import refuse, sources
from sixthcow.engine import Record, Refused
from sixthcow.fairness import Verdict, verify
from sixthcow.games import GAMES
from sixthcow.locale import Words
from sixthcow.locale.say import printable

HONEST, NOT_HONEST, UNREADABLE = 0, 1, 2


def run(arguments: argparse.Namespace) -> int:
    """Check every record; the worst finding is the status."""
    words = Words(arguments.lang)
    worst = HONEST
    for name in arguments.files:
        for status in check(name, words):
            worst = max(worst, status)
    return worst


def check(name: str, words: Words) -> Iterator[int]:
    """Print for each record of a file whether it is honest."""
    try:
        for source in sources(name):
            try:
                record = Record.from_json(source.text)
                verdict = verify(record, GAMES)
            except Refused as error:
                yield refuse(f"{source.name}: ", error, words)
                continue
            print(sentence(printable(source.name), verdict, words))
            if verdict.continues:
                print(words.text("verify-continues", moves=verdict.continues))
            if verdict.contributors:
                names = [printable(record.seats[seat]) for seat in verdict.contributors]
                print(words.text("verify-contributors", names=words.join(names)))
            yield HONEST if verdict.honest else NOT_HONEST
    except Refused as error:
        yield refuse("", error, words)


def sentence(file: str, verdict: Verdict, words: Words) -> str:
    """What was found."""
    if not verdict.seed_fits:
        return words.text("verify-other-seed", file=file)
    if verdict.wrong:
        moves = words.join(map(str, verdict.wrong))
        return words.text("verify-wrong-draws", file=file, moves=moves)
    return words.text("verify-honest", file=file, draws=verdict.draws)
