"""Make the collections of training positions that come with the program.

`python -m scripts.positions [GAME …]` writes `src/sixthcow/analysis/collection`; the same seed
gives the same files.
"""

import argparse
from pathlib import Path
from time import process_time

from sixthcow.analysis.grading import generate
from sixthcow.analysis.positions import FOLDER, save
from sixthcow.games import GAMES

CLASSIC, OTHERS = 320, 64


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


if __name__ == "__main__":
    main()
