"""`sixthcow arena`: bots against bots; cheap to import, the arena is loaded when it is used."""

import argparse
import json
import signal
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from sixthcow.cli.option_arguments import options_from
from sixthcow.engine import Refused
from sixthcow.locale import Words
from sixthcow.locale.say import Speaker

if TYPE_CHECKING:
    from sixthcow.arena import Deal, Plan

INTERRUPTED = 130  # the exit status that shells use


def add_arena_arguments(parser: argparse.ArgumentParser) -> None:
    """Add all arguments except `--lang`, which every command has."""
    add = parser.add_argument
    add("bots", nargs="+", metavar="BOT",
        help="NAME, NAME:KEY=VALUE,… or cmd:COMMAND; they fill the seats in turn")  # fmt: skip
    add("--game", default="classic", metavar="GAME", help="the game (default: classic)")
    add("--seats", type=int, metavar="N",
        help="how many play at the table (default: one a bot, 4 for one or two)")  # fmt: skip
    add("--rounds", type=int, default=1000, metavar="N",
        help="how many to play in all, every rotation counted (default: 1000)")  # fmt: skip
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    add("--seed", type=int, default=1, metavar="N", help="other cards (default: 1)")
    add("--jobs", type=int, metavar="N", help="how many at a time (default: one a processor)")
    add("--cluster", metavar="ADDRESS",
        help="play on the machines of a Ray cluster: ray://HOST:10001")  # fmt: skip
    add("--think", type=float, default=1.0, metavar="SECONDS",
        help="the time that a program (cmd:) has for a decision (default: 1)")  # fmt: skip
    add("--save", type=Path, metavar="FILE", help="keep the results, or go on with those kept")
    add("--records", type=Path, metavar="FILE", help="add a record of every game, one a line")
    add("--asks", type=int, metavar="N",
        help="correct the result for luck: ask every bot again N times at each decision "
        "(default: 24 for those that decide at once; 0: never)")  # fmt: skip
    add("--judge", action="store_true", help="also show what errors cost by the analysis")
    add("--json", action="store_true", help="the result as JSON")


def run(arguments: argparse.Namespace) -> int:
    """Play and show the result; refusals are printed, with status 2."""
    words = Words(arguments.lang)
    try:
        return _run(arguments, words)
    except Refused as error:
        print(Speaker(words, ()).refusal(error), file=sys.stderr)
        return 2


def _run(arguments: argparse.Namespace, words: Words) -> int:
    from sixthcow.arena import make_plan, report, set_table
    from sixthcow.cli.standings import show

    options = options_from(arguments.option)
    game = set_table(arguments.bots, arguments.game, arguments.seats, options)
    plan = make_plan(
        arguments.bots,
        game,
        rounds=arguments.rounds,
        seed=arguments.seed,
        think=arguments.think,
    )
    plan = replace(plan, judged=arguments.judge, asks=arguments.asks)
    deals: list[Deal] = []
    status = 0
    try:
        with _ended_like_ctrl_c():
            _play(arguments, plan, words, deals)
    except KeyboardInterrupt:
        status = INTERRUPTED
    if not deals:
        print(words.text("arena-nothing"), file=sys.stderr)
        return status
    result = report(plan, deals)
    if arguments.json:
        print(json.dumps(result.to_json(), ensure_ascii=False, indent=2))
    else:
        show(result, words)
    return status


def _play(arguments: argparse.Namespace, plan: "Plan", words: Words, deals: "list[Deal]") -> None:
    """Play all deals into the list, which keeps the finished ones if we are stopped."""
    from sixthcow.arena import run as play
    from sixthcow.cli.progress_bar import progress

    playing = play(plan, arguments.jobs, arguments.save, arguments.records, arguments.cluster)
    texts = words.text("arena-progress"), words.text("arena-preparing")  # kernels may be compiled
    with closing(playing), progress(plan.deals, *texts) as advance:
        for deal in playing:
            deals.append(deal)
            advance(1)


@contextmanager
def _ended_like_ctrl_c() -> Iterator[None]:
    """On a termination signal, too, show what was played, and leave no program behind."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
