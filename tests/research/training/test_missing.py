"""Without PyTorch the command says what to install; everything else never asks for it."""

import sys
from pathlib import Path

import pytest

from sixthcow.cli import main


def test_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main(["train", str(tmp_path / "run"), "--lang", "en"]) == 2
    assert "pip install 'sixthcow[train]'" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()
