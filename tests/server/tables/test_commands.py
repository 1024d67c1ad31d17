"""Tables from opening to rematch, as people at them see it."""

import random
from pathlib import Path

import pytest

from sixthcow.engine import Record
from sixthcow.fairness import verify
from sixthcow.games import GAMES
from sixthcow.server.store import PersonChange
from sixthcow.server.wire import messages as m
from tests.server.world import ALL_GAMES, Client, a_world, play_on, refused

pytestmark = pytest.mark.usefixtures("backing")

SHORT: dict[str, dict[str, int]] = {"tournament": {}, "toy": {}}  # all other games take `rounds`


@pytest.mark.parametrize("game", ALL_GAMES)
async def test_a_match_of_three_people(tmp_path: Path, game: str) -> None:
    async with a_world(tmp_path) as world:
        options = SHORT.get(game, {"rounds": 1})
        clients = await world.full_table("Ada", "Bo", "Cy", game=game, options=options)
        await play_on(clients, random.Random(1))
        text = await world.store.record(clients[0].table_id)
        assert text
        record = Record.from_json(text)
        *_, last = record.steps(ALL_GAMES)
        assert last.state.outcome
        assert verify(record, ALL_GAMES).honest
        for client in clients:
            assert client.scores["outcome"]["totals"] == list(last.state.outcome.totals)
            assert client.table["seed"]


