"""An arena on a Ray cluster gives what it gives here; `make ray` installs Ray and runs this."""

import importlib.util
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from sixthcow import __version__
from sixthcow.arena import Plan, cluster
from sixthcow.cli import main
from tests.waiting import until

WITH_RAY = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="Ray is not installed: make ray"
)
ARENA = ("cautious", "random", "--rounds", "24", "--seed", "3", "--json", "--lang", "en")


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["arena", "random", "--rounds", "4", "--lang", "en", *arguments]) == 2
    return capsys.readouterr().err


def test_without_ray_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = refusal(capsys, "--cluster", "ray://127.0.0.1:10001")
    assert said == "this needs more packages: pip install 'sixthcow[ray]'\n"


@pytest.mark.parametrize("address", ["127.0.0.1:6379", "http://127.0.0.1", "ray://", "auto"])
def test_an_address_that_is_none(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", object())
    assert "allowed: ray://HOST:10001, local" in refusal(capsys, "--cluster", address)


def test_a_cluster_that_is_not_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", object())
    address = f"ray://127.0.0.1:{free_port()}"
    assert f"the Ray cluster at {address} cannot be used: " in refusal(capsys, "--cluster", address)
    assert "cannot be used" in refusal(capsys, "--cluster", "ray://127.0.0.1:99999")


def test_another_version_there_is_refused() -> None:
    plan = Plan(("random",), "classic", 4, {"rounds": 1}, 1, 4, think=1.0)
    assert cluster._play(plan, 1, "0.0.1", False) is None
    assert cluster._play(plan, 1, __version__, False)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def a_ray() -> Iterator[str]:
    """The address of a Ray cluster of this machine alone."""
    # Not a folder of pytest: the paths of Ray's sockets must be short.
    folder = Path(tempfile.mkdtemp(prefix="ray-"))
    port = free_port()
    ray = [sys.executable, "-m", "ray.scripts.scripts"]
    command = [
        *ray, "start", "--head", "--block", "--num-cpus=2", "--include-dashboard=false",
        "--node-ip-address=127.0.0.1", f"--port={free_port()}", f"--ray-client-server-port={port}",
        f"--temp-dir={folder}",
    ]  # fmt: skip
    with (folder / "said").open("wb") as said, pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(folder))  # where it keeps a secret that clients must know
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_raylet_start_wait_time_s", "100")  # on a busy machine
        started = subprocess.Popen(command, stdout=said, stderr=said, start_new_session=True)
        try:

            def is_there() -> bool:
                assert started.poll() is None, (folder / "said").read_text()
                return listens(port)

            until(is_there)
            # On a busy machine Ray refuses its first guests.
            connect = [sys.executable, "-c", f"import ray; ray.init('ray://127.0.0.1:{port}')"]
            until(lambda: subprocess.run(connect, capture_output=True, check=False).returncode == 0)
            yield f"ray://127.0.0.1:{port}"
        finally:
            started.send_signal(signal.SIGTERM)  # it ends what it has started
            with suppress(subprocess.TimeoutExpired):
                started.wait(30)
            with suppress(ProcessLookupError):
                os.killpg(started.pid, signal.SIGKILL)
            started.wait()
    shutil.rmtree(folder)


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sixthcow.cli", "arena", *ARENA, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@WITH_RAY
def test_the_same_seed_gives_the_same_result_there(a_ray: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    expected = arena("--records", str(here), "--jobs", "1")
    found = arena("--records", str(there), "--cluster", a_ray)
    assert found.returncode == 0, found.stderr
    assert found.stdout == expected.stdout
    assert sorted(there.read_text().splitlines()) == sorted(here.read_text().splitlines())


@WITH_RAY
def test_what_goes_wrong_there_is_told(a_ray: str) -> None:
    program = (
        "from sixthcow.arena import Plan, run\n"
        "plan = Plan(('nobody',), 'classic', 4, {'rounds': 1}, 1, 4, think=1.0)\n"
        f"list(run(plan, cluster={a_ray!r}))\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert "cluster failed" in told.stderr.splitlines()[-1]
    assert "nobody" in told.stderr.splitlines()[-1]


@WITH_RAY
def test_ctrl_c_shows_what_was_played(a_ray: str, tmp_path: Path) -> None:
    save = tmp_path / "save.jsonl"
    command = [sys.executable, "-m", "sixthcow.cli", "arena", *ARENA, "--cluster", a_ray]
    command += ["--save", str(save), "--rounds", "1000000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as playing:
        until(lambda: save.exists() and save.read_bytes().count(b"\n") >= 10)
        os.kill(playing.pid, signal.SIGINT)
        out, _ = playing.communicate(timeout=30)
    assert playing.returncode == 130
    assert json.loads(out)["matches"] >= 10
