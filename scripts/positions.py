"""Make the collections of training positions that come with the program.

`python -m scripts.positions [GAME …]` writes `src/sixthcow/analysis/collection`; the same seed
gives the same files. Then it writes `web/src/features/setup/training-ratings.json`: what the levels
of bots would be rated in training, from which the page suggests a level.
"""

import argparse
import json
from bisect import bisect_left
from pathlib import Path
from time import process_time

from sixthcow.analysis.grading import generate
from sixthcow.analysis.positions import FOLDER, positions, save
from sixthcow.games import GAMES

CLASSIC, OTHERS = 320, 64

RATINGS = Path("web/src/features/setup/training-ratings.json")
HIGHEST = 3000


def level_ratings() -> dict[str, int]:
    """The rating with which each level is expected to solve as many positions as it does, in
    tens."""
    collection = [position for game in GAMES for position in positions(game)]

    def expected(rating: int) -> float:
        return sum(1 / (1 + 10 ** ((each.rating - rating) / 400)) for each in collection)

    solved = {
        level: sum(each.solved[level] for each in collection) for level in collection[0].solved
    }
    return {
        level: round(bisect_left(range(HIGHEST), count, key=expected), -1)
        for level, count in solved.items()
    }


def main() -> None:
    """Generate the requested collections, with a line for each."""
    parser = argparse.ArgumentParser(prog="python -m scripts.positions", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}")
    parser.add_argument("--count", type=int, help="positions per game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    arguments = parser.parse_args()
    if unknown := set(arguments.games) - set(GAMES):
        parser.error(f"there is no {', '.join(sorted(unknown))}, only {', '.join(GAMES)}")
    for game in arguments.games or GAMES:
        began = process_time()
        count = arguments.count or (CLASSIC if game == "classic" else OTHERS)
        found = list(generate(game, count, arguments.seed))
        file = save(game, found, arguments.folder)
        size, seconds = file.stat().st_size, process_time() - began
        print(f"{game}: {len(found)} positions, {size:,} bytes, {seconds:.0f} s", flush=True)
    if arguments.folder == FOLDER:
        positions.cache_clear()
        RATINGS.write_text(json.dumps(level_ratings(), indent=2) + "\n")


if __name__ == "__main__":
    main()
