"""Real servers that tests share; each is started when the first test asks for it."""

import os
from collections.abc import Iterator
from functools import partial

import pytest
from argon2 import PasswordHasher

from sixthcow.server.http.auth import passwords
from sixthcow.server.tables import leases
from tests.server.backing import BACKING, Services
from tests.server.services import Nats, Postgres, a_nats, a_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """PostgreSQL, for tests that do not stop it."""
    with a_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """NATS, for tests that do not stop it."""
    with a_nats() as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database of a test's own."""
    return postgres.new_database()


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """Hash passwords with argon2 at its least; only servers in processes of their own take long.

    For the session: a server that a module's tests share is there before any of them begins."""
    quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "PasswordHasher", quick)
        yield


@pytest.fixture(scope="session", autouse=True)
def everything_on_services(request: pytest.FixtureRequest) -> None:
    """Optionally run the servers of all tests on PostgreSQL and NATS."""
    if os.environ.get("ON_SERVICES"):
        BACKING.services = services(request)


@pytest.fixture(params=["sqlite", "services"])
def backing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the servers of a test stand on: either of the two."""
    if request.param == "services":
        monkeypatch.setattr(BACKING, "services", services(request))
        # Time jumps in these tests, and nobody else is there to take a lease that has run out.
        monkeypatch.setattr(leases, "LASTS", 10**12)


def services(request: pytest.FixtureRequest) -> Services:
    """The servers that tests share."""
    nats: Nats = request.getfixturevalue("nats")
    postgres: Postgres = request.getfixturevalue("postgres")
    return Services(nats.address, postgres.new_database)