async def test_the_host_sets_the_table(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.person("Ada"), await world.person("Bo")
        table = await world.open(ada, game="toy", seats=3)
        host, guest = Client(world, ada, table), Client(world, bo, table)
        await host.come()
        await guest.come()
        assert (host.seat, guest.seat) == (0, None)
        await guest.do(m.Sit, seat=2)
        assert guest.seat == 2
        assert await refused(guest.do(m.Sit, seat=0)) == "seat-taken"
        assert await refused(guest.do(m.Sit, seat=3)) == "no-such-seat"
        assert await refused(host.do(m.Start)) == "seats-empty"
        assert await refused(guest.do(m.AddBot, level="first")) == "not-host"
        assert await refused(host.do(m.AddBot, level="genius")) == "unknown-level"
        await host.do(m.AddBot, level="first")
        assert await refused(host.do(m.AddBot, level="first")) == "no-free-seat"
        await host.do(m.Swap, seat=0, other=2)
        await guest.listen()
        assert (host.seat, guest.seat) == (2, 0)
        await host.do(m.Clear, seat=1)
        await guest.do(m.Sit, seat=1)
        await host.listen()
        assert [seat["name"] for seat in host.table["seats"]] == ["", "Bo", "Ada"]
        terms = {"game": "toy", "seats": 3, "options": {"rounds": 0}}
        assert await refused(host.do(m.Change, terms=terms)) == "option-value"
        assert await refused(host.do(m.Change, terms={"game": "chess"})) == "unknown-game"
        await host.do(m.Change, terms={"game": "classic", "seats": 4})
        await host.do(m.AddBot, level="first", seat=0)
        await host.do(m.AddBot, level="first", seat=3)
        await host.do(m.Start)
        assert host.table["status"] == "playing"
        assert host.view and host.view["game"] == "classic"
        assert await refused(host.do(m.Swap, seat=0, other=1)) == "already-started"
        assert await refused(host.do(m.Sit, seat=0)) == "already-started"


async def test_guests_who_leave_are_kicked_or_muted(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        host, guest, other = await world.full_table("Ada", "Bo", "Cy", game="classic")
        await guest.do(m.Say, text="  hello\n there ")
        await guest.do(m.Say, phrase="moo")
        assert [(line["text"], line["phrase"]) for line in guest.chat] == [
            ("hello there", None),
            (None, "moo"),
        ]
        assert await refused(guest.do(m.Say, text=" ")) == "empty-message"
        await host.do(m.Mute, person=guest.person.id)
        assert await refused(guest.do(m.Say, phrase="moo")) == "muted"
        assert await refused(guest.do(m.Kick, person=other.person.id)) == "not-host"
        await host.do(m.Kick, person=guest.person.id)
        await guest.listen()
        assert guest.heard[-1] == {"type": "bye", "reason": "kicked"}
        assert await refused(guest.act("play 1")) == "kicked"
        assert await refused(guest.come()) == "kicked"
        assert host.table["seats"][1]["level"] == "careful"
        await host.do(m.Leave)
        await other.listen()
        assert other.table["host"] == other.person.id
        await world.settle()
        await other.listen()
        assert other.view and other.view["waiting"] == [other.seat], "bots play for both"
        await host.do(m.Back)
        assert not host.table["seats"][0]["stand_in"]


async def test_phrases_only(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        host, _ = await world.full_table("Ada", "Bo", game="toy", chat="phrases")
        assert await refused(host.do(m.Say, text="hi")) == "chat-phrases-only"
        await host.do(m.Say, phrase="hello")


async def test_a_rematch_has_the_same_people(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        clients = await world.full_table("Ada", "Bo", game="toy")
        assert await refused(clients[1].do(m.Rematch)) == "not-over"
        await play_on(clients, random.Random(2))
        await clients[1].do(m.Rematch)
        await clients[0].do(m.Rematch)
        await clients[1].listen()
        new = clients[0].table["next"]
        assert new and new == clients[1].table["next"]
        again = [Client(world, client.person, new) for client in clients]
        for client in again:
            await client.come()
        assert [client.seat for client in again] == [0, 1]
        assert again[0].table["host"] == clients[1].person.id
        assert again[0].table["commitment"] != clients[0].table["commitment"]
        await again[1].do(m.Start)
        await play_on(again, random.Random(3))


async def test_a_rematch_against_bots_begins_at_once(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await world.person("Ada")
        table = await world.open(ada, "first", "random", game="toy", seats=3, start=True)
        client = Client(world, ada, table)
        await client.come()
        await play_on([client], random.Random(2))
        await client.do(m.Rematch)
        again = Client(world, ada, client.table["next"])
        await again.come()
        assert again.table["status"] == "playing"


async def test_a_rated_table_needs_two_people(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await world.person("Ada")
        terms = {"game": "toy", "seats": 2, "rated": True}
        assert await refused(world.open(ada, "first", start=True, **terms)) == "rated-needs-people"


async def test_many_tables_but_not_too_many(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await world.person("Ada")
        for _ in range(50):
            await world.open(ada, game="toy")
        assert await refused(world.open(ada, game="toy")) == "too-many-tables"


async def test_the_lobby_shows_public_tables_alone(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.person("Ada"), await world.person("Bo")
        await world.open(ada, game="toy", visibility="private")
        shown = await world.open(ada, game="toy", visibility="public", seats=2)
        (line,) = world.tables.lobby.show().tables
        assert (line.id, line.names, line.taken, line.status) == (shown, ["Ada"], 1, "open")
        guest = Client(world, bo, shown)
        await guest.do(m.Sit)
        host = Client(world, ada, shown)
        await host.do(m.Start)
        (line,) = world.tables.lobby.show().tables
        assert (line.names, line.status) == (["Ada", "Bo"], "playing")
        await world.end()
        await world.begin()
        assert world.tables.lobby.show().tables == [line], "the lobby is there after a restart"


async def test_another_name_is_told_to_the_table(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        host, guest = await world.full_table("Ada", "Bo", game="toy")
        renamed = await world.store.change_person(guest.person.id, PersonChange(name="Boris"))
        assert renamed
        await world.tables.renamed(renamed)
        await host.listen()
        assert host.table["seats"][1]["name"] == "Boris"


async def test_an_unknown_table_is_not_found(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        assert await refused(world.tables.live("nosuchtable2")) == "table-not-found"


def test_the_toy_is_not_in_the_registry() -> None:
    assert "toy" not in GAMES, "the server must play what it is handed"


async def test_somebody_is_forgotten_in_mid_game(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        host, guest = await world.full_table("Ada", "Bo", game="classic", options={"rounds": 1})
        await guest.do(m.Say, text="my secret")
        await guest.do(m.Leave)
        await world.tables.forget(guest.person.id)
        await host.listen()
        assert host.heard[-1]["type"] == "table"
        told = repr(host.heard[-1])
        assert "Bo" not in told
        assert "my secret" not in told
        assert guest.person.id not in told
        await play_on([host], random.Random(1))


async def test_a_guest_becomes_their_account_at_the_table(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        host, guest = await world.full_table("Ada", "Bo", game="toy")
        account = await world.person("Boris")
        await world.store.make_account(account.id, "boris", "hash")
        await world.tables.absorb(guest.person, account.id)
        again = Client(world, account, guest.table_id)
        await again.come()
        assert again.seat == 1
        await play_on([host, again], random.Random(1))
