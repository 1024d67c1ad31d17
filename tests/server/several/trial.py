"""People who play on any of several servers, while one thing after another fails."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.server.several.cluster import Cluster
from tests.soak.ledger import Ledger
from tests.soak.people import Player
from tests.soak.trial import Trial

DOWN = 503


class Roamer(Player):
    """Somebody who comes back to whichever server there is."""

    def __init__(self, trial: "ClusterTrial", cookie: str, table: str) -> None:
        rng = random.Random(trial.rng.random())
        super().__init__(trial.address, cookie, table, trial.ledger, rng)
        self._trial = trial

    def socket(self, seen: int) -> connect:
        """A new socket, somewhere."""
        self.address = self._trial.address
        return super().socket(seen)

    def refused(self, message: dict[str, Any]) -> None:
        """Whether an action was stored is open when the store has failed: it is sent again."""
        if message["reason"] != "store-down":
            super().refused(message)


class ClusterTrial(Trial):
    """So many tables at a time on a cluster; then everything is played to its end."""

    def __init__(self, cluster: Cluster, folder: Path, *, tables: int, seed: int) -> None:
        super().__init__(folder, tables=tables, kills=0, seed=seed)
        self.cluster = cluster

    @property
    def address(self) -> str:
        """Any of the servers, whether or not it runs."""
        return self.rng.choice(self.cluster.servers).address

    def player(self, cookie: str, table: str) -> Player:
        """Somebody at a table."""
        return Roamer(self, cookie, table)

    async def ask(self, method: str, path: str, cookie: str, body: Any = None) -> Any:
        """A request that is made again, elsewhere, until it is answered."""
        while True:
            address = self.address
            headers = {"cookie": cookie, "origin": address}
            try:
                async with httpx.AsyncClient(base_url=address, timeout=15, verify=False) as client:
                    answer = await client.request(method, path, headers=headers, json=body)
            except httpx.TransportError:
                await asyncio.sleep(0.1)
                continue
            if answer.status_code == DOWN:
                await asyncio.sleep(0.5)
                continue
            if answer.status_code >= 400:
                self.ledger.broken(f"{method} {path}: {answer.text[:200]}")
                raise RuntimeError(f"{method} {path}: {answer.text[:200]}")
            return answer.json()

    async def endure(
        self, faults: Iterable[str], progress: Callable[[Ledger], None] = lambda _: None
    ) -> Ledger:
        """Play while these things happen one after the other; all promises are checked."""
        playing = [asyncio.create_task(self.keep_playing()) for _ in range(self.tables)]
        try:
            for fault in faults:
                await self.watch(playing, self.rng.uniform(0.5, 1.5))
                await FAULTS[fault](self)
                self.ledger.counts[fault] += 1
                progress(self.ledger)
            self.stopping = True
            await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()
            progress(self.ledger)
        if any(await self.cluster.stop()):
            self.ledger.broken("a process did not end well")
        if b"Traceback" in self.cluster.log.read_bytes():
            self.ledger.broken(f"a traceback in {self.cluster.log}")
        return self.ledger

    # --- what may fail --------------------------------------------------------------------------

    async def kill_server(self) -> None:
        """A server is killed, and comes back."""
        server = self.rng.choice(self.cluster.servers)
        await server.kill()
        await asyncio.sleep(self.rng.uniform(0, 2))
        await server.start()

    async def kill_worker(self) -> None:
        """A worker is killed, and comes back."""
        worker = self.rng.choice(self.cluster.workers)
        await worker.kill()
        await asyncio.sleep(self.rng.uniform(0, 2))
        await worker.start()

    async def kill_nats(self) -> None:
        """NATS is killed, and comes back."""
        await asyncio.to_thread(self.cluster.nats.stop, signal.SIGKILL)
        await asyncio.sleep(self.rng.uniform(0, 4))
        await asyncio.to_thread(self.cluster.nats.start)

    async def restart_postgres(self) -> None:
        """PostgreSQL is stopped, in good order or at once, and comes back."""
        how = self.rng.choice([signal.SIGINT, signal.SIGQUIT])
        await asyncio.to_thread(self.cluster.postgres.stop, how)
        await asyncio.sleep(self.rng.uniform(0, 2))
        await asyncio.to_thread(self.cluster.postgres.start)

    async def cut_off_from_nats(self) -> None:
        """One server hears nothing from the others for a while."""
        wire = self.rng.choice(self.cluster.servers).nats
        wire.cut()
        await asyncio.sleep(self.rng.uniform(1, 8))
        wire.mend()

    async def cut_off_from_postgres(self) -> None:
        """One server cannot reach the store for a while."""
        wire = self.rng.choice(self.cluster.servers).postgres
        wire.cut()
        await asyncio.sleep(self.rng.uniform(1, 8))
        wire.mend()


FAULTS: dict[str, Callable[[ClusterTrial], Awaitable[None]]] = {
    "a server killed": ClusterTrial.kill_server,
    "a worker killed": ClusterTrial.kill_worker,
    "NATS killed": ClusterTrial.kill_nats,
    "PostgreSQL restarted": ClusterTrial.restart_postgres,
    "a server cut off from NATS": ClusterTrial.cut_off_from_nats,
    "a server cut off from PostgreSQL": ClusterTrial.cut_off_from_postgres,
}
