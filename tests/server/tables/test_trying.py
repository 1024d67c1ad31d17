"""Going on from a moment of a match: every game, against bots, counted nowhere, honest about it."""

import json
from pathlib import Path
from typing import Any

import pytest

from sixthcow.engine import BadRecord, Record
from sixthcow.fairness import verify
from sixthcow.games import GAMES
from sixthcow.server.tables.registry import new_id
from sixthcow.server.tables.table import TableState
from sixthcow.server.tables.trying import Wish, go_on
from sixthcow.server.wire import messages as m
from sixthcow.server.wire.api import TryWanted
from tests.server.world import ALL_GAMES, Client, World, a_world, refused

ADAS = "ada0" * 16
GOLDEN = Path(__file__).parents[2] / "golden"
FILES = {name: name for name in GAMES} | {"hoof": "hoof-hand", "custom": "custom-draft"}


def golden(game: str) -> Record:
    return Record.from_json((GOLDEN / f"{FILES[game]}.json").read_text("utf-8"))


async def tried(
    world: World, record: Record, move: int, seat: int = 1, *, contributes: bool = False
) -> Client:
    """Somebody who goes on from a moment of a record."""
    ada = await world.person("Ada")
    wanted = TryWanted(move, seat, "first", contributes)
    wish = Wish("original0000", wanted, ada, world.clock.now())
    found = go_on(record, wish, TableState(new_id(), ALL_GAMES))
    client = Client(world, ada, await world.tables.keep(*found))
    await client.come()
    return client


async def finished(world: World, client: Client) -> Record:
    """Let bots play on to the end; the record."""
    await client.do(m.Leave)
    for _ in range(2000):
        await world.pass_time(1)
        await client.listen()
        if client.table["status"] == "over":
            break
    text = await world.store.record(client.table_id)
    assert text
    return Record.from_json(text)


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_goes_on_from_the_middle_to_its_end(tmp_path: Path, game: str) -> None:
    record = golden(game)
    async with a_world(tmp_path) as world:
        ada = await tried(world, record, len(record.moves) // 2)
        assert ada.seat == 1
        assert [seat["level"] for seat in ada.table["seats"]].count(None) == 1
        origin = ada.table["origin"]
        before = [*record.steps(GAMES)][origin["move"]].state
        assert not before.game.may_change(before)
        again = await finished(world, ada)
        assert again.moves[: origin["move"]] == record.moves[: origin["move"]]
        last = [*again.steps(GAMES)][-1].state
        assert last.outcome

        # The proof covers what was dealt here, and says what was not.
        verdict = verify(again, GAMES)
        assert verdict.honest
        assert verdict.continues == origin["move"]
        dealt = [move.seat < 0 for move in again.moves[origin["move"] :]]
        assert verdict.draws == sum(dealt)
        meta: Any = again.extra["meta"]
        assert meta["continues"] == {"game": "original0000", "move": origin["move"], "seat": 2}

        # It counts nowhere.
        assert (await world.store.history(ada.person.id)).games == []
        stats = await world.store.stats(ada.person.id)
        assert stats
        assert stats.games == []


@pytest.mark.parametrize("game", ["himmel", "classic"])
@pytest.mark.parametrize("share", [0, 0.5])
async def test_the_player_adds_to_the_chance_of_what_is_still_dealt(
    tmp_path: Path, game: str, share: float
) -> None:
    """From the first deal or the middle on: the table waits for it."""
    record = golden(game)
    async with a_world(tmp_path) as world:
        ada = await tried(world, record, int(len(record.moves) * share), contributes=True)
        version = ada.version
        await world.pass_time(60_000)
        await ada.listen()
        assert ada.version == version, "nothing happens yet"
        assert ada.table["contributions"] is None
        await ada.do(m.Contribute, contribution=ADAS)
        await ada.listen()
        assert ada.table["contributions"] == {"2": ADAS}
        assert await refused(ada.do(m.Contribute, contribution=ADAS)) == "already-started"
        again = await finished(world, ada)
        verdict = verify(again, GAMES)
        assert verdict.honest
        assert verdict.contributors == (1,)
        assert verdict.draws or share
        document: Any = again.to_document()
        del document["meta"]["fairness"]["contributions"]
        assert bool(verify(Record.from_document(document), GAMES).wrong) == bool(verdict.draws)


async def test_a_player_may_leave_it_out(tmp_path: Path) -> None:
    record = golden("classic")
    async with a_world(tmp_path) as world:
        usual = await tried(world, record, 20)
        assert await refused(usual.do(m.Contribute, contribution=ADAS)) == "already-started"
        ada = await tried(world, record, 20, contributes=True)
        await ada.act(ada.actions[0])
        assert await refused(ada.do(m.Contribute, contribution=ADAS)) == "already-started"
        assert verify(await finished(world, ada), GAMES).honest


async def test_it_survives_a_restart(tmp_path: Path) -> None:
    record = golden("classic")
    async with a_world(tmp_path) as world:
        ada = await tried(world, record, 20)
        await world.settle()
        await ada.listen()
        await world.end()
        await world.begin()
        back = Client(world, ada.person, ada.table_id)
        await back.come()
        assert back.table["origin"] == ada.table["origin"]
        assert back.view == ada.view
        await back.act(back.actions[0])
        assert (await finished(world, back)).moves[:5] == record.moves[:5]


async def test_a_person_is_forgotten_there_too(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await tried(world, golden("classic"), 20)
        record = await finished(world, ada)
        assert record.seats[1] == "Ada"
        await world.tables.forget(ada.person.id)
        text = await world.store.record(ada.table_id)
        assert text
        assert "Ada" not in text
        assert verify(Record.from_json(text), GAMES).continues


async def test_the_original_is_told_for_comparison(tmp_path: Path) -> None:
    record = golden("classic")
    last = [*record.steps(GAMES)][-1].state
    async with a_world(tmp_path) as world:
        origin = (await tried(world, record, 0, seat=2)).table["origin"]
        assert origin["rounds"] == [penalties[2] for penalties in last.rounds]
        assert origin["total"] == (last.outcome.totals[2] if last.outcome else None)
        assert origin["move"] == 0


async def test_what_cannot_be_tried_is_refused(tmp_path: Path) -> None:
    record = golden("classic")
    async with a_world(tmp_path) as world:
        seats, moves = len(record.seats), len(record.moves)
        assert await refused(tried(world, record, 5, seat=seats)) == "no-such-seat"
        assert await refused(tried(world, record, moves + 1)) == "bad-request"
        assert await refused(tried(world, record, moves)) == "already-over"


def test_a_proof_must_say_where_it_begins() -> None:
    """What a record says of its origin is checked; draws after it must follow from the seed."""
    document = json.loads((GOLDEN / "classic.json").read_text("utf-8"))
    proof = {"seed": "00" * 32, "commitment": "11" * 32}
    moves = len(document["moves"])
    for move in (-1, moves + 1, "1", True, None):
        continues = {"game": "x", "move": move} if move is not None else [1]
        record = Record.from_document(
            document | {"meta": {"fairness": proof, "continues": continues}}
        )
        with pytest.raises(BadRecord, match="no proof"):
            verify(record, GAMES)
    meta = {"fairness": proof, "continues": {"game": "x", "move": 1}}
    skipped = verify(Record.from_document(document | {"meta": meta}), GAMES)
    assert 1 not in skipped.wrong
    assert 1 in verify(Record.from_document(document | {"meta": {"fairness": proof}}), GAMES).wrong
