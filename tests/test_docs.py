"""The documentation shows code that exists and commands that work."""

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")], key=str)
SHOWN_FILE = re.compile(r"```\w+ (\S+)\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\((?!https?://)([^)#]+)")
# What is written as code: a path from the top, the end of one, and a dotted name.
PATH = re.compile(r"`((?:src|tests|scripts|benchmarks|examples|deploy|web|docs)/[\w./-]*)`")
MODULE = re.compile(r"`((?:\w+/)+\w+\.py)`")
SOURCE = re.compile(r"src/sixthcow/[\w./-]*\w")
DOTTED = re.compile(r"\bsixthcow(?:\.[A-Za-z_]\w*)+")
FOLDERS = ("src", "tests", "benchmarks", "examples", "scripts")
MODULES = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")]
NOT_MODULES = {"sixthcow.db", "sixthcow.toml", "sixthcow.service"}  # files of hosts
INVENTED = {"games/discard.py"}  # the game that the reader adds


def test_a_file_that_is_shown_is_shown_as_it_is() -> None:
    shown = [found for page in PAGES for found in SHOWN_FILE.findall(page.read_text("utf-8"))]
    assert [name for name, _ in shown] == [
        "examples/bot.py",
        "examples/bot.js",
        "examples/online_bot.py",
    ]
    for name, text in shown:
        assert (ROOT / name).read_text("utf-8") == text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    for target in LINK.findall(prose):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def named_but_missing(text: str) -> Iterator[str]:
    """The files and modules that a page names and that are not there."""
    for name in {*PATH.findall(text), *SOURCE.findall(text)}:
        if not (ROOT / name).exists():
            yield name
    for name in set(MODULE.findall(text)) - INVENTED:
        if not any(module.match(name) for module in MODULES):
            yield name
    for name in set(DOTTED.findall(text)) - NOT_MODULES:
        try:
            resolve_name(name)
        except (ImportError, AttributeError):
            if not is_module(name):
                yield name


def is_module(name: str) -> bool:
    """Whether a module is there, even if it needs a package that is not installed."""
    try:
        return find_spec(name) is not None
    except ImportError:
        return False


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_and_modules_that_are_named_are_there(page: Path) -> None:
    assert sorted(named_but_missing(page.read_text("utf-8"))) == []


def test_a_name_that_leads_nowhere_is_found() -> None:
    text = """`tests/`, `engine/game.py`, src/sixthcow/games/__init__.py, sixthcow.bots.BOTS and the
    file sixthcow.toml are there; `tests/nowhere/`, `engine/none.py`, [this](../src/sixthcow/no.py),
    `sixthcow.nothing` and sixthcow.bots.NONE are not."""
    assert sorted(named_but_missing(text)) == [
        "engine/none.py",
        "sixthcow.bots.NONE",
        "sixthcow.nothing",
        "src/sixthcow/no.py",
        "tests/nowhere/",
    ]


def test_the_commands_of_the_readme_are_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    commands = set(re.findall(r"^make (\w+)", (ROOT / "README.md").read_text("utf-8"), re.M))
    assert {"play", "test"} <= commands
    for command in commands:
        assert re.search(rf"^{command}:", makefile, re.M)


def test_the_example_of_the_readme_plays_a_round(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("Outcome(totals=(")
