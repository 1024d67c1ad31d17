"""What one person or one address may have: guests, sockets, bots, streams, seats."""

import asyncio
import json
from collections import Counter

import httpx
import websockets

from scripts.attack.target import Found, Target, cookie_of, statuses


async def many_guests(target: Target) -> Found:
    """One address that makes guest after guest."""
    async with target.client() as client:
        answers = []
        for _ in range(90):
            client.cookies.clear()
            answers.append(await client.get("/api/me"))
    made = sum(answer.status_code == 200 for answer in answers)
    return Found(60 <= made < 80 and answers[-1].status_code == 429, statuses(answers))


async def many_sockets(target: Target) -> Found:
    """One person who opens socket after socket."""
    opened, firsts = [], Counter[str]()
    async with target.guest() as guest:
        cookie = cookie_of(guest)
    for _ in range(40):
        socket = await websockets.connect(
            f"ws://127.0.0.1:{target.port}/api/lobby/socket",
            origin=websockets.Origin(target.address),
            additional_headers={"cookie": cookie},
        )
        opened.append(socket)
        first = json.loads(await socket.recv())
        firsts[first.get("reason", first["type"])] += 1
    for socket in opened:
        await socket.close()
    told = f"{firsts['lobby']} opened, {firsts['too-many-sockets']} turned away"
    return Found(firsts == {"lobby": 20, "too-many-sockets": 20}, told)


async def bot_streams(target: Target) -> Found:
    """Bot after bot, five streams of one of them at once, and 90 of its requests."""
    async with target.guest() as guest:
        bots = [await guest.post("/api/bots", json={"name": f"Bot {n}"}) for n in range(12)]
        token = bots[0].json()["token"]
        async with target.client(target.new_host()) as bot:
            bot.headers = httpx.Headers({"authorization": f"Bearer {token}"})
            streams = await asyncio.gather(*(first_line(bot) for _ in range(5)))
            asked = await asyncio.gather(*(bot.get("/api/me") for _ in range(90)))
    opened = Counter(streams)
    fine = (
        [bot.status_code for bot in bots] == [201] * 10 + [409] * 2
        and opened["open"] == 2
        and set(opened) == {"open", "too-many-streams"}
        and {answer.status_code for answer in asked} == {200, 429}
    )
    return Found(
        fine,
        f"bots {statuses(bots)}; {opened['open']} streams open, "
        f"{opened['too-many-streams']} refused; requests {statuses(asked)}",
    )


async def first_line(bot: httpx.AsyncClient) -> str:
    """Whether a stream stays open, or why it does not."""
    async with bot.stream("GET", "/api/bot/stream") as stream:
        if stream.status_code != 200:
            await stream.aread()
            return str(stream.json()["reason"])
        try:
            async with asyncio.timeout(3):
                async for line in stream.aiter_lines():
                    if line:
                        return str(json.loads(line)["reason"])
        except TimeoutError:
            return "open"
    return "ended"


async def prepared_seat(target: Target) -> Found:
    """Somebody uses up the command ids with which the server might take them off their table, then
    has everything about themselves deleted: a bot must play on."""
    async with target.guest() as host, target.guest() as guest:
        terms = {"game": "classic", "seats": 2, "options": {"rounds": 1}}
        made = await host.post("/api/tables", json={"terms": terms})
        table = made.json()["id"]
        commands = f"/api/tables/{table}/commands"
        me = (await guest.get("/api/me")).json()["id"]
        (await guest.post(commands, json={"type": "sit", "id": "sitsitsit"})).raise_for_status()
        ids = [f"forget-{n:04}" for n in range(10)] + ["leaveleave", f"leave-{me}", me, table]
        used = [
            await guest.post(commands, json={"type": "say", "id": name, "text": "moo"})
            for name in ids
        ]
        (await host.post(commands, json={"type": "start", "id": "startstart"})).raise_for_status()
        gone = await guest.delete("/api/me")
        seat = (await host.get(f"/api/tables/{table}")).json()["table"]["seats"][1]
    played = seat["level"] is not None or seat["stand_in"]
    prepared = sum(answer.status_code == 200 for answer in used)
    who = "a bot plays on" if played else "nobody plays on"
    fine = played and prepared == len(ids) and seat["person"] != me
    return Found(fine, f"{prepared} ids used, deleted {gone.status_code}; {who}")
