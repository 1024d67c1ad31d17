"""Many rounds of a game under simulated players, on all cores, as one array of penalties."""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Any

import numpy as np
import numpy.typing as npt

from sixthcow.engine import Game
from sixthcow.fast import himmel_positions, hoof_positions, lane_games, rows
from sixthcow.fast._jit import I16, u64
from sixthcow.fast.himmel_positions import HimmelPosition
from sixthcow.fast.hoof_positions import HoofPosition
from sixthcow.fast.kinds import NOTHING
from sixthcow.fast.placing import NO_TRACE
from sixthcow.fast.policies import Policy, same_rows, tries_of
from sixthcow.fast.positions import fresh
from sixthcow.fast.progress import Progress, bar
from sixthcow.fast.tables import LANE_COUNT, PACKED, network
from sixthcow.games import GAMES
from sixthcow.games.himmel import Himmel
from sixthcow.games.hoof import Hoof
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.twins import Twins

CHUNK = 128 * LANE_COUNT
WORD = 2**64 - 1
UNDECIDED = -1  # the code of no candidate

# Plays rounds `first`, `first + 1`, … of a seed into an array (rounds, seats).
Player = Callable[[int, int, I16], None]


def simulate(
    game: str,
    seats: int,
    rounds: int,
    policy: Policy = "random",
    *,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    jobs: int | None = None,
    progress: Progress | bool | None = None,
) -> npt.NDArray[Any]:
    """The penalties of every seat in every round: an array (rounds, seats).

    Whole heads as int16; twins, whose penalties may be halves, as float32. `policy` is one name or
    one a seat: `random`, `thrifty` (random cards, the cheapest row), `pair` (the better of two
    cards), `cautious` (the best of all by a quick estimate). A seed gives the same rounds whatever
    `jobs` is (all cores by default). `progress` is called with the rounds done and the rounds
    wanted; without it a long run draws a bar in a terminal (False: never).
    """
    if game not in GAMES:
        raise ValueError(f"unknown game {game!r}; there are {', '.join(GAMES)}")
    if rounds < 0:
        raise ValueError(f"rounds is {rounds}; it must not be negative")
    played = GAMES[game](seats, options)
    play = player_of(played, tries_of(policy, seats))
    out = np.empty((rounds, seats), np.int16)
    starts = range(0, rounds, CHUNK)
    with bar(progress, rounds) as report, ThreadPoolExecutor(jobs or os.cpu_count()) as pool:
        tasks = [pool.submit(play, seed & WORD, at, out[at : at + CHUNK]) for at in starts]
        for done, task in enumerate(as_completed(tasks), start=1):
            task.result()
            report(min(rounds, done * CHUNK), rounds)
    return out.astype(np.float32) / np.float32(2) if isinstance(played, Twins) else out


def player_of(game: Game[Any], tries: list[int]) -> Player:
    """What plays rounds of a game with these policies."""
    if isinstance(game, Hoof):
        start: HoofPosition | HimmelPosition = hoof_positions.fresh(game)
    elif isinstance(game, Himmel):
        start = himmel_positions.fresh(game)
    else:
        assert isinstance(game, RowsGame)
        return rows_player(game, tries)

    def play(seed: int, first: int, out: I16) -> None:
        out[:] = start.run([UNDECIDED], len(out), seed, first, tries)[0]

    return play


def rows_player(game: RowsGame, tries: list[int]) -> Player:
    """Rounds of a rows game, in lanes where these know its rules.

    LOGIC-2: a draft at random is a deal; TOUR-1: round 1 of a tournament.
    """
    seats, size, cards, start = game.seats, game.hand_size, game.deck(), fresh(game)
    if start.plain and same_rows(tries):
        deck = np.repeat(PACKED[list(cards)], LANE_COUNT)
        wanted, net = np.array(tries, np.uint64), network(seats)

        def play_lanes(seed: int, first: int, out: I16) -> None:
            lane_games.play_rounds(
                u64(seed), u64(first), u64(seats), u64(size), deck, wanted, all(tries), net, out
            )

        return play_lanes
    table, pool, one = start.table(tries), np.array(cards, np.int32), np.zeros(1, np.int64)
    scale = 1 if isinstance(game, Twins) else 2

    def play_scalar(seed: int, first: int, out: I16) -> None:
        rows.search(
            u64(seed), first, table, pool, start.plain, NOTHING, 0, one, NO_TRACE,
            np.empty_like(pool), out[np.newaxis],
        )  # fmt: skip
        out //= scale

    return play_scalar
