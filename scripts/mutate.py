"""Break one promise of the code at a time and see whether a test notices.

Every fault of `mutations/` is put into a copy of the tree, the suites that should notice it are run
there until a test fails, and a table shows for each clause or promise which test noticed. Exit
status 1 if a fault went unnoticed, if its text is no longer in the code, or if a clause of the
rules has no fault.

    python scripts/mutate.py               all faults (an hour)
    python scripts/mutate.py rules         those of a file of mutations/
    python scripts/mutate.py TWIN HOOF-5   those of a group or of a clause
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
FAULTS = Path(__file__).with_name("mutations")
RULEBOOK = ROOT / "docs" / "rules.md"
RULES = "rules"
LONGEST_RUN = 1800  # seconds


class Fault(NamedTuple):
    """One way to break a clause or a promise: `old` is found once in `file` and becomes `new`."""

    area: str
    promise: str
    fault: str
    file: Path
    old: str
    new: str
    suites: tuple[str, ...]

    def put_into(self, tree: Path) -> None:
        """Break the code of a tree."""
        path = tree / self.file
        path.write_text(path.read_text(encoding="utf-8").replace(self.old, self.new), "utf-8")

    def mend(self, tree: Path) -> None:
        """Undo the fault."""
        shutil.copyfile(ROOT / self.file, tree / self.file)

    @property
    def complaint(self) -> str:
        """What is wrong with the fault itself, if anything is."""
        if not (ROOT / self.file).is_file():
            return f"there is no {self.file}"
        found = (ROOT / self.file).read_text(encoding="utf-8").count(self.old)
        return "" if found == 1 else f"its text is {found} times in {self.file}"


def read_faults() -> list[Fault]:
    """The faults, in the order of the files."""
    return [fault for path in sorted(FAULTS.glob("*.toml")) for fault in _faults_of(path)]


def _faults_of(path: Path) -> Iterator[Fault]:
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    for fault in document["fault"]:
        yield Fault(
            area=path.stem,
            promise=fault.get("clause") or fault["promise"],
            fault=fault["fault"],
            file=Path(document["folder"], fault["file"]),
            old=fault["old"],
            new=fault["new"],
            suites=tuple(fault.get("suites", document["suites"])),
        )


def is_chosen(fault: Fault, chosen: Sequence[str]) -> bool:
    """Whether a fault is, or belongs to, one of those named on the command line."""
    return not chosen or any(
        name in {fault.area, fault.promise} or fault.promise.startswith(f"{name}-")
        for name in chosen
    )


def clauses_without_fault(faults: Sequence[Fault]) -> list[str]:
    """The clauses of the rules that no fault breaks."""
    broken = {fault.promise for fault in faults if fault.area == RULES}
    clauses = re.findall(r"^- \*\*([A-Z-]+-\d+)\*\*", RULEBOOK.read_text("utf-8"), re.MULTILINE)
    return [clause for clause in clauses if clause not in broken]


def failing_test(tree: Path, suites: Sequence[str]) -> str:
    """Run suites of a tree; the name of the first test that fails, or nothing if all pass."""
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
    for name in ("src", "tests", "benchmarks", "docs", "examples"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copyfile(ROOT / "pyproject.toml", tree / "pyproject.toml")


def try_out(fault: Fault, tree: Path) -> str:
    """Put a fault into a tree, run the tests, undo it; returns the result."""
    if fault.complaint:
        return f"CANNOT BE TRIED: {fault.complaint}"
    fault.put_into(tree)
    killer = failing_test(tree, fault.suites)
    fault.mend(tree)
    return f"killed by {killer}" if killer else "SURVIVED"


def main() -> int:
    """Run the chosen faults and print the table."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("name", nargs="*", help="an area, a clause or a group (default: all)")
    chosen = parser.parse_args().name
    every_fault = read_faults()
    faults = [fault for fault in every_fault if is_chosen(fault, chosen)]
    if unknown := [
        name for name in chosen if not any(is_chosen(each, [name]) for each in every_fault)
    ]:
        parser.error(f"no fault breaks {', '.join(unknown)}")
    problems = [f"{clause}: no fault" for clause in clauses_without_fault(every_fault)]
    with TemporaryDirectory() as folder:
        tree = Path(folder)
        tree.chmod(0o755)  # a test runs a program as another user
        copy_into(tree)
        if failed := failing_test(tree, sorted({name for each in faults for name in each.suites})):
            print(f"the tests fail without any fault: {failed}")
            return 1
        for fault in faults:
            result = try_out(fault, tree)
            print(f"{fault.promise:<12} {fault.fault:<58} {result}", flush=True)
            if not result.startswith("killed"):
                problems.append(f"{fault.promise}: {fault.fault}: {result}")
    print(f"\n{len(faults)} faults, {len(problems)} problems", *problems, sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
