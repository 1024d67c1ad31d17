"""What every file of the repository keeps to: no registry named, locks clean, modules short."""

from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parent.parent
LONGEST_MODULE = 400

# Written in pieces, so that this file does not name them either.
REGISTRY_HOSTS = [
    ".".join(("pypi", "org")),
    "".join(("python", "hosted")),
    ".".join(("npmjs", "org")),
    ".".join(("npmjs", "com")),
    ".".join(("yarnpkg", "com")),
]
INDEX_MARKS = ("index-url", "find-links", '"resolved"')


def committed_files() -> Iterator[Path]:
    """Walk the repository, leaving out what .gitignore leaves out (it has simple names only)."""
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    ignored = [".git", *(line.strip("/") for line in lines if line)]
    folders = [ROOT]
    while folders:
        for path in sorted(folders.pop().iterdir()):
            if any(fnmatch(path.name, pattern) for pattern in ignored):
                continue
            if path.is_dir():
                folders.append(path)
            else:
                yield path


def text_of(path: Path) -> str:
    """Read a file; one that is not text has none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def is_lock(path: Path) -> bool:
    """Tell a dependency lock from any other file."""
    return path.parent == ROOT / "requirements" or path.name == "package-lock.json"


def test_no_file_names_a_registry_host() -> None:
    texts = {path: text_of(path).lower() for path in committed_files()}
    assert ROOT / "pyproject.toml" in texts
    assert [
        f"{path.relative_to(ROOT)} names {host}"
        for path, text in texts.items()
        for host in REGISTRY_HOSTS
        if host in text
    ] == []


def test_no_lock_holds_an_address() -> None:
    locks = [path for path in committed_files() if is_lock(path)]
    assert ROOT / "requirements" / "play.txt" in locks
    assert [
        f"{lock.relative_to(ROOT)} holds {mark}"
        for lock in locks
        for mark in INDEX_MARKS
        if mark in text_of(lock)
    ] == []


def test_every_module_can_be_read_in_one_sitting() -> None:
    modules = [path for path in committed_files() if path.suffix == ".py"]
    assert Path(__file__) in modules
    lengths = {path.relative_to(ROOT): len(text_of(path).splitlines()) for path in modules}
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_MODULE} == {}


# The same duty for several families of games or databases, or of one resource at several depths.
FAMILIES = (
    ("engine", "games/rows", "games/himmel"),
    ("fast/rows", "fast/lanes", "fast/himmel"),
    ("games", "fast/rows", "research/vector"),  # what is special about hoof
    ("server/store", "server/store/sqlite", "server/store/postgres"),
    ("server/http/routes", "server/wire", "server/store"),
)


def test_a_module_name_is_used_once_in_the_package() -> None:
    package = ROOT / "src" / "sixthcow"
    places: dict[str, set[str]] = {}
    for file in package.rglob("*.py"):
        if not file.stem.startswith("__"):
            folder = file.parent.relative_to(package).as_posix()
            places.setdefault(file.stem, set()).add(folder)
    ambiguous = {
        name: sorted(folders)
        for name, folders in places.items()
        if len(folders) > 1 and not any(folders <= set(family) for family in FAMILIES)
    }
    assert ambiguous == {}, "One name for two things: give one of them a name of its own."
