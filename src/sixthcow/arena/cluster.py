"""Deals played side by side on the machines of a Ray cluster."""

import os
import signal
import socket
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import islice
from typing import Any
from urllib.parse import urlsplit

from sixthcow import __version__
from sixthcow.arena.plan import Plan
from sixthcow.arena.rotations import Played, Table
from sixthcow.engine import BadOption, Refused

HERE = "local"  # Ray's name for a cluster that it starts on this machine
REMOTE = "ray"
PORT = 10001  # the port that Ray listens on by default
PATIENCE = 5.0  # seconds to wait for a cluster; Ray itself would try much longer
INSTALL = "pip install 'sixthcow[ray]'"

# Deals queued per processor, so that none runs idle.
AHEAD = 2


def play_on_cluster(
    plan: Plan, numbers: Iterable[int], address: str, jobs: int | None, *, keep_records: bool
) -> Generator[Played, None, None]:
    """Play these deals in any order, `jobs` at a time, by default one per processor.

    A deal whose machine is lost is played again on another one. Closing the iterator stops
    everything.
    """
    try:
        import ray
    except ModuleNotFoundError:
        raise Refused("no-cluster-extra", command=INSTALL) from None
    _call(address)
    with _connected(ray, address):
        play = ray.remote(_play)
        told = ray.put(plan)
        left = iter(numbers)
        at_once = jobs or AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        begun = [play.remote(told, n, __version__, keep_records) for n in islice(left, at_once)]
        while begun:
            (first, *_), begun = ray.wait(begun)
            begun += [play.remote(told, n, __version__, keep_records) for n in islice(left, 1)]
            yield _result(ray, first)


def _call(address: str) -> None:
    """Refuse an invalid address, or one where nothing answers."""
    if address == HERE:
        return
    parts = urlsplit(address)
    if parts.scheme != REMOTE or not parts.hostname:
        allowed = f"ray://HOST:{PORT}, {HERE}"
        raise BadOption("option-value", option="cluster", value=address, allowed=allowed)
    try:
        socket.create_connection((parts.hostname, parts.port or PORT), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise _unreachable(address, error) from None


def _unreachable(address: str, error: Exception) -> Refused:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    detail = " ".join(dict.fromkeys([*lines[:1], *lines[-1:]]))  # between them are only tracebacks
    return Refused("cluster-unreachable", address=address, detail=detail)


def _play(plan: Plan, number: int, version: str, keep_records: bool) -> Played | None:
    """Play one deal on a machine of the cluster; None if its version differs from ours."""
    if version != __version__:
        return None
    with closing(Table(plan)) as table:
        return table.play(number, lambda: False, keep_records=keep_records)


def _result(ray: Any, promise: Any) -> Played:
    try:
        played = ray.get(promise)
    except ray.exceptions.RayError as error:
        # The last line of the remote traceback is the error itself.
        raise Refused("cluster-failed", detail=str(error).strip().splitlines()[-1]) from None
    if played is None:
        raise Refused("cluster-version", version=__version__)
    assert isinstance(played, Played)
    return played


@contextmanager
def _connected(ray: Any, address: str) -> Iterator[None]:
    """A connection to Ray, without its usage reports and its SIGTERM handler."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    main = threading.current_thread() is threading.main_thread()
    before = signal.getsignal(signal.SIGTERM)
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise _unreachable(address, error) from None
    try:
        if main:
            signal.signal(signal.SIGTERM, before)
        yield
    finally:
        ray.shutdown()
