"""Break the rules one clause at a time and see whether a test notices.

Every fault of `mutations.toml` is put into a copy of the tree, the tests of the rules are run there
until one fails, and a table says for each clause which test noticed. Exit status 1 if a fault went
unnoticed, if its text is no longer in the code, or if a clause has no fault.

    python scripts/mutate.py               all faults (some minutes)
    python scripts/mutate.py TWIN HOOF-5   those of a group or of a clause
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
FAULTS = Path(__file__).with_name("mutations.toml")
RULEBOOK = ROOT / "docs" / "rules.md"
RULES = Path("src", "sixthcow", "games")

# In this order: the tests of single clauses are quick and notice most.
SUITES = ("tests/games", "tests/engine", "tests/conformance")
LONGEST_RUN = 1800  # seconds


class Fault(NamedTuple):
    """One way to break a clause: `old` stands once in `file` and becomes `new`."""

    clause: str
    fault: str
    file: str
    old: str
    new: str

    def put_into(self, tree: Path) -> None:
        """Break the code of a tree."""
        path = tree / RULES / self.file
        path.write_text(path.read_text(encoding="utf-8").replace(self.old, self.new), "utf-8")

    def mend(self, tree: Path) -> None:
        """Undo the fault."""
        shutil.copyfile(ROOT / RULES / self.file, tree / RULES / self.file)

    @property
    def complaint(self) -> str:
        """What is wrong with the fault itself, if anything is."""
        found = (ROOT / RULES / self.file).read_text(encoding="utf-8").count(self.old)
        return "" if found == 1 else f"its text stands {found} times in {self.file}"


def read_faults() -> list[Fault]:
    """The faults, in the order of the file."""
    document = tomllib.loads(FAULTS.read_text(encoding="utf-8"))
    return [Fault(**fault) for fault in document["fault"]]


def is_chosen(clause: str, chosen: Sequence[str]) -> bool:
    """Whether a clause is, or belongs to, one of those named on the command line."""
    return not chosen or any(clause == name or clause.startswith(f"{name}-") for name in chosen)


def clauses_without_fault(faults: Sequence[Fault]) -> list[str]:
    """The clauses of the rules that no fault breaks."""
    broken = {fault.clause for fault in faults}
    clauses = re.findall(r"^- \*\*([A-Z-]+-\d+)\*\*", RULEBOOK.read_text("utf-8"), re.MULTILINE)
    return [clause for clause in clauses if clause not in broken]


def failing_test(tree: Path) -> str:
    """Run the tests of a tree; the name of the first that fails, or nothing if all pass."""
    suites = [suite for suite in SUITES if (tree / suite).exists()]
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *suites]
    # The copy's package comes first; stale bytecode of the fault before must not be used.
    environment = os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        run = subprocess.run(
            command, cwd=tree, env=environment, capture_output=True, text=True, check=False,
            timeout=LONGEST_RUN,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "the clock: the tests do not end"
    if run.returncode == 0:
        return ""
    failed = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", run.stdout, re.MULTILINE)
    return failed[1].removeprefix("tests/") if failed else f"pytest exit {run.returncode}"


def copy_into(tree: Path) -> None:
    """Copy what the tests need, without old bytecode."""
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copyfile(ROOT / "pyproject.toml", tree / "pyproject.toml")


def try_out(fault: Fault, tree: Path) -> str:
    """Put a fault into a tree, run the tests, mend it; what came of it."""
    if fault.complaint:
        return f"CANNOT BE TRIED: {fault.complaint}"
    fault.put_into(tree)
    killer = failing_test(tree)
    fault.mend(tree)
    return f"killed by {killer}" if killer else "SURVIVED"


def main() -> int:
    """Run the faults that were chosen and print the table."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("clause", nargs="*", help="a clause or a group of them (default: all)")
    chosen = parser.parse_args().clause
    every_fault = read_faults()
    faults = [fault for fault in every_fault if is_chosen(fault.clause, chosen)]
    if unknown := [
        name for name in chosen if not any(is_chosen(each.clause, [name]) for each in every_fault)
    ]:
        parser.error(f"no fault breaks {', '.join(unknown)}")
    problems = [f"{clause}: no fault" for clause in clauses_without_fault(every_fault)]
    with TemporaryDirectory() as folder:
        tree = Path(folder)
        copy_into(tree)
        if failed := failing_test(tree):
            print(f"the tests fail without any fault: {failed}")
            return 1
        for fault in faults:
            result = try_out(fault, tree)
            print(f"{fault.clause:<12} {fault.fault:<58} {result}", flush=True)
            if not result.startswith("killed"):
                problems.append(f"{fault.clause}: {fault.fault}: {result}")
    print(f"\n{len(faults)} faults, {len(problems)} problems", *problems, sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
