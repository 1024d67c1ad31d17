"""Without the packages of the extra everything else works, and a clear sentence says what to do."""

import subprocess
import sys

import pytest

BLOCKED = ("gymnasium", "pettingzoo", "pyarrow", "pyspiel")


def run(code: str) -> subprocess.CompletedProcess[str]:
    """Run some code where none of the packages can be imported."""
    blocking = f"import sys; sys.modules.update(dict.fromkeys({BLOCKED}))"
    return subprocess.run(
        [sys.executable, "-c", f"{blocking}; {code}"], capture_output=True, text=True, check=False
    )


def test_the_command_needs_none_of_them() -> None:
    done = run("from sixthcow.cli import main; main(['schema'])")
    assert (done.returncode, done.stderr) == (0, "")


def test_the_command_does_not_import_the_kit() -> None:
    code = "import sixthcow.cli, sys; print([name for name in sys.modules if 'research' in name])"
    assert run(code).stdout == "[]\n"


@pytest.mark.parametrize(
    ("module", "package"),
    [("pettingzoo", "gymnasium"), ("gymnasium", "gymnasium"), ("openspiel", "open_spiel")],
)
def test_a_missing_package_is_named(module: str, package: str) -> None:
    done = run(f"import sixthcow.research.{module}")
    assert done.stderr.splitlines()[-1] == (
        f"ModuleNotFoundError: {package} is not installed; "
        "pip install 'sixthcow[research]' brings it"
    )
