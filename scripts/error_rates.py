"""Measure the error per decision of each level of bots, by the analysis.

`python -m scripts.error_rates [GAME …]` plays matches with one bot of each level at the table, and
writes `web/src/features/setup/error-rates.json`, from which the page suggests a level. The highest
level is left out: in hoof the analysis knows less than it, and takes that for errors.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path

from sixthcow.analysis import MatchSummary, analyse
from sixthcow.analysis.sparring import match_of
from sixthcow.arena.plan import one_round
from sixthcow.bots import LEVELS as ALL_LEVELS
from sixthcow.games import GAMES

LEVELS = ALL_LEVELS[:-1]
PLAY_OUTS = 16_384  # per decision: the errors of many are added up
FILE = Path("web/src/features/setup/error-rates.json")


def error_rates(game: str, matches: int) -> dict[str, float]:
    """The error per decision of each level, over so many matches of one round."""
    errors: dict[str, float] = defaultdict(float)
    decisions: dict[str, int] = defaultdict(int)
    for number in range(matches):
        bots = [LEVELS[(seat + number) % len(LEVELS)] for seat in range(len(LEVELS))]
        record = match_of(game, bots, one_round(game, {}), f"{game}/{number}")
        *_, summary = analyse(record, play_outs=PLAY_OUTS)
        assert isinstance(summary, MatchSummary)
        for bot, seat in zip(bots, summary.seats, strict=True):
            errors[bot] += seat.score.error
            decisions[bot] += seat.score.decisions
    return {level: round(errors[level] / decisions[level], 3) for level in LEVELS}


def main() -> None:
    """Measure the games that were asked for, with a line for each."""
    parser = argparse.ArgumentParser(prog="python -m scripts.error_rates", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}")
    parser.add_argument("--matches", type=int, default=12, help="matches per game")
    arguments = parser.parse_args()
    if unknown := set(arguments.games) - set(GAMES):
        parser.error(f"there is no {', '.join(sorted(unknown))}, only {', '.join(GAMES)}")
    found = json.loads(FILE.read_text()) if FILE.exists() else {}
    for game in arguments.games or GAMES:
        found[game] = error_rates(game, arguments.matches)
        print(
            f"| `{game}` | {' | '.join(f'{rate:.3f}' for rate in found[game].values())} |",
            flush=True,
        )
        FILE.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
