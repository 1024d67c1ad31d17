"""The registry of sockets and the limits, without a network."""

import asyncio
from dataclasses import dataclass, field

import pytest
from prometheus_client import CollectorRegistry

from sixthcow.server.http import limits, socket_registry
from sixthcow.server.http.limits import Bucket, Buckets, Limits, Rate, TooMany
from sixthcow.server.http.metrics import Metrics
from sixthcow.server.http.socket_registry import SocketRegistry, look
from sixthcow.server.store import Person, StoreDown

ADA = Person(id="ada", name="Ada", created=0, seen=0)


@dataclass(eq=False)
class Fake:
    """A socket that records what is sent to it."""

    heard: float = 0
    pinged: float = 0
    checked: float = 0
    kind: str = "table"
    address: str = "here"
    person: Person | None = ADA
    key: str = "key"
    told: list[str] = field(default_factory=list)

    def ping(self) -> None:
        """See `Socket`."""
        self.told.append("ping")

    def end(self, reason: str) -> None:
        """See `Socket`."""
        self.told.append(reason)


@pytest.mark.parametrize(
    ("fake", "now", "told"),
    [
        (Fake(heard=100), 110, []),
        (Fake(heard=100), 121, ["ping"]),
        (Fake(heard=100, pinged=121), 130, []),
        (Fake(heard=100, pinged=121), 142, ["ping"]),
        (Fake(heard=100, pinged=121), 146, ["silent"]),
    ],
)
def test_silent_sockets_are_pinged_and_dead_ones_ended(
    fake: Fake, now: float, told: list[str]
) -> None:
    look(fake, now)
    assert fake.told == told


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (ADA, []),
        (None, ["logged-out"]),
        (Person(id="ada", name="Ada", created=0, seen=0, banned=True), ["banned"]),
        (StoreDown(), []),
    ],
)
def test_everybody_is_looked_up_again_now_and_then(
    found: Person | StoreDown | None, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_registry, "LOOK_EVERY", 0)
    monkeypatch.setattr(socket_registry, "KNOWN_FOR", -1)
    fake = Fake()
    registry = SocketRegistry(Limits(), Metrics(CollectorRegistry()))
    registry.add(fake)
    looked_up = asyncio.Event()

    async def person_of(key: str) -> Person | None:
        assert key == "key"
        looked_up.set()
        if isinstance(found, StoreDown):
            raise found
        return found

    async def watch() -> None:
        fake.heard = fake.pinged = 2**40
        watching = asyncio.create_task(registry.watch(person_of))
        await looked_up.wait()
        await asyncio.sleep(0)
        watching.cancel()

    asyncio.run(watch())
    assert fake.told[:1] == told
    registry.remove(fake)
    registry.remove(fake)


def test_buckets_fill_again_and_forget_old_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 0.0, 0.0, 0.4, 1.0])
    monkeypatch.setattr("time.monotonic", lambda: next(times))
    bucket = Bucket(Rate(1, 1))
    assert [bucket.take() for _ in range(4)] == [True, False, False, True]

    monkeypatch.setattr("time.monotonic", lambda: 0.0)
    monkeypatch.setattr(limits, "MOST_KEYS", 2)
    buckets = Buckets(Rate(1, 1))
    for key in ("a", "b", "c", "a"):
        buckets.take(key)
    with pytest.raises(TooMany):
        buckets.take("a")
