"""The walk through the documents of the research kit can be followed, and its tables are true."""

import re
from pathlib import Path

import pytest

import sixthcow
from sixthcow.bots import BOTS
from sixthcow.games import GAMES
from sixthcow.research.action_space import Actions
from sixthcow.research.dataset import Plan, write
from sixthcow.research.environment import encoding_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")


def test_every_block_of_code_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    plan = Plan(("cautious",), "classic", 2, 1, makers=(BOTS["cautious"],), play_outs=2, shard=1)
    list(write(Path("decisions"), plan, jobs=1))
    names: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 7
    for block in blocks:
        exec(compile(block, "research.md", "exec"), names)
    assert isinstance(names["agreement"], float)


def test_every_plane_is_described() -> None:
    rows, _, himmel = PAGE.partition("### Himmel")
    games = [GAMES[name](3) for name in GAMES]
    games += [GAMES["tournament"](3, {"cards": "logical"}), GAMES["custom"](3, {"cards": 2})]
    for game in games:
        text = himmel if game.name == "himmel" else rows
        for plane in encoding_of(game).planes:
            general = re.sub(r"^(row|known)_\d$", r"\1_1", plane)
            general = re.sub(r"^asks_(?!play|row|turn|target).*", "asks_row", general)
            assert f"`{general}`" in text, plane


def test_every_verb_is_described() -> None:
    for name in GAMES:
        for verb in Actions(GAMES[name](3)).verbs:
            assert re.search(rf"`{verb}\b", PAGE), verb


def test_the_citation_names_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {sixthcow.__version__}\n" in citation
