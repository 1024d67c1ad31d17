"""`sixthcow verify`: honest, not honest, unreadable; in words and by the exit status."""

import io
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sixthcow import fairness
from sixthcow.cli import main
from sixthcow.locale import LANGUAGES, Words
from tests.test_fairness import PARTS, SEED, played

RECORD = played(rounds=1)


def write(folder: Path, document: dict[str, Any], name: str = "game.json") -> str:
    file = folder / name
    file.write_text(json.dumps(document), "utf-8")
    return str(file)


def forged() -> dict[str, Any]:
    """A record whose only shuffle is not the one of the seed."""
    document: dict[str, Any] = RECORD.to_document()
    verb, *cards = document["moves"][0][1].split()
    return document | {"moves": [[0, " ".join([verb, *reversed(cards)])]]}


def other_seed() -> dict[str, Any]:
    proof = {"seed": SEED, "commitment": fairness.commitment("another")}
    return RECORD.to_document() | {"meta": {"fairness": proof}}


def test_an_honest_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, RECORD.to_document())
    assert main(["verify", "--lang", "en", file]) == 0
    assert capsys.readouterr().out == (
        f"{file}: honest. The seed has the fingerprint that was shown before the deal, "
        "and every draw follows from the seed (1 in all).\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_who_added_to_the_seed(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = played(parts=PARTS, rounds=1).to_document() | {"seats": ["Ada\x1b[2J", "Bo", "Cy"]}
    assert main(["verify", "--lang", language, write(tmp_path, document)]) == 0
    told = capsys.readouterr().out
    assert "Ada" in told
    assert "Cy" in told
    assert "Bo" not in told
    assert "\x1b" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_which_moves_come_from_another_match(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Their draws are not checked, so a forged one among them is not found out: it says so."""
    document = forged()
    continues = {"game": "original0000", "move": 1, "seat": 1}
    document["meta"] = {**document["meta"], "continues": continues}
    assert main(["verify", "--lang", language, write(tmp_path, document)]) == 0
    said = Words(language).text("verify-continues", moves=1)
    assert said in capsys.readouterr().out


def test_a_forged_shuffle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--lang", "en", write(tmp_path, forged())]) == 1
    told = capsys.readouterr().out
    assert "not honest" in told
    assert told.endswith("do not follow from the seed: 1.\n")


def test_another_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--lang", "en", write(tmp_path, other_seed())]) == 1
    assert "does not have the fingerprint" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("{", "not JSON"),
        ("", "is empty"),
        (json.dumps(RECORD.to_document() | {"meta": {}}), "contains no proof"),
        (json.dumps(RECORD.to_document() | {"game": "chess"}), 'no game "chess"'),
        (json.dumps(RECORD.to_document() | {"moves": [[1, "play 1"]]}), "move 1"),
    ],
)
def test_what_cannot_be_checked(
    content: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(content, "utf-8")
    assert main(["verify", "--lang", "en", str(file)]) == 2
    assert told in capsys.readouterr().err


def test_the_worst_of_several_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    honest = write(tmp_path, RECORD.to_document(), "honest.json")
    wrong = write(tmp_path, forged(), "forged.json")
    assert main(["verify", "--lang", "en", wrong, honest]) == 1
    assert main(["verify", "--lang", "en", wrong, str(tmp_path / "none.json"), honest]) == 2
    assert "none.json" in capsys.readouterr().err


def test_a_stream(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = f"{RECORD.to_json()}\n\n{json.dumps(forged())}\n".encode()
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(lines)))
    assert main(["verify", "--lang", "en", "-"]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("-:1: honest")
    assert second.startswith("-:3: not honest")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [
        write(tmp_path, document, name)
        for name, document in (
            ("a.json", RECORD.to_document()),
            ("b.json", forged()),
            ("c.json", other_seed()),
        )
    ]
    assert main(["verify", "--lang", language, *files]) == 1
    assert len(set(capsys.readouterr().out.splitlines())) == 3
