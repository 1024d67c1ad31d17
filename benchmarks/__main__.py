"""`python -m benchmarks [PART …]`: how fast we are, against references measured in the same run."""

import argparse
from importlib import import_module

# By name: the module, which is imported when its turn comes, with what only it needs.
PARTS = {
    "games": "games",
    "deciding": "deciding",
    "analysis": "analysing",
    "strength": "strength",
    "ladder": "ladder",
    "luck": "luck",
    "storing": "storing",
    "serving": "serving",
    "page": "page",
    "research": "research",
    "exploitability": "exploitability",
    "gpu": "gpu",
}


def measure(part: str) -> None:
    """Measure a part, if the packages that it needs are installed."""
    try:
        module = import_module(f"benchmarks.{PARTS[part]}")
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        if package in {"benchmarks", "sixthcow"}:
            raise
        print(f"{part} is not measured: {package} of requirements/dev.txt is not installed")
    else:
        module.main()


def main() -> None:
    """Measure the requested parts."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}")
    chosen = parser.parse_args().parts or list(PARTS)
    if unknown := set(chosen) - set(PARTS):
        parser.error(f"there is no {', '.join(sorted(unknown))}, only {', '.join(PARTS)}")
    for part in chosen:
        measure(part)


if __name__ == "__main__":
    main()
