"""The arrows between the layers: which part of the package may import which."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "sixthcow"

# Every layer may also import itself and the package's own `__init__`, which imports nothing.
ARROWS: dict[str, set[str]] = {
    "__init__": set(),
    "engine": set(),
    "games": {"engine"},
    "fast": {"games", "engine"},
    "bots": {"engine", "fast"},
    "dealer": {"engine"},
    "locale": {"engine"},
    "arena": {"bots", "games", "engine", "dealer"},
    "fairness": {"engine"},
    "server": {"engine", "fairness"},
    "thinking": {"bots", "engine", "fast"},
    "cli": {
        "arena", "bots", "dealer", "engine", "fairness", "fast", "games", "locale", "server",
        "thinking",
    },
}  # fmt: skip

# The rules are pure: the standard library only, and nothing of it that brings chance, a clock,
# the machine, or an import that this test cannot see.
PURE = {"engine", "games"}
IMPURE_MODULES = {"importlib", "os", "random", "secrets", "time"}


def imported_modules(tree: ast.Module, package: list[str]) -> Iterator[tuple[int, list[str]]]:
    """Yield the line and the dotted parts of every name that a module in `package` imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name.split(".")) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            module = node.module.split(".") if node.module else []
            yield from ((node.lineno, [*base, *module, alias.name]) for alias in node.names)


def layer_of(parts: list[str], layers: set[str]) -> str:
    """Say to which layer a dotted name inside the package belongs."""
    return parts[1] if len(parts) > 1 and parts[1] in layers else "__init__"


def complaint(layer: str, parts: list[str], layers: set[str]) -> str | None:
    """Say what is wrong with one import of a layer, if anything is."""
    if parts[0] == "sixthcow":
        target = layer_of(parts, layers)
        allowed = ARROWS[layer] | {layer, "__init__"}
        return None if target in allowed else f"{layer} must not import {target}"
    if layer not in PURE:
        return None
    if parts[0] not in sys.stdlib_module_names:
        return f"{layer} must not import {parts[0]}: it uses the standard library only"
    return f"{layer} must not import {parts[0]}" if parts[0] in IMPURE_MODULES else None


def violations(package: Path) -> list[str]:
    """List every import in the package that no arrow allows."""
    files = sorted(package.rglob("*.py"))
    layers = {file.relative_to(package).with_suffix("").parts[0] for file in files}
    found = [f"{layer}: give this new layer its arrows" for layer in sorted(layers - set(ARROWS))]
    for file in files:
        inside = file.relative_to(package)
        layer = inside.with_suffix("").parts[0]
        if layer not in ARROWS:
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"), filename=str(file))
        for line, parts in imported_modules(tree, ["sixthcow", *inside.parent.parts]):
            if problem := complaint(layer, parts, layers):
                found.append(f"{inside}:{line}: {problem}")
    return found


def test_every_import_follows_an_arrow() -> None:
    assert violations(PACKAGE) == []


def test_a_wrong_import_is_found_however_it_is_written(tmp_path: Path) -> None:
    sources = {
        "__init__.py": "from sixthcow import engine",
        "dealer.py": "import random\nfrom .games import rows",
        "extra/__init__.py": "",
        "engine/__init__.py": "import sixthcow.games.rows\nimport json",
        "engine/view.py": "from ..games import rows\nfrom . import record\nfrom .. import dealer",
        "games/rows/board.py": "def f() -> None:\n    from ...engine import view\n    import numpy",
        "games/rows/deck.py": "from random import Random\nimport os.path\nimport collections.abc",
        "locale/__init__.py": "import fluent.runtime\nfrom sixthcow import __version__, games",
    }
    for name, source in sources.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, encoding="utf-8")

    assert violations(tmp_path) == [
        "extra: give this new layer its arrows",
        "__init__.py:1: __init__ must not import engine",
        "dealer.py:2: dealer must not import games",
        "engine/__init__.py:1: engine must not import games",
        "engine/view.py:1: engine must not import games",
        "engine/view.py:3: engine must not import dealer",
        "games/rows/board.py:3: games must not import numpy: it uses the standard library only",
        "games/rows/deck.py:1: games must not import random",
        "games/rows/deck.py:2: games must not import os",
        "locale/__init__.py:2: locale must not import games",
    ]
