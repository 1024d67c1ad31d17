"""A past to look back on: people who have played rated matches with each other."""

import asyncio
import uuid
from itertools import count
from random import Random
from typing import Any, Self

import httpx

from tests.e2e.person import Person

NAMES = ("Ada", "Bartholomäus-Maximilian", "Kasia", "Дмитрий", "شیرین", "Bo")
GAMES = ("classic", "classic", "tactical", "classic", "himmel", "classic")


def command(kind: str, **more: Any) -> dict[str, Any]:
    """A command to a table."""
    return {"type": kind, "id": uuid.uuid4().hex, **more}


def any_act(snapshot: dict[str, Any], rng: Random) -> dict[str, Any] | None:
    """The command for one of the choices, if one has to decide now."""
    view = snapshot["view"]
    if view["seat"] not in view["waiting"]:
        return None
    action = rng.choice(view["choices"])["action"]
    return command("act", action=action, decision=snapshot["decision"])


async def finished_match(person: Person, *, seats: int = 4, seed: int = 6) -> str:
    """Play a round against bots as the page would, but without one; the identity of the table."""
    terms = {"game": "classic", "seats": seats, "options": {"rounds": 1}}
    identity = await person.new_table(terms, ["cautious"] * (seats - 1))
    table, rng = f"/api/tables/{identity}", Random(seed)
    while (snapshot := await person.ask("GET", table))["table"]["status"] == "playing":
        if act := any_act(snapshot, rng):
            await person.ask("POST", f"{table}/commands", act)
    return identity


class Guest:
    """Somebody without a browser."""

    def __init__(self, client: httpx.AsyncClient, seed: int) -> None:
        self.client = client
        self._random = Random(seed)

    @classmethod
    async def arrive(cls, address: str, name: str, seed: int) -> Self:
        """Somebody new."""
        headers = {"origin": address}
        guest = cls(httpx.AsyncClient(base_url=address, headers=headers, verify=False), seed)
        await guest.ask("GET", "/api/me")
        await guest.ask("PATCH", "/api/me", {"name": name})
        return guest

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """One question; its answer."""
        answer = await self.client.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    async def command(self, table: str, kind: str, **more: Any) -> Any:
        """One command to a table."""
        return await self.ask("POST", f"/api/tables/{table}/commands", command(kind, **more))

    async def move(self, table: str) -> bool:
        """Decide, if one has to; whether the match goes on."""
        snapshot = await self.ask("GET", f"/api/tables/{table}")
        if snapshot["table"]["status"] != "playing":
            return False
        if act := any_act(snapshot, self._random):
            await self.ask("POST", f"/api/tables/{table}/commands", act)
        return True


async def remembers(person: Person) -> str:
    """Be somebody who has played rated matches; their identity. They are made once a server."""
    address = person.address
    if address not in _pasts:
        _pasts[address] = asyncio.create_task(_lived(address))
    cookies, identity = await asyncio.shield(_pasts[address])
    await person.context.add_cookies(
        [{"name": name, "value": value, "url": address} for name, value in cookies.items()]
    )
    return identity


_pasts: dict[str, asyncio.Task[tuple[dict[str, str], str]]] = {}


async def _lived(address: str) -> tuple[dict[str, str], str]:
    """Rated public matches, one after another; the cookies and the identity of the first player."""
    hero, *others = [await Guest.arrive(address, name, 6 + seed) for seed, name in enumerate(NAMES)]
    for number, game in enumerate(GAMES):
        company = [others[(number + step) % len(others)] for step in range(3)]
        await match(game, [hero, *company])
    kept = dict(hero.client.cookies), (await hero.ask("GET", "/api/me"))["id"]
    for one in (hero, *others):
        await one.client.aclose()
    return kept


async def match(game: str, people: list[Guest]) -> None:
    """A short rated match from its first to its last card."""
    host, *guests = people
    terms = {"game": game, "seats": len(people), "options": {"rounds": 1}}
    made = await host.ask(
        "POST", "/api/tables", {"terms": {**terms, "visibility": "public", "rated": True}}
    )
    table = made["id"]
    for seat, guest in enumerate(guests, start=1):
        await guest.command(table, "sit", seat=seat)
    await host.command(table, "start")
    for _ in count():
        if not all(await asyncio.gather(*(one.move(table) for one in people))):
            return
