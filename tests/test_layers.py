"""The layers: the contracts of pyproject.toml notice a wrong import, and the rules are pure."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "sixthcow"

# The rules use the standard library only, and nothing of it that brings chance, a clock, the
# machine, or an import that cannot be seen. No contract can say "the standard library".
PURE = ("engine", "games")
IMPURE = {"importlib", "os", "random", "secrets", "time"}
ALLOWED = sys.stdlib_module_names - IMPURE | {"sixthcow"}


def imported(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The line and the package of every absolute import, wherever it is."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name.partition(".")[0]) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module.partition(".")[0]


def impurities(package: Path) -> list[str]:
    """Every import of the rules that makes them impure."""
    return [
        f"{file.relative_to(package)}:{line}: {name}"
        for layer in PURE
        for file in sorted((package / layer).rglob("*.py"))
        for line, name in imported(ast.parse(file.read_text("utf-8"), filename=str(file)))
        if name not in ALLOWED
    ]


def write(package: Path, sources: dict[str, str]) -> None:
    """Write the modules of a package."""
    for name, source in sources.items():
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, "utf-8")


def test_the_rules_are_pure() -> None:
    assert impurities(PACKAGE) == []


def test_an_impure_import_is_found_however_it_is_written(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "engine/view.py": "from . import record\nimport json\nimport sixthcow.engine",
            "games/rows/board.py": "def f() -> None:\n    from ... import engine\n    import numpy",
            "games/rows/deck.py": "from random import Random\nimport json, os.path",
        },
    )
    assert impurities(tmp_path) == [
        "games/rows/board.py:3: numpy",
        "games/rows/deck.py:1: random",
        "games/rows/deck.py:2: os",
    ]


def test_a_wrong_import_breaks_a_contract(tmp_path: Path) -> None:
    package = tmp_path / "sixthcow"
    layers = {f"{path.stem}/__init__.py": "" for path in PACKAGE.iterdir() if path.stem[0] != "_"}
    wrong = {
        "__init__.py": "from sixthcow import cli",
        "dealer/__init__.py": "from sixthcow.fairness import seed",
        "extra/__init__.py": "",
        "engine/view.py": "from ..games import rows",
        "games/rows.py": "def f() -> None:\n    import sixthcow.fast",
        "server/app.py": "from sixthcow.bots import search\nfrom sixthcow import games",
        "locale/__init__.py": "import sixthcow.server.app",
    }
    write(package, layers | wrong)
    config = ROOT / "pyproject.toml"
    run = subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--config", config, "--no-cache"],
        env=os.environ | {"PYTHONPATH": str(tmp_path), "COLUMNS": "200"},
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 1, run.stderr
    for said in (
        "sixthcow -> sixthcow.cli (l.1)",
        "sixthcow.dealer -> sixthcow.fairness (l.1)",
        "- sixthcow.extra",
        "sixthcow.engine.view -> sixthcow.games.rows (l.1)",
        "sixthcow.games.rows -> sixthcow.fast (l.2)",
        "sixthcow.server.app -> sixthcow.bots (l.1)",
        "sixthcow.server.app -> sixthcow.games (l.2)",
        "sixthcow.locale -> sixthcow.server.app (l.1)",
    ):
        assert said in run.stdout, run.stdout
