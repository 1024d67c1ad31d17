"""Who decided a move: the log knows when it was not the player of the seat."""

import random
from pathlib import Path

from sixthcow.engine import DEALER, Record
from sixthcow.server.tables.deciders import deciders
from sixthcow.server.wire import messages as m
from tests.server.tables.test_trying import finished, golden, tried
from tests.server.world import ALL_GAMES, Client, a_world, play_on


async def who_decided(client: Client) -> dict[int, str]:
    entries = await client.world.store.entries(client.table_id)
    return {**deciders(client.table_id, ALL_GAMES, entries)}


async def test_the_clock_and_a_stand_in_decide_for_a_person(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada, bo = await world.full_table(
            "Ada", "Bo", game="classic", pace="blitz", options={"rounds": 1}
        )
        for action in ada.actions[:2]:  # a pick that was changed is no move of the record
            await ada.act(action)
        await world.pass_time(8_001)
        await bo.do(m.Leave)
        await play_on([ada], random.Random(1))
        text = await world.store.record(ada.table_id)
        assert text
        moves = enumerate(Record.from_json(text).moves, 1)
        first, *others = (number for number, move in moves if move.seat == 1)
        assert await who_decided(ada) == {first: "clock"} | dict.fromkeys(others, "bot")


async def test_moves_from_another_match_are_nobodys_here(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        ada = await tried(world, golden("classic"), 20, seat=1)
        start = ada.table["origin"]["move"]
        record = await finished(world, ada)  # Ada leaves at once
        expected = {
            number: "record" if number <= start else "bot"
            for number, move in enumerate(record.moves, 1)
            if move.seat == 1 or (number <= start and move.seat != DEALER)
        }
        assert set(expected.values()) == {"record", "bot"}
        assert await who_decided(ada) == expected
