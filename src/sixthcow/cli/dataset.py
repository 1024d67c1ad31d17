"""`sixthcow dataset`: decisions of bots as Parquet files; cheap to import."""

import argparse
import sys
from contextlib import closing
from pathlib import Path

from sixthcow.cli.option_arguments import options_from
from sixthcow.engine import Refused
from sixthcow.locale import Words
from sixthcow.locale.say import Speaker


def add_dataset_arguments(parser: argparse.ArgumentParser) -> None:
    """Add all arguments except `--lang`, which every command has."""
    add = parser.add_argument
    add("folder", type=Path, metavar="FOLDER", help="where the files go; run it again to go on")
    add("bots", nargs="+", metavar="BOT",
        help="NAME or NAME:KEY=VALUE,…; they fill the seats in turn")  # fmt: skip
    add("--game", default="classic", metavar="GAME", help="the game (default: classic)")
    add("--seats", type=int, metavar="N",
        help="how many play at the table (default: one a bot, 4 for one or two)")  # fmt: skip
    add("--matches", type=int, default=1000, metavar="N", help="how many to play (default: 1000)")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    add("--seed", type=int, default=1, metavar="N", help="other cards (default: 1)")
    add("--play-outs", type=int, default=64, metavar="N",
        help="how often every legal action is played out (default: 64; 0: not at all)")  # fmt: skip
    add("--shard", type=int, default=100, metavar="N", help="matches per file (default: 100)")
    add("--jobs", type=int, metavar="N", help="how many at a time (default: one a processor)")


def run(arguments: argparse.Namespace) -> int:
    """Write the data set; refusals are printed, with status 2."""
    words = Words(arguments.lang)
    try:
        return _run(arguments, words)
    except Refused as error:
        print(Speaker(words, ()).refusal(error), file=sys.stderr)
        return 2


def _run(arguments: argparse.Namespace, words: Words) -> int:
    from sixthcow.arena import set_table
    from sixthcow.arena.spec import COMMAND, maker, try_out
    from sixthcow.cli.progress_bar import progress

    try:
        from sixthcow.research.dataset import Plan, write
    except ModuleNotFoundError as error:
        extra = "pip install 'sixthcow[research]'"
        raise Refused("no-extra", package=str(error.name), command=extra) from None

    game = set_table(
        arguments.bots, arguments.game, arguments.seats, options_from(arguments.option)
    )
    for bot in arguments.bots:
        if bot.startswith(f"{COMMAND}:"):
            raise Refused("bot-inside", bot=bot)
        try_out(bot, 1.0, game.start().view(0))
    plan = Plan(
        bots=tuple(arguments.bots),
        game=game.name,
        seats=game.seats,
        matches=arguments.matches,
        options=game.options,
        seed=arguments.seed,
        play_outs=arguments.play_outs,
        shard=arguments.shard,
        makers=tuple(maker(bot, 1.0) for bot in arguments.bots),
    )
    writing = write(arguments.folder, plan, arguments.jobs)
    with closing(writing), progress(plan.shards, words.text("dataset-progress")) as advance:
        for shards in writing:
            advance(shards)
    print(
        words.text("dataset-done", matches=plan.shards * plan.shard, folder=str(arguments.folder))
    )
    return 0
